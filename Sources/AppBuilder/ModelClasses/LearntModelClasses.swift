import Foundation

/// The Swift source that Xcode makes for a Core ML model: its class, and those of its inputs and outputs.
struct LearntModelClasses {
    let name: String
    /// The name of the compiled model in the app's bundle.
    let resource: String
    private let inputs: [Member]
    private let outputs: [Member]

    private struct Member {
        let feature: LearntModel.Feature
        let kind: LearntModel.Kind
        /// As a declaration names it.
        let name: String
        /// As it is part of other names.
        let plain: String
    }

    /// Nil where a feature is of a kind that has no type here, or two go by the same name.
    init?(_ model: LearntModel, named file: String) {
        name = Self.identifier(file)
        resource = file
        guard let inputs = Self.members(of: model.inputs), let outputs = Self.members(of: model.outputs), !outputs.isEmpty else { return nil }
        (self.inputs, self.outputs) = (inputs, outputs)
    }

    /// The names of its classes.
    var classes: Set<String> { Self.classes(ofModelNamed: resource) }

    static func classes(ofModelNamed file: String) -> Set<String> {
        let name: String = identifier(file)
        return [name, name + "Input", name + "Output"]
    }

    var fileName: String { "\(name).mlmodel.swift" }

    var text: String {
        let lines: [String] = ["import CoreML", "import UIKit", ""] + inputLines + outputLines + classLines
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Names

    /// A name with underscores in place of what cannot stand in one.
    private static func identifier(_ name: String) -> String {
        var plain = ""
        for scalar in name.unicodeScalars {
            let isPart: Bool = scalar.isASCII ? scalar == "_" || Character(scalar).isLetter || Character(scalar).isNumber : scalar.properties.isXIDContinue
            plain.unicodeScalars.append(isPart ? scalar : "_")
        }
        let begins: Bool = plain.unicodeScalars.first.map { $0 == "_" || $0.properties.isXIDStart } ?? false
        return begins ? plain : "_" + plain
    }

    private static func members(of features: [LearntModel.Feature]) -> [Member]? {
        var seen: Set<String> = []
        var result: [Member] = []
        for feature in features {
            guard let kind = feature.kind, ![.dictionary, .sequence].contains(kind) || feature.element != nil else { return nil }
            let plain: String = identifier(feature.name)
            guard seen.insert(plain).inserted else { return nil }
            result.append(Member(feature: feature, kind: kind, name: keywords.contains(plain) ? "`\(plain)`" : plain, plain: plain))
        }
        return result
    }

    private static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
        "var", "where", "while",
    ]

    private static func literal(_ text: String) -> String { text.debugDescription }

    private static func type(of member: Member) -> String {
        let element: String = member.feature.element == .int64 ? "Int64" : "String"
        switch member.kind {
        case .int64: return "Int64"
        case .double: return "Double"
        case .string: return "String"
        case .image: return "CVPixelBuffer"
        case .multiArray: return "MLMultiArray"
        case .dictionary: return "[\(element): Double]"
        case .sequence: return "[\(element)]"
        }
    }

    /// The feature value of an expression of the member's type.
    private static func value(_ member: Member, _ expression: String) -> String {
        switch member.kind {
        case .int64: "MLFeatureValue(int64: \(expression))"
        case .double: "MLFeatureValue(double: \(expression))"
        case .string: "MLFeatureValue(string: \(expression))"
        case .image: "MLFeatureValue(pixelBuffer: \(expression))"
        case .multiArray: "MLFeatureValue(multiArray: \(expression))"
        case .dictionary:
            "try! MLFeatureValue(dictionary: \(expression).reduce(into: [AnyHashable: NSNumber]()) { $0[$1.key] = NSNumber(value: $1.value) })"
        case .sequence:
            member.feature.element == .int64
                ? "MLFeatureValue(sequence: MLSequence(int64s: \(expression).map { NSNumber(value: $0) }))"
                : "MLFeatureValue(sequence: MLSequence(strings: \(expression)))"
        }
    }

