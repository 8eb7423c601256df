import Foundation

/// How objects are ordered: by a key, up or down. Foundation's on Linux knows no keys.
open class NSSortDescriptor: NSObject, NSCopying, @unchecked Sendable {
    /// The key path that is compared; nil where the objects themselves are.
    public let key: String?
    public let ascending: Bool
    /// The comparison of values by name; nil where a closure compares.
    public let selector: Selector?
    private let compareValues: Comparator?
    /// Reads the value where the key is not known by name.
    private let read: ((Any) -> Any?)?

    private init(key: String?, ascending: Bool, selector: Selector?, comparator: Comparator?, read: ((Any) -> Any?)?) {
        self.key = key
        self.ascending = ascending
        self.selector = selector
        compareValues = comparator
        self.read = read
    }

    /// Sorts by a key path, read by key-value coding; nil comes first.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending, selector: Selector("compare:"), comparator: nil, read: nil)
    }

    /// Sorts by a key path with a comparison by name: `compare:`, `caseInsensitiveCompare:`, `localizedCompare:`,
    /// `localizedCaseInsensitiveCompare:`, `localizedStandardCompare:`, or a method that the values' class registers.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(key: key, ascending: ascending, selector: selector ?? Selector("compare:"), comparator: nil, read: nil)
    }

    /// Sorts by a key path with a comparison of its values.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(key: key, ascending: ascending, selector: nil, comparator: cmptr, read: nil)
    }

    /// - Parameter __named: the path's keys, which lowering supplies: a key path on Linux does not know them.
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, __named name: String, ascending: Bool) {
        self.init(key: name, ascending: ascending)
    }

    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, __named name: String, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(key: name, ascending: ascending, comparator: cmptr)
    }

    /// Sorts by a key path whose name is not known, which stores therefore cannot do: in memory only.
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        nonisolated(unsafe) let path = keyPath
        self.init(key: nil, ascending: ascending, selector: Selector("compare:"), comparator: nil) { object in
            (object as? Root).map { $0[keyPath: path] }
        }
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Compares two objects' values, the direction included.
    open func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        let result = ascendingOrder(value(of: object1), value(of: object2))
        guard !ascending else { return result }
        switch result {
        case .orderedAscending: return .orderedDescending
        case .orderedDescending: return .orderedAscending
        case .orderedSame: return .orderedSame
        }
    }

    open var comparator: Comparator { { [self] in compare($0, to: $1) } }

    open var reversedSortDescriptor: Any {
        NSSortDescriptor(key: key, ascending: !ascending, selector: selector, comparator: compareValues, read: read)
    }

    /// Whether a closure decides, which no store can ask.
    package var isOpaque: Bool { compareValues != nil || read != nil }

    private func value(of object: Any) -> Any? {
        if let read { return Coercion.flattened(read(object)) }
        return Coercion.flattened(key.map { KeyValueCoding.value(of: object, forKeyPath: $0) } ?? object)
    }

    private func ascendingOrder(_ a: Any?, _ b: Any?) -> ComparisonResult {
        guard let a, let b, !(a is NSNull), !(b is NSNull) else { return ValueComparison.order(a, b) ?? .orderedSame }
        if let compareValues { return compareValues(a, b) }
        return Self.compare(a, b, by: selector?.description ?? "compare:")
    }

    /// Compares two values by the name of a comparison.
    package static func compare(_ a: Any, _ b: Any, by selector: String) -> ComparisonResult {
        if let x = a as? String, let y = b as? String, let order = compare(x, y, by: selector) { return order }
        if selector != "compare:", let method = ClassRegistry.shared.method(selector, of: Swift.type(of: a as AnyObject)),
            let answer = Coercion.convert((try? method(a as AnyObject, Arguments([b]))) ?? nil, to: ComparisonResult.self)
        {
            return answer
        }
        return ValueComparison.order(a, b) ?? .orderedSame
    }

    package static func compare(_ x: String, _ y: String, by selector: String) -> ComparisonResult? {
        switch selector {
        case "compare:": (x as NSString).compare(y)
        case "caseInsensitiveCompare:": x.caseInsensitiveCompare(y)
        case "localizedCompare:": x.localizedCompare(y)
        case "localizedCaseInsensitiveCompare:": x.localizedCaseInsensitiveCompare(y)
        case "localizedStandardCompare:": x.compare(y, options: [.caseInsensitive, .numeric, .widthInsensitive], range: nil, locale: Locale.current)
        default: nil
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSSortDescriptor, !isOpaque, !other.isOpaque else { return object as AnyObject === self }
        return other.key == key && other.ascending == ascending && other.selector == selector
    }

    open override var hash: Int { (key?.hashValue ?? 0) ^ (ascending ? 1 : 0) }
    open override var description: String { "(\(key ?? "self"), \(ascending ? "ascending" : "descending"), \(selector?.description ?? "comparator"))" }
}

// MARK: - Collections

extension NSSortDescriptor {
    /// The elements in the order that the descriptors say, the first one first; what they call the same keeps its order.
    package static func sorted(_ elements: [Any], by descriptors: [NSSortDescriptor]) -> [Any] {
        let order = elements.indices.sorted { a, b in
            for descriptor in descriptors {
                switch descriptor.compare(elements[a], to: elements[b]) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return a < b
        }
        return order.map { elements[$0] }
    }
}

extension NSArray {
    public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] { NSSortDescriptor.sorted(map { $0 }, by: sortDescriptors) }
}

extension NSMutableArray {
    public func sort(using sortDescriptors: [NSSortDescriptor]) { setArray(NSSortDescriptor.sorted(map { $0 }, by: sortDescriptors)) }
}

extension NSSet {
    public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] { NSSortDescriptor.sorted(allObjects, by: sortDescriptors) }
}

extension NSOrderedSet {
    public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] { NSSortDescriptor.sorted(map { $0 }, by: sortDescriptors) }
}
