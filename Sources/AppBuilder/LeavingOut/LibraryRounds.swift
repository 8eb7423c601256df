/// Mends fetched libraries that do not compile here, of which nobody asks the app's author to mend anything: by smaller and smaller means, before one
/// is left out as a whole.
struct LibraryRounds {
    private var counts: [String: Int] = [:]

    /// A library of which more is at fault than that is better left out.
    private static let mostErrors = 24
    private static let mostRounds = 3

    /// Adds to `record` what is to be tried next. Returns whether that is anything.
    mutating func add(
        _ errors: [(main: Diagnostic, notes: [Diagnostic])], of libraries: [BrokenLibrary], in plan: BuildPlan, by leavingOut: LeavingOut,
        to record: inout LeftOutRecord
    ) -> Bool {
        let names = Set(libraries.map(\.name))
        let unchecked: Set<String> = names.filter { name in
            let own = errors.filter { leavingOut.sources[$0.main.file]?.module == name }
            return plan.module(named: name)?.language.checksDataRaces == true && !own.isEmpty && own.allSatisfy { Self.isOfDataRaces($0.main.message) }
        }
        var isNew: Bool = record.leaveUnchecked(unchecked)
        let parted: Set<String> = names.subtracting(unchecked).filter { name in
            let places = Set(errors.filter { leavingOut.sources[$0.main.file]?.module == name }.map { "\($0.main.file):\($0.main.line)" })
            return !places.isEmpty && places.count <= Self.mostErrors && counts[name, default: 0] < Self.mostRounds
        }
        for name in parted { counts[name, default: 0] += 1 }
        isNew = leavingOut.adopt(errors, in: parted, to: &record) || isNew
        return isNew
    }

    /// Whether the compiler refuses something only because two threads might do it at once.
    static func isOfDataRaces(_ message: String) -> Bool {
        ["Sendable", "data race", "-isolated ", "nonisolated", "concurrency-safe", "concurrency safety"].contains { message.contains($0) }
    }
}

extension BuildPlan {
    /// Has these libraries compiled as before Swift 6, whose mode tells of data races as errors.
    mutating func leaveUnchecked(_ libraries: Set<String>) {
        for index in modules.indices where libraries.contains(modules[index].name) { modules[index].language.leaveDataRacesUnchecked() }
    }
}
