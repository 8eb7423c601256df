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

    /// The family with the style that sets the face apart, as the file has it.
    var fullName: String {
        switch origin {
        case .bundled: styleName == "Regular" ? familyName : familyName + " " + styleName
        case .registered(let font): font.file.fullName
        }
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
    /// Classic names an app may ask for, and what stands in.
    static let named: [FontFace] = ClassicFontFamilies.faces.map { face in
        FontFace(
            familyName: face.family, styleName: face.style, postScriptName: face.postScriptName, weight: face.weight, isItalic: face.isItalic,
            origin: .bundled(file(face)))
    }

    private static func file(_ face: ClassicFontFamilies.Face) -> String {
        switch face.kind {
        case .sans: sans(face.weight, face.isItalic)
        case .serif: serifFile(face.weight, face.isItalic)
        case .mono: "LiberationMono-Regular.ttf"
        case .code: isBold(face.weight) ? "DejaVuSansMono-Bold.ttf" : "DejaVuSansMono.ttf"
        }
    }

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
}
