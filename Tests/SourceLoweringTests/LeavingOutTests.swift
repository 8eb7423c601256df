import Foundation
@testable import SourceLowering
import Testing

/// What is left out of a text in which `§` stands before the place of a fault.
@Suite("What is left out")
struct LeavingOutTests {
    private func units(
        _ marked: String, fault: LeftOutFinder.Fault = .missing, needs: String = "Gone", placeholders: Set<String> = []
    ) -> [[LeftOutPart]] {
        let before = marked.split(separator: "§", omittingEmptySubsequences: false)[0]
        let line = before.split(separator: "\n", omittingEmptySubsequences: false).count
        let column = before.split(separator: "\n", omittingEmptySubsequences: false).last?.utf8.count ?? 0
        let finder = LeftOutFinder(text: marked.replacingOccurrences(of: "§", with: ""), placeholders: placeholders)
        return finder.units(at: SourcePosition(line: line, column: column + 1), fault: fault, needs: needs)
    }

    /// The text as it is lowered with the smallest unit left out, spaces at the ends of lines dropped.
    private func lowered(_ marked: String, fault: LeftOutFinder.Fault = .missing, placeholders: Set<String> = [], level: Int = 0) -> String {
        let parts = units(marked, fault: fault, placeholders: placeholders)[level]
        let file = SourceFile(path: "A.swift", text: marked.replacingOccurrences(of: "§", with: ""), leftOut: parts)
        let result = ModuleLowering(module: "Demo", imported: [Samples.frameworks]).lower([file])
        return body(result.files[0]).replacingOccurrences(of: "import QuinceLeftOut; ", with: "").split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
    }

    @Test("An import of a module that is not there goes before anything is compiled")
    func imports() {
        let result = module(["A.swift": "import UIKit\nimport MapKit\n#if canImport(Other)\nimport Other\n#endif\nlet a = 1"])
        // Who imports a framework sees what it is made of.
        #expect(body(result.files[0]).contains("import UIKit\nimport ObjectRuntime; import CoreGraphics; import UIKit"))
        #expect(result.leftOut["A.swift"]?.map(\.needs) == ["MapKit"])
        #expect(result.leftOut["A.swift"]?.first?.position == SourcePosition(line: 2, column: 1))
        #expect(module(["A.swift": "import UIKit\nimport os.log\nimport Darwin.C"]).leftOut["A.swift"] == [])
    }

