/// The actions that a node runs.
@MainActor final class NodeActions {
    private final class Entry {
        let run: ActionRun
        let key: String?
        let completion: (() -> Void)?
        var isOver = false
        init(run: ActionRun, key: String?, completion: (() -> Void)?) { (self.run, self.key, self.completion) = (run, key, completion) }
    }

    private unowned let node: SKNode
    private var entries: [Entry] = []

    init(_ node: SKNode) {
        self.node = node
        node.hasMadeActions = true
    }

    var isEmpty: Bool { entries.isEmpty }

    func run(_ action: SKAction, key: String?, completion: (() -> Void)?) {
        if let key { remove(key: key) }
        guard let own = action.copy() as? SKAction else { return }
        entries.append(Entry(run: ActionRun(own), key: key, completion: completion))
    }

    func action(forKey key: String) -> SKAction? { entries.first { $0.key == key }?.run.action }

    func remove(key: String) {
        for entry in entries where entry.key == key { entry.isOver = true }
        entries.removeAll { $0.isOver }
    }

    func removeAll() {
        for entry in entries { entry.isOver = true }
        entries = []
    }

    /// The same actions from their beginning.
    func take(_ other: NodeActions) { for entry in other.entries { run(entry.run.action, key: entry.key, completion: nil) } }

    func advance(by seconds: TimeInterval) {
        let node = node
        for entry in entries where !entry.isOver {
            guard entry.run.advance(by: seconds, on: node) != nil, !entry.isOver else { continue }
            entry.isOver = true
            entry.completion?()
        }
        entries.removeAll { $0.isOver }
    }
}

/// One run of an action by a node.
@MainActor final class ActionRun {
    let action: SKAction
    private var elapsed: TimeInterval = 0
    private var before: CGFloat = 0
    private var update: ((ActionMoment) -> Void)?
    /// Of sequences and repetitions, the part that runs now; of groups, those that still do.
    private var parts: [ActionRun] = []
    private var index = 0
    private var length: TimeInterval?

    init(_ action: SKAction) { self.action = action }

    /// Goes on; what is left of the seconds once the action is over, else nil.
    func advance(by seconds: TimeInterval, on node: SKNode) -> TimeInterval? {
        let speed = TimeInterval(action.speed)
        let own = seconds * speed
        guard let left = advanceOwn(by: own, on: node) else { return nil }
        return speed > 0 ? left / speed : 0
    }

    private func advanceOwn(by seconds: TimeInterval, on node: SKNode) -> TimeInterval? {
        switch action.body {
        case .span(let effect): return span(effect, seconds, node)
        case .wait(let range): return wait(range, seconds, node)
        case .sequence(let actions): return sequence(actions, seconds, node)
        case .group(let actions): return group(actions, seconds, node)
        case .times(let action, let count): return times(action, count, seconds, node)
        case .forever(let action): return times(action, nil, seconds, node)
        default:
            act(on: node)
            return seconds
        }
    }

    private func act(on node: SKNode) {
        switch action.body {
        case .run(let block): block(node)
        case .show(let isShown): node.isHidden = !isShown
        case .texture(let texture, let resize):
            guard let sprite = node as? SKSpriteNode else { return }
            sprite.texture = texture
            if resize { sprite.ownSize = texture.size() }
        case .remove: node.removeFromParent()
        case .onChild(let action, let name): node.childNode(withName: name)?.run(action)
        default: break
        }
    }

    private func span(_ effect: ActionEffect, _ seconds: TimeInterval, _ node: SKNode) -> TimeInterval? {
        let duration = action.duration
        let update = update ?? effect.begin(on: node, duration: duration)
        self.update = update
        elapsed += seconds
        let isOver = elapsed >= duration - 1e-9
        let time = isOver ? 1 : CGFloat(elapsed / duration)
        let part = ActionTiming.part(time, action.timingMode, action.timingFunction)
        update(ActionMoment(part: part, before: before, seconds: isOver ? duration : elapsed, step: min(seconds, max(duration - elapsed + seconds, 0))))
        before = part
        return isOver ? max(elapsed - duration, 0) : nil
    }

    private func wait(_ range: TimeInterval, _ seconds: TimeInterval, _ node: SKNode) -> TimeInterval? {
        let length = length ?? (range > 0 ? max(0, action.duration + range * (node.lots.next() - 0.5)) : action.duration)
        self.length = length
        elapsed += seconds
        return elapsed >= length - 1e-9 ? max(elapsed - length, 0) : nil
    }

    private func sequence(_ actions: [SKAction], _ seconds: TimeInterval, _ node: SKNode) -> TimeInterval? {
        var left = seconds
        while index < actions.count {
            if parts.isEmpty { parts = [ActionRun(actions[index])] }
            guard let rest = parts[0].advance(by: left, on: node) else { return nil }
            left = rest
            parts = []
            index += 1
        }
        return left
    }

    private func group(_ actions: [SKAction], _ seconds: TimeInterval, _ node: SKNode) -> TimeInterval? {
        if index == 0 {
            index = 1
            parts = actions.map(ActionRun.init)
            length = seconds
        }
        var left: TimeInterval = parts.isEmpty ? seconds : .infinity
        parts = parts.filter { part in
            guard let rest = part.advance(by: seconds, on: node) else { return true }
            left = min(left, rest)
            return false
        }
        return parts.isEmpty ? left : nil
    }

    /// Without a count: forever. What takes no time at all is done once in a frame.
    private func times(_ action: SKAction, _ count: Int?, _ seconds: TimeInterval, _ node: SKNode) -> TimeInterval? {
        var left = seconds
        while count.map({ index < $0 }) ?? true {
            if parts.isEmpty { parts = [ActionRun(action)] }
            guard let rest = parts[0].advance(by: left, on: node) else { return nil }
            let isInstant = rest >= left
            left = rest
            parts = []
            index += 1
            if count == nil, isInstant || left <= 0 { return nil }
        }
        return left
    }
}

/// Random numbers by a seed.
final class Lots {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    /// From 0 to below 1.
    func next() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        z ^= z >> 31
        return Double(z >> 11) / 9_007_199_254_740_992
    }

    /// Within half of a range on both sides of a value.
    func around(_ value: CGFloat, _ range: CGFloat) -> CGFloat { range == 0 ? value : value + range * CGFloat(next() - 0.5) }
}
