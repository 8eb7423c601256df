import Foundation

/// Finds files by patterns as podspecs have them: `*`, `**`, `?`, `{a,b}`.
struct PathPattern {
    let pattern: String

    /// The pattern without braces, once for each choice.
    var alternatives: [String] { Self.expand(pattern) }

    static func expand(_ pattern: String) -> [String] {
        guard let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}") else { return [pattern] }
        let start = String(pattern[..<open])
        let inside = pattern[pattern.index(after: open)..<close]
        let end = String(pattern[pattern.index(after: close)...])
        return inside.split(separator: ",", omittingEmptySubsequences: false).flatMap { expand(start + String($0) + end) }
    }

    func matches(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return alternatives.contains { Self.matches($0.split(separator: "/")[...], parts[...]) }
    }

    private static func matches(_ pattern: ArraySlice<Substring>, _ path: ArraySlice<Substring>) -> Bool {
        guard let first = pattern.first else { return path.isEmpty }
        if first == "**" {
            let rest = pattern.dropFirst()
            return matches(rest, path) || (!path.isEmpty && matches(pattern, path.dropFirst()))
        }
        guard let name = path.first else { return false }
        return Glob.matches(String(first), String(name)) && matches(pattern.dropFirst(), path.dropFirst())
    }

    /// The files below `folder` that one of `patterns` names; a folder named so stands for all files in it.
    static func files(below folder: URL, matching patterns: [String], except excluded: [String] = []) -> [URL] {
        let wanted = patterns.map(PathPattern.init)
        let unwanted = excluded.map(PathPattern.init)
        var result: [URL] = []
        func visit(_ relative: String, isWanted: Bool) {
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(relative).path)) ?? []).sorted()
            for name in names where !name.hasPrefix(".") {
                let path = relative.isEmpty ? name : "\(relative)/\(name)"
                if unwanted.contains(where: { $0.matches(path) }) { continue }
                let isNamed = isWanted || wanted.contains { $0.matches(path) }
                let url = folder.appendingPathComponent(path)
                var isDirectory: ObjCBool = false
                guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else { continue }
                if isDirectory.boolValue && !FileKind.packageExtensions.contains(url.pathExtension) {
                    visit(path, isWanted: isNamed)
                } else if isNamed {
                    result.append(url)
                }
            }
        }
        visit("", isWanted: false)
        return result
    }
}
