import UIKit

@objc(AppDelegate_iPad)
class AppDelegate_iPad: NSObject, UIApplicationDelegate {
    @IBOutlet var window: UIWindow?
    @IBOutlet var splitViewController: UISplitViewController!
    @IBOutlet var rootViewController: RootViewController!
    @IBOutlet var detailViewController: DetailViewController!

    func applicationDidFinishLaunching(_ application: UIApplication) {
        splitViewController.delegate = detailViewController
        rootViewController.detailViewController = detailViewController
        window?.rootViewController = splitViewController
        window?.makeKeyAndVisible()
    }
}
