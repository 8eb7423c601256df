import Foundation
import InputLimits

/// Pictures, colours and the like in asset catalogues whose description is no JSON: the app asks for them in vain.
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
                }
                return false
            }
            return found
        }
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
