import Foundation
import InputLimits
import Testing

@Suite("Limits of what is read")
struct InputLimitsTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("quince-limits-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    @Test("a budget is shared: the step beyond it says what it was for")
    func steps() throws {
        let budget = ReadingBudget(steps: 3)
        try budget.spend(3, on: "first")
        let error = #expect(throws: ReadingLimitError.self) { try budget.spend(on: "App.xcodeproj: the build setting A") }
        #expect(error == ReadingLimitError(subject: "App.xcodeproj: the build setting A", limit: .steps(3)))
        #expect(error?.description.hasPrefix("App.xcodeproj: the build setting A takes more than 3 steps") == true)
        #expect(throws: ReadingLimitError.self) { try ReadingBudget().spend(.max, on: "all") }
    }

    @Test(
        "patterns",
        arguments: [
            ("iphone*", "iphonesimulator17.5", true), ("iphoneos*", "iphonesimulator17.5", false), ("*", "", true), ("", "", true), ("?", "", false),
            ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXbYbZ", false), ("*a", "aaa", true), ("??", "ab", true), ("[x]", "x", true),
            ("[a-c]?", "bü", true), ("\\[x]", "[x]", true), ("[x", "[x", true), ("a\0", "a", false),
        ])
    func wildcards(pattern: String, text: String, matches: Bool) {
        #expect(Wildcards.matches(pattern, text) == matches)
    }

    @Test("forty stars that all but match cost no more than their lengths multiplied")
    func manyStars() {
        let pattern = String(repeating: "*a", count: 40) + "*b"
        #expect(!Wildcards.matches(pattern, String(repeating: "a", count: 2000)))
    }

    @Test("a pipe and a device are no files to read, and a large file is refused by its name")
    func files() throws {
        let pipe = folder.appendingPathComponent("pipe")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        for path in [pipe.path, "/dev/zero", folder.path, folder.path + "/nothing"] {
            #expect(throws: InputFile.Unreadable.self) { try InputFile.data(at: URL(fileURLWithPath: path)) }
        }
        let file = folder.appendingPathComponent("file")
        try Data("hello".utf8).write(to: file)
        #expect(try InputFile.text(at: file) == "hello")
        #expect(throws: ReadingLimitError(subject: file.path, limit: .bytes(4))) { try InputFile.data(at: file, limit: 4) }
        try Data([0xFF, 0x20]).write(to: file)
        #expect(try InputFile.textIfReadable(at: file) == nil)
    }

    @Test("a folder that holds a link to itself, or to one around it, is gone through once")
    func linksUpwards() throws {
        let inner = folder.appendingPathComponent("a/b")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try Data().write(to: inner.appendingPathComponent("file"))
        try FileManager.default.createSymbolicLink(at: inner.appendingPathComponent("up"), withDestinationURL: folder)
        try FileManager.default.createSymbolicLink(atPath: folder.appendingPathComponent("here").path, withDestinationPath: ".")
        var seen: [String] = []
        try FolderWalk.visit(folder, budget: ReadingBudget()) { entry in
            seen.append(entry.relativePath)
            return true
        }
        #expect(seen == ["a", "a/b", "a/b/file", "a/b/up", "here"])
    }

    @Test("folders that link to each other multiply, until the budget is spent")
    func linksAcross() throws {
        for name in 0..<12 {
            try FileManager.default.createDirectory(at: folder.appendingPathComponent("\(name)"), withIntermediateDirectories: true)
            for other in 0..<12 {
                try FileManager.default.createSymbolicLink(atPath: folder.appendingPathComponent("\(name)/to\(other)").path, withDestinationPath: "../\(other)")
            }
        }
        let error = #expect(throws: ReadingLimitError.self) { try FolderWalk.visit(folder, budget: ReadingBudget(steps: 2000)) { _ in true } }
        #expect(error?.subject.contains(folder.lastPathComponent) == true)
        // Where an entry behind ten links really lies takes ten times as long to find out.
        var looked = 0
        #expect(throws: ReadingLimitError.self) {
            try FolderWalk.visit(folder, budget: ReadingBudget()) { _ in
                looked += 1
                return true
            }
        }
        #expect(looked < 40_000)
    }

    private func depthProblem(_ text: String) -> ReadingLimitError.Limit? {
        problem(Data(text.utf8))
    }

    private func problem(_ data: Data) -> ReadingLimitError.Limit? {
        do {
            try PropertyListNesting.check(data, budget: ReadingBudget(depth: 20, steps: 10_000), of: "list")
            return nil
        } catch { return error.limit }
    }

    @Test("deep property lists are found in every form, and what only looks deep is not one")
    func depth() throws {
        func nested(_ open: String, _ close: String, _ count: Int) -> String {
            String(repeating: open, count: count) + String(repeating: close, count: count)
        }
        #expect(depthProblem(nested("(", ")", 20)) == nil)
        #expect(depthProblem(nested("(", ")", 21)) == .depth(20))
        #expect(depthProblem(nested("{a=", ";}", 30)) == .depth(20))
        #expect(depthProblem(nested("<array>", "</array>", 21)) == .depth(20))
        #expect(depthProblem("<?xml version=\"1.0\"?><!DOCTYPE plist><plist>" + String(repeating: "<true/>", count: 99) + "</plist>") == nil)
        // Quotes and comments neither hide brackets nor count as some.
        #expect(depthProblem("( \"((((((((((((((((((((((\", '{{{{{{{{{{{{{{{{{{{{{{{' /* (((((((((((((((((((((((( */ )") == nil)
        #expect(depthProblem("/* \" */" + nested("(", ")", 30) + "/* \" */") == .depth(20))
        #expect(depthProblem("'\"'" + nested("(", ")", 30) + "'\"'") == .depth(20))
        #expect(depthProblem("( a//b" + nested("(", ")", 30)) == .depth(20))
        #expect(depthProblem(String(repeating: "<array><!--</array>-->", count: 30)) == .depth(20))
        #expect(problem(try #require(nested("<array>", "</array>", 30).data(using: .utf16))) == .depth(20))
    }

    @Test("a binary property list that refers to itself, or again and again to the same parts, is refused")
    func binary() throws {
        let fine = try PropertyListSerialization.data(fromPropertyList: ["a": [1, 2, ["b": true]]], format: .binary, options: 0)
        #expect(problem(fine) == nil)
        #expect(problem(binaryList(arrays: [[0]])) == .depth(20))
        #expect(problem(binaryList(arrays: (0..<19).map { [$0 + 1, $0 + 1] } + [[]])) == .steps(10_000))
        #expect(problem(Data("bplist00".utf8)) == nil)
        #expect(problem(Data("bplist00".utf8) + Data(repeating: 0xFF, count: 40)) == nil)
    }

    /// A binary list of arrays that hold each other, by number.
    private func binaryList(arrays: [[Int]]) -> Data {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for parts in arrays {
            offsets.append(UInt8(bytes.count))
            bytes += [0xA0 | UInt8(parts.count)] + parts.map(UInt8.init)
        }
        let table = bytes.count
        bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
        for number in [arrays.count, 0, table] { bytes += withUnsafeBytes(of: UInt64(number).bigEndian, Array.init) }
        return Data(bytes)
    }
}
