import UIKit

/// Points between the toolbar's edges, its buttons and its text: 8.
public let kJSQMessagesToolbarContentViewHorizontalSpacingDefault: CGFloat = 8

/// The content of the input toolbar: a button on the left, the text, a button on the right.
@preconcurrency @MainActor open class JSQMessagesToolbarContentView: UIView {
    open private(set) weak var textView: JSQMessagesComposerTextView!
    open private(set) weak var leftBarButtonContainerView: UIView!
    open private(set) weak var rightBarButtonContainerView: UIView!

    /// Nil for no button, and no room for one. A button of no size gets that of the one before.
    open weak var leftBarButtonItem: UIButton! {
        didSet { place(leftBarButtonItem, oldValue, left) }
    }
    open var leftBarButtonItemWidth: CGFloat {
        get { left.width?.constant ?? 0 }
        set { left.width?.constant = newValue }
    }
    /// Points at the left edge. Default 8, without a button 0.
    open var leftContentPadding: CGFloat {
        get { left.padding?.constant ?? 0 }
        set { left.padding?.constant = newValue }
    }
    /// Nil for no button, and no room for one. A button of no size gets that of the one before.
    open weak var rightBarButtonItem: UIButton! {
        didSet { place(rightBarButtonItem, oldValue, right) }
    }
    open var rightBarButtonItemWidth: CGFloat {
        get { right.width?.constant ?? 0 }
        set { right.width?.constant = newValue }
    }
    /// Points at the right edge. Default 8, without a button 0.
    open var rightContentPadding: CGFloat {
        get { right.padding?.constant ?? 0 }
        set { right.padding?.constant = newValue }
    }

    /// The room of a button.
    @MainActor private final class Side {
        weak var container: UIView?
        var width: NSLayoutConstraint?
        var padding: NSLayoutConstraint?
    }
    private let left = Side()
    private let right = Side()
    /// Told that there is another button.
    var onButtonChange: (() -> Void)?

    // MARK: - Making

    /// A nib whose one view is a content view.
    open class func nib() -> UINib! { BuiltNib { _ in [JSQMessagesToolbarContentView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))] } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
        translatesAutoresizingMaskIntoConstraints = false
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Takes the views of an app's own nib, or makes those that there are none of.
    open override func awakeFromNib() {
        super.awakeFromNib()
        translatesAutoresizingMaskIntoConstraints = false
        if textView == nil { build() }
        backgroundColor = .clear
    }

    private func build() {
        let (leftView, rightView) = (UIView(), UIView())
        let text = JSQMessagesComposerTextView(frame: .zero, textContainer: nil)
        for view in [leftView, rightView, text] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        (leftBarButtonContainerView, rightBarButtonContainerView, textView) = (leftView, rightView, text)
        let spacing: CGFloat = kJSQMessagesToolbarContentViewHorizontalSpacingDefault
        left.container = leftView
        right.container = rightView
        left.width = leftView.widthAnchor.constraint(equalToConstant: 34)
        right.width = rightView.widthAnchor.constraint(equalToConstant: 50)
        left.padding = leftView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: spacing)
        right.padding = trailingAnchor.constraint(equalTo: rightView.trailingAnchor, constant: spacing)
        let sides: [NSLayoutConstraint?] = [left.width, right.width, left.padding, right.padding]
        NSLayoutConstraint.activate(
            sides.compactMap { $0 } + [
                leftView.heightAnchor.constraint(equalToConstant: 32), rightView.heightAnchor.constraint(equalToConstant: 32),
                bottomAnchor.constraint(equalTo: leftView.bottomAnchor, constant: 6), bottomAnchor.constraint(equalTo: rightView.bottomAnchor, constant: 6),
                text.leadingAnchor.constraint(equalTo: leftView.trailingAnchor, constant: spacing),
                rightView.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: spacing),
                text.topAnchor.constraint(equalTo: topAnchor, constant: 7), bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 7),
            ])
        backgroundColor = .clear
    }

    private func place(_ button: UIButton?, _ old: UIButton?, _ side: Side) {
        if let old, old !== button { old.removeFromSuperview() }
        defer { onButtonChange?() }
        guard let button, let container = side.container else {
            side.padding?.constant = 0
            side.width?.constant = 0
            side.container?.isHidden = true
            return
        }
        if button.frame == .zero { button.frame = container.bounds }
        container.isHidden = false
        side.padding?.constant = kJSQMessagesToolbarContentViewHorizontalSpacingDefault
        side.width?.constant = button.frame.width
        button.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(button)
        container.jsq_pinAllEdges(ofSubview: button)
        setNeedsUpdateConstraints()
    }

    open override var backgroundColor: UIColor? {
        didSet {
            leftBarButtonContainerView?.backgroundColor = backgroundColor
            rightBarButtonContainerView?.backgroundColor = backgroundColor
        }
    }

    open override func setNeedsDisplay() {
        super.setNeedsDisplay()
        textView?.setNeedsDisplay()
    }

    // MARK: - Outlets of an app's own nib

    func takeTextView(_ view: JSQMessagesComposerTextView?) { textView = view }
    func takeContainer(_ view: UIView?, isLeft: Bool) {
        if isLeft { leftBarButtonContainerView = view } else { rightBarButtonContainerView = view }
        (isLeft ? left : right).container = view
    }
    func takeWidth(_ constraint: NSLayoutConstraint?, isLeft: Bool) { (isLeft ? left : right).width = constraint }
    func takePadding(_ constraint: NSLayoutConstraint?, isLeft: Bool) {
        (isLeft ? left : right).padding = constraint
        constraint?.constant = kJSQMessagesToolbarContentViewHorizontalSpacingDefault
    }
}