    /// The member's value of the feature value that an expression gives.
    private static func reading(_ member: Member, _ expression: String) -> String {
        let element: String = member.feature.element == .int64 ? "Int64" : "String"
        switch member.kind {
        case .int64: return "\(expression).int64Value"
        case .double: return "\(expression).doubleValue"
        case .string: return "\(expression).stringValue"
        case .image: return "\(expression).imageBufferValue!"
        case .multiArray: return "\(expression).multiArrayValue!"
        case .dictionary:
            return "\(expression).dictionaryValue.reduce(into: [:]) { if let key = $1.key.base as? \(element) { $0[key] = $1.value.doubleValue } }"
        case .sequence:
            return member.feature.element == .int64
                ? "\(expression).sequenceValue!.int64Values.map { $0.int64Value }" : "\(expression).sequenceValue!.stringValues"
        }
    }

    // MARK: Inputs

    private static func declared(_ member: Member) -> String { type(of: member) + (member.feature.isOptional ? "?" : "") }

    private var parameters: String {
        inputs.map { "\($0.name): \(Self.declared($0))" + ($0.feature.isOptional ? " = nil" : "") }.joined(separator: ", ")
    }

    private var inputLines: [String] {
        var lines: [String] = ["class \(name)Input: MLFeatureProvider {"]
        lines += inputs.map { "    var \($0.name): \(Self.declared($0))" }
        lines += ["    var featureNames: Set<String> { [\(inputs.map { Self.literal($0.feature.name) }.joined(separator: ", "))] }"]
        lines += ["    func featureValue(for featureName: String) -> MLFeatureValue? {", "        switch featureName {"]
        lines += inputs.map { member in
            let value: String =
                member.feature.isOptional
                ? "self.\(member.name).map { value in \(Self.value(member, "value")) }" : Self.value(member, "self.\(member.name)")
            return "        case \(Self.literal(member.feature.name)): return \(value)"
        }
        lines += ["        default: return nil", "        }", "    }", "    init(\(parameters)) {"]
        lines += inputs.map { "        self.\($0.name) = \($0.name)" } + ["    }"]
        return lines + inputs.filter { $0.kind == .image }.flatMap(imageLines) + ["}", ""]
    }

    /// The ways of an input to take an image of Core Graphics or of a file.
    private func imageLines(_ member: Member) -> [String] {
        let format: String = member.feature.isGray ? "kCVPixelFormatType_OneComponent8" : "kCVPixelFormatType_32ARGB"
        let size = "pixelsWide: \(member.feature.width), pixelsHigh: \(member.feature.height), pixelFormatType: \(format), options: nil"
        var lines: [String] = []
        for (label, type, argument) in [("With", "CGImage", "cgImage"), ("At", "URL", "imageAt")] {
            let buffer = "try MLFeatureValue(\(argument): \(member.name), \(size)).imageBufferValue!"
            let own: [String] = inputs.map { other in
                guard other.plain != member.plain else { return "\(member.plain)\(label) \(member.name): \(type)" }
                return "\(other.name): \(Self.declared(other))" + (other.feature.isOptional ? " = nil" : "")
            }
            let passed: [String] = inputs.map { "\($0.name): " + ($0.plain == member.plain ? buffer : $0.name) }
            lines += ["    convenience init(\(own.joined(separator: ", "))) throws {", "        self.init(\(passed.joined(separator: ", ")))", "    }"]
            let setter: String = "set" + member.plain.prefix(1).uppercased() + member.plain.dropFirst()
            lines += ["    func \(setter)(with \(member.name): \(type)) throws {", "        self.\(member.name) = \(buffer)", "    }"]
        }
        return lines
    }

    // MARK: Outputs

