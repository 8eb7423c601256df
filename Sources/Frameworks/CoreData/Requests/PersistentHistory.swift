import ObjectRuntime

/// How far a history was read.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let number: Int64

    init(_ number: Int64) { self.number = number }

    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) { number = coder.decodeInt64(forKey: "number") }
    public func encode(with coder: NSCoder) { coder.encode(number, forKey: "number") }
    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSPersistentHistoryToken)?.number == number }
    open override var hash: Int { Int(number) }
}

public enum NSPersistentHistoryChangeType: Int, Sendable { case insert, update, delete }
public enum NSPersistentHistoryResultType: Int, Sendable { case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges }

/// One save in a store's history.
open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
    public let transactionNumber: Int64
    public let timestamp: Date
    public let author: String?
    public let contextName: String?
    public let storeID: String
    public let bundleID: String
    public let processID: String
    open internal(set) var changes: [NSPersistentHistoryChange]?

    init(_ row: SQLiteStatement, store: String) {
        transactionNumber = row.integer(0)
        timestamp = Date(timeIntervalSinceReferenceDate: Double(row.text(1)) ?? 0)
        author = row.isNull(2) ? nil : row.text(2)
        contextName = row.isNull(3) ? nil : row.text(3)
        bundleID = row.text(4)
        processID = row.text(5)
        storeID = store
    }

    open var token: NSPersistentHistoryToken { NSPersistentHistoryToken(transactionNumber) }

    /// A notification as the save's own would be, to be merged into contexts.
    open func objectIDNotification() -> Notification {
        func identifiers(_ type: NSPersistentHistoryChangeType) -> Set<NSManagedObjectID> {
            Set((changes ?? []).filter { $0.changeType == type }.map(\.changedObjectID))
        }
        return Notification(
            name: .NSManagedObjectContextDidSaveObjectIDs, object: nil,
            userInfo: [NSInsertedObjectIDsKey: identifiers(.insert), NSUpdatedObjectIDsKey: identifiers(.update), NSDeletedObjectIDsKey: identifiers(.delete)])
    }
}

/// One object's change in a store's history.
open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
    public let changeID: Int64
    public let changedObjectID: NSManagedObjectID
    public let changeType: NSPersistentHistoryChangeType
    public let updatedProperties: Set<NSPropertyDescription>?
    /// Of a deleted object the values that its attributes keep in the history.
    public let tombstone: [AnyHashable: Any]?
    open internal(set) weak var transaction: NSPersistentHistoryTransaction?

    init(
        identifier: Int64, object: NSManagedObjectID, type: NSPersistentHistoryChangeType, updated: Set<NSPropertyDescription>?, tombstone: [AnyHashable: Any]?,
        transaction: NSPersistentHistoryTransaction
    ) {
        (changeID, changedObjectID, changeType, updatedProperties, self.tombstone, self.transaction) = (
            identifier, object, type, updated, tombstone, transaction
        )
    }
}

open class NSPersistentHistoryResult: NSPersistentStoreResult, @unchecked Sendable {
    open internal(set) var result: Any?
    open internal(set) var resultType: NSPersistentHistoryResultType = .transactionsAndChanges
}

