/// When shadows are worked out.
public enum SCNShadowMode: Int, Sendable { case forward = 0, deferred = 1, modulated = 2 }

/// A source of light. Shadows are not drawn.
open class SCNLight: NSObject, SCNAnimatable, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// How light spreads.
    public struct LightType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// From everywhere.
        public static let ambient = LightType(rawValue: "ambient")
        /// From its node to all sides.
        public static let omni = LightType(rawValue: "omni")
        /// Along its node's negative z, everywhere.
        public static let directional = LightType(rawValue: "directional")
        /// From its node in a cone around negative z.
        public static let spot = LightType(rawValue: "spot")
        public static let IES = LightType(rawValue: "ies")
        public static let probe = LightType(rawValue: "probe")
        public static let area = LightType(rawValue: "area")
    }

    /// Default omni.
    open var type: LightType = .omni
    open var name: String?
    /// A `UIColor` or `CGColor`. Default white.
    open var color: Any = UIColor.white
    /// Lumens: 1000, the default, shows colours as they are.
    open var intensity: CGFloat = 1000
    /// Kelvin; kept. Default 6500.
    open var temperature: CGFloat = 6500
    open var castsShadow = false
    open var shadowColor: Any = UIColor(white: 0, alpha: 0.5)
    open var shadowRadius: CGFloat = 3
    open var shadowMapSize = CGSize.zero
    open var shadowSampleCount = 0
    open var shadowMode: SCNShadowMode = .forward
    open var shadowBias: CGFloat = 1
    open var automaticallyAdjustsShadowProjection = true
    open var maximumShadowDistance: CGFloat = 100
    open var forcesBackFaceCasters = false
    open var sampleDistributedShadowMaps = false
    open var shadowCascadeCount = 1
    open var shadowCascadeSplittingFactor: CGFloat = 0.15
    open var orthographicScale: CGFloat = 1
    open var zNear: CGFloat = 1
    open var zFar: CGFloat = 100
    /// From where on the light of omni and spot lights grows weaker.
    open var attenuationStartDistance: CGFloat = 0
    /// The distance without any light; 0, the default, is never reached.
    open var attenuationEndDistance: CGFloat = 0
    /// Default 2.
    open var attenuationFalloffExponent: CGFloat = 2
    /// Degrees of the full light of a spot. Default 0.
    open var spotInnerAngle: CGFloat = 0
    /// Degrees of all light of a spot. Default 45.
    open var spotOuterAngle: CGFloat = 45
    open var iesProfileURL: URL?
    open var categoryBitMask = -1
    let animationStore = AnimationStore()

    public override init() { super.init() }
    /// Nothing is read of archives.
    public required init?(coder: NSCoder) { super.init() }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNLight()
        (copy.type, copy.name, copy.color, copy.intensity, copy.temperature) = (type, name, color, intensity, temperature)
        (copy.castsShadow, copy.shadowColor, copy.shadowRadius, copy.shadowMapSize) = (castsShadow, shadowColor, shadowRadius, shadowMapSize)
        (copy.shadowSampleCount, copy.shadowMode, copy.shadowBias) = (shadowSampleCount, shadowMode, shadowBias)
        (copy.orthographicScale, copy.zNear, copy.zFar, copy.categoryBitMask) = (orthographicScale, zNear, zFar, categoryBitMask)
        (copy.attenuationStartDistance, copy.attenuationEndDistance) = (attenuationStartDistance, attenuationEndDistance)
        (copy.attenuationFalloffExponent, copy.spotInnerAngle) = (attenuationFalloffExponent, spotInnerAngle)
        (copy.spotOuterAngle, copy.iesProfileURL) = (spotOuterAngle, iesProfileURL)
        return copy
    }
}
