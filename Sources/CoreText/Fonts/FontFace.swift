import Foundation

/// One face that can be asked for by name: a bundled file under the name of the classic font it stands for, or a file
/// an app registered.
package struct FontFace: Sendable {
    package let familyName: String
    package let styleName: String
    package let postScriptName: String
    package let weight: FontWeight
    package let isItalic: Bool
    let origin: Origin

    enum Origin: Sendable {
        case bundled(String)
        case registered(RegisteredFont)
    }

    init(familyName: String, styleName: String, postScriptName: String, weight: FontWeight, isItalic: Bool, origin: Origin) {
        self.familyName = familyName
        self.styleName = styleName
        self.postScriptName = postScriptName
        self.weight = weight
        self.isItalic = isItalic
        self.origin = origin
    }

    /// The face in a file of an app's.
    init(_ font: RegisteredFont) {
        self.init(
            familyName: font.file.familyName, styleName: font.file.styleName, postScriptName: font.file.postScriptName, weight: font.file.weight,
            isItalic: font.file.isItalic, origin: .registered(font))
    }

    func file() -> FontFile {
        switch origin {
        case .bundled(let name): FontLibrary.bundledFile(name)
        case .registered(let font): font.file
        }
    }
}

/// A registered font's file. Its tables are touched only while `TextEngine.lock` is held.
package final class RegisteredFont: Hashable, @unchecked Sendable {
    let file: FontFile
    init(_ file: FontFile) { self.file = file }

    package static func == (a: RegisteredFont, b: RegisteredFont) -> Bool { a.file === b.file }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(file)) }
}

/// The faces that come with the program.
enum BundledFaces {
    /// Classic names an app may ask for, and what stands in: faces made to the same widths where such exist (Liberation
    /// Sans for Helvetica and Arial, Serif for Times, Mono for Courier; DejaVu Sans Mono for Menlo).
    static let named: [FontFace] = sansFamilies + serifFamilies + monospacedFamilies

    private static let sansFamilies: [FontFace] = [
        family(
            "Helvetica Neue",
            [
                ("Regular", "HelveticaNeue", .regular, false), ("Italic", "HelveticaNeue-Italic", .regular, true),
                ("UltraLight", "HelveticaNeue-UltraLight", .ultraLight, false), ("Thin", "HelveticaNeue-Thin", .thin, false),
                ("Light", "HelveticaNeue-Light", .light, false), ("Medium", "HelveticaNeue-Medium", .medium, false),
                ("Bold", "HelveticaNeue-Bold", .bold, false), ("Condensed Bold", "HelveticaNeue-CondensedBold", .bold, false),
            ], file: sans),
        family(
            "Helvetica",
            [
                ("Regular", "Helvetica", .regular, false), ("Oblique", "Helvetica-Oblique", .regular, true),
                ("Light", "Helvetica-Light", .light, false), ("Bold", "Helvetica-Bold", .bold, false),
            ], file: sans),
        family(
            "Arial",
            [
                ("Regular", "ArialMT", .regular, false), ("Italic", "Arial-ItalicMT", .regular, true),
                ("Bold", "Arial-BoldMT", .bold, false),
            ], file: sans),
        family(
            "Avenir",
            [
                ("Book", "Avenir-Book", .regular, false), ("Medium", "Avenir-Medium", .medium, false),
                ("Heavy", "Avenir-Heavy", .heavy, false),
            ], file: sans),
        family(
            "Avenir Next",
            [
                ("Regular", "AvenirNext-Regular", .regular, false), ("Italic", "AvenirNext-Italic", .regular, true),
                ("Medium", "AvenirNext-Medium", .medium, false), ("Demi Bold", "AvenirNext-DemiBold", .semibold, false),
                ("Bold", "AvenirNext-Bold", .bold, false), ("Heavy", "AvenirNext-Heavy", .heavy, false),
            ], file: sans),
        family(
            "Verdana",
            [
                ("Regular", "Verdana", .regular, false), ("Bold", "Verdana-Bold", .bold, false),
                ("Italic", "Verdana-Italic", .regular, true),
            ], file: sans),
    ].flatMap { $0 }

    private static let serifFamilies: [FontFace] = [
        family(
            "Times New Roman",
            [
                ("Regular", "TimesNewRomanPSMT", .regular, false), ("Italic", "TimesNewRomanPS-ItalicMT", .regular, true),
                ("Bold", "TimesNewRomanPS-BoldMT", .bold, false),
            ], file: serifFile),
        family(
            "Georgia",
            [
                ("Regular", "Georgia", .regular, false), ("Italic", "Georgia-Italic", .regular, true),
                ("Bold", "Georgia-Bold", .bold, false),
            ], file: serifFile),
        family(
            "Palatino",
            [
                ("Roman", "Palatino-Roman", .regular, false), ("Italic", "Palatino-Italic", .regular, true),
                ("Bold", "Palatino-Bold", .bold, false),
            ], file: serifFile),
        family(
            "Baskerville",
            [
                ("Regular", "Baskerville", .regular, false), ("Italic", "Baskerville-Italic", .regular, true),
                ("Bold", "Baskerville-Bold", .bold, false),
            ], file: serifFile),
    ].flatMap { $0 }

    private static let monospacedFamilies: [FontFace] = [
        family(
            "Menlo", [("Regular", "Menlo-Regular", .regular, false), ("Bold", "Menlo-Bold", .bold, false)],
            file: { weight, _ in
                isBold(weight) ? "DejaVuSansMono-Bold.ttf" : "DejaVuSansMono.ttf"
            }),
        family("Courier", [("Regular", "Courier", .regular, false)], file: { _, _ in "LiberationMono-Regular.ttf" }),
        family("Courier New", [("Regular", "CourierNewPSMT", .regular, false)], file: { _, _ in "LiberationMono-Regular.ttf" }),
    ].flatMap { $0 }

    static func serif(weight: FontWeight, isItalic: Bool) -> FontFace {
        FontFace(
            familyName: "Times New Roman", styleName: "Regular", postScriptName: ".NewYork-Regular", weight: weight,
            isItalic: isItalic, origin: .bundled(serifFile(weight, isItalic)))
    }

    /// The files that stand in for characters a font lacks, in the order they are asked; all have an axis of weight but
    /// the last, which holds many symbols and the box that stands for what no font shows.
    static let fallbackFiles = [
        "NotoSansArabic.ttf", "NotoSansHebrew.ttf", "NotoSansThai.ttf", "NotoSansDevanagari.ttf", "DejaVuSans.ttf",
    ]

    static let emojiFile = "NotoEmoji.ttf"

    private static func isBold(_ weight: FontWeight) -> Bool { weight.rawValue >= FontWeight.semibold.rawValue }

    private static func sans(_ weight: FontWeight, _ isItalic: Bool) -> String {
        "LiberationSans-" + (isBold(weight) ? "Bold" : isItalic ? "Italic" : "Regular") + ".ttf"
    }

    private static func serifFile(_ weight: FontWeight, _ isItalic: Bool) -> String {
        "LiberationSerif-" + (isBold(weight) ? "Bold" : isItalic ? "Italic" : "Regular") + ".ttf"
    }

    private static func family(
        _ name: String, _ faces: [(style: String, postScript: String, weight: FontWeight, isItalic: Bool)],
        file: (FontWeight, Bool) -> String
    ) -> [FontFace] {
        faces.map { face in
            FontFace(
                familyName: name, styleName: face.style, postScriptName: face.postScript, weight: face.weight,
                isItalic: face.isItalic, origin: .bundled(file(face.weight, face.isItalic)))
        }
    }
}
