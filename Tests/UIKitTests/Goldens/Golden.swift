import AppSession
import CoreGraphics
import UIKit

/// What a recorded picture of ours shows: a view, or a controller, in a small window of a certain look.
struct Golden: Sendable {
    /// A setting of the device that pictures differ by.
    enum Look: String, Sendable {
        case light, dark, rtl, large, bold, contrast
    }

    var name: String
    var size: CGSize
    var scale: Double
    var looks: [Look]
    var idiom: WindowEnvironment.Idiom
    /// Seconds on the app's clock before the picture.
    var settle: Double
    var make: @MainActor () -> UIViewController
    /// What is done before the picture.
    var act: @MainActor (TestWindow) -> Void = { _ in }

    /// A view. Where `make` gives it no frame it fills the window but for a margin.
    static func view(
        _ name: String, _ width: CGFloat = 160, _ height: CGFloat = 44, looks: [Look] = [.light, .dark], settle: Double = 0.4,
        _ make: @escaping @MainActor () -> UIView
    ) -> Golden {
        Golden(name: name, size: CGSize(width: width, height: height), scale: 2, looks: looks, idiom: .phone, settle: settle) {
            GoldenController(make())
        }
    }

    /// A whole window, at one pixel a point.
    static func window(
        _ name: String, _ width: CGFloat, _ height: CGFloat, looks: [Look] = [.light, .dark], idiom: WindowEnvironment.Idiom = .phone, settle: Double = 1,
        act: @escaping @MainActor (TestWindow) -> Void = { _ in }, _ make: @escaping @MainActor () -> UIViewController
    ) -> Golden {
        Golden(name: name, size: CGSize(width: width, height: height), scale: 1, looks: looks, idiom: idiom, settle: settle, make: make, act: act)
    }

    func fileName(_ look: Look) -> String { look == .light ? "\(name).png" : "\(name).\(look.rawValue).png" }

    private func environment(_ look: Look) -> WindowEnvironment {
        let size = WindowEnvironment.Size(width: self.size.width, height: self.size.height)
        var environment = WindowEnvironment(
            size: size, screenSize: size, scale: scale, idiom: idiom, horizontalSizeClass: idiom == .pad ? .regular : .compact, verticalSizeClass: .regular)
        switch look {
        case .light: break
        case .dark: environment.style = .dark
        case .rtl: environment.layoutDirection = .rightToLeft
        case .large: environment.textSize = .accessibilityMedium
        case .bold: environment.boldText = true
        case .contrast: environment.contrast = .high
        }
        return environment
    }

    @MainActor func draw(_ look: Look) -> Bitmap? {
        // Made in its window's environment: pictures are drawn at the screen's scale.
        let window = TestWindow(environment(look), root: UIViewController())
        defer { window.close() }
        window.window.rootViewController = make()
        window.run(0.1)
        act(window)
        window.run(settle)
        return window.bitmap()
    }
}

/// Shows one view.
private final class GoldenController: UIViewController {
    private let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(content)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if content.translatesAutoresizingMaskIntoConstraints, content.frame.origin == .zero {
            let room = view.bounds.insetBy(dx: 10, dy: 6)
            let size = content.frame.size
            content.frame =
                size == .zero ? room : CGRect(x: room.midX - size.width / 2, y: (room.midY - size.height / 2).rounded(), width: size.width, height: size.height)
        }
    }
}

/// Pictures to show in pictures.
enum GoldenImage {
    /// Four quarters, red, green, blue and yellow.
    static func quarters(_ width: CGFloat = 30, _ height: CGFloat = 20) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue, .systemYellow]
            for (index, color) in colors.enumerated() {
                color.setFill()
                context.fill(CGRect(x: CGFloat(index % 2) * width / 2, y: CGFloat(index / 2) * height / 2, width: width / 2, height: height / 2))
            }
        }
    }
}
