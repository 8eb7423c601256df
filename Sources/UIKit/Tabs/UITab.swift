/// One tab of a tab bar controller: what its bar says, and who makes its view controller.
///
/// https://developer.apple.com/documentation/uikit/uitab
@available(iOS 18.0, *)
@preconcurrency @MainActor open class UITab: NSObject {
    /// Tells the tab from others; unique in its tab bar controller.
    open private(set) var identifier: String
    open var title: String { didSet { lookDidChange() } }
    open var image: UIImage? { didSet { lookDidChange() } }
    /// The text on the round badge; nil, the default, for none.
    open var badgeValue: String? { didSet { lookDidChange() } }
    /// Whether the bar leaves the tab out. Default false.
    open var isHidden: Bool = false { didSet { if isHidden != oldValue { manager?.tabsDidChange() } } }
    open var userInfo: Any?
    private let viewControllerProvider: ((UITab) -> UIViewController)?
    private weak var manager: UITabBarController?
    /// The group that the tab is a child of; nil for one that stands in the bar.
    open internal(set) weak var parent: UITabGroup?

    /// Makes a tab.
    /// - Parameter viewControllerProvider: makes the tab's view controller, once: when the tab takes its place in a tab bar controller, or when
    ///   `viewController` is asked for.
    public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.title = title
        self.image = image
        self.identifier = identifier
        self.viewControllerProvider = viewControllerProvider
        super.init()
    }

    /// The tab's view controller; nil for a tab without a provider.
    open var viewController: UIViewController? {
        if made == nil { made = viewControllerProvider?(self) }
        return made
    }
    private var made: UIViewController?

    /// The tab bar controller that the tab, or the group it is in, stands in.
    open var tabBarController: UITabBarController? { manager ?? parent?.tabBarController }

    /// The view controller that stands in the bar for the tab.
    var shownController: UIViewController? { viewController }

    func join(_ controller: UITabBarController?) {
        manager = controller
        lookDidChange()
    }

    private func lookDidChange() {
        guard manager != nil, let item = shownController?.tabBarItem else { return }
        item.title = title
        item.image = image
        item.badgeValue = badgeValue
    }
}

/// A tab for searching, with the system's title and symbol.
///
/// https://developer.apple.com/documentation/uikit/uisearchtab
@available(iOS 18.0, *)
@preconcurrency @MainActor open class UISearchTab: UITab {
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: UITabBarItem.SystemItem.search.title, image: UIImage(systemName: UITabBarItem.SystemItem.search.symbolName),
            identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
    }
}
