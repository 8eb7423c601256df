import SourceLowering
import Testing

@Suite("Initialisers that apps add to the frameworks' classes")
struct InitializerTests {
    private func lowered(_ text: String) -> String {
        body(ModuleLowering(module: "Demo", imported: [Samples.frameworks]).lower([SourceFile(path: "File.swift", text: text)]).files[0])
    }

    @Test("what they store after they delegated goes by the setters, which hear of it as Objective-C's do")
    func stores() {
        #expect(
            lowered("extension UIView { convenience init(dim: Bool) { self.init(frame: .zero); alpha = 0; if dim { return }; hide() } }").contains(
                "{ self.init(frame: .zero); func __finish() { alpha = 0; if dim { return }; hide() }; __finish() }"))
    }

    @Test(
        "one that can fail or throw afterwards, stores nothing, or is a class's own stays",
        arguments: [
            "extension UIView { convenience init?(dim: Bool) { self.init(frame: .zero); alpha = 0; if dim { return nil } } }",
            "extension UIView { convenience init(dim: Bool) throws { self.init(frame: .zero); alpha = 0; try check() } }",
            "extension UIView { convenience init(dim: Bool) { self.init(frame: .zero); hide() } }",
            "extension UIView { convenience init(dim: Bool) { self.init(frame: .zero) } }",
            "class Card: UIView { var big = false { didSet { grow() } }; convenience init(dim: Bool) { self.init(frame: .zero); big = true } }",
            "extension Card { convenience init(dim: Bool) { self.init(frame: .zero); big = true } }; class Card: UIView { var big = false }",
        ])
    func others(text: String) { #expect(!lowered(text).contains("__finish")) }

    @Test("A static property without a value runs what it is set to when it is first read, and not while that runs")
    func onceOnly() {
        let text =
            lowered(
                """
                class Bar: UIView {
                    private static var prepared: Void = prepare()
                    static let also: () = { prepare() }()
                    static var number: Int = 3
                    class func prepare() { appearance() }
                }
                """)
        #expect(text.contains("private static var prepared: Void { get { ObjCRuntime.once(\"Demo.Bar.prepared\") { let _: Void = prepare() } } set {} }"))
        #expect(text.contains("static var also: () { get { ObjCRuntime.once(\"Demo.Bar.also\") { let _: Void = { prepare() }() } } }"))
        #expect(text.contains("static var number: Int = 3"))
    }

    @Test("A test case that is made without a name gets one, where it has no initialiser of its own")
    func testCases() {
        let text =
            lowered(
                """
                class Helper: XCTestCase { var kept: Int? }
                class Own: XCTestCase { init() { super.init(name: "own", testClosure: { _ in }) } }
                func f() { g(Helper(), Own(), Other()) }
                """)
        #expect(text.contains(#"g(Helper(name: "", testClosure: { _ in }), Own(), Other())"#))
    }

    @Test("A protocol that asks for init() and is given to a framework's class has it in an extension; the module's own types conform to one that still asks")
    func requirementsOfFrameworks() {
        let source = "protocol Makeable: AnyObject { init() }; extension NSObject: Makeable {}; class Plain: Makeable { required init() {} }"
        let text = ModuleLowering(module: "Demo", imported: [Samples.frameworks]).lower([SourceFile(path: "File.swift", text: source)]).files[0].text
        #expect(text.contains(/protocol Makeable: Any\s+\{\s+\}/) && text.contains("extension NSObject: Makeable {}"))
        #expect(text.contains("class Plain: __MakeableMade {") && text.contains("protocol __MakeableMade: Makeable { init() }"))
        #expect(text.contains("ObjCRuntime.made(Self.self)"))
    }

    @Test("A class that has init() from a framework's class, for a protocol that asks for it, gets a required one")
    func inheritedInitializers() {
        func text(_ source: String) -> String {
            let source = "protocol Reusable: NSObjectProtocol { init() }; protocol Named: Reusable {}; protocol Plain {}; " + source
            return ModuleLowering(module: "Demo", imported: [Samples.frameworks]).lower([SourceFile(path: "File.swift", text: source)]).files[0].text
        }
        #expect(text("class Card: UIView, Named {}").contains("required convenience init() { self.init(frame: .zero) }"))
        #expect(
            text("public class Page: UIViewController, Reusable {}").contains("public required convenience init() { self.init(nibName: nil, bundle: nil) }"))
        #expect(text("class Row: UITableViewCell {}; extension Row: Reusable {}").contains("required convenience init() { self.init(style: .default"))
        #expect(text("class Model: NSObject, Reusable {}").contains("required override init() { super.init() }"))
        for other in [
            "final class Card: UIView, Reusable {}", "class Card: UIView, Plain {}",
            "class Card: UIView, Reusable { required init() { super.init(frame: .zero) } }",
            "class Card: Reusable { required init() {} }", "class Base: UIView { required init() { super.init(frame: .zero) } }; class Card: Base, Reusable {}",
        ] {
            #expect(!text(other).contains("required convenience init") && !text(other).contains("required override init"), "\(other)")
        }
    }

    @Test("Initialisers that a library's extension adds to a framework's class are not a module's that does not import it")
    func initializersOfLibraries() {
        let library = SourceFile(path: "Library.swift", text: "extension UIView { public convenience init(forAutoLayout: ()) { self.init() } }")
        let text =
            ModuleLowering(module: "Demo", imported: [Samples.frameworks, ModuleIndex(module: "PureLayout", files: [library])])
            .lower([SourceFile(path: "File.swift", text: "class Card: UIView {}")]).files[0].text
        #expect(text.contains("initWithFrame:") && !text.contains("forAutoLayout"))
    }

    @Test(
        "Other protocols that ask for initialisers stay as they are",
        arguments: [
            "protocol Makeable: AnyObject { init() }; class Plain: Makeable { required init() {} }; extension Plain: Makeable {}",
            "protocol Makeable { init(name: String) }; extension NSObject: Makeable {}",
            "protocol Named {}; extension NSObject: Named {}",
        ])
    func otherRequirements(text: String) { #expect(!lowered(text).contains("Made")) }
}
