import Foundation
import XcodeProject

/// Everything that goes into a build, decided: the modules of the generated package and what each is made of.
package struct BuildPlan: Sendable {
    /// The generated package's name.
    package var name: String
    package var modules: [BuildModule]
    /// Packages that need no rewriting and are used as they are, by identity.
    package var plainPackages: [String: URL]
    /// The app's bundle, when there is an app.
    package var application: Target?
    package var notices: [String]
    /// Modules that plain packages bring along, under whatever product.
    package var plainModules: Set<String> = []
    /// The parts left out of the project as a whole: files in other languages, models, dependencies that cannot be had.
    package var leftOut: [LeftOut] = []
    /// Names that those files declare.
    package var foreignNames: Set<String> = []
    /// Modules some of whose own sources are not there: what those declare nobody knows.
    package var incompleteModules: Set<String> = []
    /// Modules with sources in other languages, which are left out.
    package var modulesWithForeignSources: Set<String> = []

    package init(
        name: String, modules: [BuildModule], plainPackages: [String: URL] = [:], application: Target? = nil, notices: [String] = []
    ) {
        self.name = name
        self.modules = modules
        self.plainPackages = plainPackages
        self.application = application
        self.notices = notices
    }

    func module(named name: String) -> BuildModule? { modules.first { $0.name == name } }

    /// The modules of the project's own that are, for those who import them, modules here that stand for libraries.
    var modulesOfStandIns: Set<String> { Set(modules.filter { !$0.exportedImports.isEmpty }.map(\.identifier)) }

    var testModules: [BuildModule] { modules.filter { $0.kind == .tests } }

    /// The folders in which the compiler of a module finds the headers that those of C modules include.
    func headerFolders(for module: BuildModule) -> [String] {
        var seen: Set<String> = [module.name]
        var queue: [String] = module.moduleDependencies
        while let name = queue.popLast() {
            if seen.insert(name).inserted { queue += self.module(named: name)?.moduleDependencies ?? [] }
        }
        return modules.filter { seen.contains($0.name) }.compactMap(\.clang).flatMap(\.headerFolders).map(\.path)
    }

    /// The app that tests run in: the module whose `main` is called before theirs.
    var testHost: String? { testModules.lazy.compactMap(\.testHost).first }

    /// Tests by where they run: in the app, or in none.
    var testGroups: [TestRunner.Group] {
        [true, false].compactMap { isHosted in
            let modules = testModules.filter { ($0.testHost != nil) == isHosted }
            let imports = ModuleSources.imports(of: modules.flatMap(\.sources))
            // Tests that import neither import what brings XCTest along.
            return modules.isEmpty
                ? nil
                : TestRunner.Group(
                    modules: Set(modules.map(\.name)), isHosted: isHosted, usesXCTest: imports.contains("XCTest") || !imports.contains("Testing"),
                    usesSwiftTesting: imports.contains("Testing"))
        }
    }

    /// The names in an app's bundle of a folder that SwiftPM made of a package's resources: as `Bundle.module` looks for it here, and
    /// `Package_Module.bundle`, where many a library looks for it itself. Empty for anything else.
    func bundleNames(ofResources name: String) -> [String] {
        guard name.hasSuffix(".resources") else { return [] }
        let made = name.dropLast(".resources".count)
        let module = made.hasPrefix("\(self.name)_") ? module(named: String(made.dropFirst(self.name.count + 1))) : nil
        guard let module, let package = module.packageName else { return [name, "\(made).bundle"] }
        return [name, "\(package)_\(module.name).bundle"]
    }

    /// Removes modules of tests.
    mutating func remove(_ names: Set<String>) {
        modules.removeAll { names.contains($0.name) }
    }

    /// The module that holds what is called in place of the test runner's `main`.
    var testEntryModule: String? { testModules.first?.name }

    /// The module that holds what lets stubs of requests answer; nil where nothing has any.
    var stubEntryModule: String? {
        let names: Set<String> = ["OHHTTPStubs", "OHHTTPStubsSwift"]
        return modules.first { [.application, .library, .tests].contains($0.kind) && !ModuleSources.imports(of: $0.sources).isDisjoint(with: names) }?.name
    }

    /// The module that holds what adds Quick's specs to the tests; nil where there are none.
    var specEntryModule: String? { plainPackages["quick"] == nil ? nil : testModules.first(where: SpecEntry.isNeeded)?.name }
}

/// One module of the generated package.
package struct BuildModule: Sendable {
    package enum Kind: Hashable, Sendable {
        case application, library, tests
        /// C sources, used where they are; the folder of the public headers, if there is one of its own.
        case cLibrary(publicHeaders: String?)
    }

    /// Resources that reach the module through `Bundle.module`.
    package struct PackageResource: Hashable, Sendable {
        package var rule: String
        package var path: String
        /// Files and folders in it that the manifest excludes, by their paths in the module's folder.
        package var excluded: Set<String> = []
    }

    package var name: String
    /// The name that sources import it by: a package may call a target `HUD-SwiftUI`.
    package var identifier: String { name.c99Identifier }
    /// The package it comes from, by the name that its manifest gives it; nil for a target of the project.
    package var packageName: String?
    /// The module's name in sources, where that is another name.
    package var sourceName: String?
    package var kind: Kind
    package var sources: [URL]
    /// The folder of a C module or of `resources`.
    package var folder: URL?
    package var resources: [PackageResource]
    package var moduleDependencies: [String]
    /// Products of plain packages.
    package var productDependencies: [PackageProduct]
    package var language: SwiftLanguage
    /// Catalogues whose images and colours have Swift symbols, and whether those are members of UIImage and UIColor too.
    package var assetCatalogs: [URL] = []
    package var extendsTypesWithAssets = false
    /// Models whose entities may have classes made for them.
    package var dataModels: [URL] = []
    /// Whether it is of a library that was fetched: where that does not compile, the project can do without.
    package var isFetched = false
    /// Modules that all its files see without importing them.
    package var implicitImports: [String] = []
    /// Libraries that bring UIKit into view where they are imported: see `Target.umbrellaModules`.
    package var umbrellaModules: Set<String> = []
    /// Modules that all of it is, for those who import it.
    package var exportedImports: [String] = []
    /// The module of the app that these tests run in.
    package var testHost: String?
    /// Of C sources in a target of the project.
    var clang: ClangModule?

    package init(
        name: String, kind: Kind, sources: [URL] = [], folder: URL? = nil, resources: [PackageResource] = [],
        moduleDependencies: [String] = [], productDependencies: [PackageProduct] = [], language: SwiftLanguage = SwiftLanguage()
    ) {
        self.name = name
        self.kind = kind
        self.sources = sources
        self.folder = folder
        self.resources = resources
        self.moduleDependencies = moduleDependencies
        self.productDependencies = productDependencies
        self.language = language
    }
}
