import AppSession
import Device
import Foundation
import HeadlessHost
import Testing
@testable import UIKit

/// The trace of what an app is told, against the orders of behaviour/rules.md.
@MainActor @Suite struct TraceTests {
    final class Screen: UIViewController {
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate { _ in
            } completion: { _ in
            }
        }
    }
    final class Detail: UIViewController {}
    final class Listener: NSObject, UISplitViewControllerDelegate {}

    /// What was told between two moments, without its times and without what repeats.
    private func trace(_ device: TestDevice, _ body: () throws -> Void) rethrows -> [String] {
        let endpoint = device.session.endpoint
        endpoint.isTraced = true
        try body()
        let lines: [String] = endpoint.consumeTrace().map { line in
            line.split(separator: " ", omittingEmptySubsequences: true).dropFirst().joined(separator: " ")
        }
        endpoint.isTraced = false
        return lines.enumerated().filter { $0.offset == 0 || lines[$0.offset - 1] != $0.element }.map(\.element)
    }

    /// The first places of `calls`, which are in order when they rise.
    private func places(of calls: [String], in lines: [String]) -> [Int?] { calls.map { lines.firstIndex(of: $0) } }

    private func expectOrder(_ calls: [String], in lines: [String]) {
        let found: [Int?] = places(of: calls, in: lines)
        for (call, place) in zip(calls, found) where place == nil { Issue.record("\(call) is missing in \(lines)") }
        let known: [Int] = found.compactMap { $0 }
        #expect(known == known.sorted(), "\(lines)")
    }

    @Test("behaviour/rules.md 1.4: a rotation of a phone: traits and size are announced, traits change, layout, alongside, completion")
    func rotation() throws {
        let device = try TestDevice("iphone-6.1-393.portrait.full", root: Screen())
        let lines: [String] = try trace(device) { try device.play("rotate landscape over 0.4\nwait 0.6") }
        #expect(
            lines == [
                "Screen willTransition(to: compact x compact)", "Screen viewWillTransition(to: 852 x 393)",
                "Screen traitCollectionDidChange(_:)", "Screen viewWillLayoutSubviews()", "Screen viewDidLayoutSubviews()",
                "TransitionCoordinator alongside", "TransitionCoordinator completion",
            ])
        device.close()
    }

    @Test("behaviour/rules.md 1.5: a divider move within a class announces a size alone")
    func divider() throws {
        let device = try TestDevice("ipad-pro-12.9.landscape.split-half", root: Screen())
        let lines: [String] = try trace(device) { try device.play("drag divider to 0.7\nwait 1") }
        #expect(
            lines == [
                "Screen viewWillTransition(to: 981 x 1024)", "Screen viewWillLayoutSubviews()", "Screen viewDidLayoutSubviews()",
                "TransitionCoordinator alongside", "TransitionCoordinator completion",
            ])
        device.close()
    }

    @Test("behaviour/rules.md 7.1: a first display")
    func firstDisplay() throws {
        let device = try TestDevice("iphone-6.1-393.portrait.full", root: UIViewController())
        let lines: [String] = trace(device) {
            device.window.rootViewController = Screen()
            device.session.advance(by: 0.1)
        }
        #expect(
            lines.filter { $0.hasPrefix("Screen") } == [
                "Screen viewDidLoad()", "Screen viewWillAppear(_:)", "Screen viewIsAppearing(_:)", "Screen viewWillLayoutSubviews()",
                "Screen viewDidLayoutSubviews()", "Screen viewDidAppear(_:)",
            ])
        device.close()
    }

    @Test("behaviour/rules.md 7.2: a push")
    func push() throws {
        let navigation = UINavigationController(rootViewController: Screen())
        let device = try TestDevice("iphone-6.1-393.portrait.full", root: navigation)
        let lines: [String] = trace(device) {
            navigation.pushViewController(Detail(), animated: true)
            device.session.advance(by: 1)
        }
        expectOrder(
            [
                "Screen viewWillDisappear(_:)", "Detail viewWillAppear(_:)", "Detail viewWillLayoutSubviews()",
                "Screen viewDidDisappear(_:)", "Detail viewDidAppear(_:)",
            ], in: lines)
        device.close()
    }

    @Test("behaviour/rules.md 3.8: a full-screen presentation")
    func presentation() throws {
        let root = Screen()
        let device = try TestDevice("iphone-6.1-393.portrait.full", root: root)
        let detail = Detail()
        detail.modalPresentationStyle = .fullScreen
        let lines: [String] = trace(device) {
            root.present(detail, animated: true)
            device.session.advance(by: 1)
        }
        expectOrder(
            [
                "Detail viewDidLoad()", "Screen viewWillDisappear(_:)", "Detail viewWillAppear(_:)", "Detail viewWillLayoutSubviews()",
                "Detail viewDidAppear(_:)", "Screen viewDidDisappear(_:)",
            ], in: lines)
        device.close()
    }

    @Test("behaviour/rules.md 2.2.4: a column split view collapses")
    func collapse() throws {
        let split = UISplitViewController(style: .doubleColumn)
        let listener = Listener()
        split.delegate = listener
        split.setViewController(Screen(), for: .primary)
        split.setViewController(Detail(), for: .secondary)
        let device = try TestDevice("ipad-pro-11.landscape.full", root: split)
        let lines: [String] = try trace(device) { try device.play("arrange split-third\nwait 1") }
        expectOrder(
            [
                "UISplitViewController willTransition(to: compact x regular)", "UISplitViewController viewWillTransition(to: 375 x 834)",
                "Listener splitViewController(_:topColumnForCollapsingToProposedTopColumn:)", "Listener splitViewControllerDidCollapse(_:)",
            ], in: lines)
        device.close()
    }

    @Test func offNothingIsWrittenDown() throws {
        let device = try TestDevice("iphone-6.1-393.portrait.full", root: Screen())
        try device.play("rotate landscape\nwait 1")
        #expect(device.session.endpoint.consumeTrace().isEmpty)
        device.close()
    }
}
