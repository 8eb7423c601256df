import Foundation
import InputLimits

/// The list of projects and folders inside a workspace.
enum WorkspaceFile {
    /// Steps of the budget that one reference costs: each is looked up on disk.
    private static let cost = 64

    /// Throws `ProjectError` where there is no list or its groups do not match, `ReadingLimitError` where it is too large or too deep.
    static func entries(of workspace: URL) throws -> [URL] {
        let file = workspace.appendingPathComponent("contents.xcworkspacedata")
        guard let text = try InputFile.textIfReadable(at: file) else {
            throw ProjectError(.notAProject, "\(workspace.path) holds no contents.xcworkspacedata.", advice: "Open and save it in Xcode.")
        }
        return try entries(in: text, folder: workspace.deletingLastPathComponent(), file: file.path)
    }

    /// Reads the `location` attributes of file references; a group's own location leads to the references inside it.
    static func entries(in text: String, folder: URL, file: String = "The workspace", budget: ReadingBudget = ReadingBudget()) throws -> [URL] {
        var groups: [URL] = [folder]
        var result: [URL] = []
        var line = 1
        for (index, tag) in text.split(separator: "<", omittingEmptySubsequences: false).enumerated() {
            defer { line += tag.utf8.count { $0 == UInt8(ascii: "\n") } }
            // Before the first tag there is nothing.
            if index == 0 { continue }
            let place = "\(file):\(line)"
            if tag.hasPrefix("FileRef") {
                try budget.spend(cost, on: place)
                if let location = try location(in: tag, group: groups.last ?? folder, root: folder, place: place) { result.append(location) }
            } else if tag.hasPrefix("Group") {
                groups.append(try location(in: tag, group: groups.last ?? folder, root: folder, place: place) ?? folder)
                try budget.check(depth: groups.count, of: "\(place): the group")
            } else if tag.hasPrefix("/Group") {
                guard groups.count > 1 else {
                    throw ProjectError(.malformedProject, "\(place): this ends a group that did not begin.", advice: "Open and save the workspace in Xcode.")
                }
                groups.removeLast()
            }
        }
        return result
    }

    private static func location(in tag: Substring, group: URL, root: URL, place: String) throws -> URL? {
        guard let url = attribute("location", of: tag).flatMap({ resolve($0, group: group, root: root) }) else { return nil }
        guard url.path.utf8.count <= ReadingBudget.longestPath else {
            throw ReadingLimitError(subject: "\(place): the location", limit: .bytes(ReadingBudget.longestPath))
        }
        return url
    }

    private static func attribute(_ name: String, of tag: Substring) -> String? {
        guard let start = tag.range(of: name) else { return nil }
        let parts = tag[start.upperBound...].split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count >= 2 else { return nil }
        return parts[1].replacingOccurrences(of: "&amp;", with: "&").replacingOccurrences(of: "&quot;", with: "\"")
    }

    private static func resolve(_ location: String, group: URL, root: URL) -> URL? {
        guard let colon = location.firstIndex(of: ":") else { return nil }
        let path = String(location[location.index(after: colon)...])
        return switch location[..<colon] {
        case "group": group.appending(relativePath: path)
        case "container": root.appending(relativePath: path)
        case "absolute": URL(fileURLWithPath: path)
        default: nil
        }
    }
}
