import Testing
import UIKit
@testable import Flashcards

/// The walks of the talk: tabs on the phone, a switch in the toolbar on the pad, an empty detail first.
@MainActor @Suite struct FlashcardsTests {
    private let library = Library.sample()

    private func show(_ widthClass: UIUserInterfaceSizeClass) -> (RootViewController, UIWindow, UIViewController) {
        let root = RootViewController(library: library)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
        let host = UIViewController()
        window.rootViewController = host
        window.makeKeyAndVisible()
        host.addChild(root)
        host.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: widthClass), forChild: root)
        root.view.frame = host.view.bounds
        host.view.addSubview(root.view)
        root.didMove(toParent: host)
        window.layoutIfNeeded()
        return (root, window, host)
    }

    private func detail(_ root: RootViewController) -> UIViewController? {
        (root.viewController(for: .secondary) as? UINavigationController)?.topViewController
    }

    @Test func theDetailInvitesBeforeAnythingIsChosen() {
        let (root, window, _) = show(.regular)
        #expect(!root.isCollapsed)
        #expect((detail(root) as? EmptyViewController)?.section == .decks)
        root.masterDidSwitch(to: .progress)
        #expect((detail(root) as? EmptyViewController)?.section == .progress)
        window.isHidden = true
    }

    @Test func choosingInTheMasterFillsTheDetail() {
        let (root, window, _) = show(.regular)
        root.masterDidChoose(1)
        #expect(detail(root)?.title == "Plants")
        #expect(detail(root) is CardsViewController)
        root.masterDidSwitch(to: .progress)
        #expect(detail(root) is EmptyViewController)
        root.masterDidChoose(0)
        #expect(detail(root) is ProgressViewController)
        root.masterDidSwitch(to: .decks)
        #expect(detail(root)?.title == "Plants")
        window.isHidden = true
    }

    @Test func aPhoneHasTabsAndPushesTheDetail() throws {
        let (root, window, _) = show(.compact)
        #expect(root.isCollapsed)
        #expect(root.tabs.tabBar.items?.map(\.title) == ["Decks", "Progress", "Settings"])
        let navigation = try #require(root.tabs.selectedViewController as? UINavigationController)
        let list = try #require(navigation.topViewController as? DeckListViewController)
        list.onChoice?(2)
        #expect(navigation.topViewController?.title == "Music")
        #expect(navigation.viewControllers.count == 2)
        window.isHidden = true
    }

    @Test func theSamePlaceInBothForms() throws {
        let (root, window, host) = show(.regular)
        root.masterDidSwitch(to: .progress)
        root.masterDidChoose(3)
        host.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: root)
        window.layoutIfNeeded()
        #expect(root.tabs.section == .progress)
        let navigation = try #require(root.tabs.selectedViewController as? UINavigationController)
        #expect(navigation.topViewController?.title == "Small sums")
        root.tabs.selectedIndex = 0
        host.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: root)
        window.layoutIfNeeded()
        #expect(root.section == .decks)
        #expect(detail(root) is EmptyViewController)
        window.isHidden = true
    }
}
