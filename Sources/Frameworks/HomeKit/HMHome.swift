public enum HMHomeHubState: UInt, Sendable { case notAvailable = 0, connected, disconnected }

/// A home with its rooms.
open class HMHome: NSObject, @unchecked Sendable {
    public let uniqueIdentifier: UUID
    open internal(set) var name: String
    open internal(set) var isPrimary: Bool
    open private(set) var rooms: [HMRoom]
    open private(set) var zones: [HMZone]
    open private(set) var serviceGroups: [HMServiceGroup]
    open private(set) var actionSets: [HMActionSet]
    open weak var delegate: (any HMHomeDelegate)?
    private let book: HomeBook
    private let wholeHome: HMRoom
    public let currentUser = HMUser()

    init(_ record: HomeRecord, book: HomeBook) {
        (uniqueIdentifier, name, isPrimary, self.book) = (record.identifier, record.name, record.isPrimary, book)
        let rooms = record.rooms.map { HMRoom(name: $0.name, identifier: $0.identifier, book: book) }
        self.rooms = rooms
        zones = record.zones.map { zone in
            HMZone(name: zone.name, identifier: zone.identifier, rooms: rooms.filter { zone.members?.contains($0.uniqueIdentifier) == true }, book: book)
        }
        serviceGroups = record.serviceGroups.map { HMServiceGroup(name: $0.name, identifier: $0.identifier, book: book) }
        actionSets = record.actionSets.map { HMActionSet(name: $0.name, identifier: $0.identifier, type: HMActionSetTypeUserDefined, book: book) }
        wholeHome = HMRoom(name: record.name, identifier: record.identifier, book: book)
    }
    var record: HomeRecord {
        HomeRecord(
            identifier: uniqueIdentifier, name: name, isPrimary: isPrimary, rooms: rooms.map { .init(identifier: $0.uniqueIdentifier, name: $0.name) },
            zones: zones.map { .init(identifier: $0.uniqueIdentifier, name: $0.name, members: $0.rooms.map(\.uniqueIdentifier)) },
            actionSets: actionSets.map { .init(identifier: $0.uniqueIdentifier, name: $0.name) },
            serviceGroups: serviceGroups.map { .init(identifier: $0.uniqueIdentifier, name: $0.name) })
    }

    // Nothing is paired and no hub is there.
    open var accessories: [HMAccessory] { [] }
    open var triggers: [HMTrigger] { [] }
    open var users: [HMUser] { [] }
    open var homeHubState: HMHomeHubState { .notAvailable }
    open var supportsAddingNetworkRouter: Bool { false }
    open func roomForEntireHome() -> HMRoom { wholeHome }
    open func servicesWithTypes(_ serviceTypes: [String]) -> [HMService]? { nil }
    open func builtinActionSet(ofType actionSetType: String) -> HMActionSet? { nil }
    open func homeAccessControl(for user: HMUser) -> HMHomeAccessControl { HMHomeAccessControl() }

    // MARK: Replies

    /// Completions are called on the main queue.
    static func reply<Value>(_ result: Result<Value, any Error>, _ completion: @escaping @Sendable (Value?, (any Error)?) -> Void) {
        nonisolated(unsafe) let result = result
        ServiceReply.send(on: .main) {
            switch result {
            case .success(let value): completion(value, nil)
            case .failure(let error): completion(nil, error)
            }
        }
    }
    /// Names are some letters or digits, and other names than those that are taken.
    static func check(_ name: String, among names: [String], taken: HMError.Code) throws {
        guard let first = name.first, let last = name.last else { throw HMError(.stringShorterThanMinimum) }
        guard first.isLetter || first.isNumber else { throw HMError(.nameDoesNotStartWithValidCharacters) }
        guard last.isLetter || last.isNumber else { throw HMError(.nameDoesNotEndWithValidCharacters) }
        guard !names.contains(where: { $0.caseInsensitiveCompare(name) == .orderedSame }) else { throw HMError(taken) }
    }

    private func add<Part: HomePart>(_ name: String, to list: ReferenceWritableKeyPath<HMHome, [Part]>, _ make: () -> Part) throws -> Part {
        try Self.check(name, among: self[keyPath: list].map(\.name), taken: .objectWithSimilarNameExistsInHome)
        let part = make()
        try book.change { _ in self[keyPath: list].append(part) }
        return part
    }
    private func remove<Part: HomePart>(_ part: Part, from list: ReferenceWritableKeyPath<HMHome, [Part]>) throws {
        guard let place = self[keyPath: list].firstIndex(where: { $0 === part }) else { throw HMError(.notFound) }
        try book.change { _ in self[keyPath: list].remove(at: place) }
    }
    private func rename(_ name: String) throws {
        try book.change { homes in
            try Self.check(name, among: homes.filter { $0 !== self }.map(\.name), taken: .homeWithSimilarNameExists)
            self.name = name
        }
    }
    private static func refuse(_ code: HMError.Code, _ completion: @escaping @Sendable ((any Error)?) -> Void) {
        ServiceReply.send(on: .main) { completion(HMError(code)) }
    }

    // MARK: Changes

