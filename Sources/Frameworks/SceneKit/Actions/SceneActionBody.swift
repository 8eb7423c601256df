/// The making of an action.
indirect enum SceneActionBody {
    case span(SceneActionEffect)
    /// - range: by how much it varies.
    case wait(range: TimeInterval)
    case run((SCNNode) -> Void, DispatchQueue?)
    case show(Bool)
    case remove
    case sequence([SCNAction])
    case group([SCNAction])
    case times(SCNAction, Int)
    case forever(SCNAction)

    var reversed: SceneActionBody {
        switch self {
        case .span(let effect): .span(effect.reversed)
        case .show(let isShown): .show(!isShown)
        case .sequence(let actions): .sequence(actions.reversed().map { $0.reversed() })
        case .group(let actions): .group(actions.map { $0.reversed() })
        case .times(let action, let count): .times(action.reversed(), count)
        case .forever(let action): .forever(action.reversed())
        case .wait, .run, .remove: self
        }
    }
}

/// A change that goes on during an action.
enum SceneActionEffect {
    case moveBy(SIMD3<Float>)
    case moveTo(SIMD3<Float>)
    case turnBy(SIMD3<Float>)
    case turnTo(SIMD3<Float>, isShortest: Bool)
    case turnAround(SIMD3<Float>, Float)
    case turnToAxis(SIMD4<Float>)
    case scaleBy(Float)
    case scaleTo(Float)
    case fadeBy(CGFloat)
    /// - reverse: to where the reversed action fades.
    case fadeTo(CGFloat, reverse: CGFloat?)
    case custom((SCNNode, CGFloat) -> Void)

    var reversed: SceneActionEffect {
        switch self {
        case .moveBy(let delta): .moveBy(-delta)
        case .turnBy(let angles): .turnBy(-angles)
        case .turnAround(let axis, let angle): .turnAround(axis, -angle)
        case .scaleBy(let factor): .scaleBy(factor == 0 ? 0 : 1 / factor)
        case .fadeBy(let change): .fadeBy(-change)
        case .fadeTo(_, let reverse?): .fadeTo(reverse, reverse: 1 - reverse)
        default: self
        }
    }

    /// How far an action has gone.
    struct Moment {
        /// 0 to 1, as the timing says.
        var part: Float
        var before: Float
        var seconds: TimeInterval
        var delta: Float { part - before }
    }

    /// Begins the effect on a node: what it gives is called in each frame.
    func begin(on node: SCNNode) -> (Moment) -> Void {
        switch self {
        case .moveBy(let delta): return { node.simdPosition += delta * $0.delta }
        case .moveTo(let target):
            let start = node.simdPosition
            return { node.simdPosition = start + (target - start) * $0.part }
        case .turnBy, .turnTo, .turnAround, .turnToAxis: return turning(node)
        case .scaleBy(let factor):
            let start = node.simdScale
            return { node.simdScale = start * (1 + (factor - 1) * $0.part) }
        case .scaleTo(let target):
            let start = node.simdScale
            return { node.simdScale = start + (SIMD3<Float>(repeating: target) - start) * $0.part }
        case .fadeBy(let change): return { node.opacity += change * CGFloat($0.delta) }
        case .fadeTo(let target, _):
            let start = node.opacity
            return { node.opacity = start + (target - start) * CGFloat($0.part) }
        case .custom(let block): return { block(node, CGFloat($0.seconds)) }
        }
    }

    private func turning(_ node: SCNNode) -> (Moment) -> Void {
        let start = node.simdOrientation
        switch self {
        case .turnBy(let angles):
            return { moment in
                let part: SIMD3<Float> = angles * moment.delta
                let x = simd_quatf(angle: part.x, axis: SIMD3<Float>(1, 0, 0)), y = simd_quatf(angle: part.y, axis: SIMD3<Float>(0, 1, 0))
                node.simdOrientation = simd_quatf(angle: part.z, axis: SIMD3<Float>(0, 0, 1)) * y * x * node.simdOrientation
            }
        case .turnTo(let target, let isShortest):
            var end = NodePlacement()
            end.angles = target
            let angles = node.simdEulerAngles, orientation = end.orientation
            if isShortest {
                return { moment in
                    if moment.part >= 1 { node.simdEulerAngles = target } else { node.simdOrientation = simd_slerp(start, orientation, moment.part) }
                }
            }
            return { node.simdEulerAngles = angles + (target - angles) * $0.part }
        case .turnAround(let axis, let angle):
            return { node.simdOrientation = simd_quatf(angle: angle * $0.delta, axis: axis) * node.simdOrientation }
        case .turnToAxis(let target):
            var end = NodePlacement()
            end.axisAngle = target
            let orientation = end.orientation
            return { moment in
                if moment.part >= 1 { node.simdRotation = target } else { node.simdOrientation = simd_slerp(start, orientation, moment.part) }
            }
        default: return { _ in }
        }
    }
}
