import Dispatch
import ObjectRuntime

/// Somebody who is to hear of changes.
protocol ChangeNotifier: AnyObject {
    /// Tells what has changed since the last time.
    func deliver(_ changes: ChangeSet, isLocal: Bool, _ session: RealmSession)
    /// Takes what changed for known.
    func skip(_ session: RealmSession)
    var needsFirst: Bool { get }
}

/// The observers of one session, and what they have not been told yet.
final class SessionNotifications: @unchecked Sendable {
    private struct Entry {
        let notifier: any ChangeNotifier
        var changes = ChangeSet()
        var isLocal = true
        var isDue: Bool
    }

    private let lock = NSLock()
    private var next = 0
    private var entries: [Int: Entry] = [:]
    private var realmBlocks: [Int: (Realm.Notification, Realm) -> Void] = [:]

    var isWaiting: Bool { lock.withLock { entries.values.contains(where: \.isDue) } }

    func add(_ notifier: any ChangeNotifier, _ session: RealmSession) -> NotificationToken {
        let number: Int = lock.withLock {
            next += 1
            entries[next] = Entry(notifier: notifier, isDue: notifier.needsFirst)
            return next
        }
        if notifier.needsFirst { session.scheduleNotifications() }
        return NotificationToken(session, number)
    }

    func add(_ block: @escaping (Realm.Notification, Realm) -> Void, _ session: RealmSession) -> NotificationToken {
        let number: Int = lock.withLock {
            next += 1
            realmBlocks[next] = block
            return next
        }
        return NotificationToken(session, number)
    }

    func remove(_ number: Int) {
        let gone: (Entry?, Any?) = lock.withLock { (entries.removeValue(forKey: number), realmBlocks.removeValue(forKey: number)) }
        withExtendedLifetime(gone) {}
    }

    /// Keeps what was written for the next delivery.
    func keep(_ changes: ChangeSet, isLocal: Bool, except tokens: [NotificationToken]) {
        if changes.isEmpty { return }
        let excepted = Set(tokens.map(\.number))
        lock.withLock {
            for (number, entry) in entries {
                if isLocal, excepted.contains(number), !entry.isDue {
                    skipped.append(entry.notifier)
                    continue
                }
                var entry: Entry = entry
                entry.changes.merge(changes)
                entry.isLocal = (!entry.isDue || entry.isLocal) && isLocal
                entry.isDue = true
                entries[number] = entry
            }
        }
    }
    private var skipped: [any ChangeNotifier] = []

    func deliver(_ session: RealmSession) {
        let numbers: [Int] = lock.withLock { entries.keys.sorted() }
        for number in numbers {
            let due: Entry? = lock.withLock {
                guard let entry = entries[number], entry.isDue else { return nil }
                entries[number]?.changes = ChangeSet()
                entries[number]?.isLocal = true
                entries[number]?.isDue = false
                return entry
            }
            due?.notifier.deliver(due!.changes, isLocal: due!.isLocal, session)
        }
    }

    /// The collections whose observers made the change themselves begin anew from what they are now.
    func skipExcepted(_ session: RealmSession) {
        let all: [any ChangeNotifier] = lock.withLock {
            defer { skipped = [] }
            return skipped
        }
        for notifier in all { notifier.skip(session) }
    }

    func realmChanged(_ session: RealmSession) {
        skipExcepted(session)
        for block in lock.withLock({ realmBlocks.sorted { $0.key < $1.key }.map(\.value) }) { block(.didChange, Realm(session)) }
    }

    func refreshRequired(_ session: RealmSession) {
        guard let queue = session.queue else { return }
        queue.async { [self] in
            for block in lock.withLock({ realmBlocks.sorted { $0.key < $1.key }.map(\.value) }) { block(.refreshRequired, Realm(session)) }
        }
    }
}

/// Keeps an observation alive: it ends with the token, or when that is invalidated.
public class NotificationToken: NSObject {
    // Observed objects and collections live as long as somebody hears of them.
    private var kept: RealmSession?
    let number: Int

    init(_ session: RealmSession?, _ number: Int) {
        kept = session
        self.number = number
        super.init()
    }

    deinit { kept?.notifications.remove(number) }

    /// Ends the observation.
    public func invalidate() {
        kept?.notifications.remove(number)
        kept = nil
    }

    /// As Realm 2 named it.
    public func stop() { invalidate() }
}

public typealias RLMNotificationToken = NotificationToken
