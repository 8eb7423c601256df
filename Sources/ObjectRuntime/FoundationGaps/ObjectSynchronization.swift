import Foundation

/// The locks of objects that are synchronised on: one for each object that some thread holds or waits for.
private final class ObjectLocks: @unchecked Sendable {
    static let shared = ObjectLocks()

    private struct Entry {
        let lock = NSRecursiveLock()
        /// Who holds it or waits for it, counted as often as they entered.
        var users = 0
    }

    private let table = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]

    func enter(_ object: AnyObject) {
        let key = ObjectIdentifier(object)
        let lock: NSRecursiveLock = table.withLock {
            entries[key, default: Entry()].users += 1
            return entries[key]!.lock
        }
        lock.lock()
    }

    /// Returns false when nobody has entered.
    func exit(_ object: AnyObject) -> Bool {
        let key = ObjectIdentifier(object)
        let lock: NSRecursiveLock? = table.withLock {
            guard let lock = entries[key]?.lock else { return nil }
            entries[key]!.users -= 1
            if entries[key]!.users == 0 { entries[key] = nil }
            return lock
        }
        lock?.unlock()
        return lock != nil
    }
}

/// Waits until no other thread holds `obj`, and holds it. A thread may enter several times. Returns 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLocks.shared.enter(obj as AnyObject)
    return 0
}

/// Lets `obj` go, once for each time it was entered. Returns 0, or -1 when nobody holds it.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    ObjectLocks.shared.exit(obj as AnyObject) ? 0 : -1
}
