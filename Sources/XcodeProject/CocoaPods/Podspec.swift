import Foundation

/// What a podspec says of the files that make its pod.
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
    private(set) var root = Specification()
    private(set) var moduleName: String?
    private(set) var swiftVersion: String?

    init(text: String, folder: URL) {
        self.folder = folder
        var open: [(variable: String, specification: Specification)] = []
        var unnamedBlocks = 0
        for statement in RubyStatements(text).statements {
            if statement == [.word("end")] {
                if unnamedBlocks > 0 { unnamedBlocks -= 1 } else { close(&open) }
            } else if statement.opensBlock {
                if let variable = Self.blockVariable(statement) {
                    open.append((variable, Specification(name: statement.strings.first ?? "")))
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
        var result = [root]
        var seen: Set<String> = [root.name]
        var queue = names
        func add(_ specification: Specification, path: String) {
            guard seen.insert(path).inserted else { return }
            result.append(specification)
            queue += specification.dependencies.filter { $0.hasPrefix("\(root.name)/") }
        }
        while !queue.isEmpty {
            var current = root
            var path = root.name
            for part in queue.removeFirst().split(separator: "/").dropFirst() {
                guard let next = current.subspecs.first(where: { $0.name == part }) else { break }
                current = next
                path += "/\(part)"
                add(current, path: path)
            }
            for (name, specification) in Self.defaults(of: current, path: path) { add(specification, path: name) }
        }
        return result
    }

    private static func defaults(of specification: Specification, path: String) -> [(String, Specification)] {
        let chosen = specification.defaultSubspecs.isEmpty
            ? specification.subspecs : specification.subspecs.filter { specification.defaultSubspecs.contains($0.name) }
        return chosen.filter { $0.name.lowercased() != "tests" }.flatMap { subspec in
            [("\(path)/\(subspec.name)", subspec)] + defaults(of: subspec, path: "\(path)/\(subspec.name)")
        }
    }
}
