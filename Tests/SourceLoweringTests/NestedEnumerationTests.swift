@testable import SourceLowering
import Testing

@Suite("Enumerations of libraries that Objective-C has a name for")
struct NestedEnumerationTests {
    private func library(_ text: String) -> ModuleIndex {
        ModuleIndex(module: "Charts", files: [SourceFile(path: "Charts/Chart.swift", text: text)])
    }

    private func lowered(_ text: String, with library: ModuleIndex) -> String {
        body(module(["App/File.swift": "import Charts\n" + text], imported: [Samples.frameworks, library]).files[0]).split(separator: "\n").last.map(
            String.init) ?? ""
    }

    private static let chart = "open class ChartView: NSObject { @objc(ChartDrawOrder) public enum DrawOrder: Int { case bar, line } }"

    @Test(
        "are seen outside of their class too",
        arguments: [
            ("let a = [DrawOrder.bar.rawValue]", "let a = [ChartView.DrawOrder.bar.rawValue]"),
            ("let a: DrawOrder? = nil", "let a: ChartView.DrawOrder? = nil"),
            ("let a = ChartView.DrawOrder.bar", "let a = ChartView.DrawOrder.bar"),
            ("enum DrawOrder { case bar }; let a = DrawOrder.bar", "enum DrawOrder { case bar }; let a = DrawOrder.bar"),
            ("func f(DrawOrder: [Int]) { print(DrawOrder) }", "func f(DrawOrder: [Int]) { print(DrawOrder) }"),
        ])
    func outside(source: String, expected: String) {
        #expect(lowered(source, with: library(Self.chart)) == expected)
    }

    @Test("are not where Objective-C has no name for them, where several have the name, and in their own module")
    func elsewhere() {
        let plain = "open class ChartView: NSObject { public enum DrawOrder: Int { case bar } }"
        #expect(lowered("let a = DrawOrder.bar", with: library(plain)) == "let a = DrawOrder.bar")
        let two = Self.chart + "\nopen class PieView: NSObject { @objc(PieDrawOrder) public enum DrawOrder: Int { case bar } }"
        #expect(lowered("let a = DrawOrder.bar", with: library(two)) == "let a = DrawOrder.bar")
        let own = body(module(["App/File.swift": Self.chart + "\nlet a = DrawOrder.bar"]).files[0])
        #expect(own.hasSuffix("let a = DrawOrder.bar"))
    }
}
