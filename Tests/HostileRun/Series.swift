import Foundation
import HostileInputs

/// Many projects, one after the other, and what was found.
struct Series {
    private var mutated = 10_000
    private var handMade = HandMadeProject.all.count
    private var seed: UInt64 = 1
    /// Where projects with findings are kept.
    private var kept = URL(fileURLWithPath: "/tmp/quince-hostile-findings")
    private let watch: Watch

    private var cases = 0
    private var built = 0
    private var findings = 0
    private var total = 0
    private var slowest = (seconds: 0.0, name: "")

    init(_ arguments: [String]) throws {
        try Watch.enterNamespace()
        watch = try Watch()
        for (name, value) in zip(arguments, arguments.dropFirst()) {
            switch name {
            case "--mutated": mutated = Int(value) ?? mutated
            case "--hand-made": handMade = min(handMade, Int(value) ?? handMade)
            case "--seed": seed = UInt64(value) ?? seed
            case "--keep": kept = URL(fileURLWithPath: value)
            default: continue
            }
        }
    }

    /// Whether nothing was found.
    mutating func run() throws -> Bool {
        defer { watch.remove() }
        for (number, project) in HandMadeProject.all.prefix(handMade).enumerated() {
            try run("hand-made \(number) (\(project.name))") { try project.write(in: $0) }
        }
        sumUp("hand-made projects")
        let originals = try MutatedProject.Originals()
        for number in 0..<mutated {
            guard let project = originals.mutated(number) else { continue }
            let seed = seed &* 1_000_003 &+ UInt64(number)
            try run("mutated \(number) (\(project.name), seed \(seed))") { try project.write(in: $0, seed: seed) }
            if number % 1000 == 999 { report("\(number + 1) mutated, \(findings) findings") }
        }
        sumUp("mutated projects")
        return total == 0
    }

    private mutating func run(_ name: String, _ write: (URL) throws -> Void) throws {
        let place = try watch.makeFolder()
        try write(place)
        let outcome = try watch.run()
        cases += 1
        if outcome.isBuilt { built += 1 }
        if outcome.seconds > slowest.seconds { slowest = (outcome.seconds, name) }
        guard !outcome.problems.isEmpty else { return }
        findings += 1
        report("FOUND \(name): \(outcome.problems.joined(separator: "; "))\n  \(outcome.output.prefix(400))")
        try? FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
        let folder = kept.appendingPathComponent(name.prefix { $0 != "(" }.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: " ", with: "-"))
        try? FileManager.default.removeItem(at: folder)
        try? FileManager.default.moveItem(at: place, to: folder)
    }

    private mutating func sumUp(_ what: String) {
        let seconds = String(format: "%.2f", slowest.seconds)
        report("\(cases) \(what): \(built) built, \(cases - built) refused, \(findings) findings; slowest \(seconds) s of processor time, \(slowest.name)")
        total += findings
        (cases, built, findings, slowest) = (0, 0, 0, (0, ""))
    }

    /// At once, also into a file.
    private func report(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
