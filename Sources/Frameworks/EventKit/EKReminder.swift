/// Something to be done, with or without a time.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    /// 1 to 4 is high, 5 medium, 6 to 9 low, and 0, the default, none.
    open var priority = 0
    /// When the reminder was done. Setting a date makes `isCompleted` true, nil makes it false.
    open var completionDate: Date?
    /// Setting it to true sets `completionDate` to now, to false clears it.
    open var isCompleted: Bool {
        get { completionDate != nil }
        set { if newValue != isCompleted { completionDate = newValue ? Date() : nil } }
    }

    public init(eventStore: EKEventStore) { super.init(store: eventStore) }

    init(_ record: ItemRecord, store: EKEventStore) {
        super.init(store: store)
        wasRead(record)
    }

    /// The moment that the reminder is due.
    var dueDate: Date? { dueDateComponents.flatMap { ($0.calendar ?? Calendar(identifier: .gregorian)).date(from: $0) } }

    override func take(_ record: ItemRecord) {
        super.take(record)
        let task = record.reminder
        (startDateComponents, dueDateComponents) = (task?.start, task?.due)
        (priority, completionDate) = (task?.priority ?? 0, task?.completed)
    }

    override var record: ItemRecord {
        var record = super.record
        record.reminder = ItemRecord.Reminder(start: startDateComponents, due: dueDateComponents, priority: priority, completed: completionDate)
        return record
    }
}
