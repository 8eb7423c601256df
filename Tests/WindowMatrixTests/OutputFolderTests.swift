import FolderAccess
import Foundation
import Testing

@testable import WindowMatrix

/// A folder of pictures that is written again, and one that somebody else filled.
@Suite("The output folder")
final class OutputFolderTests {
    private let place: URL

    init() throws {
        place = FileManager.default.temporaryDirectory.appendingPathComponent("quince-\(UInt64.random(in: 0 ... .max))").resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: place.appendingPathComponent("other"), withIntermediateDirectories: true)
        try Data("keep".utf8).write(to: place.appendingPathComponent("other/keep.txt"))
    }

    deinit { try? FileManager.default.removeItem(at: place) }

    private func publish(_ names: [String], to path: String = "out", isChosen: Bool = true) throws {
        let folder = try OutputFolder(place.appendingPathComponent(path), isChosen: isChosen)
        do {
            for name in names { try Data((name == "report.json" ? Self.report(of: names) : name).utf8).write(to: folder.staging.appendingPathComponent(name)) }
            try folder.publish(last: ["index.html", "report.json"].filter(names.contains))
        } catch {
            folder.discard()
            throw error
        }
    }

    private static func report(of names: [String]) -> String {
        let windows: [String] = names.filter { $0.hasSuffix(".png") }.map { picture in
            """
            {"name": "w", "device": "d", "family": "f", "idiom": "phone", "orientation": "portrait", "arrangement": "full", "traits": [], "width": 1,
            "height": 1, "scale": 1, "horizontalSizeClass": "compact", "verticalSizeClass": "regular", "pixelWidth": 1, "pixelHeight": 1,
            "safeArea": {"top": 0, "left": 0, "bottom": 0, "right": 0}, "hash": "0", "picture": "\(picture)", "tree": "\(picture.dropLast(4)).txt"}
            """
        }
        return "{\"app\": \"App\", \"isBare\": true, \"windows\": [\(windows.joined(separator: ","))]}"
    }

    private func names(_ path: String = "out") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: place.appendingPathComponent(path).path).sorted()
    }

    @Test("keeps nothing of its earlier output, and every file of the user's")
    func again() throws {
        try publish(["a.png", "a.txt", "a.trace.txt", "index.html", "report.json"])
        try Data("mine".utf8).write(to: place.appendingPathComponent("out/notes.md"))
        try publish(["b.png", "index.html", "report.json"])
        #expect(try names() == ["b.png", "index.html", "notes.md", "report.json"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).sorted() == ["other", "out"])
    }

    @Test("does not write over a file that it did not make")
    func mine() throws {
        try FileManager.default.createDirectory(at: place.appendingPathComponent("out"), withIntermediateDirectories: true)
        try Data("my page".utf8).write(to: place.appendingPathComponent("out/index.html"))
        let error = #expect(throws: SnapshotFailure.self) { try publish(["a.png", "index.html"]) }
        #expect(error?.description.contains("index.html") == true)
        #expect(try names() == ["index.html"])
        #expect(try String(contentsOf: place.appendingPathComponent("out/index.html"), encoding: .utf8) == "my page")
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).sorted() == ["other", "out"])
    }

    @Test("a report that names other places removes nothing there", arguments: ["..", "../other/keep.txt", "/etc/hostname", "."])
    func forged(_ name: String) throws {
        try FileManager.default.createDirectory(at: place.appendingPathComponent("out"), withIntermediateDirectories: true)
        try Data(Self.report(of: [name + ".png"]).replacingOccurrences(of: "\"picture\": \"\(name).png\"", with: "\"picture\": \"\(name)\"").utf8)
            .write(to: place.appendingPathComponent("out/report.json"))
        try publish(["a.png", "report.json"])
        #expect(try String(contentsOf: place.appendingPathComponent("other/keep.txt"), encoding: .utf8) == "keep")
        #expect(try names() == ["a.png", "report.json"])
    }

    @Test("links that came with a project are not followed to a folder that nobody named", arguments: ["quince-snapshots", "quince-snapshots/App"])
    func links(_ link: String) throws {
        let url = place.appendingPathComponent(link)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: url, withDestinationURL: place.appendingPathComponent("other"))
        let error = #expect(throws: SnapshotFailure.self) { try publish(["keep.txt"], to: "quince-snapshots/App", isChosen: false) }
        #expect(error?.description.contains("is a link") == true)
        #expect(try names("other") == ["keep.txt"])
        #expect(try String(contentsOf: place.appendingPathComponent("other/keep.txt"), encoding: .utf8) == "keep")
        try publish(["a.png"], to: "elsewhere/App", isChosen: false)
        #expect(try names("elsewhere/App") == ["a.png"])
    }
}
