/// Goes through an app's controllers and writes down what is kept of them: those with restoration identifiers whose surroundings have them
/// too, and those that others encode.
@MainActor struct StatePreservation {
    private(set) var controllers: [SavedState.Controller] = []
    private var known: Set<[String]> = []

    /// - Returns: the controller's path; nil where nothing is kept of it.
    @discardableResult
    mutating func keep(_ controller: UIViewController) -> [String]? {
        guard let path = RestorationCoding.path(of: controller) else { return nil }
        guard known.insert(path).inserted else { return path }
        let place: Int = controllers.count
        controllers.append(SavedState.Controller(path: path))
        var saved = SavedState.Controller(path: path)
        saved.restorationClass = controller.restorationClass.flatMap { _mangledTypeName($0) }
        saved.storyboard = controller.storyboard?.name
        for child in Self.children(of: controller) {
            if let path = keep(child) { saved.children.append(path) }
        }
        saved.selectedChild = (controller as? UITabBarController)?.selectedViewController.flatMap(RestorationCoding.path)
        if let presented = controller.presentedViewController, controller.parent == nil { saved.presented = keep(presented) }
        let archive = RestorationCoding.encode { controller.encodeRestorableState(with: $0) }
        saved.data = archive.data
        var others: [UIViewController] = archive.controllers
        for view in Self.restorableViews(in: controller) {
            let archive = RestorationCoding.encode { view.encodeRestorableState(with: $0) }
            saved.views[view.restorationIdentifier ?? ""] = archive.data
            others += archive.controllers
        }
        controllers[place] = saved
        for other in others { keep(other) }
        return path
    }

    /// The controllers in a container of UIKit's, in order. Containers of an app's own encode theirs.
    static func children(of controller: UIViewController) -> [UIViewController] {
        switch controller {
        case let navigation as UINavigationController: navigation.viewControllers
        case let tabs as UITabBarController: tabs.viewControllers ?? []
        case let split as UISplitViewController: split.viewControllers
        default: []
        }
    }

    /// The views with restoration identifiers in a controller's view, those of its children left out.
    static func restorableViews(in controller: UIViewController) -> [UIView] {
        guard let root = controller.viewIfLoaded else { return [] }
        func collect(_ view: UIView) -> [UIView] {
            let own: [UIView] = view.restorationIdentifier?.isEmpty == false ? [view] : []
            return own + view.subviews.filter { child in !controller.children.contains { $0.viewIfLoaded === child } }.flatMap(collect)
        }
        return collect(root)
    }
}
