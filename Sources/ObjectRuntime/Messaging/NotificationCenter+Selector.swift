import Foundation

/// The observers that were added by selector.
private final class SelectorObservers: @unchecked Sendable {
    static let shared = SelectorObservers()

    final class Entry: @unchecked Sendable {
        weak var observer: AnyObject?
        let name: NSNotification.Name?
        let object: AnyObject?
        let center: NotificationCenter
        var token: (any NSObjectProtocol)?

        init(observer: AnyObject, name: NSNotification.Name?, object: AnyObject?, center: NotificationCenter) {
            self.observer = observer
            self.name = name
            self.object = object
            self.center = center
        }
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: [Entry]] = [:]

    func add(_ entry: Entry, for observer: AnyObject) {
        lock.withLock { entries[ObjectIdentifier(observer), default: []].append(entry) }
    }

    /// Takes out the entries of `observer` that match, and those of a dead object that had its address before.
    func remove(_ observer: AnyObject, where matches: (Entry) -> Bool) -> [Entry] {
        lock.withLock {
            let identifier = ObjectIdentifier(observer)
            let all = entries[identifier] ?? []
            let removed = all.filter { $0.observer == nil || matches($0) }
            let kept = all.filter { entry in !removed.contains { $0 === entry } }
            entries[identifier] = kept.isEmpty ? nil : kept
            return removed
        }
    }
}

extension NotificationCenter {
    /// Sends `aSelector` to `observer` for each matching notification, on the thread that posts it. The observer is not kept
    /// alive and need not be removed.
    public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) {
        let observer = observer as AnyObject
        let entry = SelectorObservers.Entry(observer: observer, name: aName, object: anObject as AnyObject?, center: self)
        entry.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak self] notification in
            if let target = entry.observer {
                ObjCRuntime.send(aSelector, to: target, [notification])
            } else if let token = entry.token {
                self?.removeObserver(token as Any)
            }
        }
        SelectorObservers.shared.add(entry, for: observer)
    }

    /// Has a block run for each matching notification, on a queue or where it is posted. Lowered sources ask by this name: Foundation's center lets go
    /// of a queue that nobody else holds, and of the observation with it.
    public func __addObserver(
        forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        addObserver(forName: name, object: obj, queue: queue) { [queue] notification in withExtendedLifetime(queue) { block(notification) } }
    }

    /// Removes every observation of `observer`: those made by selector, or the one that this token stands for.
    public func removeObserver(_ observer: AnyObject) {
        remove(observer) { _ in true }
        // Foundation knows its tokens alone. An observer that is no token may be on its way out, and must not be kept.
        if ObserverRemovals.isToken(observer) { ObserverRemovals.run { self.removeObserver(observer as Any) } }
    }

    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let object = anObject as AnyObject?
        remove(observer) { entry in
            (aName == nil || entry.name == aName) && (object == nil || entry.object === object)
        }
    }

    private func remove(_ observer: AnyObject, where matches: (SelectorObservers.Entry) -> Bool) {
        let removed = SelectorObservers.shared.remove(observer) { $0.center === self && $0.observer === observer && matches($0) }
        for entry in removed {
            if let token = entry.token { ObserverRemovals.run { entry.center.removeObserver(token as Any) } }
        }
    }
}

/// Removals on a thread, one after another. Foundation lets go of an observer's block while it holds its lock: what goes with the block may remove
/// itself as an observer, which has to wait.
private final class ObserverRemovals: NSObject {
    private static let tokenType: ObjectIdentifier = ObjectIdentifier(
        type(of: NotificationCenter().addObserver(forName: nil, object: nil, queue: nil) { _ in } as AnyObject))

    static func isToken(_ observer: AnyObject) -> Bool { ObjectIdentifier(type(of: observer)) == tokenType }

    private var waiting: [() -> Void] = []

    static func run(_ removal: @escaping () -> Void) {
        let values = Thread.current.threadDictionary
        if let busy = values["quince.observerRemovals"] as? ObserverRemovals { return busy.waiting.append(removal) }
        let removals = ObserverRemovals()
        values["quince.observerRemovals"] = removals
        removal()
        while !removals.waiting.isEmpty { removals.waiting.removeFirst()() }
        values["quince.observerRemovals"] = nil
    }
}
