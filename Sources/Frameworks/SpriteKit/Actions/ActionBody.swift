/// The making of an action.
indirect enum ActionBody {
    case span(ActionEffect)
    /// - range: by how much it varies.
    case wait(range: TimeInterval)
    case run((SKNode) -> Void)
    case show(Bool)
    case texture(SKTexture, resize: Bool)
    case remove
    case onChild(SKAction, String)
    case sequence([SKAction])
    case group([SKAction])
    case times(SKAction, Int)
    case forever(SKAction)

    var reversed: ActionBody {
        switch self {
        case .span(let effect): .span(effect.reversed)
        case .show(let isShown): .show(!isShown)
        case .onChild(let action, let name): .onChild(action.reversed(), name)
        case .sequence(let actions): .sequence(actions.reversed().map { $0.reversed() })
        case .group(let actions): .group(actions.map { $0.reversed() })
        case .times(let action, let count): .times(action.reversed(), count)
        case .forever(let action): .forever(action.reversed())
        case .wait, .run, .texture, .remove: self
        }
    }
}

/// A change that goes on during an action.
enum ActionEffect {
    case moveBy(CGVector)
    case moveTo(x: CGFloat?, y: CGFloat?)
    case turnBy(CGFloat)
    case turnTo(CGFloat, isShortest: Bool)
    case scaleBy(x: CGFloat, y: CGFloat)
    case scaleTo(x: CGFloat?, y: CGFloat?)
    case scaleToSize(CGSize)
    case resizeBy(CGSize)
    case resizeTo(width: CGFloat?, height: CGFloat?)
    case fadeBy(CGFloat)
    /// - reverse: to where the reversed action fades.
    case fadeTo(CGFloat, reverse: CGFloat?)
    case animate([SKTexture], resize: Bool, restore: Bool)
    case colorize(CGColor?, CGFloat)
    case follow(PathTrack, isOffset: Bool, turns: Bool)
    case force(CGVector, CGPoint?)
    case torque(CGFloat)
    case impulse(CGVector, CGPoint?)
    case angularImpulse(CGFloat)
    case speedBy(CGFloat)
    case speedTo(CGFloat)
    case custom((SKNode, CGFloat) -> Void)

    var reversed: ActionEffect {
        switch self {
        case .moveBy(let delta): .moveBy(CGVector(dx: -delta.dx, dy: -delta.dy))
        case .turnBy(let angle): .turnBy(-angle)
        case .scaleBy(let x, let y): .scaleBy(x: x == 0 ? 0 : 1 / x, y: y == 0 ? 0 : 1 / y)
        case .resizeBy(let size): .resizeBy(CGSize(width: -size.width, height: -size.height))
        case .fadeBy(let change): .fadeBy(-change)
        case .fadeTo(_, let reverse?): .fadeTo(reverse, reverse: 1 - reverse)
        case .animate(let textures, let resize, let restore): .animate(textures.reversed(), resize: resize, restore: restore)
        case .follow(let track, let isOffset, let turns): .follow(track.reversed, isOffset: isOffset, turns: turns)
        case .speedBy(let change): .speedBy(-change)
        default: self
        }
    }

    /// Begins the effect on a node: what it gives is called in each frame with how far the action has gone now and before, and its seconds.
    @MainActor func begin(on node: SKNode, duration: TimeInterval) -> (ActionMoment) -> Void {
        EffectStart(node: node, duration: duration).update(for: self)
    }
}

/// How far an action has gone.
struct ActionMoment {
    /// 0 to 1, as the timing says.
    var part: CGFloat
    var before: CGFloat
    /// Since it began.
    var seconds: TimeInterval
    /// Of this frame.
    var step: TimeInterval
    var delta: CGFloat { part - before }
}

/// Works out what an effect does from how its node is when it begins.
@MainActor struct EffectStart {
    let node: SKNode
    let duration: TimeInterval

    func update(for effect: ActionEffect) -> (ActionMoment) -> Void {
        let node = node
        switch effect {
        case .moveBy, .moveTo, .follow: return moving(effect)
        case .turnBy(let angle): return { node.zRotation += angle * $0.delta }
        case .turnTo(let target, let isShortest):
            let start = node.zRotation
            let way = isShortest ? Self.shortest(target - start) : target - start
            return { node.zRotation = start + way * $0.part }
        case .scaleBy, .scaleTo, .scaleToSize: return scaling(effect)
        case .resizeBy, .resizeTo: return resizing(effect)
        case .fadeBy(let change): return { node.alpha += change * $0.delta }
        case .fadeTo(let target, _):
            let start = node.alpha
            return { node.alpha = start + (target - start) * $0.part }
        case .animate, .colorize: return painting(effect)
        case .force, .torque, .impulse, .angularImpulse: return pushing(effect)
        case .speedBy(let change): return { node.speed += change * $0.delta }
        case .speedTo(let target):
            let start = node.speed
            return { node.speed = start + (target - start) * $0.part }
        case .custom(let block): return { block(node, CGFloat($0.seconds)) }
        }
    }

