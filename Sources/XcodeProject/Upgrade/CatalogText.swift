import Foundation

/// A `Contents.json` of an asset catalogue, looked at for what is there for iPhones alone.
enum CatalogText {
    enum Finding: Equatable {
        /// Images or colours for iPhones, all of which may be for every device: the file that says so.
        case forAll([UInt8])
        /// Nothing for the iPad, and what there is goes by the iPhone's screen. The line of the first.
        case phoneAlone(line: Int)
    }

    private static let lists = ["images", "colors", "data", "symbols"]

    /// The change of a set of images, colours or data. Nil where the iPad finds something in it, and for an empty set.
    static func finding(in bytes: [UInt8]) -> Finding? {
        let entries: [[String: Any]] = filled(bytes)
        guard !entries.isEmpty, entries.allSatisfy({ $0["idiom"] as? String == "iphone" }), let places = idioms(in: bytes), let first = places.first else {
            return nil
        }
        let all: [[String: Any]] = self.entries(bytes)
        let isPlain: Bool = all.allSatisfy { $0["idiom"] as? String == "iphone" && $0["subtype"] == nil && $0["screen-width"] == nil }
        guard isPlain, places.count == all.count else { return .phoneAlone(line: TextLines.number(of: first.lowerBound, in: bytes)) }
        var edits = TextEdits()
        for place in places { edits.replace(place, with: "universal") }
        return .forAll(edits.applied(to: bytes))
    }

    /// The line of an app icon's set that has icons, none of them for the iPad.
    static func phoneIcon(in bytes: [UInt8]) -> Int? {
        let idioms: Set<String> = Set(entries(bytes).compactMap { $0["idiom"] as? String })
        guard !filled(bytes).isEmpty, idioms.contains("iphone"), idioms.isDisjoint(with: ["ipad", "universal"]) else { return nil }
        return self.idioms(in: bytes)?.first.map { TextLines.number(of: $0.lowerBound, in: bytes) }
    }

    private static func entries(_ bytes: [UInt8]) -> [[String: Any]] {
        guard let json = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else { return [] }
        return lists.lazy.compactMap { json[$0] as? [[String: Any]] }.first ?? []
    }

    private static func filled(_ bytes: [UInt8]) -> [[String: Any]] { entries(bytes).filter { $0["filename"] != nil || $0["color"] != nil } }

    /// The places of the word `iphone` as the value of `idiom`, without the quotes; nil for what is no UTF-8.
    private static func idioms(in bytes: [UInt8]) -> [Range<Int>]? {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        let pattern = #/"idiom"\s*:\s*"(iphone)"/#
        return text.matches(of: pattern).map { match in
            let start: Int = text.utf8.distance(from: text.startIndex, to: match.output.1.startIndex)
            return start..<start + match.output.1.utf8.count
        }
    }
}
