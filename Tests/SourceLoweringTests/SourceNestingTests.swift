import Testing

@testable import SourceLowering

@Suite("Sources nested without end")
struct SourceNestingTests {
    fileprivate static let constructs: [(name: String, start: String, part: String, end: String)] = [
        ("#if", "", "#if A\n", ""), ("braces", "", "{", ""), ("parentheses", "let a = ", "(", ""), ("square brackets", "let a = ", "[", ""),
        ("members", "let a = x", ".y", ""), ("members by line", "let a = x", "\n    .y", ""), ("calls", "let a = x", "()", ""),
        ("subscripts", "let a = x", "[0]", ""),
        ("unwrapping", "let a = x", "!", ""), ("optionals", "let a: A", "?", ""), ("function types", "let a: ", "A -> ", "A"),
        ("function types by line", "let a: ", "A ->\n", "A"), ("generics", "let a: ", "A<", "B"), ("generics by line", "let a: ", "A<B,\n", "B"),
        ("try", "let a = ", "try ", "x"), ("try by line", "let a = ", "try\n", "x"), ("choices", "let a = ", "x ? y : ", "z"),
        ("choices by line", "let a = ", "x ? y\n : ", "z"), ("branches", "", "if x {} else ", "{}"), ("branches by line", "", "if x {\n x()\n}\nelse ", "{}"),
        ("texts in texts", "let a = ", "\"\\(", ""), ("raw texts", "let a = ", "#\"\\#(", ""), ("patterns", "if case ", "let ", "x = y {}"),
        ("repeat", "let a = ", "repeat ", "x"),
    ]

    @Test("each construct is refused where it nests by ten thousands, with its line", arguments: 0..<24)
    func endless(index: Int) throws {
        let (name, start, part, end) = Self.constructs[index]
        let module = module(["Deep.swift": "// first\n" + start + String(repeating: part, count: 20_000) + end, "Fine.swift": "class Fine {}"])
        let errors = module.diagnostics.filter { $0.severity == .error }
        #expect(errors.count == 1, "\(name)")
        #expect(errors.first?.path == "Deep.swift")
        #expect(errors.first?.line ?? 0 >= 2)
        #expect(module.files.count == 2)
    }

    @Test(
        "what nests as deeply as anybody writes is read, and repeating is not nesting",
        arguments: [
            String(repeating: "let a: [[Int]] = [[1, 2], [3]]\n", count: 2000), String(repeating: "func f() -> Int { x.y.z().w! }\n", count: 2000),
            "let a = [\n" + String(repeating: "    b ? c.d : e,\n", count: 3000) + "]", "let a = [" + String(repeating: "[1, [2]], ", count: 3000) + "]",
            String(repeating: "if a { b() } else if c { d() } else { e() }\n", count: 3000), "let a = x" + String(repeating: "\n    .map { $0 }", count: 200),
            String(repeating: "#if A\nlet a = 1\n#else\nlet a = 2\n#endif\n", count: 2000),
            "let t = \"\"\"\n" + String(repeating: "((([[[{{{\n", count: 500) + "\"\"\"",
            String(repeating: "let s = \"[[[[[[[[[[[[[[[[[[[[[[((((\" // ((((((((\n", count: 500), "/*" + String(repeating: "/* {{{ */", count: 500) + "*/",
            String(repeating: "let s = #\"[[[\"(((\"#\n", count: 500), String(repeating: "let g: Set<Array<Int>> = []; if a<b { c() }\n", count: 3000),
            "let a = " + String(repeating: "{ ", count: 60) + String(repeating: "}", count: 60), "]})", "\"\\", "/*", "\"\"\"", "#", "`",
        ])
    func usual(text: String) {
        #expect(SourceNesting.problem(in: text) == nil)
    }

    @Test("square brackets in square brackets, which the parser reads again and again, have a limit of their own")
    func squareBrackets() {
        #expect(SourceNesting.problem(in: "let a = " + String(repeating: "[", count: 30))?.message.contains("square brackets") == true)
        #expect(SourceNesting.problem(in: String(repeating: "let a = [[[[[[[[1]]]]]]]]\n", count: 1000)) == nil)
    }

    @Test("brackets that close nothing, at each of which the parser looks through the rest, have a limit")
    func strayClosings() {
        #expect(
            SourceNesting.problem(in: "class A { func f() " + String(repeating: "dexPath: IndexPath) -> Cell n", count: 900))?.message.contains("never opened")
                == true)
        #expect(SourceNesting.problem(in: String(repeating: "f())\n", count: 300)) == nil)
    }

    @Test("a source of many megabytes is refused")
    func size() {
        #expect(SourceNesting.problem(in: String(repeating: "//\n", count: 2 << 20))?.message.contains("4 MB") == true)
    }
}
