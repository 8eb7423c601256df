import ObjectRuntime

public let HKErrorDomain = "com.apple.healthkit"

/// Why the store did not do something.
public struct HKError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknownError = 0, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied
        case errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled, errorAnotherWorkoutSessionStarted
        case errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied, errorNoData, errorWorkoutActivityNotAllowed, errorDataSizeExceeded
        case errorBackgroundWorkoutSessionNotAllowed, errorNotPermissibleForGuestUserMode
        public static var noError: Code { .unknownError }
    }
    public let code: Code
    private let text: String?
    public init(_ code: Code) { self.init(code, text: nil) }
    init(_ code: Code, text: String?) { (self.code, self.text) = (code, text) }
    public static var errorDomain: String { HKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { text.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    public var localizedDescription: String { text ?? "The operation couldn’t be completed. (\(HKErrorDomain) error \(code.rawValue).)" }
    public static var noError: Code { .noError }
    public static var unknownError: Code { .unknownError }
    public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
    public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
    public static var errorInvalidArgument: Code { .errorInvalidArgument }
    public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
    public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
    public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
    public static var errorUserCanceled: Code { .errorUserCanceled }
    public static var errorAnotherWorkoutSessionStarted: Code { .errorAnotherWorkoutSessionStarted }
    public static var errorUserExitedWorkoutSession: Code { .errorUserExitedWorkoutSession }
    public static var errorRequiredAuthorizationDenied: Code { .errorRequiredAuthorizationDenied }
    public static var errorNoData: Code { .errorNoData }
    public static var errorWorkoutActivityNotAllowed: Code { .errorWorkoutActivityNotAllowed }
    public static var errorDataSizeExceeded: Code { .errorDataSizeExceeded }
    public static var errorBackgroundWorkoutSessionNotAllowed: Code { .errorBackgroundWorkoutSessionNotAllowed }
    public static var errorNotPermissibleForGuestUserMode: Code { .errorNotPermissibleForGuestUserMode }

    static let notDetermined = HKError(.errorAuthorizationNotDetermined, text: "Authorization not determined")
    static let noData = HKError(.errorNoData, text: "No data available for the specified predicate.")
}

extension HKError.Code {
    /// Whether an error is a `HKError` of this code.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? HKError)?.code == code }
}
