import Foundation
import Testing
import XcodeProject

@testable import AppBuilder

@Suite("What a build finds in resources")
struct FindingTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func target(storyboards: [String: String], sources: [String: String], info: [String: PropertyListValue] = [:]) throws -> Target {
        for (name, text) in storyboards.merging(sources, uniquingKeysWith: { $1 }) { try folder.write(text, to: name) }
        func url(_ name: String) -> URL { folder.url.appendingPathComponent(name) }
        return Target(
            name: "App", moduleName: "App", kind: .application, sources: sources.keys.sorted().map(url),
            resources: storyboards.keys.sorted().map { Resource(source: url($0), destination: $0) }, infoPropertyList: info)
    }

    @Test("storyboards and nibs that nothing names are told, others are not")
    func unused() throws {
        let target = try target(
            storyboards: [
                "App/Main.storyboard": "<viewControllerPlaceholder storyboardName=\"Detail\"/>", "App/Detail.storyboard": "Detail",
                "App/Old.storyboard": "Old", "App/Cell~ipad.xib": "", "App/Lost.xib": "Main", "App/Two Words.xib": "", "App/Launch.storyboard": "",
            ],
            sources: ["App/A.swift": "class Cell {}\nlet nib = UINib(nibName: \"Two Words\", bundle: nil) // Old\nlet LostAndFound = 1"],
            info: ["UILaunchStoryboardName": "Launch", "UIApplicationSceneManifest": ["Deep": [["UISceneStoryboardFile": "Main"]]]])
        let findings = UnusedInterfaceFiles.findings(for: target, with: [], in: folder.url)
        #expect(findings.map(\.place) == ["App/Lost.xib", "App/Old.storyboard"])
        #expect(
            findings[0].message == "this nib is not used: no source, interface file or Info.plist names it. Load it by its name, or take it out of the target.")
        #expect(findings[1].message.contains("UISceneStoryboardFile"))
    }

    @Test("a name is found where it stands in quotes, first in sources")
    func places() throws {
        try folder.write("let a = 1\n// header\nlet image = UIImage(named: \"header\")", to: "App/B.swift")
        try folder.write("<image name=\"footer\"/>", to: "App/M.xib")
        let places = LiteralPlaces(files: ["App/B.swift", "App/M.xib", "gone"].map { folder.url.appendingPathComponent($0) }, folder: folder.url)
        #expect(places.place(of: "header") == "App/B.swift:3")
        #expect(places.place(of: "footer") == "App/M.xib:1")
        #expect(places.place(of: "nothing") == nil)
        try folder.write("<view>\n<label id=\"a1-b2\"/>\n<constraint id=\"c8\"/></view>", to: "App/M.xib")
        #expect(places.place(of: "a1-b2.text") == "App/M.xib:2" && places.place(of: "c8") == "App/M.xib:3")
    }

    @Test("a description in an asset catalogue that is no JSON is found, with its line")
    func assets() throws {
        try folder.write(#"{"info":{"version":1}}"#, to: "App/A.xcassets/Good.colorset/Contents.json")
        try folder.write("{\"colors\":\n{\"a\":1}]}", to: "App/A.xcassets/Group/Bad.colorset/Contents.json")
        let found = UnreadableAssets.findings(in: [folder.url.appendingPathComponent("App/A.xcassets")], project: folder.url)
        #expect(found.count == 1 && found[0].place == "App/A.xcassets/Group/Bad.colorset/Contents.json:2", "\(found)")
        #expect(found.first?.message.contains("\"Bad\" is not there for the app") == true)
    }

    @Test("a file that an image set names and that is not there is found, with its line")
    func absentImage() throws {
        let folder = try TemporaryFolder()
        let json = "{\n \"images\": [{\"idiom\": \"universal\"},\n {\"filename\": \"b.png\", \"idiom\": \"universal\"}]\n}"
        try folder.write(json, to: "App/A.xcassets/B.imageset/Contents.json")
        func found() -> [BuildFinding] { UnreadableAssets.findings(in: [folder.url.appendingPathComponent("App/A.xcassets")], project: folder.url) }
        #expect(found().map(\.place) == ["App/A.xcassets/B.imageset/Contents.json:3"])
        #expect(found().first?.message.hasPrefix("the file b.png is not there.") == true)
        try folder.write("", to: "App/A.xcassets/B.imageset/b.png")
        #expect(found().isEmpty)
    }

    @Test(
        "a table of texts that cannot be read is told with the line of its mistake",
        arguments: [
            ("\"a\" = \"A\"\n\"b\" = \"B\";", 1, "there is no ; after the text"), ("/* x */\n\"a\" \"A\";", 2, "there is no = after the key"),
            ("\"a\" = \"A\";\n\n\"b\" = ;", 3, "there is no text after ="), ("\"a\" = \"A;\n", 1, "a text does not end"),
            ("\"a\" = \"A\";\n/* \n", 2, "a comment does not end"), ("\"a\" = \"A\"", 1, "there is no ; after the text"),
        ])
    func strings(text: String, line: Int, message: String) { #expect(StringsFault(text) == StringsFault(message: message, line: line)) }

    @Test(
        "tables of texts in any form that systems read are not",
        arguments: [
            "", "// only a comment", "\"a\" = \"A \\\"quoted\\\" ; = \";\n key = value; NSName='B' ; /* c */ \"d\" /* e */ = // f\n \"g\";",
            "\u{FEFF}\"a\" = \"A\";", "{ a = b; }", "<?xml version=\"1.0\"?><plist/>", "\"a\";", "\"a\" = { x = y; };",
        ])
    func readableStrings(text: String) { #expect(StringsFault(text) == nil) }

    @Test("the file, not the key, is named where a table cannot be read")
    func unreadableStrings() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"A\"\n\"b\" = \"B\";\n", to: "App/en.lproj/Localizable.strings")
        let found = UnreadableStrings.findings(in: [folder.url.appendingPathComponent("App/en.lproj/Localizable.strings")], project: folder.url)
        #expect(found.map(\.place) == ["App/en.lproj/Localizable.strings:1"])
    }

    @Test("a line in the compilers' form becomes a finding with its place in the project")
    func lines() throws {
        let finding = BuildFinding(line: "\(folder.path("App/M.xib")):12: warning: label “A”: the attribute x has no effect.", in: folder.url)
        #expect(finding == BuildFinding(place: "App/M.xib:12", message: "label “A”: the attribute x has no effect."))
        #expect(BuildFinding(line: "no warning", in: folder.url) == nil)
    }
}
