import ObjectRuntime

/// The objects that a context knows, by their identifiers. It keeps none of them alive.
final class ObjectRegistry: @unchecked Sendable {
    private struct Entry { weak var object: NSManagedObject? }

    private let lock = NSLock()
    private var entries: [NSManagedObjectID: Entry] = [:]
    private var purgeLimit = 1024

    subscript(identifier: NSManagedObjectID) -> NSManagedObject? {
        get { lock.withLock { entries[identifier]?.object } }
        set {
            lock.withLock {
                guard let newValue else {
                    entries[identifier] = nil
                    return
                }
                if entries.count >= purgeLimit {
                    entries = entries.filter { $0.value.object != nil }
                    purgeLimit = max(1024, entries.count * 2)
                }
                entries[identifier] = Entry(object: newValue)
            }
        }
    }

    var objects: [NSManagedObject] { lock.withLock { entries.values.compactMap(\.object) } }
    func removeAll() { lock.withLock { entries = [:] } }
}
