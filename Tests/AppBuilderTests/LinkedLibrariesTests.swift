import Foundation
import SourceLowering
import Testing

@testable import AppBuilder

@Suite("Linked frameworks") struct LinkedLibrariesTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private var runtime: Runtime { Runtime(root: Self.root, products: Self.root.appendingPathComponent("none")) }

    private func plan(_ source: String, modules: [String] = ["App"]) throws -> (BuildPlan, TemporaryFolder) {
        let folder = try TemporaryFolder()
        try folder.write(source, to: "A.swift")
        let sources = [folder.url.appendingPathComponent("A.swift")]
        return (BuildPlan(name: "App", modules: modules.map { BuildModule(name: $0, kind: .library, sources: $0 == "App" ? sources : []) }), folder)
    }

    @Test("each framework has its folder, and each folder its framework")
    func folders() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.root.appendingPathComponent("Sources/Frameworks").path)
        #expect(Set(names.filter { !$0.hasPrefix(".") }) == LinkedFrameworks.names.union(LinkedFrameworks.supplements))
    }

    @Test("an app links what it imports and what that imports, and nothing else")
    func closure() throws {
        let (plan, folder) = try plan("import UIKit\nimport AVKit\nimport class Photos.PHAsset\n")
        defer { withExtendedLifetime(folder) {} }
        let libraries = LinkedLibraries(runtime: runtime, plan: plan)
        #expect(
            libraries.frameworks == ["AVFoundation", "AVKit", "AudioToolbox", "CoreAudioTypes", "CoreLocation", "CoreMedia", "CoreVideo", "ImageIO", "Photos"])
        #expect(libraries.linkerFlags.contains("-lQuinceAVKit"))
        #expect(libraries.compilerFlags(for: plan.modules[0]) == ["-module-alias", "AVKit=QuinceAVKit", "-module-alias", "Photos=QuincePhotos"])
    }

    @Test("Combine is linked by apps that import it, or use what Foundation has of it")
    func combine() throws {
        for source in ["import Combine\n", "import UIKit\nclass A: ObservableObject {}\n", "import Foundation\nclass A { @Published var b = 1 }\n"] {
            let (plan, folder) = try plan(source)
            defer { withExtendedLifetime(folder) {} }
            let libraries = LinkedLibraries(runtime: runtime, plan: plan)
            #expect(libraries.frameworks == ["Combine"])
            #expect(libraries.compilerFlags(for: plan.modules[0]) == ["-module-alias", "Combine=QuinceCombine"])
        }
        let (plan, folder) = try plan("import UIKit\n")
        defer { withExtendedLifetime(folder) {} }
        #expect(LinkedLibraries(runtime: runtime, plan: plan).linkerFlags.isEmpty)
    }

    @Test("a module of the app's own hides the framework of its name")
    func ownModule() throws {
        let (plan, folder) = try plan("import Security\n", modules: ["App", "Security"])
        defer { withExtendedLifetime(folder) {} }
        #expect(LinkedLibraries(runtime: runtime, plan: plan).frameworks.isEmpty)
    }

    @Test("what is imported only where it can be is no need")
    func unconditionalImports() {
        let text = "import Foundation\n#if canImport(Security)\nimport Security\n#else\nimport Glibc\n#endif\n@_implementationOnly import WebKit\n"
        #expect(ModuleSources.unconditionalImports(in: text) == ["Foundation", "WebKit"])
        #expect(ModuleSources.imports(in: text).contains("Security"))
    }

    @Test("what a source keeps from Linux by name is told from what it imports where it can be")
    func importsKeptFromLinux() {
        let text = """
            #if !((os(iOS) && arch(arm)) || os(Windows) || os(Linux))
            import Combine
            #if canImport(Security)
            import Security
            #endif
            #else
            import OpenCombine
            #endif
            #if canImport(Network) && !os(Linux)
            import Network
            #endif
            #if os(Linux)
            import Glibc
            #endif
            import Foundation
            """
        #expect(ModuleSources.importsKeptFromLinux(in: text) == ["Combine", "Security"])
    }

    @Test("a framework is compiled when it has no library, or its sources or the runtime are newer")
    func outdated() {
        #expect(LinkedLibraries.isOutdated(library: nil, runtime: 1, sources: [1]))
        #expect(!LinkedLibraries.isOutdated(library: 3, runtime: 1, sources: [2, 3]))
        #expect(LinkedLibraries.isOutdated(library: 3, runtime: 4, sources: [1]))
        #expect(LinkedLibraries.isOutdated(library: 3, runtime: 1, sources: [1, 4]))
        // A file that cannot be looked at is for the compiler to name.
        #expect(LinkedLibraries.isOutdated(library: 3, runtime: 1, sources: [nil]))
    }

    @Test("a framework is compiled as the launcher compiles all else, so that nothing else is compiled again")
    func sameOptions() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let launcher = try String(contentsOf: root.appendingPathComponent("quince"), encoding: .utf8)
        let line = try #require(launcher.split(separator: "\n").first { $0.contains("set -- --package-path") })
        #expect(line.hasSuffix(#"--package-path "$1" "# + LinkedLibraries.buildOptions.joined(separator: " ")))
    }

    @Test("of frameworks that need one another the last is compiled, and the others with it")
    func roots() {
        let imports = ["Photos": ["AVFoundation", "ImageIO"], "AVFoundation": ["CoreMedia"], "CoreMedia": ["CoreVideo"]]
        #expect(LinkedLibraries.roots(of: ["CoreVideo", "CoreMedia", "AVFoundation", "Photos", "WebKit"]) { imports[$0] ?? [] } == ["Photos", "WebKit"])
        // What stands between them may be up to date.
        #expect(LinkedLibraries.roots(of: ["CoreVideo", "Photos"]) { imports[$0] ?? [] } == ["Photos"])
        #expect(LinkedLibraries.roots(of: []) { imports[$0] ?? [] } == [])
    }

    @Test("only the launcher's build compiles frameworks when an app asks for them")
    func builds() {
        for build in [".build/release", ".build/release/"] {
            let products = URL(fileURLWithPath: Self.root.appendingPathComponent(build).resolvingSymlinksInPath().path, isDirectory: build.hasSuffix("/"))
            #expect(Runtime(root: Self.root, products: products).isLaunchersBuild)
        }
        #expect(!Runtime(root: Self.root, products: Self.root.appendingPathComponent(".build/debug").resolvingSymlinksInPath()).isLaunchersBuild)
    }

    @Test("an app that was built is up to date until a framework that it uses changes, whatever others were compiled for other apps")
    func fingerprint() throws {
        let (plan, folder) = try plan("import WebKit\n")
        defer { withExtendedLifetime(folder) {} }
        let made = try Fingerprint(plan: plan, bundle: nil, runtime: runtime, frameworks: []).using(["WebKit"], of: runtime)
        let kept = Data(made.text.utf8)
        #expect(Fingerprint.frameworks(in: kept) == ["WebKit"])
        #expect(try Fingerprint(plan: plan, bundle: nil, runtime: runtime, frameworks: ["WebKit"]) == made)
        #expect(made.text.contains("Frameworks/WebKit/") && !made.text.contains("Frameworks/MapKit/"))
        #expect(Fingerprint.frameworks(in: nil) == [])
        #expect(Fingerprint.frameworks(in: Data("frameworks ../../etc WebKit".utf8)) == ["WebKit"])
        #expect(Fingerprint.frameworks(in: Data("/a 1 2".utf8)) == [])
    }

    @Test("without a build of Quince the message names the framework")
    func missing() throws {
        let (plan, folder) = try plan("import WebKit\n")
        defer { withExtendedLifetime(folder) {} }
        let error = #expect(throws: BuildError.self) { try LinkedLibraries(runtime: runtime, plan: plan).link() }
        #expect(error?.kind == .runtimeMissing && error?.message.contains("WebKit is not built") == true)
    }
}
