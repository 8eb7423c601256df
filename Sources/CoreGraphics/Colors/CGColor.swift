import Foundation

/// A colour: components in a colour space, and alpha. Colours are equal when space and components are.
public final class CGColor: Hashable, @unchecked Sendable {
    private let space: CGColorSpace
    private let values: [CGFloat]
    /// The components that the rasteriser paints: sRGB, clipped to 0 to 1, not premultiplied, alpha last.
    package let rgba: SIMD4<Double>
    /// The pattern that is painted with in place of a colour.
    public let pattern: CGPattern?

    /// - Parameter components: one for each component of `space`, and alpha.
    public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.space = space
        values = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
        pattern = nil
        rgba = Self.rasterColor(space: space, values: values)
    }

    /// A pattern. Nil when `space` is no pattern space.
    ///
    /// - Parameter components: alpha for a pattern with colours of its own; else a colour in the space's base space, and
    ///   alpha.
    public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        guard space.model == .pattern else { return nil }
        let count = space.numberOfComponents + 1
        self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)), pattern: pattern)
    }

    package init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern? = nil) {
        precondition(values.count == space.numberOfComponents + 1, "A colour needs its components and alpha")
        self.space = space
        self.values = values
        self.pattern = pattern
        rgba = Self.rasterColor(space: space, values: values)
    }

    /// A colour in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .sRGBSpace, values: [red, green, blue, alpha])
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .sRGBSpace, values: [red, green, blue, alpha])
    }

    /// Inks, each from 0 to 1, of no device of their own.
    public convenience init(genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        self.init(space: .genericCMYKSpace, values: [cyan, magenta, yellow, black, alpha])
    }

    /// A gray in the space `genericGrayGamma2_2`.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .genericGraySpace, values: [gray, alpha])
    }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(space: .genericGraySpace, values: [gray, alpha])
    }

    public static let white = CGColor(gray: 1, alpha: 1)
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Black with alpha 0.
    public static let clear = CGColor(gray: 0, alpha: 0)

    public var colorSpace: CGColorSpace? { space }

    /// The components, alpha last.
    public var components: [CGFloat]? { values }

    /// Alpha included.
    public var numberOfComponents: Int { values.count }

    public var alpha: CGFloat { values[values.count - 1] }

    public func copy() -> CGColor? { self }

    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern)
    }

    /// The same colour in another space; clipped to it unless that space is an extended one.
    public func converted(
        to destination: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        if pattern != nil { return nil }
        let color = space.profile.extendedSRGB(values.dropLast())
        return CGColor(space: destination, values: destination.profile.components(fromExtendedSRGB: color) + [alpha])
    }

    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs || (lhs.values == rhs.values && lhs.space == rhs.space && lhs.pattern === rhs.pattern)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
        hasher.combine(space)
    }

    /// Whether painting with it hides what is below.
    package var isOpaque: Bool { rgba.w >= 1 && pattern == nil }

    /// The colour for a pattern without its own.
    var patternBaseColor: CGColor? {
        space.baseColorSpace.map { CGColor(space: $0, values: values) }
    }

    private static func rasterColor(space: CGColorSpace, values: [CGFloat]) -> SIMD4<Double> {
        let color = space.profile.extendedSRGB(Array(values.dropLast()))
        let alpha = Double(values[values.count - 1])
        return SIMD4(color, alpha).clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    }
}

extension CGColor: CustomDebugStringConvertible {
    public var debugDescription: String {
        let name = space.name.map { $0 as String } ?? "device"
        return "<CGColor [\(name)] ( \(values.map { "\($0)" }.joined(separator: " ")) )>"
    }
}

extension CGColor: _ExpressibleByColorLiteral {
    /// The colour of `#colorLiteral`: components in sRGB, 0 to 1.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
