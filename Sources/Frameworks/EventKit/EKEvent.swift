/// An event of a calendar, or one time that a recurring one happens.
open class EKEvent: EKCalendarItem, NSCopying, @unchecked Sendable {
    /// Nil until the event is saved; all occurrences of one that recurs have the same.
    open internal(set) var eventIdentifier: String!
    open var startDate: Date!
    open var endDate: Date!
    open var isAllDay = false
    open var availability: EKEventAvailability = .busy
    /// Setting it sets `location` to its title.
    open var structuredLocation: EKStructuredLocation? { didSet { location = structuredLocation?.title } }
    open var status: EKEventStatus { .none }
    open var organizer: EKParticipant? { nil }
    open var birthdayContactIdentifier: String? { nil }
    /// Whether the event once was an occurrence of one that recurs, and was changed alone.
    open private(set) var isDetached = false
    /// When the occurrence begins by the rules of its event, though it may have been moved.
    open var occurrenceDate: Date! { occurrence ?? startDate }
    private var occurrence: Date?

    public init(eventStore: EKEventStore) { super.init(store: eventStore) }

    init(_ record: ItemRecord, store: EKEventStore, occurrence: Date? = nil) {
        super.init(store: store)
        self.occurrence = occurrence
        wasRead(record)
    }

    /// Orders events by their beginnings.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKEvent(eventStore: store ?? EKEventStore())
        copy.occurrence = occurrence
        copy.take(record)
        copy.calendar = calendar
        return copy
    }

    override func take(_ record: ItemRecord) {
        super.take(record)
        let times = record.event
        eventIdentifier = record.identifier
        structuredLocation = times?.place.map(EKStructuredLocation.init)
        location = record.location
        (startDate, endDate, isAllDay) = (times?.start, times?.end, times?.isAllDay ?? false)
        if let occurrence, let start = times?.start {
            startDate = occurrence
            endDate = times?.end.map { occurrence.addingTimeInterval($0.timeIntervalSince(start)) }
        }
        availability = EKEventAvailability(rawValue: times?.availability ?? 0) ?? .busy
        isDetached = times?.isDetached ?? false
    }

    override var record: ItemRecord {
        var record = super.record
        record.event = ItemRecord.Event(
            start: startDate, end: endDate, isAllDay: isAllDay, availability: availability.rawValue, place: structuredLocation?.record,
            isDetached: isDetached)
        return record
    }

    /// Becomes an event of its own that happens once.
    func detach(as identifier: String) { (calendarItemIdentifier, isDetached, recurrenceRules) = (identifier, true, nil) }
    /// Becomes an event of its own that goes on after some occurrences.
    func begin(as identifier: String, after past: Int) {
        calendarItemIdentifier = identifier
        recurrenceRules = recurrenceRules.map { rules in rules.map { EKRecurrenceRule($0.full.after(past)) } }
    }
    /// The event was saved as it is now.
    func settle() { occurrence = hasRecurrenceRules ? startDate : nil }
}
