/// Makes the preview of a context menu; nil for none.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a context menu of what the system suggests; nil for none.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The contents of a context menu: a preview and a menu, made when they are needed.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    public typealias PreviewProvider = () -> UIViewController?
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

    /// Which way a menu's elements are ordered.
    public enum ElementOrder: Int, Sendable {
        case automatic = 0
        /// The first element is nearest to the touch.
        case priority = 1
        /// The first element is on top.
        case fixed = 2
    }

    /// Default automatic. Menus have their first element on top here, whichever it is.
    open var preferredMenuElementOrder: ElementOrder = .automatic
    /// Further items that the menu is about. Default none.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// How many items the badge says the menu is about; 0: their number.
    open var badgeCount = 0

    public let identifier: any NSCopying
    let previewProvider: PreviewProvider?
    let actionProvider: ActionProvider?

    /// - Parameters:
    ///   - identifier: nil makes one that no other configuration has.
    ///   - previewProvider: nil previews the view itself.
    ///   - actionProvider: gets the actions the system suggests: those for the `activityItemsConfiguration` of the view, or of what stands above it
    ///     in the chain of responders.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? UUID().uuidString as NSString
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    /// The menu for a view.
    func makeMenu(for view: UIView) -> UIMenu? { actionProvider?(SuggestedActions.elements(for: view)) }
}
