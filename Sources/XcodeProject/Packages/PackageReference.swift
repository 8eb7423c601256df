import Foundation

/// A Swift package that a project refers to.
package struct PackageReference: Hashable, Sendable {
    /// Which versions will do.
    package enum Requirement: Hashable, Sendable {
        case upToNextMajor(String)
        case upToNextMinor(String)
        case range(String, String)
        case exact(String)
        case branch(String)
        case revision(String)
    }

    package enum Source: Hashable, Sendable {
        case remote(url: String, Requirement)
        case local(URL)
    }

    package var source: Source

    package init(source: Source) { self.source = source }

    /// The address of a package that is fetched.
    package var remoteAddress: String? { if case .remote(let url, _) = source { url } else { nil } }

    /// SwiftPM's name of the package: the last part of its address, in lower case, without `.git`.
    package var identity: String {
        let address =
            switch source {
            case .remote(let url, _): url
            case .local(let folder): folder.path
            }
        var name = address.split(whereSeparator: { "/:".contains($0) }).last.map(String.init) ?? address
        if name.hasSuffix(".git") { name.removeLast(4) }
        return name.lowercased()
    }
}

extension PackageReference.Requirement {
    /// From the `requirement` of an `XCRemoteSwiftPackageReference`.
    init?(_ properties: [String: PropertyListValue]) {
        func text(_ key: String) -> String? { properties[key]?.string }
        switch text("kind") {
        case "upToNextMajorVersion":
            guard let version = text("minimumVersion") else { return nil }
            self = .upToNextMajor(Self.complete(version))
        case "upToNextMinorVersion":
            guard let version = text("minimumVersion") else { return nil }
            self = .upToNextMinor(Self.complete(version))
        case "versionRange":
            guard let low = text("minimumVersion"), let high = text("maximumVersion") else { return nil }
            self = .range(Self.complete(low), Self.complete(high))
        case "exactVersion":
            guard let version = text("version") else { return nil }
            self = .exact(Self.complete(version))
        case "branch":
            guard let branch = text("branch") else { return nil }
            self = .branch(branch)
        case "revision":
            guard let revision = text("revision") else { return nil }
            self = .revision(revision)
        default: return nil
        }
    }

    /// Manifests want three numbers; projects may hold fewer.
    private static func complete(_ version: String) -> String {
        let missing = 2 - version.filter { $0 == "." }.count
        return missing > 0 && !version.contains("-") ? version + String(repeating: ".0", count: missing) : version
    }
}
