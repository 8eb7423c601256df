import CoreGraphics
import Foundation
import ObjectRuntime

/// A colour as filters take it: components of sRGB, without its alpha in them.
open class CIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let components4: SIMD4<Double>
    public let colorSpace: CGColorSpace

    public init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) {
        components4 = SIMD4(Double(r), Double(g), Double(b), Double(a))
        colorSpace = CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()
    }
    /// From components of another space; nil for one that is not of red, green and blue.
    public convenience init?(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat, colorSpace: CGColorSpace) {
        guard colorSpace.model == .rgb, let color = CGColor(colorSpace: colorSpace, components: [r, g, b, a]) else { return nil }
        self.init(cgColor: color)
    }
    public convenience init?(red r: CGFloat, green g: CGFloat, blue b: CGFloat, colorSpace: CGColorSpace) {
        self.init(red: r, green: g, blue: b, alpha: 1, colorSpace: colorSpace)
    }
    public convenience override init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }
    public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) { self.init(red: r, green: g, blue: b, alpha: 1) }
    public convenience init(cgColor color: CGColor) {
        let rgba = color.rgba
        self.init(red: CGFloat(rgba.x), green: CGFloat(rgba.y), blue: CGFloat(rgba.z), alpha: CGFloat(rgba.w))
    }
    /// From numbers, `"1 0 0 1"`.
    public convenience init(string representation: String) {
        let parts = representation.split { " [],".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
        func part(_ index: Int, _ otherwise: CGFloat) -> CGFloat { parts.indices.contains(index) ? parts[index] : otherwise }
        self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
    }

    open var red: CGFloat { CGFloat(components4.x) }
    open var green: CGFloat { CGFloat(components4.y) }
    open var blue: CGFloat { CGFloat(components4.z) }
    open var alpha: CGFloat { CGFloat(components4.w) }
    open var numberOfComponents: Int { 4 }
    open var stringRepresentation: String {
        [red, green, blue, alpha].map { String(format: "%g", Double($0)) }.joined(separator: " ")
    }

    open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
    open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
    open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
    open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
    open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
    open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
    open class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
    open class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
    open class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
    open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }

    public required convenience init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "components") else { return nil }
        self.init(string: "\(text)")
    }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { coder.encode(NSString(string: stringRepresentation), forKey: "components") }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.components4 == components4 }
    open override var hash: Int { components4.hashValue }
    open override var description: String { "(\(stringRepresentation))" }

    /// Linear and premultiplied.
    var pixel: SIMD4<Float> { LightCurve.linear(SIMD4<Float>(components4)).premultiplied }
    /// Linear, without its alpha.
    var light: SIMD4<Float> { LightCurve.linear(SIMD4<Float>(components4)) }
}
