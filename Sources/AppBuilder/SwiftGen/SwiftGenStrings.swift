import Foundation

/// The source of SwiftGen's templates for texts: a tree of the keys' parts, or one row of members.
struct SwiftGenStrings {
    let tables: [RSwiftContents.Table]
    let isFlat: Bool
    let output: SwiftGenOutput

    private var name: String { output.parameter("enumName", "L10n") }

    var text: String {
        var lines: [String] = ["import Foundation", "", "\(output.access)enum \(name) {"]
        for table in tables {
            let members: [String] = members(table.texts.map { ($0, isFlat ? [$0.key] : $0.key.split(separator: ".").map(String.init)) }, table: table.name)
            lines += tables.count > 1 ? ["    \(output.access)enum \(SwiftGenName.type(table.name)) {"] + members.map { "    " + $0 } + ["    }"] : members
        }
        lines += ["}", ""] + lookUp
        return lines.joined(separator: "\n") + "\n"
    }

    private func members(_ texts: [(text: RSwiftContents.Text, parts: [String])], table: String, depth: Int = 0) -> [String] {
        var result: [String] = []
        var taken: Set<String> = []
        for (text, parts) in texts where parts.count == depth + 1 {
            let member: String = SwiftGenName.member(parts[depth])
            if !member.isEmpty, taken.insert(member).inserted { result += declaration(text, member, table: table).map { "    " + $0 } }
        }
        guard depth < 20 else { return result }
        let inner: [String: [(text: RSwiftContents.Text, parts: [String])]] = Dictionary(grouping: texts.filter { $0.parts.count > depth + 1 }) {
            SwiftGenName.type($0.parts[depth])
        }
        for (type, texts) in inner.sorted(by: { $0.key < $1.key }) where !type.isEmpty && taken.insert(type).inserted {
            result += ["    \(output.access)enum \(type) {"] + members(texts, table: table, depth: depth + 1).map { "    " + $0 } + ["    }"]
        }
        return result
    }

    private func declaration(_ text: RSwiftContents.Text, _ member: String, table: String) -> [String] {
        let (key, table, fallback) = (ManifestWriter.quote(text.key), ManifestWriter.quote(table), ManifestWriter.quote(text.value ?? text.key))
        guard !text.parameters.isEmpty else {
            return ["\(output.access)static var \(member): String { \(name).tr(\(table), \(key), fallback: \(fallback)) }"]
        }
        let types: [String] = text.parameters.map { ["String": "Any", "UInt": "Int", "Double": "Float"][$0.type] ?? $0.type }
        let parameters: String = types.enumerated().map { "_ p\($0 + 1): \($1)" }.joined(separator: ", ")
        let values: String = types.enumerated().map {
            $1 == "Any" ? "String(describing: p\($0 + 1))" : $1 == "UnsafeRawPointer" ? "Int(bitPattern: p\($0 + 1))" : "p\($0 + 1)"
        }
        .joined(separator: ", ")
        return ["\(output.access)static func \(member)(\(parameters)) -> String {", "    \(name).tr(\(table), \(key), \(values), fallback: \(fallback))", "}"]
    }

    private var lookUp: [String] {
        let function: String? = output.parameters["lookupFunction"]
        let format: String =
            function.map { "\($0)(key, table, value)" } ?? "NSLocalizedString(key, tableName: table, bundle: \(output.bundle), value: value, comment: \"\")"
        return [
            "extension \(name) {", "    private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {",
            "        let format: String = \(format)", "        return args.isEmpty ? format : String(format: format, locale: Locale.current, arguments: args)",
            "    }", "}",
        ]
    }
}

/// The choices of a configuration for one file.
struct SwiftGenOutput {
    var parameters: [String: String] = [:]

    var access: String { ["true", "yes"].contains(parameters["publicAccess"]?.lowercased()) ? "public " : "internal " }
    func parameter(_ name: String, _ standard: String) -> String {
        parameters[name].flatMap { value in value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } && !value.isEmpty ? value : nil }
            ?? standard
    }
    /// The bundle of the resources: all of a target's are in the app's here, but for one that the project names.
    var bundle: String { parameters["bundle"] == nil ? "Bundle.main" : parameter("bundle", "Bundle.main") }
    func isSet(_ name: String) -> Bool { ["true", "yes", "1"].contains(parameters[name]?.lowercased()) }
}
