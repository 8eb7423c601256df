import Foundation
import TestSupport

/// Measured values of a device's system font (behaviour/system-font-metrics.json).
struct MeasuredFonts: Decodable {
    struct Font: Decodable {
        var weight: String
        var size: Double
        var ascender: Double
        var descender: Double
        var capHeight: Double
        var xHeight: Double
        var lineHeight: Double
        var advances: [Double]
        var strings: [String: Double]
    }

    var characters: String
    var fonts: [Font]

    static let all: MeasuredFonts = Fixture.decode("system-font-metrics.json")
}

/// Measured values of Dynamic Type (behaviour/dynamic-type-measured.json).
struct MeasuredDynamicType: Decodable {
    struct Preferred: Decodable { var pointSize: [String: [Double]] }
    struct Scaled: Decodable {
        var bases: [Double]
        var rows: [String: [String: [Double]]]
    }
    struct Curves: Decodable {
        var bases: [Double]
        var rows: [String: [Double]]
    }

    var categories: [String]
    var preferredFont: Preferred
    var scaledValue: Scaled
    var scaledValueFullCurves: Curves
    var scaledFontPointSize: Curves

    static let all: MeasuredDynamicType = Fixture.decode("dynamic-type-measured.json")
}

/// Files of `docs/behaviour`.
enum Fixture {
    static func decode<Value: Decodable>(_ name: String) -> Value {
        try! JSONDecoder().decode(Value.self, from: Data(contentsOf: Repository.behaviour(name)))
    }
}
