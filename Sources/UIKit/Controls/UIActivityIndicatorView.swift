/// Eight blades that fade one after the other, to say that something goes on.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
        // The styles of before iOS 13, sizes and colours in one.
        case whiteLarge = 0
        case white = 1
        case gray = 2

        var isLarge: Bool { self == .large || self == .whiteLarge }
        /// The colour that comes with the style.
        var color: UIColor? {
            switch self {
            case .medium, .large: nil
            case .white, .whiteLarge: .white
            case .gray: .gray
            }
        }
    }

    private var run = 0

    override class var drawsByPainter: Bool { true }

    public init(style: UIActivityIndicatorView.Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: SpinnerBlades.size(style)))
        setUp()
        if let color = style.color { self.color = color }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        setUp()
        decodeInterface(from: coder, as: UIActivityIndicatorView.self)
    }

    private func setUp() {
        isOpaque = false
        isHidden = true
        hugging = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
        let painter = ViewPainter(self)
        self.painter = painter
        layer.painter = painter
    }

    private var painter: ViewPainter?

    open var style: Style = .medium {
        didSet {
            guard style != oldValue else { return }
            if let color = style.color { self.color = color }
            invalidateIntrinsicContentSize()
            layer.contentChanged()
        }
    }

    /// Default: a grey of half strength.
    open var color: UIColor! = .secondaryLabel {
        didSet { layer.contentChanged() }
    }

    /// Whether the view hides while it stands still. Default true.
    open var hidesWhenStopped = true {
        didSet { if !isAnimating { isHidden = hidesWhenStopped } }
    }

    open private(set) var isAnimating = false

    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        isHidden = false
        run += 1
        tick(run)
    }

    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }

    /// Fewer than all while a refresh control is pulled down.
    var shownBlades = SpinnerBlades.count {
        didSet { if shownBlades != oldValue { layer.contentChanged() } }
    }

    private func tick(_ current: Int) {
        guard isAnimating, run == current else { return }
        layer.contentChanged()
        DeferredWork.shared.schedule(after: SpinnerBlades.interval) { [weak self] in self?.tick(current) }
    }

    open dynamic override var intrinsicContentSize: CGSize { SpinnerBlades.size(style) }
    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { SpinnerBlades.size(style) }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let phase: Int = isAnimating ? Int((CACurrentMediaTime() / SpinnerBlades.interval + 1e-6).rounded(.down)) : 0
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        SpinnerBlades.draw(in: context, center: center, style: style, color: resolve(color), phase: phase, shown: shownBlades)
    }

    override func colorAppearanceDidChange() {
        super.colorAppearanceDidChange()
        layer.contentChanged()
    }
}

/// The blades of an activity indicator.
enum SpinnerBlades {
    static let count = 8
    /// Seconds between two steps.
    static let interval: Double = 0.1

    static func size(_ style: UIActivityIndicatorView.Style) -> CGSize {
        style.isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    /// How strong a blade is; the one that `phase` points to is the strongest, those before it fade.
    static func strength(blade: Int, phase: Int) -> CGFloat {
        let age: Int = ((phase - blade) % count + count) % count
        return max(0.25, 1 - CGFloat(age) * 0.125)
    }

    static func draw(
        in context: CGContext, center: CGPoint, style: UIActivityIndicatorView.Style, color: UIColor, phase: Int, shown: Int = count
    ) {
        let zoom: CGFloat = style.isLarge ? 37.0 / 20 : 1
        let blade = CGRect(x: -1.15 * zoom, y: -9.6 * zoom, width: 2.3 * zoom, height: 5.2 * zoom)
        let path = CGPath(roundedRect: blade, cornerWidth: blade.width / 2, cornerHeight: blade.width / 2, transform: nil)
        for index in 0..<min(shown, count) {
            context.saveGState()
            context.translateBy(x: center.x, y: center.y)
            context.rotate(by: CGFloat(index) * .pi / 4)
            context.setFillColor(color.cgColor)
            context.setAlpha(strength(blade: index, phase: phase))
            context.addPath(path)
            context.fillPath()
            context.restoreGState()
        }
    }
}
