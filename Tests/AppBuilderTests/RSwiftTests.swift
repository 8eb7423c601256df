@testable import AppBuilder
import Foundation
import InterfaceFiles
import Testing
import XcodeProject

@Suite("Symbols of R.swift") struct RSwiftTests {
    @Test(
        "Names are those that R.swift makes",
        arguments: [
            ("icon-home", "iconHome"), ("URLBar", "urlBar"), ("DailyFeed", "dailyFeed"), ("2x", "x"), ("default", "`default`"), ("home.title", "homeTitle"),
            ("rooms_count", "rooms_count"), ("LOGO", "logO"), ("A", "a"), ("tab bar/selected", "tabBarSelected"), ("123 😄", "😄"),
        ])
    func names(name: String, identifier: String) {
        #expect(RSwiftName.identifier(name) == identifier)
    }

    @Test("Names of which nothing is left, and those that are the same, make no symbol")
    func clashes() {
        #expect(RSwiftName.identifier("123") == nil && RSwiftName.identifier("--") == nil)
        #expect(RSwiftName.unique(["a-b", "aB", "c", "+"]) { $0 }.map(\.identifier) == ["c"])
    }

    @Test(
        "Values of formats have the types of their specifiers, in the order of their positions",
        arguments: [
            ("Hello", []), ("Hello %@, %d of %lu", ["String", "Int", "UInt"]), ("100 %% %.2f", ["Double"]), ("%2$@ %1$d", ["Int", "String"]),
        ])
    func formats(format: String, types: [String]) {
        #expect(RSwiftFormat.parameters(of: format)?.map(\.type) == types)
    }

    @Test("A format with a position left out has no values that can be told")
    func gaps() {
        #expect(RSwiftFormat.parameters(of: "%2$@") == nil)
    }

