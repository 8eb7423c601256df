import UIKit

/// Writes that are made together: all of them, or none where one cannot be made.
open class WriteBatch: NSObject, @unchecked Sendable {
    private let firestore: Firestore
    private let lock = NSLock()
    private var writes: [DocumentWrite] = []
    private var isCommitted = false

    init(_ firestore: Firestore) {
        self.firestore = firestore
        super.init()
    }

    private func add(_ write: DocumentWrite) -> WriteBatch {
        lock.withLock {
            require(!isCommitted, "A write batch can no longer be used after commit has been called.")
            writes.append(write)
        }
        return self
    }

    @discardableResult
    open func setData(_ data: [String: Any], forDocument document: DocumentReference) -> WriteBatch { add(.set(document.path, data)) }
    @discardableResult
    open func setData(_ data: [String: Any], forDocument document: DocumentReference, merge: Bool) -> WriteBatch {
        add(merge ? .merge(document.path, data, fields: nil) : .set(document.path, data))
    }
    @discardableResult
    open func setData(_ data: [String: Any], forDocument document: DocumentReference, mergeFields: [Any]) -> WriteBatch {
        add(.merge(document.path, data, fields: mergeFields))
    }
    @discardableResult
    open func updateData(_ fields: [AnyHashable: Any], forDocument document: DocumentReference) -> WriteBatch { add(.update(document.path, fields)) }
    @discardableResult
    open func deleteDocument(_ document: DocumentReference) -> WriteBatch { add(.delete(document.path)) }

    open func commit(completion: (((any Error)?) -> Void)? = nil) {
        let all: [DocumentWrite] = lock.withLock {
            require(!isCommitted, "A write batch can no longer be used after commit has been called.")
            isCommitted = true
            return writes
        }
        firestore.store.write(all, completion: completion)
    }
    open func commit() async throws { try await finished { commit(completion: $0) } }
}

/// Reads and writes of a block that `Firestore.runTransaction` calls; all reads come before all writes.
open class Transaction: NSObject, @unchecked Sendable {
    private let firestore: Firestore
    private let lock = NSLock()
    private var writes: [DocumentWrite] = []
    private var versions: [String: Int] = [:]

    init(_ firestore: Firestore) {
        self.firestore = firestore
        super.init()
    }

    /// The writes, with checks that what was read is still so.
    var allWrites: [DocumentWrite] {
        lock.withLock {
            let written = Set(writes.map(\.path))
            let checks: [DocumentWrite] = versions.filter { !written.contains($0.key) }.map {
                DocumentWrite(path: $0.key, kind: .check, expectedVersion: $0.value)
            }
            return writes.map { write in
                var write: DocumentWrite = write
                write.expectedVersion = versions[write.path]
                return write
            } + checks
        }
    }

    private func add(_ write: DocumentWrite) -> Transaction {
        lock.withLock { writes.append(write) }
        return self
    }

    /// The document as it is, which may not be there. Fails where something was written before.
    open func getDocument(_ document: DocumentReference) throws -> DocumentSnapshot {
        guard lock.withLock({ writes.isEmpty }) else {
            throw FirestoreErrorCode.invalidArgument.error("Firestore transactions require all reads to be executed before all writes")
        }
        guard firestore.store.hasNetwork else { throw FirestoreErrorCode.unavailable.error() }
        let state: DocumentState? = firestore.store.document(document.path)
        lock.withLock { versions[document.path] = state?.version ?? -1 }
        return DocumentSnapshot(document, state, isFromCache: false)
    }

    @discardableResult
    open func setData(_ data: [String: Any], forDocument document: DocumentReference) -> Transaction { add(.set(document.path, data)) }
    @discardableResult
    open func setData(_ data: [String: Any], forDocument document: DocumentReference, merge: Bool) -> Transaction {
        add(merge ? .merge(document.path, data, fields: nil) : .set(document.path, data))
    }
    @discardableResult
    open func setData(_ data: [String: Any], forDocument document: DocumentReference, mergeFields: [Any]) -> Transaction {
        add(.merge(document.path, data, fields: mergeFields))
    }
    @discardableResult
    open func updateData(_ fields: [AnyHashable: Any], forDocument document: DocumentReference) -> Transaction { add(.update(document.path, fields)) }
    @discardableResult
    open func deleteDocument(_ document: DocumentReference) -> Transaction { add(.delete(document.path)) }
}
