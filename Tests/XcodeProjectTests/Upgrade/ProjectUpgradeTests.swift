import Foundation
import TestSupport
import Testing

@testable import XcodeProject

@Suite("An upgrade for the iPad") struct ProjectUpgradeTests {
    /// Lines that are in one text and not in the other.
    private func difference(_ old: String, _ new: String) -> (removed: [String], added: [String]) {
        let change = new.split(separator: "\n", omittingEmptySubsequences: false).difference(from: old.split(separator: "\n", omittingEmptySubsequences: false))
        var (removed, added): ([String], [String]) = ([], [])
        for step in change {
            switch step {
            case .remove(_, let line, _): removed.append(line.trimmingCharacters(in: .whitespaces))
            case .insert(_, let line, _): added.append(line.trimmingCharacters(in: .whitespaces))
            }
        }
        return (removed, added)
    }

    @Test("the project file has the family under each configuration and the new files; every other byte stays") func projectFile() throws {
        let project = try PhoneProject()
        let text: String = try #require(try project.upgrade().file("App.xcodeproj/project.pbxproj"))
        let (removed, added) = difference(PhoneProject.project(), text)
        // The last of a list without a comma behind it gets one.
        #expect(Set(removed) == ["TARGETED_DEVICE_FAMILY = 1;", "F4 /* Info.plist */"])
        #expect(added.filter { $0 == "TARGETED_DEVICE_FAMILY = \"1,2\";" }.count == 2)
        #expect(added.contains("F4 /* Info.plist */,"))
        #expect(added.count { $0.contains("isa = PBXFileReference") } == 3)
        #expect(added.count { $0.contains("isa = PBXBuildFile") } == 2)
        #expect(added.contains { $0.contains("name = Base; path = \"Base.lproj/Main-iPad.storyboard\"") })
        #expect(added.contains { $0.contains("name = fr; path = \"fr.lproj/Main-iPad.strings\"") })
        #expect(text.contains("unknownToUs = \"\\U2603 stays\""))
        #expect(PropertyListText(Array(text.utf8)) != nil)
    }

