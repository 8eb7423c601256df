/// Lets an app take part in the animations of a drag or drop.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects what an app wants to run along with an animation of a drag and after it.
final class DragAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// The position at which the animation ended, once it has: a completion that is added later runs at once.
    private var ending: UIViewAnimatingPosition?

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        if let ending { completion(ending) } else { completions.append(completion) }
    }

    func runAnimations() {
        let work: [() -> Void] = animations
        animations = []
        for animation in work { animation() }
    }

    func finish(at position: UIViewAnimatingPosition) {
        ending = position
        let work: [(UIViewAnimatingPosition) -> Void] = completions
        completions = []
        for completion in work { completion(position) }
    }
}
