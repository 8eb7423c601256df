import Foundation
import ProcessControl
import XcodeProject

extension AppBuilder {
    /// Builds and runs the unit tests of the project or package at `path`.
    ///
    /// `onLine` gets the test runner's output, without its tallies. Returns how each test went.
    package func test(at path: String, options tests: TestOptions = TestOptions(), onLine: @escaping @Sendable (String) -> Void) throws -> TestReport {
        let checkout = Checkout(ofProjectAt: path, isTrusted: options.isTrusted)
        let built = try explained(in: checkout) { try buildTests(at: path, options: tests, checkout: checkout, onLine: onLine) }
        onProgress(.phase("Testing"))
        var runner = TestRunner(program: built.program, groups: built.plan.testGroups, runtimeSources: runtime.sources.path, options: tests)
        (runner.sandbox, runner.limits) = (options.sandbox, options.limits)
        runner.confinement = confinement(forTests: built, checkout: checkout)
        runner.confinement.readable += tests.readable
        runner.leavesOut = built.leavesOut
        (runner.environment, runner.excluded) = (built.action.environment, built.action.skippedTests)
        var report = try runner.run(onLine: onLine)
        report.problems += built.problems
        // Whoever reads "0 failed" would take them for tested.
        if report.tests.isEmpty, report.problems.isEmpty, built.leavesOut, tests.filter == nil, tests.choose == nil {
            report.problems.append("No test ran: what they need is left out, as the warnings say.")
        }
        return report
    }

    /// Tests that can be run.
    private struct BuiltTests {
        var plan: BuildPlan
        var program: URL
        var leavesOut: Bool
        var action = SchemeTests()
        /// Test targets that could not be built.
        var problems: [String] = []
    }

    /// Builds the tests at `path`. Targets that do not compile are told of and go; the others are tested all the same.
    private func buildTests(at path: String, options tests: TestOptions, checkout: Checkout, onLine: (String) -> Void) throws -> BuiltTests {
        var made = try testPlan(at: path, scheme: tests.scheme, checkout: checkout)
        let folder = made.folder
        defer { made.lock.release() }
        var problems = made.problems
        var rewritten = RewrittenPackages(keptIn: folder)
        while true {
            do {
                let compiled = try compile(made.plan, folder: folder, access: checkout.access, withTests: true)
                let products = folder.products
                let program = products.appendingPathComponent("\(made.plan.name)PackageTests.xctest")
                let warnings = try made.bundle.write(program: program, companions: companions(of: made.plan, in: products), reading: checkout.access)
                for notice in made.plan.notices { onLine("warning: \(notice)") }
                for part in compiled.leftOut { onLine("warning: left out: \(part)") }
                for warning in warnings { onLine(warning) }
                for problem in problems { onLine("error: \(problem)") }
                return BuiltTests(
                    plan: made.plan, program: made.bundle.executable, leavesOut: !compiled.leftOut.isEmpty, action: made.action, problems: problems)
            } catch let error as BuildError where rewritten.add(error, in: made.plan) {
                try rewritten.keep(in: folder)
                made.lock.release()
                made = try testPlan(at: path, scheme: tests.scheme, checkout: checkout)
            } catch let error as BuildError where error.kind == .compilation {
                let broken = made.plan.testModules.filter { module in module.sources.contains { error.files.contains($0.path) } }
                let isTheirs = error.files.isSubset(of: Set(broken.flatMap(\.sources).map(\.path)))
                guard isTheirs, !broken.isEmpty, broken.count < made.plan.testModules.count else { throw error }
                onLine(error.message)
                problems += broken.map { "The tests \($0.name) do not compile." }
                made.plan.remove(Set(broken.map(\.name)))
            }
        }
    }

    /// The file access of tests: they find reference files by the paths of their sources, and record new ones there.
    private func confinement(forTests built: BuiltTests, checkout: Checkout) -> Confinement {
        let readable = [checkout.root, built.program.deletingLastPathComponent(), runtime.products]
        let others = built.plan.modules.filter { $0.kind != .tests }
        let folders = RecordingFolders(
            tests: built.plan.testModules.flatMap(\.sources).map(\.path), others: others.flatMap(\.sources).map(\.path), root: checkout.root.path)
        return Confinement(readable: readable.map(\.path), writable: folders.writable, network: options.network)
    }

