/// Particles. They are kept and not drawn.
open class SCNParticleSystem: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open var emissionDuration: CGFloat = 1
    open var emissionDurationVariation: CGFloat = 0
    open var idleDuration: CGFloat = 0
    open var idleDurationVariation: CGFloat = 0
    open var loops = true
    open var birthRate: CGFloat = 1
    open var birthRateVariation: CGFloat = 0
    open var warmupDuration: CGFloat = 0
    open var emitterShape: SCNGeometry?
    open var birthLocation: SCNParticleBirthLocation = .surface
    open var birthDirection: SCNParticleBirthDirection = .constant
    open var spreadingAngle: CGFloat = 0
    open var emittingDirection = SCNVector3(0, 0, 1)
    open var acceleration = SCNVector3Zero
    open var isLocal = false
    open var particleAngle: CGFloat = 0
    open var particleAngleVariation: CGFloat = 0
    open var particleVelocity: CGFloat = 0
    open var particleVelocityVariation: CGFloat = 0
    open var particleAngularVelocity: CGFloat = 0
    open var particleAngularVelocityVariation: CGFloat = 0
    open var particleLifeSpan: CGFloat = 1
    open var particleLifeSpanVariation: CGFloat = 0
    open var systemSpawnedOnDying: SCNParticleSystem?
    open var systemSpawnedOnCollision: SCNParticleSystem?
    open var systemSpawnedOnLiving: SCNParticleSystem?
    open var particleImage: Any?
    open var imageSequenceColumnCount = 1
    open var imageSequenceRowCount = 1
    open var imageSequenceFrameRate: CGFloat = 0
    open var particleColor: UIColor = .white
    open var particleColorVariation = SCNVector4Zero
    open var particleSize: CGFloat = 1
    open var particleSizeVariation: CGFloat = 0
    open var particleIntensity: CGFloat = 1
    open var particleIntensityVariation: CGFloat = 0
    open var blendMode: SCNParticleBlendMode = .additive
    open var isBlackPassEnabled = false
    open var orientationMode: SCNParticleOrientationMode = .billboardScreenAligned
    open var sortingMode: SCNParticleSortingMode = .none
    open var isLightingEnabled = false
    open var affectedByGravity = false
    open var affectedByPhysicsFields = false
    open var colliderNodes: [SCNNode]?
    open var particleDiesOnCollision = false
    open var particleMass: CGFloat = 1
    open var particleMassVariation: CGFloat = 0
    open var particleBounce: CGFloat = 0.7
    open var particleBounceVariation: CGFloat = 0
    open var particleFriction: CGFloat = 1
    open var particleFrictionVariation: CGFloat = 0
    open var particleCharge: CGFloat = 0
    open var particleChargeVariation: CGFloat = 0
    open var dampingFactor: CGFloat = 0
    open var speedFactor: CGFloat = 1
    open var stretchFactor: CGFloat = 0
    open var fresnelExponent: CGFloat = 1
    open var writesToDepthBuffer = false

    public override init() { super.init() }
    /// Nil: archives of particles are not read.
    public convenience init?(named name: String, inDirectory directory: String?) { nil }
    /// Nothing is read of archives.
    public required init?(coder: NSCoder) { super.init() }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}
    open func reset() {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNParticleSystem()
        (copy.emissionDuration, copy.loops, copy.birthRate, copy.emitterShape) = (emissionDuration, loops, birthRate, emitterShape)
        (copy.spreadingAngle, copy.emittingDirection, copy.acceleration) = (spreadingAngle, emittingDirection, acceleration)
        (copy.particleVelocity, copy.particleLifeSpan, copy.particleImage) = (particleVelocity, particleLifeSpan, particleImage)
        (copy.particleColor, copy.particleSize, copy.blendMode, copy.isLocal) = (particleColor, particleSize, blendMode, isLocal)
        return copy
    }
}

public enum SCNParticleSortingMode: Int, Sendable { case none = 0, projectedDepth, distance, oldestFirst, youngestFirst }
public enum SCNParticleBlendMode: Int, Sendable { case additive = 0, subtract, multiply, screen, alpha, replace }
public enum SCNParticleOrientationMode: Int, Sendable { case billboardScreenAligned = 0, billboardViewAligned, free, billboardYAligned }
public enum SCNParticleBirthLocation: Int, Sendable { case surface = 0, volume, vertex }
public enum SCNParticleBirthDirection: Int, Sendable { case constant = 0, surfaceNormal, random }
