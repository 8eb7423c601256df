/// The state of a controller between appearing and disappearing.
enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
}

/// Appearance callbacks in UIKit's order (behaviour/rules.md 7): Will, the change, layout, Did; Did never without Will.
@MainActor enum AppearanceTransitions {
    /// Puts a controller's view on screen with `change`. `viewDidAppear` comes after the next commit.
    static func appear(_ controller: UIViewController, animated: Bool, change: () -> Void) {
        controller.loadViewIfNeeded()
        begin(controller, appearing: true, animated: animated)
        change()
        announceIsAppearing(controller, animated: animated)
        DeferredWork.shared.runAfterNextCommit { [weak controller] in
            if let controller { end(controller) }
        }
    }

    static func disappear(_ controller: UIViewController, animated: Bool, change: @escaping () -> Void) {
        begin(controller, appearing: false, animated: animated)
        DeferredWork.shared.runAfterNextCommit { [weak controller] in
            change()
            if let controller { end(controller) }
        }
    }

    private static func notify(_ controller: UIViewController, _ method: String, animated: Bool, _ call: (UIViewController) -> Void) {
        guard controller.standInView == nil else { return }
        CallTrace.record(controller, method + "(_:)")
        controller.heard(method + ":", [animated]) { call(controller) }
    }

    static func begin(_ controller: UIViewController, appearing: Bool, animated: Bool) {
        let wanted: AppearanceState = appearing ? .appearing : .disappearing
        guard controller.appearance != wanted, controller.appearance != (appearing ? .appeared : .disappeared) else { return }
        controller.appearance = wanted
        controller.appearanceIsAnnounced = false
        controller.appearanceIsAnimated = animated
        notify(controller, appearing ? "viewWillAppear" : "viewWillDisappear", animated: animated) { controller in
            controller.traitCollection.performAsCurrent {
                if appearing { controller.viewWillAppear(animated) } else { controller.viewWillDisappear(animated) }
            }
        }
        for child in forwarded(controller) { begin(child, appearing: appearing, animated: animated) }
    }

    static func announceIsAppearing(_ controller: UIViewController, animated: Bool) {
        guard controller.appearance == .appearing, controller.viewIfLoaded?.window != nil else { return }
        if !controller.appearanceIsAnnounced {
            controller.appearanceIsAnnounced = true
            notify(controller, "viewIsAppearing", animated: animated) { controller in
                controller.traitCollection.performAsCurrent { controller.viewIsAppearing(animated) }
            }
        }
        for child in forwarded(controller) { announceIsAppearing(child, animated: animated) }
    }

    static func end(_ controller: UIViewController) {
        let animated: Bool = controller.appearanceIsAnimated
        switch controller.appearance {
        case .appearing:
            controller.appearance = .appeared
            notify(controller, "viewDidAppear", animated: animated) { $0.viewDidAppear(animated) }
        case .disappearing:
            controller.appearance = .disappeared
            notify(controller, "viewDidDisappear", animated: animated) { $0.viewDidDisappear(animated) }
        case .appeared, .disappeared: return
        }
        for child in forwarded(controller) { end(child) }
    }

    /// An app put a child's view into the tree of a parent that is on screen, or takes it away: the child appears or disappears
    /// with it. Containers that told the child before are not told again.
    static func childViewWillMove(_ view: UIView, into superview: UIView?, from old: UIWindow?, to new: UIWindow?) {
        if let own = view.owningController, own.parent == nil { return rootViewWillMove(of: own, view, into: superview, from: old) }
        guard let child = view.owningController, let parent = child.parent, parent.shouldAutomaticallyForwardAppearanceMethods,
            (old == nil) != (new == nil), parent.appearance == .appeared || parent.appearance == .appearing
        else { return }
        let before: AppearanceState = child.appearance
        begin(child, appearing: new != nil, animated: false)
        // A parent that is still appearing ends its children's appearance with its own.
        guard child.appearance != before, parent.appearance == .appeared else { return }
        endAfterCommit(child, in: new)
    }

    /// An app from before there were root controllers puts a controller's view straight into a window, or takes it away. What a window or a
    /// presentation shows hears of that from them.
    private static func rootViewWillMove(of controller: UIViewController, _ view: UIView, into superview: UIView?, from old: UIWindow?) {
        if let window = superview as? UIWindow, old == nil, controller.hostingWindow == nil, controller.hostPresentation == nil {
            controller.hostingWindow = window
            controller.updateTraits()
            begin(controller, appearing: true, animated: false)
            endAfterCommit(controller, in: window)
        } else if let old, superview == nil, view.superview === old, controller.hostingWindow === old, old.rootViewController !== controller {
            begin(controller, appearing: false, animated: false)
            controller.hostingWindow = nil
            endAfterCommit(controller, in: nil)
        }
    }

    private static func endAfterCommit(_ controller: UIViewController, in window: UIWindow?) {
        DeferredWork.shared.runAfterNextCommit { [weak controller] in
            if let controller, controller.viewIfLoaded?.window === window { end(controller) }
        }
    }

    /// The view has arrived where `childViewWillMove` announced it.
    static func childViewDidMove(_ view: UIView) {
        guard let controller = view.owningController else { return }
        if controller.parent != nil || view.superview is UIWindow { announceIsAppearing(controller, animated: false) }
    }

    /// Children that are on screen with the controller and hear of its appearance by themselves.
    private static func forwarded(_ controller: UIViewController) -> [UIViewController] {
        guard controller.shouldAutomaticallyForwardAppearanceMethods else { return [] }
        return controller.children.filter { child in
            guard let view = child.viewIfLoaded, let own = controller.viewIfLoaded else { return false }
            return view.isDescendant(of: own)
        }
    }
}
