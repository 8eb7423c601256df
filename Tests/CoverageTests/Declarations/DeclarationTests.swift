import Foundation
import TestSupport
import Testing

@Suite("Declarations") struct DeclarationTests {
    static let modules: [String] = ["UIKit", "QuartzCore", "CoreGraphics", "CoreImage", "CoreText"]
    /// Where Apple's declarations may stand here, besides the module of the same name.
    static let ownModules: [String] = modules + ["ObjectRuntime"]

    private static let folder: URL = Repository.behaviour("declarations")

    @Test("what is declared has Apple's signature")
    func signaturesAreApples() throws {
        let scratch = try TemporaryFolder()
        let graph = try SymbolGraph.ofThisBuild(modules: Self.ownModules, into: scratch.url)
        let table = try Self.table()
        let comparison = DeclarationComparison(table: table, graph: graph, canonical: CanonicalDeclaration(aliasesOf: graph))
        let known = try KnownDifferences(file: Self.folder.appendingPathComponent("differences.tsv"))

        for difference in comparison.different where known.reason(for: difference.fact) == nil {
            Issue.record(
                "\(difference.fact.path): Apple's is '\(difference.fact.declaration)', here is \(difference.here.map { "'\($0)'" }.joined(separator: ", "))")
        }
        for entry in known.entries where !comparison.different.contains(where: { entry.isAbout($0.fact) }) {
            Issue.record("\(entry.path) no longer differs: take its line out of docs/behaviour/declarations/differences.tsv")
        }

        let text: String = DeclarationReport(comparison: comparison, known: known, modules: Self.modules).text
        let file = Repository.root.appendingPathComponent("docs/declarations.md")
        if ProcessInfo.processInfo.environment["QUINCE_UPDATE_COVERAGE"] != nil { try text.write(to: file, atomically: true, encoding: .utf8) }
        #expect(
            try String(contentsOf: file, encoding: .utf8) == text,
            "docs/declarations.md is out of date; run QUINCE_UPDATE_COVERAGE=1 ./quince test --filter Declarations")
    }

    /// Reads the tables; where QUINCE_APPLE_SYMBOL_GRAPHS names a folder with `swift symbolgraph-extract`'s files for an SDK of Apple's, writes them first.
    private static func table() throws -> DeclarationTable {
        if let path = ProcessInfo.processInfo.environment["QUINCE_APPLE_SYMBOL_GRAPHS"] {
            for module in modules {
                let graph = try SymbolGraph(folder: URL(fileURLWithPath: path), modules: [module])
                let facts = DeclarationTable(module: module, graph: graph, canonical: CanonicalDeclaration(aliasesOf: graph))
                try facts.text.write(to: folder.appendingPathComponent("\(module).tsv"), atomically: true, encoding: .utf8)
            }
        }
        return try DeclarationTable(folder: folder, modules: modules)
    }

    @Test(
        "declarations that callers cannot tell apart are one text",
        arguments: [
            ("@MainActor convenience init(arrangedSubviews views: [UIView])", "init(arrangedSubviews: [UIView])"),
            ("init?(coder aDecoder: NSCoder)", "init?(coder: NSCoder)"),
            ("@MainActor weak var delegate: (any UITableViewDelegate)? { get set }", "var delegate: UITableViewDelegate? { get set }"),
            ("nonisolated static let zero: UIEdgeInsets", "static var zero: UIEdgeInsets { get }"),
            (
                "class func animate(withDuration duration: TimeInterval, animations: @escaping @MainActor () -> Void, completion: ((Bool) -> Void)? = nil)",
                "static func animate(withDuration: Double, animations: @escaping () -> (), completion: ((Bool) -> ())? = default)"
            ),
            (
                "func f<Cell>(_ type: Cell.Type, _ body: (_ cell: Cell) throws -> Void) rethrows -> Cell? where Cell : UIView",
                "func f(_: T0.Type, _: (T0) throws -> ()) throws -> T0?"
            ),
            ("optional func scrollViewDidScroll(_ scrollView: UIKit.UIScrollView)", "optional func scrollViewDidScroll(_: UIScrollView)"),
            (
                "case customView(configuration: UICellAccessory.CustomViewConfiguration)",
                "case customView(configuration: UICellAccessory.CustomViewConfiguration)"
            ),
            ("subscript(key: String) -> Any? { get set }", "subscript(key: String) -> Any? { get set }"),
            ("static func += (lhs: inout CGAffineTransform, rhs: CGFloat)", "static func +=(lhs: inout CGAffineTransform, rhs: CGFloat)"),
        ])
    func canonicalText(declaration: String, expected: String) {
        #expect(CanonicalDeclaration().text(of: declaration, isOpen: false) == expected)
    }

    @Test("a failing initialiser, a lost default and a lost setter are differences; a member of a superclass is none")
    func comparesDeclarations() throws {
        func fact(_ path: String, _ declaration: String) -> DeclarationTable.Fact { .init(module: "M", path: path, introduced: "", declaration: declaration) }
        let table = DeclarationTable(facts: [
            fact("V", "open class"), fact("V.init(coder:)", "init(coder: NSCoder)"), fact("V.f(_:)", "func f(_: Int = default)"),
            fact("V.frame", "var frame: CGRect { get set }"), fact("V.hidden", "var hidden: Bool { get set }"), fact("V", ": NSCoding"), fact("V", ": P"),
            fact("D.ask()", "optional func ask() -> Bool"), fact("W", "open class"),
        ])
        let comparison = DeclarationComparison(
            table: table,
            declarations: [
                "V": ["open class"], "V.init(coder:)": ["init?(coder: NSCoder)"], "V.f(_:)": ["func f(_: Int)"], "V.frame": ["var frame: CGRect { get }"],
                "Base.hidden": ["var hidden: Bool { get set }"], "D.ask()": ["func ask() throws -> Bool"],
            ],
            parents: ["V": ["Base"], "Base": ["NSCoding"]])
        #expect(comparison.different.map(\.fact.path) == ["V.init(coder:)", "V.f(_:)", "V.frame"])
        #expect(comparison.same.map(\.path) == ["V", "V.hidden", "V", "D.ask()"])
        #expect(comparison.missing.map(\.declaration) == [": P", "open class"])
    }
}
