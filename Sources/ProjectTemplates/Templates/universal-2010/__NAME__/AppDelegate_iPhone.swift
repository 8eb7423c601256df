import UIKit

@objc(AppDelegate_iPhone)
class AppDelegate_iPhone: NSObject, UIApplicationDelegate {
    @IBOutlet var window: UIWindow?
    @IBOutlet var navigationController: UINavigationController!

    func applicationDidFinishLaunching(_ application: UIApplication) {
        window?.rootViewController = navigationController
        window?.makeKeyAndVisible()
    }
}
