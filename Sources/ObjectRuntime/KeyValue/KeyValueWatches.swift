import Foundation

/// Who wants to know of changes of which key of which object.
final class KeyValueWatches: @unchecked Sendable {
    static let shared = KeyValueWatches()

    /// A change of some elements of an array; nil is a change of the whole value.
    struct Elements {
        let kind: NSKeyValueChange
        let indexes: IndexSet
    }

    struct Watch {
        let identifier: Int
        let willChange: (Elements?) -> Void
        let didChange: (Elements?) -> Void
        /// Takes a `willChange` back after which nothing changed.
        let keepsAsItWas: () -> Void
    }

    private final class Watched {
        weak var object: NSObject?
        var watches: [String: [Watch]] = [:]
        /// Observations made by name, which live as long as the object.
        var observations: [KeyPathObservation] = []

        init(_ object: NSObject) {
            self.object = object
        }
    }

    private let lock = NSRecursiveLock()
    private var table: [ObjectIdentifier: Watched] = [:]
    private var lastIdentifier = 0
    private var purgeLimit = 64

    /// Whether anything was ever observed. Read without the lock: an observation is seen by the thread that made it.
    nonisolated(unsafe) private(set) static var areInUse = false

    func isWatched(_ object: NSObject) -> Bool {
        lock.withLock { table[ObjectIdentifier(object)].map { $0.object === object } ?? false }
    }

    func watches(of object: NSObject, key: String) -> [Watch] {
        lock.withLock {
            guard !table.isEmpty, let watched = table[ObjectIdentifier(object)], watched.object === object else { return [] }
            return watched.watches[key] ?? []
        }
    }

    func add(
        to object: NSObject, key: String, willChange: @escaping (Elements?) -> Void, didChange: @escaping (Elements?) -> Void,
        keepsAsItWas: @escaping () -> Void
    ) -> Int {
        lock.withLock {
            Self.areInUse = true
            lastIdentifier += 1
            entry(for: object).watches[key, default: []]
                .append(
                    Watch(identifier: lastIdentifier, willChange: willChange, didChange: didChange, keepsAsItWas: keepsAsItWas))
            return lastIdentifier
        }
    }

    func remove(_ identifier: Int, from object: NSObject, key: String) {
        lock.withLock {
            guard let watched = table[ObjectIdentifier(object)], watched.object === object else { return }
            watched.watches[key]?.removeAll { $0.identifier == identifier }
            if watched.watches[key]?.isEmpty == true { watched.watches[key] = nil }
            if watched.watches.isEmpty, watched.observations.isEmpty { table[ObjectIdentifier(object)] = nil }
        }
    }

    func keep(_ observation: KeyPathObservation, of object: NSObject) {
        lock.withLock { entry(for: object).observations.append(observation) }
    }

    /// The last of the object's named observations that matches, no longer kept.
    func release(of object: NSObject, where matches: (KeyPathObservation) -> Bool) -> KeyPathObservation? {
        lock.withLock {
            guard let watched = table[ObjectIdentifier(object)], watched.object === object,
                let index = watched.observations.lastIndex(where: matches)
            else { return nil }
            return watched.observations.remove(at: index)
        }
    }

    private func entry(for object: NSObject) -> Watched {
        if let watched = table[ObjectIdentifier(object)], watched.object === object { return watched }
        // Objects go without notice, so their entries are swept out now and then.
        if table.count >= purgeLimit {
            table = table.filter { $0.value.object != nil }
            purgeLimit = max(64, table.count * 2)
        }
        let watched = Watched(object)
        table[ObjectIdentifier(object)] = watched
        return watched
    }
}
