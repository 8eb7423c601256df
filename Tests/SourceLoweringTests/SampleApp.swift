/// An app that uses each lowered construct and prints what happens.
let sampleApp: [String: String] = [
    "App/Store.swift": """
    import Foundation

    @objc protocol StoreDelegate: NSObjectProtocol {
        func storeRequired()
        @objc optional func storeDidChange(_ store: Store)
        @objc optional func store(_ store: Store, shouldRetry count: Int) -> Bool
        @objc optional var storeName: String { get }
    }

    @objc(DemoStore) class Store: NSObject {
        weak var delegate: StoreDelegate?
        @objc dynamic var count = 1
        @objc dynamic var label: String = "a" { didSet { print("label was", oldValue) } }

        func change() {
            delegate?.storeRequired()
            delegate?.storeDidChange?(self)
            let retry = delegate?.store?(self, shouldRetry: 1) ?? false
            print("retry", retry, "name", delegate?.storeName ?? "-")
            if delegate?.storeDidChange?(self) == nil { print("nobody heard") }
        }
    }

    class Silent: NSObject, StoreDelegate { func storeRequired() { print("Silent.required") } }
    class Late: Silent {
        func storeDidChange(_ store: Store) { print("Late.changed", store.count) }
        var storeName: String { "late" }
    }

    enum Failure: Error { case first, second }

    func codes() {
        do { throw Failure.second } catch let e as NSError { print("caught", e.code) }
        do { throw Failure.second } catch let e as NSError where e.code == 0 { print("wrong", e) } catch { print("other") }
        let error: Error = Failure.first
        print((error as? NSError)?.domain ?? "no NSError", error is NSError)
        switch error { case let e as NSError: print("case", e.code) }
    }

    protocol Makeable: AnyObject { init() }
    extension Makeable {
        init(_ change: (Self) -> Void) {
            self.init()
            change(self)
        }
    }
    extension NSObject: Makeable {}
    class Plain: Makeable {
        var word = "plain"
        required init() {}
    }
    func makeables() {
        print(Store { $0.count = 4 }.count, Plain { $0.word += " own" }.word)
    }

    class Watcher: NSObject {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
            print("observed", keyPath ?? "", change?[.newKey] ?? "-")
        }
    }
    """,
    "App/Controllers.swift": """
    import UIKit
    import UIKit.UIGestureRecognizerSubclass

    class Base: UIViewController {
        @IBOutlet weak var label: UIView! { didSet { print("outlet set", label != nil) } }
        @IBOutlet private var buttons: [UIButton]!
        @IBInspectable var radius: CGFloat = 0

        @objc func tap(_ sender: UIButton) { print("tap", sender.tag) }
        @objc private func secret() { print("Base.secret") }
        func secretSelector() -> Selector { #selector(secret) }
        @IBAction private func pressed(_ sender: Any, forEvent event: Any) { print("pressed", event) }
        @IBAction func nothing() { print("nothing") }
        @objc func overloaded(_ sender: UIButton) { print("button") }
        func overloaded(_ sender: UITableView) { print("table") }
        @objc static func shared() { print("class method") }
        @objc func hook() { print("Base.hook") }
        @objc func later(_ sender: UIButton) async { await Task.yield(); print("later", sender.tag) }
    }

    class Derived: Base {
        override func hook() { super.hook(); print("Derived.hook") }
        @objc private func secret() { print("Derived.secret") }
        override func fromExtension() { super.fromExtension(); print("Derived.fromExtension") }
        override func hideKeyboard() -> String { "Derived." + super.hideKeyboard() }
    }

    class Gen<Item>: UIViewController {
        @objc func generic(_ sender: UIButton) { print("generic", Item.self, sender.tag) }
        var selector: Selector { #selector(generic(_:)) }
    }

    struct Outer {
        class Inner: NSObject { @objc func run() { print("inner") } }
        private class Hidden: NSObject { @objc private func go() { print("hidden") }; static let selector = #selector(go) }
        static func runHidden() { Hidden().perform(Hidden.selector) }
    }

    #if os(iOS) && !targetEnvironment(macCatalyst)
    class OnlyPhone: NSObject { @objc func phone() { print("phone") } }
    #else
    #error("not iOS")
    #endif
    """,
    "App/Extensions.swift": """
    import UIKit

    extension Base {
        override func viewDidLoad() { super.viewDidLoad(); print("Base.viewDidLoad in an extension") }
        override var prefersStatusBarHidden: Bool { true }
        @objc func fromExtension() { print("Base.fromExtension") }
    }

    extension UIViewController {
        @objc func hideKeyboard() -> String { "UIViewController.hideKeyboard" }
    }

    extension Base: UITableViewDelegate {
        func tableView(_ tableView: UITableView, didSelectRowAt row: Int) { print("selected", row) }
    }
    """,
    "App/Exchange.swift": """
    import UIKit

    extension UIView {
        static func exchange() {
            guard let old = class_getInstanceMethod(UIView.self, #selector(UIView.refresh)),
                let new = class_getInstanceMethod(UIView.self, #selector(tracked_refresh(_:)))
            else { return }
            method_exchangeImplementations(old, new)
        }
        @objc func tracked_refresh(_ depth: Int) -> String { "tracked " + self.tracked_refresh(depth) }
        @objc static var shared: UIView { UIView() }
    }
    final class Reader: NSObject, XMLParserDelegate {
        var told: [String] = []
        func parser(_ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]) {
            told.append(name)
            if name == "stop" { parser.abortParsing() }
        }
        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) { told.append("/" + name) }
        func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) { told.append("\\((error as NSError).code) at \\(parser.columnNumber)") }
    }
    func read(_ text: String) -> String {
        let parser = XMLParser(data: Data(text.utf8)), reader = Reader()
        parser.delegate = reader
        return "\\(parser.parse()) \\(reader.told) \\(parser.parserError.map { ($0 as NSError).code } ?? 0)"
    }
    func isOptional(_ selector: Selector, in requirements: Protocol) -> Bool {
        protocol_getMethodDescription(requirements, selector, false, true).types != nil
    }
    func name<T>(_ type: T.Type) -> String { "\\(type)" }
    class Refreshing: UIButton { override func refresh(_ depth: Int) -> String { "own " + super.refresh(depth) } }
    """,
    "App/main.swift": """
    import UIKit

    @MainActor func run() {
        let button = UIButton(); button.tag = 7
        let base = Base()
        button.addTarget(base, action: #selector(Base.tap))
        button.addTarget(base, action: base.secretSelector())
        button.addTarget(base, action: Selector("pressed:forEvent:"))
        button.addTarget(base, action: #selector(Base.nothing))
        button.addTarget(base, action: #selector(Base.overloaded(_:) as (Base) -> (UIButton) -> Void))
        button.addTarget(base, action: #selector(Base.fromExtension))
        button.addTarget(base, action: #selector(getter: UIViewController.title))
        button.addTarget(button, action: #selector(UIView.layoutSubviews))
        button.addTarget(base, action: #selector(Base.later(_:)))
        button.sendActions()
        print(#selector(Base.tap(_:)), #keyPath(Store.count), base.responds(to: #selector(Base.tap(_:))), base.responds(to: Selector("none")))
        base.setValue(UIView(), forKey: "label")
        base.setValue(4, forKey: "radius")
        print("radius", base.value(forKey: "radius") ?? "-")
        let derived = Derived()
        derived.perform(#selector(Base.hook))
        derived.perform(derived.secretSelector())
        derived.perform(#selector(Base.fromExtension))
        print((derived as UIViewController).hideKeyboard(), base.hideKeyboard())
        derived.viewDidLoad()
        print("hidden", (derived as UIViewController).prefersStatusBarHidden)
        let generic = Gen<Int>()
        generic.perform(generic.selector, with: button)
        Outer.Inner().perform(#selector(Outer.Inner.run))
        Outer.runHidden()
        OnlyPhone().perform(#selector(OnlyPhone.phone))
        class Local: NSObject { @objc func local() { print("local") }; func go() { perform(#selector(local)) } }
        Local().go()
        let table = UITableView(); table.delegate = base; table.pick(3)
        table.delegate?.tableView?(table, didSelectRowAt: 9)

        let store = Store()
        let silent = Silent(), late = Late()
        store.delegate = silent; store.change()
        store.delegate = late; store.change()
        let token = store.observe(\\.count, options: [.old, .new]) { _, change in print("count", change.oldValue!, change.newValue!) }
        store.count = 2
        store.label = "b"
        token.invalidate()
        let watcher = Watcher()
        store.addObserver(watcher, forKeyPath: #keyPath(Store.label), options: .new, context: nil)
        store.label = "c"
        store.removeObserver(watcher, forKeyPath: "label")
        print(NSStringFromClass(Outer.Inner.self), NSStringFromClass(Store.self), Store.description())
        print(NSClassFromString("DemoStore") != nil, NSClassFromString("Demo.Store") != nil, NSClassFromString("Demo.Derived") != nil)
        print(base.conforms(to: UITableViewDelegate.self), store.conforms(to: StoreDelegate.self), Late.conforms(to: StoreDelegate.self))
        print(store.delegate?.conforms(to: StoreDelegate.self) == true, NSStringFromProtocol(StoreDelegate.self))
        codes()
        makeables()
        print(Refreshing().refresh(1))
        UIView.exchange()
        print(UIView().refresh(2), Refreshing().refresh(3))
        UIView.exchange()
        print(Refreshing().refresh(4), class_getClassMethod(UIView.self, #selector(getter: UIView.shared)) != nil)
        print(isOptional(Selector("tableView:didSelectRowAt:"), in: UITableViewDelegate.self), isOptional(Selector("change"), in: UITableViewDelegate.self))
        for text in ["<a><b/></a>", "<a><b></a>", "<a><b/>", "", "<a><stop/></a>"] { print(read(text)) }
        print(name(UITableViewDelegate.self), class_conformsToProtocol(Base.self, UITableViewDelegate.self))
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    }
    MainActor.assumeIsolated { run() }
    """,
]

