extension UIScreen {
    /// Whether a screen is in the mode in which masters of films are judged.
    public enum ReferenceDisplayModeStatus: Int, Sendable {
        case notSupported = 0, notEnabled, limited, enabled
    }
}
