import Testing
@testable import UIKit

@Suite("Frames of controllers' views", .serialized) @MainActor struct RootViewFrameTests {
    /// Turns the translation of its view's mask off, as code does that does so for every view.
    private final class Untranslated: UIViewController {
        let label = UILabel()

        override func viewDidLoad() {
            view.translatesAutoresizingMaskIntoConstraints = false
            label.text = "Middle"
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.centerXAnchor.constraint(equalTo: view.centerXAnchor), label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ])
        }
    }

    @Test("a window and a navigation controller give a view its frame whether or not it translates its mask", arguments: [false, true])
    func untranslated(isInNavigation: Bool) {
        let root = Untranslated()
        let window = TestWindow(.phonePortrait, root: isInNavigation ? UINavigationController(rootViewController: root) : root)
        let bounds: CGRect = window.window.bounds
        #expect(root.view.bounds.size == bounds.size)
        #expect(abs(root.label.convert(root.label.bounds, to: nil).midX - bounds.midX) <= 0.5)
        window.change(to: .phoneLandscape)
        #expect(root.view.bounds.size == window.window.bounds.size)
        #expect(abs(root.label.frame.midX - window.window.bounds.midX) <= 0.5)
    }

    @Test("a view in an app's own container is placed by constraints alone")
    func own() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        NSLayoutConstraint.activate([
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor), view.widthAnchor.constraint(equalToConstant: 50),
            view.topAnchor.constraint(equalTo: container.topAnchor), view.heightAnchor.constraint(equalToConstant: 20),
        ])
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 150, y: 0, width: 50, height: 20))
    }
}
