import Foundation
import Testing

@testable import AppBuilder

@Suite("What swift build prints")
struct BuildOutputTests {
    private func read(_ text: String) -> BuildOutput {
        var output = BuildOutput()
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { _ = output.take(String(line)) }
        return output
    }

    @Test("a list of errors that is cut counts the rest by file")
    func cutList() {
        let text = (1...30).map { "/app/\($0 > 24 ? "B" : "A").swift:\($0):1: error: cannot find 'x\($0)' in scope" }.joined(separator: "\n")
        let report = CompilationReport(output: read(text), generated: URL(fileURLWithPath: "/gen"), log: URL(fileURLWithPath: "/log"))
        let message = report.error().message
        #expect(message.contains("cannot find 'x20'") && !message.contains("cannot find 'x21'"))
        #expect(
            message.hasSuffix("  /app/B.swift: 6 more errors\n  /app/A.swift: 4 more errors\nThe app does not compile: 30 errors."), "\(message.suffix(200))")
    }

    private let failing = """
        [3/6] Emitting module App
        /app/Main.swift:4:1: error: cannot find 'x' in scope
        2 | class T {}
        4 | x
          | `- error: cannot find 'x' in scope
        5 | 

        /app/Other.swift:9:3: note: did you mean 'y'?
        9 | let y = 1
        error: emit-module command failed with exit code 1 (use -v to see invocation)
        [4/6] Compiling App Main.swift
        /app/Main.swift:4:1: error: cannot find 'x' in scope
        4 | x
          | `- error: cannot find 'x' in scope
        /app/Main.swift:7:9: warning: variable 'z' was never used
        """

    @Test("what is noted in a module's interface belongs to its error, and is not shown")
    func notesOfModules() throws {
        let output = read(
            """
            /app/A.swift:4:1: error: no exact matches in call to initializer
            4 | x
            UIKit.UIImage.init:2:20: note: incorrect labels for candidate (have: '(systemNameX:)', expected: '(named:)')
            1 | class UIImage {
              |                    `- note: incorrect labels for candidate (have: '(systemNameX:)', expected: '(named:)')
            UIKit.UIImage.init:2:24: note: found this candidate
            a line with a note: of something else
            """)
        let entry = try #require(output.errors.first)
        #expect(entry.notes.map(\.file) == ["UIKit.UIImage.init", "UIKit.UIImage.init"] && entry.notes.map(\.column) == [20, 24])
        let report = CompilationReport(output: output, generated: URL(fileURLWithPath: "/gen"), log: URL(fileURLWithPath: "/log"))
        #expect(!report.error().message.contains("UIKit.UIImage"))
        #expect(output.otherLines == ["a line with a note: of something else"])
    }

    @Test("a note in an error's excerpt is read behind lines that are passed over")
    func notesInExcerpts() {
        let output = read(
            """
            /app/A.swift:4:1: error: type 'A' does not conform to protocol 'Listing'
            4 | extension A: Listing {
              | `- error: type 'A' does not conform to protocol 'Listing'
              :
            9 |     func cell() -> Cell {
              |          `- note: candidate has non-matching type '() -> Cell'
            """)
        #expect(output.errors.first?.main.notesInExcerpt.map(\.message) == ["candidate has non-matching type '() -> Cell'"])
        #expect(output.otherLines == [])
    }

    @Test("an error reported twice counts once, with its excerpt and notes")
    func deduplication() {
        let output = read(failing)
        #expect(output.errors.count == 1)
        #expect(output.errors.first?.main.headline == "/app/Main.swift:4:1: error: cannot find 'x' in scope")
        #expect(output.errors.first?.main.excerpt.contains("4 | x") == true)
        #expect(output.errors.first?.notes.map(\.line) == [9])
        #expect(output.diagnostics.count == 2)
        #expect(output.otherLines == ["error: emit-module command failed with exit code 1 (use -v to see invocation)"])
    }

    @Test("steps are recognised")
    func steps() {
        #expect(
            BuildOutput.step("[3/12] Compiling App Main.swift")
                == BuildOutput.Step(number: 3, count: 12, title: "Compiling App Main.swift"))
        #expect(BuildOutput.step("[#Tag]: <https://docs.swift.org>") == nil)
        #expect(BuildOutput.step("Build complete!") == nil)
    }

    @Test("a file name with a colon keeps its place")
    func colons() {
        let diagnostic = Diagnostic(line: "/a:b/C.swift:12:5: warning: expected: nothing")
        #expect(diagnostic?.file == "/a:b/C.swift")
        #expect(diagnostic?.line == 12)
        #expect(diagnostic?.message == "expected: nothing")
        let quoted = Diagnostic(line: "/a/Ü.swift:1:2: warning: it said: error: no")
        #expect(quoted?.severity == .warning && quoted?.file == "/a/Ü.swift" && quoted?.message == "it said: error: no")
        #expect(Diagnostic(line: "UIKit.UIImage.init:2:20: note: here")?.severity == .note)
        #expect(Diagnostic(line: " 12 | let a: error: b") == nil && Diagnostic(line: "/a: error: b") == nil && Diagnostic(line: "") == nil)
    }

    @Test("the report counts errors and hides what Quince generated")
    func report() {
        let report = CompilationReport(
            output: read(failing.replacingOccurrences(of: "/app/Other", with: "/build/package/Other")),
            generated: URL(fileURLWithPath: "/build/package"), log: URL(fileURLWithPath: "/build/log"))
        let error = report.error()
        #expect(error.kind == .compilation)
        #expect(error.message.hasSuffix("The app does not compile: 1 error."))
        #expect(!error.message.contains("/build/package"))
    }

    @Test("an excerpt shows the author's line with a mark under the place, in bytes and with tabs")
    func excerpt() {
        let diagnostic = Diagnostic(file: "/a.swift", line: 2, column: 7, severity: .error, message: "")
        #expect(SourceExcerpt(of: diagnostic) { _ in "let a = 1\n\té = b\n" }?.lines == [" 2 | \té = b", "   | \t    ^"])
        #expect(SourceExcerpt(of: diagnostic) { _ in "one line" }?.lines == nil)
        #expect(SourceExcerpt(of: diagnostic) { _ in nil }?.lines == nil)
    }

    @Test("what rewriting found comes first, without the compiler's errors that follow from it")
    func ownErrors() {
        let report = CompilationReport(
            output: read("/app/A.swift:1:8: error: follows\n\n/app/A.swift:2:8: error: stays"), generated: URL(fileURLWithPath: "/b"),
            log: URL(fileURLWithPath: "/b/log"))
        let own = Diagnostic(file: "/app/A.swift", line: 1, column: 20, severity: .error, message: "found")
        #expect(
            report.error(adding: [own]).message == """
                /app/A.swift:1:20: error: found
                /app/A.swift:2:8: error: stays
                The app does not compile: 2 errors.
                """)
    }

    @Test("what was made of the sources is told of only where the author's own have no errors")
    func followingErrors() {
        func text(_ output: String) -> String {
            CompilationReport(output: read(output), generated: URL(fileURLWithPath: "/b/package"), log: URL(fileURLWithPath: "/b/log")).error().message
        }
        let made = "/b/package/A.lowered.swift:1:8: error: follows"
        #expect(text("/app/A.swift:2:8: error: twice\n\n\(made)") == "/app/A.swift:2:8: error: twice\nThe app does not compile: 1 error.")
        #expect(text(made).hasPrefix(made))
    }

    @Test("a missing module is named as what Quince lacks")
    func missingModule() {
        let report = CompilationReport(
            output: read("/app/A.swift:1:8: error: no such module 'MapKit'"), generated: URL(fileURLWithPath: "/b"),
            log: URL(fileURLWithPath: "/b/log"))
        #expect(report.error().advice?.contains("MapKit") == true)
    }

    @Test("a failure without diagnostics shows the linker's words and the log")
    func linkFailure() {
        let report = CompilationReport(
            output: read("[1/2] Linking App\nmain.o: undefined reference to 'f'\nerror: link command failed"),
            generated: URL(fileURLWithPath: "/b"), log: URL(fileURLWithPath: "/b/log"))
        #expect(report.error().message.contains("undefined reference to 'f'"))
        #expect(report.error().advice?.contains("/b/log") == true)
    }

    @Test("a compiler without memory is told of with the code that it was at")
    func memory() throws {
        let output = read(
            """
            LLVM ERROR: out of memory
            4.	While evaluating request TypeCheckFunctionBodyRequest(App.(file).Item extension.list()@/app/A.swift:6:36)
            5.	While type-checking statement at [/app/A.swift:6:58 - line:407:2] RangeText="{ return [
            6.	While type-checking expression at [/app/A.swift:7:60 - line:406:1] RangeText="[
            """)
        let error = try #require(BuildError(memoryIn: output.allText))
        #expect(error.kind == .compilation && error.message.hasSuffix("of memory for the code at /app/A.swift:7.") && error.files == ["/app/A.swift"])
        #expect(BuildError(memoryIn: "error: out of luck") == nil)
    }

    @Test("a warning about a source of Quince's is not the author's")
    func ownWarnings() {
        let output = read("/quince/Sources/UIKit/A.swift:1:1: warning: theirs\n1 | a\n/app/A.swift:2:1: warning: the app's\n2 | b")
        let report = CompilationReport(output: output, generated: URL(fileURLWithPath: "/b"), log: URL(fileURLWithPath: "/b/log"))
        let warnings = SwiftBuild.Result(succeeded: true, report: report).warnings(besides: URL(fileURLWithPath: "/quince/Sources"))
        #expect(warnings.count == 1 && warnings.first?.contains("the app's") == true)
    }
}
