/// Which of two particles is in front.
public enum SKParticleRenderOrder: UInt, Sendable { case oldestLast = 0, oldestFirst = 1, dontCare = 2 }

/// Makes particles: small sprites that fly off and go out.
///
/// A particle's first values lie within half of a range on both sides of its value. Lots are drawn by a seed of the emitter's place, so that every run
/// looks the same.
@preconcurrency @MainActor open class SKEmitterNode: SKNode {
    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    /// Kept: particles are drawn as without one.
    open var shader: SKShader?

    // MARK: How many, and how long

    /// A second. Default 0.
    open var particleBirthRate: CGFloat = 0
    /// Default 0: without end.
    open var numParticlesToEmit = 0
    /// Seconds. Default 0.
    open var particleLifetime: CGFloat = 0
    open var particleLifetimeRange: CGFloat = 0
    /// Default: the newest are in front.
    open var particleRenderOrder: SKParticleRenderOrder = .oldestLast

    // MARK: Where, and whereto

    open var particlePosition = CGPoint.zero
    open var particlePositionRange = CGVector.zero
    open var particleZPosition: CGFloat = 0
    /// In which particles fly. Default nil: they move along with the emitter.
    open weak var targetNode: SKNode?
    /// Radians. Default 0: to the right.
    open var emissionAngle: CGFloat = 0
    open var emissionAngleRange: CGFloat = 0
    /// Points a second. Default 0.
    open var particleSpeed: CGFloat = 0
    open var particleSpeedRange: CGFloat = 0
    /// Points a second squared. Default 0.
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0

    // MARK: How they look

    /// Default nil: squares of their colour.
    open var particleTexture: SKTexture?
    /// Default: the texture's.
    open var particleSize = CGSize.zero
    open var particleBlendMode: SKBlendMode = .alpha
    open var particleScale: CGFloat = 1
    open var particleScaleRange: CGFloat = 0
    /// A second, as everything that ends in "speed".
    open var particleScaleSpeed: CGFloat = 0
    open var particleScaleSequence: SKKeyframeSequence?
    open var particleRotation: CGFloat = 0
    open var particleRotationRange: CGFloat = 0
    open var particleRotationSpeed: CGFloat = 0
    open var particleAlpha: CGFloat = 1
    open var particleAlphaRange: CGFloat = 0
    open var particleAlphaSpeed: CGFloat = 0
    open var particleAlphaSequence: SKKeyframeSequence?
    open var particleColor: UIColor = .white
    open var particleColorRedRange: CGFloat = 0
    open var particleColorGreenRange: CGFloat = 0
    open var particleColorBlueRange: CGFloat = 0
    open var particleColorAlphaRange: CGFloat = 0
    open var particleColorRedSpeed: CGFloat = 0
    open var particleColorGreenSpeed: CGFloat = 0
    open var particleColorBlueSpeed: CGFloat = 0
    open var particleColorAlphaSpeed: CGFloat = 0
    /// Over a particle's life, 0 to 1. Default nil.
    open var particleColorSequence: SKKeyframeSequence?
    open var particleColorBlendFactor: CGFloat = 0
    open var particleColorBlendFactorRange: CGFloat = 0
    open var particleColorBlendFactorSpeed: CGFloat = 0
    open var particleColorBlendFactorSequence: SKKeyframeSequence?

    // MARK: Running

    /// More of one emitter's are not kept at a time, and not born at once.
    private static let mostParticles = 20_000

    private var particles: [Particle] = []
    private var emitted = 0
    private var due: CGFloat = 0

    /// Goes on at once, as if that time had passed.
    open func advanceSimulationTime(_ sec: TimeInterval) {
        var left = sec
        while left > 0 {
            advance(by: min(left, 1.0 / 30))
            left -= 1.0 / 30
        }
    }

    /// Takes away all particles and begins anew.
    open func resetSimulation() { (particles, emitted, due) = ([], 0, 0) }

    override func advance(by seconds: TimeInterval) {
        let step = CGFloat(seconds)
        for index in particles.indices { particles[index].age += step }
        particles.removeAll { $0.age >= $0.life }
        due = min(due + particleBirthRate * step, CGFloat(Self.mostParticles))
        while due >= 1 {
            due -= 1
            guard numParticlesToEmit == 0 || emitted < numParticlesToEmit else { continue }
            emitted += 1
            guard particles.count < Self.mostParticles else { continue }
            let born = newParticle()
            if born.life > 0 { particles.append(born) }
        }
    }

