/// A text that a pointer brings up when it rests over a view.
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
    public let toolTip: String
    /// The area that the pointer has to be in, in the view's coordinates; nil for all of the view.
    public let sourceRect: CGRect?

    public init(toolTip: String) {
        self.toolTip = toolTip
        sourceRect = nil
        super.init()
    }

    public init(toolTip: String, in sourceRect: CGRect) {
        self.toolTip = toolTip
        self.sourceRect = sourceRect
        super.init()
    }
}

/// Shows a text where a pointer rests. There is no pointer: nothing is shown.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open weak var delegate: (any UIToolTipInteractionDelegate)?
    open var isEnabled = true
    open var defaultToolTip: String?

    public override init() { super.init() }
    public convenience init(defaultToolTip: String) {
        self.init()
        self.defaultToolTip = defaultToolTip
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) throws(Unimplemented) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) throws(Unimplemented) -> UIToolTipConfiguration? {
        try ObjCRuntime.invokeOptional("toolTipInteraction:configurationAtPoint:", on: self, [interaction, point])
    }
}
