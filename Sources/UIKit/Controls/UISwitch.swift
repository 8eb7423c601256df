/// A choice between on and off. Always 51 by 31 points.
@preconcurrency @MainActor open class UISwitch: UIControl {
    public enum Style: Int, Sendable {
        case automatic = 0, checkbox = 1, sliding = 2
    }

    /// Checkboxes are a Mac's: every switch slides here.
    open var style: Style { .sliding }
    open var preferredStyle: Style = .automatic
    /// Shown beside a checkbox alone.
    open var title: String?
    /// Kept: switches have shown no images since iOS 7.
    open var onImage: UIImage?
    open var offImage: UIImage?

    private let track = UIView()
    private let thumb = UIView()

    static let size = CGSize(width: 51, height: 31)
    private static let inset: CGFloat = 2

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeInterface(from: coder, as: UISwitch.self)
    }

    private func setUp() {
        isOpaque = false
        hugging = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
        for part in [track, thumb] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        track.layer.cornerRadius = UISwitch.size.height / 2
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        thumb.layer.shadowRadius = 4
        place()
    }

    /// Default false.
    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }
    private var storedIsOn = false

    open func setOn(_ on: Bool, animated: Bool) {
        guard on != storedIsOn else { return }
        storedIsOn = on
        if animated {
            UIView.animate(withDuration: 0.25) { self.place() }
        } else {
            place()
        }
    }

    /// The track's colour while on; nil is the system green.
    open var onTintColor: UIColor? {
        didSet { place() }
    }

    /// nil is white.
    open var thumbTintColor: UIColor? {
        didSet { place() }
    }

    open dynamic override var intrinsicContentSize: CGSize { UISwitch.size }
    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

    private func place() {
        let height: CGFloat = UISwitch.size.height
        track.frame = CGRect(origin: .zero, size: UISwitch.size)
        track.backgroundColor = storedIsOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        let diameter: CGFloat = height - 2 * UISwitch.inset
        let isRight: Bool = storedIsOn != isRightToLeft
        thumb.frame = CGRect(
            x: isRight ? UISwitch.size.width - diameter - UISwitch.inset : UISwitch.inset, y: UISwitch.inset, width: diameter,
            height: diameter)
        thumb.layer.cornerRadius = diameter / 2
        thumb.backgroundColor = thumbTintColor ?? .white
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isEnabled ? 1 : 0.5
    }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    override var primaryEvent: UIControl.Event { .touchUpInside }

    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let flips: Bool =
            isTracking
            && touches.first.map {
                ControlTracking.isInside($0.location(in: self), bounds: bounds)
            } ?? false
        super.touchesEnded(touches, with: event)
        guard flips else { return }
        setOn(!isOn, animated: true)
        send([.valueChanged, .primaryActionTriggered], with: event)
    }
}