    @preconcurrency open func updateName(_ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        Self.reply(Result { try rename(name) }) { completion($1) }
    }
    open func updateName(_ name: String) async throws { try rename(name) }
    @preconcurrency open func addRoom(withName roomName: String, completionHandler completion: @escaping @Sendable (HMRoom?, (any Error)?) -> Void) {
        Self.reply(Result { try add(roomName, to: \.rooms) { HMRoom(name: roomName, identifier: UUID(), book: book) } }, completion)
    }
    open func addRoom(named roomName: String) async throws -> HMRoom {
        try add(roomName, to: \.rooms) { HMRoom(name: roomName, identifier: UUID(), book: book) }
    }
    @preconcurrency open func removeRoom(_ room: HMRoom, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        Self.reply(Result { try remove(room, from: \.rooms) }) { completion($1) }
    }
    open func removeRoom(_ room: HMRoom) async throws { try remove(room, from: \.rooms) }
    @preconcurrency open func addZone(withName zoneName: String, completionHandler completion: @escaping @Sendable (HMZone?, (any Error)?) -> Void) {
        Self.reply(Result { try add(zoneName, to: \.zones) { HMZone(name: zoneName, identifier: UUID(), rooms: [], book: book) } }, completion)
    }
    open func addZone(named zoneName: String) async throws -> HMZone {
        try add(zoneName, to: \.zones) { HMZone(name: zoneName, identifier: UUID(), rooms: [], book: book) }
    }
    @preconcurrency open func removeZone(_ zone: HMZone, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        Self.reply(Result { try remove(zone, from: \.zones) }) { completion($1) }
    }
    @preconcurrency open func addServiceGroup(
        withName serviceGroupName: String, completionHandler completion: @escaping @Sendable (HMServiceGroup?, (any Error)?) -> Void
    ) {
        Self.reply(
            Result { try add(serviceGroupName, to: \.serviceGroups) { HMServiceGroup(name: serviceGroupName, identifier: UUID(), book: book) } }, completion)
    }
    @preconcurrency open func removeServiceGroup(_ group: HMServiceGroup, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        Self.reply(Result { try remove(group, from: \.serviceGroups) }) { completion($1) }
    }
    @preconcurrency open func addActionSet(
        withName actionSetName: String, completionHandler completion: @escaping @Sendable (HMActionSet?, (any Error)?) -> Void
    ) {
        Self.reply(Result { try addActionSet(actionSetName) }, completion)
    }
    open func addActionSet(named actionSetName: String) async throws -> HMActionSet { try addActionSet(actionSetName) }
    private func addActionSet(_ name: String) throws -> HMActionSet {
        try add(name, to: \.actionSets) { HMActionSet(name: name, identifier: UUID(), type: HMActionSetTypeUserDefined, book: book) }
    }
    @preconcurrency open func removeActionSet(_ actionSet: HMActionSet, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        Self.reply(Result { try remove(actionSet, from: \.actionSets) }) { completion($1) }
    }
    /// Hears of `HMError.noActionsInActionSet`: there is nothing that could be acted on.
    @preconcurrency open func executeActionSet(_ actionSet: HMActionSet, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        Self.refuse(.noActionsInActionSet, completion)
    }

    // No accessory is near.
    @preconcurrency open func addAccessory(_ accessory: HMAccessory, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        Self.refuse(.accessoryNotReachable, completion)
    }
    @preconcurrency open func removeAccessory(_ accessory: HMAccessory, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        Self.refuse(.notFound, completion)
    }
    @preconcurrency open func assignAccessory(
        _ accessory: HMAccessory, to room: HMRoom, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        Self.refuse(.notFound, completion)
    }
    /// Hears that the user cancelled: nothing can be set up.
    @preconcurrency open func addAndSetupAccessories(completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        Self.refuse(.operationCancelled, completion)
    }
    @preconcurrency open func manageUsers(completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        Self.refuse(.operationNotSupported, completion)
    }
}

/// Hears of a home's changes, made elsewhere. Every method is optional.
@preconcurrency public protocol HMHomeDelegate: NSObjectProtocol {
    func homeDidUpdateName(_ home: HMHome)
    func home(_ home: HMHome, didAdd accessory: HMAccessory)
    func home(_ home: HMHome, didRemove accessory: HMAccessory)
    func home(_ home: HMHome, didAdd room: HMRoom)
    func home(_ home: HMHome, didRemove room: HMRoom)
    func home(_ home: HMHome, didUpdateNameFor room: HMRoom)
    func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory)
    func home(_ home: HMHome, didAdd actionSet: HMActionSet)
    func home(_ home: HMHome, didRemove actionSet: HMActionSet)
    func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory)
}
extension HMHomeDelegate {
    // No other app and no other user changes a home: not called.
    public func homeDidUpdateName(_ home: HMHome) {}
    public func home(_ home: HMHome, didAdd accessory: HMAccessory) {}
    public func home(_ home: HMHome, didRemove accessory: HMAccessory) {}
    public func home(_ home: HMHome, didAdd room: HMRoom) {}
    public func home(_ home: HMHome, didRemove room: HMRoom) {}
    public func home(_ home: HMHome, didUpdateNameFor room: HMRoom) {}
    public func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory) {}
    public func home(_ home: HMHome, didAdd actionSet: HMActionSet) {}
    public func home(_ home: HMHome, didRemove actionSet: HMActionSet) {}
    public func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory) {}
}
