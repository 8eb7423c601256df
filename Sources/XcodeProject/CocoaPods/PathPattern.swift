import Foundation
import InputLimits

/// Finds files by patterns as podspecs have them: `*`, `**`, `?`, `{a,b}`.
struct PathPattern {
    let pattern: String
    /// The pattern without braces, once for each choice, part by part.
    private let alternatives: [[Substring]]

    /// - Parameter subject: what a message calls the pattern: the podspec it is from.
    /// - Throws: `ReadingLimitError` where braces stand for too many patterns.
    init(pattern: String, budget: ReadingBudget = ReadingBudget(), subject: String = "The podspec") throws {
        self.pattern = pattern
        var braces = BraceExpansion(pattern, budget: budget, subject: "\(subject): the pattern \(pattern.prefix(80))")
        alternatives = try braces.alternatives().map { $0.split(separator: "/") }
    }

    func matches(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return alternatives.contains { pattern in
            Wildcards.matches(pattern, parts, isStar: { $0 == "**" }, matchesOne: { Wildcards.matches($0, $1) })
        }
    }

    /// Steps of a budget that one match costs, for paths of usual length.
    fileprivate var cost: Int { 1 + alternatives.count * (1 + pattern.utf8.count / 16) }

    /// The files below `folder` that one of `patterns` names; a folder named so stands for all files in it.
    static func files(
        below folder: URL, matching patterns: [String], except excluded: [String] = [], budget: ReadingBudget, subject: String
    ) throws -> [URL] {
        let make = { (pattern: String) in try PathPattern(pattern: pattern, budget: budget, subject: subject) }
        let wanted = try Set(patterns).sorted().map(make)
        let unwanted = try Set(excluded).sorted().map(make)
        if wanted.isEmpty { return [] }
        let cost = (wanted + unwanted).reduce(0) { $0 + $1.cost }
        var result: [URL] = []
        // The folders that are named themselves, from the outermost.
        var named: [String] = []
        try FolderWalk.visit(folder, budget: budget) { entry in
            try budget.spend(cost, on: "\(subject): its patterns")
            while let last = named.last, !entry.relativePath.hasPrefix(last) { named.removeLast() }
            if unwanted.contains(where: { $0.matches(entry.relativePath) }) { return false }
            let isNamed = !named.isEmpty || wanted.contains { $0.matches(entry.relativePath) }
            if entry.isFolder && !FileKind.packageExtensions.contains(entry.url.pathExtension) {
                if isNamed { named.append(entry.relativePath + "/") }
                return true
            }
            if isNamed { result.append(entry.url) }
            return false
        }
        return result
    }
}

/// The patterns that one with braces stands for: `{a,b}/*.{h,m}` is four. Braces may stand in braces; one that is not closed is a character.
private struct BraceExpansion {
    /// More choices than anybody writes by hand.
    private static let most = 1000

    private let characters: [Character]
    private let closing: [Int: Int]
    private let budget: ReadingBudget
    private let subject: String
    private var place = 0

    init(_ pattern: String, budget: ReadingBudget, subject: String) {
        characters = Array(pattern)
        self.budget = budget
        self.subject = subject
        var open: [Int] = []
        var closing: [Int: Int] = [:]
        for (index, character) in characters.enumerated() {
            if character == "{" { open.append(index) } else if character == "}", let start = open.popLast() { closing[start] = index }
        }
        self.closing = closing
    }

    mutating func alternatives() throws -> [String] { try sequence(depth: 0) }

    /// Up to the end, or inside braces up to the comma or brace that ends a choice.
    private mutating func sequence(depth: Int) throws -> [String] {
        try budget.check(depth: depth, of: subject)
        var results = [""]
        while place < characters.count {
            let character = characters[place]
            if depth > 0, character == "," || character == "}" { break }
            place += 1
            try budget.spend(results.count, on: subject)
            guard character == "{", closing[place - 1] != nil else {
                for index in results.indices { results[index].append(character) }
                continue
            }
            let choices = try choices(depth: depth + 1)
            guard results.count * choices.count <= Self.most else { throw ReadingLimitError(subject: subject, limit: .steps(Self.most)) }
            results = results.flatMap { start in choices.map { start + $0 } }
        }
        return results
    }

    private mutating func choices(depth: Int) throws -> [String] {
        var result: [String] = []
        while true {
            result += try sequence(depth: depth)
            guard result.count <= Self.most else { throw ReadingLimitError(subject: subject, limit: .steps(Self.most)) }
            let end = characters[place]
            place += 1
            if end == "}" { return result }
        }
    }
}
