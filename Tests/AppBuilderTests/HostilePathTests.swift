import FolderAccess
import Foundation
import HostileInputs
import Testing
import XcodeProject

@testable import AppBuilder

/// What hostile projects tried, each with the least input that did it. Beside them lies a folder of which nothing may change.
@Suite("Projects that lead elsewhere")
struct HostilePathTests {
    private let hostile: HostileProject

    init() throws { hostile = try HostileProject() }

    private func expectRefused(_ kind: ProjectError.Kind, _ text: String = "", sourceLocation: SourceLocation = #_sourceLocation) throws {
        let outcome = try hostile.build()
        #expect(outcome.kind == kind, "\(outcome.error.map { "\($0)" } ?? "built")", sourceLocation: sourceLocation)
        let message = outcome.error.map { "\($0)" } ?? "built"
        #expect(text.isEmpty || message.contains(text), "\(message)", sourceLocation: sourceLocation)
        #expect(outcome.harm.isEmpty && outcome.leaks.isEmpty, "\(outcome.harm) \(outcome.leaks)", sourceLocation: sourceLocation)
    }

    private func expectBuilt(trust: Bool = false, sourceLocation: SourceLocation = #_sourceLocation) throws -> AppBuilder.Application {
        let outcome = try hostile.build(options: AppBuilder.Options(isTrusted: trust))
        #expect(outcome.harm.isEmpty, "\(outcome.harm)", sourceLocation: sourceLocation)
        if let error = outcome.error { throw error }
        return try #require(outcome.application, sourceLocation: sourceLocation)
    }

    @Test("a project without tricks is built beside itself")
    func harmless() throws {
        hostile.addResource("../Shared/words.txt")
        let application = try expectBuilt()
        #expect(application.bundle.path == hostile.project.appendingPathComponent(".quince/Demo/Demo.app").path)
        #expect(try String(contentsOf: application.bundle.appendingPathComponent("words.txt"), encoding: .utf8) == "shared")
        #expect(try expectBuilt().wasUpToDate)
    }

    @Test("a target's name that is a path is refused", arguments: ["..", ".", "../../victim", "a/b", "a\nb", String(repeating: "n", count: 201)])
    func targetNames(_ name: String) throws {
        hostile.targetName = name
        try expectRefused(.unsafeName, "target")
    }

    @Test(
        "an executable's name that is a path is refused",
        arguments: [
            "EXECUTABLE_NAME = \"../../victim\";", "EXECUTABLE_NAME = \"..\";", "PRODUCT_NAME = \"../../../victim\";", "EXECUTABLE_PREFIX = \"../../\";",
        ])
    func executables(_ setting: String) throws {
        hostile.settings = setting
        try expectRefused(.unsafeName, "executable")
    }

    @Test("an executable's name in Info.plist that is a path is refused")
    func infoPropertyList() throws {
        hostile.settings = "INFOPLIST_FILE = Info.plist; GENERATE_INFOPLIST_FILE = NO;"
        try hostile.write("<plist version=\"1.0\"><dict><key>CFBundleExecutable</key><string>../../../../victim</string></dict></plist>", to: "Info.plist")
        try expectRefused(.unsafeName, "executable")
    }

    @Test("a module's name that is a path is refused", arguments: ["../../../victim", "..", "a b"])
    func modules(_ name: String) throws {
        hostile.settings = "PRODUCT_MODULE_NAME = \"\(name)\";"
        try expectRefused(.unsafeName, "module")
    }

    @Test("a copy phase that leads out of the bundle is refused", arguments: ["../../..", "..", "a/../../b"])
    func copyPhases(_ place: String) throws {
        hostile.objects = """
            W = {isa = PBXFileReference; path = "App.swift"; lastKnownFileType = text; sourceTree = "<group>"; };
            WB = {isa = PBXBuildFile; fileRef = W; };
            CPY = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 7; dstPath = "\(place)"; files = (WB,); };
            """
        hostile.phases = "CPY,"
        try expectRefused(.unsafeName, "Copy Files")
    }

    @Test("a language that is a path is refused, of a catalogue and of a variant group")
    func languages() throws {
        try hostile.write("{\"sourceLanguage\": \"../../../../victim/x\", \"strings\": {\"a\": {}}}", to: "Words.xcstrings")
        hostile.addResource("Words.xcstrings")
        try expectRefused(.unsafeName, "language")
        let other = try HostileProject()
        try other.write("x", to: "loose.strings")
        other.objects = """
            L = {isa = PBXFileReference; name = "../../../../victim/x"; path = "loose.strings"; sourceTree = "<group>"; };
            V = {isa = PBXVariantGroup; name = "Words.strings"; children = (L,); sourceTree = "<group>"; };
            VB = {isa = PBXBuildFile; fileRef = V; };
            PV = {isa = PBXResourcesBuildPhase; files = (VB,); };
            """
        other.phases = "PV,"
        let outcome = try other.build()
        #expect(outcome.kind == .unsafeName)
        #expect(outcome.harm.isEmpty)
    }

