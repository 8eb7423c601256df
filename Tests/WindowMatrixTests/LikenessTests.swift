import Foundation
import HeadlessHost
import Testing

@testable import WindowMatrix

@Suite struct LikenessTests {
    private func picture(_ color: UInt32, marked: Int = 0, width: Int = 100, to file: URL) throws {
        let pixels: [UInt32] = (0..<width * 100).map { $0 < marked ? 0xFFFF_0000 : color }
        try Picture(width: width, height: 100, pixels: pixels).write(to: file)
    }

    @Test("pictures are told by how many of their pixels an eye tells apart, the worst first, with the cause that is known") func report() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("likeness-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (references, pictures) = (folder.appendingPathComponent("a"), folder.appendingPathComponent("b"))
        let cases: [(name: String, marked: Int, width: Int)] = [
            ("exact", 0, 100), ("little", 5, 100), ("some", 250, 100), ("much", 5000, 100), ("wide", 0, 101),
        ]
        for part in [references, pictures] { try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true) }
        for entry in cases {
            try picture(0xFFFF_FFFF, to: references.appendingPathComponent(entry.name + ".png"))
            try picture(0xFFFF_FFFF, marked: entry.marked, width: entry.width, to: pictures.appendingPathComponent(entry.name + ".png"))
        }
        try picture(0, to: references.appendingPathComponent("mac.png"))
        try picture(0, to: pictures.appendingPathComponent("new.png"))
        let report = try LikenessReport(of: pictures, to: references, causes: [("mu*", "red"), ("*", "other")])
        #expect(report.entries.map(\.name) == ["wide", "much", "some", "little", "exact"])
        #expect(report.entries.map(\.cause) == ["other", "red", "other", "other", nil])
        #expect(report.counts.map(\.count) == [1, 1, 0, 1, 1, 1])
        #expect(report.notDrawn == ["mac"] && report.withoutReference == ["new"])
        #expect(report.markdown.contains("| much | 100 × 100 | 50 % |") && report.markdown.contains("another size: 100 × 100"))
        #expect(throws: ReferenceFailure.self) { try LikenessReport(of: folder.appendingPathComponent("c"), to: references) }
    }
}