let sampleAppOutput = """
    tap 7
    Base.secret
    pressed event
    nothing
    button
    Base.fromExtension
    UIView.layoutSubviews
    tap: count true false
    outlet set true
    radius 4.0
    Base.hook
    Derived.hook
    Derived.secret
    Base.fromExtension
    Derived.fromExtension
    Derived.UIViewController.hideKeyboard UIViewController.hideKeyboard
    UIViewController.viewDidLoad
    Base.viewDidLoad in an extension
    hidden true
    generic Int 7
    inner
    hidden
    phone
    local
    height -1.0
    selected 3
    selected 9
    Silent.required
    retry false name -
    nobody heard
    Silent.required
    Late.changed 1
    retry false name late
    Late.changed 1
    count 1 2
    label was a
    label was b
    observed label c
    Demo.Outer.Inner DemoStore DemoStore
    true true true
    true false true
    true Demo.StoreDelegate
    caught 1
    other
    Demo.Failure true
    case 0
    4 plain own
    own UIView.refresh 1
    tracked UIView.refresh 2 own tracked UIView.refresh 3
    own UIView.refresh 4 true
    true false
    true ["a", "b", "/b", "/a"] 0
    false ["a", "b", "76 at 11"] 76
    false ["a", "b", "/b", "5 at 8"] 5
    false ["4 at 0"] 4
    false ["a", "stop", "512 at 9"] 512
    UITableViewDelegate true
    later 7
    """
