import Foundation
import ProcessControl
import TestSupport

/// What the compiler says a module declares (`swift symbolgraph-extract`), of all its files: its own and those about other modules' types.
struct SymbolGraph {
    struct Symbol: Decodable {
        struct Kind: Decodable { var identifier: String }
        struct Identifier: Decodable { var precise: String }
        struct Fragment: Decodable { var spelling: String }
        struct Version: Decodable { var major: Int, minor: Int? }
        struct Availability: Decodable {
            var domain: String?, introduced: Version?, obsoleted: Version?, isUnconditionallyUnavailable: Bool?
        }

        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var declarationFragments: [Fragment]?
        var accessLevel: String
        var availability: [Availability]?

        var path: String { pathComponents.joined(separator: ".") }
        var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }
        var isType: Bool { ["class", "struct", "enum", "protocol", "typealias"].contains(kind.identifier.replacing("swift.", with: "")) }
        /// Whether Swift code for iOS cannot use it.
        var isUnavailable: Bool {
            (availability ?? []).contains { entry in
                ["iOS", "Swift", "*", nil].contains(entry.domain) && (entry.isUnconditionallyUnavailable == true || entry.obsoleted != nil)
            }
        }
        /// The version of iOS that first has it; empty where nothing says so.
        var introduced: String {
            guard let version = (availability ?? []).first(where: { $0.domain == "iOS" })?.introduced else { return "" }
            return "\(version.major).\(version.minor ?? 0)"
        }
    }

    struct Relationship: Decodable {
        var kind: String, source: String, target: String
        var targetFallback: String?
    }

    private struct File: Decodable { var symbols: [Symbol], relationships: [Relationship] }

    private(set) var symbols: [Symbol] = []
    /// What types inherit from and conform to, directly: paths by path.
    private(set) var parents: [String: Set<String>] = [:]

    /// Reads the graphs of modules that lie in a folder.
    init(folder: URL, modules: [String]) throws {
        var relationships: [Relationship] = []
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        where modules.contains(where: { name == "\($0).symbols.json" || name.hasPrefix("\($0)@") }) {
            let file: File = try JSONDecoder().decode(File.self, from: Data(contentsOf: folder.appendingPathComponent(name)))
            symbols += file.symbols
            relationships += file.relationships
        }
        let paths: [String: String] = Dictionary(symbols.map { ($0.identifier.precise, $0.path) }, uniquingKeysWith: { first, _ in first })
        for relationship in relationships where ["inheritsFrom", "conformsTo"].contains(relationship.kind) {
            guard let source = paths[relationship.source] else { continue }
            // A name of another module is "Module.Name".
            let target: String? = paths[relationship.target] ?? relationship.targetFallback?.split(separator: ".", maxSplits: 1).last.map(String.init)
            if let target { parents[source, default: []].insert(target) }
        }
    }

    /// Asks the compiler about modules of this build.
    static func ofThisBuild(modules: [String], into folder: URL) throws -> SymbolGraph {
        let products: URL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let maps: [String] =
            ["CCairo", "CImageCodecs", "CPango", "CPixman", "CQRCode", "CSQLite", "CZlib"].map { "Sources/\($0)" }
            + ["CPhysics", "CVirtualTime"].map { "Sources/\($0)/include" }
        for module in modules {
            var arguments: [String] = [
                "symbolgraph-extract", "-module-name", module, "-target", try target(), "-I", products.appendingPathComponent("Modules").path,
                "-output-dir", folder.path, "-minimum-access-level", "public", "-skip-synthesized-members",
            ]
            for map in maps {
                arguments += ["-Xcc", "-fmodule-map-file=\(Repository.root.appendingPathComponent(map).path)/module.modulemap"]
            }
            arguments += try headerFolders().flatMap { ["-Xcc", $0] }
            let (outcome, _, error) = try CommandRunner("swift", arguments).capture()
            guard outcome == .exited(0) else { throw CannotExtract(module: module, why: error) }
        }
        return try SymbolGraph(folder: folder, modules: modules)
    }

    struct CannotExtract: Error { var module: String, why: String }

    private static func target() throws -> String {
        let (_, output, _) = try CommandRunner("swiftc", ["-print-target-info"]).capture()
        struct Info: Decodable { struct Target: Decodable { var triple: String }; var target: Target }
        return try JSONDecoder().decode(Info.self, from: Data(output.utf8)).target.triple
    }

    private static func headerFolders() throws -> [String] {
        try CommandRunner("pkg-config", ["--cflags-only-I", "cairo", "pango", "libpng", "sqlite3"]).capture().output
            .split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
