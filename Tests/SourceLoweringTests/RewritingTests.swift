import SourceLowering
import Testing

@Suite("What the lowering makes of each construct")
struct RewritingTests {
    @Test(
        "Attributes vanish without moving anything",
        arguments: [
            ("class A: NSObject { @objc func f() {} }", "class A: NSObject {       func f() {} "),
            ("@objcMembers class A: NSObject {}", "             class A: NSObject {"),
            ("@UIApplicationMain class A: NSObject {}", "@main              class A: NSObject {"),
            ("class A: UIView { @IBOutlet weak var b: UIView! }", "class A: UIView {           weak var b: UIView! "),
        ])
    func attributes(source: String, expected: String) {
        #expect(body(lowered(source)).hasPrefix(expected))
    }

    @Test("An open member that an extension adds to a framework's class is public; one of the module's own class stays")
    func openMembers() {
        let text = body(lowered("extension UIView { open func grow() {}; open var size: Int { 0 } }; open class Card: UIView { open func turn() {} }"))
        #expect(!text.contains("open func grow") && text.contains("public func grow()") && text.contains("public var size: Int { 0 }"))
        #expect(text.contains("open class Card: UIView { open func turn()"))
    }

    @Test("Code for a later version of iOS than everything here stands for goes the other way")
    func laterVersions() {
        let text = body(
            lowered(
                """
                func f(_ view: UIView?) -> Int {
                    if let view, #available(iOS 26.0, *), view.isNew {
                        view.effect = New()
                    } else if #available(iOS 13, *) { return 1 } else { return 2 }
                    guard #available(iOS 18, *), let view else { return 3 }
                    view.later()
                    return 4
                }
                let a = { if #unavailable(iOS 18) { old() } else { New() } }
                """)
        ).replacing(/[ ]+\n/, with: "\n")
        #expect(
            text.contains("if let view, ObjCRuntime.isLaterSystem { Swift.fatalError() }\n\n      else if #available(iOS 13, *) { return 1 } else { return 2 }")
        )
        #expect(text.contains("    do { return 3 }\n\n\n"))
        #expect(text.contains("let a = { if !ObjCRuntime.isLaterSystem { old() } else { Swift.fatalError() } }"))
        #expect(!text.contains("New()") && !text.contains("return 4"))
    }

    @Test("Initialisers that Foundation's classes inherit on Apple's systems alone are stood in for")
    func inheritedInitialisers() {
        #expect(body(lowered("let a = ProcessInfo().processName")).contains("let a = ProcessInfo.processInfo.processName"))
        #expect(
            body(lowered("let answer = HTTPURLResponse(url: u, mimeType: nil, expectedContentLength: 1, textEncodingName: nil)"))
                .contains("let answer = ObjCRuntime.httpResponse(url: u, mimeType: nil"))
        #expect(body(lowered("func f(_ text: NSMutableString = NSMutableString()) {}")).contains("= NSMutableString(capacity: 0)) {}"))
        #expect(body(lowered("extension E: @retroactive Error {}")).contains("extension E:              Error {}"))
    }

    @Test("A preview becomes a type that makes it and is registered; those of files about SwiftUI go")
    func previews() {
        let file = lowered("import UIKit\n#Preview(\"Cell\", traits: .sizeThatFitsLayout) {\n    Cell()\n}")
        #expect(
            file.text.contains(
                ": UIKit.PreviewRegistry { @MainActor static func makePreview() throws -> UIKit.Preview { UIKit.Preview(\"Cell\", traits: .sizeThatFitsLayout) {\n    Cell()\n} };"
            ))
        #expect(file.text.contains("static var line: Int { 2 }"))
        #expect(file.text.contains("ObjCRuntime.registerPreview(__q"))
        let other = lowered("import UIKit\nimport SwiftUI\n#Preview { Text(\"A\") }")
        #expect(!other.text.contains("Text") && !other.text.contains("registerPreview"))
    }

    @Test("A selector that fits stands in place, one that does not is named behind the file's end")
    func selectors() {
        let file = lowered(
            """
            class A: UIViewController {
                @objc func tap(_ b: UIButton) {}
                @objc func move(to p: Int, animated: Bool) {}
                let a = #selector(tap(_:)), b = #selector(A.tap); let c = #selector(move)
                let d = #selector(move(to:animated:)), e = #selector(getter: UIViewController.title)
            }
            """)
        let lines = body(file).split(separator: "\n")
        #expect(lines[3] == #"    let a = (Selector("tap:")), b = Selector("tap:"); let c = (__q1         )"#)
        #expect(lines[4] == #"    let d = Selector("moveTo:animated:"), e = (Selector("title")                      )"#)
        #expect(file.text.contains(#"fileprivate nonisolated var __q1: Selector { Selector("moveTo:animated:") }"#))
    }

    @Test("Overloads are told apart by labels and by casts")
    func overloadedSelectors() {
        let text = body(
            lowered(
                """
                class A: UIViewController {
                    @objc func go() {}
                    @objc(goThere:) func go(_ x: Int) {}
                    let a = [#selector(go as () -> Void), #selector(A.go(_:)), #selector((A.go(_:)) as (A) -> (Int) -> Void)]
                }
                """))
        #expect(text.contains(#"[(Selector("go")           ), (__q1             ), (Selector("goThere:")"#))
    }

    @Test("A selector of a framework's method registers the method")
    func frameworkSelector() {
        #expect(!"\(lowered("let a = #selector(URLSessionTaskDelegate.urlSession(_:task:didCompleteWithError:))"))".contains("registration(of"))
        let file = lowered("let a = #selector(UIView.layoutSubviews), b = #selector(UIResponder.becomeFirstResponder)")
        #expect(file.text.contains(#"ObjCRuntime.registration(of: UIView.self).method("layoutSubviews") { o, _ in o.layoutSubviews() }"#))
        #expect(file.text.contains(#"ObjCRuntime.registration(of: UIResponder.self).method("becomeFirstResponder")"#))
    }

    @Test("A method of the module that is marked nowhere is registered where a selector names it, as Swift 3 exposed it")
    func unmarkedSelector() {
        let unmarked = module(["A.swift": "class A: UIViewController {\n  let s = #selector(self.went(note:))\n  func went(note: NSNotification) {}\n}"])
        #expect(unmarked.files[0].text.contains(#"registration(of: A.self).method("wentWithNote:") { o, a in o.went(note: a[0])"#))
    }

    @Test("A selector of a method that does not exist is an error at its place")
    func missingSelector() {
        let diagnostics = module(["A.swift": "class A: UIViewController {\n  let s = #selector(A.nope)\n}"]).diagnostics
        #expect(diagnostics.map(\.description) == ["A.swift:2:23: error: type 'A' has no member 'nope' that #selector could name"])
    }

    @Test("A selector of a method that nothing here has is left for the compiler to look for, where only it knows of what type a value is")
    func selectorsOfUnknownMethods() {
        func text(_ code: String) -> String { body(lowered(code)) }
        #expect(text("func f(_ r: R) { r.g(#selector(r.endAbsent), 1) }") == #"func f(_ r: R) { r.g(ObjCRuntime.selector("endAbsent", of: r.endAbsent), 1) }"#)
        #expect(text("func f(_ r: R) { g(#selector(getter: r.absent)) }").contains(#"g(ObjCRuntime.selector("absent", of: r.absent))"#))
        #expect(text("func f(_ r: R) {\n    g(#selector(\n        r.endAbsent))\n    h()\n}").contains("of: \n        r.endAbsent))\n    h()"))
        // What an index has needs no looking for.
        #expect(text("func f(_ r: R) { g(#selector(r.becomeFirstResponder)) }").contains(#"(Selector("becomeFirstResponder")"#))
        #expect(!text("func f(_ r: R) { g(#selector(getter: r.title)) }").contains("of:"))
    }

    @Test(
        "Methods that Swift names alike have the selectors that Objective-C tells them apart by",
        arguments: [
            ("textView(_ t: UITextView, shouldInteractWith a: URL, in r: NSRange) -> Bool { true }", "textView:shouldInteractWith:in:"),
            (
                "textView(_ t: UITextView, shouldInteractWith a: NSTextAttachment, in r: NSRange) -> Bool { true }",
                "textView:shouldInteractWithTextAttachment:inRange:"
            ),
            ("mapView(_ m: MKMapView, didSelect v: MKAnnotationView) {}", "mapView:didSelect:"),
            ("mapView(_ m: MKMapView, didSelect a: any MKAnnotation) {}", "mapView:didSelectAnnotation:"),
            ("mapView(_ m: MKMapView, didAdd r: [MKOverlayRenderer]) {}", "mapView:didAddOverlayRenderers:"),
            (
                "webView(_ w: WKWebView, decidePolicyFor r: WebKit.WKNavigationResponse, decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void) {}",
                "webView:decidePolicyForNavigationResponse:decisionHandler:"
            ),
        ])
    func namesakes(method: String, selector: String) {
        let file = lowered("class A: UIViewController { @objc func \(method) }")
        #expect(file.text.contains("\"\(selector)\""))
    }

    @Test("#Rule becomes an initialiser, at its place")
    func tipRule() {
        let text = "struct A: Tip {\n    var rules: [Rule] {\n        #Rule(Self.$known) { $0 == true }\n    }\n}"
        #expect(body(lowered(text)).contains("         Rule(Self.$known) { $0 == true }"))
    }

    @Test("#keyPath becomes a string")
    func keyPath() {
        #expect(body(lowered("let k = #keyPath(Person.friend.name) + x")) == #"let k = ("friend.name"             ) + x"#)
    }

    @Test(
        "Conditions are decided for iOS",
        arguments: [
            ("os(iOS)", "true"), ("os(macOS)", "false"), ("os(iOS) || os(tvOS)", "true"), ("!os(Linux)", "true"),
            ("os(iOS) && !targetEnvironment(macCatalyst)", "true"), ("targetEnvironment(simulator)", "true"),
            ("canImport(SwiftUI)", "false"), ("canImport(ObjectiveC) && canImport(os)", "true"), ("canImport(Darwin)", "false"),
            ("canImport(UIKit) && DEBUG", "true"), ("os(iOS) && RELEASE", "false"),
            ("DEBUG", "DEBUG"), ("swift(>=5.9)", "swift(>=5.9)"), ("SWIFT_PACKAGE", "false"), ("!SWIFT_PACKAGE && DEBUG", "true"),
        ])
    func conditions(condition: String, expected: String) {
        let lines = body(lowered("#if \(condition)\nlet a = 1\n#endif")).split(separator: "\n")
        #expect(lines[0].trimmingCharacters(in: .whitespaces) == "#if \(expected)")
    }

    @Test("What a condition excludes is neither changed nor registered")
    func inactiveCode() {
        let file = lowered(
            """
            class A: NSObject {
                #if os(macOS)
                @objc func mac() {}
                #else
                @objc func phone() {}
                #endif
            }
            """)
        #expect(file.text.contains("    @objc func mac() {}"))
        #expect(file.text.contains(#"r.method("phone")"#))
        #expect(!file.text.contains(#"r.method("mac")"#))
    }

    @Test("A property of the same name hides an optional requirement only where it may hold a closure")
    func propertiesNamedAsRequirements() {
        let declaration = "@objc protocol P { @objc optional func done(_ x: Int) -> Bool }\nclass Core {}\n"
        func call(beside property: String) -> Bool {
            body(lowered(declaration + "class A { weak var p: P?; \(property) }\nlet x = p?.done?(1)")).hasSuffix("let x = (try? p?.done (1))")
        }
        #expect(call(beside: "var done: Int { 1 }"))
        #expect(call(beside: "var done: Core!"))
        #expect(!call(beside: "var done: ((Int) -> Bool)?"))
        #expect(!call(beside: "var done: Handler?"))
        #expect(!call(beside: "var done = makeHandler()"))
    }

    @Test("An optional requirement with labels is called as one beside a property of its name: closures have no labels")
    func labelledRequirements() {
        let declaration = "@objc protocol P { @objc optional func bar(_ x: Int, didChange y: Int) }\nclass A { weak var p: P?; let bar = Bar() }\n"
        #expect(body(lowered(declaration + "func f(_ a: A) { a.p?.bar?(1, didChange: 2) }")).contains("try? a.p?.bar (1, didChange: 2)"))
    }

    @Test("A selector of a class of networking brings its module into view")
    func networkingSelectors() {
        #expect(lowered("import UIKit\nfunc f() { g(#selector(URLSessionTask.suspend)) }").text.contains("import FoundationNetworking"))
        // A protocol has nothing to register.
        let text = lowered("import UIKit\nfunc f() { g(#selector(URLSessionTaskDelegate.urlSession(_:task:didCompleteWithError:))) }").text
        #expect(!text.contains("registration(of: URLSessionTaskDelegate"))
    }

    @Test("An optional requirement that is asked for and not called is nil where nobody implements it")
    func unappliedRequirements() {
        let declaration = "@objc protocol P { @objc optional func done(_ x: Int, by y: Int) -> Bool }\n"
        func text(_ code: String) -> String { body(lowered(declaration + code)) }
        let read = "{ o in { try! o.done($0, by: $1) } }"
        #expect(
            text("func f(_ d: P) { if let m = d.done { m(1, 2) } }").contains("if let m = ObjCRuntime.optionalMethod(\"done:by:\", of: d, \(read)) { m(1, 2) }")
        )
        #expect(
            text("class A { weak var d: P?; var has: Bool { d?.done != nil } }").contains("ObjCRuntime.optionalMethod(\"done:by:\", of: d, \(read)) != nil }"))
        let implemented = "class A: NSObject, P { func done(_ x: Int, by y: Int) -> Bool { true } }\nfunc f(_ d: P) { if let m = d.done { m(1, 2) } }"
        #expect(text(implemented).contains("of: d, \(read)) { m(1, 2) }"))
        #expect(text("func f(_ d: P) { let m = d.done }").contains("let m = d.done }"))
        // A property of the name is meant, whosever, unless the receiver is known to be of the protocol.
        let framework = ModuleIndex(module: "UIKit", files: [SourceFile(path: "Box.swift", text: "public class Box { public var done: Int? }")])
        let code = declaration + "func f(_ b: Box?) { if let m = b?.done { use(m) } }"
        #expect(body(lowered(code, imported: [Samples.frameworks, framework])).contains("if let m = b?.done { use(m) }"))
    }

    @Test("A class that an extension of a generic type declares registers itself when it is met")
    func classesInExtensionsOfGenerics() {
        let file = lowered(
            "final class Cache<Key: Hashable> {}\nprivate extension Cache {\n    final class Wrapped: NSObject {\n        let key: Key\n        init(_ key: Key) { self.key = key }\n    }\n}"
        )
        #expect(!file.text.contains("Cache.__q"))
    }

    @Test("An override of a framework's constant stands beside it")
    func overriddenConstants() {
        let framework = ModuleIndex(
            module: "UIKit",
            files: [SourceFile(path: "View.swift", text: "open class View { public let layer: Layer\n open var mask: View?\n open var isOpen: Bool { true } }")]
        )
        let code = """
            class Card: View { open override var layer: Card { super.layer as! Card } }
            class B: Card { override var mask: View? { nil }
                override var isOpen: Bool { false } }
            """
        let text = body(lowered(code, imported: [framework]))
        #expect(text.contains("{ @_nonoverride open") && text.contains(" var layer: Card {") && !text.contains("override var layer"))
        #expect(text.contains("{ override var mask") && text.contains("override var isOpen") && !text.contains("_nonoverride var isOpen"))
        #expect(text.components(separatedBy: "@_nonoverride").count == 2)
    }

    @Test("A class that inherits from a lock inherits from the runtime's, which can be subclassed")
    func locks() {
        let text = body(lowered("final class A: NSLock {}\nclass B: NSRecursiveLock, P { let c = NSLock() }"))
        #expect(text.contains("final class A: ObjCRuntime.Lock {") && text.contains("class B: ObjCRuntime.RecursiveLock, P { let c = NSLock()"))
    }

    @Test("A dictionary of Objective-C that is bridged without parameters has those that it may have")
    func bridgedDictionaries() {
        #expect(body(lowered("let a = f() as Dictionary?")).contains("let a = f() as? [AnyHashable: Any]"))
        #expect(
            body(lowered("let a = [1: 2] as Dictionary, b: Dictionary = [1: 2], c = x as Dictionary<Int, Int>")).contains(
                "as Dictionary, b: Dictionary = [1: 2], c = x as Dictionary<Int, Int>"))
        // There the name has the parameters of what is extended.
        #expect(body(lowered("extension Dictionary { func f(_ x: Any) { _ = x as? Dictionary } }")).contains("x as? Dictionary }"))
    }

    @Test("In Swift 4 the answer of an optional requirement is no optional of an optional")
    func optionalAnswersInSwift4() {
        let text = "@objc protocol P { @objc optional func done(_ x: Int) -> [Int]? }\nfunc f(_ p: P?) { let x = p?.done?(1) }"
        func answer(_ version: [Int]) -> Bool {
            let module = ModuleLowering(module: "Demo", imported: [Samples.frameworks], options: LoweringOptions(languageVersion: version))
            return module.lower([SourceFile(path: "A.swift", text: text)]).files[0].text.contains("let x = ObjCRuntime.flattened(try? p?.done (1))")
        }
        #expect(answer([4]) && answer([4, 2]) && !answer([5]))
    }

    @Test("Members that extend a type by an alias are the type's")
    func aliases() {
        let result = module([
            "A.swift": """
            class Outer { class Inner: UIView {} }
            typealias Short = Outer.Inner
            extension Short {
                func a() { _ = #selector(Short.tap(_:)) }
                @objc dynamic func tap(_ sender: UIButton) {}
            }
            """
        ])
        #expect(result.diagnostics.isEmpty)
        #expect(result.files[0].text.contains(#"Selector("tap:")"#))
    }

    @Test("A protocol that is for classes already stays so")
    func classProtocols() {
        #expect(body(lowered("@objc protocol P: class { func f() }")).contains("protocol P: class {"))
        #expect(body(lowered("@objc protocol P: Q, AnyObject { func f() }")).contains("protocol P: Q, AnyObject {"))
        #expect(body(lowered("@objc protocol P: Q { func f() }")).contains("protocol P: Q, AnyObject {"))
    }

    @Test("Files about SwiftUI are left out of a module that is about something else, and named")
    func leftOutFiles() {
        let bridge = "import SwiftUI\nstruct Bridge: View {}"
        let library = module(["A.swift": "class A {}", "B.swift": "class B {}", "Bridge.swift": bridge])
        #expect(
            library.leftOut["Bridge.swift"]?.last.map { "\($0.kind) \($0.declaration) \($0.needs) \($0.names)" } == "file Bridge.swift SwiftUI [\"Bridge\"]")
        #expect(library.files.map(\.text.isEmpty) == [false, false, true])
        #expect(!library.index.types.contains { $0.name == "Bridge" })
        let half = module(["A.swift": "class A {}", "Bridge.swift": bridge])
        #expect(half.diagnostics.isEmpty && half.files.allSatisfy { $0.text.contains("class A") || $0.text.contains("struct Bridge") })
        let app = module(["A.swift": "class A {}", "B.swift": "class B {}", "C.swift": "import SwiftUI\n@main struct C: App {}"])
        #expect(app.diagnostics.isEmpty && app.files.allSatisfy { !$0.text.isEmpty })
        let guarded = module(["A.swift": "class A {}", "B.swift": "class B {}", "C.swift": "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nclass C {}"])
        #expect(guarded.diagnostics.isEmpty && guarded.files[2].text.contains("class C"))
        let active = module(["A.swift": "class A {}", "B.swift": "class B {}", "C.swift": "#if os(iOS)\nimport SwiftUI\n#endif\nstruct C: View {}"])
        #expect(active.files[2].text.isEmpty)
        // What a file declares of UIKit's beside it is kept.
        let mixed = module(["A.swift": "class A {}", "B.swift": "class B {}", "C.swift": "import UIKit\nimport SwiftUI\nclass C: UIView {}\nstruct D: View {}"])
        #expect(mixed.files[2].text.contains("class C"))
        let idle = module(["A.swift": "class A {}", "B.swift": "class B {}", "C.swift": "import Combine\nimport SwiftUI\nclass C {}"])
        #expect(idle.files[2].text.contains("class C"))
    }

    @Test("Previews for Xcode's canvas, and the bridges that only these use, are no part of the app")
    func designTimePreviews() {
        let preview = "struct Screen_Previews: PreviewProvider {\n static var previews: some View { Bridge { Screen() }.padding() }\n}"
        let bridge = "struct Bridge: UIViewControllerRepresentable {\n let make: () -> UIViewController\n}\nextension Bridge { func f() {} }"
        let other = "struct Row: View { var body: some View { Text(\"A\") } }"
        let screen = "import UIKit\nimport SwiftUI\nclass Screen: UIViewController {}\n\(preview)\nclass Last {}"
        let both = module(["Screen.swift": screen, "Bridge.swift": "import SwiftUI\n\(bridge)", "B.swift": "class B {}"])
        #expect(both.files.allSatisfy { !$0.text.contains("struct") && !$0.text.contains("extension Bridge") })
        #expect(both.files.contains { $0.text.contains("class Screen") && $0.text.contains("class Last") })
        #expect(both.leftOut["Bridge.swift"]?.isEmpty != false)
        #expect(both.leftOut["Screen.swift"]?.map(\.declaration) == ["import SwiftUI"])
        // What the app shows itself stays, and what that needs.
        let shown = module([
            "Screen.swift": screen, "Bridge.swift": "import SwiftUI\n\(bridge)", "B.swift": "import UIKit\nlet host = Host(Bridge { A() })",
            "C.swift": "class C {}",
        ])
        #expect(shown.leftOut["Bridge.swift"]?.last?.kind == .file)
        let rows = module(["Screen.swift": "import SwiftUI\n\(other)\nclass A {}\nstruct P: PreviewProvider { static var previews: some View { Row() } }"])
        #expect(!rows.files[0].text.contains("Row") && rows.files[0].text.contains("class A"))
        // Without a preview nothing is taken for one.
        let alone = module(["Screen.swift": "import SwiftUI\n\(other)\nclass A {}"])
        #expect(alone.files[0].text.contains("struct Row"))
    }

    @Test("A file that imports nothing of Apple's sees the runtime where generated code needs it")
    func runtimeImport() {
        let needs = lowered("class A: NSObject { @objc func f() {} }")
        #expect(needs.text.contains("\nimport ObjectRuntime"))
        #expect(!lowered("import UIKit\nclass A: NSObject { @objc func f() {} }").text.contains("import ObjectRuntime"))
        #expect(!lowered("struct A {}").text.contains("import ObjectRuntime"))
    }

    @Test("An optional requirement may be missing, and is called so")
    func optionalRequirements() {
        let file = lowered(
            """
            @objc protocol P { @objc optional func done(_ x: Int) -> Bool; @objc optional var name: String { get } }
            class A: NSObject {
                weak var p: P?
                var closure: ((Int) -> Void)?
                func f() -> Bool {
                    p?.done?(1)
                    closure?(2)
                    p?.done?(1).description.count
                    return p?.done?(3) ?? true
                }
            }
            """)
        let text = body(file)
        #expect(text.contains("protocol P: AnyObject {"))
        #expect(text.contains("func done(_ x: Int) throws(Unimplemented) -> Bool;"))
        #expect(text.contains("_ = (try? p?.done (1))\n"))
        #expect(text.contains("        closure?(2)\n"))
        #expect(text.contains("_ = (try? p?.done (1).description.count)\n"))
        #expect(text.contains("return (try? p?.done (3)) ?? true"))
        #expect(file.text.contains(#"var name: (String)? { ObjCRuntime.optionalProperty("name", of: self) }"#))
    }

    @Test("Methods that may be optional requirements are registered where they stand")
    func delegateMethods() {
        let file = lowered(
            """
            class A: UIViewController {}
            extension A: UITableViewDelegate {
                func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
                func other() {}
            }
            """)
        #expect(file.text.contains(#"r.method("tableView:didSelectRowAt:") { o, a in o.tableView(a[0] as UITableView, didSelectRowAt: a[1] as IndexPath) }"#))
        #expect(!file.text.contains(#"r.method("other")"#))
    }

    @Test("A class offers the initialisers it has, by Swift's rules of inheritance")
    func initializers() {
        let file = lowered(
            """
            class Plain: UITableViewCell {}
            class Own: UIView {
                init(size: Int) {}
                @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
            }
            """)
        #expect(file.text.contains(#"r.initializer("initWithStyle:reuseIdentifier:") { a in Plain(style: a[0], reuseIdentifier: a[1]) }"#))
        #expect(file.text.contains(#"r.initializer("initWithSize:") { a in Own(size: a[0] as Int) }"#))
        #expect(!file.text.contains("Own(coder:"))
        #expect(!file.text.contains("Own(frame:"))
    }

    @Test("Errors become NSError where a pattern or a cast asks for it")
    func errors() {
        let text = body(
            lowered(
                """
                func f(error: Error) {
                    do { try g() } catch let e as NSError { print(e) }
                    do { try g() } catch let e as NSError where e.code == 3 { print(1) }
                    let a = (error as? NSError)?.code
                    if error is NSError {}
                }
                """))
        #expect(text.contains("catch let __error      { let e = __error as NSError; print(e) }"))
        #expect(text.contains("where (__error as NSError).code == 3 { let e = __error as NSError; print(1) }"))
        #expect(text.contains("let a = (ObjCRuntime.error(error))?.code"))
        #expect(text.contains("if ObjCRuntime.error(error) != nil {}"))
    }

    @Test("An observable property announces its changes, whatever accessors it has")
    func observableProperties() {
        let text = body(
            lowered(
                """
                class A: NSObject {
                    @objc dynamic var a = 1
                    @objc dynamic var b: Int = 2 { didSet { print(oldValue) } }
                    @objc dynamic var c: Int { get { 3 } set { print(newValue) } }
                    @objc var d = 4
                    func f() { observe(\\.a, options: .new) { _, _ in }; other.observe(\\.b?.c) { _, _ in } }
                    func g() { publisher(for: \\.a).sink {}; center.publisher(for: .name).sink {}; b.publisher(for: \\.c.d, options: []).sink {} }
                }
                """))
        #expect(text.contains(#"var a = 1 { willSet { willChangeValue(forKey: "a") } didSet { didChangeValue(forKey: "a") } }"#))
        #expect(
            text.contains(#"var b: Int = 2 { willSet { willChangeValue(forKey: "b") } didSet { defer { didChangeValue(forKey: "b") }; print(oldValue) } }"#))
        #expect(text.contains(#"set { willChangeValue(forKey: "c"); defer { didChangeValue(forKey: "c") }; print(newValue) }"#))
        #expect(text.contains("var d = 4\n"))
        #expect(text.contains(#"observe(\.a, __named: "a", options: .new)"#))
        #expect(text.contains(#"other.observe(\.b?.c, __named: "b.c") {"#))
        #expect(text.contains(#"publisher(for: \.a, __named: "a").sink {}; center.publisher(for: .name).sink {};"#))
        #expect(text.contains(#"b.publisher(for: \.c.d, __named: "c.d", options: []).sink"#))
    }

    @Test("A key path that is handed on keeps its name where the app's own method is given it")
    func keyPathsHandedOn() {
        let text = body(
            lowered(
                """
                struct Reactive<Base: NSObject> {
                    let base: Base
                    func observe<V>(_ path: KeyPath<Base, V>, then: (V) -> Void) { base.observe(path) { o, _ in then(o[keyPath: path]) } }
                }
                func f() { Reactive(base: view).observe(\\.frame) { _ in }; view.observe(\\.a.b, options: []) { _, _ in } }
                """))
        #expect(text.contains("{ base.observe(path) { o, _ in"))
        #expect(text.contains(#".observe(ObjCRuntime.named(\.frame, "frame")) {"#))
        #expect(text.contains(#"view.observe(ObjCRuntime.named(\.a.b, "a.b"), options: [])"#))
    }

    @Test("Overrides of NSObject's methods for selectors have its names")
    func selectorsOfNSObject() {
        let text: String = lowered(
            """
            class Proxy: NSObject {
                @objc func responds(to aSelector: Selector!) -> Bool { true }
                @objc func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
            }
            class Named: NSObject { @objc func responds(to name: String) -> Bool { true } }
            """
        ).text
        for name in ["respondsToSelector:", "forwardingTargetForSelector:", "respondsTo:"] { #expect(text.contains("r.method(\"\(name)\")"), "\(text)") }
    }

    @Test("Combine keeps its name, and what Foundation has of it is imported with it")
    func combine() {
        func text(_ source: String) -> String {
            let module = ModuleLowering(module: "Demo", imported: [Samples.frameworks], options: LoweringOptions(importableModules: ["Combine"]))
            return body(module.lower([SourceFile(path: "A.swift", text: source)]).files[0])
        }
        #expect(
            text("import Combine\nimport class Combine.Future\n#if canImport(Combine)\nvar a: Combine.Cancellable?\n#endif")
                == "import Combine\nimport class Combine.Future\n#if true              \nvar a: Combine.Cancellable?\n#endif")
        #expect(text("import UIKit\nclass A: ObservableObject {}").hasPrefix("import UIKit; import Combine\n"))
        #expect(text("import UIKit\nclass A { @Published var b = 1 }").hasPrefix("import UIKit; import Combine\n"))
        #expect(text("import UIKit\nclass A {}").hasPrefix("import UIKit\n"))
    }

    @Test("Calls that Foundation on Linux answers differently go elsewhere")
    func calls() {
        #expect(body(lowered("let t = Timer()")) == "let t = Timer(timeInterval: 0, repeats: false, block: { _ in })")
        #expect(body(lowered("let c = URLCache(memoryCapacity: 0, diskCapacity: 1)")) == "let c = URLCache(memoryCapacity: 0, diskCapacity: 1, diskPath: nil)")
        #expect(
            body(lowered("let c = URLCache(memoryCapacity: 0, diskCapacity: 1, directory: f())"))
                == "let c = URLCache(memoryCapacity: 0, diskCapacity: 1, diskPath: (f() as URL?)?.path)")
        #expect(body(lowered("let p = Progress()")) == "let p = Progress(totalUnitCount: 0)")
        let response = "url: URL(fileURLWithPath: \"/\"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil"
        #expect(body(lowered("let r = given ?? URLResponse()")) == "let r = given ?? URLResponse(\(response))")
        #expect(body(lowered("let a = HTTPURLResponse()")) == "let a = ObjCRuntime.httpResponse(\(response))")
        #expect(body(lowered(#"let p = NSPredicate(format: "a > %d", 3)"#)) == #"let p = ObjCRuntime.predicate(format: "a > %d", 3)"#)
        #expect(body(lowered("let p = NSPredicate(value: true)")) == "let p = NSPredicate(value: true)")
        #expect(body(lowered("class Timer {}\nlet t = Timer()")).hasSuffix("let t = Timer()"))
        #expect(body(lowered(#"let s = String(format: "%d", 3)"#)) == #"let s = String(__format: "%d", 3)"#)
    }

    @Test("An extension of a framework's class that is not there yet is left out, and named")
    func extensionsOfMissingClasses() {
        let result = module(["A.swift": "extension UIRocket {\n    func fly() {}\n}\nextension UIView {}\nextension CGThing {}"])
        #expect(body(result.files[0]) == "                    \n                 \n \nextension UIView {}\nextension CGThing {}")
        #expect(result.leftOut["A.swift"]?.map { "\($0.kind) \($0.needs) \($0.names)" } == ["type UIRocket [\"fly\"]"])
        #expect(module(["A.swift": "class UIRocket {}\nextension UIRocket {}"]).leftOut["A.swift"] == [])
    }

    @Test("An extension overrides what another extension of a framework's class declares")
    func overridesAcrossFrameworkExtensions() {
        let result = module([
            "A.swift": """
            extension UIView { @objc func fill(_ views: [UIView]) -> UIView { self } }
            extension UIView { func fill(_ views: UIView...) -> UIView { fill(views) } }
            extension UIButton { override func fill(_ views: [UIView]) -> UIView { self } }
            """
        ])
        #expect(result.diagnostics.isEmpty)
        let text = result.files[0].text
        #expect(text.contains("func __override_UIButton_fill(_ views: [UIView])"))
        #expect(text.contains(#"ObjCRuntime.overriding("fill:", on: self, [a0], below: UIView.self)"#))
    }

    @Test("An open method of an extension asks for the version of a subclass, which may be another module's")
    func openMethodsOfExtensions() {
        let library = SourceFile(
            path: "Library.swift",
            text: """
                open class Adapter: NSObject {}
                extension Adapter { open func show(_ view: UIView, again: Bool = true) -> Int { 1 } }
                extension UIView { @objc open func refresh() {} }
                extension Adapter { public func close() {} }
                """)
        let lowered = module(["Library.swift": library.text])
        #expect(lowered.diagnostics.isEmpty)
        let text = lowered.files[0].text
        #expect(text.contains("public func show(_ a0: UIView, again a1: Bool = true) -> Int {"))
        #expect(text.contains(#"ObjCRuntime.overriding("show:again:", on: self, [a0, a1], below: Adapter.self)"#))
        #expect(text.contains(#"ObjCRuntime.overriding("refresh", on: self, [], below: UIView.self)"#))
        #expect(!text.contains(#"overriding("close""#))
        #expect(syntaxErrors(in: text).isEmpty)
        let user = ModuleLowering(
            module: "User", imported: [Samples.frameworks, ModuleIndex(module: "Library", files: [library])])
        let override = user.lower([
            SourceFile(
                path: "User.swift",
                text: "import Library\nclass Mock: Adapter { override func show(_ view: UIView, again: Bool) -> Int { super.show(view, again: again) } }")
        ])
        let mock = override.files[0].text
        #expect(mock.contains("func __override_Mock_show(_ view: UIView, again: Bool)") && mock.contains("super.show(view, again: again)"))
        #expect(mock.contains(#"r.method("show:again:")"#))
    }

    @Test("A class of Swift's own has what overrides its extension's members too")
    func overridesInPlainClasses() {
        let text = module([
            "A.swift": """
            class State { init() {} }
            extension State { @objc func pan(with view: UIView) {} }
            class Zooming: State { override func pan(with view: UIView) { super.pan(with: view) } }
            """
        ]).files[0].text
        #expect(text.contains("func __extension_State_pan(with view: UIView)"))
        #expect(text.contains("func pan(with") && text.contains("override func pan(with view: UIView) { super.pan(with: view) }"))
    }

    @Test("An override of an extension's member is overridden itself, in an extension and in classes, each under a name of its own")
    func overridesOfOverridesInExtensions() {
        let result = module([
            "A.swift": """
            extension UIView { @objc func look(at gaze: UIView) {} }
            extension UIButton { override func look(at gaze: UIView) { super.look(at: gaze) } }
            class Button: UIButton { override func look(at gaze: UIView) { super.look(at: gaze) } }
            class Key: Button { override func look(at gaze: UIView) { super.look(at: gaze) } }
            """
        ])
        #expect(result.diagnostics.isEmpty)
        let text = result.files[0].text
        for name in ["UIButton", "Button", "Key"] {
            #expect(text.contains("func __override_\(name)_look(at gaze: UIView)"))
            #expect(text.contains(".__override_\(name)_look("))
        }
        #expect(!text.contains("override func"))
    }

    @Test("An override that takes a closure of a class further down stands beside the extension's member it overrides, under its name")
    func overridesWithOtherClassesInClosures() {
        let result = module([
            "A.swift": """
            class Delegate: NSObject {}
            class ButtonDelegate: Delegate {}
            extension UIView { @objc func update(handler: (_ delegate: Delegate) -> Void) -> Self { self } }
            extension UIButton { @objc override func update(handler: (_ delegate: ButtonDelegate) -> Void) -> Self { self } }
            """
        ])
        #expect(result.diagnostics.isEmpty)
        let text = result.files[0].text
        #expect(!text.contains("__override_") && !text.contains("override func"))
        #expect(text.contains("@_nonoverride") && text.contains("func update(handler: (_ delegate: ButtonDelegate) -> Void)"))
        #expect(text.split(separator: #"r.method("updateWithHandler:")"#).count == 3)
    }

    @Test("Extensions of types that are written shortly register nothing")
    func shortlyWrittenExtensions() {
        let result = module([
            "A.swift": """
            struct Header { let name: String }
            extension [Header] { func index(of name: String) -> Int? { firstIndex { $0.name == name } } }
            extension [String: Int] { func index(of name: String) -> Int? { self[name] } }
            extension Int? { func index(of name: String) -> Int? { self } }
            class Own: NSObject { @objc func index(of name: String) -> Int { 1 } }
            """
        ])
        let text = result.files[0].text
        #expect(text.split(separator: "r.method(").count == 2, "\(text)")
    }

    @Test("A property that an extension adds to a framework's class is overridden in extensions of its subclasses and in classes")
    func overridesOfPropertiesInExtensions() {
        let result = module([
            "A.swift": """
            extension UIView {
                @objc var parts: [UIView] { [] }
                @objc var gap: Int { get { 1 } set {} }
            }
            extension UIButton { override var parts: [UIView] { super.parts + [self] } }
            class Key: UIButton {
                override var parts: [UIView] { super.parts }
                override var gap: Int { get { 2 } set { super.gap = newValue } }
            }
            class Card: UIView {
                @IBInspectable open override var gap: Int {
                    willSet { print(newValue) }
                    didSet(before) { print(before) }
                }
            }
            """
        ])
        #expect(result.diagnostics.isEmpty)
        let text = result.files[0].text
        #expect(text.contains("func __override_Card_willSet_gap(_ newValue: Int)") && text.contains("func __override_Card_didSet_gap(_ before: Int)"))
        #expect(
            text.contains(
                "var __override_Card_gap: Int { get { super.gap } set { let old: Int = super.gap; __override_Card_willSet_gap(newValue); "
                    + "super.gap = newValue; __override_Card_didSet_gap(old); _ = old } }"))
        #expect(text.contains(#"r.method("setGap:") { o, a in o.__override_Card_gap = a[0]; return nil }"#))
        #expect(syntaxErrors(in: text).isEmpty)
        #expect(text.contains(#"if let overridden: [UIView] = ObjCRuntime.overriding("parts", on: self, []) { return overridden }"#))
        #expect(text.contains(#"if let _: Void = ObjCRuntime.overriding("setGap:", on: self, [newValue]) { return }"#))
        #expect(text.contains(#"r.method("parts") { o, _ in o.__override_UIButton_parts }"#))
        #expect(text.contains(#"r.method("setGap:") { o, a in o.__override_Key_gap = a[0]; return nil }"#))
        #expect(!text.contains("override var"))
    }

    @Test("The macro for classes that are observed is imported where a class has it, not where a property has a wrapper of that name")
    func observableClassesAndWrappers() {
        #expect(body(lowered("import UIKit\n@Observable class A {}")).contains("import Observation"))
        #expect(!body(lowered("import UIKit\nclass A { @Observable var x = 1 }")).contains("import Observation"))
    }

    @Test("A protocol of the app's that every object conforms to is the notification centre's too")
    func everyObject() {
        let text = lowered("import UIKit\npublic protocol Marked {}\nextension NSObject: Marked {}").text
        #expect(text.contains("extension NotificationCenter: Marked {}"))
        #expect(!lowered("import UIKit\nextension NSObject: CustomThing {}").text.contains("extension NotificationCenter"))
        let ofObjects = "import UIKit\nprotocol Named: NSObjectProtocol {}\nprotocol Known: Named {}\nextension NSObject: Known {}"
        #expect(!lowered(ofObjects).text.contains("extension NotificationCenter"))
    }

    @Test("Modules in Swift 4 see members of UIKit with the types that they had then")
    func swift4Types() {
        func text(_ version: [Int]) -> String {
            let lowering = ModuleLowering(module: "Demo", imported: [Samples.frameworks], options: LoweringOptions(languageVersion: version))
            return lowering.lower([SourceFile(path: "A.swift", text: "import UIKit")]).files[0].text
        }
        #expect(text([4, 0]).contains("import UIKit; import QuinceSwift4"))
        #expect(!text([5, 0]).contains("QuinceSwift4"))
    }

    @Test("Imports name the modules that stand in for Apple's")
    func imports() {
        #expect(
            body(lowered("import Foundation\nlet s: URLSession? = nil")).hasPrefix("import ObjectRuntime; import CoreGraphics; import FoundationNetworking\n"))
        #expect(body(lowered("import UIKit.UIGestureRecognizerSubclass")) == "import UIKit")
        #expect(body(lowered("import Darwin")) == "import Glibc")
        #expect(
            body(lowered("@testable import Demo\nimport XCTest"))
                == "@testable import Demo\n@preconcurrency import XCTest; import UIKit; import ObjectRuntime; import QuinceXCTest")
        // XCTest brings Foundation's own into view.
        let texts = "let a: NSAttributedString.Key? = nil; let b: [NSAttributedString] = [NSMutableAttributedString(string: \"\")]"
        #expect(
            body(lowered("import XCTest\n\(texts)")).hasSuffix(
                "let a: ObjectRuntime.NSAttributedString.Key? = nil; let b: [ObjectRuntime.NSAttributedString] = [ObjectRuntime.NSMutableAttributedString(string: \"\")]"
            ))
        #expect(body(lowered("import UIKit\n\(texts)")).hasSuffix(texts))
    }

    @Test("A subclass's implementation of an optional requirement is found by name, also in a class that is none of Objective-C's")
    func inheritedOptionalRequirements() {
        let text = lowered(
            """
            @objc protocol P { @objc optional func alpha(for state: Int) -> Int }
            class Base: P {}
            class Other: Base { func alpha(for state: Int) -> Int { 3 } }
            """
        ).text
        #expect(text.contains(#"r.method("alphaFor:") { o, a in o.alpha(`for`: a[0] as Int) }"#))
    }

    @Test("A file that imports SwiftUI and is about UIKit is left out in parts alone")
    func partsOfSwiftUI() {
        let files = ["A.swift": "class A {}", "B.swift": "class B {}", "C.swift": "import SwiftUI\nimport UIKit\nstruct Model: Hashable {}\nextension View {}"]
        #expect(module(files).leftOut["C.swift"]?.map(\.kind) == [.importDeclaration])
        let extensions = files.merging(["C.swift": "import SwiftUI\nextension Image {}\n#if os(iOS)\nimport UIKit\nextension UIImage {}\n#endif"]) { $1 }
        #expect(module(extensions).leftOut["C.swift"]?.contains { $0.kind == .file } == false)
        let bridge = files.merging(["C.swift": "import SwiftUI\nimport UIKit\nstruct Bridge: UIViewRepresentable {}"]) { $1 }
        #expect(module(bridge).leftOut["C.swift"]?.last?.kind == .file)
    }

    @Test("overrides in a class of the main actor are of it, although what they override is of none")
    func overridesOfTheMainActor() {
        let text = body(
            lowered(
                """
                import UIKit
                @MainActor final class FlagLayer: CALayer {
                    var flags: [Int] = []
                    override func layoutSublayers() { super.layoutSublayers(); print(flags) }
                    override func hitTest(_ p: CGPoint) -> CALayer? { flags.isEmpty ? nil : self }
                    nonisolated override func display() {}
                    override class func needsDisplay(forKey key: String) -> Bool { false }
                    func own() {}
                }
                @MainActor final class FlagView: UIView {
                    override func layoutSubviews() { super.layoutSubviews() }
                }
                class PlainLayer: CALayer {
                    override func layoutSublayers() { super.layoutSublayers() }
                }
                @MainActor final class Work: Operation {
                    override func main() {}
                }
                """))
        #expect(
            text.contains("override func layoutSublayers() { MainActor.assumeIsolated { () -> Void in super.layoutSublayers(); print(flags) } }"))
        #expect(text.contains("-> CALayer? { MainActor.assumeIsolated { () -> CALayer? in flags.isEmpty ? nil : self } }"))
        #expect(text.contains("nonisolated override func display() {}"))
        #expect(text.contains("-> Bool { false }"))
        #expect(text.contains("override func layoutSubviews() { super.layoutSubviews() }"))
        #expect(text.contains("    override func layoutSublayers() { super.layoutSublayers() }"))
        #expect(text.contains("override func main() {}"))
        #expect(text.components(separatedBy: "assumeIsolated").count == 3)
    }

    @Test("Tests of the main actor run their bodies on it: XCTest here calls them outside any actor")
    func mainActorTests() {
        let text = body(
            lowered(
                """
                import XCTest
                @MainActor final class KitTests: XCTestCase {
                    override func setUp() { super.setUp() }
                    func testPlain() { check() }
                    func testThrowing() throws { throw XCTSkip() }
                    func testWaiting() async { await later() }
                    #if os(iOS)
                    func testPhone() { check() }
                    #endif
                    func check() {}
                }
                extension KitTests {
                    func testMore() { check() }
                }
                class PlainTests: XCTestCase {
                    @MainActor func testOne() { check() }
                    func testTwo() {}
                }
                """))
        #expect(text.contains("override func setUp() { MainActor.assumeIsolated { () -> Void in super.setUp() } }"))
        #expect(text.contains("nonisolated func testPlain() { MainActor.assumeIsolated { () -> Void in check() } }"))
        #expect(text.contains("nonisolated func testThrowing() throws { try MainActor.assumeIsolated { () throws -> Void in throw XCTSkip() } }"))
        #expect(text.contains("    func testWaiting() async { await later() }"))
        #expect(text.contains("nonisolated func testPhone() { MainActor.assumeIsolated { () -> Void in check() } }"))
        #expect(text.contains("    func check() {}"))
        #expect(text.contains("nonisolated func testMore() { MainActor.assumeIsolated { () -> Void in check() } }"))
        #expect(text.contains("               func testOne() { MainActor.assumeIsolated { () -> Void in check() } }"))
        #expect(text.contains("    func testTwo() {}"))
        let hook = body(lowered("import XCTest\nclass T: XCTestCase {\n    @MainActor override func setUp() { super.setUp() }\n}"))
        #expect(hook.contains("               override func setUp() { MainActor.assumeIsolated { () -> Void in super.setUp() } }"))
        let local = body(
            lowered(
                """
                import XCTest
                final class T: XCTestCase {
                    @MainActor func testLocal() {
                        func check(_ x: Int) { func inner() {} }
                        nonisolated func free() {}
                        run { func inClosure() {} }
                    }
                }
                """))
        #expect(local.contains("        @MainActor func check(_ x: Int) { func inner() {} }"))
        #expect(local.contains("        nonisolated func free() {}") && local.contains("run { func inClosure() {} }"))
        let whole = lowered("import XCTest\n@MainActor class A: XCTestCase {\n    func testA() {}\n    func testB() {}\n}").text
        #expect(whole.ranges(of: "extension A: @unchecked Sendable {}").count == 1)
    }

    @Test("A generic class registers itself, below an open one of another module too")
    func genericClassesAcrossModules() {
        let forms = ModuleLowering(module: "Forms", imported: [Samples.frameworks])
            .lower([SourceFile(path: "Cell.swift", text: "open class Cell<T>: UITableViewCell { @objc open func update() {} }")])
        #expect(forms.files[0].text.contains("open nonisolated class func __registerMembers()"))
        let app = lowered("import Forms\npublic class Row<T>: Cell<T> { @objc func tapped() {} }", imported: [Samples.frameworks, forms.index]).text
        #expect(app.contains("public nonisolated override class func __registerMembers()") && !app.contains("ObjCSelfRegistering"))
    }

    @Test("A class below a plain one of another module has nothing that Objective-C would know of it")
    func classesBelowPlainOnesOfOtherModules() {
        let text = "public protocol Work: AnyObject {}\nopen class Plain<T>: Work, @unchecked Sendable { open func start() {} }\nopen class Base {}"
        let tasks = ModuleLowering(module: "Tasks", imported: [Samples.frameworks]).lower([SourceFile(path: "Plain.swift", text: text)])
        let app = lowered(
            "import Tasks\nfinal class Simple<T>: Plain<T> { init(starter: Int) {} }\nclass Other: Base { init(name: String) {} }",
            imported: [Samples.frameworks, tasks.index]
        ).text
        #expect(!app.contains("__registerMembers") && !app.contains("ObjCRuntime.registration"))
    }

    @Test("A class whose name begins as a method's is named by its module")
    func lowercaseClasses() {
        #expect(lowered("class pickerController: UIViewController {}").text.contains("ObjCRuntime.registration(of: Demo.pickerController.self"))
    }

    @Test("An override in an extension of what no class above has stays where it is, for the compiler to report")
    func overridesOfNothing() {
        let text = body(
            lowered("class A: UIView {}\nextension A { override func decorate(with n: Int) {}\n override func isEqual(_ object: Any?) -> Bool { true } }"))
        #expect(text.contains("override func decorate(with n: Int) {}") && !text.contains("__extension_A_decorate"))
        #expect(text.contains("__extension_A_isEqual"))
    }

    @Test("An override in an extension is reached through the class's body")
    func overridesInExtensions() {
        let files = module([
            "A.swift": "class A: UIViewController {\n}",
            "B.swift": "extension A {\n    override func viewDidLoad() { super.viewDidLoad() }\n    override var prefersStatusBarHidden: Bool { true }\n}",
        ]).files
        #expect(files[0].text.contains("override func viewDidLoad() { __extension_A_viewDidLoad() }"))
        #expect(files[0].text.contains("override var prefersStatusBarHidden: Bool { __extension_A_prefersStatusBarHidden }"))
        #expect(body(files[1]).contains("             func __extension_A_viewDidLoad() { super.viewDidLoad() }"))
        #expect(body(files[1]).contains("             var __extension_A_prefersStatusBarHidden: Bool { true }"))
    }

    @Test("An open override in an extension of an open class is open in the class's body, for subclasses in other modules")
    func openOverridesInExtensions() {
        let files = module([
            "A.swift": "open class A: UIViewController {\n}\npublic class B: UIViewController {\n}",
            "B.swift": "extension A {\n    override open func viewDidLoad() {}\n}\nextension B {\n    override public func viewDidLoad() {}\n}",
        ]).files
        #expect(files[0].text.contains("open override func viewDidLoad() { __extension_A_viewDidLoad() }"))
        #expect(files[0].text.contains("public override func viewDidLoad() { __extension_B_viewDidLoad() }"))
    }

    @Test("An override in an extension of a framework's class takes the member's place for objects of that class, where the framework lets it")
    func overridesInExtensionsOfFrameworks() {
        let result = module([
            "A.swift": """
            extension UINavigationController {
                open override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
                override var shouldAutorotate: Bool { false }
                override func viewDidLoad() {}
            }
            """
        ])
        let file = result.files[0]
        #expect(body(file).contains("func __category_UINavigationController_viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }"))
        #expect(body(file).contains("var __category_UINavigationController_shouldAutorotate: Bool { false }"))
        #expect(
            file.text.contains(
                "extension UIViewController { @_dynamicReplacement(for: viewWillAppear(_:)) func __category_UINavigationController_viewWillAppear_"))
        #expect(file.text.contains("{ me.__category_UINavigationController_viewWillAppear(a0) } }; return viewWillAppear(a0) }"))
        #expect(
            file.text.contains(
                "extension UIViewController { @_dynamicReplacement(for: shouldAutorotate) var __category_UINavigationController_shouldAutorotate_"))
        #expect(result.diagnostics.map(\.description).count { $0.contains("'viewDidLoad()' is overridden in an extension of a framework's class") } == 1)
        #expect(result.diagnostics.count == 1)
        #expect(syntaxErrors(in: file.text).isEmpty)
    }

    @Test("A superclass by the name of a composition is the class in it")
    func compositionsAsSuperclass() {
        let file = lowered(
            """
            protocol Layoutable {}
            typealias LayoutableView = Layoutable & UIView
            class Plain: LayoutableView {}
            class Written: UIView & Layoutable {}
            """)
        #expect(file.text.contains("ObjCRuntime.registration(Plain.self") || file.text.contains("Plain.self"))
        let plain = lowered("class Plain: UIView {}").text.replacing(" ", with: "").ranges(of: "initWithFrame:").count
        #expect(file.text.replacing(" ", with: "").ranges(of: "initWithFrame:").count == 2 * plain)
    }

    @Test("Extensions of a class and of its superclass may both override a member")
    func overridesInExtensionsOfBoth() {
        let files = module([
            "A.swift": "open class A: NSObject {}\nextension A { open override func isEqual(_ object: Any?) -> Bool { true } }",
            "B.swift": "open class B: A {}\nextension B { open override func isEqual(_ object: Any?) -> Bool { false } }",
        ]).files
        #expect(files[0].text.contains("override func isEqual(_ a0: Any?) -> Bool { __extension_A_isEqual(a0) }"))
        #expect(files[1].text.contains("override func isEqual(_ a0: Any?) -> Bool { __extension_B_isEqual(a0) }"))
        #expect(files[1].text.contains("func __extension_B_isEqual(_ object: Any?)"))
    }

    @Test("A class of Swift's own is registered where it marks members as Objective-C's, and not where nobody can name it")
    func exposedMembersOfPlainClasses() {
        let text = lowered(
            """
            class Runner {
                @objc func tick(_ link: CADisplayLink) {}
            }
            class Plain { func tick() {} }
            @available(*, unavailable, renamed: "Runner")
            class Walker: NSObject { @objc func tick() {} }
            @available(iOSApplicationExtension, unavailable)
            class Sitter: NSObject { @available(tvOS, unavailable) @objc func sit() {} }
            """
        ).text
        #expect(text.contains(#"r.method("tick:")"#))
        #expect(!text.contains("of: Plain.self") && !text.contains("of: Walker.self") && !text.contains("Walker.__q"))
        #expect(text.contains(#"r.method("sit")"#))
    }

    @Test("A closure's attributes are kept in a registration whatever stands before `@escaping`")
    func escapingBehindOthers() {
        let text = lowered("class A: NSObject {\n    init(check: @Sendable @escaping (Int) -> Bool) {}\n}").text
        #expect(text.contains("A(check: a[0] as (@Sendable (Int) -> Bool))"))
        let nested = lowered(
            "class A: NSObject {\n    init(check: @escaping (Int, @escaping () -> Void) -> Bool, then: ((@escaping () -> Void) -> Void)?) {}\n}"
        ).text
        #expect(nested.contains("A(check: a[0] as ((Int, @escaping () -> Void) -> Bool), then: a[1] as (((@escaping () -> Void) -> Void)?))"))
    }

    @Test("An Objective-C protocol says how properties are kept, and may have members that nobody can use")
    func objectiveCMarks() {
        let text = lowered(
            """
            @objc protocol Source {
                weak var owner: NSObject? { get set }
                @available(*, unavailable, renamed: "b") func a()
                @available(iOS 10, *) func b()
            }
            """
        ).text
        #expect(text.contains("         var owner: NSObject? { get set }") && !text.contains("unavailable") && text.contains("@available(iOS 10, *) func b()"))
        #expect(!text.contains("func a()"))
    }

    @Test("An opaque result of one of Objective-C's protocols is any value of it")
    func opaqueObjectiveCProtocol() {
        let text = lowered(
            """
            @objc protocol Input: AnyObject {}
            protocol Plain {}
            class A {
                var input: (some Input)? { nil as (any Input)? }
                func plain() -> some Plain { fatalError() }
                func take(_ input: some Input) {}
                func takeOptional(_ input: (some Input)?, _ other: (some Plain)?) {}
            }
            extension Array where Element: Input { func sortedByTag() -> Self { self } }
            extension Array where Element: Plain { func sorted() -> Self { self } }
            """
        ).text
        #expect(text.contains("takeOptional(_ input: (any  Input)?, _ other: (some Plain)?)"))
        let exposed = lowered(
            "@objcMembers class B: NSObject {\n    var plain: (some Plain)? { nil as Int? }\n    func take(_ a: (some Plain)?) {}\n    func other() {}\n}"
        ).text
        #expect(exposed.contains("o.other()") && !exposed.contains("o.take(") && !exposed.contains("o.plain"))
        #expect(text.contains("\nextension Array where Element == any Input { func sortedByTag() -> Self { self } }\n"))
        #expect(text.contains("extension Array where Element: Input {") && !text.contains("== any Plain"))
        #expect(text.contains("var input: (any  Input)?"))
        #expect(text.contains("-> some Plain") && text.contains("_ input: some Input"))
    }

    @Test("What is optional in Apple's Foundation is called without a mark where Linux's has it for everybody")
    func foundationRequirements() {
        let text = lowered("func a(_ d: URLSessionTaskDelegate?) {\n    d?.urlSession?(s, task: t, didCompleteWithError: e)\n    other?.urlSession(1)\n}").text
        #expect(text.contains("d?.urlSession (s, task: t, didCompleteWithError: e)"))
    }

    @Test("`abs` in an extension of CGFloat is Swift's function")
    func hiddenFunctions() {
        let text = lowered("extension CGFloat {\n    func distance(_ a: CGFloat) -> CGFloat { abs(a - self) }\n}\nlet b = abs(-1)").text
        #expect(text.contains("{ Swift.abs(a - self) }") && text.contains("let b = abs(-1)"))
    }

    @Test("A protocol of collections does not say the defaults of Collection once more")
    func restatedTypesOfCollections() {
        let text = lowered(
            """
            protocol List: Collection {
                associatedtype Index = Int
                associatedtype Indices = DefaultIndices<Self>
                associatedtype Item
            }
            protocol Other { associatedtype Indices = DefaultIndices<Self> }
            """
        ).text
        #expect(text.contains("    associatedtype Index = Int\n") && text.contains("\n    associatedtype Item"))
        #expect(text.ranges(of: "associatedtype Indices").count == 1 && text.contains("protocol Other { associatedtype Indices = DefaultIndices<Self> }"))
    }

    @Test("An NSURL's address may be unwrapped, though it is never nil here")
    func addressesOfNSURL() {
        let text = lowered("func f(_ u: NSURL) {\n    if let a = u.absoluteString { print(a) }\n    print(u.absoluteString!, u.absoluteString?.count ?? 0)\n}")
            .text
        #expect(text.contains("if let a = u.absoluteString as String? { print(a) }"))
        #expect(text.contains("print(u.absoluteString , u.absoluteString .count ?? 0)"))
        #expect(lowered("func f(_ r: URLRequest) -> String { r.url?.absoluteString! }").text.contains("{ r.url?.absoluteString! }"))
    }

    @Test("An operation that overrides isConcurrent is asynchronous by that; one that overrides both keeps the new one")
    func concurrentOperations() {
        let text = lowered(
            """
            class Old: Operation {
                override var isConcurrent: Bool { return true }
            }
            class Both: Operation {
                override var isConcurrent: Bool { return true }
                override var isAsynchronous: Bool { return true }
            }
            """
        ).text
        #expect(text.ranges(of: "override var isAsynchronous: Bool { return true }").count == 2)
        #expect(!text.contains("var isConcurrent") && text.contains("var __override_Both_isConcurrent: Bool { return true }"))
    }

    @Test("Functions of C in an extension of Double are Foundation's, unless the app has its own")
    func elementaryFunctionsInExtensions() {
        let text = lowered(
            """
            extension Double {
                var digits: Double { ceil(log10(self < 0 ? -self : self)) }
                func raised() -> Double { pow(self, 2) + cbrt(self) + Double.exp(self) }
                static func sqrt(_ x: Double) -> Double { x }
                static func root(_ x: Double) -> Double { sqrt(x) }
            }
            struct Scale { func of(_ x: Double) -> Double { log10(x) } }
            """
        ).text
        #expect(text.contains("ceil(Foundation.log10(self < 0 ? -self : self))"))
        #expect(text.contains("Foundation.pow(self, 2) + cbrt(self) + Double.exp(self)"))
        #expect(text.contains("{ sqrt(x) }") && text.contains("Double { log10(x) }"))
    }

    @Test("A parameter, a local or a function of the file named like a function of C is the app's own")
    func ownFunctionsNamedLikeC() {
        let text = lowered(
            """
            func log(_ text: String) {}
            extension Double {
                func say() { log("\\(self)") }
                func mapped(by exp: (Double) -> Double) -> Double { exp(self) }
                func each() -> [Double] { [{ sin in sin(self) }].map { (f: ((Double) -> Double) -> Double) in f { cos($0) } } }
                func local() -> Double {
                    let (tan, _) = ({ (x: Double) in x }, 0)
                    func pow(_ x: Double) -> Double { x }
                    guard let cosh = Optional(tan) else { return tanh(self) }
                    return pow(tan(cosh(self)))
                }
            }
            """
        ).text
        #expect(text.contains("{ log(\"\\(self)\") }") && text.contains("Double { exp(self) }") && text.contains("{ sin in sin(self) }"))
        #expect(text.contains("f { Foundation.cos($0) }") && text.contains("return pow(tan(cosh(self)))") && text.contains("return Foundation.tanh(self)"))
    }

    @Test("Tests are on the main actor with the class that theirs inherits from")
    func inheritedActorOfTests() {
        let files = module([
            "A.swift": "import XCTest\n@MainActor class Base: XCTestCase {}\nextension XCTestCase { func help() {} }",
            "B.swift": "import XCTest\nfinal class A: Base {\n    func testOne() { check() }\n}",
        ]).files
        #expect(files[1].text.contains("nonisolated func testOne() { MainActor.assumeIsolated { () -> Void in check() } }"))
    }

    @Test("Observers of an override in an extension are methods there, which observers in the class's body call")
    func observersInExtension() {
        let files = module([
            "A.swift": "open class A: UIViewController {}",
            "B.swift": """
            extension A {
                override open var title: String? {
                    willSet {
                        show(newValue)
                    }
                    didSet(old) { hide(old) }
                }
            }
            """,
        ]).files
        #expect(
            files[0].text.contains(
                "override var title: String? { willSet { __extension_A_willSet_title(newValue) } didSet { __extension_A_didSet_title(oldValue) } }"))
        let lines = body(files[1]).split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines[1].hasPrefix("func __extension_A_willSet_title(_ newValue: String?)"))
        #expect(lines[3...].prefix(4) == ["show(newValue)", "}; func __extension_A_didSet_title(_ old: String?)", "{ hide(old) }", ""])
    }

    @Test("A private method that an extension of a framework's class exposes is registered there, not where a selector names it")
    func privateSelectors() {
        let file = lowered("extension UIView {\n    func a() { _ = #selector(UIView.tap) }\n}\nextension UIView {\n    @objc private func tap() {}\n}")
        #expect(file.text.contains(#"r.method("tap")"#))
        #expect(!file.text.contains(#"registration(of: UIView.self).method("tap")"#))
    }

    @Test("Objects of the user's defaults are asked for where numbers are objects")
    func objectsOfDefaults() {
        #expect(body(lowered("let a = UserDefaults.standard.object(forKey: key) as? Int16")) == "let a = UserDefaults.standard.__object(forKey: key) as? Int16")
        #expect(body(lowered("let a = other.object(forKey: key)")) == "let a = other.object(forKey: key)")
    }

    @Test("A superclass of a sequence's elements is written so that its initialisers can be overridden")
    func elementsOfSuperclass() {
        let text = body(lowered("import Foundation\nclass Source<S: Sequence>: Base<S.Iterator.Element> {\n    let first: S.Iterator.Element? = nil\n}"))
        #expect(text.contains(/Base<S *\.Element>/) && text.contains("let first: S.Iterator.Element?"))
    }

    @Test("A library that is not there brought UIKit along, and so did a header that imports one")
    func absentLibrariesBringUIKit() {
        func text(_ source: String, headers: [String] = []) -> String {
            var options = LoweringOptions()
            options.implicitImports = headers
            let file = SourceFile(path: "A.swift", text: source)
            return ModuleLowering(module: "Demo", imported: [Samples.frameworks], options: options).lower([file]).files[0].text
        }
        #expect(text("import Maps\nlet a: UIView? = nil").contains("import UIKit"))
        #expect(!text("import Foundation\nlet a: UIView? = nil").contains("import UIKit"))
        #expect(text("import Foundation\nlet a: UIView? = nil", headers: ["Messages"]).contains("import UIKit"))
    }

    @Test("What Apple's Foundation brings along of Security is imported where it is used")
    func impliedImports() {
        let options = LoweringOptions(importableModules: ["CFNetwork", "Security", "Combine", "UniformTypeIdentifiers"])
        func text(_ source: String) -> String {
            let file = SourceFile(path: "A.swift", text: source)
            return ModuleLowering(module: "Demo", imported: [Samples.frameworks], options: options).lower([file]).files[0].text
        }
        #expect(text("import Foundation\nlet a: SecKey? = nil").contains("; import Security"))
        #expect(text("import Foundation\nlet a = p.serverTrust").contains("; import CFNetwork"))
        #expect(
            text("import UIKit\nlet a = UIDocumentPickerViewController(forOpeningContentTypes: [.json])").contains("; import UniformTypeIdentifiers"))
        #expect(!text("import Foundation\nlet a: Second? = nil, b = Section.x").contains("import Security"))
        #expect(ImpliedImports.frameworks(in: "a.kSecClass(x) // @Published") == ["Combine", "Security"])
        #expect(ImpliedImports.frameworks(in: "Section kSecond") == [])
        #expect(ImpliedImports.frameworks(in: "var last: CLLocationCoordinate2D?") == ["CoreLocation"])
        #expect(ImpliedImports.frameworks(in: "class A: NSObject, UNUserNotificationCenterDelegate {}") == ["UserNotifications"])
        #expect(ImpliedImports.frameworks(in: "CGImageSourceCreateWithData(data, nil)") == ["ImageIO"])
        #expect(ImpliedImports.frameworks(in: "CGAnimateImageDataWithBlock(data, nil)") == ["ImageIO"])
        #expect(ImpliedImports.frameworks(in: "func show(_ buffer: CVPixelBuffer, on device: MTLDevice)") == ["CoreVideo", "Metal"])
        #expect(ImpliedImports.frameworks(in: "init(from content: AXCustomContent)") == ["Accessibility"])
    }

    @Test("What an extension overrides of Foundation's classes is on no actor, as what it overrides")
    func extensionOverrideOffActor() {
        let files = module([
            "A.swift": "@MainActor class A: NSObject {}",
            "B.swift": "extension A {\n    override var debugDescription: String { \"A\" }\n}",
        ]).files
        #expect(body(files[1]).contains("nonisolated var __extension_A_debugDescription: String"))
    }

    @Test("An instance made from a class that the compiler could not see an initialiser of")
    func makingFromClasses() {
        let text = "func f(_ type: UIViewController.Type?) { if let type { g(type.init(), 1) } }"
        let places: Set<SourcePosition> = [SourcePosition(line: 1, column: 63)]
        let file = SourceFile(path: "A.swift", text: text, dynamicMembers: places)
        let lowered = ModuleLowering(module: "App", imported: [], options: LoweringOptions()).lower([file])
        #expect(lowered.files[0].text.contains("g(ObjCRuntime.make(type), 1)"))
    }

    @Test("A class that stands where an object is wanted becomes one; the compiler says where")
    func classesAsObjects() {
        func lowered(_ text: String, column: Int) -> String {
            let file = SourceFile(path: "A.swift", text: text, dynamicMembers: [SourcePosition(line: 1, column: column)])
            return ModuleLowering(module: "App", imported: [], options: LoweringOptions()).lower([file]).files[0].text
        }
        #expect(lowered("class A { static func f() { g(self) {} } }", column: 31).contains("g(ObjCRuntime.objectOfClass(self)) {}"))
        #expect(lowered("func f() { g(to: A.self) }", column: 18).contains("g(to: ObjCRuntime.objectOfClass(A.self))"))
        #expect(!lowered("func f() { g(a) }", column: 14).contains("objectOfClass"))
    }

    @Test("An instance of a generic class is made by the initialiser that its labels name")
    func makingGenericClasses() {
        func lowered(_ text: String, column: Int) -> String {
            let file = SourceFile(path: "A.swift", text: text, dynamicMembers: [SourcePosition(line: 1, column: column)])
            return ModuleLowering(module: "App", imported: [], options: LoweringOptions()).lower([file]).files[0].text
        }
        #expect(lowered("func f<T: UIView>() -> T { T() }", column: 28).contains("{ ObjCRuntime.make(T.self) }"))
        #expect(
            lowered("func f<T: UIView>() -> T { T(frame: .zero) }", column: 28).contains("{ ObjCRuntime.make(T.self, \"initWithFrame:\", (.zero as CGRect)) }"))
        #expect(
            lowered("func f(_ t: C.Type) { g(t.init(style: a, reuseIdentifier: b)) }", column: 27)
                .contains("g(ObjCRuntime.make(t, \"initWithStyle:reuseIdentifier:\", a, b))"))
        // What Objective-C has no such initialiser for stays, for the compiler to report.
        #expect(lowered("func f<T: UIView>() -> T { T(colour: 1) }", column: 28).contains("{ T(colour: 1) }"))
    }

    @Test("Classes of two modules that go by each other's names do not lead in circles")
    func circularNames() {
        let other = ModuleIndex(
            module: "Other", files: [SourceFile(path: "O.swift", text: "open class Card: NSObject { @objc open func show() {} }\nopen class Sheet: Card {}")])
        let own =
            "class Panel: Sheet { override func show() {} }\nclass Card: Panel { @objc override func show() {}; @objc var a = 1 }\nclass Top: Card { override func show() {} }"
        let lowered = module(["A.swift": own], imported: [Samples.frameworks, other])
        #expect(lowered.files.count == 1)
        #expect(body(lowered.files[0]).contains("class Top"))
    }

    @Test("What cannot work says so, at its place")
    func unsupported() {
        let diagnostics = module([
            "A.swift": """
            class A: NSObject {
                @NSManaged var name: String
            }
            @objc protocol P {
                @objc optional func f() throws
            }
            extension UIViewController {
                open override func viewDidLoad() {}
            }
            """
        ]).diagnostics
        #expect(diagnostics.map { "\($0.line):\($0.column) \($0.severity)" } == ["5:25 error", "8:24 error"])
    }

    @Test("Every line and column of the original can be found again")
    func positions() {
        let source = """
            @objc protocol P: NSObjectProtocol { @objc optional func done(_ x: Int) -> Bool }
            class A: NSObject { @objc func f() { p?.done?(1) } ; var p: P? ; @objc dynamic var n = 1; let here = 1 }
            let there = 2
            """
        let file = lowered(source)
        var line = 0
        var found: [String] = []
        for text in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
            if text.hasPrefix("#sourceLocation(file: \"App/File.swift\"") {
                line = Int(text.split(separator: " ").last?.dropLast() ?? "") ?? 0
                continue
            }
            for name in ["here", "there", "-> Bool"] {
                guard let range = text.range(of: name), !text.contains("a0"), !text.contains("r.") else { continue }
                let column = text.utf8.distance(from: text.startIndex, to: range.lowerBound) + 1
                found.append("\(name) \(line):\(file.columns.originalColumn(line: line, column: column))")
            }
            line += 1
        }
        var expected: [String] = []
        for (index, text) in source.split(separator: "\n").enumerated() {
            for name in ["here", "there", "-> Bool"] {
                guard let range = text.range(of: name) else { continue }
                expected.append("\(name) \(index + 1):\(text.utf8.distance(from: text.startIndex, to: range.lowerBound) + 1)")
            }
        }
        #expect(Set(found).isSuperset(of: expected), "\(found)")
    }

    @Test("Lowered files have names of their own; main.swift keeps its")
    func names() {
        let result = module(["a/Cell.swift": "", "b/Cell.swift": "", "main.swift": ""])
        #expect(result.files.map(\.name) == ["Cell.lowered.swift", "Cell_2.lowered.swift", "main.swift"])
    }
}
