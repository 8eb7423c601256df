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

    private let root: URL
    private let budget: ReadingBudget

    package init(of checkout: Checkout, budget: ReadingBudget = ReadingBudget()) {
        root = checkout.root
        self.budget = budget
    }

    /// Whether the last rule that speaks of the file, or of a folder around it, keeps it out.
    package func contains(_ file: URL) -> Bool {
        let path = file.standardizedFileURL.path
        guard path.hasPrefix(root.path + "/") else { return false }
        let parts = path.dropFirst(root.path.count).split(separator: "/").map(String.init)
        var folder = root
        var isIgnored = false
        for depth in parts.indices {
            for rule in rules(in: folder) {
                let below = Array(parts[depth...])
                let isMeant = below.indices.contains { end in
                    Self.matches(rule, below[0...end].joined(separator: "/"), name: below[end])
                }
                if isMeant { isIgnored = !rule.isNegated }
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
