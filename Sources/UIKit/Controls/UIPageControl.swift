/// A row of dots, one a page, that shows which page is shown.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    private var painter: ViewPainter?

    private static let pitch: CGFloat = 18
    private static let padding: CGFloat = 20
    private static let height: CGFloat = 26
    private static let dot: CGFloat = 7.6

    override class var drawsByPainter: Bool { true }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeInterface(from: coder, as: UIPageControl.self)
    }

    private func setUp() {
        isOpaque = false
        let painter = ViewPainter(self)
        self.painter = painter
        layer.painter = painter
    }

    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            invalidateIntrinsicContentSize()
            lookDidChange()
        }
    }

    open var currentPage = 0 {
        didSet {
            let kept: Int = max(0, min(currentPage, max(0, numberOfPages - 1)))
            if kept != currentPage { currentPage = kept }
            lookDidChange()
        }
    }

    /// Whether a single page shows no dot. Default false.
    open var hidesForSinglePage = false {
        didSet { lookDidChange() }
    }

    /// nil is a label colour at two thirds.
    open var pageIndicatorTintColor: UIColor? {
        didSet { lookDidChange() }
    }

    /// nil is the label colour.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { lookDidChange() }
    }

    /// Shown in place of every dot.
    open var preferredIndicatorImage: UIImage? {
        didSet { lookDidChange() }
    }

    /// The size for a number of pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(0, pageCount)) * UIPageControl.pitch + UIPageControl.padding, height: UIPageControl.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    private func lookDidChange() {
        layer.contentChanged()
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
        let ordinary: UIColor = resolve(pageIndicatorTintColor ?? UIColor.label.withAlphaComponent(0.33))
        let current: UIColor = resolve(currentPageIndicatorTintColor ?? .label)
        for page in 0..<numberOfPages {
            let center = CGPoint(x: dotCenter(page), y: bounds.midY)
            let color: UIColor = page == currentPage ? current : ordinary
            if let image = preferredIndicatorImage {
                let size: CGSize = image.size
                let origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
                let box = CGRect(origin: origin, size: size)
                image.paint(in: box, context: context, tint: color)
            } else {
                let radius: CGFloat = UIPageControl.dot / 2
                context.setFillColor(color.cgColor)
                context.fillEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
            }
        }
    }

    private func dotCenter(_ page: Int) -> CGFloat {
        let position = CGFloat(isRightToLeft ? numberOfPages - 1 - page : page)
        return bounds.midX + (position - CGFloat(numberOfPages - 1) / 2) * UIPageControl.pitch
    }

    override var primaryEvent: UIControl.Event { .touchUpInside }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let point: CGPoint? = isTracking ? touches.first?.location(in: self) : nil
        super.touchesEnded(touches, with: event)
        guard let point else { return }
        let forward: Bool = (point.x >= bounds.midX) != isRightToLeft
        let next: Int = max(0, min(numberOfPages - 1, currentPage + (forward ? 1 : -1)))
        guard next != currentPage else { return }
        currentPage = next
        send([.valueChanged, .primaryActionTriggered], with: event)
    }

    override func colorAppearanceDidChange() {
        super.colorAppearanceDidChange()
        lookDidChange()
    }
}
