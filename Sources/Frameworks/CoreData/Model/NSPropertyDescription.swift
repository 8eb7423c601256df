import ObjectRuntime

/// A property of an entity: an attribute, a relationship, a fetched property or an expression.
open class NSPropertyDescription: NSObject, NSCopying, @unchecked Sendable {
    public required override init() { super.init() }

    open internal(set) weak var entity: NSEntityDescription?
    open var name = ""
    open var isOptional = true
    /// Whether it is kept in memory alone.
    open var isTransient = false
    open var userInfo: [AnyHashable: Any]? = [:]
    /// Its name in an earlier version of the model.
    open var renamingIdentifier: String?
    open var versionHashModifier: String?
    open var isIndexedBySpotlight = false
    open internal(set) var validationPredicates: [NSPredicate] = []
    open internal(set) var validationWarnings: [Any] = []

    /// Adds conditions that values must fulfil when they are saved, each with the message of its failure.
    open func setValidationPredicates(_ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?) {
        self.validationPredicates = validationPredicates ?? []
        self.validationWarnings = validationWarnings ?? []
    }

    /// Tells one form of the property in a store from another.
    open var versionHash: Data { ModelHash.data(hashText) }

    var hashText: String { "\(name) \(isOptional) \(isTransient) \(versionHashModifier ?? "")" }

    /// Whether the entity's table has a column for it.
    var isStored: Bool { false }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = Swift.type(of: self).init()
        copyValues(to: copy)
        return copy
    }

    func copyValues(to copy: NSPropertyDescription) {
        copy.name = name
        copy.isOptional = isOptional
        copy.isTransient = isTransient
        copy.userInfo = userInfo
        copy.renamingIdentifier = renamingIdentifier
        copy.versionHashModifier = versionHashModifier
        copy.validationPredicates = validationPredicates
        copy.validationWarnings = validationWarnings
    }
}
