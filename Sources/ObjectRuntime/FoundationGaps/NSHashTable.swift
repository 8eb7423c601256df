import Foundation

/// How a hash table or map table holds and compares its objects.
public struct NSPointerFunctionsOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

extension NSPointerFunctions {
    public typealias Options = NSPointerFunctionsOptions
}

/// The name space of the options.
public enum NSPointerFunctions {}

extension NSPointerFunctionsOptions {
    public static let strongMemory: NSPointerFunctionsOptions = []
    public static let weakMemory = NSPointerFunctionsOptions(rawValue: 5)
    public static let copyIn = NSPointerFunctionsOptions(rawValue: 1 << 16)
    /// Compares by identity instead of `isEqual(_:)`.
    public static let objectPointerPersonality = NSPointerFunctionsOptions(rawValue: 2 << 8)

    var isWeak: Bool { contains(.weakMemory) }
    var comparesIdentity: Bool { contains(.objectPointerPersonality) }
}

/// An object in a table, held as the table's options say.
struct TableSlot {
    private weak var weakObject: AnyObject?
    private let strongObject: AnyObject?

    init(_ object: AnyObject, options: NSPointerFunctionsOptions) {
        weakObject = object
        strongObject = options.isWeak ? nil : object
    }

    var object: AnyObject? { strongObject ?? weakObject }

    func holds(_ other: AnyObject, options: NSPointerFunctionsOptions) -> Bool {
        guard let object else { return false }
        if object === other { return true }
        guard !options.comparesIdentity, let a = object as? NSObject, let b = other as? NSObject else { return false }
        return a.isEqual(b)
    }

    static func hash(of object: AnyObject, options: NSPointerFunctionsOptions) -> Int {
        if !options.comparesIdentity, let object = object as? NSObject { return object.hash }
        return ObjectIdentifier(object).hashValue
    }
}

/// A set of objects that can hold them weakly. Objects that are gone are no longer members.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let options: NSPointerFunctionsOptions
    private var slots: [Int: [TableSlot]] = [:]

    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
        self.options = options
        super.init()
    }

    public override convenience init() {
        self.init(options: [])
    }

    open class func weakObjects() -> NSHashTable<ObjectType> {
        NSHashTable(options: .weakMemory)
    }

    open var allObjects: [ObjectType] {
        slots.values.flatMap { $0 }.compactMap { $0.object as? ObjectType }
    }

    open var setRepresentation: Set<AnyHashable> {
        Set(allObjects.compactMap { $0 as? AnyHashable })
    }

    open var anyObject: ObjectType? { allObjects.first }

    /// How many objects there are; weakly held ones that are gone do not count.
    open var count: Int { allObjects.count }

    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        let hash = TableSlot.hash(of: object, options: options)
        slots[hash] = (slots[hash] ?? []).filter { $0.object != nil } + [TableSlot(object, options: options)]
    }

    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        let hash = TableSlot.hash(of: object, options: options)
        let kept = (slots[hash] ?? []).filter { $0.object != nil && !$0.holds(object, options: options) }
        slots[hash] = kept.isEmpty ? nil : kept
    }

    open func removeAllObjects() {
        slots = [:]
    }

    open func contains(_ anObject: ObjectType?) -> Bool {
        member(anObject) != nil
    }

    /// The member equal to `object`.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        let candidates = slots[TableSlot.hash(of: object, options: options)] ?? []
        return candidates.first { $0.holds(object, options: options) }?.object as? ObjectType
    }

    open func objectEnumerator() -> NSEnumerator {
        (allObjects as NSArray).objectEnumerator()
    }
}