    /// The same turn within half a circle.
    static func shortest(_ angle: CGFloat) -> CGFloat { angle - (angle / (2 * .pi)).rounded() * 2 * .pi }

    private func moving(_ effect: ActionEffect) -> (ActionMoment) -> Void {
        let node = node, start = node.position
        switch effect {
        case .moveBy(let delta):
            return { node.position = CGPoint(x: node.position.x + delta.dx * $0.delta, y: node.position.y + delta.dy * $0.delta) }
        case .moveTo(let x, let y):
            return { moment in
                if let x { node.position.x = start.x + (x - start.x) * moment.part }
                if let y { node.position.y = start.y + (y - start.y) * moment.part }
            }
        case .follow(let track, let isOffset, let turns):
            let origin = isOffset ? start : .zero
            return { moment in
                guard let place = track.place(at: moment.part) else { return }
                node.position = CGPoint(x: origin.x + place.point.x, y: origin.y + place.point.y)
                if turns { node.zRotation = place.angle - .pi / 2 }
            }
        default: return { _ in }
        }
    }

    private func scaling(_ effect: ActionEffect) -> (ActionMoment) -> Void {
        let node = node
        let start = CGVector(dx: node.xScale, dy: node.yScale)
        var x: CGFloat?
        var y: CGFloat?
        switch effect {
        case .scaleBy(let factorX, let factorY): (x, y) = (start.dx * factorX, start.dy * factorY)
        case .scaleTo(let toX, let toY): (x, y) = (toX, toY)
        case .scaleToSize(let size):
            let own = (node as? SKSpriteNode)?.ownSize ?? node.contentRect.size
            (x, y) = (own.width > 0 ? size.width / own.width : nil, own.height > 0 ? size.height / own.height : nil)
        default: break
        }
        return { [x, y] moment in
            if let x { node.xScale = start.dx + (x - start.dx) * moment.part }
            if let y { node.yScale = start.dy + (y - start.dy) * moment.part }
        }
    }

    private func resizing(_ effect: ActionEffect) -> (ActionMoment) -> Void {
        guard let sprite = node as? SKSpriteNode else { return { _ in } }
        let start = sprite.size
        switch effect {
        case .resizeBy(let change):
            return { sprite.size = CGSize(width: sprite.size.width + change.width * $0.delta, height: sprite.size.height + change.height * $0.delta) }
        case .resizeTo(let width, let height):
            return { moment in
                var size = sprite.size
                if let width { size.width = start.width + (width - start.width) * moment.part }
                if let height { size.height = start.height + (height - start.height) * moment.part }
                sprite.size = size
            }
        default: return { _ in }
        }
    }

    private func painting(_ effect: ActionEffect) -> (ActionMoment) -> Void {
        switch effect {
        case .animate(let textures, let resize, let restore):
            guard let sprite = node as? SKSpriteNode, !textures.isEmpty else { return { _ in } }
            let before = sprite.texture
            let duration = duration
            return { moment in
                let isOver = moment.seconds >= duration
                let index = min(Int(moment.part * CGFloat(textures.count) + 1e-6), textures.count - 1)
                let shown = isOver && restore ? before : textures[index]
                if sprite.texture !== shown { sprite.texture = shown }
                if resize, let shown { sprite.ownSize = shown.size() }
            }
        case .colorize(let color, let factor):
            if let sprite = node as? SKSpriteNode {
                let start = sprite.color.cgColor, from = sprite.colorBlendFactor
                return { moment in
                    if let color { sprite.color = UIColor(cgColor: TextureTint.mix(start, color, moment.part)) }
                    sprite.colorBlendFactor = from + (factor - from) * moment.part
                }
            }
            guard let label = node as? SKLabelNode else { return { _ in } }
            let start = (label.color ?? .white).cgColor, from = label.colorBlendFactor
            return { moment in
                if let color { label.color = UIColor(cgColor: TextureTint.mix(start, color, moment.part)) }
                label.colorBlendFactor = from + (factor - from) * moment.part
            }
        default: return { _ in }
        }
    }

    private func pushing(_ effect: ActionEffect) -> (ActionMoment) -> Void {
        let node = node, duration = duration
        func share(_ moment: ActionMoment) -> CGFloat { duration > 0 ? CGFloat(moment.step / duration) : 1 }
        switch effect {
        case .force(let force, let point):
            return { _ in
                if let point { node.physicsBody?.applyForce(force, at: point) } else { node.physicsBody?.applyForce(force) }
            }
        case .torque(let torque): return { _ in node.physicsBody?.applyTorque(torque) }
        case .impulse(let impulse, let point):
            return { moment in
                let now = CGVector(dx: impulse.dx * share(moment), dy: impulse.dy * share(moment))
                if let point { node.physicsBody?.applyImpulse(now, at: point) } else { node.physicsBody?.applyImpulse(now) }
            }
        case .angularImpulse(let impulse): return { node.physicsBody?.applyAngularImpulse(impulse * share($0)) }
        default: return { _ in }
        }
    }
}
