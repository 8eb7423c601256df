import ObjectRuntime

/// A day's rings. No watch counts them here.
open class HKActivitySummary: NSObject, NSCopying, @unchecked Sendable {
    private let day: DateComponents
    init(day: DateComponents) { self.day = day }
    /// A day without movement, for views that show rings.
    public override convenience init() { self.init(day: DateComponents()) }

    /// The day, by a calendar.
    open func dateComponents(for calendar: Calendar) -> DateComponents {
        var components = day
        components.calendar = calendar
        return components
    }
    open var activityMoveMode: HKActivityMoveMode = .activeEnergy
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var exerciseTimeGoal: HKQuantity?
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
    open var standHoursGoal: HKQuantity?
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = HKActivitySummary(day: day)
        copy.activityMoveMode = activityMoveMode
        (copy.activeEnergyBurned, copy.activeEnergyBurnedGoal) = (activeEnergyBurned, activeEnergyBurnedGoal)
        (copy.appleMoveTime, copy.appleMoveTimeGoal) = (appleMoveTime, appleMoveTimeGoal)
        (copy.appleExerciseTime, copy.appleExerciseTimeGoal) = (appleExerciseTime, appleExerciseTimeGoal)
        (copy.appleStandHours, copy.appleStandHoursGoal) = (appleStandHours, appleStandHoursGoal)
        (copy.exerciseTimeGoal, copy.standHoursGoal) = (exerciseTimeGoal, standHoursGoal)
        return copy
    }
}

/// Finds the rings of days. There are none.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    private let condition: NSPredicate?
    /// Called after each later change, of which there is none.
    @preconcurrency open var updateHandler: (@Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?

    @preconcurrency public init(
        predicate: NSPredicate?, resultsHandler handler: @escaping @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    ) {
        (condition, self.handler) = (predicate, handler)
        super.init([])
    }
    open override var objectType: HKObjectType? { .activitySummaryType() }
    open override var predicate: NSPredicate? { condition }
    override func answer(_ book: HealthBook) {
        let isAllowed: Bool = book.now.read.contains(HKObjectType.activitySummaryType().identifier)
        handler(self, isAllowed ? [] : nil, isAllowed ? nil : HKError.notDetermined)
    }
}
