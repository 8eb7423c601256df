import UIKit

/// Shows a book, in the way of the device.
protocol BookShowing: AnyObject {
    func show(_ book: Book)
}

/// What the scene delegates of both devices share: a window on the library.
class SceneDelegate: UIResponder, UIWindowSceneDelegate, BookShowing {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene, let app = UIApplication.shared.delegate as? AppDelegate else { return }
        let window = UIWindow(windowScene: windowScene)
        window.tintColor = UIColor(red: 0.55, green: 0.2, blue: 0.25, alpha: 1)
        window.rootViewController = makeRoot(app.library)
        window.makeKeyAndVisible()
        self.window = window
    }

    /// The interface of the device.
    func makeRoot(_ library: Library) -> UIViewController {
        fatalError("A device's own delegate makes its interface")
    }

    func show(_ book: Book) {}
}

/// One screen after the other.
final class PhoneSceneDelegate: SceneDelegate {
    private var library: Library!
    private let navigation = PortraitNavigationController()

    override func makeRoot(_ library: Library) -> UIViewController {
        self.library = library
        navigation.navigationBar.prefersLargeTitles = true
        navigation.viewControllers = [BookListViewController(library: library, shower: self)]
        return navigation
    }

    /// Makes a detail and pushes it.
    override func show(_ book: Book) {
        navigation.pushViewController(BookViewController(library: library, book: book), animated: true)
    }
}

/// The list beside one detail that stays.
final class PadSceneDelegate: SceneDelegate {
    private(set) var split: LibrarySplitViewController!

    override func makeRoot(_ library: Library) -> UIViewController {
        split = LibrarySplitViewController(library: library, shower: self)
        return split
    }

    /// Sets the book on the detail that stands there.
    override func show(_ book: Book) {
        split.show(book)
    }
}

/// Asks the screen that is shown which way it may turn.
final class PortraitNavigationController: UINavigationController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        topViewController?.supportedInterfaceOrientations ?? .portrait
    }
}
