public struct HMHomeManagerAuthorizationStatus: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let determined = HMHomeManagerAuthorizationStatus(rawValue: 1 << 0)
    public static let restricted = HMHomeManagerAuthorizationStatus(rawValue: 1 << 1)
    public static let authorized = HMHomeManagerAuthorizationStatus(rawValue: 1 << 2)
}

/// The user's homes, none at first; what the app adds is kept. The user allows access when a manager is made.
open class HMHomeManager: NSObject, @unchecked Sendable {
    let book: HomeBook
    open weak var delegate: (any HMHomeManagerDelegate)?

    public override init() {
        UsageDescription.require("NSHomeKitUsageDescription")
        book = .current
        super.init()
        begin()
    }

    init(book: HomeBook) {
        self.book = book
        super.init()
        begin()
    }

    private func begin() {
        book.register(self)
        ServiceReply.send(on: .main) { [weak self] in
            guard let self, let delegate else { return }
            try? delegate.homeManager(self, didUpdate: authorizationStatus)
            try? delegate.homeManagerDidUpdateHomes(self)
        }
    }

    open var authorizationStatus: HMHomeManagerAuthorizationStatus { [.determined, .authorized] }
    open var homes: [HMHome] { book.homes }
    open var primaryHome: HMHome? { homes.first { $0.isPrimary } }

    private func add(_ name: String) throws -> HMHome {
        let home = HMHome(
            HomeRecord(identifier: UUID(), name: name, isPrimary: homes.isEmpty, rooms: [], zones: [], actionSets: [], serviceGroups: []), book: book)
        try book.change { homes in
            try HMHome.check(name, among: homes.map(\.name), taken: .homeWithSimilarNameExists)
            homes.append(home)
        }
        book.tell(but: self) { manager in try? manager.delegate?.homeManager(manager, didAdd: home) }
        return home
    }
    private func remove(_ home: HMHome) throws {
        try book.change { homes in
            guard let place = homes.firstIndex(where: { $0 === home }) else { throw HMError(.notFound) }
            homes.remove(at: place)
            if home.isPrimary { homes.first?.isPrimary = true }
        }
        book.tell(but: self) { manager in try? manager.delegate?.homeManager(manager, didRemove: home) }
    }
    private func makePrimary(_ home: HMHome) throws {
        try book.change { homes in
            guard homes.contains(where: { $0 === home }) else { throw HMError(.notFound) }
            for other in homes { other.isPrimary = other === home }
        }
        book.tell(but: self) { manager in try? manager.delegate?.homeManagerDidUpdatePrimaryHome(manager) }
    }

    /// The first home is the primary one. A name that another home has is refused.
    @preconcurrency open func addHome(withName homeName: String, completionHandler completion: @escaping @Sendable (HMHome?, (any Error)?) -> Void) {
        HMHome.reply(Result { try add(homeName) }, completion)
    }
    open func addHome(named homeName: String) async throws -> HMHome { try add(homeName) }
    @preconcurrency open func removeHome(_ home: HMHome, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        HMHome.reply(Result { try remove(home) }) { completion($1) }
    }
    open func removeHome(_ home: HMHome) async throws { try remove(home) }
    @preconcurrency open func updatePrimaryHome(_ home: HMHome, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        HMHome.reply(Result { try makePrimary(home) }) { completion($1) }
    }
    open func updatePrimaryHome(_ home: HMHome) async throws { try makePrimary(home) }
}

/// Hears of homes: at first, and then as other parts of the app change them. Every method is optional.
@preconcurrency public protocol HMHomeManagerDelegate: NSObjectProtocol {
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager) throws(Unimplemented)
    func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) throws(Unimplemented)
    func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) throws(Unimplemented)
    func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) throws(Unimplemented)
    func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) throws(Unimplemented)
}
extension HMHomeManagerDelegate {
    public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("homeManagerDidUpdateHomes:", on: self, [manager])
    }
    public func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("homeManagerDidUpdatePrimaryHome:", on: self, [manager])
    }
    public func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("homeManager:didAdd:", on: self, [manager, home])
    }
    public func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("homeManager:didRemove:", on: self, [manager, home])
    }
    public func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("homeManager:didUpdate:", on: self, [manager, status])
    }
}