/// Reads a store's history, or removes the older part of it.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest, BatchRequest, @unchecked Sendable {
    enum Bound { case token(Int64), date(Date) }

    let bound: Bound
    let deletes: Bool
    open var resultType: NSPersistentHistoryResultType = .transactionsAndChanges

    init(_ bound: Bound, deletes: Bool) {
        (self.bound, self.deletes) = (bound, deletes)
        super.init()
        if deletes { resultType = .statusOnly }
    }

    open var token: NSPersistentHistoryToken? {
        if case .token(let number) = bound { return NSPersistentHistoryToken(number) }
        return nil
    }

    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self { make(.token(token?.number ?? 0), deletes: false) }
    open class func fetchHistory(after date: Date) -> Self { make(.date(date), deletes: false) }
    open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> Self {
        make(.token(transaction?.transactionNumber ?? 0), deletes: false)
    }
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self { make(.token(token?.number ?? 0), deletes: true) }
    open class func deleteHistory(before date: Date) -> Self { make(.date(date), deletes: true) }
    open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> Self {
        make(.token(transaction?.transactionNumber ?? 0), deletes: true)
    }

    private class func make(_ bound: Bound, deletes: Bool) -> Self { unsafeDowncast(NSPersistentHistoryChangeRequest(bound, deletes: deletes), to: Self.self) }

    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let answer = NSPersistentHistoryResult()
        answer.resultType = resultType
        let stores = (context.coordinator?.persistentStores ?? []).filter { $0.has(NSPersistentHistoryTrackingKey) }
        var transactions: [NSPersistentHistoryTransaction] = []
        for store in stores {
            guard let rows = store.rows else { continue }
            do {
                if deletes {
                    try rows.locked { try rows.deleteHistory(bound) }
                } else {
                    transactions += try rows.locked { try rows.history(bound, withChanges: resultType != .transactionsOnly) }
                }
            } catch let failure as SQLiteFailure {
                throw failure.error()
            }
        }
        switch resultType {
        case .statusOnly: answer.result = true
        case .transactionsOnly, .transactionsAndChanges: answer.result = transactions
        case .changesOnly: answer.result = transactions.flatMap { $0.changes ?? [] }
        case .count: answer.result = transactions.count
        case .objectIDs: answer.result = transactions.flatMap { $0.changes ?? [] }.map(\.changedObjectID)
        }
        return answer
    }
}

/// Who saves, for the history.
struct HistoryTransaction {
    let author: String?
    let name: String?

    init(context: NSManagedObjectContext) {
        author = context.transactionAuthor
        name = context.name
    }
}

extension NSPersistentStoreCoordinator {
    /// How far the stores' history has come.
    public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? {
        let chosen = (stores as? [NSPersistentStore]) ?? persistentStores
        let numbers = chosen.compactMap { store in store.rows.flatMap { rows in rows.locked { try? rows.lastTransaction() } } }
        return numbers.max().map { NSPersistentHistoryToken($0) }
    }
}

extension RowStore {
    func prepareHistory() throws {
        try connection.execute(
            """
            CREATE TABLE IF NOT EXISTS ATRANSACTION (Z_PK INTEGER PRIMARY KEY AUTOINCREMENT, ZTIMESTAMP TIMESTAMP, ZAUTHOR VARCHAR, ZCONTEXTNAME VARCHAR, ZBUNDLEID VARCHAR, ZPROCESSID VARCHAR);
            CREATE TABLE IF NOT EXISTS ACHANGE (Z_PK INTEGER PRIMARY KEY AUTOINCREMENT, ZTRANSACTIONID INTEGER, ZCHANGETYPE INTEGER, ZENTITY INTEGER, ZENTITYPK INTEGER, ZCOLUMNS VARCHAR, ZTOMBSTONE BLOB);
            CREATE INDEX IF NOT EXISTS ACHANGE_TRANSACTION ON ACHANGE (ZTRANSACTIONID);
            """)
    }

    func lastTransaction() throws -> Int64? { try connection.integer("SELECT MAX(Z_PK) FROM ATRANSACTION") }

    private func begin(_ transaction: HistoryTransaction) throws -> Int64 {
        try connection.run(
            "INSERT INTO ATRANSACTION (ZTIMESTAMP, ZAUTHOR, ZCONTEXTNAME, ZBUNDLEID, ZPROCESSID) VALUES (?1, ?2, ?3, ?4, ?5)",
            [
                .real(Date().timeIntervalSinceReferenceDate), transaction.author.map { .text($0) } ?? .null, transaction.name.map { .text($0) } ?? .null,
                .text(Bundle.main.bundleIdentifier ?? ""), .text(ProcessInfo.processInfo.processName),
            ])
        return try lastTransaction() ?? 0
    }

