import Foundation
import Testing

@testable import UIKit

@Suite struct KeyedLinesTests {
    private func lines(_ text: String) throws -> KeyedLines {
        let file: URL = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID().uuidString).txt")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return KeyedLines(path: file.path)
    }

    @Test func findsALineByItsWholeKey() throws {
        let file: KeyedLines = try lines("star\tbi/star\nstar.fill\tbi/star-fill\nheart\tbi/heart")
        #expect(file["star"] == "bi/star")
        #expect(file["star.fill"] == "bi/star-fill")
        #expect(file["heart"] == "bi/heart")
        #expect(file["sta"] == nil)
        #expect(file["bi/star"] == nil)
        #expect(file[""] == nil)
        #expect(file.keys == ["star", "star.fill", "heart"])
    }

    @Test func aFileThatIsNotThereHasNoLines() {
        let file = KeyedLines(path: "/nowhere/at/all")
        #expect(file["star"] == nil)
        #expect(file.keys.isEmpty)
    }
}
