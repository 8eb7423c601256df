/// The public, the user's own, or what others share with the user. Everything that is asked of it fails with `notAuthenticated`.
open class CKDatabase: NSObject, @unchecked Sendable {
    public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
    public let databaseScope: Scope
    private let refusal = CKError(.notAuthenticated)
    private let queue = OperationQueue()
    init(_ scope: Scope) { databaseScope = scope }

    open func add(_ operation: CKDatabaseOperation) {
        operation.database = self
        run(operation)
    }
    func run(_ operation: CKOperation) { queue.addOperation(operation) }

    private func refuse<Value>(_ handler: @escaping @Sendable (Value?, (any Error)?) -> Void) { ServiceReply.send { [refusal] in handler(nil, refusal) } }
    private func refuse<Value>(_ handler: @escaping @Sendable (Result<Value, any Error>) -> Void) {
        ServiceReply.send { [refusal] in handler(.failure(refusal)) }
    }

    // MARK: Records

    open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) { refuse(completionHandler) }
    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw refusal }
    open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) { refuse(completionHandler) }
    @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw refusal }
    open func delete(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        refuse(completionHandler)
    }
    @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw refusal }
    @available(iOS, deprecated: 15.0)
    open func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void) {
        refuse(completionHandler)
    }
    public func fetch(
        withRecordIDs recordIDs: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil,
        completionHandler: @escaping @Sendable (Result<[CKRecord.ID: Result<CKRecord, any Error>], any Error>) -> Void
    ) { refuse(completionHandler) }
    public func records(
        for recordIDs: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
    ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw refusal }
    public func fetch(
        withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults,
        completionHandler:
            @escaping @Sendable (
                Result<(matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?), any Error>
            ) -> Void
    ) { refuse(completionHandler) }
    public func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?) { throw refusal }
    public func records(
        continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?) { throw refusal }
    @discardableResult
    public func modifyRecords(
        saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
        savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
    ) async throws -> (saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]) { throw refusal }

    // MARK: Zones

    open func fetchAllRecordZones(completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void) { refuse(completionHandler) }
    open func allRecordZones() async throws -> [CKRecordZone] { throw refusal }
    open func fetch(withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) {
        refuse(completionHandler)
    }
    open func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone { throw refusal }
    open func save(_ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) { refuse(completionHandler) }
    @discardableResult open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw refusal }
    open func delete(withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void) {
        refuse(completionHandler)
    }
    @discardableResult open func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID { throw refusal }

    // MARK: Subscriptions

    open func fetchAllSubscriptions(completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void) { refuse(completionHandler) }
    open func allSubscriptions() async throws -> [CKSubscription] { throw refusal }
    open func fetch(
        withSubscriptionID subscriptionID: CKSubscription.ID, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) { refuse(completionHandler) }
    open func save(_ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void) {
        refuse(completionHandler)
    }
    @discardableResult open func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw refusal }
    open func delete(withSubscriptionID subscriptionID: CKSubscription.ID, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
        refuse(completionHandler)
    }
}

/// Which records are looked for.
open class CKQuery: NSObject, NSCopying, @unchecked Sendable {
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    open var sortDescriptors: [NSSortDescriptor]?
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) { (self.recordType, self.predicate) = (recordType, predicate) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
