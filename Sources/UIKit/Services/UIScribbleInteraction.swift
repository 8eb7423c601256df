/// Lets an app decide where a pencil writes. There is no pencil: its delegate is not asked.
@preconcurrency @MainActor open class UIScribbleInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
    open var isHandlingWriting: Bool { false }
    open class var isPencilInputExpected: Bool { false }
    public init(delegate: any UIScribbleInteractionDelegate) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) throws(Unimplemented) -> Bool
    func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) throws(Unimplemented) -> Bool
    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) throws(Unimplemented)
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) throws(Unimplemented)
}

// Nobody writes: none of these is called.
extension UIScribbleInteractionDelegate {
    public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) throws(Unimplemented) -> Bool {
        throw Unimplemented()
    }
    public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) throws(Unimplemented) -> Bool { throw Unimplemented() }
    public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) throws(Unimplemented) { throw Unimplemented() }
    public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) throws(Unimplemented) { throw Unimplemented() }
}
