import Testing

@testable import AppBuilder

@Suite("Crash reports")
struct CrashReportTests {
    private let output = """
        Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
        *** Program crashed: Illegal instruction at 0x00007f9c1076df7f ***
          0      0x00007f9c1076df7f closure #1 in closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
          1 [ra] 0x00007f9c108f961f Array.subscript.getter + 84 in libswiftSwiftOnoneSupport.so
          2 [ra] 0x000055b8657ddcf2 UIView.layoutSubviews() + 3 in libQuinceRuntime.so at /quince/Sources/UIKit/UIView.swift:8:1
          3 [ra] 0x000055b8657ddcf2 Cell.go() + 161 in App at /app/Cell.swift:3:75
          4 [ra] 0x000055b8657dd944 App_main + 67 in App at /app/main.swift:4:11
        """.split(separator: "\n").map(String.init)

    @Test("the reason and the innermost place are found")
    func innermost() {
        let report = CrashReport(output: output)
        #expect(report.reason == "Index out of range")
        #expect(report.place == "/quince/Sources/UIKit/UIView.swift:8:1")
    }

    @Test("the app's own place comes first when its files are told apart")
    func ownFiles() {
        let report = CrashReport(output: output, runtime: "/quince/Sources")
        #expect(report.place == "/app/Cell.swift:3:75")
        #expect(report.function == "Cell.go()")
    }

    @Test("the line that the message names is the author's, not the one that a call returns to")
    func namedLine() {
        var lines = output
        lines[0] = "App/Cell.swift:2: Fatal error: Unexpectedly found nil while unwrapping an Optional value"
        let report = CrashReport(output: lines, runtime: "/quince/Sources")
        #expect(report.place == "/app/Cell.swift:2")
        #expect(report.function == "Cell.go()")
        // A message of the runtime's own source says nothing about the author's.
        lines[0] = "UIKit/UIView.swift:8: Fatal error: no such key"
        #expect(CrashReport(output: lines, runtime: "/quince/Sources").place == "/app/Cell.swift:3:75")
    }

    @Test("a crash inside the runtime alone still has a place")
    func runtimeAlone() {
        #expect(CrashReport(output: Array(output[...4]), runtime: "/quince/Sources").place == "/quince/Sources/UIKit/UIView.swift:8:1")
    }

    @Test("an output that says nothing gives nothing")
    func silence() {
        let report = CrashReport(output: ["hello"])
        #expect(report.reason == nil)
        #expect(report.place == nil)
    }
}
