import Testing
import UIKit
@testable import Todo

/// The walks of the talk: whatever becomes of the window, the user stays where they were.
@MainActor @Suite struct TodoTests {
    private let store = TodoStore.sample()

    /// A window whose root gives the app whatever width class and size a test asks for.
    private func show(_ todo: TodoViewController) -> (UIWindow, UIViewController) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 700))
        let host = UIViewController()
        window.rootViewController = host
        window.makeKeyAndVisible()
        host.addChild(todo)
        resize(todo, in: host, to: CGSize(width: 375, height: 700))
        host.view.addSubview(todo.view)
        todo.didMove(toParent: host)
        window.layoutIfNeeded()
        return (window, host)
    }

    /// As a window does: first the size, then the traits.
    private func resize(_ todo: TodoViewController, in host: UIViewController, to size: CGSize) {
        let widthClass: UIUserInterfaceSizeClass = size.width < 590 ? .compact : .regular
        todo.view.frame = CGRect(origin: .zero, size: size)
        host.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: widthClass), forChild: todo)
        todo.view.layoutIfNeeded()
    }

    private let compact = CGSize(width: 375, height: 700)
    private let regular = CGSize(width: 700, height: 500)

    @Test func compactShowsOneListAPage() {
        let todo = TodoViewController(store: store)
        let (window, _) = show(todo)
        #expect((todo.shown as? PagesViewController)?.category == .home)
        window.isHidden = true
    }

    @Test func atSchoolWhenCompactSchoolIsVisibleWhenRegular() throws {
        store.place = .school
        let todo = TodoViewController(store: store)
        let (window, host) = show(todo)
        #expect((todo.shown as? PagesViewController)?.category == .school)
        resize(todo, in: host, to: regular)
        let overview = try #require(todo.shown as? OverviewViewController)
        let school = try #require(list(.school, in: overview.view))
        let frame = school.convert(school.bounds, to: todo.view)
        #expect(frame.minY < regular.height && frame.maxY <= regular.height, "School lies at \(frame)")
        window.isHidden = true
    }

    @Test func checkedOffInWorkWhenRegularThePageIsWorkWhenCompact() {
        let todo = TodoViewController(store: store)
        let (window, host) = show(todo)
        resize(todo, in: host, to: regular)
        store.toggle(1, in: .work)
        resize(todo, in: host, to: compact)
        #expect((todo.shown as? PagesViewController)?.category == .work)
        window.isHidden = true
    }

    @Test func sizedToRegularForASnapshotAndBackTheUserIsStillAtWork() {
        store.place = .work
        let todo = TodoViewController(store: store)
        let (window, host) = show(todo)
        resize(todo, in: host, to: regular)
        resize(todo, in: host, to: CGSize(width: 1194, height: 834))
        resize(todo, in: host, to: compact)
        #expect((todo.shown as? PagesViewController)?.category == .work)
        window.isHidden = true
    }

    @Test func checkingOffCounts() {
        #expect(store.doneCount(in: .work) == 1)
        store.toggle(2, in: .work)
        #expect(store.doneCount(in: .work) == 2)
        store.toggle(2, in: .work)
        store.toggle(99, in: .work)
        #expect(store.doneCount(in: .work) == 1)
    }

    private func list(_ category: Todo.Category, in view: UIView) -> ListView? {
        if let list = view as? ListView, list.category == category { return list }
        return view.subviews.lazy.compactMap { self.list(category, in: $0) }.first
    }
}
