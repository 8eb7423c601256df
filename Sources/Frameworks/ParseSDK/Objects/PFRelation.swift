import Foundation

/// The objects that one is related to. Those that were added here are known; the rest is the server's.
open class PFRelation<ObjectType: PFObject>: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var added: [PFObject] = []
    weak var owner: PFObject?
    var key = ""
    open var targetClass: String?

    public override init() { super.init() }

    var members: [PFObject] {
        get { lock.withLock { added } }
        set { lock.withLock { added = newValue } }
    }

    /// A query for the objects, of which the local datastore knows those that were added.
    open func query() -> PFQuery<ObjectType> {
        let query = PFQuery<ObjectType>(name: targetClass ?? members.first?.parseClassName ?? "")
        query.plan.add(.isMember({ [weak self] in self?.members ?? [] }), of: "objectId")
        return query
    }

    open func add(_ object: ObjectType) {
        lock.withLock {
            targetClass = object.parseClassName
            if !added.contains(where: { $0 === object }) { added.append(object) }
        }
    }

    open func remove(_ object: ObjectType) { lock.withLock { added.removeAll { $0 === object } } }
}
