/// Selects what a pointer draws a rectangle around. There is no pointer: nothing is ever selected so.
@preconcurrency @MainActor open class UIBandSelectionInteraction: NSObject, UIInteraction {
    public enum State: Int, Sendable {
        case possible = 0, began = 1, selecting = 2, ended = 3
    }

    private let handler: (UIBandSelectionInteraction) -> Void

    /// - Parameter selectionHandler: called in each step of a selection.
    public init(_ selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
        handler = selectionHandler
        super.init()
    }

    /// Default true.
    open var isEnabled = true
    open var state: State { .possible }
    /// In the view's coordinates; nil while nothing is selected.
    open var selectionRect: CGRect? { nil }
    /// The modifiers that were held when the selection began.
    open var initialModifierFlags: UIKeyModifierFlags { [] }
    /// Whether a selection may begin at a place. Default nil: it may.
    open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?

    open private(set) weak var view: UIView?
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
