import AppSession
import Testing
@testable import UIKit

/// Who is told what, in which order, around presentations: behaviour/rules.md 1.2, 3.4, 3.5, 3.8, 4.9.
@MainActor @Suite(.serialized) struct PresentationOrderTests {
    final class Screen: LoggedController {
        override func viewDidLoad() { record("viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) { record("viewWillAppear") }
        override func viewIsAppearing(_ animated: Bool) { record("viewIsAppearing") }
        override func viewDidAppear(_ animated: Bool) { record("viewDidAppear") }
        override func viewWillDisappear(_ animated: Bool) { record("viewWillDisappear") }
        override func viewDidDisappear(_ animated: Bool) { record("viewDidDisappear") }
        override func viewWillLayoutSubviews() { record("viewWillLayoutSubviews") }
        override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
            record("willTransition to \(newCollection.horizontalSizeClass == .compact ? "compact" : "regular")")
            super.willTransition(to: newCollection, with: coordinator)
        }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            record("viewWillTransition to \(Int(size.width)) x \(Int(size.height))")
            super.viewWillTransition(to: size, with: coordinator)
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { record("traitCollectionDidChange") }
    }

    private let log = CallLog()

    private func covers(_ style: UIModalPresentationStyle, _ environment: WindowEnvironment) -> Bool {
        let root = Screen("root", log)
        root.definesPresentationContext = true
        let window = TestWindow(environment, root: root)
        defer { window.close() }
        let content = UIViewController()
        content.modalPresentationStyle = style
        if style == .popover { content.popoverPresentationController?.sourceView = root.view }
        log.lines = []
        root.present(content, animated: false)
        window.run(0.2)
        let disappeared: Bool = log.lines.contains("root viewWillDisappear") && log.lines.contains("root viewDidDisappear")
        #expect(disappeared == (root.view.window == nil))
        content.dismiss(animated: false)
        window.run(0.2)
        #expect(log.lines.contains("root viewDidAppear") == disappeared)
        return disappeared
    }

    @Test("rules 3.5, 3.6: full screen and current context replace the presenter, sheets, popovers and what lies over do not")
    func replacing() {
        let replacing: [UIModalPresentationStyle] = [.fullScreen, .currentContext]
        let leaving: [UIModalPresentationStyle] = [.pageSheet, .formSheet, .popover, .overFullScreen, .overCurrentContext, .automatic]
        for environment in [WindowEnvironment.phonePortrait, .padPortrait] {
            for style in replacing { #expect(covers(style, environment), "\(style)") }
            for style in leaving { #expect(!covers(style, environment), "\(style)") }
        }
        // In a compact height sheets are full screens in size, but still sheets.
        #expect(covers(.fullScreen, .phoneLandscape))
    }

    private func popover(in environment: WindowEnvironment) -> (TestWindow, Screen, Screen, UIView) {
        let root = Screen("root", log)
        let window = TestWindow(environment, root: root)
        let button = UIView(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
        root.view.addSubview(button)
        let content = Screen("content", log)
        content.preferredContentSize = CGSize(width: 300, height: 200)
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = button
        log.lines = []
        root.present(content, animated: true)
        window.run(1)
        return (window, root, content, button)
    }

    @Test("rules 3.8, 7.1: a popover's content loads, will appear, is appearing, is laid out, did appear")
    func popoverAppears() {
        let (window, _, _, _) = popover(in: .padLandscape)
        defer { window.close() }
        let told: [String] = log.lines.filter { $0.hasPrefix("content") }
        #expect(
            told.filter { $0 != "content viewWillLayoutSubviews" } == [
                "content viewDidLoad", "content viewWillAppear", "content viewIsAppearing", "content viewDidAppear",
            ])
        let layout: Int? = told.firstIndex(of: "content viewWillLayoutSubviews")
        #expect(layout == 3, "\(told)")
    }

    @Test("rules 1.2, 3.4: a popover that becomes a sheet hears of the sheet's size, and of the popover's when it is one again")
    func popoverResizes() throws {
        let (window, _, content, _) = popover(in: .padLandscape)
        defer { window.close() }
        let size: CGSize = content.view.bounds.size
        log.lines = []
        window.change(to: .padSlideOver)
        let sheet: CGSize = content.view.bounds.size
        #expect(sheet.width == 375)
        let announced: [String] = log.lines.filter { $0.hasPrefix("content viewWillTransition") || $0.hasPrefix("content willTransition") }
        // Its width was compact in the popover already: only the size is another.
        #expect(announced == ["content viewWillTransition to 375 x \(Int(sheet.height))"])
        log.lines = []
        window.change(to: .padLandscape)
        #expect(content.view.bounds.size == size)
        #expect(
            log.lines.filter { $0.hasPrefix("content w") || $0.hasPrefix("content viewWillT") } == [
                "content viewWillTransition to \(Int(size.width)) x \(Int(size.height))"
            ])
        #expect(!log.lines.contains("content traitCollectionDidChange"))
    }

    @Test("rules 4.9: one popover at a time: a touch beside it closes it and does nothing else")
    func onePopover() {
        let stage = TouchStage(.pad())
        defer { stage.close() }
        let first = UIViewController()
        func open(_ content: UIViewController, from button: UIButton) {
            content.modalPresentationStyle = .popover
            content.popoverPresentationController?.sourceView = button
            stage.root.present(content, animated: true)
        }
        let buttons: [UIButton] = [100, 500].map { x in
            let button = UIButton(frame: CGRect(x: x, y: 900, width: 80, height: 44))
            stage.view.addSubview(button)
            return button
        }
        let second = UIViewController()
        buttons[0].addAction(UIAction { _ in open(first, from: buttons[0]) }, for: .touchUpInside)
        buttons[1].addAction(UIAction { _ in open(second, from: buttons[1]) }, for: .touchUpInside)
        stage.tap(140, 920)
        stage.wait(1)
        #expect(stage.root.presentedViewController === first)
        stage.tap(540, 920)
        stage.wait(1)
        #expect(stage.root.presentedViewController == nil && second.presentingViewController == nil)
        stage.tap(540, 920)
        stage.wait(1)
        #expect(stage.root.presentedViewController === second)
        // What is open already keeps a second one from opening.
        open(first, from: buttons[0])
        stage.wait(1)
        #expect(stage.root.presentedViewController === second && first.presentingViewController == nil)
    }
}
