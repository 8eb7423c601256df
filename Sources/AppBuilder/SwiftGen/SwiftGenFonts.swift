/// The source of SwiftGen's template for fonts.
struct SwiftGenFonts {
    struct Font: Hashable {
        var name: String
        var family: String
        var style: String
        var file: String
    }

    let fonts: [Font]
    let output: SwiftGenOutput

    private var type: String { output.parameter("fontTypeName", "FontConvertible") }

    var text: String {
        let access: String = output.access
        var lines: [String] = ["import UIKit", "", "\(access)enum \(output.parameter("enumName", "FontFamily")) {"]
        var families: [String] = []
        for (family, fonts) in Dictionary(grouping: fonts, by: { SwiftGenName.type($0.family) }).sorted(by: { $0.key < $1.key }) where !family.isEmpty {
            families.append(family)
            lines.append("    \(access)enum \(family) {")
            var styles: [String] = []
            for font in fonts.sorted(by: { $0.style < $1.style }) {
                let style: String = SwiftGenName.member(font.style)
                guard !style.isEmpty, !styles.contains(style) else { continue }
                styles.append(style)
                let values: String = [font.name, font.family, font.file].map(ManifestWriter.quote).enumerated().map {
                    "\(["name", "family", "path"][$0]): \($1)"
                }
                .joined(separator: ", ")
                lines.append("        \(access)static let \(style) = \(type)(\(values))")
            }
            lines += ["        \(access)static let all: [\(type)] = [\(styles.joined(separator: ", "))]", "    }"]
        }
        lines += [
            "    \(access)static let allCustomFonts: [\(type)] = [\(families.map { "\($0).all" }.joined(separator: ", "))].flatMap { $0 }",
            "    \(access)static func registerAllCustomFonts() { allCustomFonts.forEach { $0.register() } }", "}", "",
            "\(access)struct \(type): Sendable {", "    \(access)let name: String", "    \(access)let family: String", "    \(access)let path: String", "",
            "    \(access)typealias Font = UIFont", "", "    \(access)func font(size: CGFloat) -> UIFont {",
            "        guard let font = UIFont(font: self, size: size) else { fatalError(\"Unable to initialize font '\\(name)' (\\(family))\") }",
            "        return font", "    }", "", "    \(access)func register() {",
            "        guard let url = \(output.bundle).url(forResource: path, withExtension: nil) else { return }",
            "        CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)", "    }", "}", "", "extension UIFont {",
            "    \(access)convenience init?(font: \(type), size: CGFloat) {",
            "        if !UIFont.fontNames(forFamilyName: font.family).contains(font.name) { font.register() }",
            "        self.init(name: font.name, size: size)",
            "    }", "}",
        ]
        return lines.joined(separator: "\n") + "\n"
    }
}
