import Foundation
import InputLimits

/// The repositories that a project's Cartfile names. Their frameworks are there once `carthage` has built them; where they are not, most of these
/// libraries are Swift packages too.
package struct Cartfile: Equatable {
    /// One a repository, in the order of the file.
    package private(set) var packages: [PackageReference] = []

    private static let limit = 500

    /// - Parameters:
    ///   - text: of `Cartfile`, with that of `Cartfile.private` behind it.
    ///   - resolved: of `Cartfile.resolved`, whose versions count before what the Cartfile asks for; empty without one.
    package init(text: String, resolved: String = "") {
        let versions = Dictionary(Self.lines(of: resolved).map { ($0.origin, $0.requirement) }, uniquingKeysWith: { first, _ in first })
        for line in Self.lines(of: text).prefix(Self.limit) {
            let requirement: PackageReference.Requirement = versions[line.origin] ?? line.requirement
            let package = PackageReference(source: .remote(url: line.origin, requirement))
            if !packages.contains(where: { $0.identity == package.identity }) { packages.append(package) }
        }
    }

    /// Of the project in a folder, whose Cartfile may lie above it; nil where there is none.
    package static func beside(_ folder: URL, checkout: Checkout) throws -> Cartfile? {
        for place in [folder, folder.deletingLastPathComponent()] {
            func text(_ name: String) throws -> String {
                let file: URL = place.appendingPathComponent(name)
                return checkout.access.admits(file.path) ? try InputFile.textIfReadable(at: file) ?? "" : ""
            }
            let own: String = try text("Cartfile") + "\n" + text("Cartfile.private")
            guard own.contains(where: { !$0.isWhitespace }) else { continue }
            return Cartfile(text: own, resolved: try text("Cartfile.resolved"))
        }
        return nil
    }

    private struct Line {
        /// The repository's address.
        var origin: String
        var requirement: PackageReference.Requirement
    }

    /// `github "Owner/Name" ~> 5.0` and `git "https://host/Name.git" "branch"`. Frameworks of other kinds, `binary`, are no packages.
    private static func lines(of text: String) -> [Line] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            let words: Substring = line.prefix { $0 != "#" }
            guard let match = words.firstMatch(of: /^\s*(github|git)\s+"([^"\s]+)"\s*(?:(~>|>=|==)\s*([^\s"]+)|"([^"\s]+)")?\s*$/) else { return nil }
            let (kind, place) = (match.output.1, String(match.output.2))
            let isAddress: Bool = place.contains("://") || place.contains("@")
            guard place.contains("/"), isAddress || kind == "github" && place.split(separator: "/", omittingEmptySubsequences: false).count == 2,
                !place.hasPrefix("/")
            else {
                return nil
            }
            let origin: String = isAddress ? place : "https://github.com/\(place)"
            let bound: String? = match.output.4.map(String.init)
            let reference: String? = match.output.5.map(String.init)
            return Line(origin: origin, requirement: requirement(match.output.3.map(String.init), bound, reference))
        }
    }

    /// Carthage's requirements as SwiftPM has them: `~> 5.4` and `~> 5.4.1` are anything up to 6, `~> 0.4` up to 0.5.
    static func requirement(_ comparison: String?, _ bound: String?, _ reference: String?) -> PackageReference.Requirement {
        if let reference {
            if let version = PodPackages.version(reference) { return .exact(version) }
            return reference.count == 40 && reference.allSatisfy(\.isHexDigit) ? .revision(reference) : .branch(reference)
        }
        guard let version = bound.flatMap(PodPackages.version) else { return PodPackages.anyVersion }
        switch comparison {
        case "==": return .exact(version)
        case ">=": return .range(version, "1000.0.0")
        default: return version.hasPrefix("0.") ? .upToNextMinor(version) : .upToNextMajor(version)
        }
    }
}
