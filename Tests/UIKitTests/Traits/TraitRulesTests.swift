import AppSession
import Testing
@testable import UIKit

/// behaviour/rules.md 1: when traits change, what reaches whom, and what is current meanwhile.
@MainActor @Suite(.serialized) struct TraitRulesTests {
    fileprivate static func word(_ traits: UITraitCollection) -> String {
        traits.horizontalSizeClass == .compact ? "compact" : "regular"
    }

    final class Screen: LoggedController {
        override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
            record("will be \(TraitRulesTests.word(newCollection)), is \(TraitRulesTests.word(traitCollection))")
            super.willTransition(to: newCollection, with: coordinator)
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            record("is \(TraitRulesTests.word(traitCollection)), was \(previousTraitCollection.map(TraitRulesTests.word) ?? "nothing")")
        }
    }

    final class Box: UIView {
        var log: CallLog?
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            log?.lines.append("box is \(TraitRulesTests.word(traitCollection))")
        }
    }

    @Test("rules 1.1: a change of traits is announced to every controller before any of them, or any view, has changed")
    func announcedFirst() {
        let log = CallLog()
        let root = Screen("root", log)
        let child = Screen("child", log)
        root.addChild(child)
        let box = Box()
        box.log = log
        root.view.addSubview(box)
        root.view.addSubview(child.view)
        let window = TestWindow(.padLandscape, root: root)
        defer { window.close() }
        log.lines = []
        window.change(to: .padSlideOver)
        #expect(Array(log.lines.prefix(2)) == ["root will be compact, is regular", "child will be compact, is regular"])
        #expect(Set(log.lines.dropFirst(2)) == ["root is compact, was regular", "child is compact, was regular", "box is compact"])
    }

    @Test("rules 1.7: overriders call super, whose body is empty; registered observers hear of the traits they asked for alone")
    func registeredObservers() {
        let log = CallLog()
        let root = Screen("root", log)
        let window = TestWindow(.padLandscape, root: root)
        defer { window.close() }
        root.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (screen: Screen, previous: UITraitCollection) in
            screen.log.lines.append("observer: \(Self.word(screen.traitCollection)), was \(Self.word(previous))")
        }
        log.lines = []
        window.change(to: .padSlideOver)
        #expect(log.lines.suffix(2) == ["root is compact, was regular", "observer: compact, was regular"])
        var dark: WindowEnvironment = .padSlideOver
        dark.style = .dark
        log.lines = []
        window.change(to: dark)
        #expect(log.lines == ["root is compact, was compact"])
    }

    @Test("rules 1.8: traits flow from screen to scene, window, root, children and views; a view between them has a say")
    func flow() {
        let root = UIViewController()
        let between = UIView()
        let child = UIViewController()
        root.addChild(child)
        root.view.addSubview(between)
        between.addSubview(child.view)
        let leaf = UIView()
        child.view.addSubview(leaf)
        let window = TestWindow(.padLandscape, root: root)
        defer { window.close() }
        func sizes() -> [UIContentSizeCategory] {
            let all: [any UITraitEnvironment] = [window.window, root, between, child, leaf]
            return all.map(\.traitCollection.preferredContentSizeCategory)
        }
        var large: WindowEnvironment = .padLandscape
        large.textSize = .extraLarge
        window.change(to: large)
        #expect(UIScreen.main.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(sizes() == Array(repeating: .extraLarge, count: 5))
        root.traitOverrides.preferredContentSizeCategory = .small
        #expect(sizes() == [.extraLarge, .small, .small, .small, .small])
        between.traitOverrides.preferredContentSizeCategory = .medium
        #expect(sizes() == [.extraLarge, .small, .medium, .medium, .medium])
        child.traitOverrides.preferredContentSizeCategory = .large
        #expect(sizes() == [.extraLarge, .small, .medium, .large, .large])
        between.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        child.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        #expect(sizes() == [.extraLarge, .small, .small, .small, .small])
    }

    @Test("rules 1.8: what is presented takes its traits from its presentation controller")
    func presented() {
        let root = UIViewController()
        let window = TestWindow(.padLandscape, root: root)
        defer { window.close() }
        root.traitOverrides.preferredContentSizeCategory = .small
        let sheet = UIViewController()
        sheet.sheetPresentationController?.traitOverrides.legibilityWeight = .bold
        root.present(sheet, animated: false)
        window.run(0.1)
        #expect(sheet.traitCollection.legibilityWeight == .bold && sheet.view.traitCollection.legibilityWeight == .bold)
        #expect(sheet.traitCollection.preferredContentSizeCategory == .large)
        #expect(root.traitCollection.legibilityWeight != .bold)
    }

    @Test("rules 1.9: every trait that matters can be said in a collection, and says nothing of the others")
    func allTraits() {
        let collections: [(UITraitCollection, (UITraitCollection) -> Bool)] = [
            (UITraitCollection(userInterfaceIdiom: .pad), { $0.userInterfaceIdiom == .pad }),
            (UITraitCollection(horizontalSizeClass: .regular), { $0.horizontalSizeClass == .regular }),
            (UITraitCollection(verticalSizeClass: .compact), { $0.verticalSizeClass == .compact }),
            (UITraitCollection(displayScale: 3), { $0.displayScale == 3 }),
            (UITraitCollection(displayGamut: .P3), { $0.displayGamut == .P3 }),
            (UITraitCollection(layoutDirection: .rightToLeft), { $0.layoutDirection == .rightToLeft }),
            (UITraitCollection(preferredContentSizeCategory: .small), { $0.preferredContentSizeCategory == .small }),
            (UITraitCollection(userInterfaceStyle: .dark), { $0.userInterfaceStyle == .dark }),
            (UITraitCollection(userInterfaceLevel: .elevated), { $0.userInterfaceLevel == .elevated }),
            (UITraitCollection(accessibilityContrast: .high), { $0.accessibilityContrast == .high }),
            (UITraitCollection(legibilityWeight: .bold), { $0.legibilityWeight == .bold }),
            (UITraitCollection(forceTouchCapability: .available), { $0.forceTouchCapability == .available }),
            (UITraitCollection(activeAppearance: .active), { $0.activeAppearance == .active }),
        ]
        let all = UITraitCollection(traitsFrom: collections.map(\.0))
        for (index, one) in collections.enumerated() {
            #expect(one.1(one.0) && one.1(all))
            #expect(all.containsTraits(in: one.0))
            for (other, collection) in collections.enumerated() where other != index { #expect(!one.1(collection.0)) }
        }
    }

    /// Notes which style is current whenever UIKit calls.
    final class Drawn: UIView {
        var log: CallLog?
        private func record(_ what: String) { log?.lines.append("\(what) \(UITraitCollection.current.userInterfaceStyle == .dark)") }
        override func draw(_ rect: CGRect) { record("draw") }
        override func layoutSubviews() { record("layoutSubviews") }
        override func tintColorDidChange() { record("tintColorDidChange") }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { record("view traits") }
    }

    final class Dark: UIViewController {
        var log: CallLog?
        private func record(_ what: String) { log?.lines.append("\(what) \(UITraitCollection.current.userInterfaceStyle == .dark)") }
        override func viewWillLayoutSubviews() { record("viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { record("viewDidLayoutSubviews") }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { record("traits") }
    }

    final class DarkPresentation: UIPresentationController {
        var log: CallLog?
        private func record(_ what: String) { log?.lines.append("\(what) \(UITraitCollection.current.userInterfaceStyle == .dark)") }
        override func containerViewWillLayoutSubviews() { record("containerViewWillLayoutSubviews") }
        override func containerViewDidLayoutSubviews() { record("containerViewDidLayoutSubviews") }
    }

    final class Presenter: NSObject, UIViewControllerTransitioningDelegate {
        var made: DarkPresentation?
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let made = DarkPresentation(presentedViewController: presented, presenting: presenting)
            self.made = made
            return made
        }
    }

    @Test("rules 1.10: the current traits are those of the one that is called: drawing, layout, traits and tint")
    func currentTraits() {
        let log = CallLog()
        let root = UIViewController()
        let window = TestWindow(.padLandscape, root: root)
        defer { window.close() }
        let child = Dark()
        let drawn = Drawn(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        child.view.addSubview(drawn)
        root.addChild(child)
        root.view.addSubview(child.view)
        window.run(0.1)
        child.log = log
        drawn.log = log
        child.overrideUserInterfaceStyle = .dark
        drawn.tintColor = .systemRed
        window.run(0.1)
        window.draw()
        let told: Set<String> = [
            "traits", "view traits", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews", "tintColorDidChange", "draw",
        ]
        #expect(Set(log.lines) == Set(told.map { $0 + " true" }), "\(log.lines)")
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test("rules 1.10: a presentation controller lays its container out under the traits of the place")
    func currentTraitsOfPresentations() {
        let log = CallLog()
        let root = UIViewController()
        let window = TestWindow(.padLandscape, root: root)
        defer { window.close() }
        window.window.overrideUserInterfaceStyle = .dark
        let presenter = Presenter()
        let content = UIViewController()
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = presenter
        root.present(content, animated: false)
        presenter.made?.log = log
        window.run(0.1)
        presenter.made?.containerView?.setNeedsLayout()
        window.run(0.1)
        #expect(Set(log.lines) == ["containerViewWillLayoutSubviews true", "containerViewDidLayoutSubviews true"])
    }
}