    private func newParticle() -> Particle {
        let lots = lots
        let angle = lots.around(emissionAngle, emissionAngleRange), speed = lots.around(particleSpeed, particleSpeedRange)
        var particle = Particle(life: lots.around(particleLifetime, particleLifetimeRange))
        particle.start = CGPoint(x: lots.around(particlePosition.x, particlePositionRange.dx), y: lots.around(particlePosition.y, particlePositionRange.dy))
        particle.velocity = CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed)
        particle.scale = lots.around(particleScale, particleScaleRange)
        particle.rotation = lots.around(particleRotation, particleRotationRange)
        particle.alpha = lots.around(particleAlpha, particleAlphaRange)
        particle.blend = lots.around(particleColorBlendFactor, particleColorBlendFactorRange)
        let ranges = [particleColorRedRange, particleColorGreenRange, particleColorBlueRange, particleColorAlphaRange]
        particle.color = zip(TextureTint.parts(of: particleColor.cgColor), ranges).map { lots.around($0, $1) }
        if let target = targetNode {
            let place = toRoot.concatenating(target.toRoot.inverted())
            particle.start = particle.start.applying(place)
            let origin = CGPoint.zero.applying(place)
            let tip = CGPoint(x: particle.velocity.dx, y: particle.velocity.dy).applying(place)
            particle.velocity = CGVector(dx: tip.x - origin.x, dy: tip.y - origin.y)
        }
        return particle
    }

    /// Particles as they are drawn.
    ///
    /// - Parameter transform: from the emitter's coordinates to those of the topmost node.
    func drawnParticles(_ transform: CGAffineTransform, alpha: CGFloat, depth: CGFloat) -> [DrawnItem] {
        let place = targetNode?.toRoot ?? transform
        let ordered = particleRenderOrder == .oldestFirst ? particles.reversed() : particles
        return ordered.compactMap { particle in
            let now = look(of: particle)
            guard now.alpha > 0.002, now.scale > 0 else { return nil }
            let point = particle.place(xAcceleration, yAcceleration)
            let own = CGAffineTransform(translationX: point.x, y: point.y).rotated(by: particle.rotation + particleRotationSpeed * particle.age)
                .scaledBy(x: now.scale, y: now.scale)
            return DrawnItem(
                depth: depth + particleZPosition, transform: own.concatenating(place), alpha: min(alpha * now.alpha, 1), blending: particleBlendMode,
                content: content(now))
        }
    }

    private struct Look {
        var scale: CGFloat
        var alpha: CGFloat
        var color: [CGFloat]
        var blend: CGFloat
    }

    private func look(of particle: Particle) -> Look {
        let age = particle.age, part = particle.life > 0 ? age / particle.life : 1
        let speeds = [particleColorRedSpeed, particleColorGreenSpeed, particleColorBlueSpeed, particleColorAlphaSpeed]
        var color = zip(particle.color, speeds).map { max(0, min(1, $0 + $1 * age)) }
        if let sampled = particleColorSequence?.sample(atTime: part) as? UIColor { color = TextureTint.parts(of: sampled.cgColor) }
        func value(_ sequence: SKKeyframeSequence?, _ start: CGFloat, _ speed: CGFloat) -> CGFloat {
            SKKeyframeSequence.number(sequence?.sample(atTime: part)) ?? start + speed * age
        }
        return Look(
            scale: value(particleScaleSequence, particle.scale, particleScaleSpeed),
            alpha: max(0, min(1, value(particleAlphaSequence, particle.alpha, particleAlphaSpeed))), color: color,
            blend: max(0, min(1, value(particleColorBlendFactorSequence, particle.blend, particleColorBlendFactorSpeed))))
    }

    private func content(_ look: Look) -> DrawnContent {
        let size = particleSize != .zero ? particleSize : particleTexture?.size() ?? CGSize(width: 1, height: 1)
        let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        guard let image = particleTexture?.cgImageIfAny else {
            return .color(UIColor(red: look.color[0], green: look.color[1], blue: look.color[2], alpha: look.color[3]).cgColor, rect)
        }
        // In few steps, so that pictures tinted once are used again.
        let steps = look.color.map { ($0 * 15).rounded() / 15 }
        let tint = TextureTint(color: UIColor(red: steps[0], green: steps[1], blue: steps[2], alpha: 1).cgColor, part: (look.blend * 15).rounded() / 15)
        let isTinted = tint.part > 0 && steps[0] + steps[1] + steps[2] < 3
        return .picture(
            DrawnPicture(
                image: image, pointSize: size, rect: rect, center: CGRect(x: 0, y: 0, width: 1, height: 1), tint: isTinted ? tint : nil, isSmooth: true,
                scale: CGVector(dx: 1, dy: 1)))
    }

    override func take(_ original: SKNode) {
        super.take(original)
        guard let original = original as? SKEmitterNode else { return }
        EmitterValues.copy(from: original, to: self)
    }

    override func read(_ archive: NodeCoder) {
        super.read(archive)
        EmitterValues.read(archive, into: self)
    }
}

