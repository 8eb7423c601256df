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

    private func replaceElement(at index: Int, with anObject: Any) {
        if !sent({ "replaceObjectIn\($0)AtIndex:withObject:" }, [index, anObject]) { elements[index] = anObject }
    }

    override var count: Int { elements.count }
    override func object(at index: Int) -> Any { elements[index] }
    override func insert(_ anObject: Any, at index: Int) { announced(.insertion, at: [index]) { insertElement(anObject, at: index) } }
    override func removeObject(at index: Int) { announced(.removal, at: [index]) { removeElement(at: index) } }
    override func replaceObject(at index: Int, with anObject: Any) {
        announced(.replacement, at: [index]) { replaceElement(at: index, with: anObject) }
    }
    override func add(_ anObject: Any) { insert(anObject, at: count) }
    override func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }
    override func removeAllObjects() {
        let count: Int = self.count
        if count > 0 { announced(.removal, at: IndexSet(0..<count)) { elements = [] } }
    }

    /// The place after the last element is one to put another in.
    override subscript(idx: Int) -> Any {
        get { object(at: idx) }
        set { idx == count ? add(newValue) : replaceObject(at: idx, with: newValue) }
    }

    // MARK: Several at once

    override func addObjects(from otherArray: [Any]) { otherArray.forEach(add) }
    override func insert(_ objects: [Any], at indexes: IndexSet) {
        if indexes.isEmpty { return }
        announced(.insertion, at: indexes) { for (index, object) in zip(indexes, objects) { insertElement(object, at: index) } }
    }
    override func removeObjects(at indexes: IndexSet) {
        if indexes.isEmpty { return }
        announced(.removal, at: indexes) { for index in indexes.reversed() { removeElement(at: index) } }
    }
    override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
        if indexes.isEmpty { return }
        announced(.replacement, at: indexes) { for (index, object) in zip(indexes, objects) { replaceElement(at: index, with: object) } }
    }
    override func removeObjects(in range: NSRange) { removeObjects(at: IndexSet(integersIn: range.location..<range.location + range.length)) }
    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
        let shared: Int = Swift.min(range.length, otherArray.count)
        replaceObjects(at: IndexSet(integersIn: range.location..<range.location + shared), with: Array(otherArray[..<shared]))
        removeObjects(in: NSRange(location: range.location + shared, length: range.length - shared))
        insert(Array(otherArray[shared...]), at: IndexSet(integersIn: range.location + shared..<range.location + otherArray.count))
    }
    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any], range otherRange: NSRange) {
        replaceObjects(in: range, withObjectsFrom: Array(otherArray[otherRange.location..<otherRange.location + otherRange.length]))
    }
    override func setArray(_ otherArray: [Any]) { replaceObjects(in: NSRange(location: 0, length: count), withObjectsFrom: otherArray) }
    override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
        let (first, second) = (elements[idx1], elements[idx2])
        replaceObject(at: idx1, with: second)
        replaceObject(at: idx2, with: first)
    }

    // MARK: Finding elements

    override func index(of anObject: Any) -> Int { elements.firstIndex { Self.isEqual($0, anObject) } ?? NSNotFound }
    override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }
    override func remove(_ anObject: Any) { removeObjects(at: IndexSet(elements.indices.filter { Self.isEqual(elements[$0], anObject) })) }
    override func removeObjects(in otherArray: [Any]) { otherArray.forEach(remove) }

    /// As `isEqual(_:)` has it: objects that say nothing else are equal to themselves alone.
    private static func isEqual(_ one: Any, _ other: Any) -> Bool {
        guard type(of: one) is AnyClass else { return (one as? AnyHashable).map { $0 == other as? AnyHashable } ?? false }
        guard type(of: other) is AnyClass else { return false }
        return (one as? NSObject)?.isEqual(other) ?? (one as AnyObject === other as AnyObject)
    }
}
