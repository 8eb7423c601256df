import CoreGraphics

/// The base of calendars, items and their parts: values that may differ from those that are saved.
open class EKObject: NSObject, @unchecked Sendable {
    /// Whether something was set since the object was saved or read.
    open var hasChanges: Bool { false }
    /// Whether the object was never saved.
    open var isNew: Bool { false }
    /// Takes back what was set since the object was saved or read.
    open func reset() { rollback() }
    open func rollback() {}
    /// Reads the saved values anew, where nothing was set meanwhile. False for an object that is saved no more.
    @discardableResult open func refresh() -> Bool { true }
}

/// An account that holds calendars: the device itself.
open class EKSource: EKObject, @unchecked Sendable {
    weak var store: EKEventStore?
    open var sourceIdentifier: String { "local" }
    open var sourceType: EKSourceType { .local }
    open var title: String { "Default" }
    open var isDelegate: Bool { false }
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { Set(store?.calendars(for: entityType) ?? []) }
}

/// A calendar, or a list of reminders.
open class EKCalendar: EKObject, @unchecked Sendable {
    public let calendarIdentifier: String
    open var title: String
    open var cgColor: CGColor!
    open var source: EKSource!
    let entity: EKEntityType
    private var saved: CalendarRecord?

    /// A calendar that is kept once `EKEventStore.saveCalendar(_:commit:)` saves it.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        calendarIdentifier = UUID().uuidString
        title = ""
        entity = entityType
        cgColor = CGColor(red: 0.1, green: 0.68, blue: 0.97, alpha: 1)
        super.init()
        source = eventStore.sources.first
    }

    init(_ record: CalendarRecord, source: EKSource) {
        (calendarIdentifier, title, entity) = (record.identifier, record.title, record.isForReminders ? .reminder : .event)
        saved = record
        super.init()
        self.source = source
        cgColor = Self.color(record)
    }

    open var type: EKCalendarType { .local }
    open var allowsContentModifications: Bool { true }
    open var isImmutable: Bool { false }
    open var isSubscribed: Bool { false }
    open var allowedEntityTypes: EKEntityMask { entity == .event ? .event : .reminder }
    open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { entity == .event ? [.busy, .free] : [] }

    open override var isNew: Bool { saved == nil }
    open override var hasChanges: Bool { saved != record }
    open override func rollback() {
        guard let saved else { return }
        (title, cgColor) = (saved.title, Self.color(saved))
    }
    /// Calendars with one identifier are one calendar.
    open override func isEqual(_ object: Any?) -> Bool { (object as? EKCalendar)?.calendarIdentifier == calendarIdentifier }
    open override var hash: Int { calendarIdentifier.hashValue }

    private static func color(_ record: CalendarRecord) -> CGColor {
        let parts = record.color.map { CGFloat($0) }
        return parts.count == 4 ? CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) : CGColor(gray: 0.5, alpha: 1)
    }

    var record: CalendarRecord {
        let parts = (cgColor?.components ?? []).map { Double($0) }
        let color = parts.count == 4 ? parts : parts.count == 2 ? [parts[0], parts[0], parts[0], parts[1]] : [0.5, 0.5, 0.5, 1]
        return CalendarRecord(identifier: calendarIdentifier, title: title, color: color, isForReminders: entity == .reminder)
    }
    func wasSaved(_ record: CalendarRecord?) { saved = record }
}
