/// The texts of errors of accounts, which apps show to their users.
enum AuthErrorTexts {
    static let texts: [AuthErrorCode: String] = [
        .invalidCustomToken: "The custom token format is incorrect. Please check the documentation.",
        .customTokenMismatch: "The custom token corresponds to a different audience.",
        .invalidCredential: "The supplied auth credential is malformed or has expired.",
        .userDisabled: "The user account has been disabled by an administrator.",
        .operationNotAllowed:
            "The given sign-in provider is disabled for this Firebase project. Enable it in the Firebase console, under the sign-in "
            + "method tab of the Auth section.",
        .emailAlreadyInUse: "The email address is already in use by another account.",
        .invalidEmail: "The email address is badly formatted.",
        .wrongPassword: "The password is invalid or the user does not have a password.",
        .tooManyRequests: "We have blocked all requests from this device due to unusual activity. Try again later.",
        .userNotFound: "There is no user record corresponding to this identifier. The user may have been deleted.",
        .accountExistsWithDifferentCredential:
            "An account already exists with the same email address but different sign-in credentials. Sign in using a provider "
            + "associated with this email address.",
        .requiresRecentLogin: "This operation is sensitive and requires recent authentication. Log in again before retrying this request.",
        .providerAlreadyLinked: "[ERROR_PROVIDER_ALREADY_LINKED] - User can only be linked to one identity for the given provider.",
        .noSuchProvider: "User was not linked to an account with the given provider.",
        .invalidUserToken:
            "This user's credential isn't valid for this project. This can happen if the user's token has been tampered with, or if "
            + "the user doesn’t belong to the project associated with the API key used in your request.",
        .networkError: "Network error (such as timeout, interrupted connection or unreachable host) has occurred.",
        .userTokenExpired: "The user's credential is no longer valid. The user must sign in again.",
        .invalidAPIKey: "An invalid API Key was supplied in the request.",
        .userMismatch: "The supplied credentials do not correspond to the previously signed in user.",
        .credentialAlreadyInUse: "This credential is already associated with a different user account.",
        .weakPassword: "The password must be 6 characters long or more.",
        .appNotAuthorized:
            "This app is not authorized to use Firebase Authentication with the provided API key. Review your key configuration in "
            + "the Google API console and ensure that it accepts requests from your app's bundle ID.",
        .expiredActionCode: "The action code has expired.",
        .invalidActionCode: "The action code is invalid. This can happen if the code is malformed, expired, or has already been used.",
        .invalidMessagePayload: "The action code is invalid. This can happen if the code is malformed, expired, or has already been used.",
        .invalidSender:
            "The email template corresponding to this action contains invalid characters in its message. Please fix by going to the "
            + "Auth email templates section in the Firebase Console.",
        .invalidRecipientEmail: "The action code is invalid. This can happen if the code is malformed, expired, or has already been used.",
        .missingEmail: "An email address must be provided.",
        .missingIosBundleID: "An iOS Bundle ID must be provided if an App Store ID is provided.",
        .missingAndroidPackageName: "An Android Package Name must be provided if the Android App is required to be installed.",
        .unauthorizedDomain: "The domain of the continue URL is not allowlisted. Please allowlist the domain in the Firebase console.",
        .invalidContinueURI: "The continue URL provided in the request is invalid.",
        .missingContinueURI: "A continue URL must be provided in the request.",
        .missingPhoneNumber: "To send verification codes, provide a phone number for the recipient.",
        .invalidPhoneNumber:
            "The format of the phone number provided is incorrect. Please enter the phone number in a format that can be parsed into "
            + "E.164 format. E.164 phone numbers are written in the format [+][country code][subscriber number including area code].",
        .missingVerificationCode: "The phone auth credential was created with an empty SMS verification Code.",
        .invalidVerificationCode:
            "The multifactor verification code used to create the auth credential is invalid. Re-collect the verification code and be"
            + " sure to use the verification code provided by the user.",
        .missingVerificationID: "The phone auth credential was created with an empty verification ID.",
        .invalidVerificationID: "The verification ID used to create the phone auth credential is invalid.",
        .missingAppCredential:
            "The phone verification request is missing an APNs Device token. Firebase Auth automatically detects APNs Device Tokens, "
            + "however, if method swizzling is disabled, the APNs token must be set via the APNSToken property on FIRAuth or by calling"
            + " setAPNSToken:type on FIRAuth.",
        .invalidAppCredential:
            "The APNs device token provided is either incorrect or does not match the private certificate uploaded to the Firebase "
            + "Console.",
        .sessionExpired: "The SMS code has expired. Please re-send the verification code to try again.",
        .quotaExceeded: "The quota for this operation has been exceeded.",
        .missingAppToken:
            "There seems to be a problem with your project's Firebase phone number authentication set-up, please make sure to follow "
            + "the instructions found at https://firebase.google.com/docs/auth/ios/phone-auth",
        .notificationNotForwarded:
            "If app delegate swizzling is disabled, remote notifications received by UIApplicationDelegate need tobe forwarded to "
            + "FirebaseAuth's canHandleNotification method.",
        .appNotVerified:
            "Firebase could not retrieve the silent push notification and therefore could not verify your app. Ensure that you "
            + "configured your app correctly to receive push notifications.",
        .captchaCheckFailed: "The reCAPTCHA response token provided is either invalid, expired or already",
        .webContextAlreadyPresented: "User interaction is still ongoing, another view cannot be presented.",
        .webContextCancelled: "The interaction was cancelled by the user.",
        .appVerificationUserInteractionFailure: "The app verification process has failed, print and inspect the error details for more information",
        .invalidClientID: "The OAuth client ID provided is either invalid or does not match the specified API key.",
        .webNetworkRequestFailed:
            "A network error (such as timeout, interrupted connection, or unreachable host) has occurred within the web context.",
        .webInternalError: "An internal error has occurred within the SFSafariViewController or WKWebView.",
        .webSignInUserInteractionFailure: "The app verification process has failed, print and inspect the error details for more information",
        .localPlayerNotAuthenticated: "The local player is not authenticated. Please log the local player in to Game Center.",
        .nullUser: "A null user object was provided as the argument for an operation which requires a non-null user object.",
        .dynamicLinkNotActivated: "Please activate Dynamic Links in the Firebase Console and agree to the terms and conditions.",
        .invalidProviderID: "The provider ID provided for the attempted web operation is invalid.",
        .tenantIDMismatch: "The provided user's tenant ID does not match the Auth instance's tenant ID.",
        .unsupportedTenantOperation: "This operation is not supported in a multi-tenant context.",
        .invalidDynamicLinkDomain: "The Firebase Dynamic Link domain used is either not configured or is unauthorized for the current project.",
        .rejectedCredential: "The request contains malformed or mismatching credentials.",
        .gameKitNotLinked: "The GameKit framework is not linked. Please turn on the Game Center capability.",
        .secondFactorRequired: "Please complete a second factor challenge to finish signing into this account.",
        .missingMultiFactorSession: "The request is missing proof of first factor successful sign-in.",
        .missingMultiFactorInfo: "No second factor identifier is provided.",
        .invalidMultiFactorSession: "The request does not contain a valid proof of first factor successful sign-in.",
        .multiFactorInfoNotFound: "The user does not have a second factor matching the identifier provided.",
        .adminRestrictedOperation: "This operation is restricted to administrators only.",
        .unverifiedEmail: "The operation requires a verified email.",
        .secondFactorAlreadyEnrolled: "The second factor is already enrolled on this account.",
        .maximumSecondFactorCountExceeded: "The maximum allowed number of second factors on a user has been exceeded.",
        .unsupportedFirstFactor:
            "Enrolling a second factor or signing in with a multi-factor account requires sign-in with a supported first factor.",
        .emailChangeNeedsVerification: "Multi-factor users must always have a verified email.",
        .missingClientIdentifier: "The request does not contain a client identifier.",
        .missingOrInvalidNonce: "The request contains malformed or mismatched credentials.",
        .blockingCloudFunctionError: "Blocking cloud function returned an error.",
        .recaptchaNotEnabled: "reCAPTCHA Enterprise is not enabled for this project.",
        .missingRecaptchaToken: "The backend request is missing the reCAPTCHA verification token.",
        .invalidRecaptchaToken: "The reCAPTCHA verification token is invalid or has expired.",
        .invalidRecaptchaAction: "The reCAPTCHA verification failed due to an invalid action.",
        .missingClientType: "The request is missing a client type or the client type is invalid.",
        .missingRecaptchaVersion: "The request is missing the reCAPTCHA version parameter.",
        .invalidRecaptchaVersion: "The request specifies an invalid version of reCAPTCHA.",
        .invalidReqType: "The request is not supported or is invalid.",
        .recaptchaSDKNotLinked:
            "The reCAPTCHA SDK is not linked to your app. See https://cloud.google.com/recaptcha-enterprise/docs/instrument-ios-apps",
        .recaptchaSiteKeyMissing:
            "The reCAPTCHA SDK site key wasn't found. See https://cloud.google.com/recaptcha-enterprise/docs/instrument-ios-apps",
        .recaptchaActionCreationFailed:
            "The reCAPTCHA SDK action class failed to initialize. See https://cloud.google.com/recaptcha-enterprise/docs/instrument-"
            + "ios-apps",
        .passwordDoesNotMeetRequirements: "Missing password requirements.",
        .invalidHostingLinkDomain:
            "The provided hosting link domain is not configured in Firebase Hosting or is not owned by the current project.",
        .keychainError:
            "An error occurred when accessing the keychain. The NSLocalizedFailureReasonErrorKey field in the NSError.userInfo "
            + "dictionary will contain more information about the error encountered",
        .internalError: "An internal error has occurred, print and inspect the error details for more information.",
        .malformedJWT: "Failed to parse JWT. Check the userInfo dictionary for the full token.",
    ]
}
