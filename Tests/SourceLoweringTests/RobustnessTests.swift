import Foundation
import SourceLowering
import TestSupport
import Testing

@Suite("Any input")
struct RobustnessTests {
    @Test("Mutilated sources neither crash the lowering nor gain syntax errors", arguments: 0..<6)
    func mutations(seed: UInt64) {
        var random = SeededGenerator(seed &* 77 &+ 1)
        let sources = sampleApp.sorted { $0.key < $1.key }.map(\.value)
        for _ in 0..<25 {
            var bytes = Array(sources.randomElement(using: &random)!.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes, &random) }
            let text = String(decoding: bytes, as: UTF8.self)
            let file = lowered(text)
            let before = syntaxErrors(in: text).count
            if before == 0 {
                #expect(syntaxErrors(in: file.text).isEmpty, "\(text)")
            }
        }
    }

    private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        guard bytes.count > 2 else { return }
        let start = Int.random(in: 0..<bytes.count - 1, using: &random)
        let end = min(bytes.count, start + Int.random(in: 1...30, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0..<bytes.count, using: &random))
        case 2: bytes[start] = Array("{}()?!@#.:,\"\n ".utf8).randomElement(using: &random)!
        default:
            bytes.insert(
                contentsOf: Array(
                    ["@objc ", "#selector(", "optional ", "override ", "#if os(iOS)\n", "\n#endif\n", "as? NSError", "dynamic "].randomElement(using: &random)!
                        .utf8), at: start)
        }
    }

    @Test(
        "Empty, blank and foreign files come through",
        arguments: [
            "", "\n\n", "#!/usr/bin/swift\nprint(1)", "\u{FEFF}import UIKit", "let é = \"日本\" // ü\r\n", "}}}}", "@objc", "#selector()", "#if", "class",
            "extension", "catch let e as NSError",
        ])
    func oddities(text: String) {
        let file = lowered(text)
        #expect(file.text.utf8.count >= text.utf8.count)
    }

    @Test("Nothing stands behind a type that its author did not close: the compiler speaks of the author's text")
    func unclosed() {
        let text = "class A: UIViewController {\n    @objc func f() {\n        g(\n}\n"
        let module = ModuleLowering(module: "Demo", imported: [Samples.frameworks]).lower([SourceFile(path: "File.swift", text: text)])
        #expect(!module.files[0].text.contains("__qregister") && !module.registration.text.contains("__qregister_File"))
        let closed = ModuleLowering(module: "Demo", imported: [Samples.frameworks]).lower([SourceFile(path: "File.swift", text: text + ")}}\n")])
        #expect(closed.files[0].text.contains("__qregister"))
    }

    @Test("The index survives being stored")
    func storedIndex() throws {
        let data = try JSONEncoder().encode(Samples.frameworks)
        let index = try JSONDecoder().decode(ModuleIndex.self, from: data)
        #expect(index.types.map(\.name) == Samples.frameworks.types.map(\.name))
        #expect(lowered("let a = #selector(UIView.layoutSubviews)", imported: [index]).text.contains("o.layoutSubviews()"))
    }
}
