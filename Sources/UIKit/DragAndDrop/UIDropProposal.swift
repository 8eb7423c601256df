/// The answer of a place to a drag that hovers over it.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    public let operation: UIDropOperation
    /// Whether what is dragged is seen at its full size over this place; else what is wide shrinks, so that the place can be seen.
    /// Default false.
    open var prefersFullSizePreview = false

    /// Whether the drop needs the finger's exact place, as among letters. It has the exact one in any case. Default false.
    open var isPrecise = false

    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    /// A proposal of the same class without what can be set.
    func remade() -> UIDropProposal { UIDropProposal(operation: operation) }

    final func duplicate() -> UIDropProposal {
        let copy: UIDropProposal = remade()
        copy.prefersFullSizePreview = prefersFullSizePreview
        copy.isPrecise = isPrecise
        return copy
    }
}

extension UIDropProposal: NSCopying {
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }
}
