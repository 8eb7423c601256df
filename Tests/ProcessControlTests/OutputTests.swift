import Foundation
import Testing

@testable import ProcessControl

@Suite("Output of programs")
struct OutputTests {
    private func split(_ pieces: [String], limit: Int = 100) -> [String] {
        var splitter = LineSplitter(limit: limit)
        var lines: [String] = []
        for piece in pieces { Array(piece.utf8).withUnsafeBytes { splitter.take($0) { lines.append($0) } } }
        splitter.finish { lines.append($0) }
        return lines
    }

    @Test("lines are put together from what a pipe delivers")
    func lines() {
        #expect(split(["a\nb", "c\n\nd", "", "e"]) == ["a", "bc", "", "de"])
        #expect(split([]) == [])
    }

    @Test("of a line that is too long the beginning is kept")
    func longLine() {
        #expect(split(["aaaa", "aaaa\nb"], limit: 5) == ["aaaaa... (3 more bytes)", "b"])
        #expect(split(["aaaaa"], limit: 5) == ["aaaaa"])
        #expect(split(["aaaaa", "b"], limit: 5) == ["aaaaa... (1 more bytes)"])
    }

    @Test("ten times as long a line costs ten times as much, not a hundred")
    func linear() {
        func work(_ size: Int) -> Int {
            var splitter = LineSplitter(limit: .max)
            let chunk = [UInt8](repeating: 120, count: 4096)
            for _ in 0..<size / chunk.count { chunk.withUnsafeBytes { splitter.take($0) { _ in } } }
            splitter.finish { _ in }
            return splitter.work
        }
        #expect(work(5 << 20) <= 2 * 5 << 20)
        #expect(work(50 << 20) == 10 * work(5 << 20))
    }

    @Test("50 MB without an end of line come through, and no more than the limit is kept")
    func flood() throws {
        var runner = CommandRunner("sh", ["-c", "head -c 50000000 /dev/zero; echo; echo end"])
        runner.lineLimit = 1000
        var lines: [String] = []
        #expect(try runner.run { lines.append($1) } == .exited(0))
        #expect(lines.count == 2)
        #expect(lines[0].hasSuffix("... (49999000 more bytes)"))
        #expect(lines[0].utf8.count < 1100)
    }

    @Test("the last lines are kept as far as they fit")
    func recent() {
        var lines = RecentLines(limit: 10)
        for number in 0..<5000 { lines.append("\(number % 1000 + 1000)") }
        #expect(lines.lines == ["1998", "1999"])
        lines.append(String(repeating: "x", count: 100))
        #expect(lines.lines.count == 1)
    }
}
