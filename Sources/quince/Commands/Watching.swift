import AppBuilder
import ArgumentParser
import Foundation

/// Does something again whenever a file of the project is saved.
struct Watching: ParsableArguments {
    @Flag(help: "Do it again whenever a file of the project is saved. Control-C ends it.")
    var watch = false

    init() {}

    /// Runs `body` once, or again and again; what it tells of as failed does not end that. `outputs` are folders that it writes into: what is
    /// drawn into a project is no reason to draw again.
    func run(_ project: String, writing outputs: [String?], _ body: () throws -> Void) throws {
        guard watch else { return try body() }
        var files = ProjectWatch(project: project, writing: outputs.compactMap { $0 })
        while true {
            do {
                try body()
            } catch let failure as ReportedFailure where failure.status != .notAProject && failure.status != .unknownWindow {
                // It was told; the next save may mend it.
            }
            // What was printed is read now, also where it goes to a file or another program.
            fflush(nil)
            Terminal.say("Watching \(project) for changes; Control-C ends it.")
            let changed = files.wait()
            Terminal.say("Changed: " + Self.list(changed))
        }
    }

    /// The first names, and how many more.
    static func list(_ names: [String]) -> String {
        names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
    }
}
