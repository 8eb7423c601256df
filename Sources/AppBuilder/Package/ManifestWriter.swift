import Foundation
import XcodeProject

/// Writes the manifest of the generated package.
struct ManifestWriter {
    let plan: BuildPlan
    let linkerFlags: [String]
    /// The flags that a rewritten module's compiler gets beyond the settings of its target.
    var compilerFlags: (BuildModule) -> [String] = { _ in [] }

    func text() -> String {
        // SwiftPM asks for a language wherever a resource has one; which it is matters to no app, whose Info.plist says it.
        let isLocalized: Bool = plan.modules.contains { $0.resources.contains(where: Self.mayBeLocalized) }
        let localization = isLocalized ? "    defaultLocalization: \"en\",\n" : ""
        let packages = plan.plainPackages.sorted { $0.key < $1.key }.map { "        .package(path: \(Self.quote($0.value.path))),\n" }
        return """
            // swift-tools-version: 6.2
            // Written by Quince from the project; changes are lost.
            import PackageDescription

            let linking: [LinkerSetting] = [.unsafeFlags(\(Self.list(linkerFlags)))]

            let package = Package(
                name: \(Self.quote(plan.name)),
            \(localization)    dependencies: [
            \(packages.joined())    ],
                targets: [
            \(plan.modules.map(target(_:)).joined())    ]
            )

            """
    }

    /// A folder that SwiftPM looks through may have folders of languages in it.
    private static func mayBeLocalized(_ resource: BuildModule.PackageResource) -> Bool {
        let parts = resource.path.split(separator: "/")
        return parts.contains { $0.hasSuffix(".lproj") } || rule(for: resource) == "process" && parts.last?.contains(".") == false
    }

    private func target(_ module: BuildModule) -> String {
        let function =
            switch module.kind {
            case .application: "executableTarget"
            case .library, .cLibrary: "target"
            case .tests: "testTarget"
            }
        var parts = ["name: \(Self.quote(module.name))", "dependencies: [\(dependencies(of: module))]", "path: \(Self.quote(Self.path(of: module)))"]
        if case .cLibrary(let headers) = module.kind {
            if let clang = module.clang { parts.append("sources: \(Self.list(clang.relativeSources))") }
            if let headers { parts.append("publicHeadersPath: \(Self.quote(headers))") }
            if let clang = module.clang {
                let folders: [String] = clang.relativeHeaderFolders.map { ".headerSearchPath(\(Self.quote($0)))" }
                parts.append("cSettings: [\(folders.joined(separator: ", "))]")
            }
        } else {
            if !module.resources.isEmpty {
                let resources = module.resources.map { ".\(Self.rule(for: $0))(\(Self.quote(Self.path(of: $0))))" }
                parts.append("resources: [\(resources.joined(separator: ", "))]")
            }
            parts.append("swiftSettings: [\(settings(of: module))]")
            // A library's linker settings reach whatever links it; the tests and the app need them even without one.
            let wrapped: [String] = (module.name == plan.testEntryModule ? ["main"] : []) + (module.name == plan.specEntryModule ? [SpecEntry.wrapped] : [])
            let flags: [String] = wrapped.flatMap { ["-Xlinker", "--wrap=\($0)"] }
            parts.append("linkerSettings: linking" + (flags.isEmpty ? "" : " + [.unsafeFlags(\(Self.list(flags)))]"))
        }
        return "        .\(function)(\n            \(parts.joined(separator: ",\n            "))),\n"
    }

    /// A compiled data model is a folder, which `process` would take apart.
    private static func rule(for resource: BuildModule.PackageResource) -> String {
        let isModel: Bool = DataModelCompiler.compiles(URL(fileURLWithPath: resource.path))
        return resource.rule == "copy" || isModel ? "copy" : "process"
    }

    /// Interface files stand in the package in their compiled form.
    private static func path(of resource: BuildModule.PackageResource) -> String {
        if resource.rule == "process", DataModelCompiler.compiles(URL(fileURLWithPath: resource.path)) {
            return DataModelCompiler.destination(of: resource.path)
        }
        let isCompiled = resource.rule == "process" && InterfaceCompiler.compiles(URL(fileURLWithPath: resource.path))
        return isCompiled ? InterfaceCompiler.destination(of: resource.path) : resource.path
    }

    static func path(of module: BuildModule) -> String { (module.kind == .tests ? "Tests/" : "Sources/") + module.name }

    private func dependencies(of module: BuildModule) -> String {
        let names = module.moduleDependencies.map(Self.quote)
        let products = module.productDependencies.map { product in
            ".product(name: \(Self.quote(product.name)), package: \(Self.quote(packageName(of: product))))"
        }
        return (names + products).joined(separator: ", ")
    }

    /// A package given by its path is known by the name of its folder.
    private func packageName(of product: PackageProduct) -> String {
        product.package.flatMap { plan.plainPackages[$0]?.lastPathComponent } ?? product.name
    }

    private func settings(of module: BuildModule) -> String {
        let language = module.language
        var settings = [".swiftLanguageMode(.v\(language.mode.replacing(".", with: "_")))"]
        if language.isMainActorByDefault { settings.append(".defaultIsolation(MainActor.self)") }
        settings += module.language.conditionsHere.map { ".define(\(Self.quote($0)))" }
        settings += language.upcomingFeatures.map { ".enableUpcomingFeature(\(Self.quote($0)))" }
        settings += language.experimentalFeatures.map { ".enableExperimentalFeature(\(Self.quote($0)))" }
        // Swift Testing has an overlay for each of Apple's frameworks named as ours are; on Linux there is none to load.
        if module.kind == .tests { settings.append(".unsafeFlags([\"-Xfrontend\", \"-disable-cross-import-overlays\"])") }
        let flags = compilerFlags(module) + aliases + plan.headerFolders(for: module).flatMap { ["-Xcc", "-I\($0)"] }
        if !flags.isEmpty { settings.append(".unsafeFlags(\(Self.list(flags)))") }
        return settings.joined(separator: ", ")
    }

    /// Tells the compiler which modules go by another name in sources.
    private var aliases: [String] {
        plan.modules.flatMap { module in module.sourceName.map { ["-module-alias", "\($0)=\(module.name)"] } ?? [] }
    }

    private static func list(_ values: [String]) -> String { "[\(values.map(quote).joined(separator: ", "))]" }

    /// A Swift string literal.
    static func quote(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\\", "\"": "\\\(scalar)"
            case _ where scalar.properties.generalCategory == .control || [0x2028, 0x2029].contains(scalar.value):
                "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return "\"" + scalars.joined() + "\""
    }
}
