import ObjectRuntime

/// The set that `mutableSetValue(forKey:)` returns: it is the relationship.
final class RelationshipSet: NSMutableSet {
    private let owner: NSManagedObject?
    private let slot: Int

    init(_ owner: NSManagedObject, _ slot: Int) {
        self.owner = owner
        self.slot = slot
        super.init(capacity: 0)
    }

    required init(capacity numItems: Int) {
        (owner, slot) = (nil, 0)
        super.init(capacity: numItems)
    }

    override init(objects: UnsafePointer<AnyObject>?, count cnt: Int) {
        (owner, slot) = (nil, 0)
        super.init(capacity: cnt)
    }

    required convenience init?(coder: NSCoder) { nil }

    private var objects: [NSManagedObject] {
        guard let owner, let context = owner.managedObjectContext else { return [] }
        return owner.members(slot).identifiers.map { context.object(with: $0) }
    }

    override var count: Int { owner?.members(slot).count ?? 0 }

    override func member(_ object: Any) -> Any? {
        guard let object = object as? NSManagedObject, owner?.members(slot).contains(object.identifier) == true else { return nil }
        return object
    }

    override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }

    override func add(_ object: Any) {
        if let object = object as? NSManagedObject { owner?.add([object], slot: slot) }
    }

    override func remove(_ object: Any) {
        if let object = object as? NSManagedObject { owner?.remove([object], slot: slot) }
    }

    override func addObjects(from array: [Any]) { owner?.add(array.compactMap { $0 as? NSManagedObject }, slot: slot) }
    override func removeAllObjects() { owner?.setMembers([], slot) }
}

/// The ordered set that `mutableOrderedSetValue(forKey:)` returns.
final class OrderedRelationshipSet: NSMutableOrderedSet {
    private let owner: NSManagedObject?
    private let slot: Int

    init(_ owner: NSManagedObject, _ slot: Int) {
        self.owner = owner
        self.slot = slot
        super.init(capacity: 0)
    }

    override init(capacity numItems: Int) {
        (owner, slot) = (nil, 0)
        super.init(capacity: numItems)
    }

    required init(arrayLiteral elements: Any...) {
        (owner, slot) = (nil, 0)
        super.init(capacity: 0)
    }

    override init(objects: UnsafePointer<AnyObject>?, count cnt: Int) {
        (owner, slot) = (nil, 0)
        super.init(capacity: cnt)
    }

    required convenience init?(coder: NSCoder) { nil }

    private var identifiers: [NSManagedObjectID] { owner?.members(slot).identifiers ?? [] }

    override var count: Int { identifiers.count }

    override func object(at idx: Int) -> Any {
        guard let context = owner?.managedObjectContext else { preconditionFailure("the object's context is gone") }
        return context.object(with: identifiers[idx])
    }

    override func index(of object: Any) -> Int { (object as? NSManagedObject).flatMap { identifiers.firstIndex(of: $0.identifier) } ?? NSNotFound }
    override func contains(_ object: Any) -> Bool { index(of: object) != NSNotFound }

    override func insert(_ object: Any, at idx: Int) {
        if let object = object as? NSManagedObject { owner?.add([object], slot: slot, at: idx) }
    }

    override func removeObject(at idx: Int) { owner?.__removeManaged(at: idx, fromKey: owner?.layout.slots[slot].name ?? "") }

    override func replaceObject(at idx: Int, with object: Any) {
        owner?.__replaceManaged(at: idx, with: object, inKey: owner?.layout.slots[slot].name ?? "")
    }
}
