import AppSession
import CoreGraphics
import Foundation
import Testing
@testable import UIKit

/// behaviour/rules.md 1 and 8: how an app hears of changes of size and traits.
@MainActor @Suite struct SizeTransitionTests {
    final class Log {
        var lines: [String] = []
        var coordinator: (any UIViewControllerTransitionCoordinator)?
    }

    final class Recorder: UIViewController {
        let name: String
        let log: Log
        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
            log.lines.append("\(name) willTransition, is \(traitCollection.horizontalSizeClass == .compact ? "compact" : "regular")")
            super.willTransition(to: newCollection, with: coordinator)
        }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            log.lines.append("\(name) viewWillTransition to \(Int(size.width)), is \(Int(view.bounds.width))")
            log.coordinator = coordinator
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate { [log, name, view] _ in
                log.lines.append("\(name) alongside, is \(Int(view?.bounds.width ?? 0))")
            } completion: { [log, name] _ in
                log.lines.append("\(name) completion")
            }
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            log.lines.append("\(name) traits, is \(Int(view.bounds.width))")
        }
        override func viewWillLayoutSubviews() { log.lines.append("\(name) layout, is \(Int(view.bounds.width))") }
    }

    @Test("behaviour/rules.md 1.4: both change: traits are announced, then the size, then they change, layout, alongside, completion")
    func both() {
        let log = Log()
        let root = Recorder("root", log)
        let child = Recorder("child", log)
        let window = TestWindow(.padLandscape, root: root)
        root.addChild(child)
        child.view.frame = root.view.bounds
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        window.run(0.1)
        log.lines = []
        window.change(to: .padSlideOver, duration: 0.4)
        #expect(
            Array(log.lines.prefix(6)) == [
                "root willTransition, is regular", "child willTransition, is regular", "root viewWillTransition to 375, is 1194",
                "child viewWillTransition to 375, is 1194", "root traits, is 375", "child traits, is 375",
            ])
        let layout: Int? = log.lines.firstIndex(of: "root layout, is 375")
        let alongside: Int? = log.lines.firstIndex { $0.contains("alongside") }
        #expect(layout != nil && alongside != nil && layout! < alongside!)
        #expect(log.lines.filter { $0.contains("alongside") }.count == 2)
        #expect(root.transitionCoordinator != nil)
        #expect(child.transitionCoordinator != nil)
        window.run(0.3)
        #expect(!log.lines.contains { $0.contains("completion") })
        window.run(0.2)
        #expect(log.lines.filter { $0.contains("completion") }.count == 2)
        #expect(root.transitionCoordinator == nil)
        window.close()
    }

    @Test("behaviour/rules.md 1.5: a change of size within a class announces no traits; a change of style announces no size")
    func onlyOne() {
        let log = Log()
        let window = TestWindow(.padLandscape, root: Recorder("root", log))
        log.lines = []
        window.change(to: .padPortrait)
        #expect(log.lines.contains("root viewWillTransition to 834, is 1194"))
        #expect(!log.lines.contains { $0.contains("willTransition,") || $0.contains("traits") })
        log.lines = []
        var dark: WindowEnvironment = .padPortrait
        dark.style = .dark
        window.change(to: dark)
        #expect(log.lines.filter { !$0.contains("layout") } == ["root traits, is 834"])
        window.close()
    }

    @Test("behaviour/rules.md 1.5: an override for a child changes traits without a size")
    func overrides() {
        let log = Log()
        let root = UIViewController()
        let child = Recorder("child", log)
        let window = TestWindow(.padLandscape, root: root)
        root.addChild(child)
        child.view.frame = root.view.bounds
        root.view.addSubview(child.view)
        window.run(0.1)
        log.lines = []
        root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
        #expect(log.lines.filter { !$0.contains("layout") } == ["child traits, is 1194"])
        window.close()
    }

    @Test("behaviour/rules.md 1.5: half a turn on a phone is announced with the same size")
    func halfTurn() {
        let log = Log()
        let window = TestWindow(.phoneLandscape, root: Recorder("root", log))
        log.lines = []
        var turned: WindowEnvironment = .phoneLandscape
        turned.orientation = .landscapeLeft
        window.change(to: turned)
        #expect(log.lines.first == "root viewWillTransition to 852, is 852")
        #expect(log.coordinator?.targetTransform == CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0))
        window.close()
    }

    @Test("behaviour/rules.md 1.3: a rotation is a resize with a turn, a resize has none")
    func rotation() {
        let log = Log()
        let window = TestWindow(.phonePortrait, root: Recorder("root", log))
        window.change(to: .phoneLandscape)
        #expect(log.coordinator?.targetTransform.b != 0)
        #expect(log.coordinator?.isAnimated == false)
        window.change(to: .phonePortrait)
        window.close()
        let resized = TestWindow(.pad(800, 1000), root: Recorder("root", log))
        resized.change(to: .pad(700, 1000), duration: 0.3)
        #expect(log.coordinator?.targetTransform == .identity)
        #expect(log.coordinator?.isAnimated == true)
        resized.close()
    }

    @Test("behaviour/rules.md 1.4: views move from the old layout to the new one in the transition's time")
    func animates() throws {
        let root = UIViewController()
        let window = TestWindow(.padLandscape, root: root)
        let box = UIView()
        box.backgroundColor = .systemRed
        box.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(box)
        NSLayoutConstraint.activate([
            box.trailingAnchor.constraint(equalTo: root.view.trailingAnchor), box.topAnchor.constraint(equalTo: root.view.topAnchor),
            box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 100),
        ])
        window.run(0.1)
        window.change(to: .padPortrait, duration: 0.4)
        window.run(0.2)
        let x: CGFloat = try #require(box.layer.presentation()?.position.x)
        #expect(x > 800 && x < 1130)
        #expect(box.frame.maxX == 834)
        window.run(0.4)
        #expect(box.layer.presentation().map { $0.position.x == 784 } ?? true)
        window.close()
    }

    @Test("behaviour/rules.md 8.2: a window whose frame the app set keeps it; one that fills the scene follows")
    func windows() {
        let root = UIViewController()
        let window = TestWindow(.padLandscape, root: root)
        let small = UIWindow(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
        small.rootViewController = UIViewController()
        small.isHidden = false
        window.change(to: .padPortrait)
        #expect(window.window.frame.size == CGSize(width: 834, height: 1194))
        #expect(root.view.bounds.size == CGSize(width: 834, height: 1194))
        #expect(small.frame == CGRect(x: 10, y: 10, width: 200, height: 100))
        #expect(small.rootViewController?.view.bounds.size == CGSize(width: 200, height: 100))
        small.isHidden = true
        window.close()
    }

    @Test("behaviour/rules.md 8.2: a window as large as the screen fills the scene that it is shown in")
    func screenSizedWindows() {
        let test = TestWindow(.padSlideOver, root: UIViewController())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.isHidden = false
        #expect(window.frame.size == test.window.frame.size && window.frame.width == 375)
        #expect(window.rootViewController?.view.bounds.width == 375)
        window.isHidden = true
        test.close()
    }

    @Test("behaviour/rules.md 8.3: the screen keeps its bounds while the window is narrower, and turns with the interface")
    func screen() {
        let window = TestWindow(.padSlideOver, root: UIViewController())
        #expect(UIScreen.main.bounds.size == CGSize(width: 834, height: 1194))
        #expect(window.window.bounds.width == 375)
        window.change(to: .padLandscape)
        #expect(UIScreen.main.bounds.size == CGSize(width: 1194, height: 834))
        window.close()
    }
}
