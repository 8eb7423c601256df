import Foundation

/// An action of the app's that Siri, Shortcuts and widgets can run. Nothing of the system runs one here; an app that calls `perform()` has its
/// outcome.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary
    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    /// Default false.
    static var openAppWhenRun: Bool { get }
    /// Default `alwaysAllowed`.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// Default true.
    static var isDiscoverable: Bool { get }
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
    init()
    func perform() async throws -> PerformResult
}

/// A type that may have properties with `@Dependency`.
public protocol _SupportsAppDependencies {}

/// Whether the device has to be unlocked for an intent.
public enum IntentAuthenticationPolicy: Int, Hashable, Sendable { case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication }

extension AppIntent {
    public typealias Parameter = IntentParameter
    public typealias Dependency = AppDependency
    public typealias Summary = IntentParameterSummary<Self>
    public typealias When<WhenCondition, Otherwise> = ParameterSummaryWhenCondition<Self, WhenCondition, Otherwise>
    where WhenCondition: ParameterSummary, Otherwise: ParameterSummary
    public typealias Switch<Value, CaseCondition> = ParameterSummarySwitchCondition<Self, Value, CaseCondition>
    where Value: _IntentValue & Sendable, CaseCondition: _ParameterSummarySwitchCase
    public typealias Case<Value, Content> = ParameterSummaryCaseCondition<Self, Value, Content> where Value: _IntentValue, Content: ParameterSummary
    public typealias DefaultCase<Value, Content> = ParameterSummaryDefaultCaseCondition<Self, Value, Content>
    where Value: _IntentValue, Content: ParameterSummary

    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var isDiscoverable: Bool { true }
    public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }

    /// Asks the user whether to go on. Nobody answers here.
    /// - Throws: `AppIntentError.UserActionRequired.confirmation`
    public func requestConfirmation() async throws { throw AppIntentError.UserActionRequired.confirmation }
    /// - Throws: `AppIntentError.UserActionRequired.confirmation`: nobody answers here.
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .`continue`, showPrompt: Bool = true
    ) async throws {
        throw AppIntentError.UserActionRequired.confirmation
    }
    /// - Throws: `AppIntentError.UserActionRequired.confirmation`: nobody answers here.
    public func requestConfirmation(
        actionName: ConfirmationActionName = .`continue`, dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true
    ) async throws {
        throw AppIntentError.UserActionRequired.confirmation
    }

    /// Tells the system that the app did this. Nothing learns from it here.
    @discardableResult public func donate() async throws -> IntentDonationIdentifier { try await IntentDonationManager.shared.donate(intent: self) }
}

/// No intent: results that go on with none name it.
extension Never: AppIntent {
    public static var title: LocalizedStringResource { "Never" }
    public init() { fatalError("Never has no values") }
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// The word on the button that lets an intent go on.
public struct ConfirmationActionName: Hashable, Sendable {
    let name: String
    private init(_ name: String) { self.name = name }
    public static let add = ConfirmationActionName("Add")
    public static let addData = ConfirmationActionName("Add Data")
    public static let book = ConfirmationActionName("Book")
    public static let buy = ConfirmationActionName("Buy")
    public static let call = ConfirmationActionName("Call")
    public static let checkIn = ConfirmationActionName("Check In")
    public static let `continue` = ConfirmationActionName("Continue")
    public static let create = ConfirmationActionName("Create")
    public static let `do` = ConfirmationActionName("Do")
    public static let download = ConfirmationActionName("Download")
    public static let filter = ConfirmationActionName("Filter")
    public static let find = ConfirmationActionName("Find")
    public static let get = ConfirmationActionName("Get")
    public static let go = ConfirmationActionName("Go")
    public static let log = ConfirmationActionName("Log")
    public static let open = ConfirmationActionName("Open")
    public static let order = ConfirmationActionName("Order")
    public static let pay = ConfirmationActionName("Pay")
    public static let play = ConfirmationActionName("Play")
    public static let post = ConfirmationActionName("Post")
    public static let request = ConfirmationActionName("Request")
    public static let run = ConfirmationActionName("Run")
    public static let search = ConfirmationActionName("Search")
    public static let send = ConfirmationActionName("Send")
    public static let set = ConfirmationActionName("Set")
    public static let share = ConfirmationActionName("Share")
    public static let start = ConfirmationActionName("Start")
    public static let startNavigation = ConfirmationActionName("Start Navigation")
    public static let toggle = ConfirmationActionName("Toggle")
    public static let turnOff = ConfirmationActionName("Turn Off")
    public static let turnOn = ConfirmationActionName("Turn On")
    public static let view = ConfirmationActionName("View")
}
