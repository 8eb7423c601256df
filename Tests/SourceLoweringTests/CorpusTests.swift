import Foundation
import SourceLowering
import Testing

/// Lowers every Swift file of real projects. Runs only where `QUINCE_LOWERING_CORPUS` names a folder; each folder in it is
/// lowered as one module.
@Suite("Real projects", .enabled(if: ProcessInfo.processInfo.environment["QUINCE_LOWERING_CORPUS"] != nil))
struct CorpusTests {
    @Test("Lowering introduces no syntax error")
    func corpus() throws {
        let root = ProcessInfo.processInfo.environment["QUINCE_LOWERING_CORPUS"] ?? ""
        for project in try FileManager.default.contentsOfDirectory(atPath: root).sorted() {
            let files = Self.swiftFiles(in: root + "/" + project)
            let start = ContinuousClock.now
            let module = ModuleLowering(module: "App", imported: [Samples.frameworks]).lower(files)
            let time = ContinuousClock.now - start
            var broken = 0
            for (source, lowered) in zip(files, module.files) {
                let before = syntaxErrors(in: source.text)
                let after = syntaxErrors(in: lowered.text)
                guard after.count > before.count else { continue }
                broken += 1
                Issue.record("\(source.path): \(after)")
                if let out = ProcessInfo.processInfo.environment["QUINCE_LOWERING_OUTPUT"] {
                    try lowered.text.write(toFile: "\(out)/\(lowered.name)", atomically: true, encoding: .utf8)
                }
            }
            let lines = files.reduce(0) { $0 + $1.text.utf8.count { $0 == UInt8(ascii: "\n") } }
            print("\(project): \(files.count) files, \(lines) lines, \(broken) broken, \(module.diagnostics.count) diagnostics, \(time)")
            for diagnostic in module.diagnostics { print("  \(diagnostic)") }
        }
    }

    static func swiftFiles(in folder: String) -> [SourceFile] {
        (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".swift") }.sorted()
            .compactMap { path in
                let full = folder + "/" + path
                return (try? String(contentsOfFile: full, encoding: .utf8)).map { SourceFile(path: full, text: $0) }
            }
    }
}
