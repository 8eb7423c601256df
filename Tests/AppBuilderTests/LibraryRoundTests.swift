import Foundation
import SourceLowering
import Testing
import XcodeProject

@testable import AppBuilder

@Suite("Fetched libraries that do not compile")
struct LibraryRoundTests {
    private let text = "struct Kit {\n    func draw() {\n        paint(1)\n        paint(2)\n    }\n    func other() {}\n}\n"

    private func plan(mode: String = "5") -> BuildPlan {
        var library = BuildModule(name: "Kit", kind: .library, sources: [URL(fileURLWithPath: "/Kit.swift")], language: SwiftLanguage(mode: mode))
        library.isFetched = true
        return BuildPlan(name: "Demo", modules: [library, BuildModule(name: "Demo", kind: .application, language: SwiftLanguage(mode: "6"))])
    }

    private func error(_ line: Int, _ message: String, file: String = "/Kit.swift") -> (main: Diagnostic, notes: [Diagnostic]) {
        (Diagnostic(file: file, line: line, column: 9, severity: .error, message: message), [])
    }

    private func leavingOut(_ record: LeftOutRecord = LeftOutRecord()) -> LeavingOut {
        LeavingOut(
            names: SDKNames(types: [:], members: []), frameworks: "/q",
            sources: ["/Kit.swift": LeavingOut.Source(module: "Kit", text: text, parts: record.parts(in: "/Kit.swift", text: text))])
    }

    private func add(
        _ errors: [(main: Diagnostic, notes: [Diagnostic])], _ plan: BuildPlan, _ rounds: inout LibraryRounds, _ record: inout LeftOutRecord
    ) -> Bool {
        rounds.add(errors, of: plan.brokenLibraries(by: errors.map(\.main)), in: plan, by: leavingOut(record), to: &record)
    }

    @Test("the statement that an error stands in goes before the library does")
    func parts() {
        var rounds = LibraryRounds()
        var record = LeftOutRecord()
        let fault = error(3, "binary operator '|=' cannot be applied to two 'Own' operands")
        #expect(add([fault], plan(), &rounds, &record))
        let parts = record.parts(in: "/Kit.swift", text: text)
        #expect(parts.map(\.kind) == [.statement] && parts.map(\.position.line) == [3] && parts[0].needs == fault.main.message)
        #expect(record.libraries.isEmpty)
    }

    @Test("a library of which much is at fault goes whole, and one that does not compile after some turns")
    func limits() {
        var rounds = LibraryRounds()
        var record = LeftOutRecord()
        let many = (1...30).map { error($0, "cannot convert value of type 'Int' to expected argument type 'String'") }
        #expect(!add(many, plan(), &rounds, &record) && record.isEmpty)
        for line in [2, 3, 4] { _ = add([error(line, "no")], plan(), &rounds, &record) }
        #expect(!add([error(6, "no")], plan(), &rounds, &record))
    }

    @Test("where it is refused for data races alone it is compiled as before Swift 6")
    func dataRaces() {
        var rounds = LibraryRounds()
        var record = LeftOutRecord()
        let races = [error(3, "capture of 'self' with non-Sendable type 'Self?' in a '@Sendable' closure [#SendableClosureCaptures]")]
        #expect(add(races, plan(mode: "6"), &rounds, &record) && record.unchecked == ["Kit"])
        #expect(record.parts(in: "/Kit.swift", text: text).isEmpty)
        var plan = plan(mode: "6")
        plan.leaveUnchecked(record.unchecked)
        #expect(plan.module(named: "Kit")?.language.mode == "5" && plan.module(named: "Demo")?.language.mode == "6")
        #expect(plan.module(named: "Kit")?.language.upcomingFeatures.contains("BareSlashRegexLiterals") == true)
        // Kept with the build, it holds in the next one.
        #expect(LeftOutRecord(data: record.data, runtime: "").unchecked == ["Kit"])
        // Other errors among them are told of first.
        var others = LeftOutRecord()
        #expect(add(races + [error(4, "no such thing")], self.plan(mode: "6"), &rounds, &others) && others.unchecked.isEmpty)
    }
}
