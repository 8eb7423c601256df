import Foundation
import Testing

@testable import ObjectRuntime

@Suite("Words that the system shows by itself") struct SystemTextTests {
    @Test("stand in the table in every one of its languages, with the places that are filled in")
    func table() {
        #expect(SystemText.languages.count == 11 && SystemText.rows.count > 100)
        for (english, row) in SystemText.rows {
            #expect(row.count == SystemText.languages.count, "\(english)")
            let places: Int = english.components(separatedBy: "%@").count
            #expect(row.allSatisfy { !$0.isEmpty && $0.components(separatedBy: "%@").count == places }, "\(english)")
        }
    }

    @Test("are looked up by language, whatever the region; what there is no column for is English")
    func lookup() {
        #expect(SystemText.text("Cancel", in: "de") == "Abbrechen")
        #expect(SystemText.text("Cancel", in: "de-CH") == "Abbrechen")
        #expect(SystemText.text("Done", in: "pt_PT") == "OK")
        #expect(SystemText.text("Back", in: "zh-Hans") == "返回")
        #expect(SystemText.text("Back", in: "zh_CN") == "返回")
        #expect(SystemText.text("Back", in: "zh-Hant") == "Back")
        #expect(SystemText.text("Back", in: "en-GB") == "Back" && SystemText.text("Back", in: "nl") == "Back")
        #expect(SystemText.text("Never written", in: "de") == "Never written")
        #expect(SystemText.localized("page %@ of %@", "2", "5") == "page 2 of 5")
    }

    @Test("are in the language of the app: the localisation of its own that suits the user best")
    func language() {
        func language(_ preferred: [String], _ available: [String], _ development: String? = nil, mixed: Bool = false) -> String {
            SystemText.language(preferred: preferred, available: available, development: development, allowsMixed: mixed)
        }
        #expect(language(["de-AT", "en"], ["en", "de", "fr"]) == "de")
        #expect(language(["de"], ["en", "Base"]) == "en")
        #expect(language(["de"], ["en"], mixed: true) == "de")
        #expect(language(["ja"], []) == "en")
        #expect(language(["ja"], [], "fr") == "fr")
        #expect(language(["ja"], ["es", "it"], "es") == "es")
    }

    @Test("are what UIKit's own bundle answers; no other of the system's is there")
    func systemBundle() throws {
        let bundle = try #require(Bundle.__bundle(identifier: "com.apple.UIKit"))
        #expect(bundle.__localizedString(forKey: "Cancel", value: nil, table: nil) == SystemText.localized("Cancel"))
        #expect(bundle.__localizedString(forKey: "Nothing of the system's", value: "other", table: nil) == "other")
        #expect(Bundle.__bundle(identifier: "com.apple.Nothing") == nil)
    }

    @Test("files of a bundle are URLs")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["a.txt", "b.txt", "c.png"] { try Data().write(to: folder.appendingPathComponent(name)) }
        let bundle = try #require(Bundle(path: folder.path))
        let found: [URL] = try #require(bundle.__urls(forResourcesWithExtension: "txt", subdirectory: nil))
        #expect(found.map(\.lastPathComponent).sorted() == ["a.txt", "b.txt"])
    }
}
