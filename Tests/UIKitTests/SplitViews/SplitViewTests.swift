import AppSession
import Foundation
import Testing
@testable import UIKit

/// behaviour/rules.md 2: what a split view controller does in a window.
@MainActor @Suite struct SplitViewTests {
    final class Screen: UIViewController {
        let name: String
        let color: UIColor
        var log: [String] = []
        init(_ name: String, _ color: UIColor = .systemBackground) {
            self.name = name
            self.color = color
            super.init(nibName: nil, bundle: nil)
            title = name
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = color
            let label = UILabel()
            label.text = "The \(name)"
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            ])
        }
        override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
    }

    final class Delegate: NSObject, UISplitViewControllerDelegate {
        var log: [String] = []
        var top: UISplitViewController.Column?
        var handlesSecondary = false
        var separated: UIViewController?
        var expandingMode: UISplitViewController.DisplayMode?
        var target = UISplitViewController.DisplayMode.automatic

        func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
            log.append("willChangeTo \(displayMode)")
        }
        func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { target }
        func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
            log.append("primary for collapsing")
            return nil
        }
        func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
            log.append("primary for expanding")
            return nil
        }
        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            log.append("collapse secondary")
            return handlesSecondary
        }
        func splitViewController(
            _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? {
            log.append("separate secondary")
            return separated
        }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            log.append("willShow \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            log.append("willHide \(column)")
        }
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            log.append("top column, proposed \(proposedTopColumn)")
            return top ?? proposedTopColumn
        }
        func splitViewController(
            _ svc: UISplitViewController,
            displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
        ) -> UISplitViewController.DisplayMode {
            log.append("mode for expanding, proposed \(proposedDisplayMode)")
            return expandingMode ?? proposedDisplayMode
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("did collapse \(svc.isCollapsed)") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("did expand \(!svc.isCollapsed)") }
    }

    private let primary = Screen("primary", .systemGroupedBackground)
    private let supplementary = Screen("supplementary", .secondarySystemBackground)
    private let secondary = Screen("secondary")
    private let delegate = Delegate()

    private func double() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.delegate = delegate
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        return split
    }

    private func triple() -> UISplitViewController {
        let split = UISplitViewController(style: .tripleColumn)
        split.delegate = delegate
        split.setViewController(primary, for: .primary)
        split.setViewController(supplementary, for: .supplementary)
        split.setViewController(secondary, for: .secondary)
        return split
    }

    private func classic() -> UISplitViewController {
        let split = UISplitViewController()
        split.delegate = delegate
        split.viewControllers = [UINavigationController(rootViewController: primary), UINavigationController(rootViewController: secondary)]
        return split
    }

    private func frame(_ controller: UIViewController, in window: TestWindow) -> CGRect {
        controller.view.convert(controller.view.bounds, to: window.window)
    }

    // MARK: Expanded

    @Test("behaviour/rules.md 2.1.1: the initialiser chooses the life")
    func styles() {
        #expect(UISplitViewController().style == .unspecified)
        #expect(UISplitViewController(nibName: nil, bundle: nil).style == .unspecified)
        #expect(UISplitViewController(style: .tripleColumn).style == .tripleColumn)
    }

    @Test("behaviour/rules.md 2.1.2: a column's controller gets a navigation controller, the compact one's does not")
    func automaticNavigation() {
        let split = double()
        let compact = Screen("compact")
        split.setViewController(compact, for: .compact)
        #expect(primary.navigationController != nil)
        #expect(primary.navigationController?.parent === split)
        #expect(primary.splitViewController === split)
        #expect(compact.navigationController == nil)
        #expect(split.viewController(for: .primary) === primary)
        let own = UINavigationController(rootViewController: Screen("own"))
        split.setViewController(own, for: .secondary)
        #expect(own.parent === split)
    }

    @Test("two columns stand side by side in landscape")
    func landscape() {
        let split = double()
        let window = TestWindow(.padLandscape, root: split)
        #expect(!split.isCollapsed)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(frame(primary, in: window) == CGRect(x: 0, y: 0, width: 320, height: 834))
        #expect(frame(secondary, in: window) == CGRect(x: 320.5, y: 0, width: 873.5, height: 834))
        #expect(primary.log == ["will appear", "did appear"])
        #expect(secondary.log == ["will appear", "did appear"])
        #expect(primary.traitCollection.horizontalSizeClass == .compact)
        #expect(secondary.traitCollection.horizontalSizeClass == .regular)
        #expect(primary.navigationController?.navigationBar.systemLeadingItems.count == 1)
        #expect(secondary.navigationController?.navigationBar.systemLeadingItems.isEmpty == true)
        window.picture("split-double-landscape")
        window.close()
    }

    @Test("behaviour/rules.md 2.1.8, 2.1.9: in portrait the button brings the primary over the secondary, a tap beside it takes it away")
    func portraitOverlay() {
        let split = double()
        let window = TestWindow(.padPortrait, root: split)
        #expect(split.displayMode == .secondaryOnly)
        #expect(primary.viewIfLoaded?.window == nil)
        #expect(secondary.navigationController?.navigationBar.systemLeadingItems.count == 1)
        split.displayModeButtonItem.perform(event: nil)
        #expect(split.displayMode == .oneOverSecondary)
        #expect(delegate.log == ["willChangeTo oneOverSecondary", "willShow primary"])
        window.run(0.15)
        window.picture("split-double-portrait-sliding")
        window.run(0.3)
        #expect(frame(primary, in: window) == CGRect(x: 0, y: 0, width: 320, height: 1194))
        #expect(frame(secondary, in: window).width == 834)
        #expect(primary.log == ["will appear", "did appear"])
        window.picture("split-double-portrait-over")
        let hit: UIView? = window.window.hitTest(CGPoint(x: 700, y: 600), with: nil)
        #expect(hit is SplitDimmingView)
        (hit as? SplitDimmingView)?.sendActions(for: .touchUpInside)
        #expect(split.displayMode == .secondaryOnly)
        // Turned, the window has the primary beside the secondary, whatever was asked for over it: that is what the secondary is told.
        #expect(split.size(of: .secondary, in: CGSize(width: 1194, height: 834)).width == 873.5)
        window.run(0.5)
        #expect(primary.log == ["will appear", "did appear", "will disappear", "did disappear"])
        #expect(primary.view.window == nil)
        split.presentsWithGesture = false
        #expect(secondary.navigationController?.navigationBar.systemLeadingItems.isEmpty == true)
        window.close()
    }

    @Test("behaviour/rules.md 2.1.3: a preferred mode set inside an animation block animates")
    func preferredModeAnimates() throws {
        let split = double()
        let window = TestWindow(.padLandscape, root: split)
        UIView.animate(withDuration: 0.4) { split.preferredDisplayMode = .secondaryOnly }
        window.run(0.2)
        let pane: UIView = try #require(split.content?.pane(.secondary))
        let shown: CGFloat = try #require(pane.layer.presentation()?.frame.minX)
        #expect(shown > 20 && shown < 300)
        window.run(0.4)
        #expect(split.displayMode == .secondaryOnly)
        #expect(frame(secondary, in: window).width == 1194)
        #expect(primary.view.window == nil)
        window.close()
    }

    @Test("three columns: the supplementary stands beside, the primary displaces, and a tap on the secondary takes it away")
    func tripleDisplaces() {
        let split = triple()
        let window = TestWindow(.pad(1024, 768), root: split)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(supplementary.navigationController?.navigationBar.systemLeadingItems.count == 1)
        split.show(.primary)
        window.run(0.5)
        #expect(split.displayMode == .twoDisplaceSecondary)
        #expect(frame(primary, in: window).minX == 0)
        #expect(frame(supplementary, in: window).minX == 320.5)
        #expect(frame(secondary, in: window).minX == 641)
        window.picture("split-triple-displaced")
        (window.window.hitTest(CGPoint(x: 900, y: 400), with: nil) as? SplitDimmingView)?.sendActions(for: .touchUpInside)
        window.run(0.5)
        #expect(split.displayMode == .oneBesideSecondary)
        split.showsSecondaryOnlyButton = true
        #expect(secondary.navigationController?.navigationBar.systemLeadingItems.count == 1)
        split.hide(.supplementary)
        window.run(0.5)
        #expect(split.displayMode == .secondaryOnly)
        window.close()
    }

    @Test("three columns side by side where there is room")
    func tripleTiles() {
        let split = triple()
        split.preferredDisplayMode = .twoBesideSecondary
        let window = TestWindow(.pad(1366, 1024), root: split)
        #expect(split.displayMode == .twoBesideSecondary)
        #expect(split.splitBehavior == .tile)
        #expect(frame(secondary, in: window) == CGRect(x: 696, y: 0, width: 670, height: 1024))
        window.picture("split-triple-tiled")
        window.close()
    }

    @Test("right to left puts the primary at the right; a trailing edge puts it back to the left")
    func edges() {
        let split = double()
        var environment: WindowEnvironment = .padLandscape
        environment.layoutDirection = .rightToLeft
        let window = TestWindow(environment, root: split)
        #expect(frame(primary, in: window).maxX == 1194)
        #expect(frame(secondary, in: window).minX == 0)
        split.primaryEdge = .trailing
        #expect(frame(primary, in: window).minX == 0)
        window.close()
    }

    @Test("behaviour/rules.md 2.1.11: widths and gesture may be set in any order, before the view is loaded")
    func orderOfSettings() {
        let split = UISplitViewController()
        split.minimumPrimaryColumnWidth = 300
        split.presentsWithGesture = false
        split.maximumPrimaryColumnWidth = 500
        split.preferredPrimaryColumnWidthFraction = 0.45
        split.viewControllers = [primary, secondary]
        let window = TestWindow(.pad(1000, 700), root: split)
        #expect(split.primaryColumnWidth == 450)
        #expect(frame(primary, in: window).width == 450)
        window.close()
    }

    // MARK: The delegate of 2010

    final class OldDelegate: NSObject, UISplitViewControllerDelegate {
        var log: [String] = []
        var item: UIBarButtonItem?
        var popover: UIPopoverController?
        var hides: Bool?
        func splitViewController(
            _ svc: UISplitViewController, willHide aViewController: UIViewController, with barButtonItem: UIBarButtonItem,
            for pc: UIPopoverController
        ) {
            log.append("willHide")
            item = barButtonItem
            popover = pc
        }
        func splitViewController(
            _ svc: UISplitViewController, willShow aViewController: UIViewController, invalidating barButtonItem: UIBarButtonItem
        ) {
            log.append("willShow \(barButtonItem === item)")
        }
        func splitViewController(
            _ svc: UISplitViewController, popoverController pc: UIPopoverController, willPresent aViewController: UIViewController
        ) {
            log.append("willPresent \(pc === popover)")
        }
        func splitViewController(
            _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
        ) throws(Unimplemented) -> Bool {
            guard let hides else { throw Unimplemented() }
            return hides
        }
    }

    @Test("behaviour/scenarios.md Books 3: in portrait a bar button shows the hidden list, in landscape the button is gone")
    func delegateOf2010() {
        let old = OldDelegate()
        let split = UISplitViewController()
        split.delegate = old
        split.viewControllers = [UINavigationController(rootViewController: primary), UINavigationController(rootViewController: secondary)]
        let window = TestWindow(.padPortrait, root: split)
        #expect(old.log == ["willHide"])
        old.item?.perform(event: nil)
        window.run(0.5)
        #expect(old.log == ["willHide", "willPresent true"])
        #expect(split.displayMode == .primaryOverlay)
        #expect(old.popover?.isPopoverVisible == true)
        old.popover?.dismiss(animated: true)
        window.run(0.5)
        #expect(split.displayMode == .primaryHidden)
        window.change(to: .padLandscape)
        #expect(old.log == ["willHide", "willPresent true", "willShow true"])
        old.hides = true
        window.change(to: .padPortrait)
        window.change(to: .padLandscape)
        #expect(split.displayMode == .primaryHidden)
        old.hides = false
        window.change(to: .padPortrait)
        #expect(split.displayMode == .allVisible)
        window.close()
    }

    // MARK: Collapsing and expanding

    @Test("behaviour/rules.md 2.2.1: born expanded, it collapses when it enters a compact window and follows the class from then on")
    func followsTheClass() {
        let split = double()
        #expect(!split.isCollapsed)
        let window = TestWindow(.padSlideOver, root: split)
        #expect(split.isCollapsed)
        window.change(to: .padLandscape)
        #expect(!split.isCollapsed)
        window.change(to: .padSlideOver)
        #expect(split.isCollapsed)
        window.close()
    }

    @Test("behaviour/rules.md 2.2.4: columns collapse onto the primary's stack, the secondary on top")
    func columnCollapse() {
        let split = triple()
        let window = TestWindow(.padLandscape, root: split)
        delegate.log = []
        window.change(to: .padSlideOver)
        #expect(delegate.log == ["top column, proposed secondary", "did collapse true"])
        let stack: UINavigationController? = primary.navigationController
        #expect(stack?.viewControllers.count == 3)
        #expect(stack?.visibleViewController === secondary)
        #expect(split.viewControllers == [stack])
        #expect(frame(secondary, in: window).width == 375)
        #expect(stack?.navigationBar.topItem?.title == "secondary")
        #expect(stack?.navigationBar.backItem?.title == "supplementary")
        window.run(0.1)
        window.picture("split-triple-collapsed")
        if let back = stack?.navigationBar.backItem { stack?.goBack(to: back) }
        window.run(0.6)
        #expect(stack?.visibleViewController === supplementary)
        #expect(stack?.navigationBar.topItem?.title == "supplementary")
        window.close()
    }

    @Test("behaviour/rules.md 2.2.4: the delegate chooses the top column")
    func chosenTopColumn() {
        let split = triple()
        delegate.top = .primary
        let window = TestWindow(.padSlideOver, root: split)
        #expect(primary.navigationController?.viewControllers == [primary])
        #expect(primary.log == ["will appear", "did appear"])
        #expect(secondary.log.isEmpty)
        split.show(.secondary)
        window.run(0.6)
        #expect(primary.navigationController?.visibleViewController === secondary)
        #expect(primary.navigationController?.viewControllers.count == 3)
        split.hide(.secondary)
        window.run(0.6)
        #expect(primary.navigationController?.visibleViewController === supplementary)
        window.close()
    }

    @Test("behaviour/rules.md 2.2.5: expanding gives every column its own back")
    func columnExpand() {
        let split = triple()
        let window = TestWindow(.padSlideOver, root: split)
        secondary.navigationController?.pushViewController(Screen("deeper"), animated: false)
        delegate.log = []
        window.change(to: .padLandscape)
        window.run(0.1)
        #expect(delegate.log == ["mode for expanding, proposed oneBesideSecondary", "did expand true"])
        #expect(split.viewControllers.count == 3)
        #expect(secondary.navigationController?.viewControllers.map(\.title) == ["secondary", "deeper"])
        #expect(secondary.navigationController?.parent === split)
        #expect(primary.navigationController?.viewControllers == [primary])
        #expect(secondary.navigationController?.navigationBar.isHidden == false)
        #expect(secondary.navigationController?.navigationBar.items?.count == 2)
        #expect(frame(supplementary, in: window).width == 320)
        window.picture("split-triple-expanded")
        window.close()
    }

    @Test("behaviour/rules.md 2.2.5: content at its top is at its top again after a collapse and an expansion")
    func contentKeepsItsTop() {
        let split = UISplitViewController(style: .doubleColumn)
        let navigation = UINavigationController(rootViewController: NavigationTests.Scrolling())
        navigation.navigationBar.prefersLargeTitles = true
        split.setViewController(Screen("primary"), for: .primary)
        split.setViewController(navigation, for: .secondary)
        let window = TestWindow(.padLandscape, root: split)
        let scroll = (navigation.topViewController as? NavigationTests.Scrolling)?.scrollView
        #expect(scroll?.contentOffset.y == -(scroll?.adjustedContentInset.top ?? 0))
        for environment in [WindowEnvironment.padSlideOver, .padLandscape, .padSlideOver, .padLandscape] {
            window.change(to: environment, duration: 0.4)
            window.run(0.6)
            #expect(scroll?.contentOffset.y == -(scroll?.adjustedContentInset.top ?? 0))
        }
        window.close()
    }

    @Test("behaviour/rules.md 2.2.5: the delegate chooses the mode on expanding")
    func chosenMode() {
        let split = double()
        delegate.expandingMode = .secondaryOnly
        let window = TestWindow(.padSlideOver, root: split)
        window.change(to: .padLandscape)
        #expect(split.displayMode == .secondaryOnly)
        window.close()
    }

    @Test("behaviour/rules.md 2.2.6: a compact column is shown alone and shares nothing")
    func compactColumn() {
        let split = double()
        let compact = Screen("compact")
        split.setViewController(compact, for: .compact)
        let window = TestWindow(.padLandscape, root: split)
        #expect(!compact.isViewLoaded)
        window.change(to: .padSlideOver)
        window.run(0.1)
        #expect(delegate.log.contains("top column, proposed compact"))
        #expect(compact.view.window != nil)
        #expect(primary.view.window == nil)
        #expect(compact.log == ["will appear", "did appear"])
        #expect(primary.log.suffix(2) == ["will disappear", "did disappear"])
        window.change(to: .padLandscape)
        window.run(0.1)
        #expect(compact.view.window == nil)
        #expect(primary.view.window != nil && secondary.view.window != nil)
        window.close()
    }

    @Test("behaviour/rules.md 2.2.2, 2.2.3: a classic split view asks in this order when it collapses and expands")
    func classicOrder() {
        let split = classic()
        let window = TestWindow(.padLandscape, root: split)
        let (first, second) = (split.viewControllers[0], split.viewControllers[1])
        delegate.log = []
        window.change(to: .padSlideOver)
        #expect(delegate.log == ["primary for collapsing", "collapse secondary"])
        #expect(split.viewControllers == [first])
        #expect((first as? UINavigationController)?.viewControllers == [primary, second])
        #expect((first as? UINavigationController)?.navigationBar.topItem?.title == "secondary")
        delegate.log = []
        window.change(to: .padLandscape)
        #expect(delegate.log == ["primary for expanding", "separate secondary"])
        #expect(split.viewControllers == [first, second])
        #expect((first as? UINavigationController)?.viewControllers == [primary])
        window.close()
    }

    @Test("behaviour/rules.md 2.2.2: a secondary the delegate dealt with is not shown, and is back after expanding")
    func handledSecondary() {
        let split = classic()
        delegate.handlesSecondary = true
        let window = TestWindow(.padSlideOver, root: split)
        #expect(primary.navigationController?.viewControllers == [primary])
        window.change(to: .padLandscape)
        #expect(split.viewControllers.count == 2)
        #expect(secondary.view.window != nil)
        window.close()
    }

    // MARK: show and showDetail

    @Test("behaviour/rules.md 2.3.2: showDetail replaces the secondary while expanded and pushes while collapsed")
    func showDetail() {
        let split = classic()
        let window = TestWindow(.padLandscape, root: split)
        let detail = Screen("detail")
        primary.showDetailViewController(detail, sender: nil)
        window.run(0.1)
        #expect(split.viewControllers[1] === detail)
        #expect(secondary.log.suffix(2) == ["will disappear", "did disappear"])
        window.change(to: .padSlideOver)
        primary.navigationController?.popToRootViewController(animated: false)
        let another = UINavigationController(rootViewController: Screen("another"))
        primary.showDetailViewController(another, sender: nil)
        window.run(0.6)
        #expect(primary.navigationController?.viewControllers == [primary, another], "behaviour/rules.md 2.3.3")
        #expect(primary.navigationController?.navigationBar.topItem?.title == "another")
        window.change(to: .padLandscape)
        #expect(split.viewControllers[1] === another)
        window.close()
    }

    @Test("behaviour/rules.md 2.3.2: in columns, showDetail fills the secondary column and pushes it while collapsed")
    func showDetailInColumns() {
        let split = double()
        delegate.top = .primary
        let window = TestWindow(.padSlideOver, root: split)
        let detail = Screen("detail")
        primary.showDetailViewController(detail, sender: nil)
        window.run(0.6)
        #expect(split.viewController(for: .secondary) === detail)
        #expect(primary.navigationController?.visibleViewController === detail)
        window.change(to: .padLandscape)
        #expect(detail.view.window != nil)
        #expect(primary.navigationController?.viewControllers == [primary])
        window.close()
    }

    @Test("behaviour/rules.md 2.3.1: show walks up to the first controller that knows how")
    func showWalksUp() {
        let child = UIViewController()
        primary.addChild(child)
        let split = double()
        #expect(child.targetViewController(forAction: UIViewController.showAction, sender: nil) === primary.navigationController)
        #expect(child.targetViewController(forAction: UIViewController.showDetailAction, sender: nil) === split)
        child.show(Screen("pushed"), sender: nil)
        #expect(primary.navigationController?.viewControllers.count == 2)
    }

    @Test("behaviour/rules.md 2.3.1: a method that every controller has leads to the split view that has its own")
    func targetOverrides() {
        final class Showing: UISplitViewController {}
        let action = Selector("quinceTestWillShowDetail:")
        ObjCRuntime.registration(of: UIViewController.self, named: "UIViewController").method(action.description) { _, _ in nil }
        ObjCRuntime.registration(of: Showing.self, named: "QuinceTestShowing").method(action.description) { _, _ in nil }
        let split = Showing(style: .doubleColumn)
        let child = UIViewController()
        primary.addChild(child)
        split.setViewController(primary, for: .primary)
        #expect(child.targetViewController(forAction: action, sender: nil) === split)
        #expect(UIViewController().targetViewController(forAction: action, sender: nil) == nil)
    }

    @Test("behaviour/rules.md 2.1.10: the display mode button leaves the detail's bar with the collapse, and returns as it was", arguments: [false, true])
    func displayModeButtonLeaves(isClassic: Bool) throws {
        let split = isClassic ? classic() : double()
        let navigation = try #require(secondary.navigationController)
        secondary.navigationItem.leftBarButtonItem = split.displayModeButtonItem
        secondary.navigationItem.leftItemsSupplementBackButton = true
        let window = TestWindow(.padPortrait, root: split)
        window.run(0.5)
        func shown() -> BarButton? {
            window.window.layoutIfNeeded()
            let bars: [UINavigationBar] = [navigation.navigationBar, primary.navigationController?.navigationBar].compactMap { $0 }.filter {
                $0.window != nil && !$0.isHidden
            }
            return bars.lazy.flatMap(\.subviews).compactMap { $0 as? BarButton }.first { $0.item === split.displayModeButtonItem && !$0.isHidden }
        }
        #expect(shown() != nil)
        let (title, image) = (split.displayModeButtonItem.title, split.displayModeButtonItem.image)
        window.change(to: .padSlideOver)
        window.run(0.5)
        #expect(shown() == nil)
        window.change(to: .padPortrait)
        window.run(0.5)
        #expect(shown() != nil)
        #expect(split.displayModeButtonItem.title == title && (split.displayModeButtonItem.image == nil) == (image == nil))
        window.close()
    }

    @Test("the display mode button of a large phone's detail looks right again after the phone was upright") func displayModeButtonOfPhone() throws {
        let split = classic()
        let navigation = try #require(secondary.navigationController)
        secondary.navigationItem.leftBarButtonItem = split.displayModeButtonItem
        secondary.navigationItem.leftItemsSupplementBackButton = true
        let device = try TestDevice("iphone-6.7-430.landscape.full", root: split)
        defer { device.close() }
        func button() -> BarButton? { navigation.navigationBar.subviews.lazy.compactMap { $0 as? BarButton }.first { !$0.isHidden } }
        for _ in 0..<2 {
            #expect(!split.isCollapsed && navigation.navigationBar.window != nil)
            let shown = try #require(button())
            #expect(shown.item === split.displayModeButtonItem && !shown.isBack && shown.bounds.width < 40)
            #expect(shown.subviews.allSatisfy { (($0 as? UILabel)?.text ?? "").isEmpty })
            try device.play("rotate portrait\nwait 1")
            #expect(split.isCollapsed)
            try device.play("rotate landscape\nwait 1")
        }
    }

    @Test("behaviour/rules.md 2.3.5: lists hear when the target of showDetail changes")
    func notification() {
        let split = double()
        let window = TestWindow(.padLandscape, root: split)
        var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIViewController.showDetailTargetDidChangeNotification, object: split, queue: nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        window.change(to: .padSlideOver)
        window.change(to: .padLandscape)
        #expect(count == 2)
        NotificationCenter.default.removeObserver(token)
        window.close()
    }

    @Test("resized from 320 to 1366 points and back, the split view ends as it began")
    func everyWidth() {
        let split = triple()
        let window = TestWindow(.pad(320, 1024), root: split)
        let before: String = window.window.recursiveDescription.replacingOccurrences(of: "0x[0-9a-f]+", with: "", options: .regularExpression)
        for width in stride(from: 320, through: 1366, by: 18) { window.change(to: .pad(Double(width), 1024)) }
        for width in stride(from: 1366, through: 320, by: -18) { window.change(to: .pad(Double(width), 1024)) }
        window.change(to: .pad(320, 1024))
        window.run(0.1)
        let after: String = window.window.recursiveDescription.replacingOccurrences(of: "0x[0-9a-f]+", with: "", options: .regularExpression)
        #expect(before == after)
        window.close()
    }
}
