import ObjectRuntime
import UIKit

/// A text view with a placeholder, which goes up over the text when there is some.
@preconcurrency @MainActor open class JVFloatLabeledTextView: UITextView {
    private let floating = FloatingLabel()
    private let empty = UILabel()
    private var observer: (any NSObjectProtocol)?
    private var ownInset: UIEdgeInsets = .zero
    private var isAdjusting = false

    open var placeholderLabel: UILabel! { empty }
    open var floatingLabel: UILabel! { floating.label }
    /// Added to the label's y.
    open dynamic var floatingLabelYPadding: CGFloat = 0 { didSet { adjust() } }
    /// Points from the label to the text.
    open dynamic var placeholderYPadding: CGFloat = 0 { didSet { adjust() } }
    /// Default bold, 12 points.
    open dynamic var floatingLabelFont: UIFont! = .boldSystemFont(ofSize: 12) {
        didSet {
            floating.label.font = floatingLabelFont ?? .boldSystemFont(ofSize: 12)
            adjust()
        }
    }
    /// Default grey.
    open dynamic var floatingLabelTextColor: UIColor! = .gray { didSet { setNeedsLayout() } }
    /// Default the tint colour.
    open dynamic var floatingLabelActiveTextColor: UIColor! { didSet { setNeedsLayout() } }
    /// Whether the label stays at the top while the text scrolls, over the view's colour. Default 1.
    open dynamic var floatingLabelShouldLockToTop = 1 { didSet { setNeedsLayout() } }
    /// Default a light grey.
    open dynamic var placeholderTextColor: UIColor! = .lightGray.withAlphaComponent(0.65) { didSet { empty.textColor = placeholderTextColor } }
    open dynamic var animateEvenIfNotFirstResponder = 0
    open dynamic var floatingLabelShowAnimationDuration: TimeInterval = 0.3
    open dynamic var floatingLabelHideAnimationDuration: TimeInterval = 0.3
    /// Whether the label is up also over an empty view.
    open var alwaysShowFloatingLabel = false { didSet { setNeedsLayout() } }

    public override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        ownInset = textContainerInset
        empty.numberOfLines = 0
        empty.textColor = placeholderTextColor
        empty.font = font ?? .systemFont(ofSize: 12)
        insertSubview(empty, at: 0)
        addSubview(floating.label)
        observer = NotificationCenter.default.addObserver(forName: UITextView.textDidChangeNotification, object: self, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.setNeedsLayout() }
        }
        adjust()
    }

    isolated deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    // MARK: Words

    open var placeholder: String! {
        get { empty.text }
        set { setPlaceholder(newValue, floatingTitle: newValue) }
    }

    /// Another word over the text than in the empty view.
    open func setPlaceholder(_ placeholder: String!, floatingTitle: String!) {
        empty.text = placeholder
        floating.label.text = floatingTitle
        setNeedsLayout()
    }

    open override var text: String! { didSet { setNeedsLayout() } }
    open override var attributedText: NSAttributedString! { didSet { setNeedsLayout() } }
    open override var font: UIFont? {
        didSet {
            empty.font = font ?? .systemFont(ofSize: 12)
            setNeedsLayout()
        }
    }

    // MARK: Geometry

    /// Without the room for the label, which is added to it.
    open override var textContainerInset: UIEdgeInsets {
        get { super.textContainerInset }
        set {
            super.textContainerInset = newValue
            guard !isAdjusting else { return }
            ownInset = newValue
            adjust()
        }
    }

    private func adjust() {
        isAdjusting = true
        defer { isAdjusting = false }
        textContainerInset = UIEdgeInsets(
            top: ownInset.top + floating.label.font.lineHeight + placeholderYPadding, left: ownInset.left, bottom: ownInset.bottom, right: ownInset.right)
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasText: Bool = !(text ?? "").isEmpty
        let isShown: Bool = hasText || alwaysShowFloatingLabel
        let padding: CGFloat = textContainer.lineFragmentPadding
        let area = CGRect(
            x: textContainerInset.left + padding, y: textContainerInset.top,
            width: max(bounds.width - textContainerInset.left - textContainerInset.right - padding * 2, 0),
            height: bounds.height)
        empty.isHidden = hasText
        empty.textAlignment = textAlignment
        let size: CGSize = empty.sizeThatFits(CGSize(width: area.width, height: CGFloat.greatestFiniteMagnitude))
        empty.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: size.height)
        floating.label.textColor = hasText && isFirstResponder ? floatingLabelActiveTextColor ?? tintColor : floatingLabelTextColor ?? .gray
        let isLocked: Bool = floatingLabelShouldLockToTop != 0
        floating.label.backgroundColor = isLocked ? backgroundColor : nil
        let width: CGFloat = floating.label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)).width
        let isMoved: Bool = window != nil && (isFirstResponder || animateEvenIfNotFirstResponder != 0)
        floating.show(
            isShown,
            x: FloatingLabelLayout.x(
                labelWidth: width, text: area, alignment: textAlignment, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft),
            y: floatingLabelYPadding + (isLocked ? contentOffset.y + adjustedContentInset.top : 0),
            hiddenY: floating.label.font.lineHeight + placeholderYPadding,
            duration: isMoved ? isShown ? floatingLabelShowAnimationDuration : floatingLabelHideAnimationDuration : nil)
    }
}
