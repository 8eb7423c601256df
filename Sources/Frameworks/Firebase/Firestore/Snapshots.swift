import UIKit

/// How times are read that the server has yet to set.
public enum ServerTimestampBehavior: Int, Sendable {
    /// Null.
    case none
    /// The time of the write on this side.
    case estimate
    /// The value that was there before.
    case previous
}

public enum DocumentChangeType: Int, Sendable { case added, modified, removed }

open class SnapshotMetadata: NSObject, @unchecked Sendable {
    /// Whether there are writes that the server has not yet.
    public let hasPendingWrites: Bool
    /// Whether the server was not asked.
    public let isFromCache: Bool

    init(hasPendingWrites: Bool, isFromCache: Bool) {
        (self.hasPendingWrites, self.isFromCache) = (hasPendingWrites, isFromCache)
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? SnapshotMetadata).map { ($0.hasPendingWrites, $0.isFromCache) == (hasPendingWrites, isFromCache) } ?? false
    }
    open override var hash: Int { (hasPendingWrites ? 1 : 0) + (isFromCache ? 2 : 0) }
}

/// A document as it was at a moment, or that there was none.
open class DocumentSnapshot: NSObject, @unchecked Sendable {
    public let reference: DocumentReference
    public let metadata: SnapshotMetadata
    let state: DocumentState?

    init(_ reference: DocumentReference, _ state: DocumentState?, isFromCache: Bool) {
        (self.reference, self.state) = (reference, state)
        metadata = SnapshotMetadata(hasPendingWrites: state?.pendingWrites.isEmpty == false, isFromCache: isFromCache)
        super.init()
    }

    open var exists: Bool { state != nil }
    open var documentID: String { reference.documentID }

    /// The fields; nil where there is no document.
    open func data() -> [String: Any]? { fields(.none) }
    open func data(with serverTimestampBehavior: ServerTimestampBehavior) -> [String: Any]? { fields(serverTimestampBehavior) }

    func fields(_ behavior: ServerTimestampBehavior) -> [String: Any]? {
        guard case .map(let fields) = state?.fields else { return nil }
        return fields.mapValues { $0.any(in: reference.firestore, behavior) }
    }

    /// - Parameter field: a text with dots between names, or a `FieldPath`.
    open func get(_ field: Any) -> Any? { get(field, serverTimestampBehavior: .none) }
    open func get(_ field: Any, serverTimestampBehavior: ServerTimestampBehavior) -> Any? {
        state?.value(of: FieldKey(field))?.any(in: reference.firestore, serverTimestampBehavior)
    }
    open subscript(key: Any) -> Any? { self.get(key) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? DocumentSnapshot else { return false }
        return other.reference == reference && other.state?.fields == state?.fields && other.metadata == metadata
    }
    open override var hash: Int { reference.hash }
}

/// A document of a query, which is there.
open class QueryDocumentSnapshot: DocumentSnapshot, @unchecked Sendable {
    open override func data() -> [String: Any] { fields(.none) ?? [:] }
    open override func data(with serverTimestampBehavior: ServerTimestampBehavior) -> [String: Any] { fields(serverTimestampBehavior) ?? [:] }
}

/// A difference of a document of a query since the snapshot before.
open class DocumentChange: NSObject, @unchecked Sendable {
    public let type: DocumentChangeType
    public let document: QueryDocumentSnapshot
    /// The place before this change, the changes ahead of it being made; `NSNotFound` for a document that has come.
    public let oldIndex: UInt
    /// The place after this change; `NSNotFound` for a document that has gone.
    public let newIndex: UInt

    init(_ difference: DocumentDifference, _ document: QueryDocumentSnapshot) {
        type = difference.kind
        self.document = document
        oldIndex = difference.oldIndex.map(UInt.init) ?? UInt(Int.max)
        newIndex = difference.newIndex.map(UInt.init) ?? UInt(Int.max)
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? DocumentChange else { return false }
        return (other.type, other.oldIndex, other.newIndex) == (type, oldIndex, newIndex) && other.document == document
    }
    open override var hash: Int { document.hash }
}

/// The documents of a query as they were at a moment.
open class QuerySnapshot: NSObject, @unchecked Sendable {
    public let query: Query
    public let metadata: SnapshotMetadata
    private let states: [DocumentState]
    private let lock = NSLock()
    private var made: [QueryDocumentSnapshot]?
    private let differences: [DocumentDifference]

    init(_ query: Query, _ documents: [DocumentState], _ differences: [DocumentDifference], isFromCache: Bool) {
        (self.query, states, self.differences) = (query, documents, differences)
        metadata = SnapshotMetadata(hasPendingWrites: documents.contains { !$0.pendingWrites.isEmpty }, isFromCache: isFromCache)
        super.init()
    }

    open var documents: [QueryDocumentSnapshot] {
        lock.withLock {
            if let made { return made }
            let all: [QueryDocumentSnapshot] = states.map(snapshot)
            made = all
            return all
        }
    }

    private func snapshot(_ state: DocumentState) -> QueryDocumentSnapshot {
        QueryDocumentSnapshot(DocumentReference(query.firestore, state.path), state, isFromCache: metadata.isFromCache)
    }

    open var isEmpty: Bool { states.isEmpty }
    open var count: Int { states.count }

    /// The documents that have come, changed and gone since the snapshot before; with the first, all have come.
    open var documentChanges: [DocumentChange] { documentChanges(includeMetadataChanges: false) }

    open func documentChanges(includeMetadataChanges: Bool) -> [DocumentChange] {
        differences.filter { includeMetadataChanges || !$0.isOfMetadata }.map { DocumentChange($0, snapshot($0.document)) }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? QuerySnapshot else { return false }
        return other.query == query && other.documents == documents && other.metadata == metadata
    }
    open override var hash: Int { query.hash }
}
