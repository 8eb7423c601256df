import Foundation
import SourceLowering
import XcodeProject

/// Decides which modules the generated package has.
///
/// Targets of the project are always rewritten for Linux. A package is rewritten, and becomes part of the generated package,
/// when it uses one of the runtime's frameworks or a package that does; any other package is used as it is, unless it does not compile so.
package struct BuildPlanner {
    let graph: PackageGraph
    /// The files that may be read, where those are limited.
    let checkout: Checkout?
    private var modules: [BuildModule] = []
    private var added: Set<String> = []
    private var usedPlainPackages: [String: URL] = [:]
    private var rewritten: [String: Bool] = [:]
    private var leftOut: [LeftOut] = []
    private var stoodForPackages: Set<String> = []
    private var foreignNames: Set<String> = []
    private var incompleteModules: Set<String> = []
    private var modulesWithForeignSources: Set<String> = []
    /// The app that is built, which may host tests.
    private var application: Target?
    /// The project's targets by name.
    private var targets: [String: Target] = [:]

    /// - Parameter rewriting: packages that are rewritten whatever they import, by their identities.
    package init(graph: PackageGraph = PackageGraph(), checkout: Checkout? = nil, rewriting: Set<String> = []) {
        self.graph = graph
        rewritten = Dictionary(uniqueKeysWithValues: rewriting.map { ($0, true) })
        self.checkout = checkout
    }

    /// The plan for an app of an Xcode project, with `tests` if asked for.
    package mutating func plan(application: Target, tests: [Target] = [], in project: Project) throws -> BuildPlan {
        self.application = application
        try add([application] + tests, in: project)
        return finished(BuildPlan(name: application.moduleName, modules: modules, plainPackages: packages, application: application, notices: project.notices))
    }

    /// The plan for the tests of an Xcode project that has no app of its own: frameworks and their tests.
    package mutating func plan(tests: [Target], in project: Project) throws -> BuildPlan {
        try add(tests, in: project)
        return finished(BuildPlan(name: Self.identifier(project.name), modules: modules, plainPackages: packages, notices: project.notices))
    }

    /// The plan for a Swift package: all its libraries, and its tests.
    package mutating func plan(package manifest: PackageManifest, withTests: Bool) throws -> BuildPlan {
        rewritten[manifest.folder.lastPathComponent.lowercased()] = true
        let elsewhere = manifest.modulesElsewhere
        for module in manifest.modules where module.kind == .regular && !elsewhere.contains(module.name) || (withTests && module.kind == .test) {
            try add(module, of: PackageGraph.Node(identity: manifest.folder.lastPathComponent.lowercased(), manifest: manifest, isLocal: true))
        }
        return finished(BuildPlan(name: Self.identifier(manifest.name), modules: modules, plainPackages: packages))
    }

    /// The plan with what is left out of it.
    private func finished(_ plan: BuildPlan) -> BuildPlan {
        var plan = plan
        let known = Set(modules.map(\.name))
        // A file that imports its own module needs nothing.
        for index in plan.modules.indices {
            let own = plan.modules[index].name
            plan.modules[index].moduleDependencies.removeAll { !known.contains($0) || $0 == own }
        }
        plan.plainModules = Set(packages.keys.compactMap(graph.node).flatMap { $0.manifest.modules.map(\.name) })
        plan.leftOut = leftOut
        plan.foreignNames = foreignNames
        plan.incompleteModules = incompleteModules
        plan.modulesWithForeignSources = modulesWithForeignSources
        return plan
    }

    /// A plain package brings its own dependencies along: naming all of them keeps SwiftPM from fetching any again.
    private var packages: [String: URL] {
        guard !usedPlainPackages.isEmpty else { return [:] }
        var result = usedPlainPackages
        var queue = Array(usedPlainPackages.keys)
        while let identity = queue.popLast() {
            for next in graph.node(identity)?.manifest.dependencies ?? [] where result[next] == nil {
                guard let node = graph.node(next) else { continue }
                result[next] = node.manifest.folder
                queue.append(next)
            }
        }
        return result
    }

    static func identifier(_ name: String) -> String {
        String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }

    // MARK: Targets of a project

    private mutating func add(_ roots: [Target], in project: Project) throws {
        targets = Dictionary(project.targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        stoodForPackages = project.stoodForPackages
        for target in roots.flatMap(project.closure(of:)) { try add(target) }
    }

    private mutating func add(_ target: Target) throws {
        guard added.insert(target.moduleName).inserted else { return }
        let kind: BuildModule.Kind
        switch target.kind {
        case .application: kind = .application
        case .framework, .library: kind = .library
        case .unitTests: kind = .tests
        default: return
        }
        if target.isStoodFor { return }
        let clang: [ClangModule] = clangModules(of: target)
        recordForeignFiles(of: target, besides: Set(clang.flatMap(\.sources)))
        // A library without Swift is not there for those who import it, but for one that a module here stands for.
        let parts: Set<String> = Self.stoodForParts(of: target)
        let isStoodForWhole: Bool = kind == .library && target.sources.isEmpty
        if isStoodForWhole, parts.isEmpty { return }
        try target.checkFiles(in: checkout, needsSwift: !isStoodForWhole)
        let needed = target.targetDependencies.compactMap { targets[$0] }
            .filter { [.application, .framework, .library].contains($0.kind) && $0.isForIOS }
        var module = BuildModule(
            name: target.moduleName, kind: kind, sources: target.sources, moduleDependencies: needed.map(\.moduleName),
            language: target.language)
        module.implicitImports = target.implicitImports
        // In a pod what stands for its Objective-C is imported nowhere: there it is the same module.
        module.implicitImports += parts.sorted()
        module.umbrellaModules = target.umbrellaModules
        if isStoodForWhole { module.exportedImports = parts.sorted() }
        module.isFetched = target.isFetched
        if kind == .tests, let application, target.testHost == application.name { module.testHost = application.moduleName }
        module.sourceName = target.sourceModuleName
        if target.makesAssetSymbols, kind != .tests {
            module.assetCatalogs = target.resources.map(\.source).filter { $0.pathExtension == "xcassets" }
            module.extendsTypesWithAssets = target.extendsTypesWithAssets
        }
        if kind != .tests { module.dataModels = target.resources.map(\.source).filter(DataModelCompiler.compiles) }
        for product in target.packageProducts { try use(product, in: &module, for: target.name) }
        module.moduleDependencies += clang.map(\.name)
        modules += clang.map(\.module)
        modules.append(module)
    }

    /// The modules in C among a target's sources, but for those that are here already.
    private mutating func clangModules(of target: Target) -> [ClangModule] {
        guard target.unsupportedFiles.allSatisfy({ mayRead($0, of: target) }) else { return [] }
        let known = Runtime.frameworks.union(LinkedFrameworks.names).union(targets.values.map(\.moduleName))
        return ClangModule.modules(of: target).filter { !known.contains($0.name) && !LinkedFrameworks.standsFor($0.name) && added.insert($0.name).inserted }
    }

    /// Leaves out what is not in Swift, and remembers what it declares.
    private mutating func recordForeignFiles(of target: Target, besides built: Set<URL>) {
        let parts: [Set<String>] = Self.stoodForParts(of: target).compactMap { LinkedFrameworks.objectiveCParts[$0] }
        let foreign: [UnsupportedFile] = target.unsupportedFiles.filter { file in
            !built.contains(file.url.standardizedFileURL) && !parts.contains { $0.contains(file.url.lastPathComponent) }
        }
        foreignNames.formUnion(ForeignNames.declared(inHeadersBeside: foreign.filter { mayRead($0, of: target) }))
        foreignNames.formUnion(ForeignNames.declared(inHeaders: target.swiftHeaders))
        for file in foreign {
            if [.notInCheckout, .missing].contains(file.reason), file.url.pathExtension == "swift" { incompleteModules.insert(target.moduleName) }
            if file.reason == .cFamily { modulesWithForeignSources.insert(target.moduleName) }
            leftOut.append(LeftOut(file: file.url.path, declaration: file.url.lastPathComponent, kind: "file", needs: ForeignNames.language(of: file)))
            if mayRead(file, of: target) { foreignNames.formUnion(ForeignNames.declared(in: file)) }
        }
        let missing: [String] = target.lackingPods
        foreignNames.formUnion(missing.flatMap(ForeignNames.generated))
        leftOut += missing.map { LeftOut(file: "Podfile", declaration: $0, kind: "pod", needs: "the pod \($0), which is not installed") }
    }

    /// The modules here that do what sources in Objective-C do which the target has.
    private static func stoodForParts(of target: Target) -> Set<String> {
        LinkedFrameworks.parts(amongObjectiveC: Set(target.unsupportedFiles.map(\.url.lastPathComponent)))
    }

    private func mayRead(_ file: UnsupportedFile, of target: Target) -> Bool {
        checkout.map { (try? $0.check([file.url], "Target \(target.name) takes sources")) != nil } ?? true
    }

    // MARK: Packages

    /// Makes a product of a package available to `module`.
    private mutating func use(_ product: PackageProduct, in module: inout BuildModule, for user: String) throws {
        if LinkedFrameworks.standsFor(product.name) || product.package.map(stoodForPackages.contains) == true { return }
        guard let found = graph.product(product.name, package: product.package) else {
            if !graph.unreachable.isEmpty {
                leftOut.append(LeftOut(file: user, declaration: product.name, kind: "package", needs: graph.lack(of: product)))
                foreignNames.formUnion(ForeignNames.generated(by: product.name))
                return
            }
            // The version that could be fetched may be another than the author's.
            if let package = product.package, graph.node(package)?.isLocal == false {
                leftOut.append(
                    LeftOut(file: user, declaration: product.name, kind: "package", needs: "the product \(product.name), which \(package) does not have"))
                return
            }
            throw ProjectError(
                .unreachablePackage, "\(user) uses the package product \(product.name), which no package of the project has.",
                advice: "Add its package to the project in Xcode, or remove the product from the target.")
        }
        guard try isRewritten(found.node) else {
            usedPlainPackages[found.node.identity] = found.node.manifest.folder
            module.productDependencies.append(PackageProduct(name: product.name, package: found.node.identity))
            return
        }
        for name in found.product.targets {
            guard let target = found.node.manifest.module(named: name) else { continue }
            try add(target, of: found.node)
            if !module.moduleDependencies.contains(name) { module.moduleDependencies.append(name) }
        }
    }

    private mutating func add(_ target: PackageManifest.Module, of node: PackageGraph.Node) throws {
        guard added.insert(target.name).inserted else { return }
        let manifest = node.manifest
        try ProjectError.check(module: target.name, of: "package \(manifest.name)", where: "Correct its manifest, Package.swift.")
        let sources = try ModuleSources.swiftFiles(of: target, in: manifest)
        try checkout?.check(sources, "The package \(manifest.name) takes sources")
        if target.kind == .binary || target.kind == .macro || target.kind == .system {
            leftOut.append(
                LeftOut(
                    file: manifest.name, declaration: target.name, kind: "package",
                    needs: "the \(target.kind.rawValue) target \(target.name), which Quince cannot build"))
            return
        }
        // A module here stands for it.
        if LinkedFrameworks.standsFor(target.name) { return }
        if let objectiveC = try ModuleSources.objectiveCFiles(of: target, in: manifest), sources.isEmpty {
            addInObjectiveC(target, files: objectiveC, of: node)
            return
        }
        let isC = try sources.isEmpty && ModuleSources.hasCSources(target, in: manifest)
        var module = BuildModule(
            name: target.name, kind: isC ? .cLibrary(publicHeaders: target.publicHeadersPath) : target.kind == .test ? .tests : .library,
            sources: sources, folder: manifest.folder(of: target),
            // SwiftPM passes over what is not there, such as an empty folder, which no checkout has.
            resources: target.resources.filter { FileManager.default.fileExists(atPath: manifest.folder(of: target).appendingPathComponent($0.path).path) }
                .map { BuildModule.PackageResource(rule: $0.rule, path: $0.path, excluded: Set(target.exclude)) }
                + (isC ? [] : try ModuleSources.impliedResources(of: target, in: manifest).map { BuildModule.PackageResource(rule: "process", path: $0) }),
            language: target.language)
        if !isC, target.kind != .test { module.dataModels = ModuleSources.dataModels(among: module.resources, in: manifest.folder(of: target)) }
        module.packageName = manifest.name
        module.isFetched = !node.isLocal
        module.language.conditions.append("SWIFT_PACKAGE")
        for dependency in target.dependencies {
            if dependency.package == nil, let inner = manifest.module(named: dependency.name) {
                if inner.kind == .plugin { continue }
                try add(inner, of: node)
                module.moduleDependencies.append(inner.name)
            } else {
                try use(PackageProduct(name: dependency.name, package: dependency.package), in: &module, for: target.name)
            }
        }
        modules.append(module)
    }

    /// Leaves a module in Objective-C out. Where modules here do what some of its sources do, as those of a library that is kept among others, it is these.
    private mutating func addInObjectiveC(_ target: PackageManifest.Module, files: [URL], of node: PackageGraph.Node) {
        let parts: Set<String> = LinkedFrameworks.parts(amongObjectiveC: Set(files.map(\.lastPathComponent)))
        let known: Set<String> = parts.reduce(into: []) { $0.formUnion(LinkedFrameworks.objectiveCParts[$1] ?? []) }
        let foreign: [URL] = files.filter { !known.contains($0.lastPathComponent) }
        foreignNames.formUnion(foreign.flatMap { ForeignNames.declared(in: UnsupportedFile(url: $0, reason: .cFamily)) })
        if parts.isEmpty {
            leftOut.append(LeftOut(file: node.manifest.name, declaration: target.name, kind: "package", needs: "Objective-C"))
            let headers = node.manifest.folder(of: target).appendingPathComponent(target.publicHeadersPath ?? "include")
            foreignNames.formUnion(ForeignNames.declared(inHeadersOf: files.map { $0.deletingLastPathComponent() } + [headers]))
            return
        }
        leftOut += foreign.filter { ["m", "mm"].contains($0.pathExtension) }
            .map { LeftOut(file: $0.path, declaration: $0.lastPathComponent, kind: "file", needs: "Objective-C") }
        modulesWithForeignSources.insert(target.name)
        var module = BuildModule(name: target.name, kind: .library)
        module.packageName = node.manifest.name
        module.implicitImports = parts.sorted()
        module.exportedImports = parts.sorted()
        module.isFetched = !node.isLocal
        modules.append(module)
    }

    /// Modules beside the frameworks here that only Apple's systems have: what needs one of them can only be left out of a package that is rewritten.
    static let applesAlone: Set<String> = [
        "Darwin", "ObjectiveC", "os", "OSLog", "SwiftUI", "SwiftData", "AppKit", "Cocoa", "WatchKit", "CreateML", "RealityKit",
        "ClassKit", "ExposureNotification", "SensorKit",
    ]

    /// Whether a package needs the runtime: it, or a package it uses, imports one of its frameworks, or is in Objective-C.
    private mutating func isRewritten(_ node: PackageGraph.Node) throws -> Bool {
        if let known = rewritten[node.identity] { return known }
        // Answers a circle of packages while it is being asked.
        rewritten[node.identity] = false
        if LinuxPackages.contains(node.manifest) { return false }
        let products = Set(node.manifest.products.flatMap(\.targets))
        var reachable = products
        var queue = Array(products)
        while let name = queue.popLast() {
            for dependency in node.manifest.module(named: name)?.dependencies ?? [] where reachable.insert(dependency.name).inserted {
                queue.append(dependency.name)
            }
        }
        // What wraps a library of the system is written for Linux too, and SwiftPM alone finds that library: such a package is
        // used as it is, also when it imports a framework for other systems.
        if node.manifest.modules.contains(where: { reachable.contains($0.name) && $0.kind == .system }) { return false }
        let used = node.manifest.modules.filter { reachable.contains($0.name) }
        // SwiftPM would have them compiled, and Foundation has no headers here: as a part of the app's package they can be left out.
        if try used.contains(where: { try ModuleSources.objectiveCFiles(of: $0, in: node.manifest) != nil }) {
            rewritten[node.identity] = true
            return true
        }
        let files = try used.flatMap { try ModuleSources.swiftFiles(of: $0, in: node.manifest) }
        // A package that asks whether it can import one of the smaller frameworks is made for Linux as well.
        var result =
            !ModuleSources.imports(of: files).isDisjoint(with: Runtime.frameworks)
            || !ModuleSources.unconditionalImports(of: files).isDisjoint(with: LinkedFrameworks.names.union(Self.applesAlone))
            // What its authors keep from Linux, because that has no such framework, apps for iOS use.
            || !ModuleSources.importsKeptFromLinux(of: files).isDisjoint(with: LinkedFrameworks.names)
        if !result {
            result = try node.manifest.dependencies.compactMap(graph.node).reduce(false) { try $0 || isRewritten($1) }
        }
        rewritten[node.identity] = result
        return result
    }
}
