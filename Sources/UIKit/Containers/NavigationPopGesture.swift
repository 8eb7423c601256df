/// The drag from the leading edge that takes the top screen away: the screens follow the finger, and when it leaves they go on
/// or go back.
@MainActor final class NavigationPopGesture: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    private weak var navigation: UINavigationController?
    private var drag: Drag?

    private struct Drag {
        let context: TransitionContext
        let upper: UIView
        let lower: UIView
        let upperPlace: CGPoint
        let lowerPlace: CGPoint
        let width: CGFloat
    }

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        recognizer.edges = .left
        recognizer.delegate = self
        _ = Self.registeredNames
        recognizer.addTarget(self, action: Self.action)
        navigation.view.addGestureRecognizer(recognizer)
    }

    // Apps have recognisers of their own do the same: they give them these targets, or this object and the action by its name.

    private static let action = Selector("handleNavigationTransition:")
    private static let registeredNames: Void = {
        let registration = ObjCRuntime.registration(of: NavigationPopGesture.self, named: "_UINavigationInteractiveTransition")
        registration.method("handleNavigationTransition:") { gesture, arguments in
            gesture.follow(arguments[0] as UIPanGestureRecognizer)
            return nil
        }
    }()

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, navigation.transitionCoordinator == nil, navigation.stack.count > 1 else { return false }
        let item: UINavigationItem? = navigation.topViewController?.navigationItem
        return item?.hidesBackButton != true && item?.backAction == nil
    }

    private func follow(_ recognizer: UIPanGestureRecognizer) {
        guard let navigation else { return }
        let travel: CGFloat = recognizer.translation(in: navigation.view).x
        switch recognizer.state {
        case .began: begin(navigation, travel)
        case .changed: move(to: travel)
        case .ended:
            let speed: CGFloat = recognizer.velocity(in: navigation.view).x
            end(Self.completes(travel: travel, width: navigation.view.bounds.width, speed: speed))
        case .cancelled, .failed: end(false)
        case .possible: break
        }
    }

    /// Past half of the width, or thrown that way (behaviour/measured-constants.md 2).
    static func completes(travel: CGFloat, width: CGFloat, speed: CGFloat) -> Bool {
        if speed > 300 { return true }
        return speed > -300 && travel > width / 2
    }

    private func begin(_ navigation: UINavigationController, _ travel: CGFloat) {
        guard navigation.transitionCoordinator == nil, let (context, old, new) = navigation.beginInteractivePop() else { return }
        let bounds: CGRect = navigation.screenView.bounds
        drag = Drag(
            context: context, upper: old.view, lower: new.view, upperPlace: old.view.center, lowerPlace: new.view.center,
            width: bounds.width)
        navigation.screenView.insertSubview(new.view, belowSubview: old.view)
        move(to: travel)
    }

    private func move(to travel: CGFloat) {
        guard let drag else { return }
        let distance: CGFloat = min(max(travel, 0), drag.width)
        drag.context.updateInteractiveTransition(drag.width > 0 ? distance / drag.width : 0)
        UIView.performWithoutAnimation { place(drag, distance) }
    }

    private func place(_ drag: Drag, _ distance: CGFloat) {
        drag.upper.center = CGPoint(x: drag.upperPlace.x + distance, y: drag.upperPlace.y)
        let behind: CGFloat = (drag.width - distance) * NavigationTransition.parallax
        drag.lower.center = CGPoint(x: drag.lowerPlace.x - behind, y: drag.lowerPlace.y)
    }

    private func end(_ completes: Bool) {
        guard let drag else { return }
        self.drag = nil
        if completes { drag.context.finishInteractiveTransition() } else { drag.context.cancelInteractiveTransition() }
        UIView.animate(
            withDuration: NavigationTransition.duration * 0.7, delay: 0, options: .curveEaseOut,
            animations: {
                self.place(drag, completes ? drag.width : 0)
                if completes { drag.context.coordinator.runAlongside() }
            }
        ) { _ in
            drag.context.completeTransition(completes)
            drag.upper.center = drag.upperPlace
            drag.lower.center = drag.lowerPlace
        }
    }
}
