import Testing

@testable import SourceLowering

@Suite("The time that parsing may take") struct ParsingBudgetTests {
    /// At each of the labels the parser looks through all that follow for a place to go on.
    private func misplaced(_ count: Int) -> String { "struct S {\n" + String(repeating: "a: ", count: count) }

    @Test("what is spent for one file is missing for the next")
    func budget() {
        #expect(ParsingBudget(seconds: 60).parse(misplaced(700)) != nil)
        let short = ParsingBudget(seconds: 0.05)
        #expect(short.parse(misplaced(700)) == nil)
        #expect(short.parse("struct S {}") != nil)
        // Files that somebody wrote take nothing of it.
        let none = ParsingBudget(seconds: 0)
        let long = String(repeating: "let name = table.map { row in row.values.first ?? \"none\" }\n", count: 10_000)
        #expect(none.parse(long)?.statements.count == 10_000)
    }

    @Test("a file that takes too long is refused by name, and the others are lowered")
    func refusal() throws {
        let result = module(["App/Slow.swift": misplaced(1600), "App/Usual.swift": "class A {}"])
        let problem = try #require(result.diagnostics.first)
        #expect(problem.severity == .error)
        #expect(problem.path == "App/Slow.swift")
        #expect(problem.message.contains("takes too long to parse"))
        #expect(result.files.last?.text.contains("class A") == true)
        let names = FileNames.read([SourceFile(path: "App/Slow.swift", text: misplaced(1600))], options: LoweringOptions())
        #expect(names.first?.isUnreadable == true)
    }
}
