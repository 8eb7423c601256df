/// Finds who an unwind segue leads back to, and goes there.
@MainActor enum SegueUnwinding {
    /// Tells the destination by its action, then dismisses and pops what stands between.
    static func perform(from source: UIViewController, action: Selector, identifier: String?, sender: Any?) {
        let origin = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
        guard let destination = destination(of: origin) else { return }
        let container: UIViewController = destination.parent ?? destination
        let own: UIStoryboardSegue? = container.segueForUnwinding(to: destination, from: source, identifier: identifier)
        let segue: UIStoryboardSegue = own ?? standardSegue(to: destination, from: source, identifier: identifier)
        source.prepare(for: segue, sender: sender)
        ObjCRuntime.send(action, to: destination, [segue])
        destination.unwind(for: segue, towards: destination)
        segue.perform()
    }

    static func standardSegue(to destination: UIViewController, from source: UIViewController, identifier: String?) -> UIStoryboardSegue {
        let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
        segue.standardAction = { [weak source, weak destination] in
            if let source, let destination { goBack(to: destination, from: source) }
        }
        return segue
    }

    /// The nearest controller that takes the action: in the containers around the source, then in those that presented them.
    static func destination(of origin: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var controller: UIViewController? = origin.source
        while let current = controller {
            if let parent = current.parent {
                if let found = ask(parent, origin) { return found }
                controller = parent
            } else if let presenter = current.presentingViewController {
                if let found = ask(presenter, origin) { return found }
                controller = presenter
            } else {
                return nil
            }
        }
        return nil
    }

    private static func ask(_ container: UIViewController, _ origin: UIStoryboardUnwindSegueSource) -> UIViewController? {
        container.forUnwindSegueAction(origin.unwindAction, from: origin.source, withSender: origin.sender)
    }

    /// `container`'s children that may be unwound to, then itself.
    static func search(_ container: UIViewController, _ origin: UIStoryboardUnwindSegueSource) -> UIViewController? {
        let child: UIViewController? = container.childContaining(origin)
        for candidate in container.allowedChildrenForUnwinding(from: origin) where candidate !== child {
            if let found = ask(candidate, origin) { return found }
        }
        let accepts: Bool =
            container !== origin.source
            && container.canPerformUnwindSegueAction(origin.unwindAction, from: origin.source, sender: origin.sender)
        return accepts ? container : nil
    }

    private static func goBack(to destination: UIViewController, from source: UIViewController) {
        let animated: Bool = UIView.areAnimationsEnabled
        // Whoever of the destination's containers presents something that the source is in takes it back.
        var presenter: UIViewController? = destination
        while let current = presenter {
            if current.presentedViewController != nil, !isInside(source, current) {
                current.dismiss(animated: animated)
                break
            }
            presenter = current.parent
        }
        guard let navigation = destination.navigationController,
            let target = navigation.viewControllers.first(where: { isInside(destination, $0) }), target !== navigation.topViewController
        else { return }
        navigation.popToViewController(target, animated: animated)
    }

    private static func isInside(_ controller: UIViewController, _ container: UIViewController) -> Bool {
        var current: UIViewController? = controller
        while let step = current {
            if step === container { return true }
            current = step.parent
        }
        return false
    }
}
