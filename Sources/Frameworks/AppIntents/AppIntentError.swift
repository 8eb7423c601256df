/// Why an intent was not done.
public struct AppIntentError: Error, Sendable, Hashable {
    private enum Kind: Hashable { case restart, value, disambiguation }
    private let kind: Kind
    /// The intent has to be begun anew.
    public static let restartPerform = AppIntentError(kind: .restart)
    static let needsValue = AppIntentError(kind: .value)
    static let needsDisambiguation = AppIntentError(kind: .disambiguation)

    /// The user has to do something first.
    public enum UserActionRequired: Error, Hashable, Sendable { case signin, accountSetup, subscriptionRequired, purchaseRequired, deviceUnlock, confirmation }
    /// A right is lacking.
    public enum PermissionRequired: Error, Hashable, Sendable { case locationAlways, locationWhenInUse, unknown }
    /// It cannot be done.
    public enum Unrecoverable: Error, Hashable, Sendable {
        case featureCurrentlyRestricted, notAllowed, unknown, entityNotFound, partialFailure, unsupportedOnDevice, networkFailure
    }
}
