@testable import AppBuilder
import Foundation
import Testing
import XcodeProject

@Suite("Sources of SwiftGen") struct SwiftGenTests {
    @Test("Outlines are maps and lists by indentation, with comments, quotes and brackets")
    func outlines() {
        let text = """
            # A comment
            input_dir: "Res # here"
            strings:
              inputs: [a, 'b c']
              outputs:
              - templateName: flat-swift5   # the flat one
                output: L.swift
                params:
                  enumName: Words
              -
                output: M.swift
            list:
              - one
              - two: 2
                three: 3
            """
        let outline = OutlineText(text)
        #expect(outline["input_dir"]?.word == "Res # here" && outline["strings"]?["inputs"]?.words == ["a", "b c"])
        let outputs = outline["strings"]?["outputs"]?.items ?? []
        #expect(outputs.first?["templateName"]?.word == "flat-swift5" && outputs.first?["params"]?["enumName"]?.word == "Words")
        #expect(outline["list"]?.items.last?["three"]?.word == "3" && outline["list"]?.words == ["one"])
        #expect(OutlineText("") == .word(""))
    }

    @Test("A configuration's files are found from its folders; templates of the project's own are passed over")
    func configuration() {
        let text = """
            input_dir: Res
            output_dir: ../Made
            strings:
              inputs: en.lproj
              outputs:
                - templateName: structured-swift5
                  output: Strings.swift
                  params:
                    publicAccess: true
                - templatePath: own.stencil
                  output: Own.swift
            xcassets:
              - inputs: [A.xcassets, B.xcassets]
                templateName: swift5
                output: Assets.swift
            """
        let outputs = SwiftGenConfiguration(text: text, folder: URL(fileURLWithPath: "/app/tools")).outputs
        #expect(outputs.map(\.file.path) == ["/app/Made/Strings.swift", "/app/Made/Assets.swift"])
        #expect(outputs.first?.inputs.map(\.path) == ["/app/tools/Res/en.lproj"] && outputs.first?.parameters == ["publicAccess": "true"])
        #expect(outputs.last?.parser == .xcassets && outputs.last?.inputs.count == 2)
    }

    @Test("Configurations are beside the project, above the files, and where scripts say")
    func places() {
        let root = URL(fileURLWithPath: "/app")
        let found = SwiftGenSource.configurations(
            for: [URL(fileURLWithPath: "/app/Core/Made/Strings.swift")], scripts: ["swiftgen config run --config \"${SRCROOT}/Tools/gen.yml\"\n"],
            folder: root.appendingPathComponent("Project"), root: root)
        let paths = found.map(\.path)
        #expect(paths.first == "/app/Project/Tools/gen.yml" && paths.contains("/app/Core/swiftgen.yml") && paths.contains("/app/Project/swiftgen.yml"))
        #expect(!paths.contains("/swiftgen.yml"))
    }

    @Test(
        "Names are those that SwiftGen makes",
        arguments: [
            ("home_title", "homeTitle"), ("HOME_TITLE", "homeTitle"), ("URLTitle", "urlTitle"), ("flag-red", "flagRed"), ("Brand", "brand"),
            ("default", "`default`"), ("2x", "_2x"), ("OK", "ok"), ("already camelCase", "alreadyCamelCase"),
        ])
    func names(name: String, member: String) {
        #expect(SwiftGenName.member(name) == member)
    }

    @Test("Texts are a tree of their keys' parts, or a row")
    func strings() {
        let table = RSwiftContents.Table(
            name: "Localizable",
            texts: [
                .init(key: "home.title", parameters: [], value: "Home"),
                .init(key: "home.count", parameters: [.init(type: "String"), .init(type: "UInt")], value: nil), .init(key: "ok", parameters: [], value: "OK"),
            ])
        let tree = SwiftGenStrings(tables: [table], isFlat: false, output: SwiftGenOutput()).text
        #expect(tree.contains("    internal static var ok: String { L10n.tr(\"Localizable\", \"ok\", fallback: \"OK\") }"))
        #expect(tree.contains("    internal enum Home {\n        internal static var title: String"))
        #expect(tree.contains("static func count(_ p1: Any, _ p2: Int) -> String {") && tree.contains("String(describing: p1), p2, fallback: \"home.count\")"))
        let flat = SwiftGenStrings(tables: [table], isFlat: true, output: SwiftGenOutput(parameters: ["enumName": "Words", "publicAccess": "true"])).text
        #expect(flat.contains("public enum Words {") && flat.contains("    public static var homeTitle: String { Words.tr("))
        let two = SwiftGenStrings(tables: [table, RSwiftContents.Table(name: "Other", texts: [])], isFlat: false, output: SwiftGenOutput()).text
        #expect(two.contains("    internal enum Localizable {") && two.contains("    internal enum Other {"))
    }

