import QuinceCoreLocation
import Testing

@testable import QuinceEventKit

@Suite struct ReminderTests {
    private func store(_ folder: ScratchFolder) -> EKEventStore {
        EKEventStore(book: EventBook(file: ContainerFile<EventBook.State>("calendars.plist", container: folder.url)))
    }
    private func reminders(_ store: EKEventStore, _ predicate: NSPredicate) async -> [String]? {
        nonisolated(unsafe) let predicate = predicate
        return await withCheckedContinuation { continuation in
            store.fetchReminders(matching: predicate) { found in continuation.resume(returning: found?.map { $0.title }.sorted()) }
        }
    }
    private func day(_ day: Int) -> DateComponents {
        // Other tests change the process's time zone.
        DateComponents(calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: 2030, month: 5, day: day)
    }

    @Test("reminders are found by what is done and when they are due, in a later launch too") func finding() async throws {
        let folder = try ScratchFolder()
        let first = store(folder)
        #expect(await reminders(first, first.predicateForReminders(in: nil)) == nil)
        #expect(try await first.requestFullAccessToReminders())
        for (title, due, isDone) in [("Milk", day(1), false), ("Bread", day(9), false), ("Tea", nil, false), ("Rent", day(2), true)] {
            let reminder = EKReminder(eventStore: first)
            (reminder.title, reminder.dueDateComponents, reminder.isCompleted) = (title, due, isDone)
            reminder.calendar = first.defaultCalendarForNewReminders()
            #expect(reminder.isNew && (reminder.completionDate != nil) == isDone)
            try first.save(reminder, commit: true)
            #expect(!reminder.isNew && !reminder.hasChanges)
        }
        let later = store(folder)
        #expect(await reminders(later, later.predicateForReminders(in: later.calendars(for: .reminder))) == ["Bread", "Milk", "Rent", "Tea"])
        let calendar = Calendar(identifier: .gregorian)
        let open = later.predicateForIncompleteReminders(
            withDueDateStarting: calendar.date(from: day(1)), ending: calendar.date(from: day(3)), calendars: nil)
        #expect(await reminders(later, open) == ["Milk"])
        #expect(
            await reminders(later, later.predicateForIncompleteReminders(withDueDateStarting: nil, ending: nil, calendars: nil)) == ["Bread", "Milk", "Tea"])
        #expect(await reminders(later, later.predicateForCompletedReminders(withCompletionDateStarting: nil, ending: nil, calendars: nil)) == ["Rent"])
        #expect(EKReminder(eventStore: later).hasChanges)
    }

    @Test("a reminder keeps its alarms, rule and priority, can be changed back and removed") func keeping() async throws {
        let folder = try ScratchFolder()
        let store = store(folder)
        _ = try await store.requestFullAccessToReminders()
        let reminder = EKReminder(eventStore: store)
        reminder.title = "Water"
        #expect(throws: EKError(.noCalendar)) { try store.save(reminder, commit: true) }
        reminder.calendar = store.defaultCalendarForNewReminders()
        reminder.priority = 5
        let place = EKStructuredLocation(title: "Home")
        place.geoLocation = CLLocation(latitude: 1, longitude: 2)
        let alarm = EKAlarm(relativeOffset: -60)
        (alarm.structuredLocation, alarm.proximity) = (place, .leave)
        reminder.addAlarm(alarm)
        reminder.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .weekly, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 3)))
        #expect(throws: EKError(.recurringReminderRequiresDueDate)) { try store.save(reminder, commit: true) }
        reminder.dueDateComponents = day(1)
        try store.save(reminder, commit: false)
        #expect(store.calendarItem(withIdentifier: reminder.calendarItemIdentifier) == nil)
        try store.commit()
        let kept = try #require(store.calendarItem(withIdentifier: reminder.calendarItemIdentifier) as? EKReminder)
        #expect(kept.priority == 5 && kept.alarms?.first?.proximity == .leave && kept.alarms?.first?.structuredLocation?.geoLocation?.coordinate.longitude == 2)
        #expect(kept.recurrenceRules?.first?.interval == 2 && kept.recurrenceRules?.first?.recurrenceEnd?.occurrenceCount == 3)
        kept.title = "Wine"
        #expect(kept.hasChanges)
        kept.rollback()
        #expect(kept.title == "Water" && !kept.hasChanges)
        try store.remove(kept, commit: true)
        #expect(!kept.refresh() || kept.isNew)
        #expect(await reminders(store, store.predicateForReminders(in: nil)) == [])
    }

    @Test("lists of reminders and calendars of events are each for their own") func calendars() async throws {
        let folder = try ScratchFolder()
        let store = store(folder)
        #expect(store.calendars(for: .event).isEmpty && store.defaultCalendarForNewReminders() == nil)
        _ = try await store.requestAccess(to: .event)
        _ = try await store.requestFullAccessToReminders()
        let list = EKCalendar(for: .reminder, eventStore: store)
        list.title = "Shopping"
        try store.saveCalendar(list, commit: true)
        #expect(store.calendars(for: .reminder).map(\.title).contains("Shopping") && !store.calendars(for: .event).contains(list))
        let event = EKEvent(eventStore: store)
        (event.calendar, event.startDate, event.endDate) = (list, Date(), Date())
        #expect(throws: EKError(.calendarDoesNotAllowEvents)) { try store.save(event, span: .thisEvent) }
        try store.removeCalendar(list, commit: true)
        #expect(store.calendar(withIdentifier: list.calendarIdentifier) == nil)
        #expect(list.allowedEntityTypes == .reminder && list.type == .local)
    }
}
