import Foundation
import InputLimits
import XcodeProject

/// Tells whether anything that goes into a build changed since the last one that succeeded, without building.
struct Fingerprint: Equatable {
    let text: String

    /// Of the plan's files, of the runtime and of Quince itself.
    init(plan: BuildPlan, bundle: AppBundle?, runtime: Runtime) throws {
        var lines: [String] = [Self.line(runtime.library), Self.line(URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath())]
        lines += LinkedLibraries.modules(of: runtime).map(Self.line)
        for module in plan.modules {
            lines.append("\(module.name) \(module.kind) \(module.language) \(module.moduleDependencies) \(module.productDependencies)")
            lines += module.sources.map(Self.line)
            for model in module.dataModels { lines += try Self.lines(below: model) }
            if let folder = module.folder, module.sources.isEmpty || !module.resources.isEmpty { lines += try Self.lines(below: folder) }
        }
        for (identity, folder) in plan.plainPackages.sorted(by: { $0.key < $1.key }) {
            lines.append(identity)
            // What SwiftPM fetched does not change under its name; a local package may.
            if !folder.path.contains("/checkouts/") { lines += try Self.lines(below: folder) }
        }
        if let bundle {
            lines.append(Self.text(of: .dictionary(bundle.infoPropertyList)))
            for resource in bundle.resources { lines += try [resource.destination] + Self.lines(below: resource.source) }
        }
        text = lines.joined(separator: "\n")
    }

    /// The same for the same value: dictionaries have another order in every process.
    static func text(of value: PropertyListValue) -> String {
        switch value {
        case .dictionary(let entries): "{" + entries.sorted { $0.key < $1.key }.map { "\($0.key)=\(text(of: $0.value))" }.joined(separator: ";") + "}"
        case .array(let values): "[" + values.map(text(of:)).joined(separator: ",") + "]"
        default: "\(value)"
        }
    }

    private static func line(_ url: URL) -> String {
        let stamp = FileStamp(url)
        return "\(url.path) \(stamp?.size ?? -1) \(stamp?.modified ?? 0)"
    }

    private static func lines(below url: URL) throws -> [String] {
        guard FileSync.isDirectory(url) else { return [line(url)] }
        var result: [String] = []
        try FolderWalk.visit(url, budget: ReadingBudget()) { entry in
            if !entry.isFolder { result.append(line(entry.url)) }
            return true
        }
        return result
    }
}
