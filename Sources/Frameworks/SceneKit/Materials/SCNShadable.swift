/// Programs in place of a part of drawing. They are kept and not run: there is no graphics processor.
@preconcurrency public protocol SCNShadable: NSObjectProtocol {
    var shaderModifiers: [SCNShaderModifierEntryPoint: String]? { get set }
}

/// Places in drawing where a program may change something.
public struct SCNShaderModifierEntryPoint: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let geometry = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointGeometry")
    public static let surface = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointSurface")
    public static let lightingModel = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointLightingModel")
    public static let fragment = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointFragment")
}
