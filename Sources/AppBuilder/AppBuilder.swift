import Foundation
import SourceLowering
import XcodeProject

/// From a project on disk to an app that runs on Linux.
package struct AppBuilder: Sendable {
    /// What the caller chooses.
    package struct Options: Sendable {
        /// The app target, when the project has several.
        package var target: String?
        /// The build configuration whose settings count.
        package var configuration: String
        /// Where to build, instead of the project's own build folder.
        package var buildPath: String?

        package init(target: String? = nil, configuration: String = "Debug", buildPath: String? = nil) {
            self.target = target
            self.configuration = configuration
            self.buildPath = buildPath
        }
    }

    /// A built app.
    package struct Application: Sendable {
        package var name: String
        /// The `Name.app` folder.
        package var bundle: URL
        package var executable: URL
        /// Warnings of the compiler, if it ran.
        package var warnings: [String]
        package var notices: [String]
        /// Whether everything was up to date.
        package var wasUpToDate: Bool
    }

    package let options: Options
    package let runtime: Runtime
    let onProgress: @Sendable (BuildProgress) -> Void

    package init(options: Options = Options(), runtime: Runtime, onProgress: @escaping @Sendable (BuildProgress) -> Void = { _ in }) {
        self.options = options
        self.runtime = runtime
        self.onProgress = onProgress
    }

    // MARK: Apps

    /// Builds the iOS app of the project at `path`.
    ///
    /// Throws `ProjectError` when the project is not one that can be built, `BuildError` when building fails.
    package func buildApplication(at path: String) throws -> Application {
        guard case .xcodeProject(let url, let packages) = try ProjectLocation(path: path) else {
            throw ProjectError(
                .noApplicationTarget, "\(path) is a Swift package: it has no iOS app target.",
                advice: "Give an Xcode project with an app; quince test runs the tests of a package.")
        }
        let project = try read(url, workspacePackages: packages)
        let target = try project.application(named: options.target)
        // Files first: fetching packages for an app that lacks some would only delay the message.
        for part in project.closure(of: target) where [.application, .framework, .library].contains(part.kind) { try part.checkFiles() }
        let folder = try BuildFolder(forProjectNamed: target.name, in: project.folder, override: options.buildPath)
        let lock = FolderLock(folder.url) { onProgress(.phase("Waiting for another quince")) }
        defer { lock.release() }
        let graph = try resolve(project, at: url, folder: folder)
        var planner = BuildPlanner(graph: graph)
        let plan = try planner.plan(application: target, in: project)
        return try build(plan, target: target, project: project, folder: folder)
    }

    func read(_ url: URL, workspacePackages: [URL]) throws -> Project {
        try XcodeProjectReader(projectAt: url, configuration: options.configuration).read(workspacePackages: workspacePackages)
            .addingPods(configuration: options.configuration)
    }

    private func build(_ plan: BuildPlan, target: Target, project: Project, folder: BuildFolder) throws -> Application {
        let others = project.closure(of: target).filter { $0.name != target.name && [.framework, .library].contains($0.kind) }
        let bundle = AppBundle(of: target, adding: others, in: folder.url)
        let fingerprint = Fingerprint(plan: plan, bundle: bundle, runtime: runtime)
        var application = Application(
            name: target.infoPropertyList["CFBundleDisplayName"]?.string ?? target.name, bundle: bundle.url,
            executable: bundle.executable, warnings: [], notices: plan.notices, wasUpToDate: true)
        if (try? String(contentsOf: folder.state, encoding: .utf8)) == fingerprint.text,
            FileManager.default.isExecutableFile(atPath: bundle.executable.path)
        {
            return application
        }
        try? FileManager.default.removeItem(at: folder.state)
        application.wasUpToDate = false
        application.warnings = try compile(plan, folder: folder, withTests: false)
        let products = folder.products
        application.warnings += try bundle.write(program: products.appendingPathComponent(target.moduleName), resourceBundles: resourceBundles(in: products))
        try fingerprint.text.write(to: folder.state, atomically: true, encoding: .utf8)
        return application
    }

    func compile(_ plan: BuildPlan, folder: BuildFolder, withTests: Bool) throws -> [String] {
        var dynamicMembers = DynamicMembers(keptAt: folder.dynamicMembers)
        while true {
            onProgress(.phase("Rewriting sources"))
            let outcome = try GeneratedPackage(plan: plan, folder: folder, runtime: runtime, dynamicMembers: dynamicMembers).write()
            onProgress(.phase("Compiling"))
            let build = SwiftBuild(
                folder: folder, compilerFlags: try runtime.compilerFlags(), withTests: withTests, columns: outcome.columns, onProgress: onProgress)
            let result = try build.run()
            if result.succeeded && outcome.errors.isEmpty { return outcome.warnings + result.warnings }
            guard dynamicMembers.add(result.output.errors.map(\.main), text: { try? String(contentsOfFile: $0, encoding: .utf8) }) else {
                throw result.report.error(adding: outcome.errors)
            }
            dynamicMembers.keep(at: folder.dynamicMembers)
        }
    }

    func resourceBundles(in products: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted().map { products.appendingPathComponent($0) }
    }

    func resolve(_ project: Project, at url: URL, folder: BuildFolder) throws -> PackageGraph {
        let pins = url.appendingPathComponent("project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        return try PackageResolver(folder: folder, references: project.packages, pins: pins) { onProgress(.phase($0)) }.resolve()
    }
}
