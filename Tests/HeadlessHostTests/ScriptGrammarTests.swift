import Foundation
import TestSupport
import Testing

@testable import HeadlessHost

@Suite struct ScriptGrammarTests {
    @Test("docs/scripts.md has the steps that there are")
    func documentation() throws {
        let file: URL = Repository.root.appendingPathComponent("docs/scripts.md")
        let written = try String(contentsOf: file, encoding: .utf8)
        let start = try #require(written.range(of: "--filter ScriptGrammar -->\n"))
        let end = try #require(written.range(of: "<!-- end -->"))
        let current: String = written[..<start.upperBound] + "\n" + ScriptGrammar.table + "\n" + written[end.lowerBound...]
        if ProcessInfo.processInfo.environment["QUINCE_UPDATE_DOCS"] != nil {
            try current.write(to: file, atomically: true, encoding: .utf8)
        } else {
            #expect(written == current, "docs/scripts.md is out of date; run QUINCE_UPDATE_DOCS=1 ./quince test --filter ScriptGrammar")
        }
    }

    @Test("every step is written as its first word says, and each word begins one step")
    func forms() {
        for step in ScriptGrammar.steps {
            #expect(!step.forms.isEmpty)
            #expect(step.forms.allSatisfy { $0.usage == step.keyword || $0.usage.hasPrefix(step.keyword + " ") }, "\(step.keyword)")
        }
        #expect(Set(ScriptGrammar.steps.map(\.keyword)).count == ScriptGrammar.steps.count)
    }

    @Test(
        "a misspelt step suggests the one that was meant",
        arguments: [
            ("rotat", "rotate"), ("waut", "wait"), ("sweeep", "sweep"), ("tpa", "tap"), ("picutre", "picture"), ("bakground", "background"),
        ])
    func suggestions(word: String, keyword: String) { #expect(ScriptGrammar.suggestion(for: word) == keyword) }

    @Test("a word that is like no step suggests none")
    func noSuggestion() { #expect(ScriptGrammar.suggestion(for: "jump") == nil && ScriptGrammar.suggestion(for: "elephant") == nil) }

    @Test("distances count letters that are inserted, removed, replaced or swapped")
    func distances() {
        #expect(ScriptGrammar.editDistance("", "abc") == 3)
        #expect(ScriptGrammar.editDistance("tap", "tap") == 0)
        #expect(ScriptGrammar.editDistance("tpa", "tap") == 1)
        #expect(ScriptGrammar.editDistance("sunday", "saturday") == 3)
    }
}
