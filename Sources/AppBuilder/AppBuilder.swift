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
    private let onProgress: @Sendable (BuildProgress) -> Void

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
        let project = try XcodeProjectReader(projectAt: url, configuration: options.configuration).read(workspacePackages: packages)
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
        try bundle.write(program: products.appendingPathComponent(target.moduleName), resourceBundles: resourceBundles(in: products))
        try fingerprint.text.write(to: folder.state, atomically: true, encoding: .utf8)
        return application
    }

    private func compile(_ plan: BuildPlan, folder: BuildFolder, withTests: Bool) throws -> [String] {
        onProgress(.phase("Rewriting sources"))
        let outcome = try GeneratedPackage(plan: plan, folder: folder, runtime: runtime).write()
        onProgress(.phase("Compiling"))
        return outcome.warnings + (try swiftBuild(in: folder, withTests: withTests, columns: outcome.columns).run())
    }

    private func swiftBuild(in folder: BuildFolder, withTests: Bool, columns: [String: ColumnMap]) throws -> SwiftBuild {
        SwiftBuild(folder: folder, compilerFlags: try runtime.compilerFlags(), withTests: withTests, columns: columns, onProgress: onProgress)
    }

    private func resourceBundles(in products: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted().map { products.appendingPathComponent($0) }
    }

    private func resolve(_ project: Project, at url: URL, folder: BuildFolder) throws -> PackageGraph {
        let pins = url.appendingPathComponent("project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        return try PackageResolver(folder: folder, references: project.packages, pins: pins) { onProgress(.phase($0)) }.resolve()
    }

    // MARK: Tests

    /// Builds and runs the unit tests of the project or package at `path`.
    ///
    /// - Parameter filter: A regular expression that names of tests must match, as for `swift test`.
    ///
    /// `onLine` gets the test runner's output. Returns its exit status: 0 when all tests passed.
    package func test(at path: String, filter: String? = nil, onLine: @escaping @Sendable (String) -> Void) throws -> Int32 {
        let (plan, bundle, folder) = try testPlan(at: path)
        let lock = FolderLock(folder.url) { onProgress(.phase("Waiting for another quince")) }
        defer { lock.release() }
        _ = try compile(plan, folder: folder, withTests: true)
        let products = folder.products
        let program = products.appendingPathComponent("\(plan.name)PackageTests.xctest")
        try bundle.write(program: program, resourceBundles: resourceBundles(in: products))
        let imports = ModuleSources.imports(of: plan.modules.filter { $0.kind == .tests }.flatMap(\.sources))
        onProgress(.phase("Testing"))
        return try TestRunner(
            program: bundle.executable, usesXCTest: imports.contains("XCTest"), usesSwiftTesting: imports.contains("Testing"),
            runtimeSources: runtime.sources.path, filter: filter
        ).run(onLine: onLine)
    }

    private func testPlan(at path: String) throws -> (BuildPlan, AppBundle, BuildFolder) {
        switch try ProjectLocation(path: path) {
        case .swiftPackage(let package): return try testPlan(ofPackageAt: package)
        case .xcodeProject(let url, let packages):
            let project = try XcodeProjectReader(projectAt: url, configuration: options.configuration).read(workspacePackages: packages)
            return try testPlan(of: project, at: url)
        }
    }

    private func testPlan(ofPackageAt package: URL) throws -> (BuildPlan, AppBundle, BuildFolder) {
        let folder = try BuildFolder(forProjectNamed: package.lastPathComponent, in: package, override: options.buildPath)
        let manifest = try ManifestReader(cache: folder.resolver.appendingPathComponent("manifests")).read(packageAt: package)
        guard manifest.modules.contains(where: { $0.kind == .test }) else {
            throw ProjectError(.noTests, "The package \(manifest.name) has no tests.", advice: "Add a test target to its Package.swift.")
        }
        // SwiftPM leaves out what only tests of a dependency need; here they are what it is about.
        let references = [PackageReference(source: .local(package))] + manifest.remoteReferences
        let graph = try PackageResolver(folder: folder, references: references, pins: package.appendingPathComponent("Package.resolved")) {
            onProgress(.phase($0))
        }.resolve()
        var planner = BuildPlanner(graph: graph)
        let plan = try planner.plan(package: manifest, withTests: true)
        return (plan, AppBundle(forTestsOf: plan.name, in: folder.url.appendingPathComponent("tests")), folder)
    }

    private func testPlan(of project: Project, at url: URL) throws -> (BuildPlan, AppBundle, BuildFolder) {
        let tests = project.targets.filter { $0.kind == .unitTests && $0.isForIOS }
        guard !tests.isEmpty else {
            throw ProjectError(.noTests, "\(project.name) has no unit tests.", advice: "Add a unit test target in Xcode.")
        }
        let applications = Set(tests.flatMap { project.closure(of: $0) }.filter { $0.kind == .application }.map(\.name))
        let application = try applications.isEmpty ? nil : project.application(named: options.target ?? (applications.count == 1 ? applications.first : nil))
        let chosen = tests.filter { test in
            let hosts = project.closure(of: test).filter { $0.kind == .application }
            return hosts.isEmpty || hosts.contains { $0.name == application?.name }
        }
        let name = application?.name ?? project.name
        let folder = try BuildFolder(forProjectNamed: name, in: project.folder, override: options.buildPath)
        let graph = try resolve(project, at: url, folder: folder)
        var planner = BuildPlanner(graph: graph)
        let place = folder.url.appendingPathComponent("tests")
        let parts = chosen.flatMap { project.closure(of: $0) }.filter { $0.name != application?.name }
        guard let application else {
            let plan = try planner.plan(tests: chosen, in: project)
            return (plan, AppBundle(forTestsOf: plan.name, in: place), folder)
        }
        let plan = try planner.plan(application: application, tests: chosen, in: project)
        return (plan, AppBundle(of: application, adding: parts, in: place), folder)
    }
}
