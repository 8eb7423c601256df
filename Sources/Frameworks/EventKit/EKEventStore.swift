import CoreGraphics
import Synchronization

/// The device's calendars and reminders, empty at first; what apps save is kept in the app's container. The user allows access when asked; before
/// that nothing is found and nothing is saved.
open class EKEventStore: NSObject, @unchecked Sendable {
    private static var book: EventBook { AppServices.object { EventBook(file: ContainerFile("Services/calendars.plist")) } }
    private let book: EventBook
    private let source = EKSource()
    /// Changes that wait for `commit()`.
    private let pending = Mutex<[@Sendable (inout EventBook.State) -> Void]>([])
    private let calendars = Mutex<[String: EKCalendar]>([:])

    public override init() {
        book = Self.book
        super.init()
        source.store = self
    }
    /// A store of some of the device's accounts.
    public convenience init(sources: [EKSource]) { self.init() }
    init(book: EventBook) {
        self.book = book
        super.init()
        source.store = self
    }

    // MARK: Access

    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { status(of: entityType, book.now) }

    private static func status(of entityType: EKEntityType, _ state: EventBook.State) -> EKAuthorizationStatus {
        if entityType == .reminder { return state.allowsReminders ? .fullAccess : .notDetermined }
        return switch state.access {
        case .full: .fullAccess
        case .writeOnly: .writeOnly
        case nil: .notDetermined
        }
    }

    private func canRead(_ entityType: EKEntityType) -> Bool { Self.status(of: entityType, book.now) == .fullAccess }
    private func canWrite(_ entityType: EKEntityType) -> Bool { Self.status(of: entityType, book.now) != .notDetermined }

