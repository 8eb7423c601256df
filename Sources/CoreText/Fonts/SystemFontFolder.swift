import Foundation

internal import CPango

/// A folder of font files that the user has, drawn with in place of the bundled system font.
///
/// A file takes part by its family's name: "Mono" makes it the monospaced design, "Serif" and "New York" the serif one, "Rounded" the
/// rounded one, any other the standard one; condensed and expanded families take no part. Of a design's files the nearest in slant, optical
/// size ("Text" below 20 points, "Display" from there on) and weight is drawn with. A variable font gives every weight and size.
package struct SystemFontFolder: @unchecked Sendable {
    /// The environment variable by which an app's process learns of the folder.
    package static let environmentVariable = "QUINCE_SYSTEM_FONT"
    private static let fileEndings: Set<String> = ["ttf", "otf"]
    private static let mostFiles = 200
    /// The size at which San Francisco changes from its text to its display shapes.
    private static let displaySize = 20.0

    /// The folder whose fonts this process draws with; nil for the bundled fonts.
    static let chosen: SystemFontFolder? = ProcessInfo.processInfo.environment[environmentVariable].flatMap { SystemFontFolder(path: $0) }

    private struct Entry {
        var file: FontFile
        var design: TextFontDescriptor.Design
        /// Whether it is made for large sizes; nil where it is for all.
        var isDisplay: Bool?
        var hasWeights: Bool
        var hasSizes: Bool
    }

    private let entries: [Entry]

    /// The families in it, for messages.
    package let families: [String]
    /// Tells folders with other fonts in them apart.
    package let fingerprint: String

    /// Nil where the folder has no font file that can be used.
    package init?(path: String) {
        let names: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        let fonts: [String] = names.filter { Self.fileEndings.contains(($0 as NSString).pathExtension.lowercased()) }
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var entries: [Entry] = []
        for name in fonts.prefix(Self.mostFiles) {
            guard let data = try? Data(contentsOf: URL(fileURLWithPath: path).appendingPathComponent(name), options: .alwaysMapped) else { continue }
            guard let entry: Entry = TextEngine.locked({ FontFile(data: data).flatMap(Self.entry) }) else { continue }
            // FNV-1a over all bytes.
            for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            entries.append(entry)
        }
        guard entries.contains(where: { $0.design == .standard }) else { return nil }
        self.entries = entries
        families = Set(entries.map(\.file.familyName)).sorted()
        let digits = String(hash, radix: 16)
        fingerprint = "\(families.joined(separator: ", ")) \(String(repeating: "0", count: 16 - digits.count))\(digits)"
    }

    private static func entry(_ file: FontFile) -> Entry? {
        let family: String = file.familyName
        guard !["Condensed", "Compressed", "Expanded", "Narrow"].contains(where: family.contains) else { return nil }
        let design: TextFontDescriptor.Design =
            if family.contains("Mono") { .monospaced } else if family.contains("Serif") || family.contains("New York") {
                .serif
            } else if family.contains("Rounded") {
                .rounded
            } else { .standard }
        let isDisplay: Bool? = family.contains("Display") ? true : family.contains("Text") ? false : nil
        return Entry(file: file, design: design, isDisplay: isDisplay, hasWeights: hasAxis("wght", file), hasSizes: hasAxis("opsz", file))
    }

    private static func hasAxis(_ tag: StaticString, _ file: FontFile) -> Bool {
        var info = hb_ot_var_axis_info_t()
        return hb_ot_var_find_axis_info(file.face, openTypeTag(tag), &info) != 0
    }

    /// The font for a system descriptor; nil where the folder has none of its design. Called while `TextEngine.lock` is held.
    func font(_ descriptor: TextFontDescriptor, design: TextFontDescriptor.Design) -> TextFont? {
        let own: [Entry] = entries.filter { $0.design == design }
        // Rounded draws as the default design.
        let candidates: [Entry] = own.isEmpty && design == .rounded ? entries.filter { $0.design == .standard } : own
        guard let entry: Entry = candidates.min(by: { distance($0, descriptor).lexicographicallyPrecedes(distance($1, descriptor)) }) else { return nil }
        var variations: [FontVariation] = []
        if entry.hasWeights { variations.append(FontVariation(axis: "wght", value: Double(descriptor.weight.openType))) }
        if entry.hasSizes { variations.append(FontVariation(axis: "opsz", value: descriptor.size)) }
        let file: FontFile = entry.file
        return TextFont(
            descriptor: descriptor, names: FontLibrary.systemNames(descriptor, design: design), metrics: file.metrics,
            source: file.source(variations: variations),
            drawingScale: 1, advances: .native)
    }

    /// How far a file is from what is asked for: slant first, then optical size, then weight.
    private func distance(_ entry: Entry, _ descriptor: TextFontDescriptor) -> [Double] {
        let isLarge: Bool = descriptor.size >= Self.displaySize
        return [
            entry.file.isItalic == descriptor.isItalic ? 0 : 1, entry.isDisplay.map { $0 == isLarge ? 0 : 1 } ?? 0,
            entry.hasWeights ? 0 : abs(entry.file.weight.value - descriptor.weight.value),
        ]
    }
}
