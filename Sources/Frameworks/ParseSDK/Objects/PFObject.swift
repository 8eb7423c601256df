import UIKit

/// An object with values by name. They are kept on the device where it is pinned; there is no server to save them to.
open class PFObject: NSObject, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var values: [String: Any] = [:]
    private var savedValues: [String: Any] = [:]
    private var changed: Set<String> = []
    private var hasData = true
    private let className: String
    /// The object's name in the store.
    var place: String = UUID().uuidString
    private var identifier: String?
    private var dates: (created: Date?, updated: Date?)

    /// The server's name of this class; nil of those that have none.
    class var ownClassName: String? { (self as? any PFSubclassing.Type)?.parseClassName() }

    /// An object of the class that an app's own class stands for. Stops the program where it stands for none.
    public required override init() {
        guard let name = Self.ownClassName else {
            fatalError("\(Self.self) has no name of a class: make it with init(className:), or conform to PFSubclassing.")
        }
        className = name
        super.init()
        prepare()
    }

    public init(className newClassName: String) {
        className = newClassName
        super.init()
        prepare()
    }

    private func prepare() {
        ParseState.current.register(type(of: self))
        values["ACL"] = ParseState.current.defaultACL
        changed = Set(values.keys)
    }

    public convenience init(className: String, dictionary: [String: Any]?) {
        self.init(className: className)
        for (key, value) in dictionary ?? [:] { self[key] = value }
    }

    /// An object that the server is known to have, without its values.
    public convenience init(withoutDataWithClassName className: String, objectId: String?) {
        self.init(className: className)
        point(to: objectId)
    }
    public convenience init(withoutDataWithObjectId objectId: String?) {
        self.init()
        point(to: objectId)
    }
    /// As Swift 3 reads the method's name in Objective-C.
    public convenience init(outDataWithClassName className: String, objectId: String?) {
        self.init(withoutDataWithClassName: className, objectId: objectId)
    }
    /// As Swift 3 reads the method's name in Objective-C.
    public convenience init(outDataWithObjectId objectId: String?) { self.init(withoutDataWithObjectId: objectId) }

    private func point(to objectId: String?) {
        lock.withLock {
            identifier = objectId
            (values, changed) = ([:], [])
            hasData = objectId == nil
        }
    }

    open class func registerSubclass() { ParseState.current.register(self) }

    /// A query for all objects of the class. Nil where the class has no name.
    open class func query() -> PFQuery<PFObject>? { ownClassName.map { PFQuery<PFObject>(className: $0) } }
    open class func query(with predicate: NSPredicate?) -> PFQuery<PFObject>? {
        ownClassName.map { PFQuery<PFObject>(className: $0, predicate: predicate) }
    }

    // MARK: - Properties

    open var parseClassName: String { className }
    open var objectId: String? {
        get { lock.withLock { identifier } }
        set { lock.withLock { identifier = newValue } }
    }
    open var createdAt: Date? { lock.withLock { dates.created } }
    open var updatedAt: Date? { lock.withLock { dates.updated } }
    open var acl: PFACL? {
        get { self["ACL"] as? PFACL }
        set { self["ACL"] = newValue }
    }
    open var allKeys: [String] { lock.withLock { values.keys.filter { $0 != "ACL" } } }

    // MARK: - Values

    /// Setting nil removes the value. Stops the program where an object without data is asked for one.
    open subscript(key: String) -> Any? {
        get { object(forKey: key) }
        set { if let value = ParseValue.plain(newValue) { setObject(value, forKey: key) } else { removeObject(forKey: key) } }
    }

    open func object(forKey key: String) -> Any? {
        lock.withLock {
            if let value = values[key] { return value }
            precondition(hasData || key == "ACL", "The key \(key) has no data. Fetch the object before its value is asked for.")
            return nil
        }
    }

    open func setObject(_ object: Any, forKey key: String) {
        lock.withLock {
            values[key] = ParseValue.plain(object)
            changed.insert(key)
        }
    }

    open func removeObject(forKey key: String) {
        lock.withLock { if values.removeValue(forKey: key) != nil { changed.insert(key) } }
    }

    open func relation(forKey key: String) -> PFRelation<PFObject> {
        lock.withLock {
            if let known = values[key] as? PFRelation<PFObject> { return known }
            let made = PFRelation<PFObject>()
            made.owner = self
            made.key = key
            values[key] = made
            return made
        }
    }

    // MARK: - Lists and numbers

    private func list(_ key: String) -> [Any] { object(forKey: key) as? [Any] ?? [] }

    open func add(_ object: Any, forKey key: String) { addObjects(from: [object], forKey: key) }
    open func addObjects(from objects: [Any], forKey key: String) { setObject(list(key) + objects, forKey: key) }
    open func addUniqueObject(_ object: Any, forKey key: String) { addUniqueObjects(from: [object], forKey: key) }
    open func addUniqueObjects(from objects: [Any], forKey key: String) {
        var result: [Any] = list(key)
        for object in objects where !result.contains(where: { ParseValue($0).isSame(as: ParseValue(object)) }) { result.append(object) }
        setObject(result, forKey: key)
    }
    open func remove(_ object: Any, forKey key: String) { removeObjects(in: [object], forKey: key) }
    open func removeObjects(in objects: [Any], forKey key: String) {
        let removed: [ParseValue] = objects.map { ParseValue($0) }
        setObject(list(key).filter { item in !removed.contains { $0.isSame(as: ParseValue(item)) } }, forKey: key)
    }

    open func incrementKey(_ key: String) { incrementKey(key, byAmount: 1) }
    open func incrementKey(_ key: String, byAmount amount: NSNumber) {
        let sum: NSNumber =
            switch (ParseValue(object(forKey: key)), ParseValue(amount)) {
            case (.integer(let old), .integer(let more)): NSNumber(value: old + more)
            case (.null, _): amount
            case (let old, let more): NSNumber(value: (old.asNumber ?? 0) + (more.asNumber ?? 0))
            }
        setObject(sum, forKey: key)
    }

    // MARK: - Changes

    /// Whether anything would be saved: of an object that the server does not know, all.
    open var isDirty: Bool { lock.withLock { identifier == nil || !changed.isEmpty } }
    open func isDirty(forKey key: String) -> Bool { lock.withLock { changed.contains(key) } }

    /// Gives the values up that were not saved.
    open func revert() {
        lock.withLock {
            values = savedValues
            changed = []
        }
    }
    open func revertObject(forKey key: String) {
        lock.withLock {
            values[key] = savedValues[key]
            changed.remove(key)
        }
    }

    open var isDataAvailable: Bool { lock.withLock { hasData } }
    open func isDataAvailable(forKey key: String) -> Bool { lock.withLock { hasData || values[key] != nil } }

    // MARK: - Accessors of managed properties

    /// The value behind an `@NSManaged` property.
    public func __managedValue<Value>(forKey key: String) -> Value {
        let any: Any? = Value.self is PFRelation<PFObject>.Type ? relation(forKey: key) : value(ofProperty: key)
        if let value = any as? Value { return value }
        if let value = Coercion.convert(any, to: Value.self) { return value }
        fatalError("The property \(key) of \(className) has no value that is a \(Value.self); it is \(any.map { "a \(type(of: $0))" } ?? "nil").")
    }

    public func __setManagedValue<Value>(_ value: Value, forKey key: String) { self[key] = value }

    private func value(ofProperty key: String) -> Any? { key == "objectId" ? objectId : object(forKey: key) }

    // MARK: - Store

    /// The object as a file has it.
    var record: ObjectRecord {
        lock.withLock {
            ObjectRecord(
                place: place, className: className, objectId: identifier, createdAt: dates.created, updatedAt: dates.updated,
                values: values.mapValues { ParseValue($0) }, changed: changed.sorted(), hasData: hasData)
        }
    }

    func fill(from record: ObjectRecord, _ value: (ParseValue) -> Any?) {
        lock.withLock {
            place = record.place
            identifier = record.objectId
            dates = (record.createdAt, record.updatedAt)
            hasData = record.hasData
            values = record.values.compactMapValues(value)
            changed = Set(record.changed)
            savedValues = values.filter { !changed.contains($0.key) }
            for (key, relation) in values.compactMapValues({ $0 as? PFRelation<PFObject> }) { (relation.owner, relation.key) = (self, key) }
        }
    }

    /// The objects that its values name.
    var children: [PFObject] {
        func objects(in any: Any) -> [PFObject] {
            switch any {
            case let object as PFObject: [object]
            case let relation as PFRelation<PFObject>: relation.members
            case let list as [Any]: list.flatMap(objects)
            case let table as [String: Any]: table.values.flatMap(objects)
            default: []
            }
        }
        return lock.withLock { values.values.flatMap(objects) }
    }
}

extension PFObject: KeyedObject {
    package func keyedValue(forKey key: String) -> Any?? {
        switch key {
        case "objectId": .some(objectId)
        case "createdAt": .some(createdAt)
        case "updatedAt": .some(updatedAt)
        default: isDataAvailable(forKey: key) ? .some(object(forKey: key)) : .none
        }
    }

    package func setKeyedValue(_ value: Any?, forKey key: String) -> Bool {
        if key == "objectId" { objectId = value as? String } else { self[key] = value }
        return true
    }
}
