import Foundation
import ProcessControl
import SourceLowering
import TestSupport
import Testing

/// Compiles a lowered app against the real ObjectRuntime and runs it.
@Suite("A lowered app, compiled and run")
struct BehaviourTests {
    @Test("Every construct behaves as with the Objective-C runtime, in both language modes", arguments: ["5", "6"])
    func sample(languageMode: String) throws {
        let build = try SampleBuild()
        let output = try build.run(sampleApp, languageMode: languageMode)
        #expect(output == sampleAppOutput, "\(output)")
    }
}

/// A folder where a small UIKit and an app on top of it are compiled.
struct SampleBuild {
    private let folder: URL
    /// Where this test's own build put its modules.
    private let products: URL

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("Lowering-\(UUID().uuidString)")
        products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func run(_ app: [String: String], languageMode: String) throws -> String {
        defer { try? FileManager.default.removeItem(at: folder) }
        let framework = SourceFile(path: "UIKit/UIKit.swift", text: sampleFramework)
        try write("UIKit.swift", sampleFramework)
        // Without library evolution the compiler loads the C modules that a module was compiled with.
        let maps = ["CVirtualTime/include", "CZlib"].map { Repository.root.appendingPathComponent("Sources/\($0)/module.modulemap").path }
        let runtime = ["-I", products.appendingPathComponent("Modules").path] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
        try compile(
            ["UIKit.swift", "-emit-library", "-static", "-emit-module", "-module-name", "UIKit", "-parse-as-library", "-swift-version", "6"]
                + runtime)
        let objectRuntime = try ModuleIndex.scanning(folder: Repository.root.appendingPathComponent("Sources/ObjectRuntime").path, module: "ObjectRuntime")
        let options = LoweringOptions(foundationReplacement: ["ObjectRuntime"])
        let lowering = ModuleLowering(
            module: "Demo", imported: [objectRuntime, ModuleIndex(module: "UIKit", files: [framework])], options: options)
        let module = lowering.lower(app.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) })
        for file in module.files + [module.registration] { try write(file.name, file.text) }
        if let error = module.diagnostics.first(where: { $0.severity == .error }) { throw Failure(description: error.description) }
        let objects: [String] = try ["SimulatedSystem", "ObjectRuntime", "CVirtualTime"].flatMap { module in
            let build: URL = products.appendingPathComponent("\(module).build")
            return try FileManager.default.contentsOfDirectory(atPath: build.path).filter { $0.hasSuffix(".o") }.map { build.appendingPathComponent($0).path }
        }
        try compile(
            (module.files + [module.registration]).map(\.name)
                + [
                    "-o", "Demo", "-module-name", "Demo", "-swift-version", languageMode, "-suppress-warnings", "-I", ".", "-L", ".", "-lUIKit",
                    "-l_FoundationICU", "-lz",
                ] + runtime + objects)
        return try execute("\(folder.path)/Demo", [])
    }

    private func write(_ name: String, _ text: String) throws {
        try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }

    private func compile(_ arguments: [String]) throws {
        _ = try execute("/usr/bin/env", ["swiftc"] + arguments)
    }

    private func execute(_ path: String, _ arguments: [String]) throws -> String {
        // The compiler leaves folders behind where it keeps what is temporary.
        let program = CommandRunner(path, arguments, environment: .inheritedAdding(["TMPDIR": folder.path]), folder: folder)
        let (outcome, output, error) = try program.capture()
        guard outcome == .exited(0) else { throw Failure(description: output + error) }
        return output.trimmingCharacters(in: .newlines)
    }
}
