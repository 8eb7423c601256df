import AppSession

/// Does what a user of VoiceOver or the like would.
@MainActor enum AssistiveUser {
    static func perform(_ action: AssistiveAction, in windows: [UIWindow]) -> AssistiveResult {
        switch action {
        case .activate(let name): on(name, windows) { activate($0, in: windows) }
        case .increment(let name): on(name, windows) { adjust($0, up: true) }
        case .decrement(let name): on(name, windows) { adjust($0, up: false) }
        case .custom(let action, let name): on(name, windows) { custom(action, of: $0) }
        case .escape: escape(in: windows)
        }
    }

    /// The point at which a touch activates an element, in its window's coordinates.
    static func place(of element: UIResponder, in windows: [UIWindow]) -> (x: Double, y: Double) {
        let point: CGPoint = element.accessibilityActivationPoint
        let window: UIWindow? = (element as? UIView)?.window ?? windows.last
        let inside: CGPoint = window?.convert(point, from: UIScreen.main.coordinateSpace) ?? point
        return (Double(inside.x), Double(inside.y))
    }

    private static func on(_ name: String, _ windows: [UIWindow], _ act: (UIResponder) -> AssistiveResult) -> AssistiveResult {
        guard let element = AccessibilityTree.find(name, in: windows) else {
            return .impossible("There is no accessibility element \"\(name)\"")
        }
        if UIAccessibility.isVoiceOverRunning { UIAccessibility.moveFocus(to: element) }
        return act(element)
    }

    private static func activate(_ element: UIResponder, in windows: [UIWindow]) -> AssistiveResult {
        if element.accessibilityActivate() { return .done }
        let point = place(of: element, in: windows)
        return .touch(x: point.x, y: point.y)
    }

    private static func adjust(_ element: UIResponder, up: Bool) -> AssistiveResult {
        guard element.accessibilityTraits.contains(.adjustable) else {
            return .impossible("The element \"\(element.accessibilityLabel ?? "")\" is not adjustable")
        }
        if up { element.accessibilityIncrement() } else { element.accessibilityDecrement() }
        return .done
    }

    private static func custom(_ name: String, of element: UIResponder) -> AssistiveResult {
        // As VoiceOver, it offers the actions of what the element is in as well.
        for holder in element.chain {
            if let action = holder.accessibilityCustomActions?.first(where: { $0.name == name }) {
                return action.perform() ? .done : .impossible("The action \"\(name)\" failed")
            }
        }
        return .impossible("The element \"\(element.accessibilityLabel ?? "")\" has no action \"\(name)\"")
    }

    /// Asks the chain from the cursor, or from the controller in front; then UIKit leaves what it can.
    private static func escape(in windows: [UIWindow]) -> AssistiveResult {
        var front: UIViewController? = (windows.last { $0.isKeyWindow } ?? windows.last)?.rootViewController
        while let presented = front?.presentedViewController, !presented.isBeingDismissed { front = presented }
        guard let front else { return .impossible("There is nothing to leave") }
        if let start: UIResponder = UIAccessibility.focus ?? innermost(front).viewIfLoaded {
            for responder in start.chain {
                if responder.accessibilityPerformEscape() { return .done }
            }
        }
        if let alert = front as? UIAlertController {
            guard let cancel = alert.actions.first(where: { $0.style == .cancel }) else { return .impossible("The alert cannot be cancelled") }
            alert.choose(cancel)
            return .done
        }
        if let navigation = innermost(front).navigationController, navigation.viewControllers.count > 1 {
            navigation.popViewController(animated: true)
            return .done
        }
        guard front.presentingViewController != nil, !front.isModalInPresentation else { return .impossible("There is nothing to leave") }
        front.dismiss(animated: true)
        return .done
    }

    private static func innermost(_ controller: UIViewController) -> UIViewController {
        switch controller {
        case let navigation as UINavigationController: navigation.topViewController.map(innermost) ?? navigation
        case let tabs as UITabBarController: tabs.selectedViewController.map(innermost) ?? tabs
        default: controller
        }
    }
}
