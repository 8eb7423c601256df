import Testing
@testable import UIKit

/// What is asked of views while a tree of a hundred and one of two hundred levels is laid out: work in proportion to the depth doubles.
@MainActor @Suite(.serialized) struct DeepTreeTests {
    /// Counts how often anybody asks for its place, on the screen or in the tree.
    private final class AskedView: UIView {
        static var questions: Int { count.value }
        private final class Count { var value = 0 }
        private static let count = Count()

        override var bounds: CGRect {
            get {
                Self.count.value += 1
                return super.bounds
            }
            set { super.bounds = newValue }
        }

        override var superview: UIView? {
            get {
                Self.count.value += 1
                return super.superview
            }
            set { super.superview = newValue }
        }

        override var frame: CGRect {
            get {
                Self.count.value += 1
                return super.frame
            }
            set { super.frame = newValue }
        }
    }

    private enum Kind: CaseIterable { case autoresizing, constraints }

    /// Questions asked while a tree is built, laid out, made narrower, and laid out again.
    private func questions(depth: Int, _ kind: Kind) -> (building: Int, resizing: Int) {
        let root = UIViewController()
        let window = TestWindow(.padLandscape, root: root)
        defer { window.close() }
        let start: Int = AskedView.questions
        var current: UIView = root.view
        for _ in 0..<depth {
            let next = AskedView(frame: current.bounds)
            current.addSubview(next)
            if kind == .constraints {
                next.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    next.leadingAnchor.constraint(equalTo: current.leadingAnchor), next.trailingAnchor.constraint(equalTo: current.trailingAnchor),
                    next.topAnchor.constraint(equalTo: current.topAnchor), next.bottomAnchor.constraint(equalTo: current.bottomAnchor),
                ])
            } else {
                next.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            }
            current = next
        }
        window.run(1.0 / 60)
        let built: Int = AskedView.questions
        window.change(to: .padPortrait)
        window.run(1.0 / 60)
        #expect(current.bounds.size == CGSize(width: 834, height: 1194))
        #expect(current.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        return (built - start, AskedView.questions - built)
    }

    @Test("a tree of twice the depth is built and resized with twice the work")
    func linear() {
        for kind in Kind.allCases {
            let (small, large) = (questions(depth: 100, kind), questions(depth: 200, kind))
            #expect(Double(large.building) < 2.5 * Double(small.building), "\(kind): \(small) \(large)")
            #expect(Double(large.resizing) < 2.5 * Double(small.resizing), "\(kind): \(small) \(large)")
        }
    }
}
