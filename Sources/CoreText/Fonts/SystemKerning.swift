import Foundation

internal import CPango

/// Kerning of the system font, as fractions of the size: the bundled font's pairs, scaled.
///
/// San Francisco's pair table is not known, only totals of measured strings (behaviour/system-font-model.md, "Kerning").
/// The bundled font's regular weight, without its positive pairs and times the factors below, gives string widths within
/// 0.5 % of the measured ones at every weight; a few pairs were read off pictures. Not locked: touched only while
/// `TextEngine.lock` is held.
final class SystemKerning {
    private static let textFactor: Float = 1.04
    private static let displayFactor: Float = 1.12

    private var text: PairTable
    private var display: PairTable

    init(upright: FontFile) {
        func table(_ opticalSize: Double, _ factor: Float) -> PairTable {
            let place = [FontVariation(axis: "opsz", value: opticalSize), FontVariation(axis: "wght", value: 400)]
            return PairTable(source: upright.source(variations: place), factor: factor)
        }
        text = table(InterPlace.textOpticalSize, SystemKerning.textFactor)
        display = table(InterPlace.displayOpticalSize, SystemKerning.displayFactor)
    }

    /// Makes sure that every neighbouring pair of `units` is known. The text must hold one unit a character.
    func learn(_ units: ArraySlice<UInt16>, blend: Double) {
        if blend < 1, !text.knows(units) { text.learn(units) }
        if blend > 0, !display.knows(units) { display.learn(units) }
    }

    /// The amount added to the advance of `first` when `second` follows; 0 for a pair never learnt.
    @inline(__always)
    func adjustment(_ first: UInt16, _ second: UInt16, blend: Double) -> Double {
        if blend <= 0 { return Double(text[first, second]) }
        if blend >= 1 { return Double(display[first, second]) }
        let low = Double(text[first, second]), high = Double(display[first, second])
        return low + (high - low) * blend
    }
}

private struct PairTable {
    let source: GlyphSource
    let factor: Float
    // Two ASCII characters index the block (unknown: NaN); other pairs are in the dictionary.
    private let ascii: UnsafeMutablePointer<Float>
    private var others: [UInt32: Float] = [:]

    init(source: GlyphSource, factor: Float) {
        self.source = source
        self.factor = factor
        // Never freed: there is one system font as long as the program runs.
        ascii = .allocate(capacity: 128 * 128)
        ascii.initialize(repeating: .nan, count: 128 * 128)
    }

    @inline(__always)
    subscript(first: UInt16, second: UInt16) -> Float {
        if first | second < 128 {
            let value = ascii[Int(first) << 7 | Int(second)]
            return value.isNaN ? 0 : value
        }
        return others[UInt32(first) << 16 | UInt32(second)] ?? 0
    }

    func knows(_ units: ArraySlice<UInt16>) -> Bool {
        var previous: UInt16?
        for unit in units {
            if let first = previous {
                if first | unit < 128 {
                    if ascii[Int(first) << 7 | Int(unit)].isNaN { return false }
                } else if others[UInt32(first) << 16 | UInt32(unit)] == nil {
                    return false
                }
            }
            previous = unit
        }
        return true
    }

    mutating func learn(_ units: ArraySlice<UInt16>) {
        let features: [ShapingFeature] = [.off("calt"), .off("liga"), .off("clig"), .off("ccmp")]
        let shaped = source.shape(units, script: HB_SCRIPT_LATIN, rightToLeft: false, features: features)
        let aligned = shaped.count == units.count
        for (offset, index) in units.indices.dropLast().enumerated() {
            var value: Float = 0
            if aligned {
                let glyph = shaped[offset]
                value = min(0, Float(glyph.advance - source.advance(of: glyph.glyph))) * factor
            }
            store(units[index], units[index + 1], PairTable.measured(units[index], units[index + 1]) ?? value)
        }
    }

    /// Pairs in which San Francisco is seen to differ from the bundled font: read off the label frames and the letters'
    /// places in the pictures of reference/standard-controls-ios17.5 and reference/swift-snapshot-testing.
    private static func measured(_ first: UInt16, _ second: UInt16) -> Float? {
        let lowerCase: ClosedRange<UInt16> = 0x61...0x7A
        if second == 0x27, lowerCase.contains(first) { return -85.0 / 2048 }
        if first == 0x27, lowerCase.contains(second) { return -25.0 / 2048 }
        return measuredPairs[UInt32(first) << 16 | UInt32(second)]
    }

    private static let measuredPairs: [UInt32: Float] = {
        let groups: [(first: String, seconds: String, units: Float)] = [
            ("A", "cdegoq", -55), ("O", "f", -45), ("T", "A", -150), ("f", "f", 0), ("f", ".,", -46),
            ("r", "r", 20), ("r", "y", 10), ("r", "o", -30), ("t", "cdeoqs", 0),
        ]
        var pairs: [UInt32: Float] = [:]
        for group in groups {
            for second in group.seconds.utf16 {
                pairs[UInt32(group.first.utf16.first!) << 16 | UInt32(second)] = group.units / 2048
            }
        }
        return pairs
    }()

    private mutating func store(_ first: UInt16, _ second: UInt16, _ value: Float) {
        if first | second < 128 {
            ascii[Int(first) << 7 | Int(second)] = value
        } else {
            others[UInt32(first) << 16 | UInt32(second)] = value
        }
    }
}

/// The system font's sizes and weights on the axes of the bundled variable font.
enum InterPlace {
    static let textOpticalSize = 14.0
    static let displayOpticalSize = 32.0

    /// The bundled font's capitals are 1490/2048 em tall, San Francisco's 1443: drawn smaller by this, both its capitals
    /// and its lower case stand as tall as a device's.
    static let drawingScale = 1443.0 / 1490

    /// The axes' values. The optical size moves in sixteenths of its range, so that an animated size makes few sources.
    static func variations(weight: FontWeight, blend: Double) -> [FontVariation] {
        let step = (blend * 16).rounded() / 16
        return [
            FontVariation(axis: "opsz", value: textOpticalSize + (displayOpticalSize - textOpticalSize) * step),
            FontVariation(axis: "wght", value: Double(weight.openType)),
        ]
    }
}
