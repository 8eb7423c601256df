import Foundation

/// A Swift package as its manifest describes it, read from `swift package dump-package`.
package struct PackageManifest: Sendable {
    package struct Product: Hashable, Sendable {
        package var name: String
        package var targets: [String]
        package var isExecutable: Bool
    }

    package struct Module: Sendable {
        /// The kind of a target of the manifest.
        package enum Kind: String, Sendable { case regular, executable, test, system, binary, plugin, macro }

        package var name: String
        package var kind: Kind
        package var path: String?
        package var sources: [String]?
        package var exclude: [String]
        package var resources: [(rule: String, path: String)]
        /// Modules of the same package, or products of it or another, by name.
        package var dependencies: [Dependency]
        /// The names of what it depends on for other platforms alone.
        package var dependenciesElsewhere: [String] = []
        package var language: SwiftLanguage
        package var publicHeadersPath: String?
    }

    /// A dependency of a module; a `package` of nil leaves open whether it is a module or a product.
    package struct Dependency: Hashable, Sendable {
        package var name: String
        package var package: String?

        package init(name: String, package: String? = nil) {
            self.name = name
            self.package = package
        }
    }

    package var name: String
    package var folder: URL
    package var products: [Product]
    package var modules: [Module]
    /// Identities of the packages this one depends on.
    package var dependencies: [String]

    /// Whether SwiftPM finds resources of its modules by itself, which it does from version 5.3 of the tools on.
    package var findsResources = true

    /// The packages that it names, as references of their own.
    package var references: [PackageReference]

    /// The packages among them that are fetched from somewhere.
    package var remoteReferences: [PackageReference] {
        references.filter { if case .remote = $0.source { true } else { false } }
    }

    /// Reads the JSON that `swift package dump-package` prints.
    package init(json data: Data, folder: URL) throws {
        let dump = try JSONDecoder().decode(PackageDump.self, from: data)
        name = dump.name
        self.folder = folder
        products = dump.products.map {
            Product(name: $0.name, targets: $0.targets, isExecutable: $0.type.keys.contains("executable"))
        }
        let languageMode = dump.swiftLanguageVersions?.max()
        let toolsMajor = dump.toolsVersion._version.split(separator: ".").first.map(String.init) ?? "5"
        findsResources = dump.toolsVersion._version.compare("5.3", options: .numeric) != .orderedAscending
        modules = dump.targets.map { $0.module(defaultMode: languageMode ?? toolsMajor) }
        dependencies = dump.dependencies.compactMap(\.identity)
        references = dump.dependencies.compactMap(\.reference)
    }

    /// The modules that others depend on for other platforms alone, and that are no product.
    package var modulesElsewhere: Set<String> {
        let used: [String] = products.flatMap(\.targets) + modules.flatMap { $0.dependencies.map(\.name) }
        return Set(modules.flatMap(\.dependenciesElsewhere)).subtracting(used)
    }

    package func module(named name: String) -> Module? { modules.first { $0.name == name } }

    /// The folder of a module's files: as the manifest says, or SwiftPM's usual places.
    package func folder(of module: Module) -> URL {
        if let path = module.path { return folder.appending(relativePath: path) }
        let parents = module.kind == .test ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
        for parent in parents {
            let url = folder.appendingPathComponent(parent).appendingPathComponent(module.name)
            if FileManager.default.fileExists(atPath: url.path) { return url }
        }
        // A single module may lie in Sources itself.
        return folder.appendingPathComponent(module.kind == .test ? "Tests" : "Sources")
    }
}
