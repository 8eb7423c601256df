/// A behaviour of items while an animator runs: one thing, or the things of its child behaviours together.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    public override init() { super.init() }

    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called in each step of the animation.
    open var action: (() -> Void)?
    weak var owner: UIDynamicAnimator?
    weak var parent: UIDynamicBehavior?
    open var dynamicAnimator: UIDynamicAnimator? { parent?.dynamicAnimator ?? owner }

    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.append(behavior)
        behavior.parent = self
        if let dynamicAnimator { dynamicAnimator.enter(behavior) }
    }

    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard childBehaviors.contains(where: { $0 === behavior }) else { return }
        if let dynamicAnimator { dynamicAnimator.leave(behavior) }
        childBehaviors.removeAll { $0 === behavior }
        behavior.parent = nil
    }

    /// The behaviour is about to be added to an animator, or, with nil, to be removed.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// The items it moves.
    var movedItems: [any UIDynamicItem] { [] }
    /// Adds what it holds to the world (joints, boundaries), and takes it out again.
    func enter(_ world: DynamicWorld) {}
    func leave(_ world: DynamicWorld) {}
    /// Before each step of `seconds`.
    func push(_ world: DynamicWorld, seconds: Double) {}
    /// Whether it would move its items from where they are at rest.
    func isSettled(_ world: DynamicWorld) -> Bool { true }

    /// Something about the behaviour changed.
    final func changed() { dynamicAnimator?.behaviorChanged(self) }
}
