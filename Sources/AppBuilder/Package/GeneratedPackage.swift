import Foundation
import SourceLowering
import XcodeProject

/// The Swift package that Quince writes for an app: its sources rewritten for Linux, a manifest, and the host's entry.
struct GeneratedPackage {
    let plan: BuildPlan
    let folder: BuildFolder
    let runtime: Runtime
    var dynamicMembers = DynamicMembers()

    /// What the lowering had to say.
    struct Outcome {
        var columns: [String: ColumnMap]
        var warnings: [String]
    }

    /// Writes what changed. Throws when a source has something that cannot work on Linux.
    func write() throws -> Outcome {
        var files: [String: FileSync.Content] = [
            "Package.swift": .text(
                ManifestWriter(plan: plan, linkerFlags: runtime.linkerFlags).text())
        ]
        var lowering = PlanLowering(plan: plan, frameworks: try FrameworkIndexes(runtime: runtime).read(), dynamicMembers: dynamicMembers)
        for module in plan.modules {
            let path = ManifestWriter.path(of: module)
            if case .cLibrary = module.kind {
                // SwiftPM wants sources inside the package; a link is inside.
                if let source = module.folder { files[path] = .link(source) }
                continue
            }
            for file in try lowering.lower(module) { files["\(path)/\(file.name)"] = .text(file.text) }
            for resource in module.resources {
                if let source = module.folder { files["\(path)/\(resource.path)"] = .copy(source.appendingPathComponent(resource.path)) }
            }
            if module.kind == .application { files["\(path)/QuinceHost.swift"] = .text(Self.hostEntry) }
        }
        // SwiftPM records resolved versions beside the manifest.
        try FileSync(folder: folder.package, keeping: ["Package.resolved", ".build"]).apply(files)
        let errors = lowering.diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty else {
            throw BuildError(
                .compilation, errors.map(\.description).joined(separator: "\n"),
                advice: "Quince cannot bring this to Linux; change it, or keep it out with #if.")
        }
        return Outcome(columns: lowering.columns, warnings: lowering.diagnostics.map(\.description))
    }

    /// Runs before `main`, as functions listed in this section do: the app's own `main` stays as its author wrote it.
    static let hostEntry = """
        import HeadlessHost

        @section(".init_array") @used private let registerHost: @convention(c) () -> Void = { registerHeadlessHost() }

        """
}
