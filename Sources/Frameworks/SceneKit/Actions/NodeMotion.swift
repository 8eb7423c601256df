/// Everything that moves a node by itself: its actions, changes within transactions, animations.
final class NodeMotion {
    private final class Entry {
        let run: SceneActionRun
        let key: String?
        let completion: (() -> Void)?
        var isOver = false
        init(run: SceneActionRun, key: String?, completion: (() -> Void)?) { (self.run, self.key, self.completion) = (run, key, completion) }
    }

    /// A way from one value to that which the node has.
    private struct Way<Value> {
        var start: Value
        var elapsed: TimeInterval = 0
        var span: SceneTransactions.Span
        var part: Float { span.part(elapsed) }
    }

    private var entries: [Entry] = []
    private var way: Way<NodePlacement>?
    private var fade: Way<CGFloat>?
    let animations = AnimationStore()
    /// As it is shown; nil where that is the node's own.
    private(set) var placement: NodePlacement?
    private(set) var opacity: CGFloat?
    /// Whether actions change the node: such changes are not animated.
    private var isAdvancing = false

    // MARK: Actions

    var hasActions: Bool { !entries.isEmpty }
    var actionKeys: [String] { entries.compactMap(\.key) }

    func run(_ action: SCNAction, key: String?, completion: (() -> Void)?) {
        if let key { removeAction(forKey: key) }
        guard let own = action.copy() as? SCNAction else { return }
        entries.append(Entry(run: SceneActionRun(own), key: key, completion: completion))
    }

    func action(forKey key: String) -> SCNAction? { entries.first { $0.key == key }?.run.action }

    func removeAction(forKey key: String) {
        for entry in entries where entry.key == key { entry.isOver = true }
        entries.removeAll { $0.isOver }
    }

    func removeAllActions() {
        for entry in entries { entry.isOver = true }
        entries = []
    }

    // MARK: Transactions

    func notePlacement(of node: SCNNode, before: NodePlacement) {
        guard !isAdvancing, before != node.placement, let span = SceneTransactions.span else {
            if !isAdvancing { way = nil }
            if way == nil, animations.isEmpty { placement = nil }
            return
        }
        let start = placement ?? before
        way = Way(start: start, span: span)
        placement = start
    }

    func noteOpacity(of node: SCNNode, before: CGFloat) {
        guard !isAdvancing, before != node.opacity, let span = SceneTransactions.span else {
            if !isAdvancing { fade = nil }
            if fade == nil, animations.isEmpty { opacity = nil }
            return
        }
        let start = opacity ?? before
        fade = Way(start: start, span: span)
        opacity = start
    }

    // MARK: Frames

    /// Whether a frame would change something.
    var isMoving: Bool { !entries.isEmpty || way != nil || fade != nil || !animations.isEmpty }

    func advance(_ node: SCNNode, by seconds: TimeInterval) {
        guard isMoving else { return }
        isAdvancing = true
        for entry in entries where !entry.isOver {
            guard entry.run.advance(by: seconds, on: node) != nil, !entry.isOver else { continue }
            entry.isOver = true
            isAdvancing = false
            entry.completion?()
            isAdvancing = true
        }
        entries.removeAll { $0.isOver }
        isAdvancing = false
        way?.elapsed += seconds
        fade?.elapsed += seconds
        animations.advance(by: seconds)
        show(node)
    }

    // MARK: Constraints

    private(set) var isConstrained = false

    /// Back to where it is shown without constraints.
    func loosen(_ node: SCNNode) {
        guard isConstrained else { return }
        isConstrained = false
        show(node)
    }

    func constrain(to placement: NodePlacement) {
        isConstrained = true
        self.placement = placement
    }

    private func show(_ node: SCNNode) {
        if let now = way, now.elapsed >= now.span.duration { way = nil }
        if let now = fade, now.elapsed >= now.span.duration { fade = nil }
        placement = way.map { NodePlacement.mix($0.start, node.placement, $0.part) }
        opacity = fade.map { $0.start + (node.opacity - $0.start) * CGFloat($0.part) }
        guard !animations.isEmpty else { return }
        var shown = AnimatedNode(placement: placement ?? node.placement, opacity: opacity ?? node.opacity)
        animations.apply(to: &shown)
        (placement, opacity) = (shown.placement, shown.opacity)
    }
}
