/// Makes a view a place that dragged items can be dropped on.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    open private(set) weak var view: UIView?

    /// Whether the view takes part in several drags at once. There is one at a time. Default false.
    open var allowsSimultaneousDropSessions = false

    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {
        if view == nil { DragActivity.current?.forget(self) }
    }

    open func didMove(to view: UIView?) { self.view = view }
}
