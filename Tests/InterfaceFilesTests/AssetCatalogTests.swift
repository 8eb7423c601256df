import Foundation
import Testing

@testable import InterfaceFiles

/// A catalogue written to a temporary folder, removed with the value.
private final class TemporaryCatalog {
    let url: URL

    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcassets")
        for (path, text) in files {
            let file = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

@Suite struct AssetCatalogTests {
    @Test("a catalogue with a link to itself is gone through once")
    func linkedCatalogue() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quince-catalogue-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("Group/Icon.imageset"), withIntermediateDirectories: true)
        try Data(#"{"properties":{"provides-namespace":true}}"#.utf8).write(to: folder.appendingPathComponent("Group/Contents.json"))
        try FileManager.default.createSymbolicLink(atPath: folder.appendingPathComponent("Group/up").path, withDestinationPath: "..")
        let catalog = try AssetCatalog(contentsOf: folder)
        #expect(catalog.names(of: .image) == ["Group/Icon"])
        #expect(catalog.problems.isEmpty)
    }

    @Test func namespacesPrefixOnlyWhereTheyAreProvided() throws {
        let image = #"{"images":[{"idiom":"universal","filename":"a.png","scale":"2x"}],"info":{"version":1}}"#
        let files = try TemporaryCatalog([
            "Plain/One.imageset/Contents.json": image,
            "Icons/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
            "Icons/Sub/Two.imageset/Contents.json": image, "Icons/Sub/Two.imageset/a.png": "",
            "Sprites.spriteatlas/Three.imageset/Contents.json": image,
        ])
        let catalog = try AssetCatalog(contentsOf: files.url)
        #expect(catalog.names(of: .image) == ["Icons/Two", "One", "Three"])
        let two = try #require(catalog.asset(.image, named: "Icons/Two"))
        #expect(two.entries.first?.conditions.scale == 2)
        #expect(two.file(of: two.entries[0])?.lastPathComponent == "a.png")
    }

    @Test("a picture whose file is not there leaves its place to those of other scales") func absentScale() throws {
        let json = #"{"images":[{"idiom":"universal","filename":"a@2x.png","scale":"2x"},{"idiom":"universal","filename":"a@3x.png","scale":"3x"}]}"#
        let files = try TemporaryCatalog(["A.imageset/Contents.json": json, "A.imageset/a@2x.png": ""])
        let asset = try #require(try AssetCatalog(contentsOf: files.url).asset(.image, named: "A"))
        #expect(asset.entries.map { asset.file(of: $0)?.lastPathComponent } == ["a@2x.png", nil])
    }

    @Test(
        "a picture is found as on a Mac, whatever the case and composition of letters", arguments: [("\u{439}.png", "\u{438}\u{306}.png"), ("A.PNG", "a.png")])
    func otherSpelling(named: String, lying: String) throws {
        let json = #"{"images":[{"idiom":"universal","filename":"\#(named)"}]}"#
        let files = try TemporaryCatalog(["A.imageset/Contents.json": json, "A.imageset/\(lying)": ""])
        let asset = try #require(try AssetCatalog(contentsOf: files.url).asset(.image, named: "A"))
        let file = try #require(asset.file(of: asset.entries[0]))
        #expect(FileManager.default.fileExists(atPath: file.path))
    }

    @Test func colorComponentsInEveryNotation() throws {
        let color = #"""
            {"colors":[
             {"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0xFF","green":"128","blue":"0.5","alpha":"1.000"}}},
             {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
              "color":{"color-space":"gray-gamma-22","components":{"white":0.25,"alpha":0.5}}},
             {"idiom":"universal","appearances":[{"appearance":"contrast","value":"high"}],
              "color":{"platform":"ios","reference":"systemBlueColor"}}]}
            """#
        let files = try TemporaryCatalog(["Tint.colorset/Contents.json": color])
        let tint = try #require(try AssetCatalog(contentsOf: files.url).asset(.color, named: "Tint"))
        #expect(tint.entries[0].color == .components(space: "srgb", red: 1, green: 128.0 / 255, blue: 0.5, alpha: 1))
        #expect(tint.entries[1].color == .gray(space: "gray-gamma-22", white: 0.25, alpha: 0.5))
        #expect(tint.entries[1].conditions.luminosity == .dark)
        #expect(tint.entries[2].color == .reference("systemBlueColor"))
        #expect(tint.entries[2].conditions.isHighContrast)
    }

    @Test func propertiesAndResizingAreRead() throws {
        let json = #"""
            {"images":[{"idiom":"ipad","filename":"a.png","scale":"3x","width-class":"compact","memory":"2GB",
              "language-direction":"right-to-left","alignment-insets":{"top":3},
              "resizing":{"mode":"9-part","center":{"mode":"stretch","width":1,"height":1},
              "cap-insets":{"top":1,"left":2,"bottom":3,"right":4}}}],
             "properties":{"template-rendering-intent":"template","preserves-vector-representation":true}}
            """#
        let files = try TemporaryCatalog(["Box.imageset/Contents.json": json])
        let box = try #require(try AssetCatalog(contentsOf: files.url).asset(.image, named: "Box"))
        #expect(box.renderingIntent == .template)
        #expect(box.preservesVectorRepresentation)
        let entry = box.entries[0]
        #expect(entry.conditions.widthClass == .compact)
        #expect(entry.conditions.memory == 2)
        #expect(entry.conditions.direction == .rightToLeft)
        #expect(entry.resizing == .init(top: 1, left: 2, bottom: 3, right: 4, centerMode: .stretch))
        #expect(entry.alignmentInsets?.top == 3)
    }

    @Test func brokenDescriptionIsReportedAndLeftOut() throws {
        let files = try TemporaryCatalog(["Bad.imageset/Contents.json": "{", "Good.dataset/Contents.json": #"{"data":[]}"#])
        let catalog = try AssetCatalog(contentsOf: files.url)
        #expect(catalog.asset(.image, named: "Bad") == nil)
        #expect(catalog.problems.count == 1)
        #expect(catalog.asset(.data, named: "Good") != nil)
        #expect(throws: AssetCatalog.Problem.self) {
            try AssetCatalog(contentsOf: URL(fileURLWithPath: "/nowhere.xcassets"))
        }
    }
}

@Suite struct StringsTableTests {
    @Test func commentsEscapesAndBareWords() throws {
        let text = """
            /* greeting
               of the day */
            "hello" = "Bon\\tjour \\"toi\\"\\n";  // here
            plain_key = "x";
            "same";
            "code" = "\\U00e9";
            """
        let table = try StringsTable(data: Data(text.utf8))
        #expect(table.entries == ["hello": "Bon\tjour \"toi\"\n", "plain_key": "x", "same": "same", "code": "é"])
    }

    @Test func utf16WithByteOrderMark() throws {
        let data = try #require("\"a\" = \"ü\";".data(using: .utf16))
        #expect(try StringsTable(data: data).entries == ["a": "ü"])
    }

    @Test func errorsNameTheLine() {
        #expect(throws: StringsTable.SyntaxError(line: 2, reason: "expected ';' after the entry \"b\"")) {
            try StringsTable(data: Data("\"a\" = \"1\";\n\"b\" = \"2\"".utf8))
        }
    }
}