    @Test("what is written is read as a universal app with both interfaces") func readsBack() throws {
        let project = try PhoneProject()
        let plan: UpgradePlan = try project.upgrade()
        for file in plan.files {
            try FileManager.default.createDirectory(at: file.url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.contents).write(to: file.url)
        }
        let app: Target = try XcodeProjectReader(projectAt: project.folder.url.appendingPathComponent("App.xcodeproj")).read().application()
        #expect(app.infoPropertyList["UIDeviceFamily"] == [1, 2])
        #expect(app.infoPropertyList["UIMainStoryboardFile"] == "Main" && app.infoPropertyList["UIMainStoryboardFile~ipad"] == "Main-iPad")
        #expect(app.infoPropertyList["UISupportedInterfaceOrientations"]?.array?.count == 1)
        #expect(app.infoPropertyList["UISupportedInterfaceOrientations~ipad"]?.array?.count == 4)
        #expect(app.infoPropertyList["UILaunchScreen"] == [:] && app.infoPropertyList["UIRequiresFullScreen"] == nil)
        #expect(
            Set(app.resources.map(\.destination)) == [
                "Base.lproj/Main.storyboard", "fr.lproj/Main.strings", "Base.lproj/Main-iPad.storyboard", "fr.lproj/Main-iPad.strings",
            ])
        #expect(app.sources.map(\.lastPathComponent) == ["List.swift", "PadSplitViewController.swift"])
        let again: UpgradePlan = try project.upgrade()
        #expect(again.files.isEmpty && again.changes.isEmpty)
    }

    @Test("an Info.plist keeps its comments and its order") func infoList() throws {
        let text: String = try #require(try PhoneProject().upgrade().file("App/Info.plist"))
        let (removed, added) = difference(PhoneProject.list(PhoneProject.listKeys), text)
        #expect(removed == ["<true/>", "<key>UIRequiresFullScreen</key>"])
        #expect(added.contains("<key>UISupportedInterfaceOrientations~ipad</key>") && added.contains("<key>UILaunchScreen</key>"))
        #expect(text.contains("\t<string>Main</string>\n\t<key>UIMainStoryboardFile~ipad</key>\n\t<string>Main-iPad</string>\n"))
    }

    @Test("the navigation stack stands in a split view, scenes outside of it take the pad's size") func storyboard() throws {
        let text: String = try #require(try PhoneProject().upgrade().file("App/Base.lproj/Main-iPad.storyboard"))
        let markup: MarkupText = try #require(MarkupText(Array(text.utf8)))
        let split: MarkupElement = try #require(markup.root.all.first { $0.name == "splitViewController" })
        #expect(markup.root["initialViewController"] == split["id"] && split["customClass"] == "PadSplitViewController" && split["customModule"] == "App")
        let segues: [MarkupElement] = split.all.filter { $0.name == "segue" }
        #expect(segues.map { $0["relationship"] } == ["masterViewController", "detailViewController"] && segues[0]["destination"] == "nav")
        #expect(markup.root.all.contains { $0.name == "navigationController" && $0["id"] == segues[1]["destination"] })
        func frame(_ id: String) -> [String?] {
            let rect: MarkupElement? = markup.root.all.first { $0["id"] == id }?.child("rect", key: "frame")
            return ["x", "y", "width", "height"].map { rect?[$0] }
        }
        // In the column: its width stays.
        #expect(frame("v1") == ["0.0", "0.0", "320", "1024"] && frame("b1") == ["20", "512", "280", "21"])
        #expect(frame("v2") == ["0.0", "0.0", "768", "1024"] && frame("i1") == ["38.5", "256", "384", "512"] && frame("w1") == ["384", "18", "51", "31"])
        #expect(markup.root.child("device")?["id"] == "ipad9_7")
    }

    @Test("what is left is named with file and line, comments and popovers with a source apart") func byHand() throws {
        let plan: UpgradePlan = try PhoneProject().upgrade()
        let places: [String] = plan.remarks.map { "\($0.place) \($0.rule)" }
        #expect(places == ["App/Info.plist:12 capability", "App/List.swift:4 fixed-size", "App/List.swift:6 action-sheet", "App/List.swift:9 screen-size"])
        let anchored = PhoneProject.source.replacing("present(sheet", with: "sheet.popoverPresentationController?.sourceView = view; present(sheet")
        #expect(!HandWork.findings(in: anchored).contains { $0.rule == "action-sheet" })
    }

    @Test("several configurations that have one Info.plist put each key into it once") func oneList() throws {
        let text: String = try #require(try PhoneProject().upgrade().file("App/Info.plist"))
        for key in ["UISupportedInterfaceOrientations~ipad", "UILaunchScreen", "UIMainStoryboardFile~ipad"] {
            #expect(text.components(separatedBy: "<key>\(key)</key>").count == 2, "\(key)")
        }
    }

    @Test("lines are those of the files as the upgrade leaves them") func lines() throws {
        let project = try PhoneProject()
        let keys = PhoneProject.listKeys.replacing("\t<key>UIRequiresFullScreen</key>\n\t<true/>\n", with: "")
        try project.folder.write(PhoneProject.list(keys), to: "App/Info.plist")
        try project.folder.write(
            PhoneProject.project(settings: "\"TARGETED_DEVICE_FAMILY[sdk=watchos*]\" = 4;\n\t\t\t\t"), to: "App.xcodeproj/project.pbxproj")
        let constraint = "<constraints><constraint firstAttribute=\"width\" constant=\"320\" id=\"k1\"/></constraints>"
        try project.folder.write(
            PhoneProject.storyboard.replacing("<switch id", with: "\(constraint)<switch id"), to: "App/Base.lproj/Main.storyboard")
        let plan: UpgradePlan = try project.upgrade()
        let words = [
            "capability": "UIRequiredDeviceCapabilities", "device-family": "TARGETED_DEVICE_FAMILY[sdk=watchos*]", "fixed-size": "k1",
        ]
        for (rule, word) in words {
            let remark: UpgradePlan.Remark = try #require(plan.remarks.first { $0.rule == rule && !$0.file.hasSuffix(".swift") }, "\(rule)")
            let lines: [Substring] = try #require(plan.file(remark.file)).split(separator: "\n", omittingEmptySubsequences: false)
            #expect(try lines[#require(remark.line) - 1].contains(word), "\(remark.place)")
        }
        #expect(plan.remarks.contains { $0.file == "App/Base.lproj/Main-iPad.storyboard" && $0.rule == "fixed-size" })
    }

    @Test("code that would end an app whose window begins with a split view keeps the navigation stack, and is named", arguments: [true, false])
    func forcedRoot(isForced: Bool) throws {
        let project = try PhoneProject()
        let cast = isForced ? "as! UINavigationController" : "as? UINavigationController"
        try project.folder.write(
            "import UIKit\n/* window!.rootViewController as! Commented */\nlet stack = window!.rootViewController \(cast)\n", to: "App/List.swift")
        let plan: UpgradePlan = try project.upgrade()
        let storyboard: String = try #require(plan.file("App/Base.lproj/Main-iPad.storyboard"))
        #expect(storyboard.contains("splitViewController") == !isForced && storyboard.contains("width=\"768\""))
        #expect((plan.file("App/PadSplitViewController.swift") == nil) == isForced)
        let told: [UpgradePlan.Remark] = plan.remarks.filter { $0.rule == "root-view-controller" }
        #expect(told.map(\.place) == ["App/List.swift:3"] && told[0].message.contains("upgrade the iPhone's project again") == isForced)
    }

    @Test("what pushes inside the column is named where it stands in the iPad's storyboard, and so are tabs that are stacks") func sideBySide() throws {
        let project = try PhoneProject()
        try project.folder.write(PhoneProject.storyboard.replacing("kind=\"modal\"", with: "kind=\"show\""), to: "App/Base.lproj/Main.storyboard")
        let plan: UpgradePlan = try project.upgrade()
        let told: UpgradePlan.Remark = try #require(plan.remarks.first { $0.rule == "split-view" })
        let lines: [Substring] = try #require(plan.file("App/Base.lproj/Main-iPad.storyboard")).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(told.file == "App/Base.lproj/Main-iPad.storyboard")
        #expect(try lines[#require(told.line) - 1].contains("id=\"m1\""))
        let tabs = PhoneProject.storyboard.replacing("initialViewController=\"nav\"", with: "initialViewController=\"tabs\"").replacing(
            "<scenes>",
            with: """
                <scenes><scene sceneID="s0"><objects><tabBarController id="tabs"><connections>
                <segue destination="nav" kind="relationship" relationship="viewControllers" id="t1"/>
                <segue destination="about" kind="relationship" relationship="viewControllers" id="t2"/>
                </connections></tabBarController></objects></scene>
                """)
        let pad: PadInterface = try #require(PadInterface(Array(tabs.utf8), module: "App"))
        let stacks = PadInterface.fullWidthStacks(in: pad.contents)
        #expect(pad.outcome == .scaled && stacks.count == 1)
        #expect(String(decoding: pad.contents, as: UTF8.self).split(separator: "\n")[stacks[0].line - 1].contains("navigationController"))
    }

    @Test("the empty detail has the system's background where the storyboard knows it, else white") func detailBackground() throws {
        func detail(_ storyboard: String) throws -> String {
            let pad: PadInterface = try #require(PadInterface(Array(storyboard.utf8), module: "App"))
            let markup: MarkupText = try #require(MarkupText(pad.contents))
            let empty: MarkupElement = try #require(markup.root.all.first { $0["userLabel"] == "Empty Detail" })
            let color: MarkupElement = try #require(empty.child("view")?.child("color"))
            return color["systemColor"] ?? color["red"] ?? ""
        }
        let resources = "<resources><systemColor name=\"systemBackgroundColor\"><color white=\"1\" alpha=\"1\"/></systemColor></resources></document>"
        #expect(try detail(PhoneProject.storyboard) == "1")
        #expect(try detail(PhoneProject.storyboard.replacing("</document>", with: resources)) == "systemBackgroundColor")
    }

    @Test("an app whose window gets its root in code is told where") func rootInCode() throws {
        let project = try PhoneProject()
        let list: String = PhoneProject.listKeys.replacing("\t<key>UIMainStoryboardFile</key>\n\t<string>Main</string>\n", with: "")
        try project.folder.write(PhoneProject.list(list), to: "App/Info.plist")
        try project.folder.write(
            "// window?.rootViewController = Old()\nif window?.rootViewController == nil {\n    window?.rootViewController = List()\n}\n", to: "App/List.swift")
        let plan: UpgradePlan = try project.upgrade()
        #expect(plan.remarks.filter { $0.rule == "root-view-controller" }.map(\.place) == ["App/List.swift:3"])
        #expect(plan.file("App/PadSplitViewController.swift") == nil)
    }

    @Test("a copy has the workspace's folder and local packages, which lie beside the project's own folder") func companions() throws {
        let folder = try TestSupport.TemporaryFolder()
        let text = PhoneProject.project().replacing("mainGroup = G;", with: "mainGroup = G; packageReferences = (PK, );").replacing(
            "LP = {isa", with: "PK = {isa = XCLocalSwiftPackageReference; relativePath = ../Kit; };\n\t\tLP = {isa")
        try folder.write(text, to: "All/Phone/App.xcodeproj/project.pbxproj")
        try folder.write(PhoneProject.list(PhoneProject.listKeys), to: "All/Phone/App/Info.plist")
        try folder.write("// swift-tools-version: 5.9\n", to: "All/Kit/Package.swift")
        try folder.write("", to: "All/.git/HEAD")
        let url: URL = folder.url.appendingPathComponent("All/Phone/App.xcodeproj")
        let checkout = Checkout(of: url.deletingLastPathComponent())
        func root(_ text: String, in named: URL? = nil) throws -> String {
            try folder.write(text, to: "All/Phone/App.xcodeproj/project.pbxproj")
            return try ProjectUpgrade(projectAt: url, checkout: checkout, in: named).plan().root.lastPathComponent
        }
        #expect(try root(text) == "All")
        #expect(try root(PhoneProject.project()) == "Phone")
        #expect(try root(PhoneProject.project(), in: folder.url.appendingPathComponent("All")) == "All")
        // Nothing outside of the checkout is copied.
        #expect(try root(PhoneProject.project(), in: folder.url) == "Phone")
    }

    @Test("a main interface that is missing is named, and the rest is done") func missingInterface() throws {
        let project = try PhoneProject()
        try FileManager.default.removeItem(at: project.folder.url.appendingPathComponent("App/Base.lproj/Main.storyboard"))
        let plan: UpgradePlan = try project.upgrade()
        #expect(plan.remarks.contains { $0.place == "App/Base.lproj/Main.storyboard" && $0.rule == "main-interface" })
        #expect(plan.files.map(\.url.lastPathComponent) == ["project.pbxproj", "Info.plist"])
    }

    @Test("what asset catalogues have for iPhones alone is for every device, or named; so is an icon without the iPad's sizes") func catalogs() throws {
        func contents(_ entries: String) -> [UInt8] { Array("{\n  \"images\" : [\n\(entries)\n  ]\n}\n".utf8) }
        let phone = "    { \"idiom\" : \"iphone\", \"scale\" : \"2x\", \"filename\" : \"a.png\" }"
        let all = phone.replacing("iphone", with: "universal")
        #expect(CatalogText.finding(in: contents(phone + ",\n" + phone)) == .forAll(contents(all + ",\n" + all)))
        #expect(CatalogText.finding(in: contents(phone.replacing("{", with: "{ \"subtype\" : \"retina4\","))) == .phoneAlone(line: 3))
        // An empty place for the iPad is none.
        #expect(CatalogText.finding(in: contents(phone + ",\n    { \"idiom\" : \"ipad\" }")) == .phoneAlone(line: 3))
        for right in [all, phone + "," + all, "    { \"idiom\" : \"iphone\" }", "", "[", phone.replacing("iphone", with: "ipad")] {
            #expect(CatalogText.finding(in: contents(right)) == nil, "\(right)")
        }
        #expect(CatalogText.phoneIcon(in: contents(phone)) == 3)
        #expect(CatalogText.phoneIcon(in: contents(phone + ",\n" + phone.replacing("iphone", with: "ipad"))) == nil)
        #expect(CatalogText.finding(in: [0xFF, 0x7B]) == nil && CatalogText.phoneIcon(in: []) == nil)

        let project = try PhoneProject()
        try project.folder.write(String(decoding: contents(phone), as: UTF8.self), to: "App/Art.xcassets/Photo.imageset/Contents.json")
        try project.folder.write(String(decoding: contents(phone), as: UTF8.self), to: "App/Art.xcassets/AppIcon.appiconset/Contents.json")
        let text = PhoneProject.project()
            .replacing("V1 /* Main.storyboard */,\n", with: "V1 /* Main.storyboard */,\n\t\t\t\tF6 /* Art.xcassets */,\n")
            .replacing("B2 /* Main.storyboard in Resources */,\n", with: "B2 /* Main.storyboard in Resources */,\n\t\t\t\tB6,\n")
            .replacing(
                "/* End PBXBuildFile section */",
                with: "B6 = {isa = PBXBuildFile; fileRef = F6; };\n"
                    + "F6 = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Art.xcassets; sourceTree = \"<group>\"; };")
        try project.folder.write(text, to: "App.xcodeproj/project.pbxproj")
        let plan: UpgradePlan = try project.upgrade()
        #expect(plan.file("App/Art.xcassets/Photo.imageset/Contents.json") == String(decoding: contents(all), as: UTF8.self))
        #expect(plan.file("App/Art.xcassets/AppIcon.appiconset/Contents.json") == nil)
        #expect(plan.remarks.contains { $0.place == "App/Art.xcassets/AppIcon.appiconset/Contents.json:3" && $0.rule == "app-icon" })
    }

    @Test("signs of comments in strings are none, and lines are counted whatever ends them") func code() {
        #expect(CodeLines.lines(of: "a /* b /* c */ d */ e\nf // g\n\"*/*\" + \"//\" // h\n") == ["a  e", "f ", "\"*/*\" + \"//\" ", ""])
        #expect(CodeLines.lines(of: "a /* b /* c */ d", nests: false) == ["a  d"])
        #expect(
            CodeLines.lines(of: "\"\"\"\n/* \\\"\"\" \"\n\"\"\" // a\n\"\\\"//\" + 'x'\n'\"' // b") == [
                "\"\"\"", "/* \\\"\"\" \"", "\"\"\" ", "\"\\\"//\" + 'x'", "'\"' ",
            ])
        let source = "let types = [\"*/*\"]\r\nlet a = 1\r\nlet width = UIScreen.main.bounds.width\r\n"
        #expect(HandWork.findings(in: source).map { "\($0.line) \($0.rule)" } == ["3 screen-size"])
    }

    @Test("a popover's source counts for the controller that it is given to") func sources() {
        func rules(_ text: String) -> [String] { HandWork.findings(in: text).map { "\($0.line) \($0.rule)" } }
        let other = """
            let sheet = UIAlertController(
                title: nil, message: nil,
                preferredStyle: .actionSheet)
            let activity = UIActivityViewController(activityItems: [], applicationActivities: nil)
            activity.popoverPresentationController?.sourceView = view
            """
        #expect(rules(other) == ["3 action-sheet"])
        let far = String(repeating: "sheet.addAction(action)\n", count: 40)
        #expect(rules(other + "\n" + far + "if let popover = sheet.popoverPresentationController { popover.sourceView = view }") == [])
        #expect(rules(other + "\nlet sheet = UIAlertController()\nsheet.popoverPresentationController?.sourceView = view") == ["3 action-sheet"])
        #expect(rules("present(UIActivityViewController(activityItems: [], applicationActivities: nil))") == ["1 activity"])
        #expect(rules("let picker = UIImagePickerController()\npresent(picker)") == ["1 image-picker"])
        #expect(
            rules("UIAlertController *a = [UIAlertController alert:UIAlertControllerStyleActionSheet];\na.popoverPresentationController.sourceView = v;") == [])
    }

    @Test(
        "the family becomes phones and pads, with whatever else it names",
        arguments: [
            (nil, "1,2"), ("1", "1,2"), ("1,7", "1,2,7"), ("1,2", nil), ("2", nil), ("1, 2", nil), ("3", nil), ("", "1,2"), ("$(FAMILY)", nil),
        ] as [(String?, String?)])
    func family(setting: String?, expected: String?) { #expect(DeviceFamily.upgraded(setting) == expected) }

    @Test("a setting that a configuration file has is changed there, and its comment stays") func configurationFile() throws {
        let project = try PhoneProject()
        try project.folder.write("// phones\nTARGETED_DEVICE_FAMILY = 1 // for now\nOTHER = $(x)\n", to: "App/App.xcconfig")
        let text = PhoneProject.project(family: "", base: "\n\t\t\tbaseConfigurationReference = F5 /* App.xcconfig */;")
            .replacing("F4 /* Info.plist */\n", with: "F4 /* Info.plist */,\n\t\t\t\tF5 /* App.xcconfig */,\n")
        try project.folder.write(text, to: "App.xcodeproj/project.pbxproj")
        let plan: UpgradePlan = try project.upgrade()
        #expect(plan.file("App/App.xcconfig") == "// phones\nTARGETED_DEVICE_FAMILY = 1,2 // for now\nOTHER = $(x)\n")
        #expect(plan.file("App.xcodeproj/project.pbxproj")?.components(separatedBy: "TARGETED_DEVICE_FAMILY").count == 2)
    }

    @Test("an Info.plist that is made from settings is changed there") func generated() throws {
        let project = try PhoneProject()
        let settings =
            "GENERATE_INFOPLIST_FILE = YES;\n\t\t\t\tINFOPLIST_KEY_UIMainStoryboardFile = Main;\n\t\t\t\tINFOPLIST_KEY_UIRequiresFullScreen = YES;\n\t\t\t\t"
        let text = PhoneProject.project(settings: settings).replacing("INFOPLIST_FILE = App/Info.plist;\n", with: "")
        try project.folder.write(text, to: "App.xcodeproj/project.pbxproj")
        let plan: UpgradePlan = try project.upgrade()
        let new: String = try #require(plan.file("App.xcodeproj/project.pbxproj"))
        #expect(new.contains("INFOPLIST_KEY_UIRequiresFullScreen = NO;") && new.contains("INFOPLIST_KEY_UILaunchScreen_Generation = YES;"))
        #expect(new.contains("INFOPLIST_KEY_UIMainStoryboardFile_iPad = \"Main-iPad\";"))
        #expect(new.contains("INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = \"UIInterfaceOrientationPortrait UIInterfaceOrientationPortraitUpsideDown"))
        #expect(plan.file("App/Info.plist") == nil)
    }

    @Test("a main nib's navigation controller becomes the primary of a split view that is the window's root") func nib() throws {
        let nib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <objects>
                    <window id="w"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                        <connections><outlet property="rootViewController" destination="n" id="o"/></connections>
                    </window>
                    <navigationController id="n"><viewControllers><viewController id="c"/></viewControllers></navigationController>
                </objects>
            </document>
            """
        let pad: PadInterface = try #require(PadInterface(Array(nib.utf8), module: "App"))
        let markup: MarkupText = try #require(MarkupText(pad.contents))
        let split: MarkupElement = try #require(markup.root.all.first { $0.name == "splitViewController" })
        #expect(pad.outcome == .wrapped)
        #expect(split.child("viewControllers")?.children.map(\.name) == ["navigationController", "viewController"])
        #expect(markup.root.all.first { $0["property"] == "rootViewController" }?["destination"] == split["id"])
        #expect(markup.root.all.first { $0.name == "window" }?.child("rect")?["width"] == "768")
    }

    @Test("texts are edited by places whatever their form") func forms() throws {
        let cases: [(String, String)] = [
            ("{objects={A={isa=X;};};rootObject=A;}", "{objects={A={isa=X; KEY = \"1,2\";};};rootObject=A;}"),
            ("{objects = {A = {\r\n\tisa = X;\r\n};}; rootObject = A;}", "{objects = {A = {\r\n\tisa = X;\r\n\tKEY = \"1,2\";\r\n};}; rootObject = A;}"),
            ("{objects = {A = {Z = 1; 'KEY' = \"old\"; }; };}", "{objects = {A = {Z = 1; 'KEY' = \"1,2\"; }; };}"),
            ("{objects = {A = {\n  A = 1; // a\n  Z = (1, 2);\n}; };}", "{objects = {A = {\n  A = 1; // a\n  KEY = \"1,2\";\n  Z = (1, 2);\n}; };}"),
        ]
        for (old, new) in cases {
            let text: PropertyListText = try #require(PropertyListText(Array(old.utf8)))
            var edits = TextEdits()
            text.set("KEY", to: "1,2", in: try #require(text.object("A")), edits: &edits)
            #expect(String(decoding: edits.applied(to: text.bytes), as: UTF8.self) == new)
        }
        for broken in ["", "{", "{a = b}", "{a = (1 2);}", "<?xml?>", String(repeating: "{a=", count: 100)] {
            #expect(PropertyListText(Array(broken.utf8)) == nil)
        }
    }

    @Test("an app that runs on the iPad already keeps its interface for both") func universal() throws {
        let project = try PhoneProject()
        let text: String = PhoneProject.project(family: "TARGETED_DEVICE_FAMILY = \"1,2\";")
            .replacing("\"$(TARGET_NAME)\";\n\t\t\t};", with: "\"$(TARGET_NAME)\";\n\t\t\t\tTARGETED_DEVICE_FAMILY = \"1,2\";\n\t\t\t};")
        try project.folder.write(text, to: "App.xcodeproj/project.pbxproj")
        #expect(try project.upgrade().files.map(\.url.lastPathComponent) == ["Info.plist"])
    }

    @Test("two targets: the phone's stays as it is, the iPad's has its files and settings under a name of its own") func twoTargets() throws {
        let project = try PhoneProject()
        let settings = "PRODUCT_BUNDLE_IDENTIFIER = com.example.app;\n\t\t\t\t"
        try project.folder.write(PhoneProject.project(settings: settings), to: "App.xcodeproj/project.pbxproj")
        let url: URL = project.folder.url.appendingPathComponent("App.xcodeproj")
        func write(_ plan: UpgradePlan) throws { for file in plan.files { try Data(file.contents).write(to: file.url) } }
        try write(try ProjectUpgrade(projectAt: url, checkout: Checkout(of: project.folder.url)).separateTargetPlan())
        let second: UpgradePlan = try project.upgrade("App iPad")
        try write(second)
        let read: Project = try XcodeProjectReader(projectAt: url).read()
        let (phone, pad): (Target, Target) = (try read.application(named: "App"), try read.application(named: "App iPad"))
        #expect(phone.infoPropertyList["UIDeviceFamily"] == [1] && pad.infoPropertyList["UIDeviceFamily"] == [2])
        #expect(phone.infoPropertyList["UIRequiresFullScreen"] == true && pad.infoPropertyList["UIRequiresFullScreen"] == nil)
        #expect(pad.infoPropertyList["UIMainStoryboardFile~ipad"] == "Main-iPad" && pad.infoPropertyList["CFBundleIdentifier"] == "com.example.app.ipad")
        #expect(phone.infoPropertyList["CFBundleIdentifier"] == "com.example.app" && phone.moduleName == pad.moduleName)
        #expect(
            phone.sources.map(\.lastPathComponent) == ["List.swift"] && pad.sources.map(\.lastPathComponent) == ["List.swift", "PadSplitViewController.swift"])
        #expect(phone.resources.count == 2 && pad.resources.count == 4)
    }

    @Test("texts that were damaged at random are read or refused, and what is made of them can be read (seed 20261123)") func damaged() {
        var generator = SeededGenerator(20_261_123)
        for text in [PhoneProject.project(), PhoneProject.storyboard, PhoneProject.list(PhoneProject.listKeys), PhoneProject.source] {
            for _ in 0..<150 {
                var bytes = Array(text.utf8)
                for _ in 0..<Int.random(in: 1...6, using: &generator) {
                    let place = Int.random(in: 0..<bytes.count, using: &generator)
                    switch Int.random(in: 0..<3, using: &generator) {
                    case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
                    case 1: bytes.removeSubrange(place..<min(bytes.count, place + 40))
                    default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 60)], at: place)
                    }
                }
                if let pad = PadInterface(bytes, module: "App") { #expect(MarkupText(pad.contents) != nil) }
                if var list = InfoListText(bytes) {
                    list.set("A~ipad", to: ["x"], after: "UIMainStoryboardFile")
                    list.remove("UIRequiresFullScreen")
                    #expect(MarkupText(list.contents) != nil)
                }
                if let project = PropertyListText(bytes), let settings = project.object("C1")?["buildSettings"], !settings.entries.isEmpty {
                    var edits = TextEdits()
                    project.set("KEY", to: "1,2", in: settings, edits: &edits)
                    #expect(PropertyListText(edits.applied(to: bytes))?.object("C1")?["buildSettings"]?["KEY"]?.string == "1,2")
                }
                _ = HandWork.findings(in: String(decoding: bytes, as: UTF8.self))
            }
        }
    }

    @Test("a deep or long text costs no more than its length") func large() {
        #expect(MarkupText(Array(String(repeating: "<a>", count: 100_000).utf8)) == nil)
        #expect(HandWork.findings(in: String(repeating: "/* */", count: 100_000) + "let width = 320").map(\.rule) == ["fixed-size"])
    }
}
