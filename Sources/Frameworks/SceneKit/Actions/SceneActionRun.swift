/// One run of an action by a node.
final class SceneActionRun {
    let action: SCNAction
    private var elapsed: TimeInterval = 0
    private var before: Float = 0
    private var update: ((SceneActionEffect.Moment) -> Void)?
    /// Of sequences and repetitions, the part that runs now; of groups, those that still do.
    private var parts: [SceneActionRun] = []
    private var index = 0
    private var length: TimeInterval?

    init(_ action: SCNAction) { self.action = action }

    /// Goes on; what is left of the seconds once the action is over, else nil.
    func advance(by seconds: TimeInterval, on node: SCNNode) -> TimeInterval? {
        let speed = TimeInterval(action.speed)
        guard let left = advanceOwn(by: seconds * speed, on: node) else { return nil }
        return speed > 0 ? left / speed : 0
    }

    private func advanceOwn(by seconds: TimeInterval, on node: SCNNode) -> TimeInterval? {
        switch action.body {
        case .span(let effect): return span(effect, seconds, node)
        case .wait(let range): return wait(range, seconds)
        case .sequence(let actions): return sequence(actions, seconds, node)
        case .group(let actions): return group(actions, seconds, node)
        case .times(let action, let count): return times(action, count, seconds, node)
        case .forever(let action): return times(action, nil, seconds, node)
        case .run(let block, let queue):
            run(block, queue, node)
            return seconds
        case .show(let isShown):
            node.isHidden = !isShown
            return seconds
        case .remove:
            node.removeFromParentNode()
            return seconds
        }
    }

    private func run(_ block: @escaping (SCNNode) -> Void, _ queue: DispatchQueue?, _ node: SCNNode) {
        guard let queue else { return block(node) }
        let call = BlockCall(block: block, node: node)
        queue.async { call.block(call.node) }
    }

    /// Hands a block to a queue that an app named for it.
    private struct BlockCall: @unchecked Sendable {
        let block: (SCNNode) -> Void
        let node: SCNNode
    }

    private func span(_ effect: SceneActionEffect, _ seconds: TimeInterval, _ node: SCNNode) -> TimeInterval? {
        let duration = action.duration
        let update = update ?? effect.begin(on: node)
        self.update = update
        elapsed += seconds
        let isOver = elapsed >= duration - 1e-9
        let part: Float = Self.part(isOver ? 1 : Float(elapsed / duration), action)
        update(SceneActionEffect.Moment(part: part, before: before, seconds: isOver ? duration : elapsed))
        before = part
        return isOver ? max(elapsed - duration, 0) : nil
    }

    /// How far an action has gone at a part of its duration.
    static func part(_ time: Float, _ action: SCNAction) -> Float {
        if let function = action.timingFunction { return function(time) }
        switch action.timingMode {
        case .linear: return time
        case .easeIn: return time * time
        case .easeOut: return time * (2 - time)
        case .easeInEaseOut: return time * time * (3 - 2 * time)
        }
    }

    private func wait(_ range: TimeInterval, _ seconds: TimeInterval) -> TimeInterval? {
        let length = length ?? (range > 0 ? max(0, action.duration + Double.random(in: -range / 2...range / 2)) : action.duration)
        self.length = length
        elapsed += seconds
        return elapsed >= length - 1e-9 ? max(elapsed - length, 0) : nil
    }

    private func sequence(_ actions: [SCNAction], _ seconds: TimeInterval, _ node: SCNNode) -> TimeInterval? {
        var left = seconds
        while index < actions.count {
            if parts.isEmpty { parts = [SceneActionRun(actions[index])] }
            guard let rest = parts[0].advance(by: left, on: node) else { return nil }
            left = rest
            parts = []
            index += 1
        }
        return left
    }

    private func group(_ actions: [SCNAction], _ seconds: TimeInterval, _ node: SCNNode) -> TimeInterval? {
        if index == 0 {
            index = 1
            parts = actions.map(SceneActionRun.init)
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
    private func times(_ action: SCNAction, _ count: Int?, _ seconds: TimeInterval, _ node: SCNNode) -> TimeInterval? {
        var left = seconds
        while count.map({ index < $0 }) ?? true {
            if parts.isEmpty { parts = [SceneActionRun(action)] }
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
