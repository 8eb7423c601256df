import QuinceCoreData

/// Sharing of the objects of stores with others. Nobody is signed in: nothing is shared.
extension NSPersistentCloudKitContainer {
    /// Fails with `notAuthenticated`.
    public func share(
        _ managedObjects: [NSManagedObject], to share: CKShare?,
        completion: @escaping @Sendable (Set<NSManagedObjectID>?, CKShare?, CKContainer?, (any Error)?) -> Void
    ) { ServiceReply.send { completion(nil, nil, nil, CKError(.notAuthenticated)) } }
    public func share(_ managedObjects: [NSManagedObject], to share: CKShare?) async throws -> (Set<NSManagedObjectID>, CKShare, CKContainer) {
        throw CKError(.notAuthenticated)
    }
    /// Always empty.
    public func fetchShares(matching objectIDs: [NSManagedObjectID]) throws -> [NSManagedObjectID: CKShare] { [:] }
    public func fetchShares(in persistentStore: NSPersistentStore?) throws -> [CKShare] { [] }
    /// Fails with `notAuthenticated`, as do the next three.
    public func fetchParticipants(
        matching lookupInfos: [CKUserIdentity.LookupInfo], into persistentStore: NSPersistentStore,
        completion: @escaping @Sendable ([CKShare.Participant]?, (any Error)?) -> Void
    ) { ServiceReply.send { completion(nil, CKError(.notAuthenticated)) } }
    public func acceptShareInvitations(
        from metadata: [CKShare.Metadata], into persistentStore: NSPersistentStore,
        completion: (@Sendable ([CKShare.Metadata]?, (any Error)?) -> Void)? = nil
    ) { ServiceReply.send { completion?(nil, CKError(.notAuthenticated)) } }
    public func persistUpdatedShare(
        _ share: CKShare, in persistentStore: NSPersistentStore, completion: (@Sendable (CKShare?, (any Error)?) -> Void)? = nil
    ) { ServiceReply.send { completion?(nil, CKError(.notAuthenticated)) } }
    public func purgeObjectsAndRecordsInZone(
        with zoneID: CKRecordZone.ID, in persistentStore: NSPersistentStore?, completion: (@Sendable (CKRecordZone.ID?, (any Error)?) -> Void)? = nil
    ) { ServiceReply.send { completion?(nil, CKError(.notAuthenticated)) } }
    /// Nil: no object has a record in the cloud.
    public func record(for managedObjectID: NSManagedObjectID) -> CKRecord? { nil }
    public func records(for managedObjectIDs: [NSManagedObjectID]) -> [NSManagedObjectID: CKRecord] { [:] }
    public func recordID(for managedObjectID: NSManagedObjectID) -> CKRecord.ID? { nil }
    public func recordIDs(for managedObjectIDs: [NSManagedObjectID]) -> [NSManagedObjectID: CKRecord.ID] { [:] }
}

extension NSPersistentCloudKitContainerOptions {
    /// In which of the container's databases the store would be. Default `.private`.
    public var databaseScope: CKDatabase.Scope {
        get { CKDatabase.Scope(rawValue: scope) ?? .private }
        set { scope = newValue.rawValue }
    }
}
