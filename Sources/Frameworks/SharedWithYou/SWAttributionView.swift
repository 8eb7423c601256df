/// Names who shared something. Nobody did, so that it is empty.
@preconcurrency @MainActor open class SWAttributionView: UIView {
    public enum HorizontalAlignment: Int, Sendable { case `default` = 0, leading, center, trailing }
    public enum DisplayContext: Int, Sendable { case summary = 0, detail }
    public enum BackgroundStyle: Int, Sendable { case `default` = 0, color, material }
    open var highlight: SWHighlight?
    open var displayContext: DisplayContext = .summary
    open var horizontalAlignment: HorizontalAlignment = .default
    open var backgroundStyle: BackgroundStyle = .default
    /// Points.
    open var preferredMaxLayoutWidth: CGFloat = 0
    /// Empty: there is nobody to write to.
    open var highlightMenu: UIMenu { UIMenu(children: []) }
    open var menuTitleForHideAction: String?
    open var supplementalMenu: UIMenu?
    open var enablesMarquee = false
    open override var intrinsicContentSize: CGSize { .zero }
}
