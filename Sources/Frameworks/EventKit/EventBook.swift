import ObjectRuntime
import Synchronization

struct CalendarRecord: Codable, Equatable, Sendable {
    var identifier: String
    var title: String
    /// Red, green, blue and alpha.
    var color: [Double]
    var isForReminders: Bool
}

struct PlaceRecord: Codable, Equatable, Sendable {
    var title: String?
    var latitude: Double?
    var longitude: Double?
    var radius: Double
}

struct AlarmRecord: Codable, Equatable, Sendable {
    var offset: Double
    var date: Date?
    var proximity: Int
    var place: PlaceRecord?
}

/// The values that are kept of an event or a reminder.
struct ItemRecord: Codable, Equatable, Sendable {
    struct Event: Codable, Equatable, Sendable {
        var start: Date?
        var end: Date?
        var isAllDay: Bool
        var availability: Int
        var place: PlaceRecord?
        var isDetached: Bool
    }
    struct Reminder: Codable, Equatable, Sendable {
        var start: DateComponents?
        var due: DateComponents?
        var priority: Int
        var completed: Date?
    }
    var identifier: String
    var calendar: String?
    var title: String
    var location: String?
    var notes: String?
    var url: URL?
    var timeZone: String?
    var alarms: [AlarmRecord]?
    var rules: [RecurrenceRecord]?
    var created: Date?
    var modified: Date?
    var event: Event?
    var reminder: Reminder?
    /// Occurrences that do not happen by the rules: they were removed, or changed alone.
    var exceptions: [Date]?

    /// When what is kept begins, as often as it does, before `limit`.
    func occurrences(until limit: Date) -> [Date] {
        guard let start = event?.start else { return [] }
        guard let rules, !rules.isEmpty else { return start < limit ? [start] : [] }
        var calendar = Calendar(identifier: .gregorian)
        if let zone = timeZone.flatMap({ TimeZone(identifier: $0) }) { calendar.timeZone = zone }
        let all = Set(rules.flatMap { $0.occurrences(from: start, until: limit, calendar: calendar) })
        return all.subtracting(exceptions ?? []).sorted()
    }
}

/// The events and reminders that are kept.
final class EventBook: Sendable {
    struct State: Codable {
        /// Of events.
        var access: Access?
        var allowsReminders = false
        var items: [ItemRecord] = []
        var calendars: [CalendarRecord] = []
    }
    enum Access: String, Codable, Sendable { case full, writeOnly }

    private let state = Mutex<State?>(nil)
    private let file: ContainerFile<State>
    init(file: ContainerFile<State>) { self.file = file }

    var now: State { state.withLock { $0 } ?? file.read() ?? State() }
    func change(_ body: (inout State) -> Void) throws {
        var copy = now
        body(&copy)
        let kept = copy
        try file.write(kept)
        state.withLock { $0 = kept }
    }
}
