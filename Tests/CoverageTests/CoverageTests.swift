import Foundation
import TestSupport
import Testing

@Suite("Coverage") struct CoverageTests {
    @Test("the coverage table says what the sources declare")
    func tableIsCurrent() throws {
        let modules: [String] = ["UIKit", "QuartzCore", "CoreImage", "CoreGraphics", "CoreText", "ObjectRuntime", "QuinceOSLog"]
        let names = try DeclaredNames(folders: modules.map { Repository.root.appendingPathComponent("Sources/\($0)") })
        let list = Repository.fixture("api-frequency.tsv")
        let answers = Repository.root.appendingPathComponent("docs/answers-only.tsv")
        let table = CoverageTable(
            frequency: try String(contentsOf: list, encoding: .utf8), answers: try String(contentsOf: answers, encoding: .utf8), names: names)
        for entry in table.answers {
            let isDeclared = names.types.contains(entry.name) || names.globals.contains(entry.name) || names.members.contains(entry.name)
            #expect(isDeclared, "docs/answers-only.tsv lists \(entry.name), which nothing declares")
        }
        let frameworks = FrameworkTable(folder: Repository.root.appendingPathComponent("Sources/Frameworks"))
        let text: String = try table.text + frameworks.text()
        let file = Repository.root.appendingPathComponent("docs/coverage.md")
        if ProcessInfo.processInfo.environment["QUINCE_UPDATE_COVERAGE"] != nil {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let written = try String(contentsOf: file, encoding: .utf8)
        #expect(written == text, "docs/coverage.md is out of date; run QUINCE_UPDATE_COVERAGE=1 ./quince test --filter Coverage")
    }

    @Test("every framework beside UIKit has a line that says what it does here")
    func frameworksAreDescribed() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Repository.root.appendingPathComponent("Sources/Frameworks").path)
        #expect(Set(folders.filter { !$0.hasPrefix(".") }) == Set(FrameworkTable.notes.keys))
    }

    @Test("names are found in classes, extensions and protocols, and private ones are not")
    func collectsPublicNames() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("coverage-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = """
            open class A { public struct B {}; public func f(_ x: Int, for y: Int) {}; func hidden() {}; public var p = 0 }
            public protocol P { func q(in x: Int) }
            extension A { public enum E { case one, two } }
            class Internal { public func never() {} }
            """
        try source.write(to: folder.appendingPathComponent("a.swift"), atomically: true, encoding: .utf8)
        let names = try DeclaredNames(folders: [folder])
        #expect(names.qualifiedTypes.isSuperset(of: ["A", "A.B", "P", "A.E"]))
        #expect(names.signatures.isSuperset(of: ["f(_:for:)", "q(in:)"]))
        #expect(names.members.isSuperset(of: ["p", "one", "two"]))
        #expect(!names.members.contains("hidden") && !names.members.contains("never"))
    }
}
