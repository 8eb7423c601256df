import Foundation
import Testing

@testable import ObjectRuntime

@Suite("Warnings")
struct WarningTests {
    private final class Heard: @unchecked Sendable {
        private let lock = NSLock()
        private var messages: [String] = []
        var all: [String] { lock.withLock { messages } }
        func add(_ warning: RuntimeWarning) { lock.withLock { messages.append(warning.message) } }
    }

    private func record(_ name: String, in log: WarningLog) { log.record(.image, name) { RuntimeWarning(.image, subject: name, message: "no \(name)") } }

    @Test("each is told once, also to who listens later")
    func once() {
        let (log, heard) = (WarningLog(), Heard())
        record("a", in: log)
        #expect(!log.isHeard)
        log.listen { heard.add($0) }
        record("b", in: log)
        record("a", in: log)
        log.record(.color, "a") { RuntimeWarning(.color, subject: "a", message: "no colour a") }
        #expect(heard.all == ["no a", "no b", "no colour a"])
        #expect(log.isHeard)
    }

    @Test("names without end come to an end, and that is said")
    func limit() {
        let (log, heard) = (WarningLog(), Heard())
        log.listen { heard.add($0) }
        for number in 0..<1000 { record("\(number)", in: log) }
        #expect(heard.all.count == WarningLog.most + 1)
        #expect(heard.all.last == "There are more than \(WarningLog.most) different warnings; the others are not listed.")
    }

    private func missing(
        _ languages: [String], found: Int? = nil, hasTable: Bool = true, inFirst: Bool = true, development: String? = "en", key: String = "home.title",
        value: String = "", listsTexts: Bool = false
    ) -> String? {
        MissingTranslation(
            languages: languages, found: found, hasTable: hasTable, hasTableInFirst: inFirst, listsTexts: listsTexts, development: development, key: key,
            value: value
        ).language
    }

    @Test("a text that another language stands in for, or none, is missing where the app is localised")
    func translations() {
        #expect(missing(["de", "en"], found: 0) == nil)
        #expect(missing(["de", "en"], found: 1) == "de")
        #expect(missing(["de", "en"]) == "de")
        #expect(missing(["de", "en"], inFirst: false) == "de")
        #expect(missing(["de", "en"], hasTable: false, inFirst: false) == nil)
        #expect(missing(["en"]) == "en")
        #expect(missing([]) == nil)
        #expect(missing(["Base"]) == nil)
    }

    @Test("in the language that it is developed in, words and default texts stand for themselves")
    func ownLanguage() {
        #expect(missing(["en"], key: "Add a note") == nil)
        #expect(missing(["en"], key: "Add a note", listsTexts: true) == "en")
        #expect(missing(["en"], value: "Notes", listsTexts: true) == nil)
        #expect(missing(["en"], value: "Notes") == nil)
        #expect(missing(["en"], inFirst: false) == nil)
        #expect(missing(["en-GB", "en"], found: 1, development: "en") == "en-GB")
        #expect(missing(["de"], development: "de", key: "Neue Notiz") == nil)
        #expect(missing(["en"], development: "de", key: "Neue Notiz") == "en")
    }

    @Test("the warning says which text, where it is missing and what to do")
    func translationText() {
        let warning = MissingTranslation.warning(key: "a1-b2.text", value: "Save", table: "Main", language: "de")
        #expect(warning.message == "\"Save\" (a1-b2.text) is not in de.lproj/Main.strings and is shown untranslated. Add it there, or in the string catalogue.")
    }

    @Test("a bundle's texts: what is in the first language's table is no warning, what is in another's is")
    func lookUp() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("warnings-\(UUID().uuidString).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (language, text) in [
            "en": "\"shared.key\" = \"Shared\";\n\"only.english\" = \"Only\";\n\"Add a note\" = \"Add a note\";\n", "xy": "\"shared.key\" = \"Shared\";\n",
        ] {
            let table = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: table.appendingPathComponent("Localizable.strings"))
        }
        let bundle = try #require(Bundle(path: folder.path))
        #expect(bundle.__localizedString(forKey: "shared.key", value: "", table: nil) == "Shared")
        #expect(bundle.__localizedString(forKey: "nowhere.at.all", value: "", table: nil) == "nowhere.at.all")
        #expect(bundle.__localizedString(forKey: "Add a page", value: "", table: nil) == "Add a page")
        let told: [String] = WarningLog.shared.all.map(\.message)
        #expect(told.contains { $0.hasPrefix("\"nowhere.at.all\" is not in en.lproj/Localizable.strings") })
        #expect(told.contains { $0.hasPrefix("\"Add a page\" is not in en.lproj/Localizable.strings") })
        #expect(!told.contains { $0.contains("shared.key") })
    }
}
