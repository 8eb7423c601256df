import Foundation
import InputLimits

/// Reads an `.xcodeproj` into a `Project`.
package struct XcodeProjectReader {
    let archive: ProjectArchive
    let tree: FileTree
    let configuration: String
    let checkout: Checkout
    let looseNames: LooseNames
    /// Folders whose files belong to targets without being listed.
    let synchronizedFolders: [ProjectObject]
    /// Shared by everything that is read for this project.
    let budget: ReadingBudget

    /// Opens the project; `configuration` names the build configuration to use (Debug when it exists), `checkout` what may be read: where
    /// none is given, the checkout of the project's folder.
    ///
    /// Throws `ProjectError` for what is no project, `ReadingLimitError` for what goes beyond `budget`.
    package init(
        projectAt url: URL, configuration: String = "Debug", checkout: Checkout? = nil, budget: ReadingBudget = ReadingBudget()
    ) throws {
        let checkout = checkout ?? Checkout(of: url.deletingLastPathComponent())
        try checkout.check(url.appendingPathComponent("project.pbxproj"), "The project is read")
        self.checkout = checkout
        looseNames = LooseNames(root: checkout.root)
        archive = try ProjectArchive(projectAt: url)
        tree = try FileTree(archive: archive, budget: budget)
        synchronizedFolders = archive.objects(ofClass: "PBXFileSystemSynchronizedRootGroup")
        self.budget = budget
        self.configuration = configuration
    }

    package var name: String { archive.url.deletingPathExtension().lastPathComponent }

    /// Reads every target. `workspacePackages` are local packages that a workspace adds beside the project.
    ///
    /// Does not check that sources exist: see `Target.checkFiles()`.
    package func read(workspacePackages: [URL] = []) throws -> Project {
        let natives = archive.root.objects("targets").filter { $0.isa == "PBXNativeTarget" }
        let all = NativeTargets(natives)
        var notices: [String] = []
        let targets = try natives.map { object -> Target in
            do {
                let reader = try TargetReader(target: object, project: self)
                notices += reader.notices
                return try reader.read(allTargets: all)
            } catch let problem as ProjectError where [.missingFile, .malformedProject].contains(problem.kind) {
                // Another target may do without it; who needs this one is told.
                let kind = Target.Kind(productType: object["productType"] ?? "")
                var broken = Target(name: object["name"] ?? "?", moduleName: object["name"] ?? "?", kind: kind)
                broken.problem = problem
                return broken
            }
        }
        return Project(
            name: name, folder: archive.url.deletingLastPathComponent(), targets: targets,
            packages: packages(adding: workspacePackages), notices: notices, checkout: checkout)
    }

    private func packages(adding workspacePackages: [URL]) -> [PackageReference] {
        var result: [PackageReference] = archive.root.objects("packageReferences").compactMap(reference(from:))
        var identities = Set(result.map(\.identity))
        // Before Xcode 15 a local package was an ordinary reference to its folder.
        let folders = archive.objects(ofClass: "PBXFileReference").compactMap(tree.location(of:)) + workspacePackages
        for folder in folders where folder.pathExtension.isEmpty || folder.hasDirectoryPath {
            guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) else { continue }
            let local = PackageReference(source: .local(folder))
            if identities.insert(local.identity).inserted { result.append(local) }
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