    private struct TestPlan {
        var plan: BuildPlan
        var bundle: AppBundle
        var folder: BuildFolder
        var lock: FolderLock
        var action = SchemeTests()
        /// Test targets that are not part of it because of what they are.
        var problems: [String] = []
    }

    /// The tests at `path`; where a folder has none itself, those of the one project below it that has some.
    private func testPlan(at path: String, scheme: String?, checkout: Checkout) throws -> TestPlan {
        do {
            return try testPlan(at: ProjectLocation(path: path), scheme: scheme, checkout: checkout)
        } catch let error as ProjectError where error.kind == .noTests || error.kind == .notAProject {
            let folder = URL(fileURLWithPath: path).standardizedFileURL
            let candidates = (isPackage(folder) ? [.swiftPackage(folder)] : []) + ProjectLocation.below(folder)
            let found = candidates.filter { hasTests($0, checkout: checkout) }
            guard let first = found.first else { throw error }
            if found.count > 1 && first.url != folder {
                let list = found.map { "\n  \($0.url.path)" }.joined()
                throw ProjectError(.ambiguousTarget, "\(folder.path) has no tests itself; these below it have:\(list)", advice: "Give the path of one of them.")
            }
            return try testPlan(at: first, scheme: scheme, checkout: checkout)
        }
    }

