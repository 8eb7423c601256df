import Foundation
import Testing

@testable import XcodeProject

@Suite("Pods")
struct CocoaPodsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("a Podfile's targets have the pods of the blocks around them, of shared functions, and those outside all blocks")
    func podfile() throws {
        let podfile = try Podfile(
            text: """
                source 'https://example.com/Specs.git'
                platform :ios, '12.0' # the oldest
                pod 'Common'
                def shared
                  pod 'Shared', '~> 2.0'
                end
                abstract_target 'All' do
                  pod 'Outer', :path => '../Outer'
                  target "App" do
                    shared
                    pod 'Kit/Core',
                      :git => 'https://example.com/kit.git',
                      :tag => '1.0'
                    pod 'New', path: './New'
                    target 'AppTests' do
                      inherit! :search_paths
                      pod 'Mock' if ENV['MOCK']
                    end
                  end
                end
                post_install do |installer|
                  installer.pods_project.targets.each do |target|
                    pod 'Never'
                  end
                end
                """)
        #expect(podfile.pods(of: "App").map(\.name) == ["Common", "Outer", "Shared", "Kit/Core", "New"])
        #expect(podfile.pods(of: "AppTests").map(\.name) == ["Common", "Outer", "Shared", "Kit/Core", "New", "Mock"])
        #expect(podfile.pods(of: "App").map(\.path) == [nil, "../Outer", nil, nil, "./New"])
        #expect(podfile.pods(of: "Other").map(\.name) == ["Common"])
    }

    @Test("a word processor's quotes in a Podfile are quotes")
    func typographicQuotes() throws {
        let podfile = try Podfile(
            text:
                "workspace \u{2018}App.xcworkspace'\ntarget \u{2018}App\u{2019} do\n  pod \u{2018}Kit\u{2019}, \u{201C}~> 1.0\u{201D}\n  pod \u{2018}Net'\nend\n"
        )
        #expect(podfile.pods(of: "App").map(\.name) == ["Kit", "Net"])
    }

    @Test("a podspec's files are those of the pod, its default subspecs and what these need")
    func podspec() throws {
        let spec = try Podspec(
            text: """
                Pod::Spec.new do |s|
                  s.name = "My-Pod"
                  s.description = <<-DESC
                    Not s.name = 'this'.
                    DESC
                  s.swift_versions = ['5.0', '5.9']
                  s.default_subspec = 'Core'
                  s.source = { :git => "https://example.com", :tag => s.version.to_s }
                  s.subspec 'Core' do |core|
                    core.source_files = 'Core/**/*.{h,swift}', 'More/*.swift'
                    core.osx.source_files = 'Mac/*.swift'
                    core.ios.source_files = 'Touch/*.swift'
                    core.dependency 'My-Pod/Base'
                    core.dependency 'Other', '~> 1.0'
                  end
                  s.subspec 'Base' do |base|
                    base.source_files = 'Base/*.swift'
                  end
                  s.subspec 'Extra' do |ss|
                    ss.source_files = 'Extra/*.swift'
                  end
                end
                """, folder: folder.url)
        #expect(spec.module == "My_Pod")
        #expect(spec.swiftVersion == "5.9")
        let core = spec.specifications(named: ["My-Pod"])
        #expect(core.map(\.name) == ["My-Pod", "Core", "Base"])
        #expect(core.flatMap(\.sourceFiles) == ["Core/**/*.{h,swift}", "More/*.swift", "Touch/*.swift", "Base/*.swift"])
        #expect(core.flatMap(\.dependencies).contains("Other"))
        #expect(spec.specifications(named: ["My-Pod/Extra"]).map(\.name) == ["My-Pod", "Extra"])
    }

    @Test(
        "patterns of paths",
        arguments: [
            ("A/**/*.swift", "A/b/c/d.swift", true), ("A/**/*.swift", "A/d.swift", true), ("A/*.swift", "A/b/d.swift", false),
            ("A/**/*", "A/x.h", true), ("{A,B}/*.{h,m}", "B/x.m", true), ("{A,B}/*.{h,m}", "C/x.m", false), ("A", "A", true),
        ])
    func patterns(pattern: String, path: String, matches: Bool) throws {
        #expect(try PathPattern(pattern: pattern).matches(path) == matches)
    }

    private func project(podfile: String) throws -> Project {
        var text = ProjectText()
        text.addFile("main", path: "main.swift")
        text.mainGroupChildren = ["main"]
        text.addTarget("App", sources: ["main"], settings: "PRODUCT_NAME = App;")
        try folder.write("", to: "Example/main.swift")
        try folder.write(text.text, to: "Example/App.xcodeproj/project.pbxproj")
        try folder.write(podfile, to: "Example/Podfile")
        return try XcodeProjectReader(projectAt: folder.url.appendingPathComponent("Example/App.xcodeproj")).read().addingPods()
    }

    @Test("a pod in development becomes a library of the project, made of the podspec's files")
    func developmentPod() throws {
        try folder.write("Pod::Spec.new do |s|\n s.name = 'Kit'\n s.source_files = 'Kit/**/*'\n s.exclude_files = 'Kit/Old'\nend", to: "Kit.podspec")
        try folder.write("", to: "Kit/Kit.swift")
        try folder.write("", to: "Kit/Inner/More.swift")
        try folder.write("", to: "Kit/Old/Old.swift")
        try folder.write("", to: "Kit/Kit.h")
        let project = try project(podfile: "target 'App' do\n  pod 'Kit', :path => '../'\nend")
        let app = try project.application()
        #expect(app.targetDependencies == ["Kit"])
        let kit = try #require(project.target(named: "Kit"))
        #expect(kit.kind == .library)
        #expect(kit.sources.map(\.lastPathComponent) == ["More.swift", "Kit.swift"])
        #expect(kit.unsupportedFiles.isEmpty)
        // Of no version, it is in the app's.
        #expect(kit.language.mode == app.language.mode)
        try app.checkFiles()
    }

    @Test("a pod that nobody installed is taken from the checkout where that is the pod's own")
    func podOfTheCheckout() throws {
        try folder.write("Pod::Spec.new do |s|\n s.name = 'Kit'\n s.source_files = 'Kit/**/*'\nend", to: "Kit.podspec")
        try folder.write("", to: "Kit/Kit.swift")
        let project = try project(podfile: "target 'App' do\n  pod 'Kit', :git => 'https://example.com/Kit.git'\n  pod 'Other', '~> 1.0'\nend")
        let app = try project.application()
        #expect(app.targetDependencies == ["Kit"] && app.missingPods == ["Other"])
        #expect(project.target(named: "Kit")?.sources.map(\.lastPathComponent) == ["Kit.swift"])
    }

    @Test("a pod that pod install fetched comes from the Pods project; one that is nowhere is told, but for programs")
    func installedPod() throws {
        var pods = ProjectText()
        pods.addFile("source", path: "Fetched/Fetched.swift")
        pods.addFile("dummy", path: "Fetched-dummy.m")
        pods.addFile("page", path: "Fetched/Page.json")
        pods.mainGroupChildren = ["source", "dummy", "page"]
        pods.addTarget("Fetched-Pages", type: "bundle", resources: ["page"], settings: "PRODUCT_NAME = Pages;")
        pods.add("onPages", "isa = PBXTargetDependency; target = \"Fetched-Pages\";")
        pods.addTarget(
            "Fetched", type: "framework", sources: ["source", "dummy"], settings: "PRODUCT_MODULE_NAME = Fetched; PRODUCT_NAME = Fetched;",
            extras: "dependencies = (onPages,);")
        try folder.write(pods.text, to: "Example/Pods/Pods.xcodeproj/project.pbxproj")
        try folder.write("", to: "Example/Pods/Fetched/Fetched.swift")
        try folder.write("{}", to: "Example/Pods/Fetched/Page.json")
        let project = try project(podfile: "target 'App' do\n  pod 'Fetched'\n  pod 'Nowhere'\n  pod 'SwiftLint'\n  pod 'SwiftFormat/CLI'\nend")
        let fetched = try #require(project.target(named: "Fetched"))
        #expect(fetched.sources.map(\.path) == [folder.path("Example/Pods/Fetched/Fetched.swift")])
        #expect(fetched.unsupportedFiles.isEmpty)
        #expect(fetched.resources.map(\.destination) == ["Pages.bundle/Page.json"])
        let app = try project.application()
        #expect(app.missingPods == ["Nowhere"] && app.umbrellaModules == ["Nowhere"])
        try app.checkFiles()
    }

    @Test("a Pods project that was checked in without its file leaves the pods missing")
    func podsProjectWithoutFile() throws {
        try folder.write("", to: "Example/Pods/Pods.xcodeproj/xcuserdata/me.xcuserdatad/list.plist")
        let project = try project(podfile: "target 'App' do\n  pod 'Fetched'\nend")
        #expect(try project.application().missingPods == ["Fetched"])
    }

    @Test("pods whose files were checked in without the Pods project are made of all Swift files in their folders, and of those that the lock file adds")
    func copiedPods() throws {
        try folder.write("", to: "Example/Pods/Pods.xcodeproj/xcuserdata/me.xcuserdatad/list.plist")
        try folder.write("", to: "Example/Pods/My-Kit/Sources/Deep/Kit.swift")
        try folder.write("", to: "Example/Pods/My-Kit/Sources/Kit.h")
        try folder.write("", to: "Example/Pods/Base/Base.swift")
        try folder.write("", to: "Example/Pods/Old/Old.m")
        try folder.write("PODS:\n  - Base (1.0)\n  - My-Kit/Core (2.0):\n    - Base (~> 1.0)\n    - My-Kit/Other\n  - Old (1.0)\n", to: "Example/Podfile.lock")
        let project = try project(podfile: "target 'App' do\n  pod 'My-Kit/Core'\n  pod 'Old'\nend")
        let app = try project.application()
        #expect(app.targetDependencies == ["My-Kit"] && app.missingPods == ["Old"])
        let kit = try #require(project.target(named: "My-Kit"))
        #expect(kit.moduleName == "My_Kit" && kit.sources.map(\.lastPathComponent) == ["Kit.swift"] && kit.targetDependencies == ["Base"])
        try app.checkFiles()
    }

    @Test("what a pod brings along that cannot be had itself is known by the lock file")
    func podsOfMissingPods() throws {
        try folder.write("target 'App' do\n  pod 'Unknown'\n  pod 'SnapKit'\nend", to: "Podfile")
        try folder.write(
            "PODS:\n  - Unknown (5.0.0):\n    - \"ObjectMapper (~> 3.1)\"\n    - Nowhere\n  - ObjectMapper (3.3.0)\n  - SnapKit (4.0.0):\n    - Alamofire\n",
            to: "Podfile.lock")
        let app = Target(name: "App", moduleName: "App", kind: .application)
        let target = try Project(name: "App", folder: folder.url, targets: [app]).addingPods().targets[0]
        #expect(target.missingPods == ["SnapKit", "Unknown", "ObjectMapper"])
        #expect(
            target.packagesOfMissingPods["ObjectMapper"]?.source
                == .remote(url: "https://github.com/tristanhimmelman/ObjectMapper", .exact("3.3.0")))
    }

    @Test("A pod that is not installed is known by its Swift package, in the version that was installed once or that the Podfile asks for")
    func packagesOfPods() throws {
        try folder.write(
            """
            target 'App' do
              pod 'Alamofire', '~> 5.4'
              pod 'Kingfisher', '7.0.1'
              pod 'SnapKit'
              pod 'RxCocoa', '>= 6.0'
              pod 'Firebase/Auth'
              pod 'Mine', :git => 'https://example.com/me/Mine.git', :branch => 'main'
            end
            """, to: "Podfile")
        try folder.write("PODS:\n  - RxCocoa (6.5.0):\n    - RxSwift (= 6.5.0)\n\nDEPENDENCIES:\n  - SnapKit (1.0)\n", to: "Podfile.lock")
        let app = Target(name: "App", moduleName: "App", kind: .application)
        let target = try Project(name: "App", folder: folder.url, targets: [app]).addingPods().targets[0]
        func package(_ pod: String) -> PackageReference.Source? { target.packagesOfMissingPods[pod]?.source }
        #expect(package("Alamofire") == .remote(url: "https://github.com/Alamofire/Alamofire", .upToNextMajor("5.4.0")))
        #expect(package("Kingfisher") == .remote(url: "https://github.com/onevcat/Kingfisher", .exact("7.0.1")))
        #expect(package("SnapKit") == .remote(url: "https://github.com/SnapKit/SnapKit", .range("0.0.1", "1000.0.0")))
        #expect(package("RxCocoa") == .remote(url: "https://github.com/ReactiveX/RxSwift", .exact("6.5.0")))
        #expect(package("Mine") == .remote(url: "https://example.com/me/Mine.git", .branch("main")))
        #expect(package("Firebase") == nil)
    }
}
