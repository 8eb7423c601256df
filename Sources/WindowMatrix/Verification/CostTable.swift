import Foundation
import InputLimits

/// The time that each part of a run needed when it was measured: `costs.json`. Shards are dealt by it, so that all machines of a run read the same
/// file.
package struct CostTable: Codable, Hashable, Sendable {
    package static let fileName = "costs.json"
    /// A part that takes this much longer or shorter than before is measured anew: files under version control change only when it matters.
    private static let change = 1.5
    private static let mostMilliseconds = 86_400_000

    package var milliseconds: [String: Int]

    package init(milliseconds: [String: Int] = [:]) { self.milliseconds = milliseconds }

    /// The table in a file; empty where there is none.
    /// - Throws: `ReferenceFailure.unreadable`.
    package init(at file: URL) throws {
        guard FileManager.default.fileExists(atPath: file.path) else {
            self.init()
            return
        }
        guard let table = try? JSONDecoder().decode(CostTable.self, from: InputFile.data(at: file)),
            table.milliseconds.values.allSatisfy({ (0...Self.mostMilliseconds).contains($0) })
        else { throw ReferenceFailure.unreadable(file.path, reason: "it is not a file of measured costs") }
        self = table
    }

    /// The cost of each of `names`: as measured, else as estimated, in the same measure.
    package func costs(of names: [String], estimates: [Int]) -> [Int] {
        let known: [(measured: Int, estimate: Int)] = zip(names, estimates).compactMap { name, estimate in milliseconds[name].map { ($0, estimate) } }
        let estimated: Int = known.map(\.estimate).reduce(0, +)
        let scale: Double = estimated > 0 ? Double(known.map(\.measured).reduce(0, +)) / Double(estimated) : 1
        return zip(names, estimates).map { name, estimate in milliseconds[name] ?? Int((Double(estimate) * scale).rounded()) }
    }

    /// The table after a whole run: what it measured, but for what took about as long as before.
    package func updated(by measured: [String: Double]) -> CostTable {
        CostTable(
            milliseconds: measured.reduce(into: [:]) { table, entry in
                let new: Double = max(entry.value, 1)
                let isSame: Bool = milliseconds[entry.key].map { max(Double($0), 1) / new < Self.change && new / max(Double($0), 1) < Self.change } ?? false
                table[entry.key] = isSame ? milliseconds[entry.key] : Int(new.rounded())
            })
    }

    /// - Throws: `ReferenceFailure.cannotWrite`.
    package func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            try (encoder.encode(self) + Data("\n".utf8)).write(to: file, options: .atomic)
        } catch {
            throw ReferenceFailure.cannotWrite(file.path, reason: error.localizedDescription)
        }
    }
}
