import FolderAccess
import Foundation
import InputLimits
import SourceLowering
import XcodeProject

/// The Swift package that Quince writes for an app: its sources rewritten for Linux, a manifest, and the host's entry.
struct GeneratedPackage {
    let plan: BuildPlan
    let folder: BuildFolder
    let runtime: Runtime
    /// The files that may be read: the checkout, and those in the build folder.
    let access: ReadAccess
    /// The frameworks beside UIKit that the plan's modules import.
    let libraries: LinkedLibraries
    var dynamicMembers = DynamicMembers()
    var leftOut = LeftOutRecord()
    /// The declarations of the runtime's frameworks; read from the runtime where they are not given.
    var frameworks: [ModuleIndex]?

    /// The results of the lowering.
    struct Outcome {
        var columns: [String: ColumnMap]
        var warnings: [String]
        /// The code that cannot work on Linux, or is a mistake that the compiler would not see.
        var errors: [Diagnostic]
        /// Every file that was rewritten, by its path.
        var sources: [String: LeavingOut.Source]
    }

    /// Writes what changed.
    func write() throws -> Outcome {
        var files: [String: FileSync.Content] = [
            "Package.swift": .text(
                ManifestWriter(
                    plan: plan, linkerFlags: runtime.linkerFlags + libraries.linkerFlags, compilerFlags: libraries.compilerFlags(for:)
                ).text())
        ]
        let frameworks = try frameworks ?? FrameworkIndexes(runtime: runtime).read() + libraries.indexes()
        var lowering = PlanLowering(plan: plan, frameworks: frameworks, dynamicMembers: dynamicMembers, leftOut: leftOut)
        var interfaces = InterfaceCompiler()
        let usesUIKit: Bool = plan.modules.contains { ModuleSources.imports(of: $0.sources).contains("UIKit") }
        for module in plan.modules {
            let path = ManifestWriter.path(of: module)
            if case .cLibrary = module.kind {
                // SwiftPM wants sources inside the package; a link is inside.
                if let source = module.folder { files[path] = .link(source) }
                continue
            }
            for file in try lowering.lower(module) { files["\(path)/\(file.name)"] = .text(file.text) }
            for resource in module.resources {
                if let source = module.folder?.appendingPathComponent(resource.path) {
                    try add(resource, at: source, to: Self.place(of: resource, in: path, module: module), in: &files, with: &interfaces)
                }
            }
            if !module.exportedImports.isEmpty {
                files["\(path)/QuinceExports.swift"] = .text(module.exportedImports.map { "@_exported import \($0)\n" }.joined())
            }
            if module.kind == .tests, ModuleSources.imports(of: module.sources).contains("XCTest") {
                files["\(path)/QuinceMeasure.swift"] = .text(Self.measuring)
            }
            if module.name == plan.stubEntryModule { files["\(path)/QuinceStubs.swift"] = .text(Self.stubEntry) }
            if module.name == plan.specEntryModule, let quick = plan.plainPackages["quick"] {
                files["\(path)/QuinceSpecs.swift"] = .text(SpecEntry(package: quick).text)
            }
            if module.name == plan.testEntryModule {
                let usesXCTest = !ModuleSources.imports(of: plan.testModules.flatMap(\.sources)).isDisjoint(with: ["XCTest", "Quick"])
                files["\(path)/QuinceTests.swift"] = .text(Self.testEntry(host: plan.testHost, usesUIKit: usesUIKit, usesXCTest: usesXCTest))
                if usesUIKit, !plan.modules.contains(where: { $0.kind == .application }) { files["\(path)/QuinceRegion.swift"] = .text(Self.regionEntry) }
            }
            if !module.assetCatalogs.isEmpty, ModuleSources.imports(of: module.sources).contains("UIKit") {
                for catalog in module.assetCatalogs { try access.check(catalog.path) }
                let symbols = try AssetSymbols(catalogs: module.assetCatalogs)
                let text = symbols.text(extending: module.extendsTypesWithAssets) { lowering.members(of: $0, in: module) }
                if let text { files["\(path)/QuinceAssetSymbols.swift"] = .text(text) }
            }
            if module.kind == .application {
                files["\(path)/QuinceHost.swift"] = .text(Self.hostEntry)
                if let entry = lowering.entry(of: module).text { files["\(path)/QuinceEntry.swift"] = .text(entry) }
                files["\(path)/QuinceRegion.swift"] = .text(Self.regionEntry)
            }
        }
        try FileSync("package", in: folder, reading: access).apply(files)
        let warnings = lowering.diagnostics.filter { $0.severity == .warning }.map(\.description) + interfaces.warnings
        let errors = lowering.diagnostics.filter { $0.severity == .error }.map {
            Diagnostic(file: $0.path, line: $0.line, column: $0.column, severity: .error, message: $0.message)
        }
        return Outcome(columns: lowering.columns, warnings: warnings, errors: errors, sources: lowering.sources)
    }

    /// The path of a resource in the package. A module may name one beside its own folder, but none outside of all modules.
    private static func place(of resource: BuildModule.PackageResource, in path: String, module: BuildModule) throws -> String {
        let place = FileName.normalised("\(path)/\(resource.path)") ?? ""
        guard FileName.problem(withPath: place) == nil, place.hasPrefix(path.prefix { $0 != "/" } + "/") else {
            throw ProjectError(
                .unsafeName, "The module \(module.name) has a resource at \(FileName.quoted(resource.path)), outside of its package.",
                advice: "Correct its manifest, Package.swift.")
        }
        return place
    }

