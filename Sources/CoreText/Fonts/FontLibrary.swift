import Foundation

/// All fonts there are: the bundled ones and those an app registers. Nothing of the machine's own fonts is read.
package enum FontLibrary {
    /// The font for a descriptor. A face that is not there gives the system font.
    package static func font(_ descriptor: TextFontDescriptor) -> TextFont {
        TextEngine.locked {
            if let known = fonts[descriptor] { return known }
            // Fonts compare by descriptor, so that forgetting them only costs their tables.
            if fonts.count >= 2048 { fonts.removeAll() }
            let font = make(descriptor)
            fonts[descriptor] = font
            return font
        }
    }

    /// The system font.
    package static func systemFont(size: Double, weight: FontWeight = .regular, isItalic: Bool = false) -> TextFont {
        font(TextFontDescriptor(size: size, weight: weight, isItalic: isItalic))
    }

    /// The font named by a PostScript, full or family name; nil if there is none, as `UIFont(name:size:)`.
    package static func font(named name: String, size: Double) -> TextFont? {
        guard let face = face(named: name) else { return nil }
        return font(TextFontDescriptor(face: .named(face.postScriptName), size: size, weight: face.weight, isItalic: face.isItalic))
    }

    // Touched only while `TextEngine.lock` is held.
    nonisolated(unsafe) private static var fonts: [TextFontDescriptor: TextFont] = [:]
    nonisolated(unsafe) private static var files: [String: FontFile] = [:]
    nonisolated(unsafe) private static var systemKerning: SystemKerning?

    /// Makes every font be looked up anew, after faces came or went.
    static func forgetFonts() { fonts.removeAll() }

    /// A bundled file by its name. The bundle is part of the program: without it nothing can be drawn.
    static func bundledFile(_ name: String) -> FontFile {
        if let known = files[name] { return known }
        guard let file = FontFile(path: FontResources.path(of: name)) else {
            fatalError("The bundled font \(name) is missing from \(FontResources.folder).")
        }
        files[name] = file
        return file
    }

    /// Nil for other names, and where the package is not installed.
    private static func eastAsianFile(_ name: String) -> FontFile? {
        guard let path = EastAsianFont.path(name) else { return nil }
        if let known = files[name] { return known }
        let file = FontFile(path: path, index: EastAsianFont.faceIndex)
        files[name] = file
        return file
    }

    /// Nil for other names, and where the package is not installed.
    private static func colorEmojiFile(_ name: String) -> FontFile? {
        guard name == ColorEmojiFont.name else { return nil }
        if let known = files[name] { return known }
        let file = FontFile(path: ColorEmojiFont.path)
        files[name] = file
        return file
    }

    private static func make(_ descriptor: TextFontDescriptor) -> TextFont {
        if case .system(let design) = descriptor.face, let own = SystemFontFolder.chosen?.font(descriptor, design: design) { return own }
        switch descriptor.face {
        case .system(.standard), .system(.rounded): return makeSystemFont(descriptor)
        case .system(.monospaced): return makeMonospacedFont(descriptor)
        case .system(.serif):
            return makeFont(BundledFaces.serif(weight: descriptor.weight, isItalic: descriptor.isItalic), descriptor, names: serifNames)
        case .named(let name):
            guard let face = face(named: name) else { return makeSystemFont(descriptor) }
            return makeFont(face, descriptor, names: (face.familyName, face.styleName, face.postScriptName))
        case .fallback(let file): return makeFallbackFont(file, descriptor)
        case .file(let font): return makeFont(FontFace(font), descriptor, names: (font.file.familyName, font.file.styleName, font.file.postScriptName))
        }
    }

    private static let serifNames = (family: ".AppleSystemUIFontSerif", style: "Regular", postScript: ".NewYork-Regular")

    private static func makeFont(
        _ face: FontFace, _ descriptor: TextFontDescriptor, names: (family: String, style: String, postScript: String)
    ) -> TextFont {
        let file = face.file()
        return TextFont(
            descriptor: descriptor, names: names, metrics: file.metrics, source: file.source(), drawingScale: 1, advances: .native)
    }

    private static func makeFallbackFont(_ name: String, _ descriptor: TextFontDescriptor) -> TextFont {
        let file = eastAsianFile(name) ?? colorEmojiFile(name) ?? bundledFile(name)
        // A file without the axis ignores it; one whose axis ends sooner takes its end.
        let weight = FontVariation(axis: "wght", value: Double(descriptor.weight.openType))
        return TextFont(
            descriptor: descriptor, names: (file.familyName, file.styleName, file.postScriptName), metrics: file.metrics,
            source: file.source(variations: [weight]), drawingScale: 1, advances: .native)
    }

    private static func makeSystemFont(_ descriptor: TextFontDescriptor) -> TextFont {
        let blend = SystemFontModel.opticalBlend(size: descriptor.size)
        let file = bundledFile(descriptor.isItalic ? "Inter-Italic.ttf" : "Inter.ttf")
        let source = file.source(variations: InterPlace.variations(weight: descriptor.weight, blend: blend))
        let kerning = systemKerning ?? SystemKerning(upright: bundledFile("Inter.ttf"))
        systemKerning = kerning
        let advances = SystemAdvances(weight: descriptor.weight, isItalic: descriptor.isItalic, size: descriptor.size, source: source)
        let xHeight = SystemFontModel.xHeight(weight: descriptor.weight, size: descriptor.size)
        return TextFont(
            descriptor: descriptor, names: systemNames(descriptor), metrics: systemMetrics(xHeight: xHeight, file: file),
            source: source, drawingScale: InterPlace.drawingScale, advances: .system(advances), kerning: kerning, blend: blend)
    }

    private static func makeMonospacedFont(_ descriptor: TextFontDescriptor) -> TextFont {
        let isBold = isBoldMonospaced(descriptor)
        let file = bundledFile(isBold ? "DejaVuSansMono-Bold.ttf" : "DejaVuSansMono.ttf")
        return TextFont(
            descriptor: descriptor,
            names: monospacedNames(descriptor),
            metrics: systemMetrics(xHeight: (isBold ? 1100 : 1083) / SystemFontModel.unitsPerEm, file: file),
            source: file.source(), drawingScale: SystemFontModel.capHeight / file.metrics.capHeight,
            advances: .fixed(SystemFontModel.monospacedAdvance / SystemFontModel.unitsPerEm))
    }

    private static func isBoldMonospaced(_ descriptor: TextFontDescriptor) -> Bool { descriptor.weight.rawValue >= FontWeight.semibold.rawValue }

    private static func monospacedNames(_ descriptor: TextFontDescriptor) -> (family: String, style: String, postScript: String) {
        let style = isBoldMonospaced(descriptor) ? "Semibold" : "Regular"
        return (".AppleSystemUIFontMonospaced", style, ".AppleSystemUIFontMonospaced-" + style)
    }

    private static func systemMetrics(xHeight: Double, file: FontFile) -> FontMetrics {
        FontMetrics(
            ascender: SystemFontModel.ascender, descender: SystemFontModel.descender, leading: 0,
            capHeight: SystemFontModel.capHeight, xHeight: xHeight,
            underlinePosition: file.metrics.underlinePosition, underlineThickness: file.metrics.underlineThickness)
    }

    /// The names real UIKit reports for its system font (behaviour/measured-constants.md 6).
    static func systemNames(
        _ descriptor: TextFontDescriptor, design: TextFontDescriptor.Design = .standard
    ) -> (family: String, style: String, postScript: String) {
        if design == .serif { return serifNames }
        if design == .monospaced { return monospacedNames(descriptor) }
        let name: String =
            switch descriptor.weight {
            case .ultraLight: "Ultralight"
            case .thin: "Thin"
            case .light: "Light"
            case .regular: "Regular"
            case .medium: "Medium"
            case .semibold: "Semibold"
            case .bold: "Bold"
            case .heavy: "Heavy"
            case .black: "Black"
            }
        let slanted = descriptor.isItalic ? (name == "Regular" ? "Italic" : name + "Italic") : name
        return (".AppleSystemUIFont", descriptor.isItalic && name != "Regular" ? name + " Italic" : slanted, ".SFUI-" + slanted)
    }
}

