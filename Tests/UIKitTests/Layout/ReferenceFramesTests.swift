import AppSession
import Testing
import UIKit

/// Frames of real UIKit (iOS 13.3, three pixels a point): four labels at the edges of the safe area, in windows of several
/// devices, splits and text sizes.
@MainActor @Suite(.serialized) struct ReferenceFramesTests {
    final class EdgesViewController: UIViewController {
        let top = UILabel()
        let leading = UILabel()
        let trailing = UILabel()
        let bottom = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            for (label, text) in zip([top, leading, trailing, bottom], ["What's", "the", "point", "?"]) {
                label.text = text
                label.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
            }
            top.font = .preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
            leading.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
            trailing.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
            bottom.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection)
            let area = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                top.topAnchor.constraint(equalTo: area.topAnchor),
                top.centerXAnchor.constraint(equalTo: area.centerXAnchor),
                leading.leadingAnchor.constraint(equalTo: area.leadingAnchor),
                leading.centerYAnchor.constraint(equalTo: area.centerYAnchor),
                trailing.trailingAnchor.constraint(equalTo: area.trailingAnchor),
                trailing.centerYAnchor.constraint(equalTo: area.centerYAnchor),
                bottom.bottomAnchor.constraint(equalTo: area.bottomAnchor),
                bottom.centerXAnchor.constraint(equalTo: area.centerXAnchor),
            ])
        }
    }

    struct Example: Sendable {
        var name: String
        var size: CGSize
        var textSize: WindowEnvironment.TextSize
        /// What's, the, point, ?
        var frames: [CGRect]
    }

    nonisolated static let examples: [Example] = [
        Example(
            name: "iphone-se", size: CGSize(width: 320, height: 568), textSize: .medium,
            frames: [
                CGRect(x: 133.667, y: 20, width: 52.6667, height: 19.3333), CGRect(x: 0, y: 284.333, width: 23.6667, height: 19.3333),
                CGRect(x: 283, y: 284.333, width: 37, height: 19.3333), CGRect(x: 156.333, y: 551, width: 7.33333, height: 17),
            ]),
        Example(
            name: "iphone-8", size: CGSize(width: 375, height: 667), textSize: .medium,
            frames: [
                CGRect(x: 161.333, y: 20, width: 52.6667, height: 19.3333), CGRect(x: 0, y: 334, width: 23.6667, height: 19.3333),
                CGRect(x: 338, y: 334, width: 37, height: 19.3333), CGRect(x: 184, y: 650, width: 7.33333, height: 17),
            ]),
        Example(
            name: "ipad-9-7", size: CGSize(width: 1024, height: 768), textSize: .large,
            frames: [
                CGRect(x: 484.333, y: 20, width: 55.6667, height: 20.3333), CGRect(x: 0, y: 384, width: 25, height: 20.3333),
                CGRect(x: 985, y: 384, width: 39, height: 20.3333), CGRect(x: 508.333, y: 750, width: 7.66667, height: 18),
            ]),
        Example(
            name: "ipad-mini", size: CGSize(width: 1024, height: 768), textSize: .large,
            frames: [
                CGRect(x: 484.333, y: 20, width: 55.6667, height: 20.3333), CGRect(x: 0, y: 384, width: 25, height: 20.3333),
                CGRect(x: 985, y: 384, width: 39, height: 20.3333), CGRect(x: 508.333, y: 750, width: 7.66667, height: 18),
            ]),
        // Of the splits there are pictures only: the frames are where the ink stands, less what it is off in the full window.
        Example(
            name: "ipad-9-7-33-split-landscape", size: CGSize(width: 320, height: 768), textSize: .large,
            frames: [
                CGRect(x: 132.333, y: 20, width: 55.6667, height: 20.3333), CGRect(x: 0, y: 384, width: 25, height: 20.3333),
                CGRect(x: 281, y: 384, width: 39, height: 20.3333), CGRect(x: 156.333, y: 750, width: 7.66667, height: 18),
            ]),
        Example(
            name: "ipad-9-7-50-split-landscape", size: CGSize(width: 507, height: 768), textSize: .large,
            frames: [
                CGRect(x: 225.667, y: 20, width: 55.6667, height: 20.3333), CGRect(x: 0, y: 384, width: 25, height: 20.3333),
                CGRect(x: 468, y: 384, width: 39, height: 20.3333), CGRect(x: 249.667, y: 750, width: 7.66667, height: 18),
            ]),
        Example(
            name: "ipad-9-7-66-split-portrait", size: CGSize(width: 438, height: 1024), textSize: .large,
            frames: [
                CGRect(x: 191.333, y: 20, width: 55.6667, height: 20.3333), CGRect(x: 0, y: 512, width: 25, height: 20.3333),
                CGRect(x: 399, y: 512, width: 39, height: 20.3333), CGRect(x: 215.333, y: 1006, width: 7.66667, height: 18),
            ]),
    ]

    private func show(_ controller: UIViewController, _ size: CGSize, _ textSize: WindowEnvironment.TextSize, check: () -> Void) {
        let before: WindowEnvironment = SessionEnvironment.window
        defer { SessionEnvironment.window = before }
        let windowSize = WindowEnvironment.Size(width: size.width, height: size.height)
        var environment = WindowEnvironment(
            size: windowSize, screenSize: windowSize, scale: 3, safeAreaInsets: .init(top: 20), statusBarHeight: 20,
            idiom: size.width > 700 ? .pad : .phone, horizontalSizeClass: size.width > 700 ? .regular : .compact, verticalSizeClass: .regular)
        environment.textSize = textSize
        SessionEnvironment.window = environment
        UIScreen.main.traitCollection.performAsCurrent {
            let window = UIWindow(frame: CGRect(origin: .zero, size: size))
            window.rootViewController = controller
            window.isHidden = false
            window.layoutIfNeeded()
            check()
            window.isHidden = true
        }
    }

    /// Positions to half a device pixel, widths of text to half a percent and a device pixel of rounding.
    @Test("labels at the edges lie where real UIKit put them", arguments: examples)
    func edges(_ example: Example) {
        let controller = EdgesViewController()
        show(controller, example.size, example.textSize) {
            for (label, expected) in zip([controller.top, controller.leading, controller.trailing, controller.bottom], example.frames) {
                let frame: CGRect = label.frame
                let text: String = "\(example.name) '\(label.text ?? "")' is \(frame), UIKit's is \(expected)"
                let widthTolerance: CGFloat = expected.width * 0.005 + 0.01
                #expect(abs(frame.width - expected.width) <= max(widthTolerance, 0.34), "\(text)")
                #expect(abs(frame.height - expected.height) <= 0.01, "\(text)")
                #expect(abs(frame.minY - expected.minY) <= 0.17, "\(text)")
                #expect(abs(frame.midX - expected.midX) <= 0.34, "\(text)")
            }
        }
    }

    /// The largest difference of any side.
    private static func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
        let sides: [CGFloat] = [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
        return sides.map { abs($0) }.max() ?? 0
    }

    final class TitleViewController: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "What's the point?"
            label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traitCollection)
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
                label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            ])
        }
    }

    @Test(
        "a title between the margins has the frame real UIKit gave it",
        arguments: [(WindowEnvironment.TextSize.large, 33.6667), (.accessibilityLarge, 51.3333)])
    func title(_ textSize: WindowEnvironment.TextSize, _ height: Double) {
        let controller = TitleViewController()
        show(controller, CGSize(width: 320, height: 568), textSize) {
            let frame: CGRect = controller.label.frame
            let expected = CGRect(x: 16, y: 20, width: 288, height: height)
            #expect(Self.distance(frame, expected) < 0.01, "\(frame), UIKit's is \(expected)")
        }
    }
}
