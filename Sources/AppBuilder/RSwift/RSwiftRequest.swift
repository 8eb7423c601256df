import XcodeProject

/// The way a target asks for R.swift.
struct RSwiftRequest: Equatable {
    var form: RSwiftSource.Form
    var isPublic = false
    /// Modules that the tool is told to import.
    var imports: [String] = []

    /// Nil for a target that does not ask for it, has the tool's file among its sources, or declares an `R` of its own.
    ///
    /// - Parameters:
    ///   - sources: the texts of the target's sources.
    ///   - isTest: whether the target has tests alone; these see the app's symbols.
    init?(target: Target, sources: [String], isTest: Bool = false) {
        let script: String? = target.scripts.first { $0.contains("rswift") && $0.contains("generate") }
        let plugin: String? = target.plugins.first { $0.hasPrefix("RswiftGenerate") }
        let lacksFile: Bool = target.unsupportedFiles.contains { $0.url.lastPathComponent == RSwiftSource.fileName }
        let hasPod: Bool = !Self.pods.isDisjoint(with: target.missingPods) && !isTest
        guard script != nil || plugin != nil || lacksFile || hasPod, !target.sources.contains(where: { $0.lastPathComponent == RSwiftSource.fileName })
        else { return nil }
        guard !sources.contains(where: Self.declaresR) else { return nil }
        form = Self.form(target: target, script: script ?? "", plugin: plugin, sources: sources)
        let words: [Substring] = (script ?? "").split { $0.isWhitespace || $0 == "=" || $0 == "\"" }
        func values(_ options: Set<Substring>) -> [Substring] {
            words.indices.filter { options.contains(words[$0]) && $0 + 1 < words.count }.map { words[$0 + 1] }
        }
        isPublic = plugin == "RswiftGeneratePublicResources" || values(["--accessLevel", "--access-level"]) == ["public"]
        imports = values(["--import"]).flatMap { $0.split(separator: ",") }.map(String.init).filter {
            $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }
    }

    private static let pods: Set<String> = ["R.swift", "R.swift.Library"]

    private static func declaresR(_ text: String) -> Bool { text.contains(/(?m)^[ a-z]*\b(?:struct|enum|class|typealias|let|var)\s+_?R\b\s*[:={<]/) }

    /// The newer shape where anything says so: the plug-in, the newer module, options that only the newer tool has, or members that only it makes.
    private static func form(target: Target, script: String, plugin: String?, sources: [String]) -> RSwiftSource.Form {
        let products: Set<String> = Set(target.packageProducts.map(\.name))
        if plugin != nil || products.contains("RswiftLibrary") || script.contains("--access-level") { return .values }
        if products.contains("Rswift") || script.contains("--accessLevel") || script.contains("rswift-lastrun") { return .types }
        let old: Bool = sources.contains { $0.contains(/(?m)^\s*import Rswift\s*$/) }
        let new: Bool = sources.contains {
            $0.contains(/(?m)^\s*import RswiftResources\b|\bR\.(?:string|image|color|font|file)\((?:bundle|preferredLanguages|locale):/)
        }
        return new && !old ? .values : .types
    }
}
