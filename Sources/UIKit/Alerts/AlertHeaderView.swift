/// The words and fields of an alert, and the app's own content below them.
final class AlertHeaderView: UIView {
    private let title = UILabel()
    private let message = UILabel()
    private var fields: [UIView] = []
    private var controller: UIViewController?
    private var form = AlertForm.alert

    init() {
        super.init(frame: .zero)
        isOpaque = false
        // A controller's view follows the size of what it is in, and does not fill this one.
        autoresizesSubviews = false
        for label in [title, message] {
            label.numberOfLines = 0
            label.textAlignment = .center
            label.adjustsFontForContentSizeCategory = true
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("alert headers are made by alert views")
    }

    var isEmpty: Bool { (title.text ?? "").isEmpty && (message.text ?? "").isEmpty && fields.isEmpty && controller == nil }

    func show(_ content: AlertContent, form: AlertForm) {
        self.form = form
        let color: UIColor = form == .alert ? .label : .secondaryLabel
        let titleFont: UIFont = form == .alert ? .preferredFont(forTextStyle: .headline) : Self.sheetTitleFont
        show(content.title, content.attributedTitle, in: title, font: titleFont, color: color)
        show(content.message, content.attributedMessage, in: message, font: .preferredFont(forTextStyle: .footnote), color: color)
        for field in fields { field.removeFromSuperview() }
        fields = content.fields.map(AlertFieldView.init)
        for field in fields { addSubview(field) }
        if let old = controller?.viewIfLoaded, controller !== content.controller, old.superview === self { old.removeFromSuperview() }
        controller = content.controller
        if let controller, controller.view.superview !== self { add(controller) }
        setNeedsLayout()
    }

    /// Puts the controller's view in with a size that its constraints agree with: until it is laid out it would have a screen's.
    private func add(_ controller: UIViewController) {
        let width: CGFloat = bounds.width > 0 ? bounds.width : AlertMetrics.width
        controller.view.frame = CGRect(x: 0, y: 0, width: width, height: height(of: controller, width: width))
        addSubview(controller.view)
    }

    private func show(_ plain: String?, _ attributed: NSAttributedString?, in label: UILabel, font: UIFont, color: UIColor) {
        label.text = plain
        label.font = font
        label.textColor = color
        label.textAlignment = .center
        guard let attributed else { return }
        let centered = NSMutableParagraphStyle()
        centered.alignment = .center
        let text = NSMutableAttributedString(
            string: attributed.string, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: centered])
        let whole = NSRange(location: 0, length: attributed.length)
        attributed.enumerateAttributes(in: whole) { own, range, _ in text.addAttributes(own, range: range) }
        label.attributedText = text
    }

    private static var sheetTitleFont: UIFont {
        UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13, weight: .semibold))
    }

    private var labels: [UILabel] { [title, message].filter { !($0.text ?? "").isEmpty } }

    func height(width: CGFloat) -> CGFloat {
        arrange(width: width) { _, _ in }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for label in [title, message] { label.isHidden = !labels.contains { $0 === label } }
        _ = arrange(width: bounds.width) { view, frame in view.frame = pixelAligned(frame) }
    }

    /// Goes through the parts from the top with their frames; returns the height of the whole.
    private func arrange(width: CGFloat, _ place: (UIView, CGRect) -> Void) -> CGFloat {
        let padding: UIEdgeInsets = AlertMetrics.headerPadding(form)
        let inner: CGFloat = width - padding.left - padding.right
        var y: CGFloat = padding.top
        for (index, label) in labels.enumerated() {
            if index > 0 { y += AlertMetrics.titleGap }
            let height: CGFloat = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
            place(label, CGRect(x: padding.left, y: y, width: inner, height: height))
            y += height
        }
        for (index, field) in fields.enumerated() {
            y += index > 0 ? AlertMetrics.fieldGap : labels.isEmpty ? 0 : 16
            place(field, CGRect(x: padding.left, y: y, width: inner, height: AlertMetrics.fieldHeight))
            y += AlertMetrics.fieldHeight
        }
        y = labels.isEmpty && fields.isEmpty && controller != nil ? 0 : y + padding.bottom
        if let controller {
            let height: CGFloat = self.height(of: controller, width: width)
            place(controller.view, CGRect(x: 0, y: y, width: width, height: height))
            y += height
        }
        return y
    }

    /// The height that the controller prefers; where it does not say, that of its constraints.
    private func height(of controller: UIViewController, width: CGFloat) -> CGFloat {
        let asked: CGFloat = controller.preferredContentSize.height
        guard asked <= 0 else { return asked }
        return controller.view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}

/// A text field of an alert in its frame.
final class AlertFieldView: UIView {
    private let field: UITextField

    init(_ field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        layer.cornerRadius = 6
        layer.borderWidth = 0.5
        addSubview(field)
        updateBorder()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("alert fields are made by alert headers")
    }

    override func colorAppearanceDidChange() { updateBorder() }

    private func updateBorder() {
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = bounds.insetBy(dx: 7, dy: 2)
    }
}
