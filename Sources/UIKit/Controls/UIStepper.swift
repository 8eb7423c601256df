/// A value changed by steps with a minus and a plus. Always 94 by 32 points.
@preconcurrency @MainActor open class UIStepper: UIControl {
    private let minus = UIImageView(frame: .zero)
    private let plus = UIImageView(frame: .zero)
    private let divider = UIImageView(frame: .zero)
    private let background = UIImageView(frame: .zero)
    private let press = UIView()
    private var isIncrementing = false
    private var repetition = 0

    static let size = CGSize(width: 94, height: 32)

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeInterface(from: coder, as: UIStepper.self)
    }

    private func setUp() {
        isOpaque = false
        hugging = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
        layer.cornerCurve = .continuous
        press.backgroundColor = .tertiarySystemFill
        press.isHidden = true
        press.layer.cornerRadius = 8
        for part in [background, press, divider, minus, plus] {
            part.isUserInteractionEnabled = false
            part.contentMode = part === background || part === divider ? .scaleToFill : .center
            addSubview(part)
        }
        updatePictures()
        updateGlyphs()
    }

    // MARK: Value

    /// Default 0; kept between the limits.
    open var value: Double = 0 {
        didSet {
            let kept: Double = max(minimumValue, min(maximumValue, value))
            if kept != value { value = kept }
            updateGlyphs()
        }
    }

    open var minimumValue: Double = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = max(minimumValue, value)
        }
    }

    open var maximumValue: Double = 100 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = min(maximumValue, value)
        }
    }

    /// Greater than 0. Default 1.
    open var stepValue: Double = 1
    /// Whether changes are told while a side is held, not only at the end. Default true.
    open var isContinuous = true
    /// Whether holding a side repeats its step. Default true.
    open var autorepeat = true
    /// Whether a step beyond one end goes on at the other. Default false.
    open var wraps = false {
        didSet { updateGlyphs() }
    }

    private func step(_ event: UIEvent?) {
        let next: Double = value + (isIncrementing ? stepValue : -stepValue)
        let old: Double = value
        if wraps, next > maximumValue {
            value = minimumValue
        } else if wraps, next < minimumValue {
            value = maximumValue
        } else {
            value = next
        }
        if isContinuous, value != old { send([.valueChanged, .primaryActionTriggered], with: event) }
    }

    // MARK: Look

    private static let glyph = UIImage.SymbolConfiguration(pointSize: 15, weight: .regular)
    /// Backgrounds and dividers as an app set them; without any the control draws its own.
    var pictures = SegmentPictures() { didSet { updatePictures() } }
    var decrementImages = ButtonStateTable<UIImage>() { didSet { updatePictures() } }
    var incrementImages = ButtonStateTable<UIImage>() { didSet { updatePictures() } }

    private func updatePictures() {
        let state: UIControl.State = isEnabled ? .normal : .disabled
        minus.image = decrementImages.value(for: state) ?? UIImage(systemName: "minus", withConfiguration: Self.glyph)
        plus.image = incrementImages.value(for: state) ?? UIImage(systemName: "plus", withConfiguration: Self.glyph)
        background.image = pictures.background(state)
        divider.image = pictures.divider(state, state)
        divider.backgroundColor = divider.image == nil ? .systemFill : nil
        backgroundColor = pictures.isEmpty ? .tertiarySystemFill : nil
        layer.cornerRadius = pictures.isEmpty ? 8 : 0
        setNeedsLayout()
    }

    private func updateGlyphs() {
        minus.tintColor = isEnabled && (wraps || value > minimumValue) ? .label : .tertiaryLabel
        plus.tintColor = isEnabled && (wraps || value < maximumValue) ? .label : .tertiaryLabel
    }

    override func stateDidChange() {
        super.stateDidChange()
        updatePictures()
        updateGlyphs()
    }

    open dynamic override var intrinsicContentSize: CGSize { UIStepper.size }
    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

    /// The halves as buttons of their own.
    var accessibleButtons: [UIAccessibilityElement] {
        [(false, SystemText.localized("Decrement"), value > minimumValue), (true, SystemText.localized("Increment"), value < maximumValue)].map {
            increments, name, isPossible in
            let element = UIAccessibilityElement(accessibilityContainer: self)
            let isRight: Bool = increments != isRightToLeft
            element.accessibilityFrameInContainerSpace = CGRect(
                x: isRight ? bounds.midX : bounds.minX, y: bounds.minY, width: bounds.width / 2, height: bounds.height)
            element.isAccessibilityElement = true
            element.accessibilityLabel = [accessibilityValues?.label?.string, name].compactMap { $0 }.joined(separator: ", ")
            element.accessibilityTraits = isEnabled && (isPossible || wraps) ? .button : [.button, .notEnabled]
            return element
        }
    }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        let half = CGSize(width: bounds.width / 2, height: bounds.height)
        let left = CGRect(origin: .zero, size: half)
        let right = CGRect(origin: CGPoint(x: half.width, y: 0), size: half)
        minus.frame = isRightToLeft ? right : left
        plus.frame = isRightToLeft ? left : right
        background.frame = bounds
        if let image = divider.image {
            divider.frame = CGRect(x: half.width - image.size.width / 2, y: 0, width: image.size.width, height: bounds.height)
        } else {
            divider.frame = CGRect(x: half.width - 0.5, y: 7, width: 1, height: bounds.height - 14)
        }
        press.frame = isIncrementing ? plus.frame : minus.frame
    }

    // MARK: Pressing

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        isIncrementing = (touch.location(in: self).x >= bounds.midX) != isRightToLeft
        press.isHidden = false
        setNeedsLayout()
        step(event)
        repetition += 1
        if autorepeat { scheduleRepeat(repetition, after: 0.5) }
        return true
    }

    private func scheduleRepeat(_ current: Int, after delay: Double) {
        DeferredWork.shared.schedule(after: delay) { [weak self] in
            guard let self, self.isTracking, self.repetition == current else { return }
            self.step(nil)
            self.scheduleRepeat(current, after: 0.1)
        }
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        press.isHidden = true
        if !isContinuous { send([.valueChanged, .primaryActionTriggered], with: event) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        press.isHidden = true
    }

    override var primaryEvent: UIControl.Event { .touchUpInside }
}
