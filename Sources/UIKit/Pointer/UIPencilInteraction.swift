/// The action of a double tap on a pencil, as the user has set it.
public enum UIPencilPreferredAction: Int, Sendable {
    case ignore = 0, switchEraser, switchPrevious, showColorPalette, showInkAttributes
}

/// Hears of double taps on a pencil. There is no pencil: its delegate hears of none.
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open weak var delegate: (any UIPencilInteractionDelegate)?
    open var isEnabled = true
    /// Ignore: nothing is set where there is no pencil.
    open class var preferredTapAction: UIPencilPreferredAction { .ignore }
    /// False: fingers draw.
    open class var prefersPencilOnlyDrawing: Bool { false }

    public override init() { super.init() }
    public convenience init(delegate: any UIPencilInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction) throws(Unimplemented)
}

extension UIPencilInteractionDelegate {
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("pencilInteractionDidTap:", on: self, [interaction])
    }
}