    @Test("Variables of a .stringsdict are values with their names")
    func plurals() {
        let rule: PropertyListValue = .dictionary([
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d", "one": "%d room", "other": "%d rooms",
        ])
        let parameters = RSwiftFormat.parameters(of: ["NSStringLocalizedFormatKey": "%@ has %#@rooms@", "rooms": rule])
        #expect(parameters == [.init(type: "String"), .init(label: "rooms", type: "Int")])
        #expect(
            RSwiftFormat.parameters(of: ["NSStringLocalizedFormatKey": "%#@a@", "a": .dictionary(["NSStringFormatValueTypeKey": "d", "one": "%#@a@"])]) == nil)
    }

    @Test("Languages that agree in their values share a text, others have none")
    func languages() {
        let one: [RSwiftContents.Text.Parameter] = [.init(type: "String")]
        #expect(RSwiftFormat.merged(one, [.init(type: "String"), .init(type: "Int")])?.count == 2)
        #expect(RSwiftFormat.merged(one, [.init(type: "Int")]) == nil)
    }

    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="n"><scenes>
        <scene><objects><navigationController id="n" sceneMemberID="viewController"/></objects></scene>
        <scene><objects><tableViewController id="l" storyboardIdentifier="List" customClass="ListController" customModule="App" sceneMemberID="viewController">
        <tableView key="view"><prototypes><tableViewCell reuseIdentifier="Row" customClass="Gone"/></prototypes></tableView>
        <connections><segue destination="d" kind="show" identifier="showDetail"/><segue destination="x" kind="unwind" identifier="back"/></connections>
        </tableViewController></objects></scene>
        <scene><objects><viewController id="d" customClass="DetailController" customModule="Kit" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """

    @Test("Storyboards have controllers, segues and reuse identifiers in the classes that are there, and UIKit's for others")
    func storyboards() throws {
        let types = RSwiftTypes(module: "App", classes: ["ListController"], modules: ["Kit"])
        var interfaces = RSwiftInterfaces(types: types)
        interfaces.add(try InterfaceDocument(xml: Data(Self.storyboard.utf8)), named: "Main")
        let contents = interfaces.finish()
        #expect(contents.storyboards.first?.initial == "UINavigationController")
        #expect(contents.storyboards.first?.controllers == [.init(name: "List", type: "ListController")])
        #expect(contents.reuseIdentifiers == [.init(name: "Row", type: "UITableViewCell")])
        #expect(contents.segues.map(\.destination) == ["Kit.DetailController", "UIViewController"] && contents.modules == ["Kit"])
    }

    @Test("The classes of a source are those that all of its module sees")
    func classes() {
        let text = "class A: B {\n    class Inner {}\n    class func make() {}\n}\nfinal public class C<T>: D {\n}\nprivate class E: F {}\n// class G: H\n"
        #expect(RSwiftTypes.classes(in: text) == ["A", "C"])
    }

    private var contents: RSwiftContents {
        var contents = RSwiftContents()
        (contents.images, contents.colors, contents.files) = (["banner", "icons/flag"], ["Brand"], ["rows.json", ".keep"])
        contents.tables = [
            .init(
                name: "Localizable",
                texts: [
                    .init(key: "title", parameters: [], value: "Rooms"), .init(key: "count", parameters: [.init(label: "rooms", type: "Int")], value: nil),
                ])
        ]
        contents.nibs = [.init(name: "Cell", view: "RowCell", reuse: .init(name: "Row", type: "RowCell")), .init(name: "Head", view: "UIView")]
        contents.storyboards = [.init(name: "Main", initial: "ListController", controllers: [.init(name: "Detail", type: "DetailController")])]
        contents.segues = [.init(identifier: "show", type: "UIStoryboardSegue", source: "ListController", destination: "DetailController")]
        contents.information = ["UIApplicationShortcutItems": .array([.dictionary(["UIApplicationShortcutItemType": "new-item"])])]
        return contents
    }

    @Test("Before version 7, R is a type of types with static members")
    func types() {
        let text = RSwiftSource(contents: contents, form: .types).text
        #expect(text.contains("struct R: RswiftResources.Validatable {"))
        #expect(text.contains("        static var banner: RswiftResources.ImageResource { .init(name: \"banner\", path: [], bundle: hostingBundle,"))
        #expect(
            text.contains("        struct icons {\n            static var flag: RswiftResources.ImageResource { .init(name: \"icons/flag\", path: [\"icons\"],")
        )
        #expect(text.contains("static var title: RswiftResources.StringResource {") && text.contains("static func count(rooms value1: Int) -> String {"))
        #expect(text.contains("static var cell: RswiftResources.NibReferenceReuseIdentifier<RowCell, RowCell>"))
        #expect(text.contains("static var main: _main { .init(bundle: hostingBundle) }") && text.contains("typealias InitialController = ListController"))
        #expect(text.contains("name: \"rows\", pathExtension: \"json\"") && text.contains("name: \".keep\", pathExtension: \"\""))
        #expect(text.contains("struct listController {") && text.contains("SegueIdentifier<UIStoryboardSegue, ListController, DetailController>"))
        #expect(text.contains("struct newItem {") && text.contains("static var uiApplicationShortcutItemType: String { \"new-item\" }"))
    }

    @Test("Since version 7, R is a value, and texts can be asked for in other languages")
    func values() {
        let text = RSwiftSource(contents: contents, form: .values, isPublic: true).text
        #expect(text.contains("public let R = _R(bundle: .main)") && !text.contains("static"))
        #expect(text.contains("    public func string(preferredLanguages: [String], locale: Foundation.Locale? = nil) -> string {"))
        #expect(text.contains("public var title: RswiftResources.StringResource { .init(key: \"title\", tableName: \"Localizable\", source: source, "))
        #expect(text.contains("developmentValue: \"Rooms\""))
        #expect(text.contains("public struct main: RswiftResources.StoryboardReference, RswiftResources.InitialControllerContainer {"))
    }

    @Test("A target asks for it by its script, plug-in, pod or file that is not there, and not where it has the file or an R of its own")
    func requests() {
        var target = Target(name: "App", moduleName: "App", kind: .application)
        #expect(RSwiftRequest(target: target, sources: []) == nil)
        target.missingPods = ["R.swift"]
        #expect(RSwiftRequest(target: target, sources: ["import Rswift\n"])?.form == .types)
        #expect(RSwiftRequest(target: target, sources: ["x = R.string(preferredLanguages: [\"de\"]).localizable.title()"])?.form == .values)
        #expect(RSwiftRequest(target: target, sources: ["public enum R {\n}"]) == nil)
        target.missingPods = []
        target.plugins = ["RswiftGeneratePublicResources"]
        #expect(RSwiftRequest(target: target, sources: []).map { $0.form == .values && $0.isPublic } == true)
        target.plugins = []
        target.scripts = ["\"$PODS_ROOT/R.swift/rswift\" generate \"$SRCROOT/R.generated.swift\" --accessLevel public --import Kit,Other"]
        let request = RSwiftRequest(target: target, sources: [])
        #expect(request?.form == .types && request?.isPublic == true && request?.imports == ["Kit", "Other"])
        target.sources = [URL(fileURLWithPath: "/app/R.generated.swift")]
        #expect(RSwiftRequest(target: target, sources: []) == nil)
    }

    @Test("Files are read: catalogues, pictures by their names without a scale, texts, other files")
    func reading() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ text: String, _ path: String) throws -> Resource {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
            return Resource(source: file, destination: path)
        }
        _ = try write("{}", "A.xcassets/logo.imageset/Contents.json")
        _ = try write("{}", "A.xcassets/Brand.colorset/Contents.json")
        var target = Target(name: "App", moduleName: "App", kind: .application)
        target.resources = [
            Resource(source: folder.appendingPathComponent("A.xcassets"), destination: "A.xcassets"), try write("", "banner@2x~ipad.png"),
            try write("", "photo.jpg"), try write("\"hi\" = \"Hi %@\";", "en.lproj/Localizable.strings"),
            try write("\"hi\" = \"Hallo %@\";\n\"odd\" = \"%d\";", "de.lproj/Localizable.strings"),
        ]
        let contents = try RSwiftReader.contents(of: target, types: RSwiftTypes(module: "App", classes: [], modules: []))
        #expect(contents.images == ["banner", "logo", "photo.jpg"] && contents.colors == ["Brand"])
        #expect(contents.files == ["banner@2x~ipad.png", "photo.jpg"])
        #expect(contents.tables.first?.texts.map(\.key) == ["hi", "odd"] && contents.tables.first?.texts.first?.value == "Hi %@")
    }

    @Test("The name of a font is the one in its own table of names")
    func fonts() {
        var font = Data([0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0])
        font += Data("name".utf8) + Data([0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 30])
        font += Data([0, 0, 0, 1, 0, 18]) + Data([0, 3, 0, 1, 4, 9, 0, 6, 0, 8, 0, 0]) + Data([0, 0x4C, 0, 0x61, 0, 0x74, 0, 0x6F])
        #expect(RSwiftFontName.postScriptName(in: font) == "Lato")
        #expect(RSwiftFontName.postScriptName(in: Data("no font".utf8)) == nil)
    }
}
