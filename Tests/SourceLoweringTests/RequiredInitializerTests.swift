@testable import SourceLowering
import Testing

@Suite("Initialisers that the frameworks' classes ask of those below them")
struct RequiredInitializerTests {
    private static let framework = ModuleIndex(
        module: "UIKit",
        files: [
            SourceFile(
                path: "UIKit/Attributes.swift",
                text: """
                    open class UILayoutAttributes: NSObject { public override required init() { super.init() } }
                    open class UIPlain: NSObject { public override init() { super.init() } }
                    """)
        ])

    private func lowered(_ text: String) -> String {
        module(["App/File.swift": text], imported: [Samples.frameworks, Self.framework]).files[0].text
    }

    @Test(
        "an override of one that is asked for is one itself",
        arguments: [
            ("class A: UILayoutAttributes { override init() { super.init() } }", "class A: UILayoutAttributes { required init() { super.init() } "),
            ("open class A: UILayoutAttributes { override init() {} }", "public required init() {} "),
            ("open class A: UILayoutAttributes { public override init() {} }", "public required init() {} "),
            ("class A: UILayoutAttributes { private override init() {} }", "        required init() {} "),
            ("class A: UILayoutAttributes { required init() {} }", "{ required init() {} "),
            ("class A: UIPlain { override init() {} }", "{ override init() {} "),
        ])
    func overrides(source: String, expected: String) {
        #expect(lowered(source).contains(expected))
    }

    @Test("a class with other initialisers alone gets one, and a class below an app's own too")
    func generated() {
        let made = "required init() { preconditionFailure("
        #expect(lowered("class A: UILayoutAttributes { init(size: Int) { super.init() } }").contains(made))
        #expect(!lowered("class A: UILayoutAttributes { convenience init(size: Int) { self.init() } }").contains(made))
        #expect(!lowered("class A: UIPlain { init(size: Int) { super.init() } }").contains(made))
        let below = lowered("class A: UILayoutAttributes {}\nclass B: A { override init() { super.init() } }")
        #expect(below.contains("class B: A { required init()"))
    }
}
