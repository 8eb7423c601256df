import Foundation

/// Colours that a function gives along a line or between two circles.
public final class CGShading: Hashable {
    private enum Shape {
        case axial(CGPoint, CGPoint)
        case radial(CGPoint, CGFloat, CGPoint, CGFloat)
    }

    private let shape: Shape
    private let gradient: CGGradient
    private let options: CGGradientDrawingOptions

    /// How many colours of the function are taken; between them they change evenly.
    private static let samples = 256

    private init?(_ shape: Shape, _ space: CGColorSpace, _ function: CGFunction, _ extendStart: Bool, _ extendEnd: Bool) {
        // The function gives the components, with or without alpha.
        guard function.inputs == 1, [space.numberOfComponents, space.numberOfComponents + 1].contains(function.outputs) else { return nil }
        let colors: [CGColor] = (0..<Self.samples).map { index in
            let values: [CGFloat] = function.values(at: CGFloat(index) / CGFloat(Self.samples - 1))
            return CGColor(space: space, values: values.count > space.numberOfComponents ? values : values + [1])
        }
        guard let gradient = CGGradient(colors: colors, locations: nil) else { return nil }
        self.shape = shape
        self.gradient = gradient
        options = [extendStart ? .drawsBeforeStartLocation : [], extendEnd ? .drawsAfterEndLocation : []]
    }

    /// Colours along the line from `start` to `end`, each across it.
    public convenience init?(axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool, extendEnd: Bool) {
        self.init(.axial(start, end), space, function, extendStart, extendEnd)
    }

    /// Colours of circles that grow from one to another.
    public convenience init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat, function: CGFunction,
        extendStart: Bool, extendEnd: Bool
    ) { self.init(.radial(start, startRadius, end, endRadius), space, function, extendStart, extendEnd) }

    func draw(in context: CGContext) {
        switch shape {
        case .axial(let start, let end): context.drawLinearGradient(gradient, start: start, end: end, options: options)
        case .radial(let start, let startRadius, let end, let endRadius):
            context.drawRadialGradient(gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius, options: options)
        }
    }

    public static func == (lhs: CGShading, rhs: CGShading) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGContext {
    /// Fills the clip with a shading.
    public func drawShading(_ shading: CGShading) { shading.draw(in: self) }
}
