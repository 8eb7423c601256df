import AppSession
import ObjectRuntime
import Testing
@testable import UIKit

/// behaviour/rules.md 8.4: who hears of a resize when.
@MainActor @Suite(.serialized) struct WindowOrderTests {
    @MainActor final class Log { var lines: [String] = [] }

    final class Content: UIView {
        var log: Log?
        override func layoutSubviews() { log?.lines.append("layout \(Int(bounds.width))") }
    }

    final class Screen: UIViewController {
        override func loadView() { view = Content() }
    }

    @Test(
        "rules 8.4: observers hear of the window's frame, then of the root view's bounds, then comes layout",
        arguments: [
            WindowEnvironment.padPortrait, .padSlideOver,
        ])
    func order(environment: WindowEnvironment) {
        let log = Log()
        let screen = Screen()
        let window = TestWindow(.padLandscape, root: screen)
        defer { window.close() }
        (screen.view as? Content)?.log = log
        let frames = window.window.observe(\.frame, __named: "frame", options: [.new, .old]) { window, change in
            MainActor.assumeIsolated {
                log.lines.append("frame \(Int(change.oldValue?.width ?? 0)) to \(Int(change.newValue?.width ?? 0))")
            }
        }
        let bounds = screen.view.observe(\.bounds, __named: "bounds") { view, _ in
            MainActor.assumeIsolated { log.lines.append("bounds \(Int(view.bounds.width))") }
        }
        window.change(to: environment, duration: 0.3)
        window.run(0.5)
        let width = Int(environment.size.width)
        #expect(Array(log.lines.prefix(3)) == ["frame 1194 to \(width)", "bounds \(width)", "layout \(width)"])
        #expect(log.lines.filter { $0.hasPrefix("frame") }.count == 1 && log.lines.filter { $0.hasPrefix("bounds") }.count == 1)
        frames.invalidate()
        bounds.invalidate()
        log.lines = []
        window.change(to: .padLandscape)
        #expect(!log.lines.contains { $0.hasPrefix("frame") || $0.hasPrefix("bounds") })
    }

    @Test("a scroll view's offset and content size can be observed; what stays as it was is not announced")
    func scrolling() {
        let log = Log()
        let root = UIViewController()
        let window = TestWindow(.phonePortrait, root: root)
        defer { window.close() }
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        root.view.addSubview(scroll)
        let observations: [NSKeyValueObservation] = [
            scroll.observe(\.contentSize, __named: "contentSize", options: [.old]) { scroll, change in
                MainActor.assumeIsolated {
                    log.lines.append("size \(Int(change.oldValue?.height ?? -1)) to \(Int(scroll.contentSize.height))")
                }
            },
            scroll.observe(\.contentOffset, __named: "contentOffset", options: [.old]) { scroll, change in
                MainActor.assumeIsolated {
                    log.lines.append("offset \(Int(change.oldValue?.y ?? -1)) to \(Int(scroll.contentOffset.y))")
                }
            },
        ]
        scroll.contentSize = CGSize(width: 300, height: 1000)
        scroll.contentOffset.y = 200
        scroll.frame.origin.y = 50
        window.run(0.1)
        #expect(log.lines == ["size 0 to 1000", "offset 0 to 200"])
        for observation in observations { observation.invalidate() }
    }
}