    private func add(
        _ number: Int64, _ type: NSPersistentHistoryChangeType, _ entity: NSEntityDescription, _ key: Int64, columns: String? = nil, tombstone: Data? = nil
    ) throws {
        try connection.run(
            "INSERT INTO ACHANGE (ZTRANSACTIONID, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZCOLUMNS, ZTOMBSTONE) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            [
                .integer(number), .integer(Int64(type.rawValue)), .integer(schema.info(entity)?.number ?? 0), .integer(key), columns.map { .text($0) } ?? .null,
                tombstone.map { .data($0) } ?? .null,
            ])
    }

    func record(_ history: HistoryTransaction, _ batch: SaveBatch, _ keys: NewKeys) throws {
        let number = try begin(history)
        for object in batch.inserted { try add(number, .insert, object.entity, keys[object.identifier.key] ?? object.identifier.key) }
        for object in batch.updated {
            let names = object.changedSlotsSinceSave().map { object.layout.slots[$0].name }.joined(separator: ",")
            try add(number, .update, object.entity, object.identifier.key, columns: names)
        }
        for object in batch.deleted { try add(number, .delete, object.entity, object.identifier.key, tombstone: Self.tombstone(of: object)) }
    }

    func record(_ history: HistoryTransaction, _ type: NSPersistentHistoryChangeType, _ identifiers: [NSManagedObjectID]) throws {
        let number = try begin(history)
        for identifier in identifiers { try add(number, type, identifier.knownEntity, identifier.key) }
    }

    private static func tombstone(of object: NSManagedObject) -> Data? {
        var kept: [String: Any] = [:]
        for slot in object.layout.slots {
            guard case .attribute(let attribute) = slot.kind, attribute.preservesValueInHistoryOnDeletion,
                let value = object.committedValues(forKeys: [slot.name])[slot.name], !(value is NSNull)
            else { continue }
            kept[slot.name] = value
        }
        return kept.isEmpty ? nil : TransformableArchive.data(kept as NSDictionary)
    }

    func deleteHistory(_ bound: NSPersistentHistoryChangeRequest.Bound) throws {
        let (condition, value) = Self.condition(bound, "<")
        try connection.transaction {
            try connection.run("DELETE FROM ACHANGE WHERE ZTRANSACTIONID IN (SELECT Z_PK FROM ATRANSACTION WHERE \(condition))", [value])
            try connection.run("DELETE FROM ATRANSACTION WHERE \(condition)", [value])
        }
    }

    private static func condition(_ bound: NSPersistentHistoryChangeRequest.Bound, _ sign: String) -> (String, ManagedValue) {
        switch bound {
        case .token(let number): ("Z_PK \(sign) ?1", .integer(number))
        case .date(let date): ("ZTIMESTAMP \(sign) ?1", .real(date.timeIntervalSinceReferenceDate))
        }
    }

    func history(_ bound: NSPersistentHistoryChangeRequest.Bound, withChanges: Bool) throws -> [NSPersistentHistoryTransaction] {
        let (condition, value) = Self.condition(bound, ">")
        var transactions: [NSPersistentHistoryTransaction] = []
        try connection.run("SELECT Z_PK, ZTIMESTAMP, ZAUTHOR, ZCONTEXTNAME, ZBUNDLEID, ZPROCESSID FROM ATRANSACTION WHERE \(condition) ORDER BY Z_PK", [value])
        {
            transactions.append(NSPersistentHistoryTransaction($0, store: store?.identifier ?? ""))
        }
        guard withChanges else { return transactions }
        for transaction in transactions { transaction.changes = try changes(of: transaction) }
        return transactions
    }

    private func changes(of transaction: NSPersistentHistoryTransaction) throws -> [NSPersistentHistoryChange] {
        var result: [NSPersistentHistoryChange] = []
        try connection.run(
            "SELECT Z_PK, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZCOLUMNS, ZTOMBSTONE FROM ACHANGE WHERE ZTRANSACTIONID = ?1 ORDER BY Z_PK",
            [.integer(transaction.transactionNumber)]
        ) { row in
            guard let store, let entity = schema.byNumber[row.integer(2)]?.entity, let type = NSPersistentHistoryChangeType(rawValue: Int(row.integer(1)))
            else { return }
            let names = row.isNull(4) ? [] : row.text(4).split(separator: ",").map(String.init)
            let properties = entity.propertiesByName
            let tombstone = row.isNull(5) ? nil : TransformableArchive.value(row.data(5)) as? [AnyHashable: Any]
            result.append(
                NSPersistentHistoryChange(
                    identifier: row.integer(0), object: NSManagedObjectID(key: row.integer(3), entity: entity, store: store), type: type,
                    updated: type == .update ? Set(names.compactMap { properties[$0] }) : nil, tombstone: tombstone, transaction: transaction))
        }
        return result
    }
}
