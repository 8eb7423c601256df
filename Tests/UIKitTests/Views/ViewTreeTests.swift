import Testing
import UIKit

@MainActor @Suite struct ViewTreeTests {
    final class Log {
        var lines: [String] = []
    }

    final class Noisy: UIView {
        let log: Log
        init(_ log: Log) {
            self.log = log
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override func willMove(toSuperview newSuperview: UIView?) { log.lines.append("willMove superview") }
        override func didMoveToSuperview() { log.lines.append("didMove superview") }
        override func willMove(toWindow newWindow: UIWindow?) { log.lines.append("willMove window") }
        override func didMoveToWindow() { log.lines.append("didMove window") }
    }

    @Test("a view is told of its new window and superview, in UIKit's order")
    func notices() {
        let log = Log()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Noisy(log)
        window.addSubview(view)
        #expect(log.lines == ["willMove window", "willMove superview", "didMove window", "didMove superview"])
        #expect(view.window === window)
        log.lines = []
        view.removeFromSuperview()
        #expect(view.window == nil && view.superview == nil)
        #expect(log.lines == ["willMove window", "willMove superview", "didMove window", "didMove superview"])
    }

    @Test("layers stand in the order of the subviews, whatever moves")
    func layerOrder() {
        let root = UIView()
        var generator = SystemRandomNumberGenerator()
        let views: [UIView] = (0..<8).map { _ in UIView() }
        for view in views { root.addSubview(view) }
        for _ in 0..<500 {
            let view: UIView = views.randomElement(using: &generator) ?? views[0]
            let other: UIView = views.randomElement(using: &generator) ?? views[1]
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: root.bringSubviewToFront(view)
            case 1: root.sendSubviewToBack(view)
            case 2: root.insertSubview(view, at: Int.random(in: 0..<9, using: &generator))
            case 3: if view !== other { root.insertSubview(view, aboveSubview: other) }
            case 4: if view !== other { root.insertSubview(view, belowSubview: other) }
            default: root.exchangeSubview(at: Int.random(in: 0..<8, using: &generator), withSubviewAt: Int.random(in: 0..<8, using: &generator))
            }
            let order: [ObjectIdentifier] = root.subviews.map { ObjectIdentifier($0.layer) }
            #expect(order == (root.layer.sublayers ?? []).map { ObjectIdentifier($0) })
            #expect(Set(order).count == 8)
        }
    }

