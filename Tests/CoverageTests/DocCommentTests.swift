import Foundation
import TestSupport
import Testing

/// A reader of a list of declarations sees the beginnings of their comments: they say what a thing is.
@Suite("Comments of declarations") struct DocCommentTests {
    @Test("begin with the thing itself, not with What or Where")
    func beginnings() throws {
        let folder: URL = Repository.root.appendingPathComponent("Sources")
        var found: [String] = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
            let data = try Data(contentsOf: folder.appendingPathComponent(path))
            guard data.range(of: Data("/// Wh".utf8)) != nil else { continue }
            let text = String(decoding: data, as: UTF8.self)
            found += Self.questions(in: text).map { "\(path): \($0)" }
        }
        #expect(found.isEmpty, "\(found.sorted())")
    }

    @Test("are found by their first lines, over declarations of any access")
    func finding() {
        let text = """
            /// What it is called.
            @MainActor open var name: String?
            /// A name.
            /// What follows does not count.
            public var other: String?
            /// Where it is.
            var place = 1
            """
        #expect(Self.questions(in: text) == ["What it is called.", "Where it is."])
    }

    /// The first lines of comments that begin so.
    private static func questions(in text: String) -> [String] {
        var found: [String] = []
        var isFirst = true
        for line in text.split(separator: "\n") {
            let words: Substring = line.drop { $0 == " " }
            guard words.hasPrefix("///") else {
                isFirst = true
                continue
            }
            let first = words.dropFirst(3).trimmingCharacters(in: .whitespaces)
            if isFirst, first.hasPrefix("What ") || first.hasPrefix("Where ") { found.append(first) }
            isFirst = false
        }
        return found
    }
}