    @Test("A statement goes, the rest of its function stays, and the place is told when it is come to")
    func statements() {
        #expect(
            lowered("func f() {\n    a()\n    §Gone.b(1,\n        2)\n    c()\n}")
                == "func f() {\n    a()\n    ObjCRuntime.leftOut(\"Gone\")\n\n    c()\n}")
        #expect(lowered("func f() { if §Gone.x { a() }; b() }") == "func f() { ObjCRuntime.leftOut(\"Gone\"); b() }")
        #expect(lowered("func f() { animate { self.view.§gone() } }") == "func f() { animate { ObjCRuntime.leftOut(\"Gone\") } }")
    }

    @Test("What uses a local value that is left out goes with it")
    func locals() {
        #expect(
            lowered("func f() {\n    let map = §Gone()\n    map.x = 1\n    let y = map.z\n    print(y)\n    g(z)\n}")
                == "func f() {\n" + String(repeating: "    ObjCRuntime.leftOut(\"Gone\")\n", count: 4) + "    g(z)\n}")
        let guarded = lowered("func f() {\n    guard let m = §Gone() else { return }\n    if a {\n        m.go()\n        b()\n    }\n}")
        #expect(guarded.hasSuffix("if a {\n        ObjCRuntime.leftOut(\"Gone\")\n        b()\n    }\n}"))
        // A value that the function returns takes the whole body.
        #expect(units("func f() -> Int {\n    let m = §Gone()\n    a()\n    return m.x\n}")[0].map(\.kind) == [.body])
    }

    @Test("A method that sets up an object that is just being made leaves object and closure")
    func objectsBeingSetUp() {
        #expect(lowered("let a = UILabel().§then { $0.text = \"A\" }") == "let a = LeftOutValue.setUp(UILabel(), \"Gone\") { $0.text = \"A\" }")
        #expect(
            lowered("let a = UIButton(type: .system)\n    .§then { button in\n        button.hide()\n    }").hasPrefix(
                "let a = LeftOutValue.setUp(UIButton(type: .system), \"Gone\")\n"))
        // What gives a value, or is called on what is there already, is something else.
        for other in [
            "UILabel().§map { $0.text }", "UILabel().§map { return $0.go() }", "label.§then { $0.text = \"A\" }", "UILabel().§then(1) { $0.text = \"A\" }",
            "UILabel().§then { go() }",
        ] {
            #expect(!units("let a = \(other)").contains { $0.first?.kind == .call })
        }
    }

    @Test("Of several ways out of a function, the one that is at fault goes alone")
    func waysOut() {
        #expect(
            lowered("func f() -> Int {\n    if a { return §Gone.x }\n    return 1\n}")
                == "func f() -> Int {\n    if a { return LeftOutValue.make(\"Gone\") }\n    return 1\n}")
        #expect(
            lowered("func f() -> Int? {\n    if a {\n        return §Gone.x\n    }\n    return 1\n}")
                == "func f() -> Int? {\n    if a {\n        ObjCRuntime.leftOut(\"Gone\"); return nil\n    }\n    return 1\n}")
        #expect(units("func f() -> Int {\n    if a { return §Gone.x }\n    return 1\n}").map { $0[0].kind } == [.statement, .body, .member])
    }

    @Test("A property whose type is written stays without the value it begins with, where that can wait or something stands for it")
    func values() {
        #expect(lowered("class A { lazy var x: P = { B(§gone) }() }") == "class A { lazy var x: P = LeftOutValue.make(\"Gone\") }")
        #expect(lowered("class A { static let x: P = §Gone() }") == "class A { static let x: P = LeftOutValue.make(\"Gone\") }")
        #expect(lowered("let x: P = §Gone()") == "let x: P = LeftOutValue.make(\"Gone\")")
        #expect(lowered("class A { let x: P? = §Gone() }").hasPrefix("class A { let x: P? = nil"))
        #expect(lowered("class A { let x: [Int] = §Gone() }").hasPrefix("class A { let x: [Int] = LeftOutValue.make(\"Gone\")"))
        #expect(units("class A { let x: P = §Gone() }").map { $0[0].kind } == [.member, .type])
        #expect(units("class A { lazy var x = §Gone() }").map { $0[0].kind } == [.member, .type])
        #expect(units("class A { lazy var x: §Gone = B() }").map { $0[0].kind } == [.member, .type])
        // A local one goes with what uses it.
        #expect(units("func f() { let x: P? = §Gone() }")[0][0].kind == .statement)
    }

    @Test(
        "A body that may give nil gives nil, one that may throw throws; else the runtime knows what stands for a value of the type, and of an initialiser nothing does"
    )
    func bodies() {
        #expect(lowered("func f() -> Int {\n    return §Gone.x\n}") == "func f() -> Int { return LeftOutValue.make(\"Gone\") }\n\n".trimmed + "\n\n")
        #expect(lowered("func f() -> Int? { §Gone.x }") == "func f() -> Int? { ObjCRuntime.leftOut(\"Gone\"); return nil }")
        #expect(lowered("var x: Int? { §Gone.x }") == "var x: Int? { ObjCRuntime.leftOut(\"Gone\"); return nil }")
        #expect(lowered("var x: Int { get { §Gone.x } set { a() } }") == "var x: Int { get { return LeftOutValue.make(\"Gone\") } set { a() } }")
        #expect(lowered("func f() throws -> Int { return §Gone.x }") == "func f() throws -> Int { throw LeftOutError(\"Gone\") }")
        #expect(lowered("func f() throws(E) -> Int { return §Gone.x }") == "func f() throws(E) -> Int { return LeftOutValue.make(\"Gone\") }")
        #expect(lowered("func f() -> some P { return §Gone.x }") == "func f() -> some P { ObjCRuntime.endLeftOut(\"Gone\") }")
        #expect(lowered("struct S { init() { self.a = 1§ } }", fault: .initialization) == "struct S { init() { ObjCRuntime.endLeftOut(\"Gone\") } }")
        #expect(lowered("func f() { list.map { §Gone($0) } }") == "func f() { ObjCRuntime.leftOut(\"Gone\") }")
    }

    @Test("A signature takes its member, an inherited name only itself, an override only its word")
    func declarations() {
        #expect(lowered("struct S {\n    func f(_ a: §Gone) {}\n    var b = 1\n}") == "struct S {\n\n    var b = 1\n}")
        #expect(lowered("struct S: A, §Gone, B {}") == "struct S: A, Any , B {}")
        #expect(lowered("struct S: A, §Gone {}") == "struct S: A, Any  {}")
        #expect(lowered("struct S: §Gone {}") == "struct S       {}")
        #expect(lowered("extension §Gone {\n    func f() {}\n}\nlet a = 1") == "\n\n\nlet a = 1")
        #expect(lowered("@§gone func f() {}") == "      func f() {}")
        #expect(units("struct S { @§gone var x = 1 }")[0].map(\.kind) == [.member])
        #expect(units("final class C: UIView {\n    override func §go() {}\n}", fault: .override)[0].map(\.kind) == [.override])
        #expect(units("final §class C: A, P {}", fault: .conformance("P"))[0].map(\.range) == [18..<19])
        #expect(units("enum E { case a(§Gone), b }")[0].map(\.names) == [["a", "b"]])
    }

    @Test("Of several inherited names any may go, those at the end and all of them too")
    func severalConformances() {
        func text(_ source: String, without needs: [(before: String, name: String)]) -> String {
            let finder = LeftOutFinder(text: source, placeholders: [])
            let parts: [LeftOutPart] = needs.flatMap {
                finder.units(at: SourcePosition(line: 1, column: $0.before.utf8.count + 1), fault: .missing, needs: $0.name)[0]
            }
            return LeftOutEdits.apply(parts, to: source).text
        }
        #expect(
            text("class C: Base, Gone, Lost {}", without: [("class C: Base, ", "Gone"), ("class C: Base, Gone, ", "Lost")]) == "class C: Base, Any , Any  {}")
        #expect(text("extension C: Gone, Lost {}", without: [("extension C: ", "Gone"), ("extension C: Gone, ", "Lost")]) == "extension C: Any , Any  {}")
    }

    @Test("A case whose value is not there goes, and a placeholder does without an argument")
    func casesAndArguments() {
        #expect(units("func f() {\n    switch x {\n    case .§gone: a()\n    default: b()\n    }\n}")[0].map(\.kind) == [.switchCase])
        #expect(lowered("func f() { g(Host(root: §Gone())) }", placeholders: ["Host"]) == "func f() { g(Host(root: nil   )) }")
    }

    @Test("Of a list in brackets the element that is at fault goes alone, but not the only one")
    func elements() {
        #expect(lowered("func f() -> [Int] { [1, §Gone.x, 3] }") == "func f() -> [Int] { [1,         3] }")
        #expect(lowered("let a = [\n    b,\n    §Gone.x\n]") == "let a = [\n    b\n\n]")
        #expect(lowered("let a = [\"x\": b, \"y\": §Gone.x]") == "let a = [\"x\": b             ]")
        #expect(units("let a = [§Gone.x]")[0].map(\.kind) == [.member])
        #expect(units("let a = [b { §Gone.x() }, c]").map { $0[0].kind } == [.statement, .element, .member])
    }

    @Test("A stored property that an initialiser leaves without a value is found by its name")
    func properties() {
        let finder = LeftOutFinder(
            text: "final class A {\n    let b = 1\n    var model: M\n    init() {\n        c()\n    }\n}\nextension A {\n    func d() {}\n}")
        func property(_ name: String, line: Int) -> LeftOutPart? { finder.storedProperty(named: name, at: SourcePosition(line: line, column: 5), needs: "M") }
        #expect(property("model", line: 6)?.position == SourcePosition(line: 3, column: 5))
        #expect(property("model", line: 6)?.names == ["model"])
        #expect(property("other", line: 6) == nil)
        #expect(property("model", line: 9) == nil)
    }

    @Test("A unit that is not enough is followed by the one around it, but never by the type in which the app begins")
    func escalation() {
        let kinds = units("class C {\n    func f() {\n        if a {\n            §Gone.b()\n        }\n    }\n}").map { $0[0].kind }
        #expect(kinds == [.statement, .statement, .body, .member, .type])
        #expect(units("@main class C {\n    func f() {\n        §Gone.b()\n    }\n}").map { $0[0].kind } == [.statement, .body, .member])
        #expect(units("@main class §C {}").isEmpty)
    }

    @Test("A test that needs what is not there is skipped")
    func tests() {
        let skipped = lowered("import XCTest\nfinal class T: XCTestCase {\n    func testA() {\n        §Gone.b()\n    }\n}")
        #expect(skipped.contains("func testA()  throws { throw XCTSkip(\"needs Gone\") }"))
        #expect(lowered("@Test func a() throws { §Gone.b() }").contains("func a() throws { try Test.cancel(\"needs Gone\") }"))
    }

    @Test("A file with a value that stands for one imports what has it")
    func importsOfValues() {
        let marked = "import UIKit\nfunc f() -> Int { return §Gone.x }"
        let parts = units(marked)[0]
        func text(_ source: String, _ parts: [LeftOutPart]) -> String {
            let file = SourceFile(path: "A.swift", text: source, leftOut: parts)
            return ModuleLowering(module: "Demo", imported: [Samples.frameworks]).lower([file]).files[0].text
        }
        #expect(text(marked.replacingOccurrences(of: "§", with: ""), parts).contains("import UIKit; import QuinceLeftOut"))
        #expect(text("func f() -> Int { return Gone.x }", units("func f() -> Int { return §Gone.x }")[0]).contains("import QuinceLeftOut; func f() -> Int"))
    }

    @Test("Columns behind a longer replacement are led back to the author's")
    func columns() throws {
        let text = "func f() { a(); bcd() }"
        let parts = units("func f() { §a(); bcd() }")[0]
        let file = ModuleLowering(module: "Demo").lower([SourceFile(path: "A.swift", text: text, leftOut: parts)]).files[0]
        let line = try #require(file.text.split(separator: "\n").first { $0.contains("bcd") })
        let column = try #require(line.firstRange(of: "bcd")).lowerBound.utf16Offset(in: line) + 1
        #expect(column != 17 && file.columns.originalColumn(line: 1, column: column) == 17)
    }
}

extension String {
    fileprivate var trimmed: String { String(reversed().drop { $0 == "\n" }.reversed()) }
}
