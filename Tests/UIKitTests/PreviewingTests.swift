import Testing
import UIKit

@Suite("Previews by pressing harder")
@MainActor
struct PreviewingTests {
    private final class List: UIViewController, UIViewControllerPreviewingDelegate {
        override var previewActionItems: [any UIPreviewActionItem] { [UIPreviewAction(title: "Delete", style: .destructive) { _, _ in }] }
        func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController? { nil }
        func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController) {}
    }

    @Test("what is registered is kept, where no display feels how hard it is touched")
    func registration() {
        let list = List()
        let window = TestWindow(.phonePortrait, root: list)
        #expect(window.window.traitCollection.forceTouchCapability == .unavailable)
        let context = list.registerForPreviewing(with: list, sourceView: list.view)
        #expect(context.delegate === list && context.sourceView === list.view)
        #expect(context.sourceRect == list.view.bounds)
        context.sourceRect.size.height = 44
        #expect(context.sourceRect.height == 44)
        #expect(list.previewActionItems.map(\.title) == ["Delete"])
    }

    @Test("an action calls its handler with itself and the previewed controller")
    func actions() {
        var called: [String] = []
        let action = UIPreviewAction(title: "Open", style: .default) { action, controller in called.append(action.title + (controller.title ?? "")) }
        let controller = UIViewController()
        controller.title = " A"
        action.handler(action, controller)
        #expect(called == ["Open A"])
    }

    @Test("the app is found by the name that extensions may use")
    func sharedApplication() {
        #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
        #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
        #expect(UIApplication.value(forKey: "other") == nil)
    }
}