    @Test("flexible parts share a change of size in proportion")
    func autoresizing() {
        let old = CGSize(width: 100, height: 100)
        let new = CGSize(width: 200, height: 140)
        let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(Autoresizing.frame(frame, mask: [], from: old, to: new) == frame)
        #expect(
            Autoresizing.frame(frame, mask: [.flexibleWidth, .flexibleHeight], from: old, to: new)
                == CGRect(x: 10, y: 20, width: 130, height: 80))
        #expect(
            Autoresizing.frame(frame, mask: [.flexibleLeftMargin, .flexibleTopMargin], from: old, to: new)
                == CGRect(x: 110, y: 60, width: 30, height: 40))
    }

    @Test("rules 5.1: hit testing goes front to back and passes over hidden, clear and deaf views")
    func hitTesting() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: root.bounds)
        let front = UIView(frame: root.bounds)
        root.addSubview(back)
        root.addSubview(front)
        let point = CGPoint(x: 50, y: 50)
        #expect(root.hitTest(point, with: nil) === front)
        front.isHidden = true
        #expect(root.hitTest(point, with: nil) === back)
        front.isHidden = false
        front.alpha = 0.005
        #expect(root.hitTest(point, with: nil) === back)
        front.alpha = 1
        front.isUserInteractionEnabled = false
        #expect(root.hitTest(point, with: nil) === back)
        #expect(root.hitTest(CGPoint(x: 100, y: 50), with: nil) == nil)
    }

    @Test("a view's description has the form of UIKit's")
    func descriptions() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let address = "0x[0-9a-f]+"
        #expect(
            view.description.wholeMatch(
                of: try! Regex(
                    "<UIView: \(address); frame = \\(0 0; 320 568\\); autoresize = W\\+H; layer = <CALayer: \(address)>>")) != nil)
        let line = "<UIView; frame = (0 0; 320 568); autoresize = W+H; layer = <CALayer>>"
        let child = UIView(frame: CGRect(x: 133 + 2.0 / 3, y: 20, width: 52 + 2.0 / 3, height: 19 + 1.0 / 3))
        child.tag = 7
        view.addSubview(child)
        #expect(
            view.recursiveDescription
                == line + "\n   | <UIView; frame = (133.667 20; 52.6667 19.3333); tag = 7; layer = <CALayer>>")
    }

    @Test("a view tree tells which labels leave text out for want of room")
    func truncation() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        label.text = "Inbox"
        #expect(!label.recursiveDescription.contains("truncated"))
        label.frame.size.width = 30
        #expect(label.recursiveDescription.contains("; truncated = YES; layer = <_UILabelLayer>>"))
        #expect(!label.description.contains("truncated"), "a description is UIKit's own")
        label.numberOfLines = 0
        label.frame.size = CGSize(width: 60, height: 100)
        #expect(!label.recursiveDescription.contains("truncated"))
    }

    private final class Slider: UIScrollView {}

    @Test("a description names the class an app's view is made from, its colour and where its content is")
    func ownDescriptions() {
        let view = Slider(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.backgroundColor = .systemBackground
        view.contentSize = CGSize(width: 300, height: 50)
        view.contentOffset.x = 20
        let address = "0x[0-9a-f]+"
        let expected =
            "<.*Slider.*: \(address); baseClass = UIScrollView; frame = \\(0 0; 100 50\\); clipsToBounds = YES; "
            + "gestureRecognizers = <NSArray: \(address)>; backgroundColor = <UIDynamicSystemColor: \(address); name = systemBackgroundColor>; "
            + "layer = <CALayer: \(address)>; contentOffset: {20, 0}; contentSize: {300, 50}; adjustedContentInset: {0, 0, 0, 0}>"
        #expect(view.description.wholeMatch(of: try! Regex(expected.replacing("{", with: "\\{").replacing("}", with: "\\}"))) != nil, "\(view)")
    }

    @Test("behaviour/measured-constants.md 5: a child's safe area is what still overlaps it")
    func safeArea() {
        let insets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
        let child = SafeArea.insets(of: CGRect(x: 0, y: 460, width: 320, height: 100), in: CGSize(width: 320, height: 480), with: insets)
        #expect(child == UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 12))
    }
}

@MainActor @Suite("Overriding what layout asks for")
struct LayoutOverrideTests {
    final class Counting: UIView {
        var added = 0
        var priorities = 0
        let margins = UILayoutGuide()
        override func addConstraint(_ constraint: NSLayoutConstraint) {
            added += 1
            super.addConstraint(constraint)
        }
        override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
            priorities += 1
            super.setContentHuggingPriority(priority, for: axis)
        }
        override var safeAreaLayoutGuide: UILayoutGuide { margins }
    }

    @Test("an app's view may have its own way of holding constraints, its own guides and priorities")
    func overrides() {
        let view = Counting()
        let asView: UIView = view
        asView.addConstraints([view.widthAnchor.constraint(equalToConstant: 1), view.heightAnchor.constraint(equalToConstant: 1)])
        asView.setContentHuggingPriority(.required, for: .horizontal)
        #expect(view.added == 2 && view.priorities == 1 && asView.constraints.count == 2)
        #expect(asView.safeAreaLayoutGuide === view.margins)
    }

    @Test("an effect view can be made before its effect is known")
    func effectView() {
        let view = UIVisualEffectView()
        #expect(view.effect == nil && view.contentView.superview === view)
    }
}
