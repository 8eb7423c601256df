import Foundation

/// A report in SARIF 2.1.0, as code scanning reads it.
struct SARIFLog: Encodable {
    struct Text: Encodable { var text: String }
    struct Rule: Encodable {
        var id: String
        var shortDescription: Text
    }
    struct Driver: Encodable {
        var name: String
        var rules: [Rule]
    }
    struct Tool: Encodable { var driver: Driver }
    struct Artifact: Encodable { var uri: String }
    struct Physical: Encodable { var artifactLocation: Artifact }
    struct Location: Encodable { var physicalLocation: Physical }
    struct Result: Encodable {
        var ruleId: String
        var level = "error"
        var message: Text
        var locations: [Location]
        /// The same finding in another run.
        var partialFingerprints: [String: String]
    }
    struct Run: Encodable {
        var tool: Tool
        var results: [Result]
    }
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    enum CodingKeys: String, CodingKey { case schema = "$schema", version, runs }

    /// - Parameter rules: identifiers and what they mean.
    init(tool: String, rules: [(id: String, summary: String)], results: [Result]) {
        runs = [Run(tool: Tool(driver: Driver(name: tool, rules: rules.map { Rule(id: $0.id, shortDescription: Text(text: $0.summary)) })), results: results)]
    }

    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return ((try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}") + "\n"
    }

    static func location(_ file: String) -> Location {
        let uri: String = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
        return Location(physicalLocation: Physical(artifactLocation: Artifact(uri: uri)))
    }
}
