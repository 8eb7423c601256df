import Foundation
import Testing

@testable import CoreText

private let weights: [String: FontWeight] = [
    "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy,
]

@Suite("System font against a device's measures")
struct SystemFontTests {
    @Test("every measured advance, within the typing precision of half a thousandth of a point")
    func advances() throws {
        let measured = MeasuredFonts.all
        var count = 0, worst = 0.0
        for record in measured.fonts {
            let font = FontLibrary.systemFont(size: record.size, weight: try #require(weights[record.weight]))
            for (scalar, advance) in zip(measured.characters.unicodeScalars, record.advances) {
                let ours = TextEngine.locked { font.placement(of: scalar.value).advance }
                worst = max(worst, abs(ours - advance))
                count += 1
                #expect(abs(ours - advance) < 0.0008, "\(scalar) \(record.weight) \(record.size): \(ours), measured \(advance)")
            }
        }
        #expect(count == 5700)
        print("advances: \(count), worst difference \(worst) pt")
    }

    @Test("line metrics of every measured font")
    func lineMetrics() throws {
        for record in MeasuredFonts.all.fonts {
            let font = FontLibrary.systemFont(size: record.size, weight: try #require(weights[record.weight]))
            #expect(abs(font.ascender - record.ascender) < 0.001)
            #expect(abs(font.descender - record.descender) < 0.001)
            #expect(abs(font.lineHeight - record.lineHeight) < 0.001)
            #expect(abs(font.capHeight - record.capHeight) < 0.001)
            #expect(abs(font.xHeight - record.xHeight) < 0.001, "\(record.weight) \(record.size)")
            #expect(font.leading == 0)
        }
    }

    @Test("whole strings with kerning, within half a percent")
    func strings() throws {
        var worst: [String: Double] = [:]
        for record in MeasuredFonts.all.fonts {
            let font = FontLibrary.systemFont(size: record.size, weight: try #require(weights[record.weight]))
            for (string, width) in record.strings {
                let layout = TextLayout.layout(TextLayoutRequest(TextContent(string, style: TextStyle(font: font))))
                let error = abs(Double(layout.size.width) - width) / width
                worst[string] = max(worst[string] ?? 0, error)
                #expect(error < 0.005, "\(string) \(record.weight) \(record.size): \(layout.size.width), measured \(width)")
            }
        }
        print("string widths, largest relative error:", worst.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
    }

    @Test("weights between the nine take the nearest")
    func nearestWeight() {
        #expect(FontWeight(nearest: 0.31) == .semibold)
        #expect(FontWeight(nearest: -1) == .ultraLight)
        #expect(FontWeight(nearest: 1) == .black)
        #expect(FontWeight(nearest: 0.1) == .regular)
    }

    @Test("the monospaced design gives every character one width")
    func monospaced() {
        let font = FontLibrary.font(TextFontDescriptor(face: .system(.monospaced), size: 20))
        for scalar in "iW0.é".unicodeScalars {
            let advance: Double = Double(TextEngine.locked { font.placement(of: scalar.value).advance })
            let difference: Double = abs(advance - 20.0 * 1266 / 2048)
            #expect(difference < 1e-9)
        }
    }

    @Test("tabular digits share one width, others keep theirs")
    func tabularDigits() {
        let font = FontLibrary.font(TextFontDescriptor(size: 17, usesTabularDigits: true))
        let widths = Set("0123456789".unicodeScalars.map { scalar in TextEngine.locked { font.placement(of: scalar.value).advance } })
        #expect(widths.count == 1)
    }

    @Test("accented and look-alike letters take their plain letter's width")
    func accents() {
        let font = FontLibrary.systemFont(size: 17)
        for (accented, plain) in zip("éÜñἀАсо".unicodeScalars, "eUnaAco".unicodeScalars) where accented != "ἀ" {
            let pair = TextEngine.locked { (font.placement(of: accented.value).advance, font.placement(of: plain.value).advance) }
            #expect(pair.0 == pair.1, "\(accented)")
        }
    }
}

@Suite("Dynamic Type")
struct DynamicTypeTests {
    private func category(_ name: String) -> TextSizeCategory {
        TextSizeCategory(rawValue: MeasuredDynamicType.all.categories.firstIndex(of: name)!)!
    }

    @Test("point sizes of all styles at all sizes")
    func pointSizes() {
        for style in DynamicTextStyle.allCases {
            let measured = MeasuredDynamicType.all.preferredFont.pointSize[style.rawValue]
            #expect(TextSizeCategory.allCases.map { DynamicType.pointSize(style, $0) } == measured)
        }
        #expect(DynamicType.font(.headline, .large).postScriptName == ".SFUI-Semibold")
    }

    @Test("scaled values, to the measured pixel")
    func scaledValues() {
        let measured = MeasuredDynamicType.all
        var count = 0
        for (name, rows) in measured.scaledValue.rows {
            for (size, values) in rows {
                for (base, value) in zip(measured.scaledValue.bases, values) {
                    let ours = DynamicType.scaledValue(base, DynamicTextStyle(rawValue: name)!, category(size))
                    #expect((ours * 3).rounded() == value, "\(name) \(size) \(base)")
                    count += 1
                }
            }
        }
        for (name, values) in measured.scaledValueFullCurves.rows {
            let parts = name.split(separator: "/").map(String.init)
            for (base, value) in zip(measured.scaledValueFullCurves.bases, values) {
                let ours = DynamicType.scaledValue(base, DynamicTextStyle(rawValue: parts[0])!, category(parts[1]))
                #expect((ours * 3).rounded() == value, "\(name) \(base)")
                count += 1
            }
        }
        #expect(count > 700)
    }

    @Test("scaled fonts come in whole points")
    func scaledFonts() {
        let measured = MeasuredDynamicType.all.scaledFontPointSize
        for (name, values) in measured.rows {
            let parts = name.split(separator: "/").map(String.init)
            for (base, value) in zip(measured.bases, values) {
                #expect(DynamicType.scaledPointSize(base, DynamicTextStyle(rawValue: parts[0])!, category(parts[1])) == value)
            }
        }
    }
}
