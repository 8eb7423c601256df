import Foundation

/// A string catalogue (`.xcstrings`), which Xcode turns into one `.strings` table for each language when it builds.
package struct StringCatalog: Decodable {
    private struct Entry: Decodable {
        var localizations: [String: Localization]?
    }

    private struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?

        /// The text; of several plural forms the general one.
        var text: String? { stringUnit?.value ?? variations?.plural?["other"]?.stringUnit?.value ?? variations?.device?["other"]?.stringUnit?.value }
    }

    private struct Unit: Decodable { var value: String }
    private struct Form: Decodable { var stringUnit: Unit? }
    private struct Variations: Decodable {
        var plural: [String: Form]?
        var device: [String: Form]?
    }

    private var sourceLanguage: String
    private var strings: [String: Entry]

    package init(json: Data) throws { self = try JSONDecoder().decode(StringCatalog.self, from: json) }

    /// The text of a `.strings` file for each language. In the source language a key without a text stands for itself.
    package func tables() -> [String: String] {
        var result: [String: String] = [sourceLanguage: ""]
        for (key, entry) in strings.sorted(by: { $0.key < $1.key }) {
            let start = "\"\(Self.escaped(key))\" = \""
            if entry.localizations?[sourceLanguage]?.text == nil { result[sourceLanguage, default: ""] += start + "\(Self.escaped(key))\";\n" }
            for (language, localization) in entry.localizations ?? [:] {
                // A language without texts has a table as well, though an empty one.
                result[language, default: ""] += localization.text.map { start + "\(Self.escaped($0))\";\n" } ?? ""
            }
        }
        return result
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n")
    }
}
