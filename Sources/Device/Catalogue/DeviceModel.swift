/// One product of a device family: what an app reads about the hardware it runs on.
package struct DeviceModel: Hashable, Sendable {
    /// The product's name, such as "iPhone 15 Pro".
    package var name: String
    /// Machine identifiers of its variants, such as "iPhone16,1".
    package var identifiers: [String]

    package init(_ name: String, _ identifiers: String...) {
        self.name = name
        self.identifiers = identifiers
    }

    /// The name as window configurations write it: "iPad Pro 11-inch (M4)" is `ipad-pro-11-m4`.
    package var alias: String { DeviceModel.alias(of: name) }

    /// Lower-cases, joins with hyphens, and leaves out what people leave out: "inch", "generation" and ordinal endings.
    package static func alias(of name: String) -> String {
        let separators: Set<Character> = [" ", "-", "_", "(", ")", ","]
        let words: [String] = name.lowercased().split(whereSeparator: { separators.contains($0) }).map(String.init)
        let unspoken: Set<String> = ["inch", "generation", "gen"]
        return words.filter { !unspoken.contains($0) }.map(withoutOrdinalEnding).joined(separator: "-")
    }

    private static func withoutOrdinalEnding(_ word: String) -> String {
        for ending in ["st", "nd", "rd", "th"] where word.hasSuffix(ending) {
            let stem: Substring = word.dropLast(2)
            if !stem.isEmpty, stem.allSatisfy(\.isNumber) { return String(stem) }
        }
        return word
    }
}
