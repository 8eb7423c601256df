/// A round well of a colour; a touch presents the system's choice of colours. 28 points wide and high.
@preconcurrency @MainActor open class UIColorWell: UIControl {
    /// The words above the colours.
    open var title: String?
    /// Whether the choice has an opacity. Default true.
    open var supportsAlpha = true
    /// Default nil: nothing chosen yet.
    open var selectedColor: UIColor? { didSet { swatch.backgroundColor = selectedColor } }

    private let ring = CAGradientLayer()
    private let gap = UIView()
    private let swatch = UIView()
    private let chooser = ColorWellChooser()
    private static let side: CGFloat = 28

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isOpaque = false
        hugging = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
        ring.type = .conic
        ring.startPoint = CGPoint(x: 0.5, y: 0.5)
        ring.endPoint = CGPoint(x: 0.5, y: 0)
        ring.colors = stride(from: 0.0, through: 1, by: 1.0 / 6).map { UIColor(hue: $0, saturation: 0.9, brightness: 1, alpha: 1).cgColor }
        layer.addSublayer(ring)
        gap.backgroundColor = .systemBackground
        for part in [gap, swatch] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        chooser.well = self
        addAction(UIAction { [weak self] _ in self?.present() }, for: .touchUpInside)
    }

    open dynamic override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        let side: CGFloat = min(bounds.width, bounds.height)
        let circle = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        ring.frame = circle
        ring.cornerRadius = side / 2
        gap.frame = circle.insetBy(dx: 3, dy: 3)
        swatch.frame = circle.insetBy(dx: 5, dy: 5)
        for part in [gap, swatch] { part.layer.cornerRadius = part.frame.width / 2 }
    }

    private func present() {
        var responder: UIResponder? = self
        while let current = responder, !(current is UIViewController) { responder = current.next }
        guard let controller = responder as? UIViewController else { return }
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        picker.delegate = chooser
        picker.modalPresentationStyle = .popover
        picker.popoverPresentationController?.sourceView = self
        picker.popoverPresentationController?.sourceRect = bounds
        controller.present(picker, animated: true)
    }

    fileprivate func chosen(_ color: UIColor) {
        selectedColor = color
        sendActions(for: .valueChanged)
    }
}

/// Takes the choice to the well.
private final class ColorWellChooser: NSObject, UIColorPickerViewControllerDelegate {
    weak var well: UIColorWell?

    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        well?.chosen(color)
    }
}
