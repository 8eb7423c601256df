import UIKit

public enum SKUniformType: Int, Sendable {
    case none = 0, float, floatVector2, floatVector3, floatVector4, floatMatrix2, floatMatrix3, floatMatrix4, texture
}

/// A value that a shader's program may ask for by its name.
@preconcurrency @MainActor open class SKUniform: NSObject {
    public let name: String
    open private(set) var uniformType: SKUniformType
    open var floatValue: Float = 0 { didSet { uniformType = .float } }
    open var vectorFloat2Value = SIMD2<Float>() { didSet { uniformType = .floatVector2 } }
    open var vectorFloat3Value = SIMD3<Float>() { didSet { uniformType = .floatVector3 } }
    open var vectorFloat4Value = SIMD4<Float>() { didSet { uniformType = .floatVector4 } }
    open var textureValue: SKTexture? { didSet { uniformType = .texture } }

    private init(_ name: String, _ type: SKUniformType) {
        (self.name, uniformType) = (name, type)
        super.init()
    }

    public convenience init(name: String) { self.init(name, .none) }
    public convenience init(name: String, float value: Float) {
        self.init(name, .float)
        floatValue = value
    }
    public convenience init(name: String, texture: SKTexture?) {
        self.init(name, .texture)
        textureValue = texture
    }
    public convenience init(name: String, vectorFloat2 value: SIMD2<Float>) {
        self.init(name, .floatVector2)
        vectorFloat2Value = value
    }
    public convenience init(name: String, vectorFloat3 value: SIMD3<Float>) {
        self.init(name, .floatVector3)
        vectorFloat3Value = value
    }
    public convenience init(name: String, vectorFloat4 value: SIMD4<Float>) {
        self.init(name, .floatVector4)
        vectorFloat4Value = value
    }
}

public enum SKAttributeType: Int, Sendable {
    case none = 0, float, vectorFloat2, vectorFloat3, vectorFloat4, halfFloat, vectorHalfFloat2, vectorHalfFloat3, vectorHalfFloat4
}

/// A value of each node that a shader's program may ask for.
@preconcurrency @MainActor open class SKAttribute: NSObject {
    public let name: String
    public let type: SKAttributeType
    public init(name: String, type: SKAttributeType) {
        (self.name, self.type) = (name, type)
        super.init()
    }
}

@preconcurrency @MainActor open class SKAttributeValue: NSObject {
    open var floatValue: Float = 0
    open var vectorFloat2Value = SIMD2<Float>()
    open var vectorFloat3Value = SIMD3<Float>()
    open var vectorFloat4Value = SIMD4<Float>()

    public override init() { super.init() }
    public convenience init(float value: Float) {
        self.init()
        floatValue = value
    }
    public convenience init(vectorFloat2 value: SIMD2<Float>) {
        self.init()
        vectorFloat2Value = value
    }
    public convenience init(vectorFloat3 value: SIMD3<Float>) {
        self.init()
        vectorFloat3Value = value
    }
    public convenience init(vectorFloat4 value: SIMD4<Float>) {
        self.init()
        vectorFloat4Value = value
    }
}

/// A program for each pixel of a node. Kept with its values: there is no graphics processor, and nodes are drawn as without one.
@preconcurrency @MainActor open class SKShader: NSObject {
    open var source: String?
    open var uniforms: [SKUniform]
    open var attributes: [SKAttribute] = []

    public init(source: String, uniforms: [SKUniform]) {
        (self.source, self.uniforms) = (source, uniforms)
        super.init()
    }

    public override convenience init() { self.init(source: "", uniforms: []) }
    public convenience init(source: String) { self.init(source: source, uniforms: []) }

    /// The program in a file of the app's, `name.fsh`; one without a text where there is none.
    public convenience init(fileNamed name: String) {
        let file: String = name.hasSuffix(".fsh") ? String(name.dropLast(4)) : name
        let url: URL? = Bundle.main.url(forResource: file, withExtension: "fsh")
        self.init(source: url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "", uniforms: [])
    }

    open func addUniform(_ uniform: SKUniform) { uniforms.append(uniform) }
    open func uniformNamed(_ name: String) -> SKUniform? { uniforms.first { $0.name == name } }
    open func removeUniformNamed(_ name: String) { uniforms.removeAll { $0.name == name } }
}

/// A light. Kept: sprites are drawn as in full light, without shadows.
@preconcurrency @MainActor open class SKLightNode: SKNode {
    /// Default true.
    open var isEnabled = true
    open var lightColor: UIColor = .white
    open var ambientColor: UIColor = .black
    open var shadowColor = UIColor(white: 0, alpha: 0.5)
    /// How much weaker the light is further away. Default 1.
    open var falloff: CGFloat = 1
    /// Sprites whose `lightingBitMask` shares a bit with it are lit. Default 1.
    open var categoryBitMask: UInt32 = 1
}
