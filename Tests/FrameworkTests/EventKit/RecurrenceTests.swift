import Testing

@testable import QuinceEventKit

@Suite struct RecurrenceTests {
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
        return calendar
    }()
    private func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 9)) ?? Date()
    }
    private func days(_ rule: EKRecurrenceRule, from start: Date, until end: Date) -> [String] {
        rule.full.occurrences(from: start, until: end, calendar: calendar).map { moment in
            let parts = calendar.dateComponents([.month, .day], from: moment)
            return "\(parts.month ?? 0)/\(parts.day ?? 0)"
        }
    }

    @Test("rules give the days that a calendar shows") func rules() {
        let start = date(2030, 1, 31)
        func rule(
            _ type: EKRecurrenceFrequency, _ interval: Int = 1, week: [EKRecurrenceDayOfWeek]? = nil, month: [NSNumber]? = nil, set: [NSNumber]? = nil,
            end: EKRecurrenceEnd? = nil
        ) -> EKRecurrenceRule {
            EKRecurrenceRule(
                recurrenceWith: type, interval: interval, daysOfTheWeek: week, daysOfTheMonth: month, monthsOfTheYear: nil, weeksOfTheYear: nil,
                daysOfTheYear: nil, setPositions: set, end: end)
        }
        #expect(days(rule(.daily, 3, end: EKRecurrenceEnd(occurrenceCount: 3)), from: start, until: date(2031, 1, 1)) == ["1/31", "2/3", "2/6"])
        #expect(days(rule(.daily, end: EKRecurrenceEnd(end: date(2030, 2, 2))), from: start, until: date(2031, 1, 1)) == ["1/31", "2/1", "2/2"])
        // The 31st of January of 2030 is a Thursday.
        let weekdays = [EKRecurrenceDayOfWeek(.tuesday), EKRecurrenceDayOfWeek(.thursday)]
        #expect(days(rule(.weekly, 2, week: weekdays), from: start, until: date(2030, 3, 1)) == ["1/31", "2/12", "2/14", "2/26", "2/28"])
        // Months without a 31st are passed over.
        #expect(days(rule(.monthly), from: start, until: date(2030, 6, 1)) == ["1/31", "3/31", "5/31"])
        #expect(days(rule(.monthly, month: [-1]), from: start, until: date(2030, 4, 15)) == ["1/31", "2/28", "3/31"])
        #expect(
            days(rule(.monthly, week: [EKRecurrenceDayOfWeek(.monday, weekNumber: -1)]), from: start, until: date(2030, 4, 1)) == ["1/31", "2/25", "3/25"])
        let workdays = (2...6).compactMap { EKWeekday(rawValue: $0) }.map { EKRecurrenceDayOfWeek($0) }
        #expect(days(rule(.monthly, week: workdays, set: [1]), from: start, until: date(2030, 4, 15)) == ["1/31", "2/1", "3/1", "4/1"])
        #expect(rule(.yearly).full.occurrences(from: start, until: date(2034, 1, 1), calendar: calendar).count == 4)
    }

    @Test("one occurrence, or all from one on, can be changed and removed") func occurrences() async throws {
        let folder = try ScratchFolder()
        let store = EKEventStore(book: EventBook(file: ContainerFile<EventBook.State>("calendars.plist", container: folder.url)))
        _ = try await store.requestFullAccessToEvents()
        let event = EKEvent(eventStore: store)
        (event.title, event.calendar, event.timeZone) = ("Run", store.defaultCalendarForNewEvents, TimeZone(identifier: "UTC"))
        (event.startDate, event.endDate) = (date(2030, 5, 1), date(2030, 5, 1).addingTimeInterval(3600))
        event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: EKRecurrenceEnd(occurrenceCount: 5)))
        try store.save(event, span: .futureEvents)
        func all() -> [EKEvent] {
            store.events(matching: store.predicateForEvents(withStart: date(2030, 4, 1), end: date(2030, 6, 1), calendars: nil))
        }
        func titles() -> [String] { all().map { "\($0.title ?? "") \(calendar.component(.day, from: $0.startDate))" } }
        #expect(titles() == ["Run 1", "Run 2", "Run 3", "Run 4", "Run 5"])
        let second = all()[1]
        second.title = "Walk"
        try store.save(second, span: .thisEvent)
        #expect(second.isDetached && titles() == ["Run 1", "Walk 2", "Run 3", "Run 4", "Run 5"])
        try store.remove(all()[2], span: .thisEvent)
        #expect(titles() == ["Run 1", "Walk 2", "Run 4", "Run 5"])
        try store.remove(all()[2], span: .futureEvents)
        #expect(titles() == ["Run 1", "Walk 2"])
        #expect(try #require(store.event(withIdentifier: event.eventIdentifier)).hasRecurrenceRules)
    }
}
