import FolderAccess
import Foundation
import ProcessControl
import SourceLowering
import XcodeProject

/// From a project on disk to an app that runs on Linux.
package struct AppBuilder: Sendable {
    /// The choices of the caller.
    package struct Options: Sendable {
        /// The app target, when the project has several.
        package var target: String?
        /// The build configuration whose settings count.
        package var configuration: String
        /// The folder to build in, instead of the project's own build folder.
        package var buildPath: String?
        /// Whether the project may read files outside of its checkout.
        package var isTrusted: Bool
        /// Whether it is an error when something is left out.
        package var isStrict: Bool
        /// How the project's code is confined, when it is built and in tests.
        package var sandbox = Sandbox.none
        /// Whether tests reach the network.
        package var network = false
        /// The limits on what tests may use.
        package var limits = ProcessLimits()

        package init(target: String? = nil, configuration: String = "Debug", buildPath: String? = nil, isTrusted: Bool = false, isStrict: Bool = false) {
            self.target = target
            self.configuration = configuration
            self.buildPath = buildPath
            self.isTrusted = isTrusted
            self.isStrict = isStrict
        }
    }

    /// A built app.
    package struct Application: Sendable {
        package var name: String
        /// The `Name.app` folder.
        package var bundle: URL
        package var executable: URL
        /// The folder of the libraries that came with it, where it was packed.
        package var libraries: URL?
        /// The folder it was built in.
        package var folder: BuildFolder
        /// Warnings of the compiler, if it ran.
        package var warnings: [String]
        package var notices: [String]
        /// The parts of the project that need something missing here, and are therefore not in the app.
        package var leftOut: [LeftOut] = []
        /// The resources of the app that will not be shown as they are meant.
        package var findings: [BuildFinding] = []
        /// The places of the texts in the project's own files.
        package var literals = LiteralPlaces(files: [], folder: URL(fileURLWithPath: "/"))
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
        try buildApplication(at: path) { try compile($0, folder: $1, access: $2, withTests: false) }
    }

    /// Compiles a plan in a folder, reading what may be read.
    typealias Compilation = (BuildPlan, BuildFolder, ReadAccess) throws -> CompiledPlan

    func buildApplication(at path: String, compile: Compilation) throws -> Application {
        guard case .xcodeProject(let url, let packages) = try ProjectLocation(path: path) else {
            throw ProjectError(
                .noApplicationTarget, "\(path) is a Swift package: it has no iOS app target.",
                advice: "Give an Xcode project with an app; quince test runs the tests of a package.")
        }
        let checkout = Checkout(ofProjectAt: path, isTrusted: options.isTrusted)
        return try explained(in: checkout) { try buildApplication(of: read(url, workspacePackages: packages, checkout: checkout), at: url, compile: compile) }
    }

    private func buildApplication(of project: Project, at url: URL, compile: Compilation) throws -> Application {
        let target = try project.application(named: options.target)
        // Files first: fetching packages for an app that lacks some would only delay the message.
        for part in project.closure(of: target) where [.application, .framework, .library].contains(part.kind) {
            // A library without Swift is left out; one of headers or resources alone makes nothing.
            if part.name != target.name, part.sources.isEmpty { continue }
            try part.checkFiles(in: project.checkout)
        }
        let folder = try BuildFolder(
            forProjectNamed: target.name, in: project.folder, override: options.buildPath, checkout: project.checkout,
            swift: swiftTool(reading: project.checkout))
        let lock = try lock(folder)
        defer { lock.release() }
        let (whole, graph) = try resolve(project, for: [target], at: url, folder: folder)
        // With what it imports without naming it, whose resources belong into the bundle too.
        let resolved = whole.target(named: target.name) ?? target
        var rewritten = RewrittenPackages(keptIn: folder)
        while true {
            var planner = BuildPlanner(graph: graph, checkout: project.checkout.adding(folder.url), rewriting: rewritten.identities)
            let plan = try planner.plan(application: resolved, in: whole)
            do {
                return try build(plan, target: resolved, project: whole, folder: folder, compile: compile)
            } catch let error as BuildError where rewritten.add(error, in: plan) {
                try rewritten.keep(in: folder)
            }
        }
    }

    /// SwiftPM for a project: it reads the checkout and Quince.
    func swiftTool(reading checkout: Checkout) -> SwiftTool { SwiftTool(sandbox: options.sandbox, readable: [checkout.root, runtime.root]) }

    func read(_ url: URL, workspacePackages: [URL], checkout: Checkout, configuration: String? = nil) throws -> Project {
        let configuration = configuration ?? options.configuration
        return try XcodeProjectReader(projectAt: url, configuration: configuration, checkout: checkout).read(workspacePackages: workspacePackages)
            .leavingOutAbsentFiles()
            .addingPods(configuration: configuration)
    }

    private func build(_ plan: BuildPlan, target: Target, project: Project, folder: BuildFolder, compile: Compilation) throws -> Application {
        let others = project.closure(of: target).filter { $0.name != target.name && [.framework, .library].contains($0.kind) }
        let bundle = AppBundle(of: target, adding: others, in: folder)
        let kept = folder.contents(of: BuildFolder.stateName)
        let fingerprint = try Fingerprint(plan: plan, bundle: bundle, runtime: runtime, frameworks: Fingerprint.frameworks(in: kept))
        var application = Application(
            name: target.infoPropertyList["CFBundleDisplayName"]?.string ?? target.name, bundle: bundle.url,
            executable: bundle.executable, folder: folder, warnings: [], notices: plan.notices, wasUpToDate: true)
        application.literals = LiteralPlaces(
            files: (others + [target]).flatMap(\.sources).filter { !$0.path.hasPrefix(folder.url.path + "/") }
                + (others + [target]).flatMap(\.resources).map(\.source).filter(InterfaceCompiler.compiles),
            folder: project.folder)
        if kept == Data(fingerprint.text.utf8),
            FileManager.default.isExecutableFile(atPath: bundle.executable.path)
        {
            application.leftOut = LeftOut.list(keptIn: folder)
            application.findings = BuildFinding.list(keptIn: folder)
            try checkWhole(application.leftOut)
            return application
        }
        try folder.handle.remove(BuildFolder.stateName)
        application.wasUpToDate = false
        let compiled = try compile(plan, folder, project.checkout.access)
        application.warnings = compiled.warnings
        application.leftOut = compiled.leftOut.map { $0.relative(to: project.folder) }
        let products = folder.products
        let interfaceWarnings = try bundle.write(
            program: products.appendingPathComponent(target.moduleName), companions: companions(of: plan, in: products),
            reading: project.checkout.access)
        application.findings =
            interfaceWarnings.compactMap { BuildFinding(line: $0, in: project.folder) }
            + UnusedInterfaceFiles.findings(for: target, with: others, in: project.folder)
            + MissingBeginning.findings(for: target, in: project.folder)
            + UnreadableAssets.findings(in: (others + [target]).flatMap(\.resources).map(\.source), project: project.folder)
            + UnreadableStrings.findings(in: (others + [target]).flatMap(\.resources).map(\.source), project: project.folder)
        try folder.write(JSONEncoder().encode(application.findings), to: BuildFolder.findingsName)
        try folder.write(JSONEncoder().encode(application.leftOut), to: BuildFolder.leftOutListName)
        try folder.write(Data(fingerprint.using(compiled.frameworks, of: runtime).text.utf8), to: BuildFolder.stateName)
        return application
    }

    private func checkWhole(_ leftOut: [LeftOut]) throws {
        if options.isStrict, !leftOut.isEmpty { throw LeftOutText.error(leftOut) }
    }

    /// Compiles the plan, as often as it takes: what only the compiler can tell is put into the next turn's sources.
    func compile(_ whole: BuildPlan, folder: BuildFolder, access: ReadAccess, withTests: Bool) throws -> CompiledPlan {
        var plan = whole
        try runtime.installed?.checkToolchain()
        let libraries = LinkedLibraries(runtime: runtime, plan: plan)
        try libraries.link { onProgress(.phase("Compiling \($0), which no app used before")) }
        var dynamicMembers = DynamicMembers(keptIn: folder)
        var record = LeftOutRecord(keptIn: folder, runtime: runtime.version, absent: plan.leftOut.map(\.needs))
        if !record.isEmpty { record.forgetConsequences(texts: plan.texts) }
        plan.leaveOut(record.libraries)
        plan.leaveUnchecked(record.unchecked)
        var libraryRounds = LibraryRounds()
        var earlier = EarlierErrors()
        // A large file, which most builds never need.
        lazy var known: KnownNames? = try? KnownNames(runtime: runtime)
        while true {
            onProgress(.phase("Rewriting sources"))
            let outcome = try GeneratedPackage(
                plan: plan, folder: folder, runtime: runtime, access: access, libraries: libraries, dynamicMembers: dynamicMembers, leftOut: record
            ).write()
            onProgress(.phase("Compiling"))
            let build = SwiftBuild(
                folder: folder, compilerFlags: try runtime.compilerFlags() + libraries.moduleMapFlags(), withTests: withTests, columns: outcome.columns,
                onProgress: onProgress)
            let result = try build.run()
            if !result.succeeded, let error = BuildError(fullDiskIn: result.output.allText, at: folder.url) { throw error }
            if !result.succeeded, let error = BuildError(memoryIn: result.output.allText) { throw error }
            if result.succeeded && outcome.errors.isEmpty {
                let leftOut = plan.leftOut + LeftOut.list(outcome.sources, record)
                try checkWhole(leftOut)
                return CompiledPlan(warnings: outcome.warnings + result.warnings(besides: runtime.sources), leftOut: leftOut, frameworks: libraries.frameworks)
            }
            let isNew = dynamicMembers.add(result.output.errors.map(\.main), standIns: plan.modulesOfStandIns) { outcome.sources[$0]?.text }
            if isNew { dynamicMembers.keep(in: folder) }
            var leavingOut = LeavingOut(names: runtime.sdkNames, frameworks: runtime.sources.path, sources: outcome.sources, foreignNames: plan.foreignNames)
            leavingOut.incompleteModules = plan.incompleteModules
            leavingOut.modulesWithForeignSources = plan.modulesWithForeignSources
            leavingOut.modulesInSwift4 = Set(plan.modules.filter { $0.language.mode.hasPrefix("4") }.map(\.name))
            leavingOut.earlier = earlier
            leavingOut.isKnown = { known?.contains($0) ?? true }
            earlier.add(result.output.errors.map(\.main)) { outcome.sources[$0]?.module }
            // What may be asked for when the app runs is missing only where it still is in the next turn.
            let errors = isNew ? result.output.errors.filter { !DynamicMembers.mayBeLowered($0.main.message) } : result.output.errors
            let isMore = leavingOut.add(errors, own: outcome.errors, to: &record)
            if isMore { record.keep(in: folder) }
            if isNew || isMore { continue }
            let broken = plan.brokenLibraries(by: outcome.errors + result.output.errors.map(\.main))
            guard !broken.isEmpty else { throw result.report.error(adding: outcome.errors) }
            if libraryRounds.add(result.output.errors, of: broken, in: plan, by: leavingOut, to: &record) {
                plan.leaveUnchecked(record.unchecked)
                record.keep(in: folder)
                continue
            }
            plan.leaveOut(broken)
            for library in broken { record.add(library) }
            record.keep(in: folder)
        }
    }

    /// The files that a program needs beside it, by their names there: bundles of packages' resources, and libraries of packages' products that are dynamic.
    func companions(of plan: BuildPlan, in products: URL) -> [String: URL] {
        let libraries = Set(plan.modules.flatMap(\.productDependencies).map { "lib\($0.name).so" })
        let names = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
        return names.reduce(into: [:]) { result, name in
            for place in plan.bundleNames(ofResources: name) { result[place] = products.appendingPathComponent(name) }
            if libraries.contains(name) { result[name] = products.appendingPathComponent(name) }
        }
    }

    /// The project with what its targets import without naming it, and its packages.
    func resolve(_ project: Project, for targets: [Target], at url: URL, folder: BuildFolder) throws -> (Project, PackageGraph) {
        let project: Project = try project.withoutStoodForPackages.addingMadeSources(for: targets, in: folder)
        let named = try graph(of: project, at: url, folder: folder)
        let recent = UnreachablePackages(keptIn: folder)
        var implicit = ImplicitDependencies(of: project, graph: named, configuration: options.configuration, unreachable: recent.addresses)
        for target in targets { implicit.add(to: target) }
        // With targets of the checkout alone.
        var unpackaged = implicit.project
        unpackaged.packages = project.packages
        // A package that cannot be resolved here helps nobody: the build goes on without it.
        guard implicit.addsPackages, let whole = try? graph(of: implicit.project, at: url, folder: folder) else { return (unpackaged, named) }
        try recent.keep(whole.unreachable, in: folder)
        // What the project names itself is not given up for a pod's package that does not go with it; the last answer took its checkouts away.
        guard named.nodes.allSatisfy({ whole.node($0.identity) != nil }) else { return (unpackaged, try graph(of: project, at: url, folder: folder)) }
        return (implicit.usingProducts(of: whole), whole)
    }

    /// The record of versions that Xcode keeps: in the project's own workspace, or in the one of its name beside it, which CocoaPods makes.
    private static func pins(ofProjectAt url: URL) -> URL {
        let place = "xcshareddata/swiftpm/Package.resolved"
        let own: URL = url.appendingPathComponent("project.xcworkspace/\(place)")
        let beside: URL = url.deletingPathExtension().appendingPathExtension("xcworkspace").appendingPathComponent(place)
        return !FileManager.default.fileExists(atPath: own.path) && FileManager.default.fileExists(atPath: beside.path) ? beside : own
    }

    private func graph(of project: Project, at url: URL, folder: BuildFolder) throws -> PackageGraph {
        return try PackageResolver(folder: folder, references: project.packages, pins: Self.pins(ofProjectAt: url), checkout: project.checkout) {
            onProgress(.phase($0))
        }
        .resolveWhatCanBeHad()
    }

    /// Runs `body` and puts into words what it says of folders and files.
    func explained<Result>(in checkout: Checkout, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let failure as FolderFailure {
            switch failure.reason {
            case .outside: throw checkout.outside([failure.description], "The project takes files")
            case .path: throw ProjectError(.unsafeName, failure.description, advice: "Correct the name in the project.")
            default: throw BuildError(failure, making: "The build folder cannot be written")
            }
        }
    }
}

/// The outcome of a compilation that succeeded.
struct CompiledPlan {
    /// The compiler's.
    var warnings: [String]
    var leftOut: [LeftOut] = []
    /// The frameworks beside UIKit that were linked.
    var frameworks: [String] = []
}
