/// How text is shown that has alternatives.
public enum UITextAlternativeStyle: Int, Sendable {
    case none = 0
    /// Underlined, since it may be wrong.
    case lowConfidence = 1
}
