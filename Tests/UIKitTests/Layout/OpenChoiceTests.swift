import Foundation
import Testing
@testable import UIKit

/// What constraints leave open, and views that go away anywhere.
@MainActor @Suite(.serialized) struct OpenChoiceTests {
    private func bounded(_ make: (UIView, UIView) -> NSLayoutConstraint) -> CGRect {
        let root: UIView = makeRoot()
        let view: UIView = root.adding(UIView())
        make(view, root).isActive = true
        root.layoutIfNeeded()
        return view.frame
    }

    @Test("a position with nothing but a bound is at the bound, whichever side that is on")
    func positionsAtBounds() {
        #expect(bounded { $0.topAnchor.constraint(greaterThanOrEqualTo: $1.topAnchor, constant: 10) }.minY == 10)
        #expect(bounded { $0.topAnchor.constraint(lessThanOrEqualTo: $1.topAnchor, constant: 10) }.minY == 10)
        #expect(bounded { $0.bottomAnchor.constraint(lessThanOrEqualTo: $1.bottomAnchor, constant: -23) }.minY == 277)
        #expect(bounded { $0.rightAnchor.constraint(greaterThanOrEqualTo: $1.rightAnchor, constant: -13) }.minX == 387)
        #expect(bounded { $0.centerXAnchor.constraint(lessThanOrEqualTo: $1.centerXAnchor) }.minX == 200)
    }

    @Test("a size with nothing but an upper bound is 0")
    func sizesAtZero() {
        #expect(bounded { $0.widthAnchor.constraint(lessThanOrEqualTo: $1.widthAnchor, constant: -52) }.width == 0)
        #expect(bounded { view, _ in view.heightAnchor.constraint(greaterThanOrEqualToConstant: 30) }.height == 30)
        let root: UIView = makeRoot()
        let view: UIView = root.adding(UIView())
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16).isActive = true
        view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -16).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minX == 16)
        #expect(view.frame.width == 0)
    }

    @Test("a bound with a size, read from the right too, follows its constant and stays a choice left open")
    func sizedBounds() {
        let root: UIView = makeRoot()
        root.semanticContentAttribute = .forceRightToLeft
        let view: UIView = root.adding(UIView())
        view.widthAnchor.constraint(equalToConstant: 100).isActive = true
        let bound: NSLayoutConstraint = view.leadingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 23)
        bound.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minX == 277)
        bound.constant = 30
        root.layoutIfNeeded()
        #expect(view.frame.minX == 270)
        #expect(view.hasAmbiguousLayout)
        #expect(view.constraintsAffectingLayout(for: .horizontal).contains(bound))
        bound.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.minX == 0)
    }

    @Test("wishes and ties come before bounds")
    func wishesFirst() {
        let root: UIView = makeRoot()
        let view: UIView = root.adding(SizedView(50, 20))
        view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 10).isActive = true
        view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -10).isActive = true
        let wish: NSLayoutConstraint = view.centerXAnchor.constraint(equalTo: root.centerXAnchor)
        wish.priority = UILayoutPriority(1)
        wish.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minX == 175)
        #expect(view.frame.width == 50)
    }

    @Test("views may go away on any thread")
    func releasedElsewhere() {
        let root: UIView = makeRoot()
        let kept: UIView = root.adding(SizedView(10, 10))
        root.pin(kept, 0, 0)
        for round in 0..<20 {
            Self.release(Self.makeLayout())
            let after: UIView = root.adding(SizedView(30, 30))
            root.pin(after, CGFloat(round), 7)
            root.layoutIfNeeded()
            #expect(after.frame == rect(CGFloat(round), 7, 30, 30))
            #expect(kept.frame == rect(0, 0, 10, 10))
        }
    }

    /// A view with a child laid out in it. Nobody else holds it.
    private static func makeLayout() -> Unmanaged<UIView> {
        let holder = UIView()
        let view: UIView = holder.adding(SizedView(50, 20))
        holder.pin(view, 5, 5)
        holder.layoutIfNeeded()
        #expect(view.frame == rect(5, 5, 50, 20))
        return Unmanaged.passRetained(holder)
    }

    private static func release(_ view: Unmanaged<UIView>) {
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            view.release()
            done.signal()
        }
        done.wait()
    }
}
