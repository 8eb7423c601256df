import Foundation
import InputLimits

/// Which files a checkout's `.gitignore` keeps out of it: keys, certificates, code that a tool generates. A project lists them, and nobody who
/// clones it has them.
package struct IgnoredFiles: Sendable {
    private struct Rule {
        var pattern: String
        var isNegated: Bool
        /// Whether it is matched against the whole path from its file's folder, and not against the last name alone.
        var isAnchored: Bool
    }

    private static let longest = 2000
    private static let mostComparisons = 2_000_000

    private let root: URL
    private let budget: ReadingBudget

    package init(of checkout: Checkout, budget: ReadingBudget = ReadingBudget()) {
        root = checkout.root
        self.budget = budget
    }

    /// Whether the last rule that speaks of the file, or of a folder around it, keeps it out.
    package func contains(_ file: URL) -> Bool { !files(among: [file]).isEmpty }

    /// Those of the files that are kept out: for each the last rule decides that speaks of it, or of a folder around it.
    ///
    /// Each `.gitignore` is read once. After two million comparisons, about a second's work, what is left counts as not kept out: which of a hostile
    /// project's many absent files are ignored changes a message and nothing else.
    package func files(among files: [URL]) -> Set<URL> {
        var search = Search(left: Self.mostComparisons)
        var result: Set<URL> = []
        for file in files where isIgnored(file, &search) { result.insert(file) }
        return result
    }

    /// The rules read so far, by folder, and the number of comparisons that may still be made.
    private struct Search {
        var rules: [String: [Rule]] = [:]
        var left: Int
    }

    private func isIgnored(_ file: URL, _ search: inout Search) -> Bool {
        let path = file.standardizedFileURL.path
        guard path.hasPrefix(root.path + "/") else { return false }
        let parts = path.dropFirst(root.path.count).split(separator: "/").map(String.init)
        var folder = root
        var isIgnored = false
        for depth in parts.indices {
            let rules = search.rules[folder.path] ?? self.rules(in: folder)
            search.rules[folder.path] = rules
            // The paths from this folder to each folder around the file, and to the file itself.
            var below = ""
            let paths: [(path: String, name: String)] =
                rules.isEmpty
                ? []
                : parts[depth...].map { part in
                    below += below.isEmpty ? part : "/" + part
                    return (below, part)
                }
            for rule in rules {
                search.left -= paths.count
                guard search.left >= 0 else { return false }
                if paths.contains(where: { Self.matches(rule, $0.path, name: $0.name) }) { isIgnored = !rule.isNegated }
            }
            folder.appendPathComponent(parts[depth])
        }
        return isIgnored
    }

    /// The last names of files that a `.gitignore` in a folder or above it gives in full, without wildcards.
    func plainNames(ending suffix: String, for folder: URL) -> [String] {
        var folders = [folder.standardizedFileURL]
        while let last = folders.last, last.path.hasPrefix(root.path + "/") { folders.append(last.deletingLastPathComponent()) }
        return folders.flatMap(rules).filter { !$0.isNegated && $0.pattern.hasSuffix(suffix) }.map { String($0.pattern.split(separator: "/").last ?? "") }
            .filter { name in name.count > suffix.count && !name.contains { "*?[".contains($0) } }
    }

    private func rules(in folder: URL) -> [Rule] {
        guard let text = try? InputFile.textIfReadable(at: folder.appendingPathComponent(".gitignore")) else { return [] }
        return text.split(whereSeparator: \.isNewline).prefix(Self.longest).compactMap { Self.rule(String($0)) }
    }

    private static func rule(_ line: String) -> Rule? {
        var pattern = line.trimmingCharacters(in: .whitespaces)
        guard !pattern.isEmpty, !pattern.hasPrefix("#") else { return nil }
        let isNegated = pattern.hasPrefix("!")
        if isNegated { pattern.removeFirst() }
        if pattern.hasPrefix("\\") { pattern.removeFirst() }
        if pattern.hasSuffix("/") { pattern.removeLast() }
        let isAnchored = pattern.contains("/")
        if pattern.hasPrefix("/") { pattern.removeFirst() }
        if pattern.hasPrefix("**/") { return Rule(pattern: String(pattern.dropFirst(3)), isNegated: isNegated, isAnchored: pattern.dropFirst(3).contains("/")) }
        return pattern.isEmpty ? nil : Rule(pattern: pattern, isNegated: isNegated, isAnchored: isAnchored)
    }

    private static func matches(_ rule: Rule, _ path: String, name: String) -> Bool {
        Wildcards.matches(rule.pattern, rule.isAnchored ? path : name)
    }
}
