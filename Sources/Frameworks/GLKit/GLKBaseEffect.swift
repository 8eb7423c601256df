public enum GLKVertexAttrib: GLint, Sendable { case position = 0, normal, color, texCoord0, texCoord1 }
public enum GLKLightingType: GLint, Sendable { case perVertex = 0, perPixel }
public enum GLKTextureEnvMode: GLint, Sendable { case replace = 0, modulate, decal }
public enum GLKTextureTarget: GLenum, Sendable { case target2D = 0x0DE1, targetCubeMap = 0x8513, targetCt = 2 }
public enum GLKFogMode: GLint, Sendable { case exp = 0, exp2, linear }

/// Can be made ready to draw with.
public protocol GLKNamedEffect: AnyObject {
    func prepareToDraw()
}

/// A part of an effect.
open class GLKEffectProperty: NSObject {}

/// The matrices of an effect.
open class GLKEffectPropertyTransform: GLKEffectProperty {
    /// Default the identity.
    open var modelviewMatrix: GLKMatrix4 = GLKMatrix4Identity
    /// Default the identity.
    open var projectionMatrix: GLKMatrix4 = GLKMatrix4Identity
    /// For normals: the inverse of the model's matrix, transposed.
    open var normalMatrix: GLKMatrix3 { GLKMatrix3InvertAndTranspose(GLKMatrix4GetMatrix3(modelviewMatrix), nil) }
}

/// A light of an effect.
open class GLKEffectPropertyLight: GLKEffectProperty {
    /// Default 1.
    open var enabled: GLboolean = 1
    open var position = GLKVector4(x: 0, y: 0, z: 1, w: 0)
    open var ambientColor = GLKVector4(x: 0, y: 0, z: 0, w: 1)
    open var diffuseColor = GLKVector4(x: 1, y: 1, z: 1, w: 1)
    open var specularColor = GLKVector4(x: 1, y: 1, z: 1, w: 1)
    open var spotDirection = GLKVector3(x: 0, y: 0, z: -1)
    open var spotExponent: GLfloat = 0
    open var spotCutoff: GLfloat = 180
    open var constantAttenuation: GLfloat = 1
    open var linearAttenuation: GLfloat = 0
    open var quadraticAttenuation: GLfloat = 0
    open var transform = GLKEffectPropertyTransform()
}

/// How a surface of an effect throws light back.
open class GLKEffectPropertyMaterial: GLKEffectProperty {
    open var ambientColor = GLKVector4(x: 0.2, y: 0.2, z: 0.2, w: 1)
    open var diffuseColor = GLKVector4(x: 0.8, y: 0.8, z: 0.8, w: 1)
    open var specularColor = GLKVector4(x: 0, y: 0, z: 0, w: 1)
    open var emissiveColor = GLKVector4(x: 0, y: 0, z: 0, w: 1)
    open var shininess: GLfloat = 0
}

/// A picture of an effect.
open class GLKEffectPropertyTexture: GLKEffectProperty {
    open var enabled: GLboolean = 1
    open var name: GLuint = 0
    open var target: GLKTextureTarget = .target2D
    open var envMode: GLKTextureEnvMode = .modulate
}

/// The fog of an effect.
open class GLKEffectPropertyFog: GLKEffectProperty {
    open var enabled: GLboolean = 0
    open var mode: GLint = GLKFogMode.exp.rawValue
    open var color = GLKVector4(x: 0, y: 0, z: 0, w: 0)
    open var density: GLfloat = 1
    open var start: GLfloat = 0
    open var end: GLfloat = 1
}

/// Lights, material and pictures to draw with. They are kept; nothing is drawn.
open class GLKBaseEffect: NSObject, GLKNamedEffect {
    open var colorMaterialEnabled: GLboolean = 0
    open var lightModelTwoSided: GLboolean = 0
    open var useConstantColor: GLboolean = 1
    public let transform = GLKEffectPropertyTransform()
    public let light0: GLKEffectPropertyLight
    public let light1: GLKEffectPropertyLight
    public let light2: GLKEffectPropertyLight
    open var lightingType: GLKLightingType = .perVertex
    open var lightModelAmbientColor = GLKVector4(x: 0.2, y: 0.2, z: 0.2, w: 1)
    public let material = GLKEffectPropertyMaterial()
    public let texture2d0: GLKEffectPropertyTexture
    public let texture2d1: GLKEffectPropertyTexture
    open var textureOrder: [GLKEffectPropertyTexture]?
    open var constantColor = GLKVector4(x: 1, y: 1, z: 1, w: 1)
    public let fog = GLKEffectPropertyFog()
    open var label: String?

    public override init() {
        (light0, light1, light2) = (GLKEffectPropertyLight(), GLKEffectPropertyLight(), GLKEffectPropertyLight())
        (texture2d0, texture2d1) = (GLKEffectPropertyTexture(), GLKEffectPropertyTexture())
        super.init()
        for light in [light0, light1, light2] { light.enabled = 0 }
        for texture in [texture2d0, texture2d1] { texture.enabled = 0 }
    }
    /// There is nothing to make ready.
    open func prepareToDraw() {}
}
