import Foundation
import InputLimits

/// The project that a path given by the user leads to.
package enum ProjectLocation: Hashable, Sendable {
    /// An `.xcodeproj`, with the local packages that its workspace adds.
    case xcodeProject(URL, workspacePackages: [URL])
    /// The folder of a `Package.swift`.
    case swiftPackage(URL)

    /// The `.xcodeproj` or the package's folder.
    package var url: URL {
        switch self {
        case .xcodeProject(let url, _), .swiftPackage(let url): url
        }
    }

    /// Finds the project at `path`: an `.xcodeproj`, `.xcworkspace` or `Package.swift`, or a folder that holds one.
    ///
    /// Throws `ProjectError` when there is none, or several and none of them is the obvious one.
    package init(path: String) throws {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else {
            throw ProjectError(.notAProject, "\(url.path) does not exist.", advice: Self.advice)
        }
        switch url.pathExtension {
        case "xcodeproj" where isDirectory.boolValue: self = Self.inProject(url)
        case "xcworkspace" where isDirectory.boolValue: self = try Self.inWorkspace(url)
        case _ where url.lastPathComponent == "project.pbxproj":
            self = Self.inProject(url.deletingLastPathComponent())
        case _ where url.lastPathComponent == "Package.swift": self = .swiftPackage(url.deletingLastPathComponent())
        case _ where isDirectory.boolValue: self = try Self.inFolder(url)
        default: throw ProjectError(.notAProject, "\(url.path) is not an Xcode project or Swift package.", advice: Self.advice)
        }
    }

    private static let advice = "Give the path of a Name.xcodeproj, a Name.xcworkspace, or a folder with one of these or a Package.swift."

    private static func inFolder(_ folder: URL) throws -> ProjectLocation {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        let projects = names.filter { $0.hasSuffix(".xcodeproj") && !Self.isPodsProject($0) }
        let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }
        if projects.count > 1 && workspaces.count != 1 {
            throw ProjectError(
                .ambiguousTarget, "\(folder.path) holds \(projects.count) projects: \(projects.joined(separator: ", ")).",
                advice: "Give the path of one of them.")
        }
        var problem: (any Error)?
        if workspaces.count == 1 {
            do { return try inWorkspace(folder.appendingPathComponent(workspaces[0])) } catch { problem = error }
        }
        if projects.count == 1 { return inProject(folder.appendingPathComponent(projects[0])) }
        if names.contains("Package.swift") { return .swiftPackage(folder) }
        if let problem { throw problem }
        throw ProjectError(.notAProject, "\(folder.path) holds no Xcode project and no Package.swift.", advice: advice)
    }

    /// CocoaPods' own project only builds the pods; `_Pods` is a link to it that `pod lib create` leaves.
    private static func isPodsProject(_ name: String) -> Bool { name == "Pods.xcodeproj" || name == "_Pods.xcodeproj" }

    /// The projects and packages in folders below `folder`, at most two levels down, those of dependencies left out.
    package static func below(_ folder: URL, levels: Int = 2) -> [ProjectLocation] {
        guard levels > 0 else { return [] }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        return names.filter { !$0.hasPrefix(".") && !dependencyFolders.contains($0) && !$0.contains(".xc") }.flatMap { name -> [ProjectLocation] in
            let place = folder.appendingPathComponent(name)
            var isDirectory: ObjCBool = false
            guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isDirectory), isDirectory.boolValue else { return [] }
            return ((try? inFolder(place)).map { [$0] } ?? []) + below(place, levels: levels - 1)
        }
    }

    private static let dependencyFolders: Set<String> = ["Pods", "Carthage", "node_modules", "vendor", "build", "DerivedData"]

    /// The project with the packages of the workspace that it is one of, if there is one beside it or in the two folders above: its targets may
    /// use products of those without saying where they come from.
    private static func inProject(_ project: URL) -> ProjectLocation {
        var folder = project.deletingLastPathComponent()
        for _ in 0..<3 {
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            for name in names where name.hasSuffix(".xcworkspace") {
                // A workspace that cannot be read is not what the user asked for.
                guard let entries = try? WorkspaceFile.entries(of: folder.appendingPathComponent(name)),
                    entries.contains(where: { stands($0, for: project) })
                else { continue }
                return .xcodeProject(project, workspacePackages: packages(in: entries))
            }
            if folder.path == "/" || names.contains(".git") { break }
            folder = folder.deletingLastPathComponent()
        }
        return .xcodeProject(project, workspacePackages: [])
    }

    /// Whether a workspace's entry is the project: by its place, or by its name where it names a place on another machine.
    private static func stands(_ entry: URL, for project: URL) -> Bool {
        entry.standardizedFileURL.path == project.standardizedFileURL.path
            || (entry.lastPathComponent == project.lastPathComponent && !FileManager.default.fileExists(atPath: entry.path))
    }

    private static func packages(in entries: [URL]) -> [URL] {
        entries.filter { FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path) }
    }

    private static func inWorkspace(_ workspace: URL) throws -> ProjectLocation {
        let entries = try WorkspaceFile.entries(of: workspace)
        let packages = packages(in: entries)
        let projects = entries.filter { $0.pathExtension == "xcodeproj" && !isPodsProject($0.lastPathComponent) }
        if projects.count == 1 { return .xcodeProject(projects[0], workspacePackages: packages) }
        let sameName = projects.filter {
            $0.deletingPathExtension().lastPathComponent == workspace.deletingPathExtension().lastPathComponent
        }
        if sameName.count == 1 { return .xcodeProject(sameName[0], workspacePackages: packages) }
        if projects.isEmpty {
            throw ProjectError(.notAProject, "\(workspace.path) refers to no Xcode project.", advice: advice)
        }
        let names = projects.map(\.lastPathComponent).joined(separator: ", ")
        throw ProjectError(
            .ambiguousTarget, "\(workspace.path) refers to \(projects.count) projects: \(names).", advice: "Give the path of one of them.")
    }
}
