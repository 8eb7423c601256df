import AppBuilder
import Foundation
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
        #expect(message == """
            The app crashed in window iphone-4.7.portrait.full: Index out of range
              at /app/Cell.swift:3:75 in Cell.go()
            No pictures were written.
            """)
        #expect(CommandStatus(for: failure) == .appTrapped)
        let late = SnapshotFailure.resizeTooSlow(window: "ipad-9.7.portrait.full", seconds: 10)
        #expect(CommandStatus(for: late) == .appTooSlow)
    }
}
