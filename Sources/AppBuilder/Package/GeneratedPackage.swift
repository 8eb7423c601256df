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
        /// What cannot work on Linux, or is a mistake that the compiler would not see.
        var errors: [Diagnostic]
    }

    /// Writes what changed.
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
        let warnings = lowering.diagnostics.filter { $0.severity == .warning }.map(\.description)
        let errors = lowering.diagnostics.filter { $0.severity == .error }.map {
            Diagnostic(file: $0.path, line: $0.line, column: $0.column, severity: .error, message: $0.message)
        }
        return Outcome(columns: lowering.columns, warnings: warnings, errors: errors)
    }

    /// Runs before `main`, as functions listed in this section do: the app's own `main` stays as its author wrote it.
    static let hostEntry = """
        import HeadlessHost

        @section(".init_array") @used private let registerHost: @convention(c) () -> Void = { registerHeadlessHost() }

        """
}
