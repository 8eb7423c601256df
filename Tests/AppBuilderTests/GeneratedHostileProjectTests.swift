import Foundation
import HostileInputs
import InputLimits
import Testing
import XcodeProject

@testable import AppBuilder

@Suite("Generated projects that lead elsewhere")
struct GeneratedHostileProjectTests {
    /// QUINCE_HOSTILE_PROJECTS asks for more of them.
    private static let count = ProcessInfo.processInfo.environment["QUINCE_HOSTILE_PROJECTS"].flatMap(UInt64.init) ?? 160

    @Test("whatever they are called and wherever they lead, nothing else is written, deleted or copied (seeds 1 to 160)")
    func generated() throws {
        var built = 0
        for seed in 1...Self.count {
            let project = try HostileProject()
            var generator = HostilePathGenerator(seed: seed)
            let tricks = try generator.spoil(project)
            try project.writeProject()
            for _ in 1...2 {
                let outcome = try project.build()
                #expect(outcome.harm.isEmpty, "seed \(seed), \(tricks): \(outcome.harm)")
                #expect(outcome.leaks.isEmpty, "seed \(seed), \(tricks): \(outcome.leaks)")
                // Everything that can be wrong is told in the words of a user, with a status of its own.
                let isTold = outcome.error == nil || outcome.error is ProjectError || outcome.error is BuildError || outcome.error is ReadingLimitError
                #expect(isTold, "seed \(seed), \(tricks): \(outcome.message)")
                if outcome.error == nil { built += 1 }
            }
        }
        // Many tricks do no harm: a generator whose projects are all refused at once would test nothing.
        #expect(built > Int(Self.count) / 5, "\(built) of \(Self.count * 2) builds went through")
    }
}
