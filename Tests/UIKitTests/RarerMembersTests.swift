import Testing
import UIKit

/// Members that few apps use, each by what it does.
@Suite("Rarer members") @MainActor struct RarerMembersTests {
    @Test("text in a view with limits takes no smaller and no larger size")
    func sizeLimits() {
        let controller = UIViewController()
        let window = TestWindow(.phonePortrait, root: controller)
        let inner = UIView()
        controller.view.addSubview(inner)
        window.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        controller.view.maximumContentSizeCategory = .extraLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
        controller.view.maximumContentSizeCategory = nil
        #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
        window.window.traitOverrides.preferredContentSizeCategory = .small
        controller.view.minimumContentSizeCategory = .large
        #expect(inner.traitCollection.preferredContentSizeCategory == .large)
    }

    private final class Cell: UITableViewCell {
        var states: [String] = []
        override func willTransition(to state: StateMask) { states.append("will \(state.rawValue)") }
        override func didTransition(to state: StateMask) { states.append("did \(state.rawValue)") }
    }

    @Test("a cell hears that it begins and ends being edited")
    func cellStates() {
        let cell = Cell(style: .default, reuseIdentifier: nil)
        cell.setEditing(true, animated: false)
        cell.setEditing(true, animated: false)
        cell.setEditing(false, animated: false)
        #expect(cell.states == ["will 1", "did 1", "will 0", "did 0"])
    }

    @Test("a low bar with nothing scrolled under it has a look of its own")
    func lowBar() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = TestWindow(.phoneLandscape, root: navigation)
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .systemRed
        navigation.navigationBar.compactScrollEdgeAppearance = look
        window.run(0.05)
        func hasRed(_ view: UIView) -> Bool { view.backgroundColor == .systemRed || view.subviews.contains(where: hasRed) }
        #expect(hasRed(navigation.navigationBar))
        navigation.topViewController?.navigationItem.compactScrollEdgeAppearance = UINavigationBarAppearance()
        window.run(0.05)
        #expect(!hasRed(navigation.navigationBar))
    }

    @Test("frames from one call of a display link to the next are calls a second")
    func frameInterval() {
        final class Clock: CADisplayLink {
            let name: String
            // Its superclass's initialiser is called without being named.
            init(name: String) { self.name = name }
        }
        #expect(Clock(name: "a").name == "a")
        let link = CADisplayLink()
        #expect(link.frameInterval == 1)
        link.frameInterval = 2
        #expect(link.preferredFramesPerSecond == 30 && link.frameInterval == 2)
    }

    @Test("subclasses of animations and attachments have the initialiser for archives")
    func archives() {
        let animation = Pulse()
        #expect(animation.duration == 0.7 && (animation.copy() as? CABasicAnimation)?.duration == 0.7)
        #expect(Mention(data: nil, ofType: nil).contents == nil)
    }

    @Test("what SDKs make without arguments is made so")
    func withoutArguments() {
        #expect(UIViewPropertyAnimator().duration == 0)
        #expect(UISwipeActionsConfiguration().actions.isEmpty)
        #expect(UIColor().cgColor.alpha == 0)
        #expect(UIFont().pointSize == UIFont.systemFontSize)
        #expect(UIAlertAction().title == nil)
        #expect(UIContextualAction().style == .normal)
    }
}

private final class Pulse: CABasicAnimation {
    override init() {
        super.init()
        duration = 0.7
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

private final class Mention: NSTextAttachment, @unchecked Sendable {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(data contentData: Data?, ofType uti: String?) { super.init(data: contentData, ofType: uti) }
}
