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
        #expect(libraries.frameworks == ["AVFoundation", "AVKit", "CoreMedia", "CoreVideo", "ImageIO", "Photos"])
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

    @Test("without a build of Quince the message names the framework")
    func missing() throws {
        let (plan, folder) = try plan("import WebKit\n")
        defer { withExtendedLifetime(folder) {} }
        let error = #expect(throws: BuildError.self) { try LinkedLibraries(runtime: runtime, plan: plan).link() }
        #expect(error?.kind == .runtimeMissing && error?.message.contains("WebKit is not built") == true)
    }
}
