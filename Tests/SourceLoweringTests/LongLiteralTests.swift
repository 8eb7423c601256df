import SourceLowering
import Testing

@Suite("Long array literals")
struct LongLiteralTests {
    private func lowered(_ declarations: String, element: String, count: Int, ending: String = "") -> String {
        let list: String = (0..<count).map { element + "(\($0))" }.joined(separator: ",\n")
        let text: String = declarations + "\nlet list = [\n" + list + ending + "\n]\n"
        return body(ModuleLowering(module: "Demo", imported: [Samples.frameworks]).lower([SourceFile(path: "File.swift", text: text)]).files[0])
    }

    @Test("values of the project's own types are added one after the other, each at its line")
    func split() {
        let text = lowered("struct Item { init(_ a: Int) {} }", element: "Item", count: 200)
        #expect(text.contains("let list = { () -> [Item] in var __elements: [Item] = []; __elements.append(\nItem(0)); __elements.append(\nItem(1));"))
        #expect(text.contains("\nItem(199)\n); return __elements }()"))
        #expect(lowered("class Item { init(_ a: Int) {} }", element: "Item", count: 200, ending: ",").contains("\nItem(199) \n); return __elements }()"))
    }

    @Test("short ones stay, and those of which the elements' type is not known to be the one that is named")
    func others() {
        let declarations: [String] = [
            "struct Item { init?(_ a: Int) {} }", "struct Item<T> { init(_ a: T) {} }", "struct Other {}", "func Item(_ a: Int) -> Int { a }",
        ]
        for declaration in declarations { #expect(!lowered(declaration, element: "Item", count: 300).contains("__elements"), "\(declaration)") }
        #expect(!lowered("struct Item { init(_ a: Int) {} }", element: "Item", count: 199).contains("__elements"))
        #expect(!lowered("struct Item { init(_ a: Int) throws {} }", element: "try Item", count: 200).contains("__elements"))
    }
}
