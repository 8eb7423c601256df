import Testing
@testable import UIKit

@MainActor @Suite("Scrolling by assistive technologies") struct AccessibilityScrollTests {
    private let page = ScrollGeometry(
        bounds: CGSize(width: 100, height: 200), content: CGSize(width: 100, height: 500), inset: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))

    @Test("a page is what is visible, the last one what is left, and past the end there is none")
    func pages() {
        func next(_ y: CGFloat, _ direction: UIAccessibilityScrollDirection) -> CGFloat? {
            AccessibilityPage.offset(from: CGPoint(x: 0, y: y), direction, in: page, isRightToLeft: false)?.y
        }
        #expect(next(-20, .up) == 160 && next(160, .next) == 300 && next(300, .up) == nil)
        #expect(next(300, .down) == 120 && next(0, .previous) == -20 && next(-20, .down) == nil)
        #expect(next(0, .left) == nil)
    }

    @Test("forward is to the left where the direction is")
    func directions() {
        let wide = ScrollGeometry(bounds: CGSize(width: 100, height: 100), content: CGSize(width: 300, height: 100), inset: .zero)
        #expect(AccessibilityPage.offset(from: .zero, .next, in: wide, isRightToLeft: false)?.x == 100)
        #expect(AccessibilityPage.offset(from: CGPoint(x: 200, y: 0), .next, in: wide, isRightToLeft: true)?.x == 100)
    }

    @Test("a scroll view scrolls, other responders do not")
    func scrollView() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 250)
        #expect(view.accessibilityScroll(.up) && view.contentOffset.y == 100)
        #expect(!view.accessibilityScroll(.left) && !UIView().accessibilityScroll(.up))
    }
}
