import QuinceFirebase
import UIKit

/// The differences between two lists of documents.
open class FUISnapshotArrayDiff<ObjectType>: NSObject {
    public let initial: [ObjectType]
    public let result: [ObjectType]
    let changes: RowChanges

    init(_ initial: [ObjectType], _ result: [ObjectType], _ changes: RowChanges) {
        (self.initial, self.result, self.changes) = (initial, result, changes)
        super.init()
    }

    open var deletedIndexes: [NSNumber] { changes.deleted.map { NSNumber(value: $0) } }
    open var deletedObjects: [ObjectType] { changes.deleted.map { initial[$0] } }
    open var insertedIndexes: [NSNumber] { changes.inserted.map { NSNumber(value: $0) } }
    open var insertedObjects: [ObjectType] { changes.inserted.map { result[$0] } }
    open var movedInitialIndexes: [NSNumber] { changes.moved.map { NSNumber(value: $0[0]) } }
    open var movedResultIndexes: [NSNumber] { changes.moved.map { NSNumber(value: $0[1]) } }
    open var movedObjects: [ObjectType] { changes.moved.map { result[$0[1]] } }
    open var changedIndexes: [NSNumber] { changes.changed.map { NSNumber(value: $0) } }
    open var changedObjects: [ObjectType] { changes.changed.map { result[$0] } }
}

@preconcurrency @MainActor public protocol FUIBatchedArrayDelegate: NSObjectProtocol {
    func batchedArray(_ array: FUIBatchedArray, willUpdateWith diff: FUISnapshotArrayDiff<DocumentSnapshot>)
    func batchedArray(_ array: FUIBatchedArray, didUpdateWith diff: FUISnapshotArrayDiff<DocumentSnapshot>)
    func batchedArray(_ array: FUIBatchedArray, queryDidFailWithError error: any Error)
}

extension FUIBatchedArrayDelegate {
    public func batchedArray(_ array: FUIBatchedArray, willUpdateWith diff: FUISnapshotArrayDiff<DocumentSnapshot>) {}
    public func batchedArray(_ array: FUIBatchedArray, didUpdateWith diff: FUISnapshotArrayDiff<DocumentSnapshot>) {}
    public func batchedArray(_ array: FUIBatchedArray, queryDidFailWithError error: any Error) {}
}

/// The documents that a query of Firestore finds.
@preconcurrency @MainActor open class FUIBatchedArray: NSObject {
    open weak var delegate: (any FUIBatchedArrayDelegate)?
    /// Another query is followed at once where the one before was.
    open var query: Query {
        didSet {
            guard registration != nil else { return }
            stopObserving()
            observeQuery()
        }
    }
    public private(set) var items: [DocumentSnapshot] = []
    private var registration: (any ListenerRegistration)?
    private(set) var isFirst = true

    public init(query: Query, delegate: (any FUIBatchedArrayDelegate)?) {
        (self.query, self.delegate) = (query, delegate)
        super.init()
    }

    open var count: Int { items.count }
    open func object(at index: Int) -> DocumentSnapshot { items[index] }
    open subscript(index: Int) -> DocumentSnapshot { items[index] }

    open func observeQuery() {
        guard registration == nil else { return }
        registration = query.addSnapshotListener { [weak self] snapshot, error in
            MainActor.assumeIsolated {
                guard let self else { return }
                if let error { self.delegate?.batchedArray(self, queryDidFailWithError: error) }
                if let snapshot { self.take(snapshot) }
            }
        }
    }

    open func stopObserving() {
        registration?.remove()
        registration = nil
    }

    private func take(_ snapshot: QuerySnapshot) {
        let changed: Set<String> = Set(snapshot.documentChanges.filter { $0.type == .modified }.map { $0.document.reference.path })
        let documents: [DocumentSnapshot] = snapshot.documents
        let changes = RowChanges(from: items.map(\.reference.path), to: documents.map(\.reference.path), changed: changed)
        let diff = FUISnapshotArrayDiff(items, documents, changes)
        delegate?.batchedArray(self, willUpdateWith: diff)
        items = documents
        delegate?.batchedArray(self, didUpdateWith: diff)
        isFirst = false
    }
}