    /// A resource of a package's module. Interface files that are to be processed are compiled, also those in folders.
    private func add(
        _ resource: BuildModule.PackageResource, at source: URL, to path: String, in files: inout [String: FileSync.Content],
        with interfaces: inout InterfaceCompiler
    ) throws {
        try access.adding(folder.url).check(source.path)
        guard resource.rule == "process" else {
            files[path] = .copy(source)
            return
        }
        guard FileSync.isDirectory(source), !Self.isOneResource(source) else {
            try process(source, to: path, in: &files, with: &interfaces)
            return
        }
        try FolderWalk.visit(source, budget: ReadingBudget()) { entry in
            if resource.excluded.contains("\(resource.path)/\(entry.relativePath)") { return false }
            if entry.isFolder && !Self.isOneResource(entry.url) { return true }
            try process(entry.url, to: "\(path)/\(entry.relativePath)", in: &files, with: &interfaces)
            return false
        }
    }

    /// Whether a folder is one resource rather than some.
    private static func isOneResource(_ folder: URL) -> Bool { folder.pathExtension == "xcassets" || DataModelCompiler.compiles(folder) }

    private func process(
        _ source: URL, to path: String, in files: inout [String: FileSync.Content], with interfaces: inout InterfaceCompiler
    ) throws {
        if DataModelCompiler.compiles(source) {
            for (path, data) in try DataModelCompiler.compile(source, to: path) { files[path] = .data(data) }
        } else if InterfaceCompiler.compiles(source) {
            files[InterfaceCompiler.destination(of: path)] = .data(try interfaces.compile(source))
        } else {
            files[path] = .copy(source)
        }
    }

    /// Apple's XCTest fails a measurement only where it is worse than a baseline that was recorded; the one for Linux fails every one
    /// whose ten runs differ much, as they do on a busy machine. Standing in the tests' own module, these are found first.
    static let measuring = """
        import QuinceXCTest
        import XCTest

        extension XCTestCase {
            nonisolated func measure(_ block: () -> Void) { __measure(block) }
            nonisolated func measureMetrics(_ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, for block: () -> Void) {
                __measure(manually: !automaticallyStartMeasuring, block)
            }
            nonisolated func startMeasuring() { __startMeasuring() }
            nonisolated func stopMeasuring() { __stopMeasuring() }
        }

        """

    /// Stands before the test runner's `main`, which the linker is told to wrap: the host app's own `main`, or none, comes first, so that tests
    /// run inside the running app as on a device.
    static func testEntry(host: String?, usesUIKit: Bool, usesXCTest: Bool) -> String {
        let arguments = "_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>"
        let hostMain = host.map { "@_silgen_name(\"\($0)_main\") nonisolated private func hostMain(\(arguments)) -> Int32\n" } ?? ""
        let start = host == nil ? "UIApplicationMain(argc, argv, nil, nil)" : "hostMain(argc, argv)"
        let run =
            usesUIKit
            ? "runTests(inHost: \(host != nil), main: { \(start) }, tests: { testMain(argc, argv) })" : "testMain(argc, argv)"
        return """
            \(usesUIKit ? "import HeadlessHost\nimport UIKit" : "")
            \(usesXCTest ? "import QuinceXCTest" : "")

            @_silgen_name("__real_main") nonisolated private func testMain(\(arguments)) -> Int32
            \(hostMain)
            @_cdecl("__wrap_main") nonisolated public func __quinceTestMain(\(arguments)) -> Int32 {
                // Nobody else reads them.
                nonisolated(unsafe) let argv = argv
                \(usesXCTest ? "registerTestJournal()" : "")
                return \(run)
            }

            """
    }

    /// An import of what public declarations speak of, in modules too whose imports are internal unless they say otherwise.
    private static func publicImport(_ module: String) -> String {
        """
        #if hasFeature(InternalImportsByDefault)
        public import \(module)
        #else
        import \(module)
        #endif
        """
    }

    /// Sessions ask the protocols of their configuration, and Foundation's own for HTTP before others. On a device the library of stubs changes how
    /// configurations are made; here the functions that make them are defined anew in the program, which comes before its libraries.
    static let stubEntry = """
        \(publicImport("Foundation"))
        \(publicImport("FoundationNetworking"))
        import OHHTTPStubs

        @_silgen_name("$s20FoundationNetworking23URLSessionConfigurationC7defaultACvgZ")
        nonisolated public func __quinceConfiguration() -> URLSessionConfiguration { HTTPStubs.__configuration(isEphemeral: false) }
        @_silgen_name("$s20FoundationNetworking23URLSessionConfigurationC9ephemeralACvgZ")
        nonisolated public func __quinceEphemeralConfiguration() -> URLSessionConfiguration { HTTPStubs.__configuration(isEphemeral: true) }

        """

    /// Foundation on Linux has one locale and asks nobody. The functions by which everybody asks it, Foundation's own formatters among
    /// them, are defined anew in the program, which comes before its libraries when names are looked up: they answer with the device's
    /// settings.
    static let regionEntry = """
        \(publicImport("Foundation"))
        import ObjectRuntime

        @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
        nonisolated public func __quinceLocale() -> Foundation.Locale { __currentLocale() }
        @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
        nonisolated public func __quinceUpdatedLocale() -> Foundation.Locale { __currentLocale() }
        @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
        nonisolated public func __quinceLanguages() -> [Swift.String] { __preferredLanguages() }
        @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
        nonisolated public func __quinceCalendar() -> Foundation.Calendar { __currentCalendar() }
        @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
        nonisolated public func __quinceUpdatedCalendar() -> Foundation.Calendar { __currentCalendar() }

        """

    /// Runs before `main`, as functions listed in this section do: the app's own `main` stays as its author wrote it.
    static let hostEntry = """
        import HeadlessHost

        @section(".init_array") @used private let registerHost: @convention(c) () -> Void = { registerHeadlessHost() }

        """
}
