/// Something in a menu that does something: an action or a command.
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
    var title: String { get set }
    var image: UIImage? { get set }
    /// The picture while the state is on; nil is `image`. Since iOS 17.
    var selectedImage: UIImage? { get set }
    var discoverabilityTitle: String? { get set }
    var attributes: UIMenuElement.Attributes { get set }
    var state: UIMenuElement.State { get set }
    /// Who had it done, while it is.
    var sender: Any? { get }
    /// The view or bar button that popovers of what is done hang on; nil where the sender is none.
    var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
    /// Does it.
    /// - Parameter target: of a command, who performs it; nil for the first in the chain of responders that would.
    func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {
    public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { sender as? any UIPopoverPresentationControllerSourceItem }
    public func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }
}

extension UICommand: UIMenuLeaf {
    public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { sender as? any UIPopoverPresentationControllerSourceItem }

    public func performWithSender(_ sender: Any?, target: Any?) {
        guard let target = target ?? KeyDelivery.firstTarget?.target(forAction: action, withSender: self) else { return }
        self.sender = sender
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        self.sender = nil
    }
}
