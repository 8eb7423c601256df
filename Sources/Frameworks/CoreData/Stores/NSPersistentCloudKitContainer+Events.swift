import ObjectRuntime

extension NSPersistentCloudKitContainer {
    public enum EventType: Int, Sendable { case setup = 0, `import`, export }

    /// A step of synchronising: its setup, which fails without an account.
    open class Event: NSObject, NSCopying, @unchecked Sendable {
        public let identifier: UUID
        public let storeIdentifier: String
        public let type: EventType
        public let startDate: Date
        /// The moment at which it ended; nil while it goes on.
        public let endDate: Date?
        public let succeeded: Bool
        public let error: (any Error)?

        init(identifier: UUID, storeIdentifier: String, type: EventType, startDate: Date, endDate: Date?, error: (any Error)?) {
            self.identifier = identifier
            self.storeIdentifier = storeIdentifier
            self.type = type
            self.startDate = startDate
            self.endDate = endDate
            self.succeeded = endDate != nil && error == nil
            self.error = error
            super.init()
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// The key under which a notification has its event.
    public static let eventNotificationUserInfoKey = "event"
    /// Posted when a step of synchronising begins and when it ends.
    public static let eventChangedNotification = NSNotification.Name("NSPersistentCloudKitContainerEventChangedNotification")

    /// The setup of a store's synchronising, as it begins and as it fails.
    static func setup(of storeIdentifier: String, at date: Date) -> [Event] {
        let identifier = UUID()
        let failure: NSError = CoreDataError.error(134_400, "There is no iCloud account.")
        return [
            Event(identifier: identifier, storeIdentifier: storeIdentifier, type: .setup, startDate: date, endDate: nil, error: nil),
            Event(identifier: identifier, storeIdentifier: storeIdentifier, type: .setup, startDate: date, endDate: date, error: failure),
        ]
    }

    /// Tells of the setup of a store that was loaded.
    func announceSetup(of description: NSPersistentStoreDescription) {
        guard description.cloudKitContainerOptions != nil, let url = description.url,
            let identifier = persistentStoreCoordinator.persistentStore(for: url)?.identifier
        else { return }
        ServiceReply.send {
            for event in Self.setup(of: identifier, at: Date()) {
                NotificationCenter.default.post(name: Self.eventChangedNotification, object: self, userInfo: [Self.eventNotificationUserInfoKey: event])
            }
        }
    }
}
