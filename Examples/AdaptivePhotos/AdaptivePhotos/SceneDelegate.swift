import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// Made from the storyboard.
    var window: UIWindow?
}
