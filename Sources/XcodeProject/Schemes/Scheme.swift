/// A scheme of a project, as far as it says how tests are run.
package struct Scheme: Equatable, Sendable {
    /// A test target of the scheme's test action.
    package struct Testable: Equatable, Sendable {
        package var target: String
        package var isSkipped: Bool
        /// Tests that are not run: `Class`, or `Class/method()`.
        package var skippedTests: [String] = []
    }

    package var name: String
    package var testables: [Testable] = []
    /// The build configuration of its test action.
    package var configuration: String?
    /// Variables of the test action's environment, or of the run action's where tests use those.
    package var environment: [String: String] = [:]

    package init(name: String) { self.name = name }
}

/// How a project's tests are run: which targets, which of their tests, in which environment.
package struct SchemeTests: Equatable, Sendable {
    /// Nil for all.
    private var targets: Set<String>?
    package var configuration: String?
    package var environment: [String: String] = [:]
    /// As XCTest names them, without their modules: `Class/method`, `Class`.
    package var skippedTests: Set<String> = []

    package init() {}

    package func runs(_ target: String) -> Bool { targets?.contains(target) ?? true }

    /// The scheme of that name, or where none is chosen the one whose test action has some of the targets, the most if there are several.
    /// Without a scheme all targets are tested.
    ///
    /// - Parameter settings: what `$(NAME)` stands for in values of the environment.
    package init(named name: String?, testing targets: Set<String>, among schemes: [Scheme], settings: [String: String] = [:]) throws(ProjectError) {
        func tested(_ scheme: Scheme) -> Set<String> { Set(scheme.testables.filter { !$0.isSkipped }.map(\.target)).intersection(targets) }
        let scheme: Scheme?
        if let name {
            scheme = schemes.first { $0.name == name }
            if scheme == nil {
                let names = schemes.map(\.name).sorted().joined(separator: ", ")
                throw ProjectError(
                    .unknownTarget, "There is no scheme named \(name).", advice: names.isEmpty ? "The project shares no schemes." : "Its schemes: \(names).")
            }
        } else {
            // Of several that test as much, the first by name: the choice must not depend on the order of files.
            scheme = schemes.sorted { $0.name < $1.name }.filter { !tested($0).isEmpty }.max { tested($0).count < tested($1).count }
        }
        guard let scheme else { return }
        // Targets that no scheme tests are tested all the same, unless one was chosen.
        let skipped = Set(scheme.testables.filter(\.isSkipped).map(\.target))
        self.targets = name == nil ? targets.subtracting(skipped) : tested(scheme)
        configuration = scheme.configuration
        environment = scheme.environment.mapValues { Self.expand($0, settings) }
        skippedTests = Set(scheme.testables.flatMap(\.skippedTests).map { $0.replacing("()", with: "") })
    }

    static func expand(_ value: String, _ settings: [String: String]) -> String {
        settings.reduce(value) { $0.replacing("$(\($1.key))", with: $1.value).replacing("${\($1.key)}", with: $1.value) }
    }
}