    @Test("Assets are in types of the folders that provide a namespace, or of all")
    func assets() {
        let assets: [SwiftGenAssets.Asset] = [
            .init(kind: .image, folders: ["Icons"], spaces: [true], name: "flag-red"), .init(kind: .color, folders: ["Plain"], spaces: [false], name: "Brand"),
        ]
        let text = SwiftGenAssets(catalogs: [("Assets", assets)], output: SwiftGenOutput()).text
        #expect(text.contains("    internal static let brand = ColorAsset(name: \"Brand\")"))
        #expect(text.contains("    internal enum Icons {\n        internal static let flagRed = ImageAsset(name: \"Icons/flag-red\")"))
        #expect(text.contains("struct ImageAsset") && !text.contains("DataAsset"))
        let all = SwiftGenAssets(catalogs: [("Assets", assets)], output: SwiftGenOutput(parameters: ["forceProvidesNamespaces": "true"])).text
        #expect(all.contains("    internal enum Plain {\n        internal static let brand = ColorAsset(name: \"Brand\")"))
    }

    @Test("Scenes have their controllers' types, fonts their families and styles")
    func scenesAndFonts() {
        let storyboard = RSwiftContents.Storyboard(
            name: "Main", initial: "UINavigationController", controllers: [.init(name: "Detail", type: "DetailController")])
        let scenes = SwiftGenScenes(storyboards: [storyboard], modules: ["Kit"], output: SwiftGenOutput()).text
        #expect(scenes.contains("import Kit") && scenes.contains("static var initialScene: InitialSceneType<UINavigationController>"))
        #expect(
            scenes.contains("static var detail: SceneType<DetailController> { SceneType<DetailController>(storyboard: Main.self, identifier: \"Detail\") }"))
        let font = SwiftGenFonts.Font(name: "Lato-Bold", family: "Lato", style: "Bold", file: "Lato-Bold.ttf")
        let fonts = SwiftGenFonts(fonts: [font], output: SwiftGenOutput()).text
        #expect(
            fonts.contains(
                "    internal enum Lato {\n        internal static let bold = FontConvertible(name: \"Lato-Bold\", family: \"Lato\", path: \"Lato-Bold.ttf\")"))
        #expect(fonts.contains("[Lato.all].flatMap"))
    }

    @Test("A target gets the files that it lists and that are not there, and no others")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).resolvingSymlinksInPath()
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ text: String, _ path: String) throws {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let section = { (name: String, template: String, output: String) in
            "\(name):\n  inputs: Res\n  outputs:\n    templateName: \(template)\n    output: \(output)\n"
        }
        try write(section("strings", "structured-swift5", "Made/S.swift") + section("xcassets", "swift5", "Made/A.swift"), "swiftgen.yml")
        try write("\"a.b\" = \"Text\";", "Res/en.lproj/Localizable.strings")
        var target = Target(name: "App", moduleName: "App", kind: .application)
        target.unsupportedFiles = [UnsupportedFile(url: folder.appendingPathComponent("Made/S.swift"), reason: .missing)]
        let types = RSwiftTypes(module: "App", classes: [], modules: [])
        let made = try SwiftGenSource(target: target, checkout: Checkout(of: folder), types: types).made(in: folder)
        #expect(made.map(\.file.lastPathComponent) == ["S.swift"] && made.first?.text.contains("fallback: \"Text\"") == true)
        target.unsupportedFiles = []
        #expect(try SwiftGenSource(target: target, checkout: Checkout(of: folder), types: types).made(in: folder).isEmpty)
    }
}
