/// Lets a drag on a view move the window. Windows stay where they are here: it never begins. Since iOS 17.
@preconcurrency @MainActor open class UIWindowSceneDragInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    /// The gesture that others can wait for.
    public let gestureForFailureRelationships: UIGestureRecognizer

    public override init() {
        let gesture = UIPanGestureRecognizer()
        gesture.isEnabled = false
        gestureForFailureRelationships = gesture
        super.init()
    }

    open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(gestureForFailureRelationships) }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(gestureForFailureRelationships)
    }
}
