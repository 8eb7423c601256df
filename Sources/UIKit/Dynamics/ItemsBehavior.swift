/// The items of a behaviour that moves any number of them.
@MainActor struct BehaviorItems {
    private(set) var all: [any UIDynamicItem]

    func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }

    /// Adds the item, and its body where the behaviour is at work.
    mutating func add(_ item: any UIDynamicItem, to behavior: UIDynamicBehavior) {
        guard !contains(item) else { return }
        all.append(item)
        behavior.dynamicAnimator?.world.retain(item)
    }

    mutating func remove(_ item: any UIDynamicItem, from behavior: UIDynamicBehavior) {
        guard contains(item) else { return }
        all.removeAll { $0 === item }
        behavior.dynamicAnimator?.world.release(item)
    }
}
