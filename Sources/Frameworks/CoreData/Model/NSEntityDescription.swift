import ObjectRuntime

/// A kind of object in a model: its name, its class and its properties.
open class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
    public override init() { super.init() }

    open internal(set) weak var managedObjectModel: NSManagedObjectModel?
    open var name: String?
    open var isAbstract = false
    open var userInfo: [AnyHashable: Any]? = [:]
    open var renamingIdentifier: String?
    open var versionHashModifier: String?
    open var indexes: [NSFetchIndexDescription] = []
    /// Properties whose values, together, no two objects may share: names or descriptions.
    open var uniquenessConstraints: [[Any]] = []
    open var coreSpotlightDisplayNameExpression: NSExpression?
    open internal(set) weak var superentity: NSEntityDescription?
    var parentName: String?

    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }

    /// The name of the class of its objects: `NSManagedObject`, or `Module.Class`.
    open var managedObjectClassName: String! = "NSManagedObject" {
        didSet { cache.reset() }
    }

    /// The properties it declares itself.
    var ownProperties: [NSPropertyDescription] = []

    /// All properties, those of the superentities included. Setting them sets those that are the entity's own.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + ownProperties }
        set {
            let inherited = Set((superentity?.properties ?? []).map(\.name))
            ownProperties = newValue.filter { !inherited.contains($0.name) }
            for property in ownProperties { property.entity = self }
            cache.reset()
        }
    }

    open var propertiesByName: [String: NSPropertyDescription] { Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 }) }
    open var attributesByName: [String: NSAttributeDescription] { propertiesByName.compactMapValues { $0 as? NSAttributeDescription } }
    open var relationshipsByName: [String: NSRelationshipDescription] { propertiesByName.compactMapValues { $0 as? NSRelationshipDescription } }
    open var subentitiesByName: [String: NSEntityDescription] { Dictionary(subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 }) }

    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        relationshipsByName.values.filter { $0.destinationEntity === entity }.sorted { $0.name < $1.name }
    }

    /// Whether the receiver is the entity or one below it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        var next: NSEntityDescription? = self
        while let current = next {
            if current === entity || (current.name == entity.name && current.managedObjectModel !== entity.managedObjectModel) { return true }
            next = current.superentity
        }
        return false
    }

    /// The topmost of the superentities, in whose table the objects lie.
    var root: NSEntityDescription { superentity?.root ?? self }
    /// The entity and all below it.
    var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

    // MARK: Use

    private let cache = LayoutCache()

    /// The places of the values of its objects. The entity must not change any more.
    var layout: EntityLayout { cache.layout(of: self) }

    /// The class of its objects.
    var managedClass: NSManagedObject.Type { cache.managedClass(of: self) }

    open var versionHash: Data {
        let parts = properties.filter { !($0 is NSFetchedPropertyDescription) && !($0 is NSExpressionDescription) }.map(\.hashText).sorted()
        return ModelHash.data("\(name ?? "") \(isAbstract) \(superentity?.name ?? "") \(versionHashModifier ?? "")\n" + parts.joined(separator: "\n"))
    }

    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        context.model?.entitiesByName[entityName]
    }

    /// Makes an object of the entity's class in the context.
    open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            fatalError("+entityForName: could not locate an entity named '\(entityName)' in this model.")
        }
        return entity.managedClass.init(entity: entity, insertInto: context)
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSEntityDescription()
        copy.name = name
        copy.isAbstract = isAbstract
        copy.userInfo = userInfo
        copy.renamingIdentifier = renamingIdentifier
        copy.versionHashModifier = versionHashModifier
        copy.uniquenessConstraints = uniquenessConstraints
        copy.managedObjectClassName = managedObjectClassName
        copy.parentName = superentity?.name ?? parentName
        copy.ownProperties = ownProperties.compactMap { $0.copy() as? NSPropertyDescription }
        for property in copy.ownProperties { property.entity = copy }
        return copy
    }

    open override var description: String { "<NSEntityDescription: \(name ?? "?")>" }
}
