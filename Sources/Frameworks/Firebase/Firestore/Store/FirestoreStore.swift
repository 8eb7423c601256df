import UIKit

/// A database's documents, and who listens to them.
///
/// A write is seen here at once, with its own idea of the server's time. The server has it a turn of the queue later: then its completion handler is called,
/// and those who listen hear what the server made of it.
final class FirestoreStore: @unchecked Sendable {
    struct Answer {
        let writes: [DocumentWrite]
        let error: NSError?
        let completion: (((any Error)?) -> Void)?
        let id: Int
    }

    private let lock = NSRecursiveLock()
    private let files: FirestoreFiles
    private var collections: [String: [String: DocumentState]]
    private var listeners: [FirestoreListener] = []
    private var syncListeners: [SyncListener] = []
    private var version = 0
    private var unanswered: [Answer] = []
    private var waiting: [(last: Int, call: () -> Void)] = []
    private var unkept: Set<String> = []
    private var isOnline = true
    private var callbackQueue = DispatchQueue.main
    let transactions = DispatchQueue(label: "com.google.firebase.firestore.transactions")

    init(folder: FirebaseFolder) {
        files = FirestoreFiles(folder: folder)
        collections = files.read()
    }

    var queue: DispatchQueue {
        get { lock.withLock { callbackQueue } }
        set { lock.withLock { callbackQueue = newValue } }
    }

    var hasNetwork: Bool { lock.withLock { isOnline } }

    func later(_ body: @escaping () -> Void) { ServiceReply.send(on: queue, body) }

    // MARK: - Reading

    func document(_ path: String) -> DocumentState? {
        lock.withLock { collections[DocumentState.collection(of: path)]?[DocumentState.id(of: path)] }
    }

    func documents(_ plan: QueryPlan) -> [DocumentState] {
        lock.withLock {
            let found: [DocumentState] =
                plan.group == nil
                ? Array((collections[plan.collection] ?? [:]).values) : collections.filter { plan.hasCollection($0.key) }.flatMap(\.value.values)
            return plan.evaluate(found)
        }
    }

    private func documents(_ plan: ListenedPlan) -> [DocumentState] {
        switch plan {
        case .document(let path): document(path).map { [$0] } ?? []
        case .query(let plan): documents(plan)
        }
    }

    // MARK: - Writing

    /// Makes changes that belong together: all, or none where one cannot be made.
    func write(_ writes: [DocumentWrite], completion: (((any Error)?) -> Void)?) {
        lock.withLock {
            version += 1
            let id: Int = version
            let error: NSError? = apply(writes, id)
            if error == nil { publish(Set(writes.map(\.path))) }
            unanswered.append(Answer(writes: writes, error: error, completion: completion, id: id))
            if isOnline { later { [self] in answer(upTo: id) } }
        }
    }

    /// Why a transaction's writes cannot be made; nil where they can.
    ///
    /// Those of a transaction are with the server at once: nothing of them is seen before.
    func commit(_ writes: [DocumentWrite]) -> NSError? {
        lock.withLock {
            version += 1
            if let error = apply(writes, version) { return error }
            settle(writes, version)
            publish(Set(writes.map(\.path)))
            return nil
        }
    }

    private func apply(_ writes: [DocumentWrite], _ id: Int) -> NSError? {
        let now = Timestamp()
        var changed: [String: DocumentState?] = [:]
        for write in writes {
            let known: DocumentState? = changed[write.path] ?? document(write.path)
            if let expected = write.expectedVersion, (document(write.path)?.version ?? -1) != expected {
                return FirestoreErrorCode.failedPrecondition.error("the stored version of \(write.path) does not match the required base version")
            }
            if write.needsDocument && known == nil {
                return FirestoreErrorCode.notFound.error("No document to update: \(write.path)")
            }
            guard let fields = write.apply(to: known?.fields, write: id, now: now) else {
                changed.updateValue(nil, forKey: write.path)
                continue
            }
            if case .check = write.kind { continue }
            changed[write.path] = DocumentState(path: write.path, fields: fields, version: id, pendingWrites: (known?.pendingWrites ?? []).union([id]))
        }
        for (path, document) in changed { collections[DocumentState.collection(of: path), default: [:]][DocumentState.id(of: path)] = document }
        keep(Set(changed.keys.map(DocumentState.collection)))
        return nil
    }

