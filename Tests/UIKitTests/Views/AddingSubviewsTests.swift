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

    private final class Constraining: UIView {
        let image = UIImageView()

        override func setNeedsLayout() {
            super.setNeedsLayout()
            addSubview(image)
            image.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([image.widthAnchor.constraint(equalTo: widthAnchor), image.heightAnchor.constraint(equalToConstant: 20)])
            image.setContentHuggingPriority(.required, for: .horizontal)
        }
    }

    @Test("a view that makes constraints whenever it is to be laid out is laid out, once")
    func constraints() {
        let view = Constraining(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.image.frame.size == CGSize(width: 100, height: 20))
    }
}
