import QuinceFirebase
import UIKit

/// Children of a place of the realtime database, which are followed.
@preconcurrency @MainActor public protocol FUICollection: NSObjectProtocol {
    var items: [DataSnapshot] { get }
    var delegate: (any FUICollectionDelegate)? { get set }
    var count: UInt { get }
    func snapshot(at index: Int) -> DataSnapshot
    /// Begins to follow.
    func observeQuery()
    /// Ends to follow, and forgets the children.
    func invalidate()
}

@preconcurrency @MainActor public protocol FUICollectionDelegate: NSObjectProtocol {
    func arrayDidBeginUpdates(_ collection: any FUICollection)
    func arrayDidEndUpdates(_ collection: any FUICollection)
    func array(_ array: any FUICollection, didAdd object: Any, at index: UInt)
    func array(_ array: any FUICollection, didChange object: Any, at index: UInt)
    func array(_ array: any FUICollection, didRemove object: Any, at index: UInt)
    func array(_ array: any FUICollection, didMove object: Any, from fromIndex: UInt, to toIndex: UInt)
    func array(_ array: any FUICollection, queryCancelledWithError error: any Error)
}

extension FUICollectionDelegate {
    public func arrayDidBeginUpdates(_ collection: any FUICollection) {}
    public func arrayDidEndUpdates(_ collection: any FUICollection) {}
    public func array(_ array: any FUICollection, didAdd object: Any, at index: UInt) {}
    public func array(_ array: any FUICollection, didChange object: Any, at index: UInt) {}
    public func array(_ array: any FUICollection, didRemove object: Any, at index: UInt) {}
    public func array(_ array: any FUICollection, didMove object: Any, from fromIndex: UInt, to toIndex: UInt) {}
    public func array(_ array: any FUICollection, queryCancelledWithError error: any Error) {}
}

/// The children that a query finds, in its order.
@preconcurrency @MainActor open class FUIArray: NSObject, FUICollection {
    open weak var delegate: (any FUICollectionDelegate)?
    public let query: DatabaseQuery
    private var snapshots: [DataSnapshot] = []
    private var handles: [UInt] = []
    private var isUpdating = false

    public init(query: DatabaseQuery, delegate: (any FUICollectionDelegate)?) {
        (self.query, self.delegate) = (query, delegate)
        super.init()
    }
    public convenience init(query: DatabaseQuery) { self.init(query: query, delegate: nil) }

    deinit {
        let (query, handles): (DatabaseQuery, [UInt]) = (query, handles)
        for handle in handles { query.removeObserver(withHandle: handle) }
    }

    open var items: [DataSnapshot] { snapshots }
    open var count: UInt { UInt(snapshots.count) }
    open func snapshot(at index: Int) -> DataSnapshot { snapshots[index] }
    open func ref(for index: UInt) -> DatabaseReference { snapshots[Int(index)].ref }
    open subscript(index: UInt) -> Any { snapshots[Int(index)] }
    /// `NSNotFound` where there is no such child.
    open func index(forKey key: String) -> UInt { snapshots.firstIndex { $0.key == key }.map(UInt.init) ?? UInt(NSNotFound) }

    // MARK: - Following

    open func observeQuery() {
        guard handles.isEmpty else { return }
        follow(.childAdded) { $0.insert($1, withPreviousChildKey: $2) }
        follow(.childChanged) { $0.change($1, withPreviousChildKey: $2) }
        follow(.childRemoved) { $0.remove($1, withPreviousChildKey: $2) }
        follow(.childMoved) { $0.move($1, withPreviousChildKey: $2) }
        // It comes after the news of children.
        handles.append(query.observe(.value) { [weak self] _ in MainActor.assumeIsolated { self?.endUpdates() } })
    }

    private func follow(_ type: DataEventType, _ body: @escaping @MainActor (FUIArray, DataSnapshot, String?) -> Void) {
        handles.append(
            query.observe(type) { [weak self] snapshot, previous in
                MainActor.assumeIsolated {
                    guard let self else { return }
                    self.beginUpdates()
                    body(self, snapshot, previous)
                }
            })
    }

    open func invalidate() {
        for handle in handles { query.removeObserver(withHandle: handle) }
        handles = []
        snapshots = []
    }

    private func beginUpdates() {
        guard !isUpdating else { return }
        isUpdating = true
        delegate?.arrayDidBeginUpdates(self)
    }

    private func endUpdates() {
        guard isUpdating else { return }
        isUpdating = false
        delegate?.arrayDidEndUpdates(self)
    }

    // MARK: - Changes

    private func place(after key: String?) -> Int { key.flatMap { key in snapshots.firstIndex { $0.key == key } }.map { $0 + 1 } ?? 0 }

    open func insert(_ snap: DataSnapshot, withPreviousChildKey previous: String?) {
        let index: Int = place(after: previous)
        snapshots.insert(snap, at: index)
        delegate?.array(self, didAdd: snap, at: UInt(index))
    }

    open func remove(_ snap: DataSnapshot, withPreviousChildKey previous: String?) {
        guard let index = snapshots.firstIndex(where: { $0.key == snap.key }) else { return }
        snapshots.remove(at: index)
        delegate?.array(self, didRemove: snap, at: UInt(index))
    }

    open func change(_ snap: DataSnapshot, withPreviousChildKey previous: String?) {
        guard let index = snapshots.firstIndex(where: { $0.key == snap.key }) else { return }
        snapshots[index] = snap
        delegate?.array(self, didChange: snap, at: UInt(index))
    }

    open func move(_ snap: DataSnapshot, withPreviousChildKey previous: String?) {
        guard let from = snapshots.firstIndex(where: { $0.key == snap.key }) else { return }
        snapshots.remove(at: from)
        let index: Int = place(after: previous)
        snapshots.insert(snap, at: index)
        delegate?.array(self, didMove: snap, from: UInt(from), to: UInt(index))
    }
}

/// Gathers the news of a collection until they can be shown.
@MainActor final class CollectionNews: NSObject, FUICollectionDelegate {
    private var shown: [String]?
    private var changed: Set<String> = []
    var show: ((RowChanges, Bool) -> Void)?
    var fail: (((any Error)) -> Void)?

    func forget() { shown = nil }

    func array(_ array: any FUICollection, didChange object: Any, at index: UInt) { if let snapshot = object as? DataSnapshot { changed.insert(snapshot.key) } }
    func array(_ array: any FUICollection, queryCancelledWithError error: any Error) { fail?(error) }

    func arrayDidEndUpdates(_ collection: any FUICollection) {
        let keys: [String] = collection.items.map(\.key)
        show?(RowChanges(from: shown ?? [], to: keys, changed: changed), shown == nil)
        (shown, changed) = (keys, [])
    }
}
