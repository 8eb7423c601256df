import Testing

@testable import FolderAccess

@Suite("Names of files")
struct FileNameTests {
    @Test(
        "names that would lead elsewhere, or cannot be told apart in a message, are refused",
        arguments: [
            "", ".", "..", "a/b", "../x", "/etc", "a\u{0}b", "a\nb", "\u{1B}[2J", "\u{7F}", "a\u{2028}b", "a\u{202E}b", String(repeating: "n", count: 201),
        ])
    func refused(_ name: String) {
        #expect(FileName.problem(with: name) != nil)
    }

    @Test(
        "names as people give them are taken",
        arguments: [
            "App", "My App", "...", ".hidden", "Ünï-App", "アプリ", "a.b", "a\\b", "100%", "~", "-rf", "👩‍👩‍👧", String(repeating: "n", count: 200),
        ])
    func taken(_ name: String) {
        #expect(FileName.problem(with: name) == nil)
    }

    @Test("a path is checked part by part, and may not climb out")
    func paths() {
        #expect(FileName.problem(withPath: "fr.lproj/Localizable.strings") == nil)
        for path in ["/a", "a/../../b", "a//b", "a/", "../a", "a/./b", String(repeating: "a/", count: 2000) + "b"] {
            #expect(FileName.problem(withPath: path) != nil, "\(path.prefix(20))")
        }
        #expect(FileName.normalised("a/./b/../c//d") == "a/c/d")
        #expect(FileName.normalised("a/../..") == nil)
        #expect(FileName.normalised("/a") == nil)
    }

    @Test("a message shows a hostile name on one line")
    func quoting() {
        #expect(FileName.quoted("a\nb\u{1B}c") == "\"a\\u{a}b\\u{1b}c\"")
        #expect(FileName.quoted(String(repeating: "x", count: 500)).count < 90)
    }
}
