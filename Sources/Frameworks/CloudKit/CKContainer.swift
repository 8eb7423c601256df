public enum CKAccountStatus: Int, Sendable { case couldNotDetermine = 0, available, restricted, noAccount, temporarilyUnavailable }
extension NSNotification.Name { public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification") }

/// The app's part of the cloud. Nobody is signed in: the account is not there, and whatever is asked fails with `notAuthenticated`.
open class CKContainer: NSObject, @unchecked Sendable {
    public struct ApplicationPermissions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
    }
    public enum ApplicationPermissionStatus: Int, Sendable { case initialState = 0, couldNotComplete, denied, granted }

    private static var shared: CKContainer { AppServices.object { CKContainer(identifier: "iCloud." + (Bundle.main.bundleIdentifier ?? "")) } }
    open class func `default`() -> CKContainer { shared }
    public let containerIdentifier: String?
    public init(identifier: String) { containerIdentifier = identifier }
    public let privateCloudDatabase = CKDatabase(.private)
    public let publicCloudDatabase = CKDatabase(.public)
    public let sharedCloudDatabase = CKDatabase(.shared)
    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        switch databaseScope {
        case .public: publicCloudDatabase
        case .private: privateCloudDatabase
        case .shared: sharedCloudDatabase
        }
    }
    open func add(_ operation: CKOperation) { privateCloudDatabase.run(operation) }

    open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        ServiceReply.send { completionHandler(.noAccount, nil) }
    }
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }
    open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        ServiceReply.send { completionHandler(nil, CKError(.notAuthenticated)) }
    }
    open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
    open func status(
        forApplicationPermission applicationPermission: ApplicationPermissions,
        completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
    ) { ServiceReply.send { completionHandler(.couldNotComplete, CKError(.notAuthenticated)) } }
    open func requestApplicationPermission(
        _ applicationPermission: ApplicationPermissions, completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
    ) { ServiceReply.send { completionHandler(.couldNotComplete, CKError(.notAuthenticated)) } }
    open func discoverUserIdentity(
        withEmailAddress email: String, completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
    ) { ServiceReply.send { completionHandler(nil, CKError(.notAuthenticated)) } }
    open func discoverUserIdentity(
        withUserRecordID userRecordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
    ) { ServiceReply.send { completionHandler(nil, CKError(.notAuthenticated)) } }
    open func fetchShareMetadata(with url: URL, completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void) {
        ServiceReply.send { completionHandler(nil, CKError(.notAuthenticated)) }
    }
    open func accept(_ metadata: CKShare.Metadata, completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void) {
        ServiceReply.send { completionHandler(nil, CKError(.notAuthenticated)) }
    }
    open func fetchShareParticipant(
        withEmailAddress emailAddress: String, completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
    ) { ServiceReply.send { completionHandler(nil, CKError(.notAuthenticated)) } }
}
