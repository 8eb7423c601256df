/// Passes that lists repeat: what a pass shows may turn out to be of another size than estimated, which shows something else.
enum ListPasses {
    /// How often a pass runs at most. Sizes that depend on each other without end stop here, and what the last pass found stays.
    static let limit = 12

    /// Runs a pass until it returns that it changed nothing.
    static func run(_ pass: (_ round: Int) -> Bool) {
        for round in 0..<limit where !pass(round) { return }
    }
}
