import QuinceCoreLocation

/// Says something before an event begins, at a moment, or at a place.
open class EKAlarm: EKObject, NSCopying, @unchecked Sendable {
    /// Seconds from the item's start, negative before it. Setting it clears `absoluteDate`.
    open var relativeOffset: TimeInterval { didSet { moment = nil } }
    /// Setting it makes `relativeOffset` 0.
    open var absoluteDate: Date? {
        get { moment }
        set {
            relativeOffset = 0
            moment = newValue
        }
    }
    open var structuredLocation: EKStructuredLocation?
    /// Default `.none`.
    open var proximity: EKAlarmProximity = .none
    private var moment: Date?

    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
    public init(absoluteDate date: Date) {
        relativeOffset = 0
        moment = date
    }

    init(_ record: AlarmRecord) {
        (relativeOffset, moment) = (record.offset, record.date)
        proximity = EKAlarmProximity(rawValue: record.proximity) ?? .none
        structuredLocation = record.place.map(EKStructuredLocation.init)
    }
    var record: AlarmRecord {
        AlarmRecord(offset: relativeOffset, date: moment, proximity: proximity.rawValue, place: structuredLocation?.record)
    }
    open func copy(with zone: NSZone? = nil) -> Any { EKAlarm(record) }
}

/// A place with a name, and how far it reaches.
open class EKStructuredLocation: EKObject, NSCopying, @unchecked Sendable {
    open var title: String?
    open var geoLocation: CLLocation?
    /// Metres; 0, the default, leaves it to the system.
    open var radius: Double = 0

    public init(title: String) { self.title = title }

    init(_ record: PlaceRecord) {
        title = record.title
        radius = record.radius
        if let latitude = record.latitude, let longitude = record.longitude { geoLocation = CLLocation(latitude: latitude, longitude: longitude) }
    }
    var record: PlaceRecord {
        PlaceRecord(title: title, latitude: geoLocation?.coordinate.latitude, longitude: geoLocation?.coordinate.longitude, radius: radius)
    }
    open func copy(with zone: NSZone? = nil) -> Any { EKStructuredLocation(record) }
}

/// Somebody who is invited to an event. Nobody invites or is invited here.
open class EKParticipant: EKObject, NSCopying, @unchecked Sendable {
    override init() {}
    open var url: URL { URL(fileURLWithPath: "/") }
    open var name: String? { nil }
    open var participantStatus: EKParticipantStatus { .unknown }
    open var participantRole: EKParticipantRole { .unknown }
    open var participantType: EKParticipantType { .unknown }
    open var isCurrentUser: Bool { false }
    open var contactPredicate: NSPredicate { NSPredicate(value: false) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The base of events and reminders.
open class EKCalendarItem: EKObject, @unchecked Sendable {
    weak var store: EKEventStore?
    /// As it was saved or read.
    private(set) var saved: ItemRecord?

    open internal(set) var calendarItemIdentifier = UUID().uuidString
    open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
    open var calendar: EKCalendar!
    open var title: String! = ""
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var alarms: [EKAlarm]?
    open var recurrenceRules: [EKRecurrenceRule]?
    open private(set) var creationDate: Date?
    open private(set) var lastModifiedDate: Date?
    open var attendees: [EKParticipant]? { nil }

    open var hasAlarms: Bool { alarms?.isEmpty == false }
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    open var hasAttendees: Bool { false }
    open var hasNotes: Bool { notes?.isEmpty == false }

    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }

    init(store: EKEventStore?) { self.store = store }

    open override var isNew: Bool { saved == nil }
    open override var hasChanges: Bool { saved != record }
    open override func rollback() { if let saved { take(saved) } }
    @discardableResult open override func refresh() -> Bool {
        guard saved != nil, let current = store?.record(calendarItemIdentifier) else { return isNew }
        if !hasChanges { wasRead(current) }
        return true
    }

    func wasRead(_ record: ItemRecord) {
        take(record)
        saved = self.record
    }
    func wasSaved(_ record: ItemRecord) {
        (creationDate, lastModifiedDate) = (record.created, record.modified)
        saved = self.record
    }
    func wasRemoved() { saved = nil }

    func take(_ record: ItemRecord) {
        calendarItemIdentifier = record.identifier
        calendar = record.calendar.flatMap { store?.known($0) } ?? calendar
        (title, location, notes, url) = (record.title, record.location, record.notes, record.url)
        timeZone = record.timeZone.flatMap { TimeZone(identifier: $0) }
        alarms = record.alarms.map { $0.map { EKAlarm($0) } }
        recurrenceRules = record.rules.map { $0.map { EKRecurrenceRule($0) } }
        (creationDate, lastModifiedDate) = (record.created, record.modified)
    }

    var record: ItemRecord {
        ItemRecord(
            identifier: calendarItemIdentifier, calendar: calendar?.calendarIdentifier, title: title ?? "", location: location, notes: notes, url: url,
            timeZone: timeZone?.identifier, alarms: alarms.map { $0.map(\.record) }, rules: recurrenceRules.map { $0.map(\.full) },
            created: creationDate, modified: lastModifiedDate)
    }
}
