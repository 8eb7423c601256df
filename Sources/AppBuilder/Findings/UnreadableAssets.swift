import Foundation
import InputLimits

/// Pictures, colours and the like in asset catalogues whose description is no JSON, or names files that are not there: the app asks for them in vain.
enum UnreadableAssets {
    private static let kinds: Set<String> = ["imageset", "colorset", "symbolset", "dataset", "appiconset"]

    static func findings(in resources: [URL], project: URL) -> [BuildFinding] {
        resources.filter { $0.pathExtension == "xcassets" }.flatMap { catalog -> [BuildFinding] in
            var found: [BuildFinding] = []
            try? FolderWalk.visit(catalog, budget: ReadingBudget()) { entry in
                guard entry.isFolder else { return false }
                guard kinds.contains((entry.name as NSString).pathExtension) else { return true }
                let file: URL = catalog.appendingPathComponent(entry.relativePath).appendingPathComponent("Contents.json")
                if let problem = problem(of: file) {
                    let place: String = BuildFinding.relative(file.standardizedFileURL.path, to: project) + (problem.line.map { ":\($0)" } ?? "")
                    let name: String = (entry.name as NSString).deletingPathExtension
                    found.append(
                        BuildFinding(
                            place: place,
                            message: "this is no JSON (\(problem.reason)), and \"\(name)\" is not there for the app. Correct the file near that line."))
                } else if let absent = absentFile(of: file) {
                    let place: String = BuildFinding.relative(file.standardizedFileURL.path, to: project) + (absent.line.map { ":\($0)" } ?? "")
                    found.append(
                        BuildFinding(place: place, message: "the file \(absent.name) is not there. Add it beside this one, or take it out of here."))
                }
                return false
            }
            return found
        }
    }

    /// The first file that a description of images names and that is not beside it, with the line; nil where all are there.
    static func absentFile(of file: URL) -> (name: String, line: Int?)? {
        guard let data = try? InputFile.data(at: file), let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let images = contents["images"] as? [[String: Any]]
        else { return nil }
        let folder: URL = file.deletingLastPathComponent()
        // A name is a file's, and leads nowhere else.
        let names: [String] = images.compactMap { $0["filename"] as? String }.filter { !$0.isEmpty && !$0.contains("/") }
        guard let name = names.first(where: { !FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }) else { return nil }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return (name, lines.firstIndex { $0.contains("\"\(name)\"") }.map { $0 + 1 })
    }

    /// The reason why a file cannot be read as JSON; nil where it can, or there is none.
    static func problem(of file: URL) -> (reason: String, line: Int?)? {
        guard let data = try? InputFile.data(at: file) else { return nil }
        do {
            _ = try JSONSerialization.jsonObject(with: data)
            return nil
        } catch {
            let told: String = (error as NSError).userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
            let line: Int? =
                told.firstMatch(of: /line (\d+)/).flatMap { Int($0.output.1) }
                ?? told.firstMatch(of: /character (\d+)/).flatMap { Int($0.output.1) }.map { data.prefix($0 + 1).count { $0 == UInt8(ascii: "\n") } + 1 }
            let reason: Substring = told.prefix { $0 != "." }
            return (reason.isEmpty ? "it cannot be read" : reason.prefix(1).lowercased() + reason.dropFirst(), line)
        }
    }
}
