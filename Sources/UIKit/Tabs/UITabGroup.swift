/// A tab with tabs of its own.
///
/// In a bar it is one tab. There stands the view controller of its provider; without a provider that of the selected child. With a
/// `managingNavigationController` the selected child's is pushed onto that.
///
/// https://developer.apple.com/documentation/uikit/uitabgroup
@available(iOS 18.0, *)
@preconcurrency @MainActor open class UITabGroup: UITab {
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab], viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        adoptChildren()
    }

    /// A selected child that is not among new ones is selected no more.
    open var children: [UITab] {
        didSet {
            adoptChildren()
            if let chosen, !children.contains(chosen) { self.chosen = nil }
            tabBarController?.tabsDidChange()
        }
    }

    private func adoptChildren() { for child in children { child.parent = self } }

    /// The child that is selected where nobody selected one; nil, the default, is the first.
    open var defaultChildIdentifier: String?

    /// The child that is shown. Set to a tab that is none of the children, it stays as it is.
    open var selectedChild: UITab? {
        get { chosen }
        set {
            if let newValue, !children.contains(newValue) { return }
            chosen = newValue
            childDidChange()
        }
    }
    private var chosen: UITab?

    private var shownChild: UITab? { chosen ?? defaultChildIdentifier.flatMap { tab(forIdentifier: $0) } ?? children.first }

    /// The child of an identifier, or a child's child; nil where there is none.
    open func tab(forIdentifier identifier: String) -> UITab? { UITabGroup.tab(identifier, in: children) }

    static func tab(_ identifier: String, in tabs: [UITab]) -> UITab? {
        for tab in tabs {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }

    /// The stack that children are pushed on; nil, the default, for none.
    open var managingNavigationController: UINavigationController? { didSet { tabBarController?.tabsDidChange() } }

    override var shownController: UIViewController? {
        if let managingNavigationController {
            fillStack(of: managingNavigationController)
            return managingNavigationController
        }
        return viewController ?? shownChild?.shownController
    }

    /// The group's own controller, where it has one, and the selected child's.
    private func fillStack(of navigation: UINavigationController) {
        let controllers: [UIViewController] = [viewController, shownChild?.shownController].compactMap { $0 }
        guard !navigation.viewControllers.starts(with: controllers, by: { $0 === $1 }) else { return }
        navigation.setViewControllers(controllers, animated: false)
    }

    private func childDidChange() {
        if let managingNavigationController { return fillStack(of: managingNavigationController) }
        if viewController == nil { tabBarController?.tabsDidChange() }
    }
}
