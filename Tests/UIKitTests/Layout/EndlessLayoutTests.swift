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
}
