/// A text that things can be dropped into.
@preconcurrency @MainActor public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    var textDropInteraction: UIDropInteraction? { get }
    /// Whether something is dragged over the view now.
    var isTextDropActive: Bool { get }
}

/// Whether a text that cannot be edited takes a drop.
public enum UITextDropEditability: UInt, Sendable {
    case no = 0
    /// For the drop alone.
    case temporary = 1
    /// From the drop on.
    case yes = 2
}

/// Something that is dragged over a text, and the place it would have there.
@preconcurrency @MainActor public protocol UITextDropRequest: NSObjectProtocol {
    var dropPosition: UITextPosition { get }
    /// The proposal that stands where the delegate says nothing.
    var suggestedProposal: UITextDropProposal { get }
    /// Whether the drag comes from the same view.
    var isSameView: Bool { get }
    var dropSession: any UIDropSession { get }
}

/// The answer of a text to a drag that hovers over it.
@preconcurrency @MainActor open class UITextDropProposal: UIDropProposal {
    /// The text that gives way.
    public enum Action: UInt, Sendable {
        /// None: what is dropped goes where the finger is.
        case insert = 0
        case replaceSelection = 1
        case replaceAll = 2
    }

    public enum ProgressMode: UInt, Sendable { case system = 0, custom = 1 }

    /// Who puts the text in its place.
    public enum Performer: UInt, Sendable {
        case view = 0
        /// The delegate, in `textDroppableView(_:willPerformDrop:)`.
        case delegate = 1
    }

    /// Default `insert`.
    open var dropAction: Action = .insert
    /// Kept: what is dropped is there at once.
    open var dropProgressMode: ProgressMode = .system
    /// Whether text that stays in its view is moved without asking its items for data. Default true.
    open var useFastSameViewOperations = true
    /// Default `view`.
    open var dropPerformer: Performer = .view

    override func remade() -> UIDropProposal {
        let copy = UITextDropProposal(operation: operation)
        copy.dropAction = dropAction
        copy.dropProgressMode = dropProgressMode
        copy.useFastSameViewOperations = useFastSameViewOperations
        copy.dropPerformer = dropPerformer
        return copy
    }
}

/// Decides on drops into a text. Every method is optional.
@preconcurrency @MainActor public protocol UITextDropDelegate: NSObjectProtocol {
    /// Default: no.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability
    /// Default the proposal that the request suggests.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest) -> UITextDropProposal
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability {
        (try? ObjCRuntime.invokeOptional("textDroppableView:willBecomeEditableForDrop:", on: self, [textDroppableView, drop])) ?? .no
    }
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
        (try? ObjCRuntime.invokeOptional("textDroppableView:proposalForDrop:", on: self, [textDroppableView, drop])) ?? drop.suggestedProposal
    }
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest) {
        try? ObjCRuntime.invokeOptional("textDroppableView:willPerformDrop:", on: self, [textDroppableView, drop])
    }
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession) {
        try? ObjCRuntime.invokeOptional("textDroppableView:dropSessionDidEnter:", on: self, [textDroppableView, session])
    }
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession) {
        try? ObjCRuntime.invokeOptional("textDroppableView:dropSessionDidUpdate:", on: self, [textDroppableView, session])
    }
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession) {
        try? ObjCRuntime.invokeOptional("textDroppableView:dropSessionDidExit:", on: self, [textDroppableView, session])
    }
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession) {
        try? ObjCRuntime.invokeOptional("textDroppableView:dropSessionDidEnd:", on: self, [textDroppableView, session])
    }
}

extension UITextField: UITextDroppable {
    public var textDropDelegate: (any UITextDropDelegate)? {
        get { dragAndDrop.dropDelegate }
        set { dragAndDrop.dropDelegate = newValue }
    }
    public var textDropInteraction: UIDropInteraction? { dragAndDrop.installedDrop }
    public var isTextDropActive: Bool { dragAndDrop.isHovered }
}

extension UITextView: UITextDroppable {
    public var textDropDelegate: (any UITextDropDelegate)? {
        get { dragAndDrop.dropDelegate }
        set { dragAndDrop.dropDelegate = newValue }
    }
    public var textDropInteraction: UIDropInteraction? { dragAndDrop.installedDrop }
    public var isTextDropActive: Bool { dragAndDrop.isHovered }
}
