import ObjectRuntime
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct EndlessLayoutTests {
    /// Asks for another layout whenever it is laid out.
    private final class Restless: UIView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            setNeedsLayout()
        }
    }

    @Test("a view that never settles is laid out a bounded number of times, however deep it stands, and told of")
    func bounded() {
        WarningLog.shared.recordAll()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        defer { window.isHidden = true }
        var view: UIView = controller.view
        for _ in 0..<6 {
            let inner = UIView(frame: view.bounds)
            view.addSubview(inner)
            view = inner
        }
        let restless = Restless(frame: view.bounds)
        view.addSubview(restless)
        window.layoutIfNeeded()
        window.layoutIfNeeded()
        // Rounds that multiply with each level would be 64 to the power of the depth.
        #expect((64...2000).contains(restless.layouts), "\(restless.layouts)")
        #expect(WarningLog.shared.all.contains { $0.kind == .layout && $0.message.contains("asks for another layout whenever it is laid out") })
        let settled = Restless(frame: view.bounds)
        restless.removeFromSuperview()
        controller.view.addSubview(settled)
        settled.removeFromSuperview()
        window.layoutIfNeeded()
    }

    @Test("a height that follows a baseline in the middle comes to rest where both hold")
    func settlingBaseline() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        // Its title is in its middle: the baseline moves by half of what its height does.
        let button = UIButton(frame: .zero)
        button.setTitle("Title", for: .normal)
        button.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: root.topAnchor), button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            button.widthAnchor.constraint(equalToConstant: 80), button.lastBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 100),
        ])
        root.layoutIfNeeded()
        let title: UILabel = try #require(button.titleLabel)
        let baseline: CGFloat = title.frame.maxY + title.font.descender
        #expect(abs(baseline - 100) < 1.5, "\(baseline)")
        #expect(button.frame.height > 150)
    }

    @Test("constants follow a view as often as a layout comes to rest, not for ever")
    func feedbackLimit() {
        var feedback = GeometryFeedback()
        let (view, other) = (UIView(), UIView())
        let turns: Int = (0..<100).prefix { _ in feedback.follows(view) }.count
        #expect((12...40).contains(turns))
        let (followsOther, followsOn): (Bool, Bool) = (feedback.follows(other), feedback.follows(view))
        feedback.beginLayout()
        let followsAgain: Bool = feedback.follows(view)
        #expect(followsOther && !followsOn && followsAgain)
    }
}
