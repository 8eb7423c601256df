import ObjectRuntime
import UIKit

/// A text field whose placeholder goes up over the text when there is some.
@preconcurrency @MainActor open class JVFloatLabeledTextField: UITextField {
    private let floating = FloatingLabel()
    private var title: String?

    open var floatingLabel: UILabel! { floating.label }
    /// Added to the label's y.
    open dynamic var floatingLabelYPadding: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Points from the label to the text.
    open dynamic var placeholderYPadding: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Default bold, 12 points.
    open dynamic var floatingLabelFont: UIFont! = .boldSystemFont(ofSize: 12) {
        didSet {
            floating.label.font = floatingLabelFont ?? .boldSystemFont(ofSize: 12)
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// The label's colour while the field is not edited. Default grey.
    open dynamic var floatingLabelTextColor: UIColor! = .gray { didSet { setNeedsLayout() } }
    /// The label's colour while the field is edited. Default the tint colour.
    open dynamic var floatingLabelActiveTextColor: UIColor! { didSet { setNeedsLayout() } }
    /// Whether the label moves also where the field is not edited; it is there at once otherwise.
    open dynamic var animateEvenIfNotFirstResponder = 0
    /// Default 0.3.
    open dynamic var floatingLabelShowAnimationDuration: TimeInterval = 0.3
    /// Default 0.3.
    open dynamic var floatingLabelHideAnimationDuration: TimeInterval = 0.3
    /// Whether the clear button goes down with the text. Default 1.
    open dynamic var adjustsClearButtonRect = 1 { didSet { setNeedsLayout() } }
    /// Whether an empty field's text is as far down as that of a filled one.
    open var keepBaseline = false { didSet { setNeedsLayout() } }
    /// Whether the label is up also over an empty field.
    open var alwaysShowFloatingLabel = false { didSet { setNeedsLayout() } }
    /// Nil, the default, is the placeholder's own colour.
    open var placeholderColor: UIColor? { didSet { showPlaceholder(placeholder) } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        showTitle(placeholder)
    }

    private func prepare() { addSubview(floating.label) }

    // MARK: Words

    open override var placeholder: String? {
        get { super.placeholder }
        set {
            showPlaceholder(newValue)
            showTitle(newValue)
        }
    }

    open override var attributedPlaceholder: NSAttributedString? {
        didSet { if floating.label.text == nil || title == nil { showTitle(attributedPlaceholder?.string) } }
    }

    private func showPlaceholder(_ text: String?) {
        if let text, let placeholderColor {
            attributedPlaceholder = NSAttributedString(string: text, attributes: [.foregroundColor: placeholderColor])
        } else {
            super.placeholder = text
        }
    }

    private func showTitle(_ text: String?) {
        floating.label.text = text
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Another word over the text than in the empty field.
    open func setPlaceholder(_ placeholder: String!, floatingTitle: String!) {
        showPlaceholder(placeholder)
        title = floatingTitle
        showTitle(floatingTitle)
    }

    open func setAttributedPlaceholder(_ attributedPlaceholder: NSAttributedString!, floatingTitle: String!) {
        title = floatingTitle
        self.attributedPlaceholder = attributedPlaceholder
        showTitle(floatingTitle)
    }

    // MARK: Geometry

    private var hasText_: Bool { !(text ?? "").isEmpty }
    private var isDown: Bool { hasText_ || keepBaseline || alwaysShowFloatingLabel }

    private var inset: CGFloat {
        FloatingLabelLayout.inset(
            labelHeight: floating.label.font.lineHeight, padding: placeholderYPadding, textHeight: (font ?? .systemFont(ofSize: 17)).lineHeight,
            fieldHeight: bounds.height)
    }

    private func lowered(_ rect: CGRect) -> CGRect {
        isDown ? CGRect(x: rect.minX, y: rect.minY + inset, width: rect.width, height: max(rect.height - inset, 0)) : rect
    }

    // The rectangles of edited texts and placeholders are this one.
    open override func textRect(forBounds bounds: CGRect) -> CGRect { lowered(super.textRect(forBounds: bounds)) }

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let rect: CGRect = super.clearButtonRect(forBounds: bounds)
        return adjustsClearButtonRect != 0 && isDown ? rect.offsetBy(dx: 0, dy: inset / 2) : rect
    }

    open override var intrinsicContentSize: CGSize {
        let size: CGSize = super.intrinsicContentSize
        let label: CGSize = floating.label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
        let height: CGFloat = label.height > 0 ? label.height : floating.label.font.lineHeight.rounded(.up)
        return CGSize(width: max(size.width, label.width), height: size.height + floatingLabelYPadding + height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isShown: Bool = hasText_ || alwaysShowFloatingLabel
        floating.label.textColor =
            hasText_ && isFirstResponder ? floatingLabelActiveTextColor ?? tintColor : floatingLabelTextColor ?? .gray
        let text: CGRect = textRect(forBounds: bounds)
        let width: CGFloat = floating.label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)).width
        let isMoved: Bool = window != nil && (isFirstResponder || animateEvenIfNotFirstResponder != 0)
        floating.show(
            isShown,
            x: FloatingLabelLayout.x(
                labelWidth: width, text: text, alignment: textAlignment, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft),
            y: floatingLabelYPadding, hiddenY: floating.label.font.lineHeight + placeholderYPadding,
            duration: isMoved ? isShown ? floatingLabelShowAnimationDuration : floatingLabelHideAnimationDuration : nil)
    }
}

@section(".init_array") @used private let announceFields: @convention(c) () -> Void = {
    ObjCRuntime.addModule {
        let field = ObjCRuntime.registration(of: JVFloatLabeledTextField.self, named: "JVFloatLabeledTextField")
        field.initializer("initWithCoder:") { JVFloatLabeledTextField(coder: $0[0]) }
        field.initializer("initWithFrame:") { JVFloatLabeledTextField(frame: $0[0]) }
        let view = ObjCRuntime.registration(of: JVFloatLabeledTextView.self, named: "JVFloatLabeledTextView")
        view.initializer("initWithCoder:") { JVFloatLabeledTextView(coder: $0[0]) }
        view.initializer("initWithFrame:") { JVFloatLabeledTextView(frame: $0[0]) }
    }
}
