import Foundation

/// Reads an `.xcodeproj` into a `Project`.
package struct XcodeProjectReader {
    let archive: ProjectArchive
    let tree: FileTree
    let configuration: String
    let checkout: Checkout

    /// Opens the project; `configuration` names the build configuration to use (Debug when it exists), `checkout` what may be read: where
    /// none is given, the checkout of the project's folder.
    package init(projectAt url: URL, configuration: String = "Debug", checkout: Checkout? = nil) throws {
        let checkout = checkout ?? Checkout(of: url.deletingLastPathComponent())
        try checkout.check(url.appendingPathComponent("project.pbxproj"), "The project is read")
        self.checkout = checkout
        archive = try ProjectArchive(projectAt: url)
        tree = FileTree(archive: archive)
        self.configuration = configuration
    }

    package var name: String { archive.url.deletingPathExtension().lastPathComponent }

    /// Reads every target. `workspacePackages` are local packages that a workspace adds beside the project.
    ///
    /// Does not check that sources exist: see `Target.checkFiles()`.
    package func read(workspacePackages: [URL] = []) throws -> Project {
        let natives = archive.root.objects("targets").filter { $0.isa == "PBXNativeTarget" }
        var notices: [String] = []
        let targets = try natives.map { object -> Target in
            let reader = try TargetReader(target: object, project: self)
            notices += reader.notices
            return try reader.read(allTargets: natives)
        }
        return Project(
            name: name, folder: archive.url.deletingLastPathComponent(), targets: targets,
            packages: packages(adding: workspacePackages), notices: notices, checkout: checkout)
    }

    private func packages(adding workspacePackages: [URL]) -> [PackageReference] {
        var result: [PackageReference] = archive.root.objects("packageReferences").compactMap(reference(from:))
        // Before Xcode 15 a local package was an ordinary reference to its folder.
        let folders = archive.objects(ofClass: "PBXFileReference").compactMap(tree.location(of:)) + workspacePackages
        for folder in folders where folder.pathExtension.isEmpty || folder.hasDirectoryPath {
            guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) else { continue }
            let local = PackageReference(source: .local(folder))
            if !result.contains(where: { $0.identity == local.identity }) { result.append(local) }
        }
        return result
    }

    private func reference(from object: ProjectObject) -> PackageReference? {
        switch object.isa {
        case "XCRemoteSwiftPackageReference":
            guard let url = object["repositoryURL"], let requirement = PackageReference.Requirement(object.dictionary("requirement"))
            else { return nil }
            return PackageReference(source: .remote(url: url, requirement))
        case "XCLocalSwiftPackageReference":
            guard let path = object["relativePath"] ?? object["path"] else { return nil }
            return PackageReference(source: .local(tree.sourceRoot.appending(relativePath: path)))
        default: return nil
        }
    }
}
