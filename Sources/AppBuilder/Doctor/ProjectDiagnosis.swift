import Foundation

/// The parts of a project that are missing here, found without building it.
package struct ProjectDiagnosis: Encodable, Equatable, Sendable {
    /// A place in the project.
    package struct Place: Encodable, Hashable, Sendable, CustomStringConvertible {
        package var file: String
        package var line: Int
        package var description: String { line > 0 ? "\(file):\(line)" : file }
    }

    /// A module or a name that is not there, and where it is used.
    package struct Missing: Encodable, Equatable, Sendable {
        package enum Kind: String, Encodable, Sendable { case `import`, type, member, macro }
        package var name: String
        package var kind: Kind
        package var places: [Place]
    }

    /// A package, pod or library of the project.
    package struct Dependency: Encodable, Equatable, Sendable {
        package enum State: String, Encodable, Sendable {
            /// Lies in the checkout.
            case present
            /// Fetched when the project is first built; not looked at.
            case fetched
            /// Is not there, or cannot be built.
            case missing
        }
        package var name: String
        package var state: State
        package var detail: String
    }

    package var project: String
    /// The targets or modules that were looked at.
    package var targets: [String]
    package var files: Int
    package var imports: [Missing] = []
    package var names: [Missing] = []
    package var dependencies: [Dependency] = []
    /// Files and parts that a build will leave out for certain. What else goes, because it needs one of the names above, only the compiler
    /// can tell.
    package var leftOut: [LeftOut] = []
    /// Why the project cannot be built as it is.
    package var problems: [String] = []

    /// Whether everything is there, as far as can be told without building.
    package var isWhole: Bool {
        imports.isEmpty && names.isEmpty && leftOut.isEmpty && problems.isEmpty && !dependencies.contains { $0.state == .missing }
    }
}

extension ProjectDiagnosis {
    /// For a terminal.
    package var lines: [String] {
        var lines = ["\(project): \(targets.joined(separator: ", ")), \(files == 1 ? "1 source file" : "\(files) source files")"]
        lines += problems.map { "  problem     \($0)" }
        lines += imports.map { "  import      \($0.name)  \(Self.text($0.places))" }
        lines += names.map { "  \($0.kind.rawValue.padding(12))\($0.name)  \(Self.text($0.places))" }
        lines += dependencies.map { "  \(($0.state == .missing ? "missing" : "dependency").padding(12))\($0.name)  \($0.detail)" }
        lines += leftOut.map { "  left out    \($0)" }
        return lines + [summary]
    }

    package var summary: String {
        if isWhole { return "Nothing is missing, as far as can be told without building." }
        let missing = dependencies.count { $0.state == .missing }
        let parts = [
            Self.count(imports.count, "import"), Self.count(names.count, "name"), missing == 1 ? "1 dependency" : missing > 0 ? "\(missing) dependencies" : nil,
        ].compactMap { $0 }
        let what = parts.isEmpty ? "" : "Missing: \(parts.joined(separator: ", ")). "
        let left = leftOut.isEmpty ? "" : "\(leftOut.count == 1 ? "1 part" : "\(leftOut.count) parts") will be left out, and what needs them. "
        return (what + left + (names.isEmpty && imports.isEmpty ? "" : "What needs a missing name is left out of a build.")).trimmingCharacters(
            in: .whitespaces)
    }

    private static func count(_ number: Int, _ noun: String) -> String? { number == 0 ? nil : number == 1 ? "1 \(noun)" : "\(number) \(noun)s" }

    private static func text(_ places: [Place]) -> String {
        let shown = places.prefix(3).map(\.description).joined(separator: ", ")
        return places.count > 3 ? "\(shown) and \(places.count - 3) more" : shown
    }
}

extension String {
    fileprivate func padding(_ width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
