import Foundation
import HostileInputs

/// Reads hostile inputs, as many as one likes; see CONTRIBUTING.md.
///
///     HostileRun [--mutated N] [--hand-made N] [--seed N] [--keep FOLDER]
///     HostileRun build FOLDER          what is done with each project, in a process of its own
///     HostileRun read KIND FILE        reads one input, as a fuzzer found it
///     HostileRun seeds KIND FOLDER     writes inputs for a fuzzer to begin from
#if !QUINCE_FUZZER
    @main
#endif
struct HostileRun {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let kind = arguments.count > 1 ? InputKind(rawValue: arguments[1]) : nil
        switch (arguments.first, kind) {
        case ("build", _) where arguments.count == 2: HostileBuild.run(in: arguments[1])
        case ("read", let kind?) where arguments.count == 3: try Fuzzer.read(kind, arguments[2])
        case ("seeds", let kind?) where arguments.count == 3: try Fuzzer.writeSeeds(of: kind, to: arguments[2])
        case (nil, _), ("--mutated", _), ("--hand-made", _), ("--seed", _), ("--keep", _):
            var series = try Series(arguments)
            exit(try series.run() ? 0 : 1)
        default:
            let kinds = InputKind.allCases.map(\.rawValue).joined(separator: ", ")
            FileHandle.standardError.write(
                Data(
                    "usage: HostileRun [--mutated N] [--hand-made N] [--seed N] [--keep FOLDER] | build FOLDER | read KIND FILE | seeds KIND FOLDER\nKINDs: \(kinds)\n"
                        .utf8))
            exit(64)
        }
    }
}