    @available(iOS, deprecated: 17.0)
    open func requestAccess(to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        allow(entityType, "NS\(entityType == .event ? "Calendars" : "Reminders")UsageDescription")
        ServiceReply.send { completion(true, nil) }
    }
    @available(iOS, deprecated: 17.0)
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
        allow(entityType, "NS\(entityType == .event ? "Calendars" : "Reminders")UsageDescription")
        return true
    }
    open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        answer(completion) { try allow(.event, "NSCalendarsFullAccessUsageDescription", before: Self.eventsKey) }
    }
    open func requestFullAccessToEvents() async throws -> Bool {
        try allow(.event, "NSCalendarsFullAccessUsageDescription", before: Self.eventsKey)
        return true
    }
    open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        answer(completion) { try allow(.event, "NSCalendarsWriteOnlyAccessUsageDescription", before: Self.eventsKey, .writeOnly) }
    }
    open func requestWriteOnlyAccessToEvents() async throws -> Bool {
        try allow(.event, "NSCalendarsWriteOnlyAccessUsageDescription", before: Self.eventsKey, .writeOnly)
        return true
    }
    open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        answer(completion) { try allow(.reminder, "NSRemindersFullAccessUsageDescription", before: Self.remindersKey) }
    }
    open func requestFullAccessToReminders() async throws -> Bool {
        try allow(.reminder, "NSRemindersFullAccessUsageDescription", before: Self.remindersKey)
        return true
    }

    // Those of iOS 16 and earlier.
    private static let eventsKey = "NSCalendarsUsageDescription"
    private static let remindersKey = "NSRemindersUsageDescription"

    private func answer(_ completion: @escaping EKEventStoreRequestAccessCompletionHandler, _ request: () throws -> Void) {
        do {
            try request()
            ServiceReply.send { completion(true, nil) }
        } catch {
            ServiceReply.send { completion(false, error) }
        }
    }

    /// An app that says why under the key of earlier versions alone is refused; one that does not say why at all is stopped.
    private func allow(_ entityType: EKEntityType, _ key: String, before olderKey: String, _ access: EventBook.Access = .full) throws {
        let info: [String: Any] = Bundle.main.infoDictionary ?? [:]
        if info[olderKey] is String, !(info[key] is String) { throw EKError(.eventStoreNotAuthorized) }
        allow(entityType, key, access)
    }

    private func allow(_ entityType: EKEntityType, _ key: String, _ access: EventBook.Access = .full) {
        UsageDescription.require(key)
        guard Self.status(of: entityType, book.now) != .fullAccess else { return }
        try? book.change { state in
            if entityType == .reminder { state.allowsReminders = true } else { state.access = access }
        }
    }

    // MARK: Calendars

    open var eventStoreIdentifier: String { "local" }
    open var sources: [EKSource] { [source] }
    open var delegateSources: [EKSource] { [] }
    open func source(withIdentifier identifier: String) -> EKSource? { sources.first { $0.sourceIdentifier == identifier } }

    private static let defaults: [CalendarRecord] = [
        CalendarRecord(identifier: "default", title: "", color: [0.1, 0.68, 0.97, 1], isForReminders: false),
        CalendarRecord(identifier: "reminders", title: "", color: [0, 0.48, 1, 1], isForReminders: true),
    ]

    /// The same in all languages, until the table of words has it.
    private func records(of entityType: EKEntityType) -> [CalendarRecord] {
        let kept = book.now.calendars
        let own = Self.defaults.map { record in
            var record = record
            record.title = SystemText.localized(record.isForReminders ? "Reminders" : "Calendar")
            return kept.first { $0.identifier == record.identifier } ?? record
        }
        let others = kept.filter { record in !own.contains { $0.identifier == record.identifier } }
        return (own + others).filter { $0.isForReminders == (entityType == .reminder) }
    }

    private func calendar(_ record: CalendarRecord) -> EKCalendar {
        calendars.withLock { calendars in
            let known = calendars[record.identifier] ?? EKCalendar(record, source: source)
            calendars[record.identifier] = known
            return known
        }
    }

    /// A calendar, whoever may see it.
    func known(_ identifier: String) -> EKCalendar? {
        (records(of: .event) + records(of: .reminder)).first { $0.identifier == identifier }.map(calendar)
    }

    /// Nil without access.
    open var defaultCalendarForNewEvents: EKCalendar? { canWrite(.event) ? known(Self.defaults[0].identifier) : nil }
    /// Nil without access.
    open func defaultCalendarForNewReminders() -> EKCalendar? { canWrite(.reminder) ? known(Self.defaults[1].identifier) : nil }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { canRead(entityType) ? records(of: entityType).map(calendar) : [] }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { known(identifier).flatMap { canRead($0.entity) ? $0 : nil } }

    /// - Throws: `EKError` without access to what the calendar is for.
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        guard canRead(calendar.entity) else { throw EKError(.eventStoreNotAuthorized) }
        let record = calendar.record
        calendars.withLock { $0[record.identifier] = calendar }
        try change(commit) { state in
            state.calendars.removeAll { $0.identifier == record.identifier }
            state.calendars.append(record)
        }
        calendar.wasSaved(record)
    }

    /// Removes a calendar with what is in it. The device's own stay.
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        let identifier = calendar.calendarIdentifier
        guard canRead(calendar.entity) else { throw EKError(.eventStoreNotAuthorized) }
        guard !Self.defaults.contains(where: { $0.identifier == identifier }) else { throw EKError(.calendarIsImmutable) }
        calendars.withLock { _ = $0.removeValue(forKey: identifier) }
        try change(commit) { state in
            state.calendars.removeAll { $0.identifier == identifier }
            state.items.removeAll { $0.calendar == identifier }
        }
        calendar.wasSaved(nil)
    }

    // MARK: Saving

    private func change(_ commits: Bool, _ body: @escaping @Sendable (inout EventBook.State) -> Void) throws {
        pending.withLock { $0.append(body) }
        if commits { try commit() }
    }

    /// Keeps what was saved and removed with `commit: false` since the last time.
    open func commit() throws {
        let changes = pending.withLock { list in
            defer { list = [] }
            return list
        }
        guard !changes.isEmpty else { return }
        try book.change { state in for change in changes { change(&state) } }
        ServiceReply.send(on: .main) { [self] in NotificationCenter.default.post(name: .EKEventStoreChanged, object: self) }
    }
    /// Forgets what was saved and removed with `commit: false`.
    open func reset() { pending.withLock { $0 = [] } }
    open func refreshSourcesIfNecessary() {}

    private static func put(_ record: ItemRecord, _ state: inout EventBook.State) {
        if let index = state.items.firstIndex(where: { $0.identifier == record.identifier }) {
            var record = record
            record.exceptions = state.items[index].exceptions
            state.items[index] = record
        } else {
            state.items.append(record)
        }
    }
    private static func except(_ date: Date?, of identifier: String, _ state: inout EventBook.State) {
        guard let date, let index = state.items.firstIndex(where: { $0.identifier == identifier }) else { return }
        state.items[index].exceptions = (state.items[index].exceptions ?? []) + [date]
    }
    /// The rules of a kept event end before a date.
    private static func end(_ identifier: String, before date: Date, _ state: inout EventBook.State) {
        guard let index = state.items.firstIndex(where: { $0.identifier == identifier }) else { return }
        state.items[index].rules = state.items[index].rules.map { rules in
            rules.map { rule in
                var rule = rule
                (rule.end, rule.count) = (date.addingTimeInterval(-1), nil)
                return rule
            }
        }
    }

    private func stamped(_ item: EKCalendarItem) -> ItemRecord {
        var record = item.record
        record.created = record.created ?? Date()
        record.modified = Date()
        return record
    }

    /// Saves an event. Of one that recurs, `.thisEvent` changes one occurrence alone and `.futureEvents` this and those after it.
    ///
    /// - Throws: `EKError` without access, or for an event without calendar or dates, or one that ends before it begins.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        guard canWrite(.event) else { throw EKError(.eventStoreNotAuthorized) }
        try saveByUser(event, span: span, commit: commit)
    }

    /// The calendar into which the user puts events, who needs no permission.
    package var userCalendar: EKCalendar? { known(Self.defaults[0].identifier) }
    /// As the user does it.
    package func saveByUser(_ event: EKEvent, span: EKSpan = .thisEvent, commit: Bool = true) throws {
        guard let calendar = event.calendar else { throw EKError(.noCalendar) }
        guard calendar.entity == .event else { throw EKError(.calendarDoesNotAllowEvents) }
        guard let start = event.startDate else { throw EKError(.noStartDate) }
        guard let end = event.endDate else { throw EKError(.noEndDate) }
        guard start <= end else { throw EKError(.datesInverted) }
        let kept = record(event.calendarItemIdentifier)
        let old = event.calendarItemIdentifier
        let occurrence: Date = event.occurrenceDate
        let recurs = kept?.rules?.isEmpty == false
        let isLater = recurs && kept?.event?.start.map { occurrence > $0 } == true
        if recurs, span == .thisEvent {
            event.detach(as: UUID().uuidString)
        } else if isLater {
            event.begin(as: UUID().uuidString, after: kept?.occurrences(until: occurrence).count ?? 0)
        }
        event.eventIdentifier = event.calendarItemIdentifier
        let record = stamped(event)
        try change(commit) { state in
            if recurs, span == .thisEvent { Self.except(occurrence, of: old, &state) } else if isLater { Self.end(old, before: occurrence, &state) }
            Self.put(record, &state)
        }
        event.settle()
        event.wasSaved(record)
    }
    open func save(_ event: EKEvent, span: EKSpan) throws { try save(event, span: span, commit: true) }

    /// Removes an event. Of one that recurs, `.thisEvent` removes one occurrence and `.futureEvents` this and those after it.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        guard canWrite(.event) else { throw EKError(.eventStoreNotAuthorized) }
        let identifier = event.calendarItemIdentifier
        let kept = record(identifier)
        let occurrence: Date? = event.occurrenceDate
        let isFirst = kept?.event?.start == occurrence
        let recurs = kept?.rules?.isEmpty == false
        try change(commit) { state in
            if recurs, span == .thisEvent { return Self.except(occurrence, of: identifier, &state) }
            if recurs, !isFirst, let occurrence { return Self.end(identifier, before: occurrence, &state) }
            state.items.removeAll { $0.identifier == identifier }
        }
        event.wasRemoved()
    }
    open func remove(_ event: EKEvent, span: EKSpan) throws { try remove(event, span: span, commit: true) }

    /// - Throws: `EKError` without access, or for a reminder without a list, with a priority that there is not, or that recurs and is never due.
    open func save(_ reminder: EKReminder, commit: Bool) throws {
        guard canRead(.reminder) else { throw EKError(.eventStoreNotAuthorized) }
        guard let calendar = reminder.calendar else { throw EKError(.noCalendar) }
        guard calendar.entity == .reminder else { throw EKError(.calendarDoesNotAllowReminders) }
        guard (0...9).contains(reminder.priority) else { throw EKError(.priorityIsInvalid) }
        guard !reminder.hasRecurrenceRules || reminder.dueDateComponents != nil else { throw EKError(.recurringReminderRequiresDueDate) }
        let record = stamped(reminder)
        try change(commit) { Self.put(record, &$0) }
        reminder.wasSaved(record)
    }
    open func remove(_ reminder: EKReminder, commit: Bool) throws {
        guard canRead(.reminder) else { throw EKError(.eventStoreNotAuthorized) }
        let identifier = reminder.calendarItemIdentifier
        try change(commit) { state in state.items.removeAll { $0.identifier == identifier } }
        reminder.wasRemoved()
    }

    // MARK: Finding

    func record(_ identifier: String) -> ItemRecord? { book.now.items.first { $0.identifier == identifier } }

    /// The event, or the first occurrence of one that recurs.
    open func event(withIdentifier identifier: String) -> EKEvent? { calendarItem(withIdentifier: identifier) as? EKEvent }
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
        guard let record = record(identifier) else { return nil }
        if record.reminder != nil { return canRead(.reminder) ? EKReminder(record, store: self) : nil }
        return canRead(.event) ? EKEvent(record, store: self, occurrence: record.rules?.isEmpty == false ? record.event?.start : nil) : nil
    }
    open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] {
        calendarItem(withIdentifier: externalIdentifier).map { [$0] } ?? []
    }

    /// For events that begin before `endDate` and end after `startDate`, no more than four years after it.
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
        let last = min(endDate, Calendar(identifier: .gregorian).date(byAdding: .year, value: 4, to: startDate) ?? endDate)
        return EventPredicate(start: startDate, end: last, calendars: calendars?.map(\.calendarIdentifier))
    }

    /// Every occurrence of the events that fit, in the order of their beginnings. Only predicates of `predicateForEvents` are taken.
    open func events(matching predicate: NSPredicate) -> [EKEvent] {
        guard let predicate = predicate as? EventPredicate else { preconditionFailure("predicate was not created with predicateForEvents") }
        guard canRead(.event) else { return [] }
        let found = book.now.items.filter { $0.event != nil }.flatMap { record in
            record.occurrences(until: predicate.end).map { EKEvent(record, store: self, occurrence: record.rules?.isEmpty == false ? $0 : nil) }
        }
        return found.filter { predicate.evaluate(with: $0) }.sorted { $0.startDate < $1.startDate }
    }
    open func enumerateEvents(matching predicate: NSPredicate, using block: EKEventSearchCallback) {
        var stop = ObjCBool(false)
        for event in events(matching: predicate) where !stop.boolValue { block(event, &stop) }
    }

    private func predicate(_ calendars: [EKCalendar]?, _ fits: @escaping (EKReminder) -> Bool) -> NSPredicate {
        let lists = calendars.map { Set($0.map(\.calendarIdentifier)) }
        return ReminderPredicate { reminder in
            (lists.map { $0.contains(reminder.calendar?.calendarIdentifier ?? "") } ?? true) && fits(reminder)
        }
    }
    private static func contains(_ date: Date?, _ start: Date?, _ end: Date?) -> Bool {
        guard start != nil || end != nil else { return true }
        guard let date else { return false }
        return start.map { date >= $0 } ?? true && end.map { date <= $0 } ?? true
    }

    /// For all reminders of some lists, or of all.
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { predicate(calendars) { _ in true } }
    /// For what is still to be done and due between two dates; without dates, for all of that.
    open func predicateForIncompleteReminders(withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?) -> NSPredicate {
        predicate(calendars) { !$0.isCompleted && Self.contains($0.dueDate, startDate, endDate) }
    }
    /// For what was done between two dates; without dates, for all of that.
    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate {
        predicate(calendars) { $0.isCompleted && Self.contains($0.completionDate, startDate, endDate) }
    }

    /// Finds reminders and calls `completion` later, on a queue of its own; with nil without access. What is returned can cancel that.
    @discardableResult
    open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
        guard predicate is ReminderPredicate else { preconditionFailure("predicate was not created with predicateForReminders") }
        let request = ReminderRequest()
        nonisolated(unsafe) let predicate = predicate
        ServiceReply.send { [self] in
            guard !request.isCancelled else { return }
            guard canRead(.reminder) else { return completion(nil) }
            completion(book.now.items.filter { $0.reminder != nil }.map { EKReminder($0, store: self) }.filter { predicate.evaluate(with: $0) })
        }
        return request
    }
    /// The handler is not called any more, where it was not yet.
    open func cancelFetchRequest(_ fetchIdentifier: Any) { (fetchIdentifier as? ReminderRequest)?.cancel() }
}

/// Finds events by their times, which the store must know to make occurrences.
final class EventPredicate: NSPredicate {
    let end: Date

    init(start: Date, end: Date, calendars: [String]?) {
        self.end = end
        let calendars = calendars.map(Set.init)
        super.init(block: { object, _ in
            guard let event = object as? EKEvent, let first = event.startDate, let last = event.endDate else { return false }
            if let calendars, !calendars.contains(event.calendar?.calendarIdentifier ?? "") { return false }
            return first < end && (last > start || first == last && first >= start)
        })
    }
    required init?(coder: NSCoder) { nil }
}

final class ReminderPredicate: NSPredicate {
    init(_ fits: @escaping (EKReminder) -> Bool) { super.init(block: { object, _ in (object as? EKReminder).map(fits) ?? false }) }
    required init?(coder: NSCoder) { nil }
}

private final class ReminderRequest: Sendable {
    private let state = Mutex(false)
    var isCancelled: Bool { state.withLock { $0 } }
    func cancel() { state.withLock { $0 = true } }
}
