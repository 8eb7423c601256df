import Foundation
import Testing

@testable import CoreText

@Suite struct SystemFontFolderTests {
    /// A folder with some of the bundled files, which stand for those that a user has.
    private func withFonts<Result>(_ names: [String], _ body: (SystemFontFolder?) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in names {
            try FileManager.default.createSymbolicLink(atPath: folder.appendingPathComponent(name).path, withDestinationPath: FontResources.path(of: name))
        }
        return try body(SystemFontFolder(path: folder.path))
    }

    private func name(
        _ folder: SystemFontFolder?, size: Double = 17, weight: FontWeight = .regular, isItalic: Bool = false, design: TextFontDescriptor.Design = .standard
    ) -> String? {
        let descriptor = TextFontDescriptor(face: .system(design), size: size, weight: weight, isItalic: isItalic)
        return TextEngine.locked { folder?.font(descriptor, design: design)?.source.file.postScriptName }
    }

    @Test("the system font is drawn with the nearest of the user's files, in its own widths") func nearest() throws {
        try withFonts(["LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf", "LiberationSans-Italic.ttf", "LiberationMono-Regular.ttf"]) { folder in
            #expect(name(folder) == "LiberationSans")
            #expect(name(folder, weight: .semibold) == "LiberationSans-Bold")
            #expect(name(folder, weight: .bold, isItalic: true) == "LiberationSans-Italic")
            #expect(name(folder, design: .monospaced) == "LiberationMono")
            #expect(name(folder, design: .rounded) == "LiberationSans")
            #expect(name(folder, design: .serif) == nil)
            let font = TextEngine.locked { folder?.font(TextFontDescriptor(size: 10), design: .standard) }
            // 1139 of 2048 units.
            #expect(abs((font?.placement(of: 0x61).advance ?? 0) - 5.5615) < 0.001)
            #expect(font?.familyName == ".AppleSystemUIFont")
        }
    }

    @Test("a variable font gives every weight") func variable() throws {
        try withFonts(["Inter.ttf"]) { folder in
            let widths: [Double] = [.thin, .regular, .black].compactMap { weight in
                TextEngine.locked { folder?.font(TextFontDescriptor(size: 17, weight: weight), design: .standard)?.placement(of: 0x61).advance }
            }
            #expect(widths.count == 3 && Set(widths).count == 3)
        }
    }

    @Test("a folder without a font for text is none, and other fonts have another fingerprint") func fingerprints() throws {
        #expect(SystemFontFolder(path: "/nonexistent") == nil)
        try withFonts(["LiberationMono-Regular.ttf"]) { #expect($0 == nil) }
        let first = try withFonts(["Inter.ttf"]) { $0?.fingerprint }
        let second = try withFonts(["Inter.ttf", "LiberationSans-Bold.ttf"]) { $0?.fingerprint }
        #expect(first?.hasPrefix("Inter ") == true && second?.hasPrefix("Inter, Liberation Sans ") == true && first?.suffix(16) != second?.suffix(16))
    }
}
