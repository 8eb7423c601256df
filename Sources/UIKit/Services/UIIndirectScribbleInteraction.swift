/// Lets a pencil write where a text input is to appear. There is no pencil: its delegate is not asked.
@preconcurrency @MainActor open class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: Delegate?

    public init(delegate: Delegate) {
        self.delegate = delegate
        super.init()
    }

    open var isHandlingWriting: Bool { false }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Names the places where a pencil may write, and gives them their text inputs.
@preconcurrency @MainActor public protocol UIIndirectScribbleInteractionDelegate: NSObjectProtocol {
    associatedtype ElementIdentifier: Hashable

    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, requestElementsIn rect: CGRect, completion: @escaping ([ElementIdentifier]) -> Void)
    func indirectScribbleInteraction(_ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier) -> Bool
    func indirectScribbleInteraction(_ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier) -> CGRect
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier, referencePoint focusReferencePoint: CGPoint,
        completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
    /// Optional. Default false.
    func indirectScribbleInteraction(_ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier) -> Bool
    /// Optional.
    func indirectScribbleInteraction(_ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier)
    /// Optional.
    func indirectScribbleInteraction(_ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier)
}

extension UIIndirectScribbleInteractionDelegate {
    /// The elements that `indirectScribbleInteraction(_:requestElementsIn:completion:)` names.
    public func indirectScribbleInteraction(_ interaction: any UIInteraction, requestElementsIn rect: CGRect) async -> [ElementIdentifier] {
        await withCheckedContinuation { continuation in
            indirectScribbleInteraction(interaction, requestElementsIn: rect) { found in
                nonisolated(unsafe) let elements: [ElementIdentifier] = found
                continuation.resume(returning: elements)
            }
        }
    }

    /// The input that `indirectScribbleInteraction(_:focusElementIfNeeded:referencePoint:completion:)` gives.
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier, referencePoint focusReferencePoint: CGPoint
    ) async -> (any UIResponder & UITextInput)? {
        await withCheckedContinuation { continuation in
            indirectScribbleInteraction(interaction, focusElementIfNeeded: elementIdentifier, referencePoint: focusReferencePoint) { found in
                continuation.resume(returning: found)
            }
        }
    }
}

// Nobody writes: none of these is called.
extension UIIndirectScribbleInteractionDelegate {
    public func indirectScribbleInteraction(_ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier) -> Bool { false }
    public func indirectScribbleInteraction(_ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier) {}
    public func indirectScribbleInteraction(_ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier) {}
}
