import Foundation

/// The packages that SwiftPM has fetched, as its record of them says, where it ends before it lists them: it wants each binary target too, and those
/// are programs for a Mac (linters, formatters) and frameworks for iOS, of which nothing can be used here.
struct FetchedPackages {
    let root: PackageResolver.Dependency

    /// Nil where `folder`, a package's, has no record of SwiftPM's that names packages, or one that it names is not there.
    init?(keptIn folder: URL) {
        let build: URL = folder.appendingPathComponent(".build")
        guard let data = try? Data(contentsOf: build.appendingPathComponent("workspace-state.json")),
            let state = try? JSONDecoder().decode(State.self, from: data)
        else { return nil }
        let checkouts: URL = build.appendingPathComponent("checkouts")
        let packages = state.object.dependencies.map { package -> PackageResolver.Dependency in
            let isLocal: Bool = package.packageRef.kind == "fileSystem" || package.packageRef.kind == "root"
            let place: String = isLocal ? package.packageRef.location : checkouts.appendingPathComponent(package.subpath).path
            return PackageResolver.Dependency(identity: package.packageRef.identity, path: place, dependencies: [])
        }
        guard !packages.isEmpty, packages.allSatisfy({ FileManager.default.fileExists(atPath: $0.path + "/Package.swift") }) else { return nil }
        root = PackageResolver.Dependency(identity: "resolver", path: folder.path, dependencies: packages)
    }

    /// The names of the binary targets that SwiftPM could not download; nil where its errors are about anything else too.
    static func absentBinaries(in message: String) -> [String]? {
        let errors = message.split(separator: "\n").filter { $0.hasPrefix("error:") && $0 != "error: fatalError" }
        let names = errors.compactMap { error -> String? in
            guard let found = error.range(of: "which is required by binary target '") else { return nil }
            return error[found.upperBound...].split(separator: "'").first.map(String.init)
        }
        return names.isEmpty || names.count < errors.count ? nil : names
    }

    /// SwiftPM's `workspace-state.json`, as far as it is needed.
    private struct State: Decodable {
        struct Object: Decodable { var dependencies: [Package] }
        struct Package: Decodable {
            var packageRef: Reference
            var subpath: String
        }
        struct Reference: Decodable {
            var identity: String
            var kind: String
            var location: String
        }
        var object: Object
    }
}
