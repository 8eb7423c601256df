import Testing
import UIKit

@Suite("Adding subviews") @MainActor struct AddingSubviewsTests {
    private final class Counting: UIView {
        var asked = 0
        var laidOut = 0

        override func setNeedsLayout() {
            asked += 1
            super.setNeedsLayout()
        }

        override func layoutSubviews() {
            laidOut += 1
            super.layoutSubviews()
        }
    }

    @Test("a view that gains or loses a subview is laid out, though nobody calls its setNeedsLayout()")
    func layout() {
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layoutIfNeeded()
        let before: Int = view.laidOut
        let child = UIView()
        view.addSubview(child)
        view.layoutIfNeeded()
        #expect(view.asked == 0 && view.laidOut == before + 1)
        child.removeFromSuperview()
        view.layoutIfNeeded()
        #expect(view.asked == 0 && view.laidOut == before + 2)
    }
}
