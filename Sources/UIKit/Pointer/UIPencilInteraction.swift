/// The action of a double tap on a pencil, as the user has set it.
public enum UIPencilPreferredAction: Int, Sendable {
    case ignore = 0, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette, runSystemShortcut
}

/// Hears of double taps on a pencil. There is no pencil: its delegate hears of none.
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open weak var delegate: (any UIPencilInteractionDelegate)?
    open var isEnabled = true
    /// Ignore: nothing is set where there is no pencil.
    open class var preferredTapAction: UIPencilPreferredAction { .ignore }
    /// Ignore, likewise. Since iOS 17.5.
    open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
    /// Whether a pencil that hovers shows its tool: false. Since iOS 17.5.
    open class var prefersHoverToolPreview: Bool { false }
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
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) throws(Unimplemented)
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze) throws(Unimplemented)
}

extension UIPencilInteractionDelegate {
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("pencilInteractionDidTap:", on: self, [interaction])
    }
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("pencilInteraction:didReceiveTap:", on: self, [interaction, tap])
    }
    public func pencilInteraction(
        _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("pencilInteraction:didReceiveSqueeze:", on: self, [interaction, squeeze])
    }
}
