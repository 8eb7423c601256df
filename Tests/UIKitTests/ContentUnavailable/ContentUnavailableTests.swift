import Testing

@testable import UIKit

@Suite("Content that is not there") @MainActor struct ContentUnavailableTests {
    private final class Results: UIViewController {
        var isEmpty = true
        var states: [String?] = []

        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            states.append(state.searchText)
            contentUnavailableConfiguration = isEmpty ? UIContentUnavailableConfiguration.search().updated(for: state) : nil
        }
    }

    private func cover(_ controller: UIViewController) -> UIContentUnavailableView? {
        controller.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first
    }

    @Test("a configuration covers the controller's view, over its other subviews, until it is taken away")
    func covers() throws {
        let controller = UIViewController()
        let window = TestWindow(.phonePortrait, root: controller)
        defer { window.close() }
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "No Books"
        configuration.secondaryText = "Books that you add stand here."
        controller.contentUnavailableConfiguration = configuration
        controller.view.addSubview(UIView())
        window.run(0.1)
        let view = try #require(cover(controller))
        #expect(controller.view.subviews.last === view && view.frame == controller.view.bounds)
        let labels = view.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }.filter { !$0.isHidden }
        #expect(labels.map(\.text) == ["No Books", "Books that you add stand here."])
        // In the middle of the safe area, the second text below the first.
        let area = controller.view.bounds.inset(by: controller.view.safeAreaInsets)
        #expect(abs((labels[0].frame.minY + labels[1].frame.maxY) / 2 - area.midY) <= 1)
        #expect(labels.allSatisfy { abs($0.frame.midX - area.midX) <= 0.5 } && abs(labels[1].frame.minY - labels[0].frame.maxY - 4) <= 0.5)
        controller.contentUnavailableConfiguration = nil
        window.run(0.1)
        #expect(cover(controller) == nil)
    }

    @Test("an update that is asked for comes before layout, once, with what is searched for")
    func updates() throws {
        let controller = Results()
        let window = TestWindow(.phonePortrait, root: controller)
        defer { window.close() }
        #expect(controller.states.isEmpty)
        controller.setNeedsUpdateContentUnavailableConfiguration()
        controller.setNeedsUpdateContentUnavailableConfiguration()
        window.run(0.1)
        #expect(controller.states == [nil] && cover(controller) != nil)
        controller.isEmpty = false
        controller.setNeedsUpdateContentUnavailableConfiguration()
        window.run(0.1)
        #expect(cover(controller) == nil)
        var state = UIContentUnavailableConfigurationState(traitCollection: controller.traitCollection)
        state.searchText = "Quince"
        #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “Quince”")
        var own = UIContentUnavailableConfiguration.search()
        own.text = "Nothing"
        #expect(own.updated(for: state).text == "Nothing")
    }

    @Test("a button has its action; without title and image it is not shown")
    func buttons() throws {
        let controller = UIViewController()
        let window = TestWindow(.phonePortrait, root: controller)
        defer { window.close() }
        var presses = 0
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Offline"
        configuration.button.title = "Try Again"
        configuration.buttonProperties.primaryAction = UIAction { _ in presses += 1 }
        controller.contentUnavailableConfiguration = configuration
        window.run(0.1)
        let shown = try #require(cover(controller)).subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }.filter { !$0.isHidden }
        #expect(shown.count == 1)
        window.tap(shown[0].convert(CGPoint(x: shown[0].bounds.midX, y: shown[0].bounds.midY), to: nil))
        #expect(presses == 1)
        // The same again changes nothing: one press, one call.
        controller.contentUnavailableConfiguration = configuration
        window.run(0.1)
        shown[0].sendActions(for: .primaryActionTriggered)
        #expect(presses == 2)
    }

    @Test("loading shows a spinner that turns")
    func loading() throws {
        let view = UIContentUnavailableView(configuration: .loading())
        let spinner = try #require(view.subviews.flatMap(\.subviews).compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(spinner.isAnimating && !spinner.isHidden)
        view.configuration = UIContentUnavailableConfiguration.empty()
        #expect(!spinner.isAnimating && spinner.isHidden)
    }
}
