import Synchronization

struct HomeRecord: Codable, Sendable {
    struct Part: Codable, Sendable {
        var identifier: UUID
        var name: String
        /// Of a zone: the identifiers of its rooms.
        var members: [UUID]?
    }
    var identifier: UUID
    var name: String
    var isPrimary: Bool
    var rooms: [Part]
    var zones: [Part]
    var actionSets: [Part]
    var serviceGroups: [Part]
}

/// The user's homes, none at first, kept in the app's container.
final class HomeBook: @unchecked Sendable {
    /// The running app's.
    static var current: HomeBook { AppServices.object { HomeBook(file: ContainerFile("Services/homes.plist")) } }

    private let file: ContainerFile<[HomeRecord]>
    private let lock = NSRecursiveLock()
    // Guarded by `lock`.
    private var all: [HMHome]?
    private var managers: [WeakManager] = []
    private struct WeakManager { weak var manager: HMHomeManager? }

    init(file: ContainerFile<[HomeRecord]>) { self.file = file }

    var homes: [HMHome] {
        lock.withLock {
            if let all { return all }
            let homes = (file.read() ?? []).map { HMHome($0, book: self) }
            all = homes
            return homes
        }
    }

    /// Changes something and keeps everything.
    func change(_ body: (inout [HMHome]) throws -> Void) throws {
        try lock.withLock {
            var homes = homes
            try body(&homes)
            all = homes
            try file.write(homes.map(\.record))
        }
    }

    func register(_ manager: HMHomeManager) { lock.withLock { managers = managers.filter { $0.manager != nil } + [WeakManager(manager: manager)] } }
    /// Tells the delegates of all managers but the one that changed something.
    func tell(but changer: HMHomeManager, _ body: @escaping @Sendable (HMHomeManager) -> Void) {
        let others = lock.withLock { managers.compactMap(\.manager).filter { $0 !== changer } }
        ServiceReply.send(on: .main) { others.forEach(body) }
    }
}
