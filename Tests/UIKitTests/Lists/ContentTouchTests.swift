import Testing
@testable import UIKit

/// A scroll view that keeps touches from its content.
@MainActor @Suite struct ContentTouchTests {
    final class Keeper: UIScrollView {
        var asked: [UIView] = []
        var lets = true
        override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
            asked.append(view)
            return lets
        }
    }

    @Test("content gets its touches where the scroll view says so, and else only scrolls")
    func keeps() {
        let stage = TouchStage()
        defer { stage.close() }
        let keeper = Keeper(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        keeper.contentSize = CGSize(width: 300, height: 1000)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        keeper.addSubview(button)
        stage.view.addSubview(keeper)
        stage.wait(0.1)
        stage.tap(100, 200)
        stage.wait(0.3)
        #expect(taps == 1 && keeper.asked == [button])
        keeper.lets = false
        stage.tap(100, 200)
        stage.wait(0.3)
        #expect(taps == 1)
        stage.drag(CGPoint(x: 100, y: 280), CGPoint(x: 100, y: 180))
        #expect(keeper.contentOffset.y > 50)
    }
}
