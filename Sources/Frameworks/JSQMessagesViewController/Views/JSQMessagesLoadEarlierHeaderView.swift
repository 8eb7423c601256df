import UIKit

/// The height of the header: 32 points.
public let kJSQMessagesLoadEarlierHeaderViewHeight: CGFloat = 32

/// The header over the first message, with a button that asks for earlier ones.
@preconcurrency @MainActor open class JSQMessagesLoadEarlierHeaderView: UICollectionReusableView {
    open weak var delegate: (any JSQMessagesLoadEarlierHeaderViewDelegate)!
    open private(set) weak var loadButton: UIButton!

    open class func nib() -> UINib! { BuiltNib { _ in [JSQMessagesLoadEarlierHeaderView(frame: CGRect(x: 0, y: 0, width: 320, height: 32))] } }
    open class func headerReuseIdentifier() -> String! { "JSQMessagesLoadEarlierHeaderView" }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        let button = UIButton(type: .system)
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.setTitle(Bundle.jsq_localizedString(forKey: "load_earlier_messages"), for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.addTarget(self, action: "jsq_loadButtonPressed:", for: .touchUpInside)
        addSubview(button)
        loadButton = button
        backgroundColor = .clear
    }

    open override var backgroundColor: UIColor? {
        didSet { loadButton?.backgroundColor = backgroundColor }
    }

    func jsq_loadButtonPressed(_ sender: UIButton) { delegate?.headerView(self, didPressLoad: sender) }
}
