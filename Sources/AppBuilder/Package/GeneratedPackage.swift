import Foundation
import XcodeProject

/// The Swift package that Quince writes for an app: its sources rewritten for Linux, a manifest, and the host's entry.
struct GeneratedPackage {
    let plan: BuildPlan
    let folder: BuildFolder
    let runtime: Runtime

    /// Writes what changed. Throws when a source cannot be rewritten.
    func write() throws {
        var files: [String: FileSync.Content] = [
            "Package.swift": .text(
                ManifestWriter(plan: plan, compilerFlags: try runtime.compilerFlags(), linkerFlags: runtime.linkerFlags).text())
        ]
        let lowering = ModuleLowering(plan: plan, runtime: runtime)
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
    }

    /// Runs before `main`, as functions listed in this section do: the app's own `main` stays as its author wrote it.
    static let hostEntry = """
        import HeadlessHost

        @section(".init_array") @used private let registerHost: @convention(c) () -> Void = { registerHeadlessHost() }

        """
}
