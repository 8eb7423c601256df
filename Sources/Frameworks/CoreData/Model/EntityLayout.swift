import ObjectRuntime

/// The places of the values of an entity's objects: one place a property.
final class EntityLayout: @unchecked Sendable {
    enum Kind {
        case attribute(NSAttributeDescription)
        case toOne(NSRelationshipDescription)
        case toMany(NSRelationshipDescription)
        case fetched(NSFetchedPropertyDescription)
    }

    struct Slot {
        let name: String
        let property: NSPropertyDescription
        let kind: Kind
        let type: NSAttributeType
        let isStored: Bool
    }

    let slots: [Slot]
    let index: [String: Int]
    /// The values of a new object.
    let defaults: [ManagedValue]
    let toManySlots: [Int]
    let toOneSlots: [Int]
    let derivedSlots: [Int]

    init(_ entity: NSEntityDescription) {
        var slots: [Slot] = []
        for property in entity.properties {
            switch property {
            case let attribute as NSAttributeDescription:
                slots.append(
                    Slot(name: attribute.name, property: attribute, kind: .attribute(attribute), type: attribute.attributeType, isStored: attribute.isStored))
            case let relationship as NSRelationshipDescription:
                let kind: Kind = relationship.isToMany ? .toMany(relationship) : .toOne(relationship)
                slots.append(Slot(name: relationship.name, property: relationship, kind: kind, type: .undefinedAttributeType, isStored: relationship.isStored))
            case let fetched as NSFetchedPropertyDescription:
                slots.append(Slot(name: fetched.name, property: fetched, kind: .fetched(fetched), type: .undefinedAttributeType, isStored: false))
            default: break
            }
        }
        self.slots = slots
        index = Dictionary(slots.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
        defaults = slots.map { slot in
            guard case .attribute(let attribute) = slot.kind, let value = attribute.defaultValue else { return .null }
            return ManagedValue(value, type: attribute.attributeType)
        }
        toManySlots = slots.indices.filter { if case .toMany = slots[$0].kind { true } else { false } }
        toOneSlots = slots.indices.filter { if case .toOne = slots[$0].kind { true } else { false } }
        derivedSlots = slots.indices.filter { slots[$0].property is NSDerivedAttributeDescription }
    }
}

/// An entity's layout and class, found once.
final class LayoutCache: @unchecked Sendable {
    private let lock = NSLock()
    private var layout: EntityLayout?
    private var type: NSManagedObject.Type?

    func reset() { lock.withLock { (layout, type) = (nil, nil) } }

    func layout(of entity: NSEntityDescription) -> EntityLayout {
        lock.withLock {
            if let layout { return layout }
            let new = EntityLayout(entity)
            layout = new
            return new
        }
    }

    func managedClass(of entity: NSEntityDescription) -> NSManagedObject.Type {
        if let type = lock.withLock({ type }) { return type }
        let found = Self.find(entity.managedObjectClassName)
        lock.withLock { type = found }
        return found
    }

    private static func find(_ name: String?) -> NSManagedObject.Type {
        guard let name, name != "NSManagedObject" else { return NSManagedObject.self }
        let bare = name.split(separator: ".").last.map(String.init) ?? name
        for candidate in [name, bare] {
            if let type = ObjCRuntime.type(named: candidate) as? NSManagedObject.Type { return type }
        }
        return NSManagedObject.self
    }
}

/// Hashes of parts of a model, the same in every process.
enum ModelHash {
    /// Four sums of 64 bits (FNV-1a, each from another start), together as long as Apple's hashes.
    static func data(_ text: String) -> Data {
        var data = Data()
        for seed in 0..<UInt64(4) {
            var hash: UInt64 = 14_695_981_039_346_656_037 &+ seed &* 0x9E37_79B9_7F4A_7C15
            for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
            withUnsafeBytes(of: hash.bigEndian) { data.append(contentsOf: $0) }
        }
        return data
    }
}
