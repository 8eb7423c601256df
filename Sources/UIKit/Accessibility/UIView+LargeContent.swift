// Settings for people who need large words or inverted colours.

/// Something that the large content viewer can show: a bar's small words, while a finger rests on them and the text size is an
/// accessibility size.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
    var showsLargeContentViewer: Bool { get }
    var largeContentTitle: String? { get }
    var largeContentImage: UIImage? { get }
    var scalesLargeContentImage: Bool { get }
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {
    /// Whether the viewer shows the view. Default false. Kept: the viewer itself is not drawn here.
    public var showsLargeContentViewer: Bool {
        get { accessibilityValues?.largeContent.isShown ?? false }
        set { ownAccessibilityValues.largeContent.isShown = newValue }
    }

    public var largeContentTitle: String? {
        get { accessibilityValues?.largeContent.title }
        set { ownAccessibilityValues.largeContent.title = newValue }
    }

    public var largeContentImage: UIImage? {
        get { accessibilityValues?.largeContent.image }
        set { ownAccessibilityValues.largeContent.image = newValue }
    }

    public var scalesLargeContentImage: Bool {
        get { accessibilityValues?.largeContent.scalesImage ?? false }
        set { ownAccessibilityValues.largeContent.scalesImage = newValue }
    }

    /// In points.
    public var largeContentImageInsets: UIEdgeInsets {
        get { accessibilityValues?.largeContent.imageInsets ?? .zero }
        set { ownAccessibilityValues.largeContent.imageInsets = newValue }
    }

    /// Whether the view keeps its colours where the system inverts them, as pictures do. Default false.
    public var accessibilityIgnoresInvertColors: Bool {
        get { accessibilityValues?.ignoresInvertColors ?? false }
        set { ownAccessibilityValues.ignoresInvertColors = newValue }
    }
}
