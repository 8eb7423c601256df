import Foundation
import TestSupport

@testable import InterfaceFiles

/// Which attributes of interface files the sources read, found in the text of the decoders.
///
/// A decoder's function says by its first two parameters what it decodes (`_ slider: UISlider, _ element: InterfaceElement`); a `case let stepper as
/// UIStepper` in it says that more closely. What is read of another element, or in any other function, may stand in whatever element.
struct DecodedAttributes: Equatable {
    var byClass: [String: Set<String>] = [:]
    var common: Set<String> = []
    /// Of every class that an element of a file stands for, as far up as attributes go.
    var superclasses: [String: String] = [:]

    init() {}

    /// Of the sources as they are.
    init(sources: URL) throws {
        var inheritance: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted() where path.hasSuffix(".swift") {
            let isDecoder: Bool = path.hasPrefix("UIKit/InterfaceBuilder/")
            let isReader: Bool = path.hasPrefix("InterfaceFiles/InterfaceBuilder/") && !path.contains("InterfaceVocabulary")
            guard isReader || path.hasPrefix("UIKit/") else { continue }
            let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
            for match in text.matches(of: Self.classDeclaration) { inheritance[String(match.name)] = String(match.parent) }
            if isDecoder || isReader { add(decoder: text) } else { add(initializersOf: text) }
        }
        let names: Set<String> = InterfaceNames.views.union(InterfaceNames.controllers).union(InterfaceVocabulary.elements)
        let classes: Set<String> = Set(names.map { "UI" + $0.prefix(1).uppercased() + $0.dropFirst() }).union(byClass.keys)
        for name in classes {
            var current: String = name
            while let parent = inheritance[current], parent.hasPrefix("UI"), parent != "UIResponder" {
                superclasses[current] = parent
                current = parent
            }
        }
    }

    // MARK: Reading

    private static var classDeclaration: Regex<(Substring, name: Substring, parent: Substring)> {
        /(?m)^(?:@\S+ )*(?:open|public) (?:final )?class (?<name>\w+)(?:<[^>]*>)?: (?<parent>\w+)/
    }
    private static var function: Regex<(Substring, parameters: Substring)> { /^    (?:@?\w+ )*(?:func|init)\b[^(]*\((?<parameters>.*)/ }
    private static var decoding: Regex<(Substring, type: Substring, element: Substring)> {
        /^_ \w+: (?<type>UI\w+), _ (?<element>\w+): InterfaceElement\b/
    }
    private static var binding: Regex<(Substring, type: Substring)> { /^\s+case let \w+ as (?<type>\w+):/ }
    /// `element["on"]`, `element.bool("on")`, `nib.element?["on"]`
    private static var read: Regex<(Substring, receiver: Substring, name: Substring)> {
        /(?<receiver>\w+|\))\??(?:\.(?:bool|int|double)\(|\[)"(?<name>[A-Za-z0-9-]+)"[\])]/
    }
    /// `text(element, "title")`: a helper that reads one.
    private static var helper: Regex<(Substring, receiver: Substring, name: Substring)> {
        /\w\((?:nib\.)?(?<receiver>\w+), "(?<name>[A-Za-z0-9]+)"[,)]/
    }
    /// `priority("horizontalHuggingPriority")`: one within the function.
    private static var local: Regex<(Substring, names: Substring)> { /(?:^|[^.\w])(?:priority|side)\((?<names>"[^)]*)\)/ }

    private static func reads(_ line: Substring) -> [(receiver: String, name: String)] {
        line.matches(of: read).map { (String($0.receiver), String($0.name)) } + line.matches(of: helper).map { (String($0.receiver), String($0.name)) }
    }

    private mutating func record(_ name: String, of type: String?) {
        if let type { byClass[type, default: []].insert(name) } else { common.insert(name) }
    }

    mutating func add(decoder text: String) {
        var function: (type: String, element: String)?
        var bound: String?
        for line in text.split(separator: "\n") {
            if let match = line.firstMatch(of: Self.function) {
                let isOnly: Bool = match.parameters.components(separatedBy: ": InterfaceElement").count == 2
                function = isOnly ? match.parameters.firstMatch(of: Self.decoding).map { (String($0.type), String($0.element)) } : nil
                bound = nil
            }
            if let match = line.firstMatch(of: Self.binding) { bound = String(match.type) }
            if line.hasPrefix("        default:") { bound = nil }
            let type: String? = function.map { bound ?? $0.type }
            for (receiver, name) in Self.reads(line) { record(name, of: receiver == function?.element ? type : nil) }
            for match in line.matches(of: Self.local) {
                for name in match.names.split(separator: "\"") where name.allSatisfy(\.isLetter) { record(String(name), of: type) }
            }
        }
    }

    /// A class elsewhere may read something of its element in `init(coder:)`.
    mutating func add(initializersOf text: String) {
        guard text.contains("nibElement") || text.contains("nib.element"), let type = text.firstMatch(of: Self.classDeclaration)?.name else { return }
        for line in text.split(separator: "\n") {
            for (receiver, name) in Self.reads(line) where receiver == "element" || receiver == "nibElement" { record(name, of: String(type)) }
        }
    }

    // MARK: Writing

    /// The file that the audit reads.
    var source: String {
        let classes: [String] = byClass.keys.sorted().map { "        \"\($0)\": words(\"\"\"\n\(Self.lines(byClass[$0] ?? []))\n            \"\"\"),\n" }
        let parents: [String] = superclasses.sorted { $0.key < $1.key }.map { "        \"\($0.key)\": \"\($0.value)\",\n" }
        return """
            // swift-format-ignore-file
            // Written by the test "Attributes that are decoded" from the decoders: QUINCE_UPDATE_VOCABULARY=1 swift test --filter DecodedAttributes
            extension InterfaceVocabulary {
                /// The attributes that a class's decoder reads of its element; subclasses have them too.
                static let attributesByClass: [String: Set<String>] = [
            \(classes.joined())    ]

                static let superclasses: [String: String] = [
            \(parents.joined())    ]

                /// The attributes that are read of elements that are no views, controllers or items, and of all of these alike.
                static let commonAttributes: Set<String> = words(\"""
            \(Self.lines(common))
                    \""")
            }

            """
    }

    private static func lines(_ names: Set<String>) -> String {
        var lines: [String] = [""]
        for name in names.sorted() {
            if lines[lines.count - 1].count + name.count > 130 { lines.append("") }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "            " : " ") + name
        }
        return lines.joined(separator: "\n")
    }
}
