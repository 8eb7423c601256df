/// A value chosen from a continuous range by dragging a thumb along a track.
@preconcurrency @MainActor open class UISlider: UIControl {
    private let minimumTrack = UIImageView(frame: .zero)
    private let maximumTrack = UIImageView(frame: .zero)
    private let thumb = UIImageView(frame: .zero)
    private let minimumImage = UIImageView(frame: .zero)
    private let maximumImage = UIImageView(frame: .zero)
    var thumbImages = ButtonStateTable<UIImage>() { didSet { updateLook() } }
    var minimumTrackImages = ButtonStateTable<UIImage>() { didSet { updateLook() } }
    var maximumTrackImages = ButtonStateTable<UIImage>() { didSet { updateLook() } }
    private var grip: CGFloat = 0

    static let height: CGFloat = 34
    private static let trackHeight: CGFloat = 4
    private static let trackInset: CGFloat = 2
    private static let thumbDiameter: CGFloat = 27

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeInterface(from: coder, as: UISlider.self)
    }

    private func setUp() {
        isOpaque = false
        for part in [minimumImage, maximumImage, maximumTrack, minimumTrack, thumb] { addSubview(part) }
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowOffset = CGSize(width: 0, height: 4)
        thumb.layer.shadowRadius = 5
        updateLook()
    }

    // MARK: Value

    /// Default 0; kept between the limits.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }
    private var storedValue: Float = 0

    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = storedValue
        }
    }

    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }

    /// Whether changes are told while the thumb is dragged, not only at the end. Default true.
    open var isContinuous = true

    open func setValue(_ value: Float, animated: Bool) {
        storedValue = max(minimumValue, min(maximumValue, value))
        guard animated else {
            setNeedsLayout()
            return
        }
        UIView.animate(withDuration: 0.25) { self.placeParts() }
    }

    // MARK: Look

    open var minimumValueImage: UIImage? {
        didSet { updateLook() }
    }

    open var maximumValueImage: UIImage? {
        didSet { updateLook() }
    }

    /// nil is the tint colour.
    open var minimumTrackTintColor: UIColor? {
        didSet { updateLook() }
    }

    /// nil is a system fill.
    open var maximumTrackTintColor: UIColor? {
        didSet { updateLook() }
    }

    /// nil is white.
    /// The idiom that the slider is to look by. Default automatic.
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
    /// The idiom that it looks by: a pad's, outside of a Mac.
    open var behavioralStyle: UIBehavioralStyle { .pad }
    open var thumbTintColor: UIColor? {
        didSet { updateLook() }
    }

    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        thumbImages[state] = image
        updateLook()
    }

    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        minimumTrackImages[state] = image
        updateLook()
    }

    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        maximumTrackImages[state] = image
        updateLook()
    }

    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages.value(for: state) }
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages.value(for: state) }
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages.value(for: state) }
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    private func updateLook() {
        minimumImage.image = minimumValueImage
        maximumImage.image = maximumValueImage
        minimumTrack.image = currentMinimumTrackImage
        maximumTrack.image = currentMaximumTrackImage
        thumb.image = currentThumbImage
        minimumTrack.backgroundColor = minimumTrack.image == nil ? minimumTrackTintColor ?? tintColor : nil
        maximumTrack.backgroundColor = maximumTrack.image == nil ? maximumTrackTintColor ?? .systemFill : nil
        thumb.backgroundColor = thumb.image == nil ? thumbTintColor ?? .white : nil
        thumb.layer.shadowOpacity = thumb.image == nil ? 0.15 : 0
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLook()
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateLook()
        alpha = isEnabled ? 1 : 0.5
    }

    // MARK: Geometry

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, bounds, isLeft: !isRightToLeft)
    }

    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, bounds, isLeft: isRightToLeft)
    }

    private func imageRect(_ image: UIImage?, _ bounds: CGRect, isLeft: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// The track, between the images at the ends.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let low: CGFloat = minimumValueImage.map { $0.size.width + 4 } ?? 0
        let high: CGFloat = maximumValueImage.map { $0.size.width + 4 } ?? 0
        let left: CGFloat = (isRightToLeft ? high : low) + UISlider.trackInset
        let right: CGFloat = (isRightToLeft ? low : high) + UISlider.trackInset
        let height: CGFloat = currentMinimumTrackImage?.size.height ?? UISlider.trackHeight
        return CGRect(
            x: bounds.minX + left, y: bounds.midY - height / 2, width: max(0, bounds.width - left - right), height: height)
    }

    /// The thumb for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let own = CGSize(width: UISlider.thumbDiameter, height: UISlider.thumbDiameter)
        let size: CGSize = currentThumbImage?.size ?? own
        let span: Float = maximumValue - minimumValue
        var share: CGFloat = span > 0 ? CGFloat((value - minimumValue) / span) : 0
        if isRightToLeft { share = 1 - share }
        return CGRect(
            x: rect.minX + (rect.width - size.width) * share, y: rect.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    open dynamic override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UISlider.height) }
    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: UISlider.height) }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private func placeParts() {
        minimumImage.frame = minimumValueImageRect(forBounds: bounds)
        maximumImage.frame = maximumValueImageRect(forBounds: bounds)
        let rect: CGRect = trackRect(forBounds: bounds)
        let knob: CGRect = thumbRect(forBounds: bounds, trackRect: rect, value: storedValue)
        thumb.frame = knob
        thumb.layer.cornerRadius = thumb.image == nil ? knob.width / 2 : 0
        let low: CGRect
        if isRightToLeft {
            low = CGRect(x: knob.midX, y: rect.minY, width: rect.maxX - knob.midX, height: rect.height)
        } else {
            low = CGRect(x: rect.minX, y: rect.minY, width: knob.midX - rect.minX, height: rect.height)
        }
        minimumTrack.frame = low
        maximumTrack.frame = rect
        for part in [minimumTrack, maximumTrack] { part.layer.cornerRadius = part.image == nil ? rect.height / 2 : 0 }
    }

    // MARK: Dragging

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let knob: CGRect = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
        let point: CGPoint = touch.location(in: self)
        grip = point.x - knob.midX
        // A finger may land a little beside the thumb.
        return knob.insetBy(dx: -15, dy: -15).contains(point)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let rect: CGRect = trackRect(forBounds: bounds)
        let width: CGFloat = thumbRect(forBounds: bounds, trackRect: rect, value: storedValue).width
        let room: CGFloat = rect.width - width
        guard room > 0 else { return true }
        var share: CGFloat = max(0, min(1, (touch.location(in: self).x - grip - rect.minX - width / 2) / room))
        if isRightToLeft { share = 1 - share }
        let old: Float = storedValue
        value = minimumValue + Float(share) * (maximumValue - minimumValue)
        if isContinuous, storedValue != old { send([.valueChanged, .primaryActionTriggered], with: event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { send([.valueChanged, .primaryActionTriggered], with: event) }
    }

    override var primaryEvent: UIControl.Event { .touchUpInside }
}
