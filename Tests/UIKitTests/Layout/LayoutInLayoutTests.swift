import Testing

@testable import UIKit

/// What apps do within `layoutSubviews()`, as public ones do it (behaviour/rules.md 7.8, 7.9).
@Suite("Layout from within layout") @MainActor struct LayoutInLayoutTests {
    private final class Box: UIView {
        let inside = UIView()
        var layouts = 0
        var callsSuper = true
        var work: (Box) -> Void = { _ in }

        override func layoutSubviews() {
            if callsSuper { super.layoutSubviews() }
            layouts += 1
            work(self)
        }

        func constrainInside() {
            addSubview(inside)
            inside.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                inside.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10), inside.topAnchor.constraint(equalTo: topAnchor, constant: 20),
                inside.widthAnchor.constraint(equalToConstant: 30), inside.heightAnchor.constraint(equalToConstant: 40),
            ])
        }
    }

    private func shown(_ box: Box) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        box.frame = window.bounds
        window.addSubview(box)
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    @Test("Constraints that come from an override that calls nothing above it place the subviews") func withoutSuper() {
        let box = Box()
        box.callsSuper = false
        box.constrainInside()
        let window = shown(box)
        #expect(box.inside.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        box.constraints[0].constant = 50
        window.layoutIfNeeded()
        #expect(box.inside.frame.minX == 50)
    }

    @Test("The same constraints made again in each layout end with the layout in which nothing moves", arguments: [true, false])
    func againAndAgain(callsSuper: Bool) {
        let box = Box()
        box.callsSuper = callsSuper
        box.work = { $0.constrainInside() }
        let window = shown(box)
        #expect(box.layouts <= 3)
        #expect(box.inside.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        box.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(box.layouts <= 4)
    }

    @Test("A constraint that changes within a layout moves what it is about") func changing() {
        let box = Box()
        box.constrainInside()
        box.work = { box in box.constraints.first { $0.firstAttribute == .leading }?.constant = 77 }
        _ = shown(box)
        #expect(box.inside.frame.minX == 77)
        #expect(box.layouts <= 3)
    }

    private final class Page: UIViewController {
        let box = Box()
        var calls = 0
        var isEarly = false
        var constant: CGFloat = 0

        override func loadView() { view = box }

        override func viewWillLayoutSubviews() { if isEarly { constrain() } }
        override func viewDidLayoutSubviews() { if !isEarly { constrain() } }

        private func constrain() {
            calls += 1
            box.constrainInside()
            if constant != 0 { box.constraints.filter { $0.firstAttribute == .leading }.forEach { $0.constant = constant } }
        }
    }

    @Test("A controller that makes the same constraints around each layout is asked again only where something moves", arguments: [true, false])
    func controllers(isEarly: Bool) {
        let page = Page()
        page.isEarly = isEarly
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.rootViewController = page
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(page.calls <= 3)
        #expect(page.box.inside.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        let before: Int = page.calls
        page.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(page.calls == before + 1)
        page.constant = 90
        page.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(page.box.inside.frame.minX == 90 && page.calls <= before + 3)
    }

    @Test("Subviews that come in each layout ask for no other one, and are laid out themselves", arguments: [true, false])
    func subviewsInLayout(callsSuper: Bool) {
        let box = Box()
        box.callsSuper = callsSuper
        var last = Box()
        box.work = { box in
            last = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            last.constrainInside()
            box.addSubview(last)
        }
        let window = shown(box)
        #expect(box.layouts <= 2 && box.subviews.count == box.layouts)
        #expect(last.layouts == 1 && last.inside.frame.minX == 10)
        let before: Int = box.layouts
        box.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(box.layouts == before + 1)
        box.work = { box in box.subviews.forEach { $0.removeFromSuperview() } }
        box.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(box.layouts == before + 2 && box.subviews.isEmpty)
    }

    @Test("A controller that adds a view around each layout is not asked without end")
    func controllerAddsViews() {
        final class Adding: UIViewController {
            var calls = 0
            override func viewDidLayoutSubviews() {
                calls += 1
                view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
            }
        }
        let page = Adding()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.rootViewController = page
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(page.calls <= 2)
        let before: Int = page.calls
        page.view.addSubview(UIView())
        window.layoutIfNeeded()
        #expect(page.calls == before + 1)
    }
}
