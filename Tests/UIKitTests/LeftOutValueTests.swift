@testable import QuinceLeftOut
import Testing
import UIKit

@Suite("Values of code that was left out")
@MainActor
struct LeftOutValueTests {
    private enum Mode { case one, two }
    private final class Page: UIView {}

    @Test("nothing of a type is nil, false, zero or empty")
    func nothing() {
        #expect(LeftOutValue.make("Gone") as Bool == false)
        #expect(LeftOutValue.make("Gone") as Int == 0)
        #expect(LeftOutValue.make("Gone") as CGFloat == 0)
        #expect(LeftOutValue.make("Gone") as String == "")
        #expect(LeftOutValue.make("Gone") as [Page] == [])
        #expect(LeftOutValue.make("Gone") as [String: Int] == [:])
        #expect(LeftOutValue.make("Gone") as Set<Int> == [])
        #expect(LeftOutValue.make("Gone") as UIInterfaceOrientationMask == [])
        #expect(LeftOutValue.make("Gone") as CGSize == .zero)
        typealias Maybe = Mode?
        #expect(LeftOutValue.make("Gone") as Maybe == nil)
    }

    @Test("a view or controller is a placeholder with the name of what is missing")
    func placeholders() {
        #expect(LeftOutValue.view(for: UIView.self, "Gone") is LeftOutView)
        #expect(LeftOutValue.view(for: UIViewController.self, "Gone") is LeftOutViewController)
        let cell = LeftOutValue.view(for: UITableViewCell.self, "Gone") as? UITableViewCell
        #expect(cell?.contentView.subviews.contains { $0 is LeftOutView } == true)
        #expect((LeftOutValue.view(for: UILabel.self, "Gone") as? UILabel)?.subviews.count == 1)
        // Nobody knows how to make a class that has not said so.
        #expect(LeftOutValue.view(for: Page.self, "Gone") == nil)
    }

    @Test("a layout, a colour or an item is the simplest of its kind")
    func plainObjects() {
        #expect(LeftOutValue.plainObject(of: UICollectionViewLayout.self) is UICollectionViewFlowLayout)
        #expect(LeftOutValue.plainObject(of: UICollectionViewCompositionalLayout.self) is UICollectionViewCompositionalLayout)
        #expect(LeftOutValue.plainObject(of: UIColor.self) as? UIColor == .clear)
        #expect(LeftOutValue.plainObject(of: NSAttributedString.self) as? NSAttributedString == NSAttributedString())
        #expect(LeftOutValue.plainObject(of: UIBarButtonItem.self) is UIBarButtonItem)
        #expect((LeftOutValue.plainObject(of: UISceneConfiguration.self) as? UISceneConfiguration)?.role == .windowApplication)
        #expect(LeftOutValue.plainObject(of: NSObject.self) == nil)
    }

    /// A controller that cannot do without what it was to be given.
    private final class Screen: UIViewController {
        var model: [Int]!

        override func loadView() { fatalError("nothing was given") }
        override func viewDidLoad() { _ = model.count }
        override func viewWillAppear(_ animated: Bool) { _ = model.count }
        override func viewIsAppearing(_ animated: Bool) { _ = model.count }
        override func viewDidAppear(_ animated: Bool) { _ = model.count }
        override func viewDidLayoutSubviews() { _ = model.count }
    }

    @Test("a controller of the app's own is shown hatched, and nothing of it runs")
    func controllers() throws {
        ObjCRuntime.registration(of: Screen.self, named: "Screen").initializer("initWithNibName:bundle:") { _ in Screen(nibName: nil, bundle: nil) }
        let screen = try #require(LeftOutValue.view(for: Screen.self, "Gone") as? Screen)
        let window = TestWindow(.phonePortrait, root: UINavigationController(rootViewController: screen))
        #expect(screen.view is LeftOutView)
        #expect(screen.view.bounds.width == window.window.bounds.width)
    }

    @Test("for any other type the app ends and names the place")
    func others() async {
        await #expect(processExitsWith: .failure) { @MainActor in _ = LeftOutValue.make("Gone") as (Int) -> Int }
    }

    private struct Account {
        var name: String
        var mode: Mode
        weak var page: Page?
        var next: [Account]
        let since: Date
    }

    private class Store {
        var count: Int { names.count }
        private let names: [String]
        init(names: [String]) { self.names = names }
    }

    private final class RemoteStore: Store, Service {
        let account: Account
        unowned let owner: Store
        lazy var title: String = account.name + "!"
        init(account: Account, owner: Store) {
            self.account = account
            self.owner = owner
            super.init(names: ["one"])
        }
        func titles() -> [String] { [title] }
    }

    private final class Chain { let next: Chain; init(next: Chain) { self.next = next } }
    private enum Answer { case text(String), number(Int), none, unknown }
    private struct Leaf { let names: [String] }
    private struct Closed {
        let change: (Int) -> Int
        let done: (String, Int) -> Void
        let load: (String) throws -> [String]
        let chain: () -> Chain
        let store: (Account) -> Store
        let isReady: () -> Bool
        let title: (Int, Int) -> String
        let share: (CGRect) -> CGFloat
        let page: (Int) -> Leaf
    }
    private struct Waiting { let load: () async -> Int }

    @Test("a structure, an enumeration or an object of the app's own is made of what stands for nothing")
    func ownTypes() {
        let account: Account = LeftOutValue.make("Gone")
        #expect(account.name == "" && account.page == nil && account.next.isEmpty)
        #expect(account.mode == .one)
        let store: RemoteStore = LeftOutValue.make("Gone")
        #expect(store.count == 0 && store.owner.count == 0)
        #expect(store.titles() == ["!"])
        if case .none = LeftOutValue.make("Gone") as Answer {} else { Issue.record("the first case without values is none") }
    }

    @Test("for a protocol of the app's own stands a type that conforms to it")
    func conformingTypes() {
        let service: any Service = LeftOutValue.make("Gone")
        #expect(service is RemoteStore)
        #expect(service.titles() == ["!"])
    }

    @Test("a function in a value of the app's own does nothing, and gives what stands for nothing")
    func functions() throws {
        let closed: Closed = LeftOutValue.make("Gone")
        closed.done("a", 1)
        for number in 0..<3 {
            #expect(closed.change(number) == 0 && closed.title(number, 1) == "" && closed.share(.zero) == 0 && !closed.isReady())
            #expect(try closed.load("b").isEmpty)
            #expect(closed.page(number).names.isEmpty)
        }
        let account: Account = LeftOutValue.make("Gone")
        #expect(closed.store(account).count == 0)
    }

    @Test("a type that needs itself, a function that waits, or a type of a system library has no value for nothing")
    func withoutValue() {
        let instance = EmptyInstance(image: #dsohandle) { $0 == Int.self ? 0 : nil }
        #expect(instance.make(Chain.self) == nil)
        #expect(instance.make(Waiting.self) == nil)
        #expect(instance.make(Thread.self) == nil)
        #expect(instance.make((any Sequence).self) == nil)
    }

    @Test("an object that a missing method was to set up is set up, and given back")
    func setUp() {
        let label = LeftOutValue.setUp(UILabel(), "UILabel.then") { $0.text = "A" }
        #expect(label.text == "A")
        #expect(LeftOutValue.setUp(CGSize(width: 1, height: 2), "CGSize.with") { $0.width = 3 } == CGSize(width: 3, height: 2))
    }

    @Test("an error says what is missing")
    func errors() {
        #expect("\(LeftOutError("Gone"))".contains("needs Gone"))
    }
}

private protocol Service {
    func titles() -> [String]
}
