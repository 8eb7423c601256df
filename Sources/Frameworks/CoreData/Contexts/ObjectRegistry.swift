import ObjectRuntime
import Synchronization

/// Retains an object unless it is about to go; its memory must be there. Swift's runtime has it for weak references, which cost
/// each object memory of its own and slow down every other use of it.
private let tryRetain: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
    guard let function = dlsym(nil, "swift_tryRetain") else { fatalError("Swift's runtime has no swift_tryRetain.") }
    return unsafeBitCast(function, to: (@convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?).self)
}()

/// The objects that a context knows, by their identifiers. It keeps none of them alive: an object that goes takes itself out.
final class ObjectRegistry: @unchecked Sendable {
    /// Objects whose identifiers have the same number: nearly always one.
    private struct Entry {
        var first: Unmanaged<NSManagedObject>
        var more: [Unmanaged<NSManagedObject>] = []
        var all: [Unmanaged<NSManagedObject>] { [first] + more }
    }

    /// Objects that go wait for it before anything of them is gone.
    private let lock = Mutex(())
    private var entries: [Int64: Entry] = [:]

    subscript(identifier: NSManagedObjectID) -> NSManagedObject? {
        get {
            locked {
                guard let entry = entries[identifier.key] else { return nil }
                if let found = object(entry.first, named: identifier) { return found }
                return entry.more.lazy.compactMap { self.object($0, named: identifier) }.first
            }
        }
        set {
            let old = self[identifier]
            if old === newValue { return }
            if let old { remove(old) }
            guard let newValue else { return }
            newValue.registry?.remove(newValue)
            locked {
                let reference = Unmanaged.passUnretained(newValue)
                if entries[identifier.key] == nil { entries[identifier.key] = Entry(first: reference) } else { entries[identifier.key]?.more.append(reference) }
                newValue.registry = self
                newValue.registeredKey = identifier.key
            }
        }
    }

    /// Registers an object whose identifier is not known yet, as one made of a fetched row.
    func add(_ object: NSManagedObject) {
        locked {
            let key = object.identifier.key
            object.registry = self
            object.registeredKey = key
            let reference = Unmanaged.passUnretained(object)
            guard let other = entries.updateValue(Entry(first: reference), forKey: key) else { return }
            entries[key] = Entry(first: other.first, more: other.more + [reference])
        }
    }

    /// Takes an object out; called by objects that go, too.
    func remove(_ object: NSManagedObject) {
        locked {
            let key = object.registeredKey
            guard object.registry === self, let entry = entries.removeValue(forKey: key) else { return }
            object.registry = nil
            let reference = Unmanaged.passUnretained(object).toOpaque()
            if entry.more.isEmpty, entry.first.toOpaque() == reference { return }
            let rest = entry.all.filter { $0.toOpaque() != reference }
            entries[key] = rest.first.map { Entry(first: $0, more: Array(rest.dropFirst())) }
        }
    }

    /// Half of what `NSLock` costs, which each row that is fetched pays three times.
    private func locked<Result>(_ body: () -> Result) -> Result {
        nonisolated(unsafe) let body = body
        nonisolated(unsafe) var result: Result?
        lock.withLock { _ in result = body() }
        return result!
    }

    private func object(_ reference: Unmanaged<NSManagedObject>, named identifier: NSManagedObjectID) -> NSManagedObject? {
        guard let object = living(reference), object.identifier === identifier || NSManagedObjectID.same(object.identifier, identifier) else { return nil }
        return object
    }

    private func living(_ reference: Unmanaged<NSManagedObject>) -> NSManagedObject? {
        guard let retained = tryRetain(reference.toOpaque()) else { return nil }
        return Unmanaged<NSManagedObject>.fromOpaque(retained).takeRetainedValue()
    }

    var objects: [NSManagedObject] { locked { entries.values.flatMap(\.all).compactMap(living) } }

    func removeAll() {
        for object in objects { remove(object) }
    }
}
