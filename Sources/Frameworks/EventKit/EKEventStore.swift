@_exported import ObjectRuntime
import CoreGraphics
import Synchronization

public enum EKEntityType: UInt, Sendable { case event = 0, reminder }
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined = 0, restricted, denied, fullAccess, writeOnly
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}
public enum EKSpan: Int, Sendable { case thisEvent = 0, futureEvents }
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
public enum EKEventStatus: Int, Sendable { case none = 0, confirmed, tentative, canceled }
public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
public let EKErrorDomain = "EKErrorDomain"

/// Why the calendar did not do something.
public struct EKError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case eventNotMutable = 0, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { EKErrorDomain }
    public var errorCode: Int { code.rawValue }
}
extension NSNotification.Name { public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification") }

open class EKObject: NSObject, @unchecked Sendable {
    open var hasChanges: Bool { false }
    open var isNew: Bool { false }
    open func reset() {}
    open func rollback() {}
    @discardableResult open func refresh() -> Bool { true }
}

open class EKSource: EKObject, @unchecked Sendable {
    open var sourceIdentifier: String { "local" }
    open var title: String { "Default" }
}
/// A calendar: the one that every device has.
open class EKCalendar: EKObject, @unchecked Sendable {
    public let calendarIdentifier: String
    open var title: String
    open var cgColor: CGColor!
    open var source: EKSource! = EKSource()
    open var allowsContentModifications: Bool { true }
    open var isImmutable: Bool { false }
    open var isSubscribed: Bool { false }
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        calendarIdentifier = UUID().uuidString
        title = ""
    }
    init(identifier: String, title: String, color: CGColor) {
        (calendarIdentifier, self.title, cgColor) = (identifier, title, color)
    }
}

open class EKAlarm: EKObject, @unchecked Sendable {
    open var relativeOffset: TimeInterval
    open var absoluteDate: Date?
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
    public init(absoluteDate date: Date) { (relativeOffset, absoluteDate) = (0, date) }
}

open class EKCalendarItem: EKObject, @unchecked Sendable {
    open internal(set) var calendarItemIdentifier = UUID().uuidString
    open var calendar: EKCalendar!
    open var title: String! = ""
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var alarms: [EKAlarm]?
    open var creationDate: Date? { nil }
    open var lastModifiedDate: Date? { nil }
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
}

/// An event of a calendar.
open class EKEvent: EKCalendarItem, NSCopying, @unchecked Sendable {
    open internal(set) var eventIdentifier: String!
    open var startDate: Date!
    open var endDate: Date!
    open var isAllDay = false
    open var availability: EKEventAvailability = .busy
    open var status: EKEventStatus { .none }
    open var isDetached: Bool { false }
    open var occurrenceDate: Date! { startDate }
    open override var isNew: Bool { eventIdentifier == nil }
    public init(eventStore: EKEventStore) {}
    open func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKEvent(record: record)
        copy.calendar = calendar
        return copy
    }

    init(record: EventRecord) {
        super.init()
        (eventIdentifier, calendarItemIdentifier) = (record.identifier, record.identifier)
        (title, location, notes, url) = (record.title, record.location, record.notes, record.url)
        (startDate, endDate, isAllDay) = (record.start, record.end, record.isAllDay)
        alarms = record.alarms.map(EKAlarm.init(relativeOffset:))
    }
    var record: EventRecord {
        EventRecord(
            identifier: eventIdentifier ?? calendarItemIdentifier, title: title ?? "", location: location, notes: notes, url: url,
            start: startDate ?? Date(), end: endDate ?? startDate ?? Date(), isAllDay: isAllDay, alarms: (alarms ?? []).map(\.relativeOffset))
    }
}

/// The values that are kept of an event.
struct EventRecord: Codable, Sendable {
    var identifier: String
    var title: String
    var location: String?
    var notes: String?
    var url: URL?
    var start: Date
    var end: Date
    var isAllDay: Bool
    var alarms: [Double]
}

