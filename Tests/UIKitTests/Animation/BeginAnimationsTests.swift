import Foundation
import ObjectRuntime
import Testing

@testable import UIKit

@Suite("Animations between begin and commit", .serialized) @MainActor struct BeginAnimationsTests {
    final class Listener: NSObject {
        var log: [String] = []
        func begins(_ identifier: String?) { log.append("start \(identifier ?? "-")") }
        func ends(_ identifier: String?, _ finished: NSNumber) { log.append("stop \(identifier ?? "-") \(finished.boolValue)") }
    }

    init() {
        let entry = ObjCRuntime.registration(of: Listener.self, named: "BeginTests.Listener")
        entry.method("starts:context:") { o, a in o.begins(a[0]) }
        entry.method("stopped:finished:context:") { o, a in o.ends(a[0], a[1]) }
    }

    private func staged() -> (TestWindow, UIView) {
        let root = UIViewController()
        let window = TestWindow(.phonePortrait, root: root)
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        root.view.addSubview(view)
        window.run(0.1)
        return (window, view)
    }

    @Test("what changes in between is animated as the setters say, and the delegate hears of both ends") func animates() throws {
        let (window, view) = staged(), listener = Listener()
        defer { window.close() }
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationDelay(0.5)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDelegate(listener)
        UIView.setAnimationWillStart(Selector("starts:context:"))
        UIView.setAnimationDidStop(Selector("stopped:finished:context:"))
        view.frame.origin.x = 200
        UIView.commitAnimations()
        view.alpha = 0.5
        #expect(view.layer.animation(forKey: "opacity") == nil)
        window.run(0.4)
        #expect(view.layer.presentation()?.frame.minX == 0 && listener.log.isEmpty)
        window.run(0.6)
        let middle = try #require(view.layer.presentation()?.frame.minX)
        #expect(abs(middle - 100) < 8 && listener.log == ["start move"])
        window.run(1)
        #expect(listener.log == ["start move", "stop move true"] && view.layer.animation(forKey: "position") == nil && view.frame.minX == 200)
    }

    @Test("without setters it takes 0.2 seconds; a duration of 0 and animations switched off change at once") func defaults() throws {
        let (window, view) = staged()
        defer { window.close() }
        UIView.beginAnimations(nil, context: nil)
        view.alpha = 0
        UIView.commitAnimations()
        #expect(view.layer.animation(forKey: "opacity")?.duration == 0.2)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(0)
        view.frame.origin.x = 50
        UIView.commitAnimations()
        UIView.setAnimationsEnabled(false)
        UIView.beginAnimations(nil, context: nil)
        view.backgroundColor = .red
        UIView.commitAnimations()
        UIView.setAnimationsEnabled(true)
        #expect(view.layer.animation(forKey: "position") == nil && view.layer.animation(forKey: "backgroundColor") == nil)
    }

    @Test("animations nest, each with its own setters") func nesting() {
        let (window, view) = staged()
        defer { window.close() }
        UIView.beginAnimations("outer", context: nil)
        UIView.setAnimationDuration(2)
        UIView.beginAnimations("inner", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationRepeatCount(3)
        UIView.setAnimationRepeatAutoreverses(true)
        view.alpha = 0
        UIView.commitAnimations()
        view.frame.origin.x = 50
        UIView.commitAnimations()
        UIView.commitAnimations()
        let fade = view.layer.animation(forKey: "opacity")
        #expect(fade?.duration == 1 && fade?.repeatCount == 3 && fade?.autoreverses == true)
        #expect(view.layer.animation(forKey: "position")?.duration == 2)
    }

    @Test("a transition moves the view's old look and ends with the delegate's message", arguments: [true, false]) func transition(cache: Bool) {
        let (window, view) = staged(), listener = Listener()
        defer { window.close() }
        let (front, back) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
        view.addSubview(back)
        view.addSubview(front)
        UIView.beginAnimations("flip", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationDelegate(listener)
        UIView.setAnimationDidStop(Selector("stopped:finished:context:"))
        UIView.setAnimationTransition(.flipFromLeft, for: view, cache: cache)
        view.exchangeSubview(at: 0, withSubviewAt: 1)
        UIView.commitAnimations()
        window.run(0.2)
        #expect(view.layer.animation(forKey: "transition") != nil && listener.log.isEmpty)
        window.run(1)
        #expect(view.subviews == [front, back] && listener.log == ["stop flip true"])
        #expect(view.superview?.layer.sublayers?.count == 1)
    }
}
