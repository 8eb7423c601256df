import ObjectRuntime

/// The objects that a relationship leads to, in the order that they have or came in.
struct ToManyValue: @unchecked Sendable {
    private(set) var identifiers: [NSManagedObjectID]
    private var members: Set<NSManagedObjectID>

    init(_ identifiers: [NSManagedObjectID] = []) {
        members = Set(identifiers)
        self.identifiers = identifiers
        if members.count != identifiers.count {
            var seen: Set<NSManagedObjectID> = []
            self.identifiers = identifiers.filter { seen.insert($0).inserted }
        }
    }

    var count: Int { members.count }
    var set: Set<NSManagedObjectID> { members }
    func contains(_ identifier: NSManagedObjectID) -> Bool { members.contains(identifier) }

    /// Whether it was not there.
    @discardableResult
    mutating func append(_ identifier: NSManagedObjectID) -> Bool {
        guard members.insert(identifier).inserted else { return false }
        identifiers.append(identifier)
        return true
    }

    mutating func insert(_ identifier: NSManagedObjectID, at index: Int) {
        if members.contains(identifier) { remove(identifier) }
        members.insert(identifier)
        identifiers.insert(identifier, at: min(max(index, 0), identifiers.count))
    }

    @discardableResult
    mutating func remove(_ identifier: NSManagedObjectID) -> Bool {
        guard members.remove(identifier) != nil else { return false }
        if identifiers.last == identifier { identifiers.removeLast() } else { identifiers.removeAll { $0 == identifier } }
        return true
    }

    mutating func replace(_ old: NSManagedObjectID, with new: NSManagedObjectID) {
        guard members.remove(old) != nil else { return }
        members.insert(new)
        identifiers = identifiers.map { $0 == old ? new : $0 }
    }
}
