/// The room that a text view asks for: that of its lines, or of letters that reach beyond them.
public enum UILetterformAwareSizingRule: Int, Sendable {
    case typographic = 0
    /// Larger letters have room, too. Kept: lines here have the room of their font's metrics.
    case oversize
}

/// Views of text whose size may go beyond their lines. Since iOS 17.
@preconcurrency @MainActor public protocol UILetterformAwareAdjusting: NSObjectProtocol {
    /// Default typographic.
    var sizingRule: UILetterformAwareSizingRule { get set }
}

/// Whether text takes part in what is behind it. Kept: there are no materials that would show it.
public enum UILabelVibrancy: Int, Sendable {
    case none = 0
    case automatic
}

/// Views in which words can be dictated by looking at them. Kept: nobody dictates. Since iOS 17.
@preconcurrency @MainActor public protocol UILookToDictateCapable: NSObjectProtocol {
    /// Default false.
    var isLookToDictateEnabled: Bool { get set }
}
