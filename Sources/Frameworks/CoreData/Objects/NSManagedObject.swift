import ObjectRuntime

/// An object that a fetch request can find.
public protocol NSFetchRequestResult: AnyObject {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// Why a snapshot is taken of an object's values.
public struct NSSnapshotEventType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let undoInsertion = NSSnapshotEventType(rawValue: 1 << 1)
    public static let undoDeletion = NSSnapshotEventType(rawValue: 1 << 2)
    public static let undoUpdate = NSSnapshotEventType(rawValue: 1 << 3)
    public static let rollback = NSSnapshotEventType(rawValue: 1 << 4)
    public static let refresh = NSSnapshotEventType(rawValue: 1 << 5)
    public static let mergePolicy = NSSnapshotEventType(rawValue: 1 << 6)
}

/// An object of a model's entity, in a context. Its values are read from the store when they are first asked for (it is a *fault* until
/// then), and kept by the context until it is saved.
open class NSManagedObject: NSObject, NSFetchRequestResult, KeyedObject {
    /// An object's state between its context and the store.
    struct Status: OptionSet {
        let rawValue: UInt8
        static let inserted = Status(rawValue: 1)
        static let updated = Status(rawValue: 2)
        static let deleted = Status(rawValue: 4)
        /// Gone for good: deleted and saved.
        static let gone = Status(rawValue: 8)
        static let isFault = Status(rawValue: 16)
        /// Told of its fetch or insertion.
        static let isAwake = Status(rawValue: 32)
        static let isFiring = Status(rawValue: 64)
    }

    let ownEntity: NSEntityDescription
    let layout: EntityLayout
    var identifier: NSManagedObjectID
    open internal(set) var managedObjectContext: NSManagedObjectContext? {
        get { home?.context }
        set { home = newValue?.home }
    }
    private var home: ContextHome?
    /// The registry in which it is known, and its number there; the registry's own.
    var registry: ObjectRegistry?
    var registeredKey: Int64 = 0
    var status: Status = []
    /// The store's values; nil for a fault without data, and before the first save.
    var row: RowSnapshot?
    /// The values now, where they may differ from `row`.
    var values: ContiguousArray<ManagedValue>?
    /// The relationships to many that were read or set, by place.
    var toMany: [Int: ToManyValue] = [:]
    /// The members of them that the store has.
    var savedToMany: [Int: ToManyValue] = [:]
    /// Values of transformable attributes as objects, by place.
    var decoded: [Int: Any] = [:]
    /// Whether its deletion has reached what it is related to.
    var isPropagated = false
    /// The fetch that it came with, where that reads values a part at a time.
    var batch: FetchBatch?
    var batchIndex = 0
    /// The places that changed since the context last told of changes.
    var changedSlots = SlotSet()

