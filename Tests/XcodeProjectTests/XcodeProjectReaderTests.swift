import Foundation
import Testing

@testable import XcodeProject

@Suite("Reading an Xcode project")
struct XcodeProjectReaderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func read(_ text: ProjectText) throws -> Project {
        try folder.write(text.text, to: "Demo.xcodeproj/project.pbxproj")
        return try XcodeProjectReader(projectAt: folder.url.appendingPathComponent("Demo.xcodeproj")).read()
    }

    /// Paths from the project's folder.
    private func relative(_ urls: [URL]) -> [String] { urls.map { String($0.path.dropFirst(folder.url.path.count + 1)) } }

    @Test("files are found through their groups, localised ones in their languages")
    func groups() throws {
        var text = ProjectText()
        text.addFile("app", path: "AppDelegate.swift")
        text.addFile("shared", path: "Shared/Model.swift", group: "SOURCE_ROOT")
        text.addFile("image", path: "logo.png")
        text.add("base", "isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = \"<group>\";")
        text.add("fr", "isa = PBXFileReference; name = fr; path = fr.lproj/Main.strings; sourceTree = \"<group>\";")
        text.add("main", "isa = PBXVariantGroup; name = Main.storyboard; children = (base, fr,); sourceTree = \"<group>\";")
        text.add("inner", "isa = PBXGroup; path = Sources; children = (app, main,); sourceTree = \"<group>\";")
        text.add("outer", "isa = PBXGroup; name = \"Only a name\"; children = (inner, image, shared,); sourceTree = \"<group>\";")
        text.mainGroupChildren = ["outer"]
        text.addTarget("Demo", sources: ["app", "shared"], resources: ["main", "image"])
        let target = try #require(try read(text).target(named: "Demo"))
        #expect(relative(target.sources) == ["Sources/AppDelegate.swift", "Shared/Model.swift"])
        #expect(
            relative(target.resources.map(\.source))
                == ["Sources/Base.lproj/Main.storyboard", "Sources/fr.lproj/Main.strings", "logo.png"])
        #expect(target.resources.map(\.destination) == ["Base.lproj/Main.storyboard", "fr.lproj/Main.strings", "logo.png"])
        #expect(target.kind == .application)
    }

    @Test("a synchronized folder gives its files, save for the exceptions")
    func synchronizedFolder() throws {
        for path in [
            "App/A.swift", "App/Deep/B.swift", "App/TestOnly.swift", "App/Assets.xcassets/Contents.json",
            "App/Info.plist", "App/en.lproj/Localizable.strings", "App/.hidden.swift", "App/Web/index.html",
        ] {
            try folder.write("", to: path)
        }
        var text = ProjectText()
        text.add(
            "ours",
            """
            isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, TestOnly.swift,); target = Demo;
            """)
        text.add(
            "theirs",
            """
            isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (TestOnly.swift,); target = DemoTests;
            """)
        text.add(
            "sync",
            """
            isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (ours, theirs,); explicitFolders = (Web,);
            sourceTree = "<group>";
            """)
        text.mainGroupChildren = ["sync"]
        text.addTarget("Demo", extras: "fileSystemSynchronizedGroups = (sync,);")
        text.addTarget("DemoTests", type: "bundle.unit-test")
        let project = try read(text)
        let app = try #require(project.target(named: "Demo"))
        #expect(relative(app.sources) == ["App/A.swift", "App/Deep/B.swift"])
        #expect(app.resources.map(\.destination) == ["Assets.xcassets", "Web", "en.lproj/Localizable.strings"])
        #expect(relative(try #require(project.target(named: "DemoTests")).sources) == ["App/TestOnly.swift"])
    }

    @Test("sources that .gitignore names in full and that a synchronized folder lacks are missing from its target")
    func ignoredSourcesOfSynchronizedFolder() throws {
        try folder.write("Keys.swift\nHere.swift\n*.generated.swift\n", to: ".gitignore")
        try folder.write("", to: "App/A.swift")
        try folder.write("", to: "App/Here.swift")
        var text = ProjectText()
        text.add("sync", "isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\";")
        text.mainGroupChildren = ["sync"]
        text.addTarget("Demo", extras: "fileSystemSynchronizedGroups = (sync,);")
        text.addTarget("Other", sources: [])
        let project = try read(text)
        #expect(project.target(named: "Demo")?.unsupportedFiles.map { "\($0.url.lastPathComponent) \($0.reason)" } == ["Keys.swift notInCheckout"])
        #expect(project.target(named: "Other")?.unsupportedFiles == [])
    }

    @Test("settings come from the project, its configuration file and the target, in that order")
    func settings() throws {
        try folder.write("#include \"Base.xcconfig\"\nA = $(inherited) file\n", to: "Config/App.xcconfig")
        try folder.write("SWIFT_VERSION = 6.0\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = BASE\n", to: "Config/Base.xcconfig")
        var text = ProjectText()
        text.projectSettings = "SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG\";"
        text.addFile("config", path: "Config/App.xcconfig")
        text.mainGroupChildren = ["config"]
        text.addTarget(
            "My App",
            settings: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = (\"$(inherited)\", TARGET,); PRODUCT_NAME = \"$(TARGET_NAME:upper)\";")
        text.objects = text.objects.map { object in
            guard object.0 == "My App-debug" else { return object }
            return (object.0, object.1 + " baseConfigurationReference = config;")
        }
        let target = try #require(try read(text).targets.first)
        #expect(target.language.mode == "6")
        #expect(target.language.conditions == ["BASE", "TARGET"])
        #expect(target.moduleName == "MY_APP")
    }

    @Test("included configuration files are searched beside the files that include them, then in the project's folder; those of pods may be absent")
    func includedSettings() throws {
        try folder.write(
            "#include \"Config/Parts/Base\"\n#include \"Pods/Target Support Files/Pods-App/Pods-App.debug.xcconfig\"\nA = $(inherited) app\n",
            to: "Config/App.xcconfig")
        try folder.write("#include \"Other.xcconfig\"\nA = $(inherited) base\n", to: "Config/Parts/Base.xcconfig")
        try folder.write("A = other\n", to: "Config/Other.xcconfig")
        let file = folder.url.appendingPathComponent("Config/App.xcconfig")
        #expect(try ConfigurationFile.read(file, searchPaths: [folder.url])["A"] == "other base app")
        #expect(throws: ProjectError.self) { try ConfigurationFile.read(file) }
    }

    @Test("an included configuration file is found whatever the case of its name, as on a Mac") func includedNames() throws {
        try folder.write("#include \"Version.public.xcconfig\"\nA = $(inherited) app\n", to: "Config/App.xcconfig")
        try folder.write("A = version\n", to: "Config/Version.Public.xcconfig")
        let file = folder.url.appendingPathComponent("Config/App.xcconfig")
        let names = LooseNames(root: folder.url.resolvingSymlinksInPath())
        #expect(try ConfigurationFile.read(file, names: names)["A"] == "version app")
        #expect(throws: ProjectError.self) { try ConfigurationFile.read(file) }
    }

    @Test("an app that names no device family is one for iPhones") func deviceFamilies() throws {
        func families(_ settings: String) throws -> PropertyListValue? {
            var text = ProjectText()
            text.addTarget("Demo", settings: "GENERATE_INFOPLIST_FILE = YES; \(settings)")
            return try #require(try read(text).targets.first).infoPropertyList["UIDeviceFamily"]
        }
        #expect(try families("") == [1])
        #expect(try families("TARGETED_DEVICE_FAMILY = 2;") == [2])
        #expect(try families("TARGETED_DEVICE_FAMILY = \"1,2\";") == [1, 2])
    }

    @Test("the Info.plist is generated from settings over the file, with references expanded")
    func infoPropertyList() throws {
        let source: [String: PropertyListValue] = [
            "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "Custom": ["$(MARKETING_VERSION)", true, 3],
            "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": false],
        ]
        try folder.write(String(decoding: try PropertyListValue.dictionary(source).xmlData(), as: UTF8.self), to: "App/Info.plist")
        var text = ProjectText()
        text.addTarget(
            "Demo",
            settings: """
                INFOPLIST_FILE = App/Info.plist; GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = com.example.demo;
                MARKETING_VERSION = 1.2; CURRENT_PROJECT_VERSION = 7; TARGETED_DEVICE_FAMILY = "1,2";
                INFOPLIST_KEY_UIRequiresFullScreen = YES; INFOPLIST_KEY_CFBundleDisplayName = "A Demo";
                INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
                INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
                """)
        let list = try #require(try read(text).targets.first).infoPropertyList
        #expect(list["CFBundleIdentifier"] == "com.example.demo")
        #expect(list["Custom"] == ["1.2", true, 3])
        #expect(list["CFBundleDisplayName"] == "A Demo")
        #expect(list["CFBundleExecutable"] == "Demo")
        #expect(list["CFBundleShortVersionString"] == "1.2")
        #expect(list["UIDeviceFamily"] == [1, 2])
        #expect(list["UIRequiresFullScreen"] == true)
        #expect(
            list["UISupportedInterfaceOrientations~ipad"]
                == ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"])
        #expect(list["UIApplicationSceneManifest"] == ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [:]])
    }

    @Test("an app is signed with its entitlements, its groups and identifier beginning with its team's")
    func entitlements() throws {
        let source: [String: PropertyListValue] = [
            "keychain-access-groups": ["$(AppIdentifierPrefix)com.example.shared"], "aps-environment": "development",
        ]
        try folder.write(String(decoding: try PropertyListValue.dictionary(source).xmlData(), as: UTF8.self), to: "App/Demo.entitlements")
        func entitlements(_ settings: String) throws -> [String: PropertyListValue] {
            var text = ProjectText()
            text.addTarget("Demo", settings: "GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = com.example.demo; \(settings)")
            return try #require(try read(text).targets.first).entitlements
        }
        #expect(
            try entitlements("CODE_SIGN_ENTITLEMENTS = App/Demo.entitlements; DEVELOPMENT_TEAM = TEAM;") == [
                "keychain-access-groups": ["TEAM.com.example.shared"], "aps-environment": "development", "application-identifier": "TEAM.com.example.demo",
            ])
        let withoutTeam = try entitlements("CODE_SIGN_ENTITLEMENTS = App/Demo.entitlements;")
        #expect(withoutTeam["keychain-access-groups"] == ["FAKETEAMID.com.example.shared"])
        #expect(try entitlements("DEVELOPMENT_TEAM = TEAM; CODE_SIGN_ENTITLEMENTS = None.entitlements;") == ["application-identifier": "TEAM.com.example.demo"])
        #expect(try entitlements("CODE_SIGN_ENTITLEMENTS = /Users/nobody/None.entitlements; DEVELOPMENT_TEAM = TEAM;").count == 1)
        #expect(try entitlements("").isEmpty)
    }

    @Test("dependencies: named, linked, hosted, and products of packages")
    func dependencies() throws {
        try folder.write("// swift-tools-version: 5.9", to: "Packages/Local/Package.swift")
        var text = ProjectText()
        text.projectExtras = "packageReferences = (remote, local,);"
        text.add(
            "remote",
            """
            isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Some/Kit.git";
            requirement = { kind = upToNextMajorVersion; minimumVersion = 1.4; };
            """)
        text.add("local", "isa = XCLocalSwiftPackageReference; relativePath = Packages/Local;")
        text.add("kit", "isa = XCSwiftPackageProductDependency; package = remote; productName = Kit;")
        text.add("localProduct", "isa = XCSwiftPackageProductDependency; productName = Local;")
        text.add("product", "isa = PBXFileReference; path = Core.framework; sourceTree = BUILT_PRODUCTS_DIR;")
        text.add("link", "isa = PBXBuildFile; fileRef = product;")
        text.add("frameworks", "isa = PBXFrameworksBuildPhase; files = (link,);")
        text.addTarget("Core", type: "framework", extras: "productReference = product;")
        text.addTarget("Demo", extras: "packageProductDependencies = (kit, localProduct,);")
        text.objects = text.objects.map { object in
            object.0 == "Demo" ? (object.0, object.1.replacingOccurrences(of: "buildPhases = (", with: "buildPhases = (frameworks, ")) : object
        }
        text.add("onDemo", "isa = PBXTargetDependency; target = Demo;")
        text.addTarget("DemoTests", type: "bundle.unit-test", extras: "dependencies = (onDemo,);")
        let project = try read(text)
        let app = try #require(project.target(named: "Demo"))
        #expect(app.targetDependencies == ["Core"])
        #expect(app.packageProducts == [PackageProduct(name: "Kit", package: "kit"), PackageProduct(name: "Local")])
        #expect(project.packages.map(\.identity) == ["kit", "local"])
        #expect(project.packages.first?.source == .remote(url: "https://example.com/Some/Kit.git", .upToNextMajor("1.4.0")))
        let tests = try #require(project.target(named: "DemoTests"))
        #expect(project.closure(of: tests).map(\.name) == ["Core", "Demo", "DemoTests"])
    }

    @Test("the host app of unit tests: by its product's name or its target's; none where no setting says so")
    func testHosts() throws {
        var text = ProjectText()
        text.add("product", "isa = PBXFileReference; path = \"Fancy Name.app\"; sourceTree = BUILT_PRODUCTS_DIR;")
        text.addTarget("App", extras: "productReference = product;")
        text.addTarget("Other")
        let host = "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Fancy Name.app/Fancy Name\"; BUNDLE_LOADER = \"$(TEST_HOST)\";"
        text.addTarget("ByProduct", type: "bundle.unit-test", settings: host)
        text.addTarget("ByTarget", type: "bundle.unit-test", settings: "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Other.app/Other\";")
        text.addTarget("Named", type: "bundle.unit-test", settings: host + " TEST_TARGET_NAME = Other;")
        text.addTarget("Alone", type: "bundle.unit-test", settings: "TEST_TARGET_NAME = Other;")
        let project = try read(text)
        func target(_ name: String) -> Target? { project.target(named: name) }
        #expect(target("ByProduct")?.testHost == "App" && target("ByProduct")?.targetDependencies == ["App"])
        #expect(target("ByTarget")?.testHost == "Other" && target("Named")?.testHost == "Other")
        #expect(target("Alone")?.testHost == nil && target("Alone")?.targetDependencies == ["Other"])
    }

    @Test("a script phase is noticed, and a file for another platform is left out")
    func noticesAndFilters() throws {
        var text = ProjectText()
        text.addFile("mac", path: "Mac.swift")
        text.addFile("phone", path: "Phone.swift")
        text.mainGroupChildren = ["mac", "phone"]
        text.addTarget("Demo", sources: ["mac", "phone"])
        text.objects = text.objects.map { object in
            switch object.0 {
            case "Demo-PBXSourcesBuildPhase-mac": (object.0, object.1 + " platformFilters = (macos,);")
            case "Demo-PBXSourcesBuildPhase-phone": (object.0, object.1 + " platformFilter = ios;")
            case "Demo": (object.0, object.1.replacingOccurrences(of: "buildPhases = (", with: "buildPhases = (script, "))
            default: object
            }
        }
        text.add("script", "isa = PBXShellScriptBuildPhase; name = Lint; shellScript = \"swiftlint\";")
        let project = try read(text)
        #expect(relative(try #require(project.targets.first).sources) == ["Phone.swift"])
        #expect(project.notices == ["The script phase \"Lint\" of Demo is not run."] && project.targets.first?.scripts == ["swiftlint"])
        #expect(TargetReader.isDoneHere("# made\n\"$PODS_ROOT/R.swift/rswift\" generate \"$SRCROOT/R.generated.swift\"\n"))
        #expect(!TargetReader.isDoneHere("rswift generate R.generated.swift\nswiftlint\n") && !TargetReader.isDoneHere(""))
    }

    @Test("the XML form is read as well")
    func xmlForm() throws {
        var text = ProjectText()
        text.addTarget("Demo")
        let value = try PropertyListValue(data: Data(text.text.utf8))
        try folder.write(String(decoding: try value.xmlData(), as: UTF8.self), to: "Xml.xcodeproj/project.pbxproj")
        let project = try XcodeProjectReader(projectAt: folder.url.appendingPathComponent("Xml.xcodeproj")).read()
        #expect(project.targets.map(\.name) == ["Demo"])
    }

    @Test("a bridging header finds headers of the project by their names, wherever they lie and whichever target has them")
    func bridgingHeader() throws {
        var text = ProjectText()
        text.addFile("app", path: "App.swift")
        text.addFile("image", path: "Old/WebP/Image.h")
        text.mainGroupChildren = ["app", "image"]
        text.addTarget("App", sources: ["app"], settings: "SWIFT_OBJC_BRIDGING_HEADER = \"Support/Bridging.h\"; PRODUCT_NAME = App;")
        try folder.write("", to: "App.swift")
        try folder.write("#import \"Image.h\"", to: "Support/Bridging.h")
        try folder.write("#import <UIKit/UIKit.h>", to: "Old/WebP/Image.h")
        #expect(try read(text).application().implicitImports == ["UIKit"])
    }
}
