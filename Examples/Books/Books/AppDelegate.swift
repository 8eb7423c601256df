import UIKit

/// What both devices share: the library, opened from its file.
///
/// Which interface is built on it is for the scene delegate to say, and Info.plist names one for each device
/// (`UIApplicationSceneManifest` and `UIApplicationSceneManifest~ipad`), as it once named an interface file for each.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    private(set) var library: Library!

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        do {
            library = try Library(at: Library.standardFile())
        } catch {
            fatalError("The library cannot be opened: \(error)")
        }
        return true
    }
}
