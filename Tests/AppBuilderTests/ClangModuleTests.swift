import Foundation
import Testing
import XcodeProject

@testable import AppBuilder

@Suite("Sources in C beside those in Swift")
struct ClangModuleTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A pod that wraps a library in C: a module map above its sources, headers in a folder of their own.
    private func pod(imports: String = "mark") throws -> Target {
        try folder.write("import Foundation\nimport \(imports)\n", to: "Pod/Mark.swift")
        try folder.write("module mark [system] {\n    header \"include/mark.h\"\n    export *\n}\n", to: "Pod/mark/module.modulemap")
        try folder.write("int mark(void);\n", to: "Pod/mark/include/mark.h")
        try folder.write("#include <mark.h>\nint mark(void) { return 1; }\n", to: "Pod/mark/src/mark.c")
        try folder.write("int main(void) { return 0; }\n", to: "Pod/mark/src/program.c")
        try folder.write("int other(void) { return 2; }\n", to: "Pod/other/other.c")
        let foreign = ["Pod/mark/src/mark.c", "Pod/other/other.c"].map { UnsupportedFile(url: folder.url.appendingPathComponent($0), reason: .cFamily) }
        return Target(
            name: "Mark", moduleName: "Mark", kind: .framework, sources: [folder.url.appendingPathComponent("Pod/Mark.swift")], unsupportedFiles: foreign)
    }

    private func plan(_ pod: Target) throws -> BuildPlan {
        try folder.write("import UIKit\nimport Mark\n", to: "App/App.swift")
        let app = Target(
            name: "Demo", moduleName: "Demo", kind: .application, sources: [folder.url.appendingPathComponent("App/App.swift")], targetDependencies: ["Mark"])
        var planner = BuildPlanner()
        return try planner.plan(application: app, in: Project(name: "Demo", folder: folder.url, targets: [pod, app]))
    }

    @Test("sources below a module map that the target imports are built as that module, the target's own files of them alone")
    func built() throws {
        let plan = try plan(pod())
        #expect(plan.modules.map(\.name) == ["mark", "Mark", "Demo"])
        #expect(plan.module(named: "Mark")?.moduleDependencies == ["mark"])
        #expect(plan.leftOut.map(\.declaration) == ["other.c"])
        let manifest = ManifestWriter(plan: plan, linkerFlags: []).text()
        #expect(manifest.contains("sources: [\"src/mark.c\"]"))
        #expect(manifest.contains("publicHeadersPath: \".\""))
        #expect(manifest.contains(".headerSearchPath(\"include\")"))
    }

    @Test("whoever imports such a module finds the headers that its headers include, also by way of another module")
    func headers() throws {
        let plan = try plan(pod())
        let include = folder.url.appendingPathComponent("Pod/mark/include").standardizedFileURL.path
        for name in ["Mark", "Demo"] {
            let module = try #require(plan.module(named: name))
            #expect(plan.headerFolders(for: module) == [include])
        }
    }

    @Test("a module that nothing imports, and one of a name that is here already, are left out as before")
    func leftOut() throws {
        #expect(try plan(pod(imports: "UIKit")).leftOut.map(\.declaration).sorted() == ["mark.c", "other.c"])
        let own = try pod()
        try folder.write("module Mark {\n    header \"include/mark.h\"\n}\n", to: "Pod/mark/module.modulemap")
        try folder.write("import Mark\n", to: "Pod/Mark.swift")
        #expect(try plan(own).modules.map(\.name) == ["Mark", "Demo"])
    }

    @Test("where such a module does not compile, the target does without")
    func broken() throws {
        var plan = try plan(pod())
        let file = folder.url.appendingPathComponent("Pod/mark/src/mark.c").standardizedFileURL.path
        let broken = plan.brokenLibraries(by: [
            Diagnostic(file: file, line: 1, column: 1, severity: .error, message: "'Foundation/Foundation.h' file not found")
        ])
        #expect(broken.map(\.name) == ["mark"])
        plan.leaveOut(broken)
        #expect(plan.module(named: "Mark")?.moduleDependencies == [])
        #expect(plan.leftOut.contains { $0.kind == "library" })
    }
}
