/// Moves items as bodies: behaviours say what happens to them, and the animator computes where that takes them.
///
/// Steps follow the session's clock, 240 a second, so that the same start ends the same way. When nothing moves any more the animator pauses, until a
/// behaviour changes.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    open private(set) weak var referenceView: UIView?
    private weak var layout: UICollectionViewLayout?
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// Seconds it has run.
    open private(set) var elapsedTime: TimeInterval = 0
    let world = DynamicWorld()
    private var link: CADisplayLink?
    private var lastFrame: CFTimeInterval = 0
    private var rest: Double = 0
    private var quietSteps = 0
    static let stepLength = 1.0 / 240

    public override init() { super.init() }

    /// Items' centres and boundaries are in the view's coordinates.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// The items are the layout's attributes; each step invalidates it.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init()
    }

    isolated deinit { link?.invalidate() }

    open var isRunning: Bool { link != nil }

    // MARK: Behaviours

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.append(behavior)
        behavior.owner = self
        enter(behavior)
    }

    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else { return }
        leave(behavior)
        behaviors.removeAll { $0 === behavior }
        behavior.owner = nil
    }

    open func removeAllBehaviors() { behaviors.reversed().forEach(removeBehavior) }

    func enter(_ behavior: UIDynamicBehavior) {
        behavior.willMove(to: self)
        behavior.movedItems.forEach(world.retain)
        behavior.enter(world)
        behavior.childBehaviors.forEach(enter)
        updateMaterials()
        resume()
    }

    func leave(_ behavior: UIDynamicBehavior) {
        behavior.willMove(to: nil)
        behavior.childBehaviors.forEach(leave)
        behavior.leave(world)
        behavior.movedItems.forEach(world.release)
        updateMaterials(without: behavior)
        resume()
    }

    func behaviorChanged(_ behavior: UIDynamicBehavior) {
        if behavior is UIDynamicItemBehavior { updateMaterials() }
        resume()
    }

    /// All behaviours, children after their parents.
    var allBehaviors: [UIDynamicBehavior] {
        func all(_ behavior: UIDynamicBehavior) -> [UIDynamicBehavior] { [behavior] + behavior.childBehaviors.flatMap(all) }
        return behaviors.flatMap(all)
    }

    private func updateMaterials(without left: UIDynamicBehavior? = nil) {
        var materials: [ObjectIdentifier: DynamicMaterial] = [:]
        for case let behavior as UIDynamicItemBehavior in allBehaviors where behavior !== left {
            // The last one that speaks of an item counts.
            for item in behavior.items { materials[ObjectIdentifier(item)] = behavior.material }
        }
        for (key, body) in world.bodies { world.setMaterial(materials[key] ?? DynamicMaterial(), of: body.item) }
    }

    // MARK: Items

    /// The items whose bodies touch `rect`.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        world.bodies.values.sorted { $0.number < $1.number }.map(\.item).filter { item in
            let box = item.bounds.applying(item.transform)
            return rect.intersects(CGRect(x: item.center.x - box.width / 2, y: item.center.y - box.height / 2, width: box.width, height: box.height))
        }
    }

    /// Takes the item from where it was put.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        world.update(item)
        resume()
    }

    // MARK: Collection views

    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind && $0.indexPath == indexPath }
    }

    open func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementCategory == .decorationView && $0.representedElementKind == kind && $0.indexPath == indexPath }
    }

    private func attributes(_ isWanted: (UICollectionViewLayoutAttributes) -> Bool) -> UICollectionViewLayoutAttributes? {
        world.bodies.values.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }.first(where: isWanted)
    }

    // MARK: Running

    private func resume() {
        quietSteps = 0
        guard link == nil, !world.bodies.isEmpty else { return }
        try? delegate?.dynamicAnimatorWillResume(self)
        rest = 0
        lastFrame = CACurrentMediaTime()
        let link = CADisplayLink { [weak self] link in MainActor.assumeIsolated { self?.frame(at: link.timestamp) } }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func pause() {
        link?.invalidate()
        link = nil
        try? delegate?.dynamicAnimatorDidPause(self)
    }

    private func frame(at time: CFTimeInterval) {
        // What stood still for long (an app in the background) does not catch up.
        let seconds = min(max(time - lastFrame, 0), 0.1)
        lastFrame = time
        rest += seconds
        while rest >= Self.stepLength {
            rest -= Self.stepLength
            step()
        }
        let all = allBehaviors
        world.moveItems()
        layout?.invalidateLayout()
        all.forEach { $0.action?() }
        world.reportContacts()
        let isQuiet = world.isAsleep && all.allSatisfy { $0.isSettled(world) }
        quietSteps = isQuiet ? quietSteps + 1 : 0
        if quietSteps > 1 || world.bodies.isEmpty { pause() }
    }

    private func step() {
        elapsedTime += Self.stepLength
        for behavior in allBehaviors { behavior.push(world, seconds: Self.stepLength) }
        world.step(Self.stepLength)
    }
}

@MainActor @preconcurrency public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) throws(Unimplemented)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) throws(Unimplemented)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("dynamicAnimatorWillResume:", on: self, [animator])
    }
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("dynamicAnimatorDidPause:", on: self, [animator])
    }
}
