import AppSession
import Foundation
import Testing

@testable import UIKit

/// Apps that are ended and started again, as the script step `relaunch` does it.
@MainActor @Suite(.serialized) struct StateRestorationTests {
    final class Page: UIViewController, UIViewControllerRestoration {
        var text = ""
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        weak var friend: UIViewController?
        var isFinished = false

        init(_ name: String) {
            super.init(nibName: nil, bundle: nil)
            restorationIdentifier = name
            restorationClass = Page.self
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            scroll.contentSize = CGSize(width: 300, height: 2000)
            scroll.restorationIdentifier = "scroll"
            view.addSubview(scroll)
        }

        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(text as Any?, forKey: "text")
            coder.encode(7, forKey: "number")
            coder.encode(friend, forKey: "friend")
        }

        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            text = coder.decodeObject(forKey: "text") as? String ?? "lost"
            text += " \(coder.decodeInteger(forKey: "number"))"
            friend = coder.decodeObject(forKey: "friend") as? UIViewController
        }

        override func applicationFinishedRestoringState() { isFinished = true }

        static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            identifierComponents.last == "unwanted" ? nil : Page(identifierComponents.last ?? "")
        }
    }

    final class Delegate: NSObject, UIApplicationDelegate {
        var window: UIWindow? = UIWindow()
        var saves = true
        let tabs = UITabBarController()
        let navigation = UINavigationController()
        var lines: [String] = []

        override init() {
            super.init()
            tabs.restorationIdentifier = "tabs"
            navigation.restorationIdentifier = "stack"
            navigation.viewControllers = [Page("list")]
            tabs.viewControllers = [Page("start"), navigation]
        }

        func application(
            _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window?.rootViewController = tabs
            window?.makeKeyAndVisible()
            return true
        }
        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { saves }
        func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
        func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { coder.encode(3, forKey: "visits") }
        func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
            lines.append("visits \(coder.decodeInteger(forKey: "visits"))")
        }
    }

    /// Starts the app in a context of its own, with the files of `folder`.
    private func launch(_ delegate: Delegate, in folder: URL) {
        AppContext.renew()
        AppContext.current.restoration.file = ContainerFile("state.plist", container: folder)
        UIApplication.shared.ownedDelegate = delegate
        UIApplication.shared.delegate = delegate
        Launch.finish()
    }

    private func folder() -> URL {
        URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("restoration-\(UUID().uuidString)")
    }

    private func end(_ delegate: Delegate) {
        ApplicationLifecycle.perform(.willResignActive)
        ApplicationLifecycle.perform(.didEnterBackground)
        delegate.window?.isHidden = true
    }

    @Test("after a relaunch the stack, the tab, what is presented, and what controllers and views encoded are there again")
    func relaunch() throws {
        let folder: URL = folder()
        defer {
            try? FileManager.default.removeItem(at: folder)
            AppContext.renew()
        }
        let first = Delegate()
        launch(first, in: folder)
        let detail = Page("detail")
        detail.text = "read"
        detail.friend = first.tabs.viewControllers?.first
        first.navigation.pushViewController(detail, animated: false)
        first.tabs.selectedIndex = 1
        detail.loadViewIfNeeded()
        detail.scroll.contentOffset = CGPoint(x: 0, y: 400)
        let sheet = Page("sheet")
        first.tabs.present(sheet, animated: false)
        end(first)

        let second = Delegate()
        launch(second, in: folder)
        defer { end(second) }
        #expect(second.tabs.selectedIndex == 1 && second.navigation.viewControllers.count == 2)
        let restored = try #require(second.navigation.topViewController as? Page)
        #expect(restored.restorationIdentifier == "detail" && restored.text == "read 7" && restored.isFinished)
        #expect(restored.friend === second.tabs.viewControllers?.first)
        #expect(restored.scroll.contentOffset == CGPoint(x: 0, y: 400))
        #expect(second.tabs.presentedViewController?.restorationIdentifier == "sheet")
        #expect(second.lines == ["visits 3"])
    }

    @Test("nothing is kept where the delegate says no, of controllers without an identifier, and where a class gives its controller up")
    func nothing() throws {
        let folder: URL = folder()
        defer {
            try? FileManager.default.removeItem(at: folder)
            AppContext.renew()
        }
        let first = Delegate()
        launch(first, in: folder)
        first.navigation.pushViewController(Page("unwanted"), animated: false)
        first.tabs.selectedIndex = 1
        end(first)
        let second = Delegate()
        launch(second, in: folder)
        #expect(second.tabs.selectedIndex == 1 && second.navigation.viewControllers.count == 1)
        second.navigation.restorationIdentifier = nil
        second.navigation.pushViewController(Page("detail"), animated: false)
        end(second)
        let third = Delegate()
        launch(third, in: folder)
        #expect(third.navigation.viewControllers.count == 1)
        third.saves = false
        end(third)
        let fourth = Delegate()
        launch(fourth, in: folder)
        defer { end(fourth) }
        #expect(fourth.tabs.selectedIndex == 0 && fourth.lines.isEmpty)
    }

    @Test("controllers hear that restoring is finished once the app has completed it")
    func extended() throws {
        let folder: URL = folder()
        defer {
            try? FileManager.default.removeItem(at: folder)
            AppContext.renew()
        }
        let first = Delegate()
        launch(first, in: folder)
        end(first)
        let second = Delegate()
        AppContext.renew()
        AppContext.current.restoration.file = ContainerFile("state.plist", container: folder)
        UIApplication.shared.delegate = second
        UIApplication.shared.extendStateRestoration()
        Launch.finish()
        let page = try #require(second.tabs.viewControllers?.first as? Page)
        #expect(!page.isFinished)
        UIApplication.shared.completeStateRestoration()
        #expect(page.isFinished)
        end(second)
    }

    final class Names: NSObject, UITableViewDataSource, UIDataSourceModelAssociation {
        var names: [String] = (0..<60).map { "n\($0)" }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.row] }
        func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
            names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
        }
    }

    @Test("a list whose data source names its elements shows and selects the same ones, wherever they stand now")
    func lists() throws {
        let names = Names()
        func table() -> UITableView {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            table.rowHeight = 40
            table.dataSource = names
            table.layoutIfNeeded()
            return table
        }
        let old: UITableView = table()
        old.selectRow(at: IndexPath(row: 22, section: 0), animated: false, scrollPosition: .none)
        old.contentOffset = CGPoint(x: 0, y: 800)
        old.layoutIfNeeded()
        let data: Data = RestorationCoding.encode { old.encodeRestorableState(with: $0) }.data
        names.names.insert("new", at: 0)
        let new: UITableView = table()
        let coder = try #require(RestorationCoding.decode(data) { _ in nil })
        new.decodeRestorableState(with: coder.coder)
        #expect(new.indexPathForSelectedRow == IndexPath(row: 23, section: 0) && new.contentOffset.y == 840)
    }

    @Test("sessions of scenes keep their user info and activity, and which of them was on the screen")
    func sessions() throws {
        let folder: URL = folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let activity = NSUserActivity(activityType: "note")
        activity.userInfo = ["id": 4]
        let saved = SceneSessions.SavedSession(
            identifier: "quince.scene.2", configuration: nil, isFront: true,
            userInfo: try PropertyListSerialization.data(fromPropertyList: ["draft": "x"], format: .binary, options: 0),
            activity: SceneSessions.saved(activity))
        let file = ContainerFile<[SceneSessions.SavedSession]>("scenes.plist", container: folder)
        try file.write([SceneSessions.SavedSession(identifier: "quince.scene.1", configuration: nil, isFront: false), saved])
        let sessions = SceneSessions()
        sessions.file = file
        sessions.load()
        #expect(sessions.known.map(\.persistentIdentifier) == ["quince.scene.1", "quince.scene.2"])
        let last = try #require(sessions.last)
        #expect(last.userInfo?["draft"] as? String == "x" && last.stateRestorationActivity?.userInfo?["id"] as? Int == 4)
        #expect(last.stateRestorationActivity?.activityType == "note")
        #expect(sessions.make(role: .windowApplication).persistentIdentifier == "quince.scene.3")
    }
}
