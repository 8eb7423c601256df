import Foundation
import ProcessControl
import XcodeProject

extension AppBuilder {
    /// Builds and runs the unit tests of the project or package at `path`.
    ///
    /// - Parameter filter: A regular expression that names of tests must match, as for `swift test`.
    ///
    /// `onLine` gets the test runner's output. Returns its exit status: 0 when all tests passed.
    package func test(at path: String, filter: String? = nil, onLine: @escaping @Sendable (String) -> Void) throws -> Int32 {
        let checkout = Checkout(ofProjectAt: path, isTrusted: options.isTrusted)
        let (plan, program) = try explained(in: checkout) { try buildTests(at: path, checkout: checkout, onLine: onLine) }
        let imports = ModuleSources.imports(of: plan.modules.filter { $0.kind == .tests }.flatMap(\.sources))
        onProgress(.phase("Testing"))
        return try TestRunner(
            program: program, usesXCTest: imports.contains("XCTest"), usesSwiftTesting: imports.contains("Testing"),
            runtimeSources: runtime.sources.path, filter: filter, sandbox: options.sandbox,
            confinement: confinement(forTests: program, checkout: checkout), limits: options.limits
        ).run(onLine: onLine)
    }

    /// Builds the tests at `path`, and returns their plan and their program.
    private func buildTests(at path: String, checkout: Checkout, onLine: (String) -> Void) throws -> (BuildPlan, URL) {
        let (plan, bundle, folder, lock) = try testPlan(at: path, checkout: checkout)
        defer { lock.release() }
        let compiled = try compile(plan, folder: folder, access: checkout.access, withTests: true)
        let products = folder.products
        let program = products.appendingPathComponent("\(plan.name)PackageTests.xctest")
        let warnings = try bundle.write(program: program, resourceBundles: resourceBundles(in: products), reading: checkout.access)
        for notice in plan.notices { onLine("warning: \(notice)") }
        for part in compiled.leftOut { onLine("warning: left out: \(part)") }
        for warning in warnings { onLine(warning) }
        return (plan, bundle.executable)
    }

    /// What tests may do: they find reference files by the places of their sources.
    private func confinement(forTests program: URL, checkout: Checkout) -> Confinement {
        let readable = [checkout.root, program.deletingLastPathComponent(), runtime.products]
        return Confinement(readable: readable.map(\.path), network: options.network)
    }

    private typealias TestPlan = (plan: BuildPlan, bundle: AppBundle, folder: BuildFolder, lock: FolderLock)

    /// The tests at `path`; where a folder has none itself, those of the one project below it that has some.
    private func testPlan(at path: String, checkout: Checkout) throws -> TestPlan {
        do {
            return try testPlan(at: ProjectLocation(path: path), checkout: checkout)
        } catch let error as ProjectError where error.kind == .noTests || error.kind == .notAProject {
            let folder = URL(fileURLWithPath: path).standardizedFileURL
            let candidates = (isPackage(folder) ? [.swiftPackage(folder)] : []) + ProjectLocation.below(folder)
            let found = candidates.filter { hasTests($0, checkout: checkout) }
            guard let first = found.first else { throw error }
            if found.count > 1 && first.url != folder {
                let list = found.map { "\n  \($0.url.path)" }.joined()
                throw ProjectError(.ambiguousTarget, "\(folder.path) has no tests itself; these below it have:\(list)", advice: "Give the path of one of them.")
            }
            return try testPlan(at: first, checkout: checkout)
        }
    }

    private func isPackage(_ folder: URL) -> Bool { FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) }

    private func hasTests(_ location: ProjectLocation, checkout: Checkout) -> Bool {
        switch location {
        case .swiftPackage(let package): FileSync.isDirectory(package.appendingPathComponent("Tests"))
        case .xcodeProject(let url, let packages): (try? read(url, workspacePackages: packages, checkout: checkout))?.targets.contains { $0.isUnitTestForIOS } ?? false
        }
    }

    private func testPlan(at location: ProjectLocation, checkout: Checkout) throws -> TestPlan {
        switch location {
        case .swiftPackage(let package): try testPlan(ofPackageAt: package, checkout: checkout)
        case .xcodeProject(let url, let packages): try testPlan(of: read(url, workspacePackages: packages, checkout: checkout), at: url)
        }
    }

    private func testPlan(ofPackageAt package: URL, checkout: Checkout) throws -> TestPlan {
        try checkout.check(package, "The package is read")
        let folder = try BuildFolder(forProjectNamed: package.lastPathComponent, in: package, override: options.buildPath, checkout: checkout, swift: swiftTool(reading: checkout))
        let lock = try lock(folder)
        let manifest = try ManifestReader(folder: folder).read(packageAt: package)
        try manifest.check(in: checkout)
        guard manifest.modules.contains(where: { $0.kind == .test }) else {
            throw ProjectError(.noTests, "The package \(manifest.name) has no tests.", advice: "Add a test target to its Package.swift.")
        }
        // SwiftPM leaves out what only tests of a dependency need; here they are what it is about.
        let references = [PackageReference(source: .local(package))] + manifest.remoteReferences
        let graph = try PackageResolver(folder: folder, references: references, pins: package.appendingPathComponent("Package.resolved"), checkout: checkout) {
            onProgress(.phase($0))
        }.resolve()
        var planner = BuildPlanner(graph: graph, checkout: checkout.adding(folder.url))
        let plan = try planner.plan(package: manifest, withTests: true)
        return (plan, AppBundle(forTestsOf: plan.name, in: folder), folder, lock)
    }

    private func testPlan(of project: Project, at url: URL) throws -> TestPlan {
        let tests = project.targets.filter(\.isUnitTestForIOS)
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
        for part in chosen.flatMap({ project.closure(of: $0) }) {
            if let problem = part.problem { throw problem }
            try part.checkNames()
        }
        let folder = try BuildFolder(forProjectNamed: name, in: project.folder, override: options.buildPath, checkout: project.checkout, swift: swiftTool(reading: project.checkout))
        let lock = try lock(folder)
        let (project, graph) = try resolve(project, for: [application].compactMap { $0 } + chosen, at: url, folder: folder)
        var planner = BuildPlanner(graph: graph, checkout: project.checkout.adding(folder.url))
        let parts = chosen.flatMap { project.closure(of: $0) }.filter { $0.name != application?.name }
        guard let application else {
            let plan = try planner.plan(tests: chosen, in: project)
            return (plan, AppBundle(forTestsOf: plan.name, adding: parts, in: folder), folder, lock)
        }
        let plan = try planner.plan(application: project.target(named: application.name) ?? application, tests: chosen, in: project)
        return (plan, AppBundle(of: application, adding: parts, in: folder, forTests: true), folder, lock)
    }

    func lock(_ folder: BuildFolder) throws -> FolderLock { try FolderLock(folder) { onProgress(.phase("Waiting for another quince")) } }
}

extension Target {
    fileprivate var isUnitTestForIOS: Bool { kind == .unitTests && isForIOS }
}
