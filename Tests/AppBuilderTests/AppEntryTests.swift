import Foundation
import SourceLowering
import Testing

@testable import AppBuilder

@Suite("The beginning of an app that lost its own")
struct AppEntryTests {
    private static let app = "import SwiftUI\n@main\nstruct Notes: App {}\n"

    /// Leaves out the part of the text that begins with `start` and ends with `end`.
    private func part(_ kind: LeftOutPart.Kind, _ start: String, _ end: String, in text: String, _ declaration: String, needs: String, names: [String] = [])
        throws -> LeftOutPart
    {
        let from = try #require(text.range(of: start)), to = try #require(text.range(of: end, range: from.lowerBound..<text.endIndex))
        let range = from.lowerBound.utf16Offset(in: text)..<to.upperBound.utf16Offset(in: text)
        let line = text[..<from.lowerBound].split(separator: "\n", omittingEmptySubsequences: false).count
        return LeftOutPart(kind: kind, range: range, position: SourcePosition(line: line, column: 1), declaration: declaration, needs: needs, names: names)
    }

    @Test("an app that is whole gets nothing")
    func whole() {
        #expect(AppEntry(module: "Notes", entry: EntryPoint(isWritten: true, delegateClass: "AppDelegate")).text == nil)
    }

    @Test("in place of SwiftUI's beginning the app's own delegate is started, and the place is told")
    func swiftUI() throws {
        let parts = [
            try part(.importDeclaration, "import", "SwiftUI", in: Self.app, "import SwiftUI", needs: "SwiftUI"),
            try part(.type, "@main", "App {}", in: Self.app, "Notes", needs: "App", names: ["Notes"]),
        ]
        let entry = AppEntry(
            module: "Notes", entry: EntryPoint(isWritten: false, delegateClass: "Delegate"), parts: ["/a/Notes.swift": parts],
            texts: ["/a/Notes.swift": Self.app])
        let text = try #require(entry.text)
        #expect(text.contains("UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, \"Notes.Delegate\")"))
        #expect(text.contains("ObjCRuntime.leftOut(\"SwiftUI\", file: \"/a/Notes.swift\", line: 2)"))
        #expect(text.contains("declareLeftOut(\"Notes\", needs: \"App\", file: \"/a/Notes.swift\", line: 2)"))
    }

    @Test("a delegate in Swift behind a beginning in Objective-C lacks nothing; without one a stand-in is declared")
    func objectiveC() throws {
        let main = LeftOut(file: "App/main.m", declaration: "main.m", kind: "file", needs: "Objective-C", path: "/a/App/main.m")
        let own = try #require(AppEntry(module: "Notes", entry: EntryPoint(isWritten: false, delegateClass: "AppDelegate"), project: [main]).text)
        #expect(own.contains("\"Notes.AppDelegate\"") && !own.contains("ObjCRuntime.leftOut("))
        let none = try #require(AppEntry(module: "Notes", entry: EntryPoint(isWritten: false), project: [main]).text)
        #expect(none.contains("ObjCRuntime.leftOut(\"Objective-C\", file: \"/a/App/main.m\", line: 0)"))
        #expect(none.contains("declareLeftOut(\"LeftOutApplicationDelegate\", needs: \"Objective-C\""))
    }

    @Test("a class that is left out is declared so, a nested one or a part of one is not; quotes and line ends do not leave the literal")
    func types() throws {
        let source = "class Scene: A {}\nclass B { class C {} }\n"
        let parts = [
            try part(.type, "class Scene", "{}", in: source, "Scene", needs: "a \"b\"\n", names: ["Scene"]),
            try part(.type, "class C", "{}", in: source, "B.C", needs: "x", names: ["C"]),
            try part(.body, "class B", "{", in: source, "B", needs: "x"),
        ]
        let text = try #require(AppEntry(module: "Notes", entry: EntryPoint(isWritten: true), parts: ["/a/S.swift": parts], texts: ["/a/S.swift": source]).text)
        #expect(text.components(separatedBy: "declareLeftOut(").count == 2)
        #expect(text.contains("declareLeftOut(\"Scene\", needs: \"a 'b''\", file: \"/a/S.swift\", line: 1)"))
        #expect(!text.contains("@main"))
        let lost = [try part(.conformance, ": A", "A", in: source, "Scene", needs: "A", names: ["Scene: A"])]
        let inheritance = try #require(AppEntry(module: "Notes", entry: EntryPoint(isWritten: true), parts: ["/a/S.swift": lost], texts: [:]).text)
        #expect(inheritance.contains("declareLeftOut(\"Scene: A\", needs: \"A\", file: \"/a/S.swift\", line: 1)"))
        let property = [try part(.member, "class C", "{}", in: source, "Screen.camera", needs: "MTKView")]
        let members = try #require(AppEntry(module: "Notes", entry: EntryPoint(isWritten: true), parts: ["/a/S.swift": property], texts: [:]).text)
        #expect(members.contains("declareLeftOut(\"Screen.camera\", needs: \"MTKView\""))
    }
}
