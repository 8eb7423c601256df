import UIKit

/// The bar at the bottom of a chat: a button for media, the text that is written, a button that sends it.
@preconcurrency @MainActor open class JSQMessagesInputToolbar: UIToolbar {
    /// Set as a toolbar's is.
    @_nonoverride open var delegate: (any JSQMessagesInputToolbarDelegate)! { inputDelegate }
    // Under a name that no superclass has for another type.
    private var inputDelegate: (any JSQMessagesInputToolbarDelegate)? { (self as UIToolbar).delegate as? any JSQMessagesInputToolbarDelegate }
    open private(set) weak var contentView: JSQMessagesToolbarContentView!
    /// Whether the button on the right is the one that sends: it is disabled while nothing is written. Default true.
    open var sendButtonOnRight = true
    /// The height for one line, in points. Default 44.
    open var preferredDefaultHeight: CGFloat = 44
    /// The height that no text makes it exceed, in points. Default `NSNotFound`: there is none.
    open var maximumHeight: UInt = UInt(NSNotFound)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        configure()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func awakeFromNib() {
        super.awakeFromNib()
        if contentView == nil { configure() }
    }

    private func configure() {
        translatesAutoresizingMaskIntoConstraints = false
        guard let content = loadToolbarContentView() else { return }
        content.translatesAutoresizingMaskIntoConstraints = false
        content.frame = bounds
        addSubview(content)
        jsq_pinAllEdges(ofSubview: content)
        contentView = content
        content.onButtonChange = { [weak self] in self?.buttonsDidChange() }
        content.leftBarButtonItem = JSQMessagesToolbarButtonFactory.defaultAccessoryButtonItem()
        content.rightBarButtonItem = JSQMessagesToolbarButtonFactory.defaultSendButtonItem()
        toggleSendButtonEnabled()
    }

    /// Makes the content. Subclasses may have one of their own.
    open func loadToolbarContentView() -> JSQMessagesToolbarContentView! {
        JSQMessagesToolbarContentView.nib().instantiate(withOwner: nil, options: nil).first as? JSQMessagesToolbarContentView
    }

    private func buttonsDidChange() {
        for (button, action) in [
            (contentView?.leftBarButtonItem, "jsq_leftBarButtonPressed:" as Selector), (contentView?.rightBarButtonItem, "jsq_rightBarButtonPressed:"),
        ] {
            button?.removeTarget(self, action: nil, for: .touchUpInside)
            button?.addTarget(self, action: action, for: .touchUpInside)
        }
        toggleSendButtonEnabled()
    }

    func jsq_leftBarButtonPressed(_ sender: UIButton) { inputDelegate?.messagesInputToolbar(self, didPressLeftBarButton: sender) }
    func jsq_rightBarButtonPressed(_ sender: UIButton) { inputDelegate?.messagesInputToolbar(self, didPressRightBarButton: sender) }

    /// Enables the button that sends while something is written, and disables it while nothing is.
    open func toggleSendButtonEnabled() {
        let hasText: Bool = contentView?.textView?.hasText ?? false
        let button: UIButton? = sendButtonOnRight ? contentView?.rightBarButtonItem : contentView?.leftBarButtonItem
        button?.isEnabled = hasText
    }
}
