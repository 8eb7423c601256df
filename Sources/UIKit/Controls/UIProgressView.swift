/// A bar that fills as something gets on.
@preconcurrency @MainActor open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default` = 0
        case bar = 1
    }

    private let track = UIView()
    private let bar = UIView()

    public convenience init(progressViewStyle style: UIProgressView.Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: UIProgressView.height(style)))
        progressViewStyle = style
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeInterface(from: coder, as: UIProgressView.self)
    }

    private func setUp() {
        isOpaque = false
        hugging.vertical = .defaultHigh
        for part in [track, bar] {
            part.isUserInteractionEnabled = false
            part.clipsToBounds = true
            addSubview(part)
        }
        updateColors()
    }

    private static func height(_ style: Style) -> CGFloat { style == .bar ? 2.5 : 4 }

    open var progressViewStyle: Style = .default {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// 0 to 1. Default 0.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }
    private var storedProgress: Float = 0

    open func setProgress(_ progress: Float, animated: Bool) {
        storedProgress = max(0, min(1, progress))
        guard animated else {
            setNeedsLayout()
            return
        }
        UIView.animate(withDuration: 0.25) { self.placeParts() }
    }

    /// nil is the tint colour.
    open var progressTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// nil is a system fill.
    open var trackTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// In place of the filled part's colour, stretched over it. Default nil.
    open var progressImage: UIImage? { didSet { updateColors() } }
    /// In place of the track's colour. Default nil.
    open var trackImage: UIImage? { didSet { updateColors() } }

    private func updateColors() {
        Self.show(trackImage, in: track)
        Self.show(progressImage, in: bar)
        track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
        bar.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    }

    /// Stretches a picture over a part; nil takes it away.
    private static func show(_ image: UIImage?, in part: UIView) {
        let known: UIImageView? = part.subviews.first as? UIImageView
        guard let image else { return known?.removeFromSuperview() ?? () }
        let picture: UIImageView = known ?? UIImageView(frame: part.bounds)
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        picture.image = image
        if known == nil { part.addSubview(picture) }
    }

    /// Shown as it gets on. Default nil.
    open var observedProgress: Progress? {
        didSet {
            guard observedProgress !== oldValue else { return }
            observation += 1
            if observedProgress != nil { followProgress(observation) }
        }
    }
    private var observation = 0

    /// Foundation's progress tells nobody here when it changes: it is asked ten times a second.
    private func followProgress(_ current: Int) {
        guard current == observation, let observedProgress else { return }
        let progress = Float(observedProgress.fractionCompleted)
        if progress != storedProgress { setProgress(progress, animated: window != nil) }
        guard !observedProgress.isFinished else { return }
        DeferredWork.shared.schedule(after: 0.1) { [weak self] in self?.followProgress(current) }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    open dynamic override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIProgressView.height(progressViewStyle))
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UIProgressView.height(progressViewStyle))
    }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private func placeParts() {
        track.frame = bounds
        let width: CGFloat = (bounds.width * CGFloat(storedProgress)).rounded()
        bar.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        let radius: CGFloat = progressViewStyle == .bar ? 0 : bounds.height / 2
        track.layer.cornerRadius = radius
        bar.layer.cornerRadius = min(radius, width / 2)
    }
}