extension FontLibrary {
    /// The font that shows a character `font` lacks. The order is fixed: the system font, then the files of
    /// `BundledFaces.fallbackFiles`, then the machine's for Chinese, Japanese and Korean. The last of the bundled ones shows a box for what none has.
    static func fallback(for scalar: UInt32, in font: TextFont) -> TextFont {
        let asked = font.descriptor
        for name in asked.cascade {
            if let next = FontLibrary.font(named: name, size: asked.size), next.covers(scalar) { return next }
        }
        if case .system(.standard) = asked.face {
        } else {
            let system = FontLibrary.font(TextFontDescriptor(size: asked.size, weight: asked.weight, isItalic: asked.isItalic, matrix: asked.matrix))
            if system.covers(scalar) { return system }
        }
        var last = font
        for file in BundledFaces.fallbackFiles {
            last = FontLibrary.font(TextFontDescriptor(face: .fallback(file), size: asked.size, weight: asked.weight, matrix: asked.matrix))
            if last.covers(scalar) { return last }
        }
        let name: String = EastAsianFont.name(weight: asked.weight)
        if eastAsianFile(name) != nil {
            let eastAsian = FontLibrary.font(TextFontDescriptor(face: .fallback(name), size: asked.size, weight: asked.weight, matrix: asked.matrix))
            if eastAsian.covers(scalar) { return eastAsian }
        }
        return last
    }

    /// The font emoji are drawn with, at a font's size: the machine's in colour, or the bundled one.
    static func emojiFont(for font: TextFont) -> TextFont {
        let name: String = colorEmojiFile(ColorEmojiFont.name) != nil ? ColorEmojiFont.name : BundledFaces.emojiFile
        return FontLibrary.font(TextFontDescriptor(face: .fallback(name), size: font.pointSize, matrix: font.descriptor.matrix))
    }
}
