/// A row of dots, one a page, that shows which page is shown. Where there is no room for all, those near the current page are shown, and
/// dots at an end beyond which there are more are small.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    private var painter: ViewPainter?

    private static let thickness: CGFloat = 26
    private static let dot: CGFloat = 7.6
    /// How far a finger moves before it chooses pages as it goes.
    private static let slop: CGFloat = 10

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
        willSet { announceWillChange(of: "currentPage") }
        didSet {
            let kept: Int = max(0, min(currentPage, max(0, numberOfPages - 1)))
            if kept != currentPage { currentPage = kept }
            if currentPage != oldValue { progress?.pageDidChange() }
            lookDidChange()
            announceDidChange(of: "currentPage")
        }
    }

    /// How far the current page has gone; its indicator is a bar that fills. nil shows a dot. Default nil. Since iOS 17.
    open var progress: UIPageControlProgress? {
        didSet {
            guard progress !== oldValue else { return }
            oldValue?.setVisible(false)
            oldValue?.control = nil
            progress?.control = self
            progress?.setVisible(interactionState != .continuous)
            invalidateIntrinsicContentSize()
            lookDidChange()
        }
    }

    func progressDidChange() { lookDidChange() }

    /// The progress has come to another page.
    func advance(to page: Int) {
        currentPage = page
        send([.valueChanged, .primaryActionTriggered], with: nil)
    }

    /// Whether the dots stay as they are when the user chooses another page, until `updateCurrentPageDisplay()`. Default false.
    open var defersCurrentPageDisplay = false {
        didSet { if !defersCurrentPageDisplay { updateCurrentPageDisplay() } }
    }
    /// The page whose dot stands out while another has been chosen.
    private var deferredPage: Int?

    /// Has the dots show the current page.
    open func updateCurrentPageDisplay() {
        guard deferredPage != nil else { return }
        deferredPage = nil
        lookDidChange()
    }

    private var displayedPage: Int { min(deferredPage ?? currentPage, max(0, numberOfPages - 1)) }

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

    /// Shown in place of every dot that has no image of its own.
    open var preferredIndicatorImage: UIImage? {
        didSet { lookDidChange() }
    }

    /// Shown in place of the current page's dot, where that has no image of its own. nil is `preferredIndicatorImage`.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { lookDidChange() }
    }

    // The pictures in place of dots before iOS 14, which only key-value coding reached. They have their own colours.

    var pageImage: UIImage? {
        get { preferredIndicatorImage }
        set { preferredIndicatorImage = newValue.map(Self.picture) }
    }

    var currentPageImage: UIImage? {
        get { preferredCurrentPageIndicatorImage }
        set { preferredCurrentPageIndicatorImage = newValue.map(Self.picture) }
    }

    private static func picture(_ image: UIImage) -> UIImage {
        image.renderingMode == .automatic ? image.withRenderingMode(.alwaysOriginal) : image
    }

    private var images: [Int: UIImage] = [:]
    private var currentPageImages: [Int: UIImage] = [:]

    /// The image of a page's indicator; nil for the preferred one.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[page] = image
        lookDidChange()
    }

    /// The image of a page's indicator while the page is the current one; nil for the preferred one.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentPageImages[page] }

    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentPageImages[page] = image
        lookDidChange()
    }

    /// Whether a plate is drawn behind the dots. Default automatic: while a finger moves over them.
    open var backgroundStyle: BackgroundStyle = .automatic {
        didSet { lookDidChange() }
    }

    /// The direction of the pages. Default natural: as text runs.
    open var direction: Direction = .natural {
        didSet {
            invalidateIntrinsicContentSize()
            lookDidChange()
        }
    }

    /// Whether a finger that moves along the dots changes the page as it goes. Default true.
    open var allowsContinuousInteraction = true

    public private(set) var interactionState: InteractionState = .none {
        didSet {
            guard interactionState != oldValue else { return }
            progress?.setVisible(interactionState != .continuous)
            lookDidChange()
        }
    }

    /// The size for a number of pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let bar: CGFloat = progress == nil ? 0 : PageIndicatorRow.barExtension
        let length: CGFloat = CGFloat(max(0, pageCount)) * PageIndicatorRow.pitch + PageIndicatorRow.padding + bar
        return isVertical ? CGSize(width: UIPageControl.thickness, height: length) : CGSize(width: length, height: UIPageControl.thickness)
    }

    open dynamic override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    private func lookDidChange() {
        layer.contentChanged()
    }

    // MARK: Drawing

    private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    private var goesBackwards: Bool {
        switch direction {
        case .natural: isRightToLeft
        case .rightToLeft, .bottomToTop: true
        case .leftToRight, .topToBottom: false
        }
    }

    /// The first page whose dot was drawn last.
    private var firstVisible = 0

    private var row: PageIndicatorRow {
        PageIndicatorRow(
            count: numberOfPages, current: displayedPage, length: isVertical ? bounds.height : bounds.width, first: firstVisible, hasBar: progress != nil)
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
        let row: PageIndicatorRow = row
        firstVisible = row.visible.lowerBound
        drawPlate(row, in: context)
        for page in row.visible { drawIndicator(page, scale: row.scale(of: page), at: center(of: page, in: row), in: context) }
    }

    private func drawPlate(_ row: PageIndicatorRow, in context: CGContext) {
        guard backgroundStyle == .prominent || backgroundStyle == .automatic && interactionState == .continuous else { return }
        let length: CGFloat = row.length
        let size: CGSize = isVertical ? CGSize(width: UIPageControl.thickness, height: length) : CGSize(width: length, height: UIPageControl.thickness)
        let plate = CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        context.setFillColor(resolve(.tertiarySystemFill).cgColor)
        context.addPath(CGPath(roundedRect: plate, cornerWidth: UIPageControl.thickness / 2, cornerHeight: UIPageControl.thickness / 2, transform: nil))
        context.fillPath()
    }

    private func drawIndicator(_ page: Int, scale: CGFloat, at center: CGPoint, in context: CGContext) {
        let isCurrent: Bool = page == displayedPage
        let color: UIColor = resolve(
            isCurrent ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? UIColor.label.withAlphaComponent(0.33))
        if isCurrent, let progress, progress.isProgressVisible { return drawBar(CGFloat(progress.currentProgress), at: center, in: context) }
        let own: UIImage? = isCurrent ? currentPageImages[page] ?? preferredCurrentPageIndicatorImage : nil
        if let image = own ?? images[page] ?? preferredIndicatorImage {
            let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
            let box = CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            image.paint(in: box, context: context, tint: image.renderingMode == .alwaysOriginal ? image.values.tintColor.map(resolve) : color)
        } else {
            let radius: CGFloat = UIPageControl.dot / 2 * scale
            context.setFillColor(color.cgColor)
            context.fillEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        }
    }

    /// The current page's indicator while it shows progress.
    private func drawBar(_ progress: CGFloat, at center: CGPoint, in context: CGContext) {
        let length: CGFloat = UIPageControl.dot + PageIndicatorRow.barExtension
        let size: CGSize = isVertical ? CGSize(width: UIPageControl.dot, height: length) : CGSize(width: length, height: UIPageControl.dot)
        let bar = CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        let outline = CGPath(roundedRect: bar, cornerWidth: UIPageControl.dot / 2, cornerHeight: UIPageControl.dot / 2, transform: nil)
        var filled: CGRect = bar
        if isVertical { filled.size.height *= progress } else { filled.size.width *= progress }
        if goesBackwards {
            filled.origin.x = bar.maxX - filled.width
            filled.origin.y = bar.maxY - filled.height
        }
        context.saveGState()
        context.addPath(outline)
        context.clip()
        context.setFillColor(resolve(pageIndicatorTintColor ?? UIColor.label.withAlphaComponent(0.33)).cgColor)
        context.fill(bar)
        context.setFillColor(resolve(currentPageIndicatorTintColor ?? .label).cgColor)
        context.fill(filled)
        context.restoreGState()
    }

    private func center(of page: Int, in row: PageIndicatorRow) -> CGPoint {
        let offset: CGFloat = row.offset(of: page) * (goesBackwards ? -1 : 1)
        return isVertical ? CGPoint(x: bounds.midX, y: bounds.midY + offset) : CGPoint(x: bounds.midX + offset, y: bounds.midY)
    }

    // MARK: Touches

    override var primaryEvent: UIControl.Event { .touchUpInside }

    private var touchStart: CGFloat = 0

    /// How far along the row from its middle, in the pages' direction.
    private func place(of touch: UITouch) -> CGFloat {
        let point: CGPoint = touch.location(in: self)
        return (isVertical ? point.y - bounds.midY : point.x - bounds.midX) * (goesBackwards ? -1 : 1)
    }

    open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { touchStart = place(of: touch) }
        if isTracking { interactionState = .discrete }
    }

    open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        guard isTracking, allowsContinuousInteraction, let touch = touches.first else { return }
        let place: CGFloat = place(of: touch)
        if abs(place - touchStart) > UIPageControl.slop { interactionState = .continuous }
        if interactionState == .continuous { choose(row.page(at: place), event) }
    }

    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let place: CGFloat? = isTracking ? touches.first.map(place(of:)) : nil
        let wasContinuous: Bool = interactionState == .continuous
        super.touchesEnded(touches, with: event)
        defer { interactionState = .none }
        guard let place, !wasContinuous else { return }
        choose(max(0, min(numberOfPages - 1, currentPage + (place >= 0 ? 1 : -1))), event)
    }

    open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        interactionState = .none
    }

    private func choose(_ page: Int, _ event: UIEvent?) {
        guard page != currentPage else { return }
        if defersCurrentPageDisplay, deferredPage == nil { deferredPage = currentPage }
        currentPage = page
        send([.valueChanged, .primaryActionTriggered], with: event)
    }

    override func colorAppearanceDidChange() {
        super.colorAppearanceDidChange()
        lookDidChange()
    }
}

extension UIPageControl {
    public enum BackgroundStyle: Int, Sendable {
        case automatic = 0, prominent, minimal
    }

    public enum Direction: Int, Sendable {
        case natural = 0, leftToRight, rightToLeft, topToBottom, bottomToTop
    }

    /// The way in which a finger moves the control.
    public enum InteractionState: Int, Sendable {
        case none = 0
        /// It chooses the next page or the one before.
        case discrete
        /// It moves along the dots.
        case continuous
    }
}