/// The device's calendar, empty at first; what apps save is kept in the app's container. The user allows access when asked.
open class EKEventStore: NSObject, @unchecked Sendable {
    private static var book: EventBook { AppServices.object { EventBook(file: ContainerFile("Services/events.plist")) } }
    private let book: EventBook
    private let own = EKCalendar(identifier: "default", title: SystemText.localized("Calendar"), color: CGColor(red: 0.1, green: 0.68, blue: 0.97, alpha: 1))

    public override convenience init() { self.init(book: Self.book) }
    init(book: EventBook) { self.book = book }

    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { book.isAllowed ? .fullAccess : .notDetermined }

    @available(iOS, deprecated: 17.0)
    open func requestAccess(to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        allow("NSCalendarsUsageDescription")
        ServiceReply.send { completion(true, nil) }
    }
    open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        allow("NSCalendarsFullAccessUsageDescription")
        ServiceReply.send { completion(true, nil) }
    }
    open func requestFullAccessToEvents() async throws -> Bool {
        allow("NSCalendarsFullAccessUsageDescription")
        return true
    }
    open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        allow("NSCalendarsWriteOnlyAccessUsageDescription")
        ServiceReply.send { completion(true, nil) }
    }
    private func allow(_ key: String) {
        UsageDescription.require(key)
        try? book.change { $0.isAllowed = true }
    }

    open var eventStoreIdentifier: String { "local" }
    open var sources: [EKSource] { [own.source] }
    open var defaultCalendarForNewEvents: EKCalendar? { own }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { entityType == .event ? [own] : [] }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { identifier == own.calendarIdentifier ? own : nil }

    /// - Throws: `EKError` for an event without calendar or dates, or one that ends before it begins.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        guard event.calendar != nil else { throw EKError(.noCalendar) }
        guard let start = event.startDate else { throw EKError(.noStartDate) }
        guard let end = event.endDate else { throw EKError(.noEndDate) }
        guard start <= end else { throw EKError(.datesInverted) }
        event.eventIdentifier = event.eventIdentifier ?? event.calendarItemIdentifier
        let record = event.record
        try book.change { state in
            state.events.removeAll { $0.identifier == record.identifier }
            state.events.append(record)
        }
        notify()
    }
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        let identifier = event.record.identifier
        try book.change { $0.events.removeAll { $0.identifier == identifier } }
        notify()
    }
    open func commit() throws {}
    open func reset() {}
    open func refreshSourcesIfNecessary() {}
    private func notify() {
        ServiceReply.send(on: .main) { [self] in NotificationCenter.default.post(name: .EKEventStoreChanged, object: self) }
    }

    private func event(_ record: EventRecord) -> EKEvent {
        let event = EKEvent(record: record)
        event.calendar = own
        return event
    }
    open func event(withIdentifier identifier: String) -> EKEvent? { book.events.first { $0.identifier == identifier }.map(event) }
    /// Of events that begin before `endDate` and end after `startDate`.
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate { event, _ in
            guard let event = event as? EKEvent, let start = event.startDate, let end = event.endDate else { return false }
            return start < endDate && end > startDate
        }
    }
    open func events(matching predicate: NSPredicate) -> [EKEvent] {
        book.events.map(event).filter { predicate.evaluate(with: $0) }.sorted { $0.startDate < $1.startDate }
    }
    open func enumerateEvents(matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for event in events(matching: predicate) where !stop.boolValue { block(event, &stop) }
    }
}

/// The events that are kept.
final class EventBook: Sendable {
    struct State: Codable {
        var isAllowed = false
        var events: [EventRecord] = []
    }
    private let state = Mutex<State?>(nil)
    private let file: ContainerFile<State>
    init(file: ContainerFile<State>) { self.file = file }

    private func load() -> State { state.withLock { $0 } ?? file.read() ?? State() }
    var isAllowed: Bool { load().isAllowed }
    var events: [EventRecord] { load().events }
    func change(_ body: (inout State) -> Void) throws {
        var copy = load()
        body(&copy)
        let kept = copy
        try file.write(kept)
        state.withLock { $0 = kept }
    }
}
