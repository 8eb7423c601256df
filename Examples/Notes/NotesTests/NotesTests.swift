import PencilKit
import UIKit
import XCTest

@testable import Notes

@MainActor final class NotesTests: XCTestCase {
    private func file() -> URL { FileManager.default.temporaryDirectory.appendingPathComponent("notes-\(UUID().uuidString).json") }

    func testDrawingsAreKept() throws {
        let file = file()
        defer { try? FileManager.default.removeItem(at: file) }
        let point = PKStrokePoint(
            location: CGPoint(x: 4, y: 5), timeOffset: 0, size: CGSize(width: 3, height: 3), opacity: 1, force: 0, azimuth: 0, altitude: 1)
        let stroke = PKStroke(ink: PKInk(.marker, color: .red), path: PKStrokePath(controlPoints: [point, point], creationDate: Date()))
        NoteStore(file: file).setDrawing(PKDrawing(strokes: [stroke]), of: "2")
        let data = try XCTUnwrap(NoteStore(file: file).note("2")?.drawing)
        let drawing = try PKDrawing(data: data)
        XCTAssertEqual(drawing.strokes.count, 1)
        XCTAssertEqual(drawing.strokes[0].ink.inkType, .marker)
        XCTAssertEqual(drawing.strokes[0].path.first?.location, CGPoint(x: 4, y: 5))
    }

    func testANoteIsOpenedByItsActivity() throws {
        let split = NotesSplitViewController()
        split.loadViewIfNeeded()
        split.open(try XCTUnwrap(NoteStore.shared.note("3")).activity)
        XCTAssertEqual(split.shownNote?.title, "Where the tulips go")
        XCTAssertEqual(split.activity?.userInfo?["note"] as? String, "3")
    }
}
