import ObjectRuntime
import UIKit

/// Hears of the app's launches and of the addresses that it is opened with: none comes from Facebook.
open class ApplicationDelegate: NSObject, @unchecked Sendable {
    public class var shared: ApplicationDelegate { AppServices.object { ApplicationDelegate() } }
    public class func sharedInstance() -> ApplicationDelegate! { shared }

    @discardableResult
    open func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        false
    }
    @discardableResult
    open func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any?) -> Bool { false }
    @discardableResult
    open func application(_ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { false }
    @discardableResult
    open func application(_ application: UIApplication, continue userActivity: NSUserActivity) -> Bool { false }
    open func initializeSDK() {}
}

/// Links that brought a user to the app's page of the store: there are none.
open class AppLinkUtility: NSObject {
    open class func fetchDeferredAppLink(_ handler: ((URL?, (any Error)?) -> Void)? = nil) { reply { handler?(nil, nil) } }
}
