/// The animations of one thing.
final class AnimationStore {
    private var players: [(key: String?, player: SCNAnimationPlayer)] = []

    var isEmpty: Bool { players.isEmpty }
    var keys: [String] { players.compactMap(\.key) }
    func player(_ key: String) -> SCNAnimationPlayer? { players.first { $0.key == key }?.player }
    func remove(_ key: String) { players.removeAll { $0.key == key } }
    func removeAll() { players = [] }

    func add(_ player: SCNAnimationPlayer, key: String?, isStarted: Bool = true) {
        if let key { remove(key) }
        if isStarted { player.play() }
        players.append((key, player))
    }

    func advance(by seconds: TimeInterval) {
        for (_, player) in players where player.isPlaying && !player.paused { player.elapsed += seconds * Double(player.speed) }
        players.removeAll { _, player in player.isPlaying && player.animation.isRemovedOnCompletion && player.animation.isOver(player.elapsed) }
    }

    func apply(to node: inout AnimatedNode) {
        for (_, player) in players where player.isPlaying { node.apply(player.animation, seconds: player.elapsed) }
    }
}

/// A node's values while animations change them.
struct AnimatedNode {
    var placement: NodePlacement
    var opacity: CGFloat

    mutating func apply(_ animation: SCNAnimation, seconds: TimeInterval) {
        if let group = animation.source as? CAAnimationGroup {
            guard animation.part(seconds) != nil else { return }
            let span: Double = max(animation.duration, 1e-6)
            let inside: Double = seconds.truncatingRemainder(dividingBy: span)
            for member in group.animations ?? [] { apply(SCNAnimation(caAnimation: member), seconds: inside) }
            return
        }
        guard let path = animation.keyPath, let part = animation.part(seconds) else { return }
        if path == "transform" { return applyTransform(animation.source, Float(part)) }
        let now: SIMD4<Float> = self[path] ?? .zero
        guard let value = Self.value(animation.source, Float(part), now: now) else { return }
        self[path] = value
    }

    private mutating func applyTransform(_ animation: CAAnimation, _ part: Float) {
        guard let basic = animation as? CABasicAnimation, let end = (basic.toValue as? SCNMatrix4) else { return }
        var from = placement, to = NodePlacement()
        if let start = basic.fromValue as? SCNMatrix4 { from.set(matrix: simd_float4x4(start)) }
        to.set(matrix: simd_float4x4(end))
        placement = NodePlacement.mix(from, to, part)
    }

    private static func value(_ animation: CAAnimation, _ part: Float, now: SIMD4<Float>) -> SIMD4<Float>? {
        if let basic = animation as? CABasicAnimation {
            let from = basic.fromValue.flatMap(vector), to = basic.toValue.flatMap(vector), by = basic.byValue.flatMap(vector)
            let start: SIMD4<Float> = from ?? ((to != nil && by != nil) ? to! - by! : now)
            let end: SIMD4<Float> = to ?? by.map { start + $0 } ?? now
            return start + (end - start) * part
        }
        guard let frames = animation as? CAKeyframeAnimation, let values = frames.values?.compactMap(vector), !values.isEmpty else { return nil }
        guard values.count > 1 else { return values[0] }
        var times: [Float] = (frames.keyTimes ?? []).map(\.floatValue)
        if times.count != values.count { times = values.indices.map { Float($0) / Float(values.count - 1) } }
        let next: Int = times.firstIndex { $0 > part } ?? times.count - 1
        let index: Int = max(1, next)
        let span: Float = times[index] - times[index - 1]
        let share: Float = span > 0 ? max(0, min(1, (part - times[index - 1]) / span)) : 1
        return values[index - 1] + (values[index] - values[index - 1]) * share
    }

    private static func vector(_ value: Any) -> SIMD4<Float>? {
        switch value {
        case let vector as SCNVector3: SIMD4<Float>(SIMD3<Float>(vector), 0)
        case let vector as SCNVector4: SIMD4<Float>(vector)
        default: SceneNumber.float(value).map { SIMD4<Float>(repeating: $0) }
        }
    }

    private static let axes = ["x", "y", "z", "w"]

    /// By its key path; a number stands in all components.
    private subscript(path: String) -> SIMD4<Float>? {
        get {
            let (name, axis) = Self.split(path)
            guard let whole = whole(name) else { return nil }
            return axis.map { SIMD4<Float>(repeating: whole[$0]) } ?? whole
        }
        set {
            let (name, axis) = Self.split(path)
            guard let newValue, var whole = whole(name) else { return }
            if let axis { whole[axis] = newValue.x } else { whole = newValue }
            switch name {
            case "position": placement.position = whole.xyz
            case "scale": placement.set(scale: whole.xyz)
            case "eulerAngles": placement.angles = whole.xyz
            case "rotation": placement.axisAngle = whole
            case "orientation": placement.set(orientation: simd_quatf(vector: whole))
            case "opacity": opacity = CGFloat(whole.x)
            default: break
            }
        }
    }

    private func whole(_ name: Substring) -> SIMD4<Float>? {
        switch name {
        case "position": SIMD4<Float>(placement.position, 0)
        case "scale": SIMD4<Float>(placement.scale, 0)
        case "eulerAngles": SIMD4<Float>(placement.angles, 0)
        case "rotation": placement.axisAngle
        case "orientation": placement.quaternion
        case "opacity": SIMD4<Float>(repeating: Float(opacity))
        default: nil
        }
    }

    private static func split(_ path: String) -> (Substring, Int?) {
        let parts = path.split(separator: ".", maxSplits: 1)
        guard let first = parts.first else { return ("", nil) }
        return (first, parts.count > 1 ? axes.firstIndex(of: String(parts[1])) : nil)
    }
}
