import Foundation
import InputLimits
import SourceLowering
import XcodeProject

/// Tells whether anything that goes into a build changed since the last one that succeeded, without building.
struct Fingerprint: Equatable {
    private let frameworks: [String]
    private let files: [String]

    var text: String { (frameworks + files).joined(separator: "\n") }

    /// Of the plan's files, of the runtime with the frameworks that the plan uses, and of Quince itself.
    init(plan: BuildPlan, bundle: AppBundle?, runtime: Runtime, frameworks: [String]) throws {
        var lines = [Self.line(runtime.library), Self.line(URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath())]
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
            lines.append(Self.text(of: .dictionary(bundle.entitlements)))
            for resource in bundle.resources { lines += try [resource.destination] + Self.lines(below: resource.source) }
        }
        files = lines
        self.frameworks = Self.lines(of: frameworks, in: runtime)
    }

    private init(frameworks: [String], files: [String]) { (self.frameworks, self.files) = (frameworks, files) }

    /// The same files with other frameworks.
    func using(_ frameworks: [String], of runtime: Runtime) -> Fingerprint {
        Fingerprint(frameworks: Self.lines(of: frameworks, in: runtime), files: files)
    }

    private static func lines(of frameworks: [String], in runtime: Runtime) -> [String] {
        [([frameworksTitle] + frameworks).joined(separator: " ")] + frameworks.flatMap { LinkedLibraries.sources(of: $0, in: runtime).map(line) }
    }

    private static let frameworksTitle = "frameworks"

    /// The frameworks that a build used, as its fingerprint tells: to find them anew, all sources would have to be read. Where the sources
    /// are the same, so are these.
    static func frameworks(in text: Data?) -> [String] {
        let first = text.map { String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) }
        guard let words = first?.split(separator: " ").map(String.init), words.first == frameworksTitle else { return [] }
        return words.dropFirst().filter(LinkedFrameworks.names.union(LinkedFrameworks.supplements).contains)
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
