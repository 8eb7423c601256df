import Foundation
import InputLimits

/// The statements of a podspec about the files that make its pod.
struct Podspec {
    /// The pod, or a subspec of it; its lists hold patterns from the podspec's folder.
    struct Specification {
        var name = ""
        var sourceFiles: [String] = []
        var excludedFiles: [String] = []
        var resources: [String] = []
        var dependencies: [String] = []
        var defaultSubspecs: [String] = []
        var subspecs: [Specification] = []
    }

    let folder: URL
    /// The name of the podspec in messages.
    let file: String
    private(set) var root = Specification()
    private(set) var moduleName: String?
    private(set) var swiftVersion: String?

    /// - Throws: `ReadingLimitError` where subspecs are nested too deeply.
    init(text: String, folder: URL, file: String = "The podspec", budget: ReadingBudget = ReadingBudget()) throws {
        self.folder = folder
        self.file = file
        var open: [(variable: String, specification: Specification)] = []
        var unnamedBlocks = 0
        for statement in RubyStatements(text).statements {
            if statement == [.word("end")] {
                if unnamedBlocks > 0 { unnamedBlocks -= 1 } else { close(&open) }
            } else if statement.opensBlock {
                if let variable = Self.blockVariable(statement) {
                    open.append((variable, Specification(name: statement.strings.first ?? "")))
                    try budget.check(depth: open.count, of: "\(file): the subspec \((statement.strings.first ?? "").prefix(80))")
                } else {
                    unnamedBlocks += 1
                }
            } else if let last = open.last, statement.first == .word(last.variable) {
                read(Array(statement.dropFirst()), into: &open[open.count - 1].specification)
            }
        }
        while !open.isEmpty { close(&open) }
    }

    private mutating func close(_ open: inout [(variable: String, specification: Specification)]) {
        guard let done = open.popLast() else { return }
        if open.isEmpty {
            root = done.specification
        } else {
            open[open.count - 1].specification.subspecs.append(done.specification)
        }
    }

    /// The `s` of `Pod::Spec.new do |s|` and `s.subspec 'Core' do |s|`.
    private static func blockVariable(_ statement: RubyStatements.Statement) -> String? {
        guard statement.contains(.word("Spec")) || statement.contains(.word("subspec")),
            let bar = statement.firstIndex(of: .mark("|")), bar + 1 < statement.count, case .word(let name) = statement[bar + 1]
        else { return nil }
        return name
    }

    /// Reads `.source_files = 'a', 'b'`, also behind `.ios`; what is said for other platforms is passed over.
    private mutating func read(_ statement: RubyStatements.Statement, into specification: inout Specification) {
        let path = statement.prefix { $0 != .mark("=") && $0 != .mark("(") }.compactMap { token -> String? in
            if case .word(let word) = token { word } else { nil }
        }
        guard let attribute = path.last, path.count == 1 || path.first == "ios" else { return }
        let values = statement.strings
        switch attribute {
        case "name": specification.name = values.first ?? specification.name
        case "module_name": moduleName = values.first
        case "swift_version", "swift_versions": swiftVersion = values.last
        case "source_files": specification.sourceFiles += values
        case "exclude_files": specification.excludedFiles += values
        case "resource", "resources": specification.resources += values
        case "dependency": specification.dependencies += values.prefix(1)
        case "default_subspec", "default_subspecs": specification.defaultSubspecs += values
        default: break
        }
    }

    // MARK: Answers

    /// The module that sources import.
    var module: String { moduleName ?? String(root.name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

    /// The specifications that `names` (`Pod` or `Pod/Subspec`) ask for, each once: with those around it, the default ones of
    /// those that name no subspec, and those of the same pod that these need.
    func specifications(named names: [String]) -> [Specification] {
        var choice = SpecificationChoice(root: root)
        return choice.specifications(named: names)
    }
}

/// Follows the names of subspecs through a podspec, each once.
private struct SpecificationChoice {
    private typealias Specification = Podspec.Specification

    private let root: Podspec.Specification
    /// The subspecs of each specification that was asked, by name.
    private var children: [String: [String: Int]] = [:]
    private var result: [Podspec.Specification]
    private var seen: Set<String>
    private var withDefaults: Set<String> = []
    private var queue: [String] = []
    private var queued: Set<String> = []

    init(root: Podspec.Specification) {
        self.root = root
        result = [root]
        seen = [root.name]
    }

    mutating func specifications(named names: [String]) -> [Podspec.Specification] {
        enqueue(names)
        var next = 0
        while next < queue.count {
            follow(queue[next])
            next += 1
        }
        return result
    }

    private mutating func enqueue(_ names: [String]) {
        for name in names where queued.insert(name).inserted { queue.append(name) }
    }

    private mutating func follow(_ name: String) {
        var current = root
        var path = root.name
        for part in name.split(separator: "/").dropFirst() {
            guard let next = child(String(part), of: current, path: path) else { break }
            current = next
            path += "/\(part)"
            add(current, path: path)
        }
        addDefaults(of: current, path: path)
    }

    /// The first subspec of that name.
    private mutating func child(_ name: String, of specification: Specification, path: String) -> Specification? {
        if children[path] == nil {
            children[path] = Dictionary(
                specification.subspecs.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
        }
        return children[path]?[name].map { specification.subspecs[$0] }
    }

    private mutating func add(_ specification: Specification, path: String) {
        guard seen.insert(path).inserted else { return }
        result.append(specification)
        enqueue(specification.dependencies.filter { $0.hasPrefix("\(root.name)/") })
    }

    private mutating func addDefaults(of specification: Specification, path: String) {
        guard withDefaults.insert(path).inserted else { return }
        let named = Set(specification.defaultSubspecs)
        for subspec in specification.subspecs where (named.isEmpty || named.contains(subspec.name)) && subspec.name.lowercased() != "tests" {
            add(subspec, path: "\(path)/\(subspec.name)")
            addDefaults(of: subspec, path: "\(path)/\(subspec.name)")
        }
    }
}
