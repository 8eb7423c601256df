import Foundation

extension NSObjectProtocol where Self: NSObject {
    /// An array whose changes change the property, by the methods that its class has for that or by setting it anew. Observers hear which elements came,
    /// went or are others.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyedArray(owner: self, key: key) }
    public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
        guard let dot = keyPath.lastIndex(of: ".") else { return mutableArrayValue(forKey: keyPath) }
        let owner = value(forKeyPath: String(keyPath[..<dot])) as? NSObject
        return KeyedArray(owner: owner ?? self, key: String(keyPath[keyPath.index(after: dot)...]))
    }
}

/// Stands for an array property of an object.
private final class KeyedArray: NSMutableArray {
    private let owner: NSObject
    private let key: String

    init(owner: NSObject, key: String) {
        (self.owner, self.key) = (owner, key)
        super.init(capacity: 0)
    }

    required init(objects: UnsafePointer<AnyObject>?, count cnt: Int) { fatalError("Arrays of a property are made with their owner.") }
    required init?(coder aDecoder: NSCoder) { nil }
    override init(capacity numItems: Int) { fatalError("Arrays of a property are made with their owner.") }
    required convenience init(arrayLiteral elements: Any...) { fatalError("Arrays of a property are made with their owner.") }

    private var elements: [Any] {
        get { KeyValueCoding.value(of: owner, forKey: key) as? [Any] ?? [] }
        set { owner.setValue(newValue, forKey: key) }
    }

    private func announced(_ kind: NSKeyValueChange, at indexes: IndexSet, _ change: () -> Void) {
        owner.willChange(kind, valuesAt: indexes, forKey: key)
        change()
        owner.didChange(kind, valuesAt: indexes, forKey: key)
    }

    /// Whether the class has a method of its own for a change of the array's elements, which then does it.
    private func sent(_ name: (String) -> String, _ arguments: [Any?]) -> Bool {
        guard let method = ClassRegistry.shared.method(name(KeyValueCoding.capitalised(key)), of: type(of: owner)) else { return false }
        _ = try? method(owner, Arguments(arguments))
        return true
    }

    private func insertElement(_ anObject: Any, at index: Int) {
        if !sent({ "insertObject:in\($0)AtIndex:" }, [anObject, index]) { elements.insert(anObject, at: index) }
    }

    private func removeElement(at index: Int) {
        if !sent({ "removeObjectFrom\($0)AtIndex:" }, [index]) { elements.remove(at: index) }
    }

    override var count: Int { elements.count }
    override func object(at index: Int) -> Any { elements[index] }
    override func insert(_ anObject: Any, at index: Int) { announced(.insertion, at: [index]) { insertElement(anObject, at: index) } }
    override func removeObject(at index: Int) { announced(.removal, at: [index]) { removeElement(at: index) } }
    override func replaceObject(at index: Int, with anObject: Any) {
        announced(.replacement, at: [index]) {
            if !sent({ "replaceObjectIn\($0)AtIndex:withObject:" }, [index, anObject]) { elements[index] = anObject }
        }
    }
    override func add(_ anObject: Any) { insert(anObject, at: count) }
    override func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }
    override func removeAllObjects() {
        let count: Int = self.count
        if count > 0 { announced(.removal, at: IndexSet(0..<count)) { elements = [] } }
    }
}
