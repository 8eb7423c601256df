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

    /// Grows by what it grew, since its baseline stays where its height ends.
    private final class Growing: UIView {
        let line = UILabel()
        var layouts = 0
        override var forLastBaselineLayout: UIView { line }
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            line.frame = CGRect(x: 0, y: 0, width: 50, height: layouts.isMultiple(of: 2) ? 20 : 40)
        }
    }

    @Test("a baseline that moves whenever its view is laid out is followed for some turns, and again in the next layout")
    func baselineFeedback() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let growing = Growing()
        growing.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(growing)
        growing.addSubview(growing.line)
        let bottom: NSLayoutConstraint = growing.lastBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 100)
        NSLayoutConstraint.activate([
            growing.leadingAnchor.constraint(equalTo: root.leadingAnchor), growing.widthAnchor.constraint(equalToConstant: 80),
            growing.topAnchor.constraint(equalTo: root.topAnchor), bottom,
        ])
        root.layoutIfNeeded()
        #expect((2...60).contains(growing.layouts), "\(growing.layouts)")
        let (turns, before): (Int, CGFloat) = (growing.layouts, growing.frame.height)
        bottom.constant = 160
        root.layoutIfNeeded()
        #expect(growing.layouts > turns && growing.frame.height > before)
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
