/// One thing that a preview asks of where it is shown: its size or its orientation.
public struct PreviewTrait<T>: Sendable {
    /// The size that what is shown gets.
    enum Layout: Hashable, Sendable {
        case fitting
        case fixed(width: CGFloat, height: CGFloat)
    }

    var layout: Layout?
    /// The orientation that is asked for; the windows that previews are drawn in have one of their own.
    var orientation: UIInterfaceOrientation?
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The whole window.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }
    /// As small as the content allows, in the middle.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(layout: .fitting) }
    /// A size in points, in the middle.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> { PreviewTrait(layout: .fixed(width: width, height: height)) }
    public static var portrait: PreviewTrait<T> { PreviewTrait(orientation: .portrait) }
    public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(orientation: .portraitUpsideDown) }
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(orientation: .landscapeLeft) }
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait(orientation: .landscapeRight) }
}
