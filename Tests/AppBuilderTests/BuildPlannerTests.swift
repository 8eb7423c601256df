import Foundation
import ProcessControl
import Testing
import XcodeProject

@testable import AppBuilder

@Suite("Deciding what to build")
struct BuildPlannerTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func target(
        _ name: String, _ kind: Target.Kind, needs: [String] = [], products: [PackageProduct] = [], source: String = "import UIKit\n"
    ) throws -> Target {
        try folder.write(source, to: "\(name)/File.swift")
        return Target(
            name: name, moduleName: name, kind: kind, sources: [folder.url.appendingPathComponent("\(name)/File.swift")],
            targetDependencies: needs, packageProducts: products)
    }

    private func package(
        _ identity: String, source: String, dependencies: [String] = [], systemTarget: String? = nil
    ) throws -> PackageGraph.Node {
        let name = identity.capitalized
        try folder.write(source, to: "packages/\(identity)/Sources/\(name)/File.swift")
        let products = dependencies.map { "{\"product\": [\"\($0.capitalized)\", \"\($0)\", null, null]}" }
        let inner = (products + (systemTarget.map { ["{\"byName\": [\"\($0)\", null]}"] } ?? [])).joined(separator: ",")
        let system = systemTarget.map { ", {\"name\": \"\($0)\", \"type\": \"system\", \"dependencies\": []}" } ?? ""
        let outer = dependencies.map { "{\"sourceControl\": [{\"identity\": \"\($0)\"}]}" }.joined(separator: ",")
        let json = """
            {"name": "\(name)", "toolsVersion": {"_version": "5.9.0"}, "dependencies": [\(outer)],
             "products": [{"name": "\(name)", "targets": ["\(name)"], "type": {"library": ["automatic"]}}],
             "targets": [{"name": "\(name)", "type": "regular", "dependencies": [\(inner)]}\(system)]}
            """
        let manifest = try PackageManifest(json: Data(json.utf8), folder: folder.url.appendingPathComponent("packages/\(identity)"))
        return PackageGraph.Node(identity: identity, manifest: manifest, isLocal: false)
    }

    @Test("an app, its framework and its tests become modules that depend on each other")
    func targets() throws {
        let core = try target("Core", .framework)
        let app = try target("Demo", .application, needs: ["Core", "Widget"])
        let widget = try target("Widget", .appExtension)
        let tests = try target("DemoTests", .unitTests, needs: ["Demo"])
        let project = Project(name: "Demo", folder: folder.url, targets: [core, app, widget, tests])
        var planner = BuildPlanner()
        let plan = try planner.plan(application: app, tests: [tests], in: project)
        #expect(plan.modules.map(\.name) == ["Core", "Demo", "DemoTests"])
        #expect(plan.modules.map(\.kind) == [.library, .application, .tests])
        #expect(plan.module(named: "Demo")?.moduleDependencies == ["Core"])
    }

    @Test("libraries that a module here stands for are neither built, fetched nor missed, nor is what they are made of")
    func stoodFor() throws {
        let realm = try target("RealmSwift", .framework, needs: ["Realm"], source: "import Realm.Private\n")
        // Whoever adds the package often takes all of its products, those that no source imports among them.
        let products = ["FirebaseAuth", "FirebaseInAppMessaging-Beta"].map { PackageProduct(name: $0, package: "firebase-ios-sdk") }
        var app = try target("Demo", .application, needs: ["RealmSwift"], products: products, source: "import FirebaseAuth\nimport RealmSwift\n")
        app.missingPods = ["FirebaseFirestore", "GoogleUtilities", "Unknown"]
        let firebase = PackageReference(source: .remote(url: "https://example.com/firebase-ios-sdk", .branch("main")))
        let other = PackageReference(source: .remote(url: "https://example.com/other", .branch("main")))
        var project = Project(name: "Demo", folder: folder.url, targets: [realm, app])
        project.packages = [firebase, other]
        #expect(project.withoutStoodForPackages.packages.map(\.identity) == ["other"])
        var planner = BuildPlanner()
        let plan = try planner.plan(application: app, tests: [], in: project.withoutStoodForPackages)
        #expect(plan.modules.map(\.name) == ["Demo"])
        #expect(plan.leftOut.map(\.declaration) == ["Unknown"])
    }

    @Test(
        "a library that is all in Objective-C, and that a module here stands for, is that module; an app without Swift is refused, whatever it has among its own"
    )
    func stoodForWhole() throws {
        try folder.write("", to: "Pod/Reachability.m")
        let part = UnsupportedFile(url: folder.url.appendingPathComponent("Pod/Reachability.m"), reason: .cFamily)
        let pod = Target(name: "Reachability", moduleName: "Reachability", kind: .library, unsupportedFiles: [part])
        let app = try target("Demo", .application, needs: ["Reachability"], source: "import Reachability\n")
        var planner = BuildPlanner()
        let plan = try planner.plan(application: app, tests: [], in: Project(name: "Demo", folder: folder.url, targets: [pod, app]))
        #expect(plan.module(named: "Reachability")?.exportedImports == ["ObjCReachability"] && plan.leftOut.isEmpty)
        let old = Target(name: "Old", moduleName: "Old", kind: .application, unsupportedFiles: [part])
        planner = BuildPlanner()
        let error = #expect(throws: ProjectError.self) {
            try planner.plan(application: old, tests: [], in: Project(name: "Old", folder: folder.url, targets: [old]))
        }
        #expect(error?.kind == .unsupportedFile)
    }

    @Test("a library of another project brings that project's packages along")
    func packagesOfNeighbours() throws {
        let objects = [
            "R": "isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T,); packageReferences = (K,);",
            "G": "isa = PBXGroup; children = (F,); sourceTree = \"<group>\";", "F": "isa = PBXFileReference; path = Bars.swift; sourceTree = \"<group>\";",
            "L": "isa = XCConfigurationList; buildConfigurations = (C,);",
            "C": "isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; };",
            "T": """
            isa = PBXNativeTarget; name = Bars; productType = "com.apple.product-type.framework"; buildConfigurationList = L; buildPhases = (S,);
            packageProductDependencies = (D,);
            """,
            "S": "isa = PBXSourcesBuildPhase; files = (B,);", "B": "isa = PBXBuildFile; fileRef = F;",
            "K": """
            isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/lines";
            requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; };
            """,
            "D": "isa = XCSwiftPackageProductDependency; package = K; productName = Lines;",
        ]
        let body = objects.sorted { $0.key < $1.key }.map { "\($0.key) = { \($0.value) };\n" }.joined()
        try folder.write("{ archiveVersion = 1; objectVersion = 56; objects = {\n\(body)}; rootObject = R; }\n", to: "Bars/Bars.xcodeproj/project.pbxproj")
        try folder.write("import Lines\n", to: "Bars/Bars.swift")
        try folder.write("", to: ".git/HEAD")
        let app = try target("Demo", .application, source: "import UIKit\nimport Bars\n")
        let project = Project(name: "Demo", folder: folder.url, targets: [app])
        var implicit = ImplicitDependencies(of: project, graph: PackageGraph(), configuration: "Debug")
        #expect(!implicit.addsPackages)
        implicit.add(to: app)
        #expect(implicit.project.target(named: "Bars of Bars") != nil && implicit.project.packages.map(\.identity) == ["lines"] && implicit.addsPackages)
    }

    @Test("a module goes by the identifier that its name makes")
    func identifiers() throws {
        let graph = PackageGraph(nodes: [try package("kit", source: "import UIKit\n")])
        let app = try target("Demo", .application, products: [PackageProduct(name: "Kit")])
        var planner = BuildPlanner(graph: graph)
        var module = try #require(try planner.plan(application: app, in: Project(name: "Demo", folder: folder.url, targets: [app])).module(named: "Kit"))
        #expect(module.identifier == "Kit")
        module.name = "HUD-SwiftUI.1"
        #expect(module.identifier == "HUD_SwiftUI_1")
    }

    @Test("one of the modules with stubs of requests holds what makes configurations for them")
    func stubs() throws {
        let app = try target("Demo", .application, source: "import UIKit\n")
        var planner = BuildPlanner()
        #expect(try planner.plan(application: app, in: Project(name: "Demo", folder: folder.url, targets: [app])).stubEntryModule == nil)
        let stubbed = try target("Stubbed", .application, source: "import OHHTTPStubsSwift\n")
        planner = BuildPlanner()
        #expect(try planner.plan(application: stubbed, in: Project(name: "Stubbed", folder: folder.url, targets: [stubbed])).stubEntryModule == "Stubbed")
        #expect(GeneratedPackage.stubEntry.contains("import OHHTTPStubs\n"))
    }

    @Test("a framework without sources makes no module, and the app that embeds it is built")
    func emptyFramework() throws {
        var app = try target("Demo", .application, source: "import UIKit\n")
        app.targetDependencies = ["Resources"]
        let empty = Target(name: "Resources", moduleName: "Resources", kind: .framework)
        var planner = BuildPlanner()
        let plan = try planner.plan(application: app, in: Project(name: "Demo", folder: folder.url, targets: [app, empty]))
        #expect(plan.modules.map(\.name) == ["Demo"] && plan.module(named: "Demo")?.moduleDependencies == [])
    }

    @Test("a pod that nothing imports and that a package would be fetched for is passed over; one that is imported is fetched")
    func unusedPods() throws {
        func implicit(importing imports: String) throws -> ImplicitDependencies {
            var app = try target("Demo", .application, source: "import UIKit\n\(imports)")
            app.missingPods = ["Alamofire", "Old-ObjectiveC"]
            app.packagesOfMissingPods = ["Alamofire": PackageReference(source: .remote(url: "https://example.com/alamofire", .exact("5.0.0")))]
            var result = ImplicitDependencies(
                of: Project(name: "Demo", folder: folder.url, targets: [app]), graph: PackageGraph(), configuration: "Debug")
            result.add(to: app)
            return result
        }
        let unused = try implicit(importing: "")
        #expect(unused.project.targets[0].missingPods == ["Old-ObjectiveC"] && !unused.addsPackages)
        #expect(unused.project.notices.contains { $0.hasPrefix("Alamofire: not fetched") })
        let used = try implicit(importing: "import Alamofire\n")
        #expect(used.project.targets[0].missingPods == ["Alamofire", "Old-ObjectiveC"] && used.addsPackages)
    }

    @Test("a package that uses UIKit, itself or through another, is rewritten; others are used as they are")
    func packages() throws {
        let graph = PackageGraph(nodes: [
            try package("kit", source: "@preconcurrency import UIKit\n"), try package("sugar", source: "import Kit\n", dependencies: ["kit"]),
            try package("log", source: "import Foundation\n", dependencies: ["atomics"]), try package("atomics", source: "\n"),
        ])
        let app = try target("Demo", .application, products: [PackageProduct(name: "Sugar"), PackageProduct(name: "Log", package: "log")])
        var planner = BuildPlanner(graph: graph)
        let plan = try planner.plan(application: app, in: Project(name: "Demo", folder: folder.url, targets: [app]))
        #expect(plan.modules.map(\.name) == ["Kit", "Sugar", "Demo"])
        #expect(plan.module(named: "Sugar")?.moduleDependencies == ["Kit"])
        #expect(plan.module(named: "Demo")?.moduleDependencies == ["Sugar"])
        #expect(plan.module(named: "Demo")?.productDependencies == [PackageProduct(name: "Log", package: "log")])
        #expect(plan.plainPackages.keys.sorted() == ["atomics", "log"])
    }

    @Test("a package is rewritten that keeps from Linux what needs a framework")
    func packagesThatKeepPartsFromLinux() throws {
        let graph = PackageGraph(nodes: [
            try package("net", source: "#if !(os(Linux) || os(Windows))\nimport Combine\n#endif\nimport Foundation\n"),
            try package("web", source: "#if canImport(Combine)\nimport Combine\n#endif\nimport Foundation\n"),
        ])
        let app = try target("Demo", .application, products: [PackageProduct(name: "Net", package: "net"), PackageProduct(name: "Web", package: "web")])
        var planner = BuildPlanner(graph: graph)
        let plan = try planner.plan(application: app, in: Project(name: "Demo", folder: folder.url, targets: [app]))
        #expect(plan.modules.map(\.name) == ["Net", "Demo"])
        #expect(plan.plainPackages.keys.sorted() == ["web"])
    }

    @Test("a package that does not compile as it was fetched is rewritten in the next plan, and errors elsewhere change nothing")
    func packagesThatDoNotCompile() throws {
        let graph = PackageGraph(nodes: [try package("log", source: "import Foundation\n")])
        let app = try target("Demo", .application, products: [PackageProduct(name: "Log", package: "log")])
        let project = Project(name: "Demo", folder: folder.url, targets: [app])
        var planner = BuildPlanner(graph: graph)
        let plan = try planner.plan(application: app, in: project)
        let place = try #require(plan.plainPackages["log"])
        let build = try BuildFolder(forProjectNamed: "Demo", in: folder.url)
        var rewritten = RewrittenPackages(keptIn: build)
        var error = BuildError(.compilation, "no")
        error.files = [place.path + "/Sources/Log/File.swift", folder.path("Demo/File.swift")]
        let withOthers: Bool = rewritten.add(error, in: plan)
        error.files = [place.path + "/Sources/Log/File.swift"]
        let (first, again): (Bool, Bool) = (rewritten.add(error, in: plan), rewritten.add(error, in: plan))
        #expect((withOthers, first, again) == (false, true, false))
        try rewritten.keep(in: build)
        var second = BuildPlanner(graph: graph, rewriting: RewrittenPackages(keptIn: build).identities)
        #expect(try second.plan(application: app, in: project).modules.map(\.name) == ["Log", "Demo"])
    }

    @Test("a package around a library of the system is used as it is, whatever it imports for other systems")
    func systemLibraries() throws {
        let graph = PackageGraph(nodes: [
            try package("base", source: "#if os(iOS)\nimport UIKit\n#endif\nimport BaseSQLite\n", systemTarget: "BaseSQLite")
        ])
        let app = try target("Demo", .application, products: [PackageProduct(name: "Base", package: "base")])
        var planner = BuildPlanner(graph: graph)
        let plan = try planner.plan(application: app, in: Project(name: "Demo", folder: folder.url, targets: [app]))
        #expect(plan.modules.map(\.name) == ["Demo"])
        #expect(plan.plainPackages.keys.sorted() == ["base"])
    }

    @Test("a fetched library that does not compile is left out with its name, until its sources change; the author's own modules stay")
    func brokenLibraries() throws {
        var pod = try target("Pod", .library)
        pod.isFetched = true
        let app = try target("App", .application, needs: ["Pod", "Own"])
        let project = Project(name: "App", folder: folder.url, targets: [app, try target("Own", .library), pod])
        var planner = BuildPlanner()
        let plan = try planner.plan(application: app, in: project)
        func fault(in module: String) -> Diagnostic {
            Diagnostic(file: folder.path("\(module)/File.swift"), line: 7, column: 1, severity: .error, message: "no")
        }
        let broken = plan.brokenLibraries(by: [fault(in: "Own"), fault(in: "Pod"), fault(in: "Pod")])
        #expect(broken.map(\.name) == ["Pod"])
        var without = plan
        without.leaveOut(broken)
        #expect(without.modules.map(\.name) == plan.modules.map(\.name).filter { $0 != "Pod" })
        #expect(without.module(named: "App")?.moduleDependencies == ["Own"])
        #expect(
            without.leftOut.map { "\($0.kind) \($0.line) \($0.declaration) \($0.needs)" } == ["library 7 Pod (no) the library Pod, which does not compile here"]
        )
        try folder.write("import UIKit\nlet mended = 1\n", to: "Pod/File.swift")
        var mended = plan
        mended.leaveOut(broken)
        #expect(mended.modules.count == plan.modules.count)
    }

    @Test("a product that no package has is named")
    func missingProduct() throws {
        let app = try target("Demo", .application, products: [PackageProduct(name: "Nowhere")])
        var planner = BuildPlanner()
        let error = #expect(throws: ProjectError.self) {
            try planner.plan(application: app, in: Project(name: "Demo", folder: folder.url, targets: [app]))
        }
        #expect(error?.kind == .unreachablePackage)
        #expect(error?.message.contains("Nowhere") == true)
    }

    @Test("a product that the version of a package at hand does not have is left out")
    func otherVersion() throws {
        let graph = PackageGraph(nodes: [try package("base", source: "import Foundation\n")])
        let app = try target("Demo", .application, products: [PackageProduct(name: "Later", package: "base")])
        var planner = BuildPlanner(graph: graph)
        let plan = try planner.plan(application: app, in: Project(name: "Demo", folder: folder.url, targets: [app]))
        #expect(plan.leftOut.map(\.needs) == ["the product Later, which base does not have"])
    }

    @Test("imports are read through attributes, access levels and kinds")
    func imports() {
        let text = """
            import Foundation
            @testable import Demo
            @_exported public import UIKit
              internal import struct CoreGraphics.CGRect
            // import Comment
            let x = "import Nothing"
            """
        #expect(ModuleSources.imports(in: text) == ["Foundation", "Demo", "UIKit", "CoreGraphics"])
    }

    @Test("the manifest names modules, packages and settings, and SwiftPM accepts it")
    func manifest() throws {
        var module = BuildModule(
            name: "Demo", kind: .application, moduleDependencies: ["Kit"], productDependencies: [PackageProduct(name: "Log", package: "log")])
        module.language = SwiftLanguage(mode: "6", isMainActorByDefault: true, conditions: ["DEBUG"], upcomingFeatures: ["ExistentialAny"])
        let plan = BuildPlan(
            name: "Demo",
            modules: [BuildModule(name: "Kit", kind: .library), module, BuildModule(name: "DemoTests", kind: .tests, moduleDependencies: ["Demo"])],
            plainPackages: ["log": URL(fileURLWithPath: "/packages/Log")])
        let text = ManifestWriter(plan: plan, linkerFlags: ["-L", "/a \"b\"", "-lQuinceRuntime"]).text()
        try folder.write(text, to: "Package.swift")
        let arguments = ["package", "--package-path", folder.url.path, "dump-package"]
        let answer = try SwiftTool().run(arguments, in: folder.url) { try $0.capture() }
        try #require(answer.outcome == .exited(0), "\(answer.error)")
        let manifest = try PackageManifest(json: Data(answer.output.utf8), folder: folder.url)
        #expect(manifest.modules.map(\.name) == ["Kit", "Demo", "DemoTests"])
        let demo = try #require(manifest.module(named: "Demo"))
        #expect(module.language.conditionsHere == ["DEBUG", "QUINCE"], "code can tell that it is built here")
        #expect(demo.language.conditions == module.language.conditionsHere)
        module.language.conditions = module.language.conditionsHere
        #expect(demo.language == module.language && module.language.conditionsHere == ["DEBUG", "QUINCE"])
        #expect(demo.dependencies == [.init(name: "Kit", package: nil), .init(name: "Log", package: "log")])
        #expect(manifest.dependencies == ["log"])
    }

    @Test("a package's resources are in the app's bundle under the name that libraries look for themselves")
    func resourceBundleNames() {
        var kit = BuildModule(name: "Kit", kind: .library)
        kit.packageName = "SuperKit"
        let plan = BuildPlan(name: "Demo", modules: [kit, BuildModule(name: "Demo", kind: .application)])
        #expect(plan.bundleNames(ofResources: "Demo_Kit.resources") == ["Demo_Kit.resources", "SuperKit_Kit.bundle"])
        #expect(plan.bundleNames(ofResources: "Log_Log.resources") == ["Log_Log.resources", "Log_Log.bundle"])
        #expect(plan.bundleNames(ofResources: "Demo.build").isEmpty)
    }

    @Test("catalogues and interface files of a package are its resources though its manifest names none, but for what it excludes")
    func impliedResources() throws {
        let resources = try resourcesOfKit(toolsVersion: "5.9.0")
        #expect(resources == ["Named", "Images.xcassets", "Views/Card.xib", "de.lproj/Page.xib"])
    }

    @Test("SwiftPM finds no resources by itself before version 5.3 of the tools")
    func noImpliedResources() throws { #expect(try resourcesOfKit(toolsVersion: "5.2.0") == ["Named"]) }

    @Test("a package with resources in a language names one")
    func localizedResources() {
        var kit = BuildModule(name: "Kit", kind: .library)
        kit.resources = [BuildModule.PackageResource(rule: "process", path: "Base.lproj/Page.xib")]
        func manifest(_ module: BuildModule) -> String { ManifestWriter(plan: BuildPlan(name: "Demo", modules: [module]), linkerFlags: []).text() }
        #expect(manifest(kit).contains("defaultLocalization: \"en\""))
        kit.resources = [BuildModule.PackageResource(rule: "process", path: "Kit/Assets")]
        #expect(manifest(kit).contains("defaultLocalization: \"en\""), "a folder may have languages in it")
        kit.resources = [BuildModule.PackageResource(rule: "copy", path: "Kit/Assets"), BuildModule.PackageResource(rule: "process", path: "Page.xib")]
        #expect(!manifest(kit).contains("defaultLocalization"))
    }

    private func resourcesOfKit(toolsVersion: String) throws -> [String]? {
        for path in [
            "Images.xcassets/Contents.json", "Views/Card.xib", "Old/Old.xib", "Notes.docc/Page.xib", "Named/Named.xib", "Info.plist", "de.lproj/Page.xib",
        ] {
            try folder.write("", to: "packages/kit/Sources/Kit/\(path)")
        }
        try folder.write("import UIKit\n", to: "packages/kit/Sources/Kit/Kit.swift")
        let json = """
            {"name": "Kit", "toolsVersion": {"_version": "\(toolsVersion)"}, "dependencies": [],
             "products": [{"name": "Kit", "targets": ["Kit"], "type": {"library": ["automatic"]}}],
             "targets": [{"name": "Kit", "type": "regular", "dependencies": [], "exclude": ["Old", "Info.plist"],
                          "resources": [{"rule": {"process": {}}, "path": "Named"}]}]}
            """
        let manifest = try PackageManifest(json: Data(json.utf8), folder: folder.url.appendingPathComponent("packages/kit"))
        let app = try target("Demo", .application, products: [PackageProduct(name: "Kit", package: "kit")])
        var planner = BuildPlanner(graph: PackageGraph(nodes: [PackageGraph.Node(identity: "kit", manifest: manifest, isLocal: false)]))
        let plan = try planner.plan(application: app, in: Project(name: "Demo", folder: folder.url, targets: [app]))
        return plan.module(named: "Kit")?.resources.map(\.path)
    }

    @Test("a package that only Apple's systems can compile is rewritten, whichever frameworks it imports")
    func applesAlone() throws {
        let graph = PackageGraph(nodes: [
            try package("sweet", source: "import Foundation\nimport ObjectiveC.runtime\n"),
            try package("plain", source: "#if canImport(Darwin)\nimport Darwin\n#endif\n"),
            // Of a framework that is not here: what needs it can be left out.
            try package("pages", source: "import Foundation\nimport CreateML\n"),
        ])
        let app = try target(
            "Demo", .application, products: [PackageProduct(name: "Sweet"), PackageProduct(name: "Plain"), PackageProduct(name: "Pages")])
        var planner = BuildPlanner(graph: graph)
        let plan = try planner.plan(application: app, in: Project(name: "Demo", folder: folder.url, targets: [app]))
        #expect(plan.modules.map(\.name) == ["Sweet", "Pages", "Demo"])
        #expect(plan.plainPackages.keys.sorted() == ["plain"])
    }

    @Test("a package's target in Objective-C is left out with what its files declare")
    func objectiveCTarget() throws {
        try folder.write("@interface KITProxy : NSObject\n@end\n", to: "packages/kit/Sources/KitRuntime/KITProxy.m")
        try folder.write("import UIKit\n", to: "packages/kit/Sources/Kit/Kit.swift")
        let json = """
            {"name": "Kit", "toolsVersion": {"_version": "5.9.0"}, "dependencies": [],
             "products": [{"name": "Kit", "targets": ["Kit"], "type": {"library": ["automatic"]}}],
             "targets": [{"name": "Kit", "type": "regular", "dependencies": [{"byName": ["KitRuntime", null]}]},
                         {"name": "KitRuntime", "type": "regular", "dependencies": []}]}
            """
        let manifest = try PackageManifest(json: Data(json.utf8), folder: folder.url.appendingPathComponent("packages/kit"))
        let app = try target("Demo", .application, products: [PackageProduct(name: "Kit", package: "kit")], source: "import UIKit\nimport Kit\n")
        var planner = BuildPlanner(graph: PackageGraph(nodes: [PackageGraph.Node(identity: "kit", manifest: manifest, isLocal: false)]))
        let plan = try planner.plan(application: app, in: Project(name: "Demo", folder: folder.url, targets: [app]))
        #expect(plan.module(named: "KitRuntime") == nil && plan.module(named: "Kit")?.moduleDependencies == [])
        #expect(plan.leftOut.map(\.declaration) == ["KitRuntime"] && plan.foreignNames.contains("KITProxy"))
    }

    @Test("a package in Objective-C alone is left out rather than compiled")
    func packageInObjectiveC() throws {
        try folder.write("@interface HUDView : UIView\n@end\n", to: "packages/hud/Sources/HUD/HUDView.m")
        let json = """
            {"name": "HUD", "toolsVersion": {"_version": "5.9.0"}, "dependencies": [],
             "products": [{"name": "HUD", "targets": ["HUD"], "type": {"library": ["automatic"]}}],
             "targets": [{"name": "HUD", "type": "regular", "dependencies": []}]}
            """
        let manifest = try PackageManifest(json: Data(json.utf8), folder: folder.url.appendingPathComponent("packages/hud"))
        let app = try target("Demo", .application, products: [PackageProduct(name: "HUD", package: "hud")], source: "import UIKit\nimport HUD\n")
        var planner = BuildPlanner(graph: PackageGraph(nodes: [PackageGraph.Node(identity: "hud", manifest: manifest, isLocal: false)]))
        let plan = try planner.plan(application: app, in: Project(name: "Demo", folder: folder.url, targets: [app]))
        #expect(plan.plainPackages.isEmpty && plan.modules.map(\.name) == ["Demo"])
        #expect(plan.leftOut.map(\.needs) == ["Objective-C"] && plan.foreignNames.contains("HUDView"))
    }

    @Test("a package's target in Objective-C with a library's files, which a module here stands for, is that module")
    func packageWithStoodForFiles() throws {
        for name in ["FMDatabase", "FMResultSet", "FMDatabase+Extras"] {
            try folder.write(
                "@implementation \(name.prefix { $0 != "+" })\n- (void)extra\(name.count) {\n}\n@end\n", to: "packages/base/Sources/BaseObjC/\(name).m")
        }
        try folder.write("import BaseObjC\nimport UIKit\n", to: "packages/base/Sources/Base/Base.swift")
        let json = """
            {"name": "Base", "toolsVersion": {"_version": "5.9.0"}, "dependencies": [],
             "products": [{"name": "Base", "targets": ["Base"], "type": {"library": ["automatic"]}}],
             "targets": [{"name": "Base", "type": "regular", "dependencies": [{"byName": ["BaseObjC", null]}]},
                         {"name": "BaseObjC", "type": "regular", "dependencies": []}]}
            """
        let manifest = try PackageManifest(json: Data(json.utf8), folder: folder.url.appendingPathComponent("packages/base"))
        let app = try target("Demo", .application, products: [PackageProduct(name: "Base", package: "base")], source: "import UIKit\nimport Base\n")
        var planner = BuildPlanner(graph: PackageGraph(nodes: [PackageGraph.Node(identity: "base", manifest: manifest, isLocal: true)]))
        let plan = try planner.plan(application: app, in: Project(name: "Demo", folder: folder.url, targets: [app]))
        #expect(plan.module(named: "BaseObjC")?.exportedImports == ["FMDB"] && plan.module(named: "Base")?.moduleDependencies == ["BaseObjC"])
        #expect(plan.leftOut.map(\.declaration) == ["FMDatabase+Extras.m"])
    }
}
