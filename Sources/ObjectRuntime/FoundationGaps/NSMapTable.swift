import Foundation

/// A dictionary of objects that can hold its keys, its values or both weakly.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private struct Entry {
        let key: TableSlot
        let value: TableSlot

        var isAlive: Bool { key.object != nil && value.object != nil }
    }

    private let keyOptions: NSPointerFunctionsOptions
    private let valueOptions: NSPointerFunctionsOptions
    private var entries: [Int: [Entry]] = [:]

    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
        super.init()
    }

    public override convenience init() {
        self.init(keyOptions: [])
    }

    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var living: [Entry] { entries.values.flatMap { $0 }.filter(\.isAlive) }

    open var count: Int { living.count }

    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey else { return nil }
        let candidates = entries[TableSlot.hash(of: aKey, options: keyOptions)] ?? []
        return candidates.first { $0.isAlive && $0.key.holds(aKey, options: keyOptions) }?.value.object as? ObjectType
    }

    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        removeObject(forKey: aKey)
        guard let anObject else { return }
        let entry = Entry(key: TableSlot(aKey, options: keyOptions), value: TableSlot(anObject, options: valueOptions))
        entries[TableSlot.hash(of: aKey, options: keyOptions), default: []].append(entry)
    }

    open func removeObject(forKey aKey: KeyType?) {
        guard let aKey else { return }
        let hash = TableSlot.hash(of: aKey, options: keyOptions)
        let kept = (entries[hash] ?? []).filter { $0.isAlive && !$0.key.holds(aKey, options: keyOptions) }
        entries[hash] = kept.isEmpty ? nil : kept
    }

    open func removeAllObjects() {
        entries = [:]
    }

    open func keyEnumerator() -> NSEnumerator {
        (living.compactMap(\.key.object) as NSArray).objectEnumerator()
    }

    open func objectEnumerator() -> NSEnumerator? {
        (living.compactMap(\.value.object) as NSArray).objectEnumerator()
    }

    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        let pairs = living.compactMap { entry -> (AnyHashable, ObjectType)? in
            guard let key = entry.key.object as? AnyHashable, let value = entry.value.object as? ObjectType else { return nil }
            return (key, value)
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}
