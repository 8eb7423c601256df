/// A part of a home that has a name.
protocol HomePart: AnyObject {
    var name: String { get }
}

/// A room.
open class HMRoom: NSObject, HomePart, @unchecked Sendable {
    public let uniqueIdentifier: UUID
    open private(set) var name: String
    private let book: HomeBook
    init(name: String, identifier: UUID, book: HomeBook) { (self.name, uniqueIdentifier, self.book) = (name, identifier, book) }
    open var accessories: [HMAccessory] { [] }
    @preconcurrency open func updateName(_ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        HMHome.reply(Result { try rename(name) }) { completion($1) }
    }
    open func updateName(_ name: String) async throws { try rename(name) }
    private func rename(_ name: String) throws {
        try HMHome.check(name, among: [], taken: .renameWithSimilarName)
        try book.change { _ in self.name = name }
    }
}

/// Rooms that go together.
open class HMZone: NSObject, HomePart, @unchecked Sendable {
    public let uniqueIdentifier: UUID
    open private(set) var name: String
    open private(set) var rooms: [HMRoom]
    private let book: HomeBook
    init(name: String, identifier: UUID, rooms: [HMRoom], book: HomeBook) {
        (self.name, uniqueIdentifier, self.rooms, self.book) = (name, identifier, rooms, book)
    }
    @preconcurrency open func updateName(_ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        HMHome.reply(
            Result {
                try HMHome.check(name, among: [], taken: .renameWithSimilarName)
                try book.change { _ in self.name = name }
            }
        ) { completion($1) }
    }
    @preconcurrency open func addRoom(_ room: HMRoom, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        HMHome.reply(
            Result {
                guard !rooms.contains(where: { $0 === room }) else { throw HMError(.alreadyExists) }
                try book.change { _ in rooms.append(room) }
            }
        ) { completion($1) }
    }
    @preconcurrency open func removeRoom(_ room: HMRoom, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        HMHome.reply(
            Result {
                guard rooms.contains(where: { $0 === room }) else { throw HMError(.notFound) }
                try book.change { _ in rooms.removeAll { $0 === room } }
            }
        ) { completion($1) }
    }
}

/// Services that go together.
open class HMServiceGroup: NSObject, HomePart, @unchecked Sendable {
    public let uniqueIdentifier: UUID
    open private(set) var name: String
    init(name: String, identifier: UUID, book: HomeBook) { (self.name, uniqueIdentifier) = (name, identifier) }
    open var services: [HMService] { [] }
    @preconcurrency open func addService(_ service: HMService, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        ServiceReply.send(on: .main) { completion(HMError(.notFound)) }
    }
}

/// Actions that are done together. There is nothing to act on.
open class HMActionSet: NSObject, HomePart, @unchecked Sendable {
    public let uniqueIdentifier: UUID
    open private(set) var name: String
    public let actionSetType: String
    private let book: HomeBook
    init(name: String, identifier: UUID, type: String, book: HomeBook) {
        (self.name, uniqueIdentifier, actionSetType, self.book) = (name, identifier, type, book)
    }
    open var actions: Set<HMAction> { [] }
    open var isExecuting: Bool { false }
    open var lastExecutionDate: Date? { nil }
    @preconcurrency open func updateName(_ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        HMHome.reply(
            Result {
                try HMHome.check(name, among: [], taken: .renameWithSimilarName)
                try book.change { _ in self.name = name }
            }
        ) { completion($1) }
    }
    @preconcurrency open func addAction(_ action: HMAction, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        ServiceReply.send(on: .main) { completion(HMError(.notFound)) }
    }
}
open class HMAction: NSObject, @unchecked Sendable {
    public let uniqueIdentifier = UUID()
    override init() {}
}
open class HMCharacteristicWriteAction<TargetValueType: NSCopying>: HMAction, @unchecked Sendable {
    public let characteristic: HMCharacteristic
    open private(set) var targetValue: TargetValueType
    public init(characteristic: HMCharacteristic, targetValue: TargetValueType) { (self.characteristic, self.targetValue) = (characteristic, targetValue) }
}
open class HMTrigger: NSObject, @unchecked Sendable {
    override init() {}
    public let uniqueIdentifier = UUID()
    open var name: String { "" }
    open var isEnabled: Bool { false }
    open var actionSets: [HMActionSet] { [] }
    open var lastFireDate: Date? { nil }
}

/// Somebody who lives there.
open class HMUser: NSObject, @unchecked Sendable {
    override init() {}
    public let uniqueIdentifier = UUID()
    open var name: String { "" }
}
open class HMAccessControl: NSObject, @unchecked Sendable { override init() {} }
open class HMHomeAccessControl: HMAccessControl, @unchecked Sendable {
    open var isAdministrator: Bool { true }
}
