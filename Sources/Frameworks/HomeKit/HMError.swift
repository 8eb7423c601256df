public let HMErrorDomain = "HMErrorDomain"

/// Why a home did not do something.
public struct HMError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case alreadyExists = 1, notFound, invalidParameter, accessoryNotReachable, readOnlyCharacteristic, writeOnlyCharacteristic
        case notificationNotSupported, operationTimedOut, accessoryPoweredOff, accessDenied, objectAssociatedToAnotherHome
        case objectNotAssociatedToAnyHome, objectAlreadyAssociatedToHome, accessoryIsBusy, operationInProgress, accessoryOutOfResources
        case insufficientPrivileges, accessoryPairingFailed, invalidDataFormatSpecified, nilParameter, unconfiguredParameter, invalidClass
        case operationCancelled, roomForHomeCannotBeInZone, noActionsInActionSet, noRegisteredActionSets, missingParameter, fireDateInPast
        case roomForHomeCannotBeUpdated, actionInAnotherActionSet, objectWithSimilarNameExistsInHome, homeWithSimilarNameExists, renameWithSimilarName
        case cannotRemoveNonBridgeAccessory, nameContainsProhibitedCharacters, nameDoesNotStartWithValidCharacters, userIDNotEmailAddress
        case userDeclinedAddingUser, userDeclinedRemovingUser, userDeclinedInvite, userManagementFailed, recurrenceTooSmall, invalidValueType
        case valueLowerThanMinimum, valueHigherThanMaximum, stringLongerThanMaximum, homeAccessNotAuthorized, operationNotSupported
        case maximumObjectLimitReached, accessorySentInvalidResponse, stringShorterThanMinimum, genericError, securityFailure, communicationFailure
        case messageAuthenticationFailed, invalidMessageSize, accessoryDiscoveryFailed, clientRequestError, accessoryResponseError
        case nameDoesNotEndWithValidCharacters, accessoryIsBlocked, invalidAssociatedServiceType, actionSetExecutionFailed
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { HMErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var alreadyExists: Code { .alreadyExists }
    public static var notFound: Code { .notFound }
    public static var invalidParameter: Code { .invalidParameter }
    public static var accessoryNotReachable: Code { .accessoryNotReachable }
    public static var readOnlyCharacteristic: Code { .readOnlyCharacteristic }
    public static var writeOnlyCharacteristic: Code { .writeOnlyCharacteristic }
    public static var notificationNotSupported: Code { .notificationNotSupported }
    public static var operationTimedOut: Code { .operationTimedOut }
    public static var accessoryPoweredOff: Code { .accessoryPoweredOff }
    public static var accessDenied: Code { .accessDenied }
    public static var objectAssociatedToAnotherHome: Code { .objectAssociatedToAnotherHome }
    public static var objectNotAssociatedToAnyHome: Code { .objectNotAssociatedToAnyHome }
    public static var objectAlreadyAssociatedToHome: Code { .objectAlreadyAssociatedToHome }
    public static var accessoryIsBusy: Code { .accessoryIsBusy }
    public static var operationInProgress: Code { .operationInProgress }
    public static var accessoryOutOfResources: Code { .accessoryOutOfResources }
    public static var insufficientPrivileges: Code { .insufficientPrivileges }
    public static var accessoryPairingFailed: Code { .accessoryPairingFailed }
    public static var invalidDataFormatSpecified: Code { .invalidDataFormatSpecified }
    public static var nilParameter: Code { .nilParameter }
    public static var unconfiguredParameter: Code { .unconfiguredParameter }
    public static var invalidClass: Code { .invalidClass }
    public static var operationCancelled: Code { .operationCancelled }
    public static var roomForHomeCannotBeInZone: Code { .roomForHomeCannotBeInZone }
    public static var noActionsInActionSet: Code { .noActionsInActionSet }
    public static var noRegisteredActionSets: Code { .noRegisteredActionSets }
    public static var missingParameter: Code { .missingParameter }
    public static var fireDateInPast: Code { .fireDateInPast }
    public static var roomForHomeCannotBeUpdated: Code { .roomForHomeCannotBeUpdated }
    public static var actionInAnotherActionSet: Code { .actionInAnotherActionSet }
    public static var objectWithSimilarNameExistsInHome: Code { .objectWithSimilarNameExistsInHome }
    public static var homeWithSimilarNameExists: Code { .homeWithSimilarNameExists }
    public static var renameWithSimilarName: Code { .renameWithSimilarName }
    public static var cannotRemoveNonBridgeAccessory: Code { .cannotRemoveNonBridgeAccessory }
    public static var nameContainsProhibitedCharacters: Code { .nameContainsProhibitedCharacters }
    public static var nameDoesNotStartWithValidCharacters: Code { .nameDoesNotStartWithValidCharacters }
    public static var userIDNotEmailAddress: Code { .userIDNotEmailAddress }
    public static var userDeclinedAddingUser: Code { .userDeclinedAddingUser }
    public static var userDeclinedRemovingUser: Code { .userDeclinedRemovingUser }
    public static var userDeclinedInvite: Code { .userDeclinedInvite }
    public static var userManagementFailed: Code { .userManagementFailed }
    public static var recurrenceTooSmall: Code { .recurrenceTooSmall }
    public static var invalidValueType: Code { .invalidValueType }
    public static var valueLowerThanMinimum: Code { .valueLowerThanMinimum }
    public static var valueHigherThanMaximum: Code { .valueHigherThanMaximum }
    public static var stringLongerThanMaximum: Code { .stringLongerThanMaximum }
    public static var homeAccessNotAuthorized: Code { .homeAccessNotAuthorized }
    public static var operationNotSupported: Code { .operationNotSupported }
    public static var maximumObjectLimitReached: Code { .maximumObjectLimitReached }
    public static var accessorySentInvalidResponse: Code { .accessorySentInvalidResponse }
    public static var stringShorterThanMinimum: Code { .stringShorterThanMinimum }
    public static var genericError: Code { .genericError }
    public static var securityFailure: Code { .securityFailure }
    public static var communicationFailure: Code { .communicationFailure }
    public static var messageAuthenticationFailed: Code { .messageAuthenticationFailed }
    public static var invalidMessageSize: Code { .invalidMessageSize }
    public static var accessoryDiscoveryFailed: Code { .accessoryDiscoveryFailed }
    public static var clientRequestError: Code { .clientRequestError }
    public static var accessoryResponseError: Code { .accessoryResponseError }
    public static var nameDoesNotEndWithValidCharacters: Code { .nameDoesNotEndWithValidCharacters }
    public static var accessoryIsBlocked: Code { .accessoryIsBlocked }
    public static var invalidAssociatedServiceType: Code { .invalidAssociatedServiceType }
    public static var actionSetExecutionFailed: Code { .actionSetExecutionFailed }
}

extension HMError.Code {
    /// Whether an error is an `HMError` of this code.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? HMError)?.code == code }
}