    /// Notes which collections have changed; their files are written on the queue's next turn, once for all changes of this one.
    private func keep(_ paths: Set<String>) {
        for path in paths where collections[path]?.isEmpty == true { collections[path] = nil }
        if unkept.isEmpty && !paths.isEmpty { later { [self] in writeFiles() } }
        unkept.formUnion(paths)
    }

    private func writeFiles() {
        lock.withLock {
            for path in unkept.sorted() { files.write(path, collections[path] ?? [:]) }
            unkept = []
        }
    }

    /// Notes that the server has writes.
    private func settle(_ writes: [DocumentWrite], _ id: Int) {
        let now = Timestamp().stored
        for path in Set(writes.map(\.path)) {
            guard var document = document(path), document.pendingWrites.contains(id) else { continue }
            document.pendingWrites.remove(id)
            document.fields = document.fields.settled(id, seconds: now.seconds, nanoseconds: now.nanoseconds)
            collections[DocumentState.collection(of: path)]?[document.id] = document
        }
        keep(Set(writes.filter(\.hasServerTime).map { DocumentState.collection(of: $0.path) }))
    }

    private func answer(upTo id: Int) {
        while let answer = lock.withLock({ isOnline && unanswered.first.map { $0.id <= id } == true ? unanswered.removeFirst() : nil }) {
            // Completion handlers hear of a write before those who listen.
            if answer.error == nil { lock.withLock { settle(answer.writes, answer.id) } }
            answer.completion?(answer.error)
            if answer.error == nil { lock.withLock { publish(Set(answer.writes.map(\.path))) } }
            let over: [() -> Void] = lock.withLock {
                let last: Int = unanswered.first?.id ?? .max
                defer { waiting.removeAll { $0.last < last } }
                return waiting.filter { $0.last < last }.map(\.call)
            }
            over.forEach { $0() }
        }
    }

    /// Calls a closure when the server has all writes made until now.
    func whenWritten(_ call: @escaping () -> Void) {
        lock.withLock {
            guard let last = unanswered.last?.id else { return later(call) }
            waiting.append((last, call))
        }
    }

    // MARK: - Listening

    func listen(_ plan: ListenedPlan, hearsMetadata: Bool, _ tell: @escaping (FirestoreListener.News) -> Void) -> FirestoreListener {
        let listener = FirestoreListener(plan, hearsMetadata: hearsMetadata, store: self, tell)
        lock.withLock {
            listeners.append(listener)
            publish(to: listener)
        }
        return listener
    }

    private func publish(to listener: FirestoreListener, changed: [String: DocumentState?]? = nil) {
        let quick: (isKnown: Bool, news: FirestoreListener.News?)? = changed.map { listener.news(changed: $0, isFromCache: !isOnline) }
        let news: FirestoreListener.News? =
            quick?.isKnown == true ? quick?.news : listener.news(documents(listener.plan), isFromCache: !isOnline)
        if let news { later { listener.deliver(news) } }
    }

    /// Tells those who listen.
    ///
    /// - Parameter paths: the documents that may have changed; nil for all.
    private func publish(_ paths: Set<String>?) {
        let collections: Set<String>? = paths.map { Set($0.map(DocumentState.collection)) }
        var changed: [String: DocumentState?]?
        if let paths { changed = Dictionary(uniqueKeysWithValues: paths.map { ($0, document($0)) }) }
        for listener in listeners where collections.map({ listener.plan.concerns($0) }) ?? true { publish(to: listener, changed: changed) }
        for listener in syncListeners { later { listener.call() } }
    }

    func addSync(_ call: @escaping () -> Void) -> SyncListener {
        let listener = SyncListener(store: self, call)
        lock.withLock { syncListeners.append(listener) }
        later(call)
        return listener
    }

    func remove(_ listener: NSObject) {
        lock.withLock {
            listeners.removeAll { $0 === listener }
            syncListeners.removeAll { $0 === listener }
        }
    }

    // MARK: - Network and end

    /// Without a network writes are kept, and answered once there is one.
    func setOnline(_ online: Bool) {
        lock.withLock {
            guard isOnline != online else { return }
            isOnline = online
            publish(nil)
            if online, let last = unanswered.last?.id { later { [self] in answer(upTo: last) } }
        }
    }

    func removeAllListeners() {
        let all: [FirestoreListener] = lock.withLock { listeners }
        all.forEach { $0.remove() }
    }
}

extension DocumentState {
    static func id(of path: String) -> String { String(path[path.index(after: path.lastIndex(of: "/") ?? path.startIndex)...]) }
}
