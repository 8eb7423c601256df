import Foundation

/// Words that the system shows by itself, `Cancel` and the like, in the language that the app runs in.
///
/// As on a device that is the app's own language: one of its localisations, the one that suits the device best. An app without German has
/// no German buttons on a German device, unless its Info.plist allows them (`CFBundleAllowMixedLocalizations`).
package enum SystemText {
    /// - Parameter english: a text of the table, or nothing.
    package static func localized(_ english: String) -> String {
        assert(english.isEmpty || rows[english] != nil, "SystemText.table lacks “\(english)”")
        return LanguageSettings.shown(text(english, in: LocalizedStrings.shared.systemLanguage))
    }

    /// With each `%@` filled in, in order.
    package static func localized(_ english: String, _ values: String...) -> String {
        var parts: [String] = localized(english).components(separatedBy: "%@")
        for value in values where parts.count > 1 { parts.replaceSubrange(0..<2, with: [parts[0] + value + parts[1]]) }
        return parts.joined(separator: "%@")
    }

    static func text(_ english: String, in language: String) -> String {
        guard let column = column(of: language), let row = rows[english], row.indices.contains(column) else { return english }
        return String(row[column])
    }

    static let rows: [String: [Substring]] = {
        var rows: [String: [Substring]] = [:]
        for line in table.split(separator: "\n") {
            let cells: [Substring] = line.split(separator: " | ")
            rows[String(cells[0])] = Array(cells.dropFirst())
        }
        return rows
    }()

    /// The column of a language by its identifier, such as `de-CH`; nil where English stands for it.
    private static func column(of language: String) -> Int? {
        let parts: [Substring] = language.replacingOccurrences(of: "_", with: "-").split(separator: "-")
        guard let code = parts.first?.lowercased() else { return nil }
        if code == "zh", parts.dropFirst().contains(where: { ["hant", "tw", "hk", "mo"].contains($0.lowercased()) }) { return nil }
        return languages.firstIndex { $0 == code || $0.hasPrefix("\(code)-") }
    }

    /// The language of the system's words.
    /// - Parameters:
    ///   - preferred: the user's, most wanted first.
    ///   - available: the app's localisations.
    ///   - development: the app's `CFBundleDevelopmentRegion`.
    static func language(preferred: [String], available: [String], development: String?, allowsMixed: Bool) -> String {
        if allowsMixed, let first = preferred.first { return first }
        let own: [String] = available.filter { $0 != "Base" }
        let available: [String] = own.isEmpty ? [development ?? "en"] : own
        return LanguageSettings.matching(available, development: development, preferred: preferred).first ?? development ?? "en"
    }
}