    private func isPackage(_ folder: URL) -> Bool { FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) }

    private func hasTests(_ location: ProjectLocation, checkout: Checkout) -> Bool {
        switch location {
        case .swiftPackage(let package): FileSync.isDirectory(package.appendingPathComponent("Tests"))
        case .xcodeProject(let url, let packages):
            (try? read(url, workspacePackages: packages, checkout: checkout))?.targets.contains { $0.isUnitTestForIOS } ?? false
        }
    }

    private func testPlan(at location: ProjectLocation, scheme: String?, checkout: Checkout) throws -> TestPlan {
        switch location {
        case .swiftPackage(let package): try testPlan(ofPackageAt: package, checkout: checkout)
        case .xcodeProject(let url, let packages): try testPlan(ofProjectAt: url, packages: packages, scheme: scheme, checkout: checkout)
        }
    }

    private func testPlan(ofPackageAt package: URL, checkout: Checkout) throws -> TestPlan {
        try checkout.check(package, "The package is read")
        let folder = try BuildFolder(
            forProjectNamed: package.lastPathComponent, in: package, override: options.buildPath, checkout: checkout, swift: swiftTool(reading: checkout))
        let lock = try lock(folder)
        let manifest = try ManifestReader(folder: folder).read(packageAt: package)
        try manifest.check(in: checkout)
        guard manifest.modules.contains(where: { $0.kind == .test }) else {
            throw ProjectError(.noTests, "The package \(manifest.name) has no tests.", advice: "Add a test target to its Package.swift.")
        }
        // SwiftPM leaves out what only tests of a dependency need; here they are what it is about.
        let references = [PackageReference(source: .local(package))] + manifest.references
        let graph = try PackageResolver(folder: folder, references: references, pins: package.appendingPathComponent("Package.resolved"), checkout: checkout) {
            onProgress(.phase($0))
        }.resolveWhatCanBeHad()
        var planner = BuildPlanner(graph: graph, checkout: checkout.adding(folder.url), rewriting: RewrittenPackages(keptIn: folder).identities)
        let plan = try planner.plan(package: manifest, withTests: true)
        return TestPlan(plan: plan, bundle: AppBundle(forTestsOf: plan.name, in: folder), folder: folder, lock: lock)
    }

    private func testPlan(ofProjectAt url: URL, packages: [URL], scheme: String?, checkout: Checkout) throws -> TestPlan {
        var project = try read(url, workspacePackages: packages, checkout: checkout)
        let names = project.targets.filter(\.isUnitTestForIOS).map(\.name)
        guard !names.isEmpty else {
            throw ProjectError(.noTests, "\(project.name) has no unit tests.", advice: "Add a unit test target in Xcode.")
        }
        let folders = ["PROJECT_DIR", "SRCROOT", "SOURCE_ROOT"].map { ($0, project.folder.path) }
        let schemes = try SchemeReader(projectAt: url, checkout: checkout).schemes()
        let action = try SchemeTests(named: scheme, testing: Set(names), among: schemes, settings: Dictionary(folders) { first, _ in first })
        // The user's own choice comes first.
        if options.configuration == "Debug", let configuration = action.configuration, configuration != "Debug" {
            project = try read(url, workspacePackages: packages, checkout: checkout, configuration: configuration)
        }
        return try testPlan(of: project, at: url, action: action)
    }

    private func testPlan(of project: Project, at url: URL, action: SchemeTests) throws -> TestPlan {
        let all = project.targets.filter(\.isUnitTestForIOS)
        let (tests, application) = try chosenTests(among: all.filter { action.runs($0.name) }, of: project)
        let (found, problems) = try checked(tests, in: project)
        let name = application?.name ?? project.name
        for part in found.flatMap({ project.closure(of: $0) }) {
            if let problem = part.problem { throw problem }
            try part.checkNames()
        }
        let folder = try BuildFolder(
            forProjectNamed: name, in: project.folder, override: options.buildPath, checkout: project.checkout, swift: swiftTool(reading: project.checkout))
        let lock = try lock(folder)
        let (project, graph) = try resolve(project, for: [application].compactMap { $0 } + found, at: url, folder: folder)
        // With what they import and the project does not name.
        let sound = found.map { project.target(named: $0.name) ?? $0 }
        let rewriting: Set<String> = RewrittenPackages(keptIn: folder).identities
        var planner = BuildPlanner(graph: graph, checkout: project.checkout.adding(folder.url), rewriting: rewriting)
        let parts = sound.flatMap { project.closure(of: $0) }.filter { $0.name != application?.name }
        let plan =
            try application.map { try planner.plan(application: project.target(named: $0.name) ?? $0, tests: sound, in: project) }
            ?? planner.plan(tests: sound, in: project)
        let bundle =
            application.map { AppBundle(of: $0, adding: parts, in: folder, forTests: true) } ?? AppBundle(forTestsOf: plan.name, adding: parts, in: folder)
        return TestPlan(plan: plan, bundle: bundle, folder: folder, lock: lock, action: action, problems: problems)
    }

    /// The test targets that go with one app, and that app: the one chosen, or the only one.
    private func chosenTests(among tests: [Target], of project: Project) throws -> (tests: [Target], application: Target?) {
        guard !tests.isEmpty else {
            throw ProjectError(.noTests, "The scheme tests no unit tests for iOS.", advice: "Choose another one with --scheme NAME.")
        }
        func hosts(_ test: Target) -> [Target] { project.closure(of: test).filter { $0.kind == .application } }
        let applications = Set(tests.flatMap(hosts).map(\.name))
        let application = try applications.isEmpty ? nil : project.application(named: options.target ?? (applications.count == 1 ? applications.first : nil))
        let chosen = tests.filter { test in hosts(test).isEmpty || hosts(test).contains { $0.name == application?.name } }
        return (chosen, application)
    }

    /// The targets whose files are there. The others are told of, where some can be tested.
    private func checked(_ tests: [Target], in project: Project) throws -> (sound: [Target], problems: [String]) {
        var (sound, problems, first) = ([Target](), [String](), (any Error)?.none)
        for test in tests {
            do {
                try test.checkFiles(in: project.checkout)
                sound.append(test)
            } catch let error as ProjectError {
                problems.append(error.message)
                first = first ?? error
            }
        }
        if sound.isEmpty, let first { throw first }
        return (sound, problems)
    }

    func lock(_ folder: BuildFolder) throws -> FolderLock { try FolderLock(folder) { onProgress(.phase("Waiting for another quince")) } }
}

extension Target {
    fileprivate var isUnitTestForIOS: Bool { kind == .unitTests && isForIOS }
}
