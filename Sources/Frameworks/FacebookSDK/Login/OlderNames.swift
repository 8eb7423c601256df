// The names of versions before 5, which are Objective-C's.

/// As interface files name it.
public final class FBSDKLoginButton: FBLoginButton {}

public typealias FBSDKApplicationDelegate = ApplicationDelegate
/// The name of the library for Swift before 5.
public typealias SDKApplicationDelegate = ApplicationDelegate
public typealias FBSDKAccessToken = AccessToken
public typealias FBSDKProfile = Profile
public typealias FBSDKSettings = Settings
public typealias FBSDKAppEvents = AppEvents
public typealias FBSDKGraphRequest = GraphRequest
public typealias FBSDKGraphRequestConnection = GraphRequestConnection
public typealias FBSDKProfilePictureView = FBProfilePictureView
public typealias FBSDKLoginManager = LoginManager
public typealias FBSDKLoginManagerLoginResult = LoginManagerLoginResult
public typealias FBSDKLoginButtonDelegate = LoginButtonDelegate
public typealias FBSDKShareDialog = ShareDialog
public typealias FBSDKShareLinkContent = ShareLinkContent
public typealias FBSDKSharePhoto = SharePhoto
public typealias FBSDKSharePhotoContent = SharePhotoContent
public typealias FBSDKSharing = Sharing
public typealias FBSDKSharingDelegate = SharingDelegate
public typealias FBSDKShareButton = FBShareButton
/// The name of the library for Swift before 5.
public typealias LoginButton = FBLoginButton

extension AccessToken {
    /// The token's text, as the library for Swift before 5 names it.
    public var authenticationToken: String { tokenString }
    public var userId: String? { userID }
}
