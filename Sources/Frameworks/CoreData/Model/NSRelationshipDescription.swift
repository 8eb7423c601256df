import ObjectRuntime

/// The fate of related objects when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// A way from an entity's objects to others.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    public required init() { super.init() }

    open weak var destinationEntity: NSEntityDescription?
    open weak var inverseRelationship: NSRelationshipDescription?
    /// 1 for a relationship to one object; 0 means that there is no limit.
    open var maxCount = 0
    open var minCount = 0
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    open var isOrdered = false
    open var isToMany: Bool { maxCount != 1 }

    /// The destination's name, where the model is not put together yet.
    var destinationName: String?
    var inverseName: String?

    override var isStored: Bool { !isTransient && !isToMany }

    override var hashText: String {
        "relationship \(super.hashText) \(destinationEntity?.name ?? "") \(inverseRelationship?.name ?? "") \(isToMany) \(isOrdered)"
    }

    override func copyValues(to copy: NSPropertyDescription) {
        super.copyValues(to: copy)
        guard let copy = copy as? NSRelationshipDescription else { return }
        copy.destinationName = destinationEntity?.name ?? destinationName
        copy.inverseName = inverseRelationship?.name ?? inverseName
        copy.maxCount = maxCount
        copy.minCount = minCount
        copy.deleteRule = deleteRule
        copy.isOrdered = isOrdered
    }
}
