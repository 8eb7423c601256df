import Testing
@testable import UIKit

@MainActor @Suite struct TraitTests {
    @Test("later collections win where they specify a trait, and only there")
    func merging() {
        let a = UITraitCollection {
            $0.userInterfaceStyle = .dark; $0.displayScale = 2
        }
        let b = UITraitCollection(displayScale: 3)
        let merged = UITraitCollection(traitsFrom: [a, b])
        #expect(merged.userInterfaceStyle == .dark && merged.displayScale == 3)
        #expect(merged.containsTraits(in: b) && !merged.containsTraits(in: a))
    }

    @Test("what a controller puts into its view as it hears of new traits has them at its first layout")
    func insertedByController() throws {
        final class Part: UIView {
            var laidOut: [UIUserInterfaceSizeClass] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                laidOut.append(traitCollection.horizontalSizeClass)
            }
        }
        final class Screen: UIViewController {
            let part = Part()
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
                guard traitCollection.horizontalSizeClass == .regular, previous?.horizontalSizeClass == .compact, part.superview == nil else { return }
                part.frame = view.bounds
                view.addSubview(part)
                part.layoutIfNeeded()
            }
        }
        let screen = Screen()
        let device = try TestDevice("ipad-pro-11.landscape.slide-over", root: screen)
        defer { device.close() }
        try device.play("arrange full\nwait 0.1")
        #expect(!screen.part.laidOut.isEmpty)
        #expect(screen.part.laidOut.filter { $0 != .regular } == [])
    }

    enum Spacing: UITraitDefinition {
        static var defaultValue: Int { 8 }
    }

    @Test("an app's own trait flows down and can be overridden")
    func customTrait() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let parent = UIView()
        let child = UIView()
        window.addSubview(parent)
        parent.addSubview(child)
        #expect(child.traitCollection[Spacing.self] == 8)
        parent.traitOverrides[Spacing.self] = 20
        #expect(child.traitCollection[Spacing.self] == 20)
        parent.traitOverrides.remove(Spacing.self)
        #expect(child.traitCollection[Spacing.self] == 8)
    }

    final class Watcher: UIView {
        var previous: [UIUserInterfaceStyle] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            previous.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
        }
    }

    @Test("rules 1.5: a style override reaches views and registered observers, once, with the traits before")
    func overrides() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Watcher()
        window.addSubview(view)
        var seen: [UIUserInterfaceStyle] = []
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Watcher, previous: UITraitCollection) in
            seen.append(view.traitCollection.userInterfaceStyle)
            #expect(previous.userInterfaceStyle == .light)
        }
        let other = view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: Watcher, _) in
            Issue.record("the size class did not change")
        }
        window.overrideUserInterfaceStyle = .dark
        #expect(view.previous == [.light])
        #expect(seen == [.dark])
        view.unregisterForTraitChanges(other)
        window.overrideUserInterfaceStyle = .dark
        #expect(seen == [.dark])
    }

    @Test("rules 1.6: a view put into a window with the traits it was predicted to have hears nothing")
    func noCallOnInsertion() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Watcher()
        window.addSubview(view)
        #expect(view.previous.isEmpty)
    }

    @Test("a child controller takes the traits its parent imposes")
    func childOverrides() {
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.rootViewController = parent
        window.isHidden = false
        parent.view.addSubview(child.view)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        #expect(parent.traitCollection.horizontalSizeClass == .compact)
        window.isHidden = true
    }

    @Test("a child hears of traits imposed on it outside of a window once it has one, though it was asked for them before")
    func imposedOutsideOfWindow() {
        final class Child: UIViewController {
            var heard: [UIContentSizeCategory] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                heard.append(traitCollection.preferredContentSizeCategory)
            }
        }
        let child = Child()
        for size: UIContentSizeCategory in [.extraLarge, .small] {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            window.isHidden = false
            let parent = UIViewController()
            parent.view.addSubview(child.view)
            parent.addChild(child)
            parent.setOverrideTraitCollection(UITraitCollection(preferredContentSizeCategory: size), forChild: child)
            #expect(child.traitCollection.preferredContentSizeCategory == size)
            #expect(child.view.traitCollection.preferredContentSizeCategory == size)
            child.didMove(toParent: parent)
            window.rootViewController = parent
            #expect(child.heard.last == size)
            child.view.removeFromSuperview()
            child.removeFromParent()
            window.isHidden = true
        }
        #expect(child.heard == [.extraLarge, .small])
    }
}
