import Foundation
import ProcessControl
import Synchronization
import Testing
import XcodeProject

@testable import AppBuilder
@testable import SourceLowering

/// Reads and lowers every iOS target of the Xcode projects below the folder that `QUINCE_PROJECTS` names, and asks the compiler
/// whether a lowered file has syntax errors that the original has not.
///
/// Lowered files go to the folder `QUINCE_PROJECTS_OUTPUT`, when it is named.
@Suite("Public projects", .enabled(if: ProcessInfo.processInfo.environment["QUINCE_PROJECTS"] != nil))
struct PublicProjectTests {
    private struct Tally {
        var projects = 0, unreadable = 0, targets = 0, files = 0, lines = 0, diagnostics: [String] = []
    }

    @Test("reading and lowering introduce no syntax error")
    func syntax() throws {
        let environment = ProcessInfo.processInfo.environment
        let root = URL(fileURLWithPath: environment["QUINCE_PROJECTS"] ?? "")
        let frameworks = try Self.frameworks()
        for name in try FileManager.default.contentsOfDirectory(atPath: root.path).sorted() {
            var tally = Tally()
            let folder = root.appendingPathComponent(name)
            for project in Self.projects(below: folder) {
                tally.projects += 1
                do {
                    try lower(project, frameworks: frameworks, output: environment["QUINCE_PROJECTS_OUTPUT"], into: &tally)
                } catch {
                    tally.unreadable += 1
                    print("  \(project.path): \(error)")
                }
            }
            print(
                "\(name): \(tally.projects) projects (\(tally.unreadable) not readable), \(tally.targets) iOS targets, "
                    + "\(tally.files) files, \(tally.lines) lines, \(tally.diagnostics.count) diagnostics")
            for line in tally.diagnostics { print("  \(line)") }
        }
    }

    private static func frameworks() throws -> [ModuleIndex] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        return try FrameworkIndexes(runtime: Runtime(root: root, products: products)).read()
    }

    private static func projects(below folder: URL) -> [URL] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".xcodeproj") && !$0.contains("Pods") }.sorted().map { folder.appendingPathComponent($0) }
    }

    private func lower(_ url: URL, frameworks: [ModuleIndex], output: String?, into tally: inout Tally) throws {
        let project = try XcodeProjectReader(projectAt: url).read().addingPods()
        for target in project.targets where target.isForIOS {
            let sources = target.sources.filter { FileManager.default.fileExists(atPath: $0.path) }
            guard !sources.isEmpty else { continue }
            tally.targets += 1
            let module = BuildModule(name: target.moduleName, kind: .library, sources: sources, language: target.language)
            var lowering = PlanLowering(plan: BuildPlan(name: project.name, modules: [module]), frameworks: frameworks)
            let lowered = try lowering.lower(module)
            tally.diagnostics += lowering.diagnostics.map(\.description)
            tally.files += sources.count
            for source in sources {
                tally.lines += (try? String(contentsOf: source, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false).count) ?? 0
            }
            try compare(lowered, output: output.map { URL(fileURLWithPath: $0).appendingPathComponent("\(project.name)/\(target.moduleName)") })
        }
    }

    private func compare(_ lowered: [LoweredFile], output: URL?) throws {
        let folder = try TemporaryFolder()
        let place = output ?? folder.url
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        for file in lowered {
            let url = place.appendingPathComponent(file.name)
            try file.text.write(to: url, atomically: true, encoding: .utf8)
            let after = try Self.syntaxErrors(url.path)
            guard after > 0 else { continue }
            let before = try file.originalPath.map(Self.syntaxErrors) ?? 0
            #expect(after <= before, "\(file.originalPath ?? file.name), lowered as \(url.path)")
        }
    }

    private static func syntaxErrors(_ path: String) throws -> Int {
        let answer = try CommandRunner("swiftc", ["-frontend", "-parse", path]).capture()
        return answer.error.split(separator: "\n").count { $0.contains(": error: ") && $0.hasPrefix("/") }
    }
}
