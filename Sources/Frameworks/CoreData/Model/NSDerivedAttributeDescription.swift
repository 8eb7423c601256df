import ObjectRuntime

/// A value that is computed from others when its object is saved: `now()`, `canonical:(name)`, `items.@count`, another key path.
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {
    public required init() { super.init() }

    open var derivationExpression: NSExpression?

    override var hashText: String { "derived \(super.hashText) \(derivationExpression?.description ?? "")" }

    override func copyValues(to copy: NSPropertyDescription) {
        super.copyValues(to: copy)
        (copy as? NSDerivedAttributeDescription)?.derivationExpression = derivationExpression
    }
}
