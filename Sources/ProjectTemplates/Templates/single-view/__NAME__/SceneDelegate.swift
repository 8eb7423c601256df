import UIKit

/// The window comes from Main.storyboard, which Info.plist names for the scene.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}
