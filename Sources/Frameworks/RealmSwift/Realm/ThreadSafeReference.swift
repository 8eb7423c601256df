import ObjectRuntime

/// Carries an object or a collection from one thread to another, where it is found by `Realm.resolve(_:)`.
public struct ThreadSafeReference<Confined: ThreadConfined>: @unchecked Sendable {
    private let find: (RealmSession) -> Confined?
    private let exists: () -> Bool

    /// - Parameter threadConfined: what is managed; anything else is an exception.
    public init(to threadConfined: Confined) {
        if let object = threadConfined as? ObjectBase {
            guard let home = object.home else { realmException("Cannot construct reference to unmanaged object, which can be passed across threads directly") }
            if !home.isAlive { realmException("Cannot construct reference to invalidated object") }
            let (row, store): (RowKey, RealmStore) = (home.row, home.session.store)
            exists = { store.state.contains(row) }
            find = { $0.state.contains(row) ? $0.object(row) as? Confined : nil }
            return
        }
        let core: _CollectionCore? = (threadConfined as? any RealmCollection)?._rlm ?? (threadConfined as? any PartHolder)?.part as? _CollectionCore
        guard let core, core.isManaged else { realmException("Cannot construct reference to unmanaged object, which can be passed across threads directly") }
        exists = { true }
        find = { session in core.copy(in: session).flatMap { (Confined.self as? any CoreMade.Type)?.made(of: $0) as? Confined } }
    }

    public var isInvalidated: Bool { !exists() }

    func resolve(in session: RealmSession) -> Confined? { find(session) }
}

/// Collections that can be made of what is behind them.
protocol CoreMade {
    static func made(of core: _CollectionCore) -> Self
}

extension Results: CoreMade { static func made(of core: _CollectionCore) -> Self { Self(_rlm: core) } }
extension LinkingObjects: CoreMade { static func made(of core: _CollectionCore) -> Self { Self(_rlm: core) } }
extension AnyRealmCollection: CoreMade { static func made(of core: _CollectionCore) -> Self { Self(_rlm: core) } }
extension List: CoreMade { static func made(of core: _CollectionCore) -> Self { Self(_rlm: core) } }
extension MutableSet: CoreMade { static func made(of core: _CollectionCore) -> Self { Self(_rlm: core) } }
extension Map: CoreMade { static func made(of core: _CollectionCore) -> Self { Self(_rlm: core) } }

extension Realm {
    /// The object or collection that a reference leads to, as this Realm has it; nil where it was deleted.
    public func resolve<Confined>(_ reference: ThreadSafeReference<Confined>) -> Confined? {
        session.refreshSilently()
        return reference.resolve(in: session)
    }
}

/// A variable whose value every thread reads as its own Realm has it.
@propertyWrapper
public final class ThreadSafe<T: ThreadConfined>: @unchecked Sendable {
    private let lock = NSLock()
    private var reference: (ThreadSafeReference<T>, RealmStore, Realm.Configuration)?

    public init(wrappedValue: T?) { self.wrappedValue = wrappedValue }

    public var wrappedValue: T? {
        get {
            guard let (reference, store, configuration) = lock.withLock({ reference }) else { return nil }
            return reference.resolve(in: store.session(configuration))
        }
        set {
            let new: (ThreadSafeReference<T>, RealmStore, Realm.Configuration)? = newValue.map { value in
                guard let session = value.realm?.session else { realmException("Only managed objects may be wrapped as thread safe.") }
                return (ThreadSafeReference(to: value), session.store, session.configuration)
            }
            lock.withLock { reference = new }
        }
    }
}
