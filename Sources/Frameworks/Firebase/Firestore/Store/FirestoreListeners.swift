import UIKit

/// The end of listening.
public protocol ListenerRegistration: NSObjectProtocol {
    /// Ends it at once: snapshots that are on their way do not come any more.
    func remove()
}

/// A listener and what it knows.
final class FirestoreListener: NSObject, ListenerRegistration, @unchecked Sendable {
    /// A snapshot on its way: the documents, what is different, and whether any write is still on its way.
    struct News: Sendable {
        let documents: [DocumentState]
        let differences: [DocumentDifference]
        let isFromCache: Bool
    }

    let plan: ListenedPlan
    let hearsMetadata: Bool
    private let orders: [QueryPlan.Order]
    private let lock = NSLock()
    private var active = true
    // The store's lock guards what follows.
    private var known: [DocumentState]?
    private var knownFromCache = false
    private let tell: (News) -> Void
    private weak var store: FirestoreStore?

    init(_ plan: ListenedPlan, hearsMetadata: Bool, store: FirestoreStore, _ tell: @escaping (News) -> Void) {
        (self.plan, self.hearsMetadata, self.store, self.tell) = (plan, hearsMetadata, store, tell)
        orders = plan.orders
        super.init()
    }

    var isActive: Bool { lock.withLock { active } }

    func remove() {
        lock.withLock { active = false }
        store?.remove(self)
    }

    /// What is to be told of the documents as they are now; nil where it is nothing that the listener hears.
    func news(_ documents: [DocumentState], isFromCache: Bool) -> News? {
        let differences: [DocumentDifference] = DocumentDifference.between(known ?? [], documents) { QueryPlan.compare($0, $1, orders) == .ascending }
        let isFirst: Bool = known == nil
        let hasOtherSource: Bool = knownFromCache != isFromCache
        let isHeard: Bool = isFirst || differences.contains { !$0.isOfMetadata } || hearsMetadata && (!differences.isEmpty || hasOtherSource)
        // Changes of metadata that are not heard are told with the next that is.
        if isHeard { (known, knownFromCache) = (documents, isFromCache) } else { known = documents }
        return isHeard ? News(documents: documents, differences: differences, isFromCache: isFromCache) : nil
    }

    func deliver(_ news: News) { if isActive { tell(news) } }
}

/// What a listener listens to.
enum ListenedPlan: Sendable {
    case document(String)
    case query(QueryPlan)

    /// The order of what is listened to.
    var orders: [QueryPlan.Order] { if case .query(let plan) = self { plan.allOrders } else { [] } }

    func concerns(_ collections: Set<String>) -> Bool {
        switch self {
        case .document(let path): collections.contains(DocumentState.collection(of: path))
        case .query(let plan): collections.contains { plan.hasCollection($0) }
        }
    }
}

/// A listener to the moments at which all snapshots were delivered.
final class SyncListener: NSObject, ListenerRegistration, @unchecked Sendable {
    let call: () -> Void
    private weak var store: FirestoreStore?
    init(store: FirestoreStore, _ call: @escaping () -> Void) {
        (self.store, self.call) = (store, call)
        super.init()
    }
    func remove() { store?.remove(self) }
}