    @Test("a podspec's module name that is a path is refused, and so is a pod outside of the checkout")
    func pods() throws {
        try hostile.write("target 'Demo' do\n pod 'Kit', :path => 'Kit'\nend\n", to: "Podfile")
        try hostile.write(
            "Pod::Spec.new do |s|\n s.name = 'Kit'\n s.module_name = '../../../../victim'\n s.source_files = '*.swift'\nend\n", to: "Kit/Kit.podspec")
        try hostile.write("let kit = 1\n", to: "Kit/Kit.swift")
        try expectRefused(.unsafeName, "module")
        try hostile.write("target 'Demo' do\n pod 'Kit', :path => '../../victim'\nend\n", to: "Podfile")
        try expectRefused(.outsideCheckout, "Kit")
    }

    // MARK: Links in the way of what is built

    @Test("a build folder that is a link is refused", arguments: [".quince", ".quince/Demo"])
    func linkedBuildFolder(_ place: String) throws {
        try hostile.link(place, to: hostile.victim.path)
        let outcome = try hostile.build()
        #expect((outcome.error as? BuildError)?.kind == .cannotWrite)
        #expect(outcome.message.contains("is a link"))
        #expect(outcome.harm.isEmpty)
    }

    @Test(
        "a build folder that came with the project is not used", arguments: ["package", "build", "Demo.app", "temporary", "records", "build.log", "state.txt"])
    func shippedBuildFolder(_ name: String) throws {
        try hostile.link(".quince/Demo/\(name)", to: hostile.victim.path)
        try hostile.write("theirs", to: ".quince/Demo/theirs.txt")
        let application = try expectBuilt()
        #expect(application.bundle.path == hostile.project.appendingPathComponent(".quince/Demo-2/Demo.app").path)
        #expect(try String(contentsOf: hostile.project.appendingPathComponent(".quince/Demo/theirs.txt"), encoding: .utf8) == "theirs")
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: hostile.project.appendingPathComponent(".quince/Demo/\(name)").path)
                == hostile.victim.path)
    }

    @Test("links that appear in Quince's own folder later lead nowhere either", arguments: ["package", "build", "Demo.app", "temporary", "records"])
    func laterLinks(_ name: String) throws {
        let application = try expectBuilt()
        let place = application.folder.url.appendingPathComponent(name)
        try FileManager.default.removeItem(at: place)
        try FileManager.default.createSymbolicLink(at: place, withDestinationURL: hostile.victim)
        try hostile.write("print(2)\n", to: "App.swift")
        let outcome = try hostile.build()
        #expect((outcome.error as? BuildError)?.message.contains("is a link") == true, "\(outcome.error.map { "\($0)" } ?? "built")")
        #expect(outcome.harm.isEmpty, "\(outcome.harm)")
    }

    @Test("links in place of files and folders further down are replaced, not followed")
    func deepLinks() throws {
        let application = try expectBuilt()
        for (path, target) in [
            ("build.log", "secret.txt"), ("state.txt", "secret.txt"), ("package/Package.swift", "App.swift"), ("Demo.app/Info.plist", "secret.txt"),
        ] {
            let place = application.folder.url.appendingPathComponent(path)
            try FileManager.default.removeItem(at: place)
            try FileManager.default.createSymbolicLink(at: place, withDestinationURL: hostile.victim.appendingPathComponent(target))
        }
        let log = try expectBuilt().folder.log
        #expect(try String(contentsOf: log, encoding: .utf8) == "log")
        let sources = application.folder.url.appendingPathComponent("package/Sources")
        try FileManager.default.removeItem(at: sources)
        try FileManager.default.createSymbolicLink(at: sources, withDestinationURL: hostile.victim)
        try hostile.write("print(3)\n", to: "App.swift")
        let outcome = try hostile.build()
        #expect(outcome.harm.isEmpty, "\(outcome.harm)")
        #expect(outcome.error is BuildError)
    }

    @Test("a link in SwiftPM's folder that leads elsewhere is found before anything is compiled")
    func scratchLinks() throws {
        let folder = try expectBuilt().folder
        try folder.checkParts()
        try FileManager.default.createSymbolicLink(at: folder.scratch.appendingPathComponent("x86_64"), withDestinationURL: hostile.victim)
        #expect(throws: FolderFailure.self) { try folder.checkParts() }
    }

    @Test("--build-path follows no link that came with the project, and empties no folder that is not Quince's")
    func chosenBuildFolder() throws {
        try hostile.link("out", to: hostile.victim.path)
        let linked = try hostile.build(options: AppBuilder.Options(buildPath: hostile.project.appendingPathComponent("out").path))
        #expect(linked.message.contains("is a link"))
        #expect(linked.harm.isEmpty)
        let before = try TreeFingerprint(hostile.victim)
        let mine = try hostile.build(options: AppBuilder.Options(buildPath: hostile.victim.path))
        #expect(mine.application?.bundle.path == hostile.victim.appendingPathComponent("quince/Demo.app").path, "\(mine.error.map { "\($0)" } ?? "")")
        #expect(try TreeFingerprint(hostile.victim, except: ["quince"]) == before)
    }

    // MARK: Reading

    @Test("a resource outside of the checkout is refused, by its path and through a link")
    func resources() throws {
        hostile.addResource("/etc/shadow", tree: "<absolute>", extras: "lastKnownFileType = text;")
        try expectRefused(.outsideCheckout, "--trust")
        for target in ["../../../victim/secret.txt", "/etc/passwd"] {
            let linked = try HostileProject()
            try linked.link("words/words.txt", to: target)
            for path in ["words/words.txt", "words"] {
                linked.resources = [HostileProject.reference(path, extras: path == "words" ? "lastKnownFileType = folder;" : "")]
                try linked.writeProject()
                let outcome = try linked.build()
                #expect(outcome.kind == .outsideCheckout, "\(outcome.error.map { "\($0)" } ?? "built")")
                #expect(outcome.leaks.isEmpty && outcome.harm.isEmpty)
            }
        }
    }

    @Test("sources, settings and Info.plist outside of the checkout are refused")
    func otherFiles() throws {
        hostile.sources = "\"../../victim/App.swift\""
        try expectRefused(.outsideCheckout, "sources")
        let settings = try HostileProject()
        settings.settings = "INFOPLIST_FILE = \"../../victim/secret.txt\";"
        #expect(try settings.build().kind == .outsideCheckout)
        let included = try HostileProject()
        try included.write("#include \"../../victim/secret.xcconfig\"\n", to: "App.xcconfig")
        included.objects = "X = {isa = PBXFileReference; path = App.xcconfig; sourceTree = \"<group>\"; };"
        try included.writeProject()
        let file = included.project.appendingPathComponent("Demo.xcodeproj/project.pbxproj")
        try String(contentsOf: file, encoding: .utf8)
            .replacingOccurrences(of: "CP = {isa = XCBuildConfiguration;", with: "CP = {isa = XCBuildConfiguration; baseConfigurationReference = X;")
            .write(to: file, atomically: true, encoding: .utf8)
        let outcome = try included.build()
        #expect(outcome.kind == .outsideCheckout)
        #expect(outcome.message.contains("secret.xcconfig"))
    }

    @Test("a local package outside of the checkout is refused before its manifest is run")
    func packages() throws {
        try hostile.write("// swift-tools-version: 5.9\nfatalError()\n", inHome: "victim/Package.swift")
        hostile.objects = "L = {isa = XCLocalSwiftPackageReference; relativePath = ../../victim; };"
        hostile.projectExtras = "packageReferences = (L,);"
        try expectRefused(.outsideCheckout, "package")
        hostile.objects =
            "L = {isa = XCRemoteSwiftPackageReference; repositoryURL = \"file://\(hostile.victim.path)\"; requirement = {kind = branch; branch = main; }; };"
        try hostile.writeProject()
        try expectRefused(.outsideCheckout, "package")
    }

    @Test("with --trust a project reads what the user may, and still writes nowhere else")
    func trust() throws {
        hostile.addResource("../../victim/secret.txt")
        let bundle = try expectBuilt(trust: true).bundle
        #expect(try String(contentsOf: bundle.appendingPathComponent("secret.txt"), encoding: .utf8) == HostileProject.secret)
        hostile.settings = "EXECUTABLE_NAME = \"../../victim\";"
        try hostile.writeProject()
        let outcome = try hostile.build(options: AppBuilder.Options(isTrusted: true))
        #expect(outcome.kind == .unsafeName)
        #expect(outcome.harm.isEmpty)
    }

    // MARK: Copies

    @Test("a project that was copied with its build folder starts afresh there")
    func copied() throws {
        let first = try expectBuilt()
        let copy = hostile.home.appendingPathComponent("copy")
        try FileManager.default.copyItem(at: hostile.home.appendingPathComponent("clone"), to: copy)
        let before = try TreeFingerprint(first.folder.url)
        let outcome = try hostile.build(path: copy.appendingPathComponent("app").path)
        let second = try #require(outcome.application)
        #expect(second.bundle.path == copy.appendingPathComponent("app/.quince/Demo/Demo.app").path)
        #expect(!second.wasUpToDate)
        #expect(try TreeFingerprint(first.folder.url) == before)
    }
}
