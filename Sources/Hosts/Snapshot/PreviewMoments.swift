import AppSession

/// The names of the pictures of an app's previews.
enum PreviewMoments {
    /// Why there are none, and what to do.
    static let absence = "The app has no #Preview of a view or view controller. Write one, outside of files that import SwiftUI: its previews are not drawn."

    /// A name for each, which is one of a file: what its author called it, else where it stands (`Cell-12`); with a number behind it where an earlier
    /// one has it already, upper and lower case being the same.
    static func names(of titles: [PreviewTitle]) -> [String] {
        var taken: Set<String> = []
        return titles.map { title in
            let file: Substring = title.file.hasSuffix(".swift") ? title.file.dropLast(6) : title.file[...]
            var name: String = plain(title.name ?? "")
            if name.isEmpty { name = plain("\(file)-\(title.line)") }
            var unique: String = name
            var number = 2
            while !taken.insert(unique.lowercased()).inserted {
                unique = "\(name)-\(number)"
                number += 1
            }
            return unique
        }
    }

    /// Letters, digits, hyphens and underscores; each run of anything else is a hyphen.
    private static func plain(_ text: String) -> String {
        let parts = text.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
        return String(parts.joined(separator: "-").prefix(60))
    }
}