    private var outputLines: [String] {
        var lines: [String] = ["class \(name)Output: MLFeatureProvider {", "    private let provider: any MLFeatureProvider"]
        for member in outputs {
            let value = "provider.featureValue(for: \(Self.literal(member.feature.name)))!"
            lines += ["    var \(member.name): \(Self.type(of: member)) { \(Self.reading(member, value)) }"]
        }
        lines += ["    var featureNames: Set<String> { provider.featureNames }"]
        lines += ["    func featureValue(for featureName: String) -> MLFeatureValue? { provider.featureValue(for: featureName) }"]
        lines += ["    init(\(outputs.map { "\($0.name): \(Self.type(of: $0))" }.joined(separator: ", "))) {"]
        lines += ["        var values: [String: Any] = [:]"]
        lines += outputs.map { "        values[\(Self.literal($0.feature.name))] = \(Self.value($0, $0.name))" }
        lines += ["        self.provider = try! MLDictionaryFeatureProvider(dictionary: values)", "    }"]
        return lines + ["    init(features: any MLFeatureProvider) { self.provider = features }", "}", ""]
    }

    // MARK: The model's class

    private var classLines: [String] {
        let file: String = Self.literal(resource)
        let bundled: String = "Bundle.main.url(forResource: \(file), withExtension: \"mlmodelc\")"
        return [
            "class \(name) {",
            "    let model: MLModel",
            "    class var urlOfModelInThisBundle: URL {",
            "        \(bundled) ?? Bundle.main.bundleURL.appendingPathComponent(\(file) + \".mlmodelc\")",
            "    }",
            "    init(model: MLModel) { self.model = model }",
            "    @available(*, deprecated, message: \"Use init(configuration:) instead and handle errors appropriately.\")",
            "    convenience init() { try! self.init(contentsOf: type(of: self).urlOfModelInThisBundle) }",
            "    convenience init(configuration: MLModelConfiguration) throws {",
            "        try self.init(contentsOf: type(of: self).urlOfModelInThisBundle, configuration: configuration)",
            "    }",
            "    convenience init(contentsOf modelURL: URL) throws { try self.init(model: MLModel(contentsOf: modelURL)) }",
            "    convenience init(contentsOf modelURL: URL, configuration: MLModelConfiguration) throws {",
            "        try self.init(model: MLModel(contentsOf: modelURL, configuration: configuration))",
            "    }",
        ] + loadingLines + predictionLines + ["}"]
    }

    private var loadingLines: [String] {
        let configuration = "configuration: MLModelConfiguration = MLModelConfiguration()"
        let handler = "completionHandler handler: @escaping (Swift.Result<\(name), any Error>) -> Void"
        return [
            "    class func load(\(configuration), \(handler)) {",
            "        load(contentsOf: self.urlOfModelInThisBundle, configuration: configuration, completionHandler: handler)",
            "    }",
            "    class func load(\(configuration)) async throws -> \(name) {",
            "        try await load(contentsOf: self.urlOfModelInThisBundle, configuration: configuration)",
            "    }",
            "    class func load(contentsOf modelURL: URL, \(configuration), \(handler)) {",
            "        MLModel.load(contentsOf: modelURL, configuration: configuration) { result in handler(result.map { \(name)(model: $0) }) }",
            "    }",
            "    class func load(contentsOf modelURL: URL, \(configuration)) async throws -> \(name) {",
            "        \(name)(model: try await MLModel.load(contentsOf: modelURL, configuration: configuration))",
            "    }",
        ]
    }

    private var predictionLines: [String] {
        let features: String = inputs.map { "\($0.name): \(Self.declared($0))" }.joined(separator: ", ")
        let passed: String = inputs.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
        let (input, output) = (name + "Input", name + "Output")
        return [
            "    func prediction(input: \(input)) throws -> \(output) { try self.prediction(input: input, options: MLPredictionOptions()) }",
            "    func prediction(input: \(input), options: MLPredictionOptions) throws -> \(output) {",
            "        \(output)(features: try model.prediction(from: input, options: options))",
            "    }",
            "    func prediction(\(features)) throws -> \(output) { try self.prediction(input: \(input)(\(passed))) }",
            "    func predictions(inputs: [\(input)], options: MLPredictionOptions = MLPredictionOptions()) throws -> [\(output)] {",
            "        let answers = try model.predictions(from: MLArrayBatchProvider(array: inputs), options: options)",
            "        return (0..<answers.count).map { \(output)(features: answers.features(at: $0)) }",
            "    }",
        ]
    }
}
