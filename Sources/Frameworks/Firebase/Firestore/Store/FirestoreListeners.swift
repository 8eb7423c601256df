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

    /// The news of the documents as they are now; nil where there is none that the listener hears.
    func news(_ documents: [DocumentState], isFromCache: Bool) -> News? {
        heard(documents, DocumentDifference.between(known ?? [], documents, by: isBefore), isFromCache)
    }

    /// The same where few documents have changed. Nil as well where all must be looked at: those of a query with a limit depend on each other.
    ///
    /// - Parameter changed: documents by their paths; nil for those that have gone.
    func news(changed: [String: DocumentState?], isFromCache: Bool) -> (isKnown: Bool, news: News?) {
        guard var documents = known, case .query(let plan) = plan, plan.limit == nil else { return (false, nil) }
        var (removing, adding, changing): ([String], [DocumentState], [DocumentState]) = ([], [], [])
        for (path, document) in changed where plan.hasCollection(DocumentState.collection(of: path)) {
            let wasThere: Bool = documents.contains { $0.path == path }
            if let document, plan.includes(document, orders) {
                if wasThere { changing.append(document) } else { adding.append(document) }
            } else if wasThere {
                removing.append(path)
            }
        }
        if removing.count > 1 {
            let gone = Set(removing)
            removing = documents.map(\.path).filter(gone.contains)
        }
        let differences: [DocumentDifference] = DocumentDifference.change(
            &documents, removing: removing, adding: adding.sorted(by: isBefore), changing: changing.sorted(by: isBefore), by: isBefore)
        return (true, heard(documents, differences, isFromCache))
    }

    private func isBefore(_ one: DocumentState, _ two: DocumentState) -> Bool { QueryPlan.compare(one, two, orders) == .ascending }

    private func heard(_ documents: [DocumentState], _ differences: [DocumentDifference], _ isFromCache: Bool) -> News? {
        let isFirst: Bool = known == nil
        let hasOtherSource: Bool = knownFromCache != isFromCache
        let isHeard: Bool = isFirst || differences.contains { !$0.isOfMetadata } || hearsMetadata && (!differences.isEmpty || hasOtherSource)
        known = documents
        if isHeard { knownFromCache = isFromCache }
        return isHeard ? News(documents: documents, differences: differences, isFromCache: isFromCache) : nil
    }

    func deliver(_ news: News) { if isActive { tell(news) } }
}

/// The thing that a listener listens to.
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
