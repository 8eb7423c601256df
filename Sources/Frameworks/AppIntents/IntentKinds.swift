import Foundation

/// An intent of a kind that the system knows.
public protocol SystemIntent: AppIntent {}

/// Opens the app with something of its.
public protocol OpenIntent: SystemIntent {
    associatedtype Value: _IntentValue & Sendable
    var target: Value { get set }
}
extension OpenIntent {
    public static var openAppWhenRun: Bool { true }
    public static var title: LocalizedStringResource { "Open" }
}

/// Removes things of the app's.
public protocol DeleteIntent: SystemIntent {
    associatedtype Entity: AppEntity
    var entities: [Entity] { get set }
}

/// Sets something that widgets and controls switch.
public protocol SetValueIntent<ValueType>: SystemIntent {
    associatedtype ValueType: _IntentValue & Sendable
    var value: ValueType { get set }
}

/// Starts to play.
public protocol AudioPlaybackIntent: SystemIntent {}
public protocol AudioStartingIntent: SystemIntent {}
/// Records sounds.
public protocol AudioRecordingIntent: SystemIntent {}
/// Begins, pauses or ends a live activity.
public protocol LiveActivityIntent: SystemIntent {}
/// Takes its time and tells how far it is.
public protocol ProgressReportingIntent: AppIntent {}
extension ProgressReportingIntent {
    /// Progress of nothing in particular.
    public var progress: Progress { Progress.current() ?? Progress(totalUnitCount: 0) }
}

/// Can go on with the app in front.
public protocol ForegroundContinuableIntent: AppIntent {}
extension ForegroundContinuableIntent {
    /// The app is in front already.
    @MainActor public func requestToContinueInForeground<Result: Sendable>(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Result)
    ) async throws -> Result {
        try await continuation()
    }
    @MainActor public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {}
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () async throws -> Void)? = nil
    ) -> AppIntentError.UserActionRequired {
        .confirmation
    }
}

/// The settings of a widget: it is not performed.
public protocol WidgetConfigurationIntent: SystemIntent {}
extension WidgetConfigurationIntent {
    public func perform() async throws -> some IntentResult { .result() }
}
/// The settings of a control: it is not performed.
public protocol ControlConfigurationIntent: SystemIntent {}
extension ControlConfigurationIntent {
    public func perform() async throws -> some IntentResult { .result() }
}

/// Stands for an intent of SiriKit's that went before.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    static var intentClassName: String { get }
}

/// An intent's kind within a search of the app.
public enum StringSearchScope: String, Hashable, Sendable { case general }
/// The words of a search.
public struct StringSearchCriteria: _IntentValue, Hashable, Sendable {
    public let term: String
    public init(term: String) { self.term = term }
}
/// Shows what the app finds.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
    static var searchScopes: [StringSearchScope] { get }
    var criteria: StringSearchCriteria { get set }
}

/// Changes the app when a focus begins. None does here.
public protocol SetFocusFilterIntent: SystemIntent, InstanceDisplayRepresentable {}
extension SetFocusFilterIntent {
    /// - Throws: `AppIntentError.Unrecoverable.entityNotFound`: there is no focus.
    public static var current: Self { get async throws { throw AppIntentError.Unrecoverable.entityNotFound } }
}
