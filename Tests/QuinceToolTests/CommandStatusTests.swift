import AppBuilder
import Foundation
import HeadlessHost
import Testing
import WindowMatrix

@testable import quince

@Suite("Exit statuses")
struct CommandStatusTests {
    @Test("the documentation lists every status with its meaning")
    func documentation() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: root.appendingPathComponent("docs/exit-status.md"), encoding: .utf8)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.dropFirst(2).first?.isNumber == true }
        #expect(rows.map(String.init) == CommandStatus.allCases.map { "| \($0.rawValue) | \($0.meaning) |" })
    }

    @Test("a crash is told by its reason and its place in the app's sources")
    func crash() {
        let failure = SnapshotFailure.crashed(signal: 4, window: "iphone-4.7.portrait.full", output: "")
        let message = SnapshotCommand.message(
            for: failure,
            output: ["Swift/Array.swift:1: Fatal error: Index out of range", "  3 [ra] 0x01 Cell.go() + 161 in App at /app/Cell.swift:3:75"])
        #expect(
            message == """
                The app crashed in window iphone-4.7.portrait.full: Index out of range
                  at /app/Cell.swift:3:75 in Cell.go()
                No pictures were written.
                """)
        #expect(CommandStatus(for: failure) == .appTrapped)
        let late = WindowFailure(window: "ipad-9.7.landscape.full", reason: .resizeTooSlow(window: "ipad-9.7.portrait.full", seconds: 10))
        let crashed = WindowFailure(window: "iphone-4.7.portrait.full", reason: .crashed(signal: 4))
        #expect(CommandStatus(for: SnapshotFailure.windows([late, crashed])) == .appTooSlow)
        #expect(CommandStatus(for: SnapshotFailure.windows([crashed, late])) == .appTrapped)
    }

    @Test("a window's crash is told with its place below the project")
    func windowCrash() {
        let failure = WindowFailure(
            window: "w", reason: .crashed(signal: 4),
            lastWords: ["Swift/Array.swift:1: Fatal error: Index out of range", "  3 [ra] 0x01 Cell.go() + 161 in App at /home/me/app/Sources/Cell.swift:3:75"])
        let told = SnapshotCommand.explain(failure, runtime: nil, project: "/home/me/app")
        #expect(told.description.hasPrefix("The app crashed: Index out of range\n  at Sources/Cell.swift:3:75 in Cell.go()\n"))
    }
    @Test("a failure names what is left out that the app came to before, the last first, unless its message does")
    func leftOutBefore() {
        let places = (1...4).map { "View.a\($0) at /home/me/app/Cell.swift:\($0)" }
        let failure = WindowFailure(window: "w", reason: .crashed(signal: 6), lastWords: ["Fatal error: No superview"], leftOut: places)
        let told = SnapshotCommand.explain(failure, runtime: nil, project: "/home/me/app").description
        let line = "Before, the app came to what is left out: View.a4 at Cell.swift:4, View.a3 at Cell.swift:3, View.a2 at Cell.swift:2 and 1 more."
        #expect(told.hasSuffix("\n  " + line))
        var named = failure
        named.message = "This code was left out of the app, because it needs View.a4, which Quince does not have: Cell.swift:4"
        #expect(!named.description.contains("Before"))
        #expect(!WindowFailure(window: "w", reason: .crashed(signal: 6), leftOut: []).description.contains("Before"))
        #expect(WindowFailure(window: "w", reason: .ended(status: 1), leftOut: ["A at A.swift:1"]).description.hasSuffix("left out: A at A.swift:1."))
    }
}
