/// Lets an app take part in the animations of a context menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The preview's controller, if the configuration gave one.
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview that was tapped goes.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    case dismiss = 0
    case pop = 1
}

/// The same for a preview that was tapped.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// Default pop when the preview is a controller's, else dismiss.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects what an app wants to run along with a menu's animation and after it.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(preview: UIViewController?) {
        previewViewController = preview
        preferredCommitStyle = preview == nil ? .dismiss : .pop
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func runAnimations() {
        for work in animations { work() }
        animations = []
    }

    func runCompletions() {
        for work in completions { work() }
        completions = []
    }
}
