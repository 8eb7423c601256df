/// How triangles are filled.
public enum SCNFillMode: UInt, Sendable { case fill = 0, lines = 1 }
/// Which side of triangles is not drawn.
public enum SCNCullMode: Int, Sendable { case back = 0, front = 1 }
/// How the transparent property is read.
public enum SCNTransparencyMode: Int, Sendable {
    case aOne = 0
    case rgbZero = 1
    case singleLayer = 2
    case dualLayer = 3
    public static var `default`: SCNTransparencyMode { .aOne }
}
/// How a surface's colour is put over that behind it.
public enum SCNBlendMode: Int, Sendable { case alpha = 0, add, subtract, multiply, screen, replace, max }

/// The looks of a surface.
open class SCNMaterial: NSObject, SCNAnimatable, SCNShadable, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// How light makes a colour.
    public struct LightingModel: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
        public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
        public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
        /// Without light.
        public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
        /// Drawn as Lambert's.
        public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
        public static let shadowOnly = LightingModel(rawValue: "SCNLightingModelShadowOnly")
    }

    open var name: String?
    /// Default white.
    public let diffuse = SCNMaterialProperty(contents: UIColor.white)
    public let ambient = SCNMaterialProperty(contents: UIColor(white: 0.485, alpha: 1))
    /// Default black.
    public let specular = SCNMaterialProperty(contents: UIColor.black)
    public let emission = SCNMaterialProperty(contents: UIColor.black)
    public let transparent = SCNMaterialProperty()
    public let reflective = SCNMaterialProperty()
    public let multiply = SCNMaterialProperty()
    public let normal = SCNMaterialProperty()
    public let displacement = SCNMaterialProperty()
    public let ambientOcclusion = SCNMaterialProperty()
    public let selfIllumination = SCNMaterialProperty()
    public let metalness = SCNMaterialProperty(contents: UIColor.black)
    public let roughness = SCNMaterialProperty(contents: UIColor(white: 0.5, alpha: 1))
    public let clearCoat = SCNMaterialProperty()
    public let clearCoatRoughness = SCNMaterialProperty()
    public let clearCoatNormal = SCNMaterialProperty()

    /// How narrow highlights are. Default 1.
    open var shininess: CGFloat = 1
    /// From 0, which cannot be seen, to 1, the default.
    open var transparency: CGFloat = 1
    /// Default Blinn's.
    open var lightingModel: LightingModel = .blinn
    open var isLitPerPixel = true
    /// Whether back faces are drawn. Default false.
    open var isDoubleSided = false
    open var fillMode: SCNFillMode = .fill
    open var cullMode: SCNCullMode = .back
    open var transparencyMode: SCNTransparencyMode = .default
    /// Whether ambient light has the diffuse colour. Default true.
    open var locksAmbientWithDiffuse = true
    open var writesToDepthBuffer = true
    open var readsFromDepthBuffer = true
    open var colorBufferWriteMask: SCNColorMask = .all
    open var fresnelExponent: CGFloat = 0
    open var blendMode: SCNBlendMode = .alpha
    open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
    let animationStore = AnimationStore()

    public override init() { super.init() }
    /// Nothing is read of archives.
    public required init?(coder: NSCoder) { super.init() }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}

    private var properties: [SCNMaterialProperty] {
        [
            diffuse, ambient, specular, emission, transparent, reflective, multiply, normal, displacement, ambientOcclusion, selfIllumination, metalness,
            roughness, clearCoat, clearCoatRoughness, clearCoatNormal,
        ]
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNMaterial()
        for (own, other) in zip(properties, copy.properties) { own.copyValues(to: other) }
        (copy.name, copy.shininess, copy.transparency, copy.lightingModel) = (name, shininess, transparency, lightingModel)
        (copy.isLitPerPixel, copy.isDoubleSided, copy.fillMode, copy.cullMode) = (isLitPerPixel, isDoubleSided, fillMode, cullMode)
        (copy.transparencyMode, copy.locksAmbientWithDiffuse, copy.blendMode) = (transparencyMode, locksAmbientWithDiffuse, blendMode)
        (copy.writesToDepthBuffer, copy.readsFromDepthBuffer) = (writesToDepthBuffer, readsFromDepthBuffer)
        (copy.colorBufferWriteMask, copy.fresnelExponent, copy.shaderModifiers) = (colorBufferWriteMask, fresnelExponent, shaderModifiers)
        return copy
    }
}
