/// Objects by what they are, in the order in which they came. A set of `NSObject`s would ask each of them for its hash and for equality.
struct ObjectTable: Sequence, ExpressibleByArrayLiteral {
    private var places: [ObjectIdentifier: Int] = [:]
    /// Nil where an object was taken out.
    private var objects: [NSManagedObject?] = []

    init(arrayLiteral elements: NSManagedObject...) {
        for element in elements { insert(element) }
    }

    init(_ objects: some Sequence<NSManagedObject>) {
        for object in objects { insert(object) }
    }

    var isEmpty: Bool { places.isEmpty }
    var count: Int { places.count }
    func contains(_ object: NSManagedObject) -> Bool { places[ObjectIdentifier(object)] != nil }

    @discardableResult
    mutating func insert(_ object: NSManagedObject) -> Bool {
        let key = ObjectIdentifier(object)
        guard places[key] == nil else { return false }
        places[key] = objects.count
        objects.append(object)
        return true
    }

    mutating func remove(_ object: NSManagedObject) {
        guard let place = places.removeValue(forKey: ObjectIdentifier(object)) else { return }
        objects[place] = nil
        if places.isEmpty { objects = [] }
    }

    func makeIterator() -> some IteratorProtocol<NSManagedObject> { objects.lazy.compactMap { $0 }.makeIterator() }

    /// These and those of another table.
    func union(_ other: ObjectTable) -> ObjectTable {
        var result = self
        for object in other { result.insert(object) }
        return result
    }
}
