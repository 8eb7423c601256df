import CoreGraphics
import Foundation
import ObjectRuntime

/// An input of a filter.
struct FilterInput: Sendable {
    enum Kind: Sendable {
        case image
        case number(Double)
        case point(Double, Double)
        case vector([Double])
        case color(Double, Double, Double, Double)
        case transform
        case data
        case text(String)
        /// An object of another kind, such as a colour space.
        case object

        /// The value of a new filter.
        var standard: Any? {
            switch self {
            case .image, .data, .object: return nil
            case .number(let value): return NSNumber(value: value)
            case .point(let x, let y): return CIVector(x: CGFloat(x), y: CGFloat(y))
            case .vector(let values): return CIVector(values: values.map { CGFloat($0) }, count: values.count)
            case .color(let r, let g, let b, let a): return CIColor(red: CGFloat(r), green: CGFloat(g), blue: CGFloat(b), alpha: CGFloat(a))
            case .transform: return TransformValue(.identity)
            case .text(let text): return text
            }
        }

        var className: String {
            switch self {
            case .image: "CIImage"
            case .number: "NSNumber"
            case .point, .vector: "CIVector"
            case .color: "CIColor"
            case .transform: "NSAffineTransform"
            case .data: "NSData"
            case .text: "NSString"
            case .object: "NSObject"
            }
        }
    }

    var key: String
    var kind: Kind

    static let image = FilterInput(key: kCIInputImageKey, kind: .image)
    static let background = FilterInput(key: kCIInputBackgroundImageKey, kind: .image)
    static func number(_ key: String, _ standard: Double) -> FilterInput { FilterInput(key: key, kind: .number(standard)) }
    static func point(_ key: String = kCIInputCenterKey, _ x: Double = 150, _ y: Double = 150) -> FilterInput { FilterInput(key: key, kind: .point(x, y)) }
    static func vector(_ key: String, _ values: Double...) -> FilterInput { FilterInput(key: key, kind: .vector(values)) }
    static func color(_ key: String, _ r: Double, _ g: Double, _ b: Double, _ a: Double = 1) -> FilterInput {
        FilterInput(key: key, kind: .color(r, g, b, a))
    }
}

/// The values of a filter's inputs.
struct FilterArguments {
    let values: [String: Any]

    var image: CIImage? { image(kCIInputImageKey) }
    func image(_ key: String) -> CIImage? { values[key] as? CIImage }

    func number(_ key: String) -> Double {
        switch values[key] {
        case let value as NSNumber: value.doubleValue
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as CGFloat: Double(value)
        case let value as Int: Double(value)
        default: 0
        }
    }

    func float(_ key: String) -> Float { Float(number(key)) }
    func vector(_ key: String) -> CIVector {
        if let point = values[key] as? CGPoint { return CIVector(cgPoint: point) }
        if let rect = values[key] as? CGRect { return CIVector(cgRect: rect) }
        return values[key] as? CIVector ?? CIVector(x: 0)
    }
    func point(_ key: String = kCIInputCenterKey) -> CGPoint { vector(key).cgPointValue }
    func pixel(_ key: String) -> SIMD4<Float> {
        let vector = vector(key)
        return SIMD4(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
    }
    func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .clear }
    func data(_ key: String) -> Data? { values[key] as? Data ?? (values[key] as? NSData).map { $0 as Data } }
    func text(_ key: String) -> String { values[key] as? String ?? "" }
    var transform: CGAffineTransform {
        if let value = values[kCIInputTransformKey] as? CGAffineTransform { return value }
        return (values[kCIInputTransformKey] as? TransformValue)?.transform ?? .identity
    }
}

/// A filter of the system: its name, what it takes, and what it makes of that.
struct FilterDefinition: Sendable {
    var name: String
    var categories: [String]
    var inputs: [FilterInput]
    var apply: @Sendable (FilterArguments) -> CIImage?

    init(_ name: String, _ category: String, _ inputs: [FilterInput], _ apply: @escaping @Sendable (FilterArguments) -> CIImage?) {
        self.name = name
        categories = [category, kCICategoryBuiltIn]
        self.inputs = inputs
        self.apply = apply
    }

    /// "CIGaussianBlur" is "Gaussian Blur".
    var displayName: String {
        name.dropFirst(2).reduce(into: "") { text, letter in
            if letter.isUppercase, text.last?.isLowercase == true { text.append(" ") }
            text.append(letter)
        }
    }
}

/// The filters there are.
enum FilterCatalog {
    static let definitions: [FilterDefinition] =
        ColorFilters.all + PhotoFilters.all + BlurFilters.all + Compositing.all + GeometryFilters.all + DistortionFilters.all + Generators.all
        + ReductionFilters.all + DifferenceFilters.all + ColorTableFilters.all + NeighborFilters.all + ScreenFilters.all + PerspectiveFilters.all
        + TileFilters.all + TransitionFilters.all + MoreColorFilters.all + StylizeFilters.all + MoreReductions.all + MoreGenerators.all
    private static let byName = Dictionary(definitions.map { ($0.name, $0) }) { first, _ in first }
    static func definition(named name: String) -> FilterDefinition? { byName[name] }
}

/// A transform among values that are objects.
final class TransformValue: NSObject, Sendable {
    let transform: CGAffineTransform
    init(_ transform: CGAffineTransform) { self.transform = transform }
}
