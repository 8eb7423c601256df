import Dispatch
import ObjectRuntime

/// The files that are open, each once. They close when nobody uses them any more.
final class OpenStores: @unchecked Sendable {
    static var current: OpenStores { AppServices.object { OpenStores() } }

    private final class Place {
        weak var store: RealmStore?
    }

    // Recursive: a migration's block may open another Realm.
    private let lock = NSRecursiveLock()
    private var places: [String: Place] = [:]

    func store(_ identity: String, make: () throws -> RealmStore) rethrows -> RealmStore {
        try lock.withLock {
            if let open = places[identity]?.store { return open }
            let made: RealmStore = try make()
            let place = Place()
            place.store = made
            places[identity] = place
            return made
        }
    }

    func isOpen(_ identity: String) -> Bool { lock.withLock { places[identity]?.store != nil } }
}

/// One Realm file, or one Realm in memory, for all threads: its newest content, and whose turn it is to write.
final class RealmStore: @unchecked Sendable {
    let identity: String
    let file: RowFile?
    let schemas = SchemaRegistry.current
    private let lock = NSLock()
    private var latest: StoreState
    private var header: RowFile.Header
    private var sessions: [ThreadIdentity: WeakSession] = [:]
    private let turn = NSCondition()
    private var isBeingWritten = false

    private struct WeakSession {
        weak var session: RealmSession?
    }

    init(identity: String, file: RowFile?, state: StoreState, header: RowFile.Header) {
        self.identity = identity
        self.file = file
        self.header = header
        latest = state
    }

    var state: StoreState { lock.withLock { latest } }
    var currentHeader: RowFile.Header { lock.withLock { header } }

    // MARK: Sessions

    /// The session of the calling thread or of a queue.
    func session(_ configuration: Realm.Configuration, queue: DispatchQueue? = nil) -> RealmSession {
        let identity = ThreadIdentity.current(queue)
        let known: RealmSession? = lock.withLock { sessions[identity]?.session }
        if let known {
            if known.queue == nil { known.refreshSilently() }
            return known
        }
        let made = RealmSession(store: self, configuration: configuration, queue: queue ?? (identity == .main ? .main : nil))
        lock.withLock {
            sessions = sessions.filter { $0.value.session != nil }
            sessions[identity] = WeakSession(session: made)
        }
        return made
    }

    // MARK: Writing

    func waitForTurn() {
        turn.lock()
        while isBeingWritten { turn.wait() }
        isBeingWritten = true
        turn.unlock()
    }

    func endTurn() {
        turn.lock()
        isBeingWritten = false
        turn.signal()
        turn.unlock()
    }

    /// Makes what a session wrote the file's content, and lets the other sessions know.
    func publish(_ state: StoreState, _ changes: ChangeSet, of writer: RealmSession, withoutNotifying tokens: [NotificationToken]) throws {
        var newHeader: RowFile.Header = lock.withLock { header }
        let before: [String: [String: String]] = newHeader.classes
        for name in state.tables.keys { if let schema = schemas.schema(named: name) { newHeader.classes[name] = schema.kinds } }
        let isHeaderNew: Bool = newHeader.classes != before
        try file?.write(changes.keys, of: state, header: isHeaderNew ? newHeader : nil)
        let all: [RealmSession] = lock.withLock {
            latest = state
            header = newHeader
            return sessions.values.compactMap(\.session)
        }
        for session in all { session.receive(changes, isLocal: session === writer, withoutNotifying: tokens) }
    }

    /// Replaces everything, as a migration does.
    func replace(with state: StoreState, header newHeader: RowFile.Header) throws {
        var changed: Set<RowKey> = []
        let old: StoreState = self.state
        for (type, table) in old.tables { for id in table.order { changed.insert(RowKey(type: type, id: id)) } }
        for (type, table) in state.tables { for id in table.order { changed.insert(RowKey(type: type, id: id)) } }
        try file?.write(changed, of: state, header: newHeader)
        lock.withLock {
            latest = state
            header = newHeader
        }
    }
}

/// Whose a session is: the main queue's, another queue's or a thread's.
enum ThreadIdentity: Hashable {
    case main
    case queue(ObjectIdentifier)
    case thread(UInt)

    /// Marks the main queue, whose work is not always done by the main thread.
    private static let mainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static func current(_ queue: DispatchQueue?) -> ThreadIdentity {
        if let queue { return queue === DispatchQueue.main ? .main : .queue(ObjectIdentifier(queue)) }
        if Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true { return .main }
        return .thread(UInt(pthread_self()))
    }
}