/// One of an emitter's sprites.
struct Particle {
    var life: CGFloat
    var age: CGFloat = 0
    var start = CGPoint.zero
    var velocity = CGVector.zero
    var scale: CGFloat = 1
    var rotation: CGFloat = 0
    var alpha: CGFloat = 1
    var color: [CGFloat] = [1, 1, 1, 1]
    var blend: CGFloat = 0

    init(life: CGFloat) { self.life = life }

    func place(_ xAcceleration: CGFloat, _ yAcceleration: CGFloat) -> CGPoint {
        CGPoint(x: start.x + velocity.dx * age + xAcceleration * age * age / 2, y: start.y + velocity.dy * age + yAcceleration * age * age / 2)
    }
}

/// The values that an emitter is set to.
@MainActor enum EmitterValues {
    private typealias Path = ReferenceWritableKeyPath<SKEmitterNode, CGFloat>

    /// Numbers, by their keys in archives.
    private static var numbers: [(String, Path)] {
        [
            ("_birthrate", \.particleBirthRate), ("_lifetime", \.particleLifetime), ("_lifetimeVariance", \.particleLifetimeRange),
            ("_startZPosition", \.particleZPosition), ("_emissionAngle", \.emissionAngle), ("_emissionAngleVariance", \.emissionAngleRange),
            ("_startSpeed", \.particleSpeed), ("_startSpeedVariance", \.particleSpeedRange), ("_startScale", \.particleScale),
            ("_startScaleVariance", \.particleScaleRange), ("_scaleSpeed", \.particleScaleSpeed), ("_startRotation", \.particleRotation),
            ("_startRotationVariance", \.particleRotationRange), ("_rotationSpeed", \.particleRotationSpeed), ("_startOpacity", \.particleAlpha),
            ("_startOpacityVariance", \.particleAlphaRange), ("_opacitySpeed", \.particleAlphaSpeed), ("_startColorVarianceR", \.particleColorRedRange),
            ("_startColorVarianceG", \.particleColorGreenRange), ("_startColorVarianceB", \.particleColorBlueRange),
            ("_startColorVarianceA", \.particleColorAlphaRange), ("_colorSpeedR", \.particleColorRedSpeed), ("_colorSpeedG", \.particleColorGreenSpeed),
            ("_colorSpeedB", \.particleColorBlueSpeed), ("_colorSpeedA", \.particleColorAlphaSpeed), ("_startColorMix", \.particleColorBlendFactor),
            ("_startColorBlendVariance", \.particleColorBlendFactorRange), ("_colorBlendSpeed", \.particleColorBlendFactorSpeed),
            ("", \.xAcceleration), ("", \.yAcceleration),
        ]
    }

    private static var sequences: [(String, ReferenceWritableKeyPath<SKEmitterNode, SKKeyframeSequence?>)] {
        [
            ("_particleScaleSequence", \.particleScaleSequence), ("_particleAlphaSequence", \.particleAlphaSequence),
            ("_particleColorSequence", \.particleColorSequence), ("_particleColorBlendFactorSequence", \.particleColorBlendFactorSequence),
        ]
    }

    static func copy(from: SKEmitterNode, to: SKEmitterNode) {
        for (_, path) in numbers { to[keyPath: path] = from[keyPath: path] }
        for (_, path) in sequences { to[keyPath: path] = from[keyPath: path] }
        (to.numParticlesToEmit, to.particleRenderOrder, to.targetNode) = (from.numParticlesToEmit, from.particleRenderOrder, from.targetNode)
        (to.particlePosition, to.particlePositionRange) = (from.particlePosition, from.particlePositionRange)
        (to.particleTexture, to.particleSize) = (from.particleTexture, from.particleSize)
        (to.particleBlendMode, to.particleColor) = (from.particleBlendMode, from.particleColor)
    }

    static func read(_ archive: NodeCoder, into node: SKEmitterNode) {
        for (key, path) in numbers { if let value = archive.number(forKey: key) { node[keyPath: path] = value } }
        for (key, path) in sequences { if let value = archive.keyframes(forKey: key) { node[keyPath: path] = value } }
        if let point = archive.point(forKey: "_acceleration") { (node.xAcceleration, node.yAcceleration) = (point.x, point.y) }
        if let point = archive.point(forKey: "_startPosition") { node.particlePosition = point }
        if let point = archive.point(forKey: "_startPositionVariance") { node.particlePositionRange = CGVector(dx: point.x, dy: point.y) }
        if let size = archive.size(forKey: "_startSize") { node.particleSize = size }
        if let count = archive.number(forKey: "_numParticlesToEmit") { node.numParticlesToEmit = Int(count) }
        if let mode = archive.number(forKey: "_particleBlendMode") { node.particleBlendMode = SKBlendMode(rawValue: Int(mode)) ?? .alpha }
        if let color = archive.color(forKeys: "_startColor") { node.particleColor = color }
        node.particleTexture = archive.texture(forKey: "_particleTexture")
    }
}
