/// A date picker as one or two buttons that show the date and the time; each opens what changes it in a popover.
final class CompactDateView: UIView, DatePickerContent {
    private weak var owner: UIDatePicker?
    private let model: DateWheels
    private let buttons: [CompactDateButton]

    private static let gap: CGFloat = 5

    init(_ owner: UIDatePicker) {
        self.owner = owner
        model = owner.wheels
        buttons =
            switch owner.datePickerMode {
            case .date: [CompactDateButton(opens: .date)]
            case .time: [CompactDateButton(opens: .time)]
            default: [CompactDateButton(opens: .date), CompactDateButton(opens: .time)]
            }
        super.init(frame: .zero)
        isOpaque = false
        for button in buttons {
            button.textColor = owner.textColor
            addSubview(button)
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    if let button { self?.open(button) }
                }, for: .touchUpInside)
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("compact dates are made by date pickers")
    }

    func show(animated: Bool) {
        guard let owner else { return }
        for button in buttons {
            let formatter: DateFormatter = model.formatter(button.mode == .date ? "yMMMd" : "jmm")
            button.text = formatter.string(from: owner.shownDate)
        }
        shown?.setDate(owner.date, animated: animated)
        setNeedsLayout()
    }

    var fittingSize: CGSize {
        let widths: [CGFloat] = buttons.map { $0.fittingSize.width }
        return CGSize(
            width: widths.reduce(0, +) + CGFloat(max(0, buttons.count - 1)) * Self.gap, height: CompactDateButton.height)
    }

    /// The buttons begin where the picker does, however wide it is.
    override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 0
        for button in buttons {
            let size: CGSize = button.fittingSize
            let left: CGFloat = isRightToLeft ? bounds.width - x - size.width : x
            button.frame = pixelAligned(CGRect(x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
            x += size.width + Self.gap
        }
    }

    // MARK: Opening

    /// The picker in the popover.
    private weak var shown: UIDatePicker?

    private func open(_ button: CompactDateButton) {
        guard let owner, let presenter = nearestController ?? window?.rootViewController else { return }
        let picker = UIDatePicker(frame: .zero)
        picker.preferredDatePickerStyle = button.mode == .date ? .inline : .wheels
        picker.datePickerMode = button.mode
        picker.locale = owner.locale
        picker.calendar = owner.calendar
        picker.timeZone = owner.timeZone
        picker.minuteInterval = owner.minuteInterval
        picker.minimumDate = owner.minimumDate
        picker.maximumDate = owner.maximumDate
        picker.tintColor = owner.tintColor
        picker.date = owner.date
        picker.addAction(
            UIAction { [weak owner, weak picker] _ in
                if let picker { owner?.userDidChoose(picker.date) }
            }, for: .valueChanged)
        shown = picker
        button.isOpen = true
        let controller = DatePopoverController(picker) { [weak button] in button?.isOpen = false }
        controller.popoverPresentationController?.sourceView = button
        // There is no arrow, but room between.
        controller.popoverPresentationController?.sourceRect = button.bounds.insetBy(dx: 0, dy: -Self.gap)
        controller.popoverPresentationController?.hasArrow = false
        controller.popoverPresentationController?.permittedArrowDirections = [.up, .down]
        presenter.present(controller, animated: true)
    }
}

/// A grey button with a date's or a time's words.
final class CompactDateButton: UIControl {
    let mode: UIDatePicker.Mode
    private let label = UILabel()

    static let height: CGFloat = 34
    private static let padding: CGFloat = 11

    init(opens mode: UIDatePicker.Mode) {
        self.mode = mode
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 6
        layer.cornerCurve = .continuous
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        addSubview(label)
        updateColor()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("compact dates are made by date pickers")
    }

    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }

    /// Nil: the label colour.
    var textColor: UIColor? { didSet { updateColor() } }

    /// While what it opens is shown its words have the tint colour.
    var isOpen = false {
        didSet {
            // What it opens dims the rest of the screen, and not the words that it belongs to.
            tintAdjustmentMode = isOpen ? .normal : .automatic
            updateColor()
        }
    }

    private func updateColor() { label.textColor = isOpen ? tintColor : textColor ?? .label }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    override var isHighlighted: Bool { didSet { label.alpha = isHighlighted ? 0.4 : 1 } }

    var fittingSize: CGSize {
        let text: CGSize = label.intrinsicContentSize
        return CGSize(width: text.width.rounded(.up) + 2 * Self.padding, height: max(Self.height, text.height + 12))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}

/// Shows a date picker in a popover, on phones too.
final class DatePopoverController: UIViewController, UIPopoverPresentationControllerDelegate {
    private let picker: UIDatePicker
    private let onEnd: () -> Void
    private static let margin: CGFloat = 8

    init(_ picker: UIDatePicker, onEnd: @escaping () -> Void) {
        self.picker = picker
        self.onEnd = onEnd
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        popoverPresentationController?.delegate = self
        let size: CGSize = picker.intrinsicContentSize
        preferredContentSize = CGSize(width: size.width + 2 * Self.margin, height: size.height + 2 * Self.margin)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("popovers of dates are made by date pickers")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(picker)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        picker.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onEnd()
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}
