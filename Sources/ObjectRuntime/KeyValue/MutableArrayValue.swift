import Foundation

extension NSObjectProtocol where Self: NSObject {
    /// An array whose changes change the property: each one sets it anew, so that observers hear of it as of a new value.
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

    override var count: Int { elements.count }
    override func object(at index: Int) -> Any { elements[index] }
    override func insert(_ anObject: Any, at index: Int) { elements.insert(anObject, at: index) }
    override func removeObject(at index: Int) { elements.remove(at: index) }
    override func replaceObject(at index: Int, with anObject: Any) { elements[index] = anObject }
    override func add(_ anObject: Any) { elements.append(anObject) }
    override func removeLastObject() { if !elements.isEmpty { elements.removeLast() } }
    override func removeAllObjects() { elements = [] }
}
