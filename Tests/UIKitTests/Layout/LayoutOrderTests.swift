import Testing
@testable import UIKit

/// Constraints up, layout down, and what animations have of it.
@MainActor @Suite(.serialized) struct LayoutOrderTests {
    final class Log { var lines: [String] = [] }

    final class Noisy: UIView {
        let name: String
        let log: Log
        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override func updateConstraints() {
            log.lines.append("\(name) updateConstraints")
            super.updateConstraints()
        }
        override func layoutSubviews() {
            log.lines.append("\(name) layoutSubviews")
            super.layoutSubviews()
        }
    }

    final class Controller: UIViewController {
        let log: Log
        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func loadView() { view = Noisy("root", log) }
        override func updateViewConstraints() {
            log.lines.append("updateViewConstraints")
            super.updateViewConstraints()
        }
        override func viewWillLayoutSubviews() { log.lines.append("viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { log.lines.append("viewDidLayoutSubviews") }
    }

    @Test("constraints are updated from the leaves up, then views are laid out from the root down")
    func order() {
        let log = Log()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let controller = Controller(log)
        let panel = Noisy("panel", log), leaf = Noisy("leaf", log)
        controller.view.addSubview(panel)
        panel.addSubview(leaf)
        window.rootViewController = controller
        window.isHidden = false
        defer { window.isHidden = true }
        window.layoutIfNeeded()
        #expect(
            log.lines == [
                "leaf updateConstraints", "panel updateConstraints", "updateViewConstraints", "root updateConstraints",
                "viewWillLayoutSubviews", "root layoutSubviews", "viewDidLayoutSubviews", "panel layoutSubviews", "leaf layoutSubviews",
            ])
        log.lines = []
        window.layoutIfNeeded()
        #expect(log.lines.isEmpty)
        panel.setNeedsUpdateConstraints()
        #expect(panel.needsUpdateConstraints())
        panel.updateConstraintsIfNeeded()
        #expect(log.lines == ["panel updateConstraints"] && !panel.needsUpdateConstraints())
        log.lines = []
        leaf.setNeedsUpdateConstraints()
        leaf.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(log.lines == ["leaf updateConstraints", "leaf layoutSubviews"])
    }

    final class SelfMade: UIView {
        let label = UILabel()
        private var isMade = false
        override class var requiresConstraintBasedLayout: Bool { true }
        override func updateConstraints() {
            if !isMade {
                isMade = true
                adding(label)
                label.text = "made late"
                pin(label, 10, 10)
            }
            super.updateConstraints()
        }
    }

    @Test("a view that makes its constraints in updateConstraints gets its turn without asking")
    func firstUpdate() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        defer { window.isHidden = true }
        let view = SelfMade(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        controller.view.addSubview(view)
        window.layoutIfNeeded()
        #expect(abs(view.label.frame.minX - 10) < 1e-9 && abs(view.label.frame.minY - 10) < 1e-9)
        #expect(view.label.frame.width > 20)
    }

    final class Late: UIView {
        var constraint: NSLayoutConstraint?
        override func layoutSubviews() {
            super.layoutSubviews()
            if bounds.width > 200 { setNeedsUpdateConstraints() }
        }
        override func updateConstraints() {
            constraint?.constant = bounds.width > 200 ? 70 : 20
            super.updateConstraints()
        }
    }

    @Test("constraints changed during layout are laid out in the same pass")
    func changesDuringLayout() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let view = Late(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
        window.addSubview(view)
        let child: UIView = view.adding(SizedView(5, 5))
        view.constraint = child.leftAnchor.constraint(equalTo: view.leftAnchor)
        view.constraint?.isActive = true
        window.layoutIfNeeded()
        #expect(child.frame.minX == 70)
    }

    @Test("a view that waits for updateConstraints is not kept alive by it")
    func noLeak() {
        weak var stack: UIStackView?
        do {
            let made = UIStackView(arrangedSubviews: [SizedView(1, 1)])
            made.setNeedsUpdateConstraints()
            stack = made
        }
        #expect(stack == nil)
    }

    @Test(
        "a view goes away with what is constrained to its margins, safe area and baselines, and so does a scroll view with its content",
        arguments: ["safe area", "margins", "readable content", "baseline", "content", "keyboard"])
    func constraintsToRegionsKeepNothing(_ region: String) {
        weak var kept: UIView?
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.isHidden = false
        defer { window.isHidden = true }
        autoreleasepool {
            let root = region == "content" ? UIScrollView(frame: window.bounds) : UIView(frame: window.bounds)
            let label = UILabel()
            label.text = "A"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            let guide: UILayoutGuide? =
                switch region {
                case "safe area": root.safeAreaLayoutGuide
                case "margins": root.layoutMarginsGuide
                case "readable content": root.readableContentGuide
                case "content": (root as? UIScrollView)?.contentLayoutGuide
                case "keyboard": root.keyboardLayoutGuide
                default: nil
                }
            let top: NSLayoutYAxisAnchor = guide?.topAnchor ?? root.topAnchor
            (guide == nil ? label.firstBaselineAnchor : label.topAnchor).constraint(equalTo: top, constant: 20).isActive = true
            label.leadingAnchor.constraint(equalTo: guide?.leadingAnchor ?? root.leadingAnchor).isActive = true
            window.addSubview(root)
            window.layoutIfNeeded()
            root.removeFromSuperview()
            window.layoutIfNeeded()
            kept = root
        }
        #expect(kept == nil)
    }

    // MARK: Animation

    @Test("layoutIfNeeded in an animation block moves what the constraints changed")
    func animatedLayout() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        defer { window.isHidden = true }
        let frames = TestFrames()
        let view: UIView = controller.view.adding(UIView())
        let nested: UIView = view.adding(SizedView(10, 10))
        view.pin(nested, 0, 0)
        controller.view.pin(view, 0, 0, nil, 50)
        let width: NSLayoutConstraint = view.widthAnchor.constraint(equalToConstant: 100)
        let right: NSLayoutConstraint = nested.rightAnchor.constraint(equalTo: view.rightAnchor)
        right.priority = .defaultLow
        NSLayoutConstraint.activate([width, right])
        frames.step()
        width.constant = 300
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { controller.view.layoutIfNeeded() })
        #expect(view.frame.width == 300)
        frames.step(30)
        let shown: CALayer = try #require(view.layer.presentation())
        #expect(abs(shown.bounds.width - 200) < 8, "\(shown.bounds)")
        frames.step(40)
        #expect(view.layer.presentation()?.bounds.width ?? 300 == 300)
    }

    @Test("a constant changed in the block without layoutIfNeeded does not animate")
    func notAnimatedLayout() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.isHidden = false
        defer { window.isHidden = true }
        let frames = TestFrames()
        let view: UIView = window.adding(UIView())
        window.pin(view, 0, 0, nil, 50)
        let width: NSLayoutConstraint = view.widthAnchor.constraint(equalToConstant: 100)
        width.isActive = true
        frames.step()
        UIView.animate(withDuration: 1, animations: { width.constant = 300 })
        frames.step()
        #expect(view.layer.animationKeys()?.isEmpty ?? true)
        #expect(view.frame.width == 300)
    }
}