    /// Makes an object of the entity, and inserts it where a context is given.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        precondition(!entity.isAbstract || context == nil, "Cannot insert an object of the abstract entity \(entity.name ?? "")")
        ownEntity = entity
        layout = entity.layout
        // What is being fetched brings its identifier along.
        let fetched = context?.claimFetched()
        identifier = fetched ?? NSManagedObjectID(temporary: entity)
        super.init()
        if fetched != nil {
            managedObjectContext = context
            status = .isFault
            return
        }
        values = ContiguousArray(layout.defaults)
        context?.insertNew(self)
    }

    deinit { registry?.remove(self) }

    /// Makes an object of the class's entity in the context. Required, so that a class that is known at run time alone has it; every subclass inherits it.
    public required convenience init(context moc: NSManagedObjectContext) {
        guard let entity = Self.entity(in: moc) else {
            fatalError("An NSManagedObject of class '\(Self.self)' must have a valid NSEntityDescription.")
        }
        self.init(entity: entity, insertInto: moc)
    }

    private static func entity(in context: NSManagedObjectContext) -> NSEntityDescription? {
        guard let model = context.model else { return nil }
        return ModelRegistry.entity(of: self, in: model)
    }

    /// The class's entity in the models that are in use.
    open class func entity() -> NSEntityDescription {
        guard let entity = ModelRegistry.shared.entity(of: self) else {
            fatalError("No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(self)'")
        }
        return entity
    }

    /// A request for the class's objects. A class that Xcode makes has one of its own type, which counts where both fit.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<NSFetchRequestResult> {
        NSFetchRequest<NSFetchRequestResult>(entityName: entity().name ?? "")
    }

    open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

    // MARK: State

    open var entity: NSEntityDescription { ownEntity }
    open var objectID: NSManagedObjectID { identifier }
    open var isInserted: Bool { status.contains(.inserted) && !status.contains(.deleted) }
    open var isUpdated: Bool { status.contains(.updated) && !status.contains(.inserted) && !status.contains(.deleted) }
    open var isDeleted: Bool { status.contains(.deleted) }
    open var isFault: Bool { status.contains(.isFault) }
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    /// 0, or the number that tells the state in which the object is turned into a fault.
    open var faultingState: Int { isFault ? 1 : 0 }

    /// Whether what would be saved differs from the store.
    open var hasPersistentChangedValues: Bool {
        if isInserted || isDeleted { return true }
        return !changedSlotsSinceSave().filter { layout.slots[$0].property.isTransient == false }.isEmpty
    }

    // MARK: For subclasses

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
    open func willSave() {}
    open func didSave() {}
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}
    open func prepareForDeletion() {}

    // MARK: Access

    /// Reads the object's values from the store where it is a fault. Accessors of one's own call it before they read a primitive value.
    open func willAccessValue(forKey key: String?) { fire() }
    open func didAccessValue(forKey key: String?) {}

    open func willChangeValue(forKey key: String) {
        fire()
        announceWillChange(key)
    }

    open func didChangeValue(forKey key: String) {
        if let slot = layout.index[key], !status.contains(.isFiring) { markChanged(slot) }
        announceDidChange(key)
    }

    /// Also announces unsaved changes of a relationship that primitive sets were used for.
    open func willChangeValue(forKey inKey: String, withSetMutation inMutationKind: NSKeyValueSetMutationKind, using inObjects: Set<AnyHashable>) {
        willChangeValue(forKey: inKey)
    }
    open func didChangeValue(forKey inKey: String, withSetMutation inMutationKind: NSKeyValueSetMutationKind, using inObjects: Set<AnyHashable>) {
        didChangeValue(forKey: inKey)
    }

    open func value(forKey key: String) -> Any? {
        if let found = KeyValueCoding.value(of: self, forKey: key) { return Coercion.flattened(found) }
        return value(forUndefinedKey: key)
    }

    open func setValue(_ value: Any?, forKey key: String) {
        if !KeyValueCoding.set(value, of: self, forKey: key) { setValue(value, forUndefinedKey: key) }
    }

    open func value(forUndefinedKey key: String) -> Any? {
        fatalError("[<\(entity.name ?? "")> valueForUndefinedKey:]: the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".")
    }

    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        fatalError(
            "[<\(entity.name ?? "")> setValue:forUndefinedKey:]: the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".")
    }

    open func validateForInsert() throws { try validateAll() }
    open func validateForUpdate() throws { try validateAll() }
    open func validateForDelete() throws { try validateDeletion() }

    open override var description: String {
        let id = identifier.isTemporaryID ? "unsaved" : identifier.uriRepresentation().absoluteString
        return "<\(type(of: self))> (entity: \(entity.name ?? ""); id: \(id); data: \(isFault ? "<fault>" : "\(dataDescription)"))"
    }

    private var dataDescription: String {
        let parts = layout.slots.indices.map {
            "\(layout.slots[$0].name) = \(object(atSlot: $0).map { ($0 as? NSManagedObject)?.identifier.description ?? "\($0)" } ?? "nil")"
        }
        return "{ \(parts.joined(separator: "; ")) }"
    }

    open override var debugDescription: String { description }
}

/// How a set changes.
public enum NSKeyValueSetMutationKind: UInt, Sendable {
    case union = 1, minus, intersect, set
}
