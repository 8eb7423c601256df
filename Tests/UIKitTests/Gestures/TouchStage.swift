import AppSession

@testable import UIKit

/// A window with one controller, and fingers on it: every move is a frame of a sixtieth of a second.
@MainActor final class TouchStage {
    let window: UIWindow
    let root = UIViewController()
    private let frame = Frame()
    private(set) var time: Double = 0
    private var fingers: [Int: CGPoint] = [:]

    init(_ environment: WindowEnvironment = SessionEnvironment.standard) {
        SessionEnvironment.window = environment
        UITraitCollection.current = UIScreen.main.traitCollection
        frame.reset()
        let size = CGSize(width: environment.size.width, height: environment.size.height)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = root
        window.makeKeyAndVisible()
        wait(1.0 / 60)
    }

    var view: UIView { root.view }

    func close() {
        window.isHidden = true
        wait(1.0 / 60)
        SessionEnvironment.window = SessionEnvironment.standard
        UITraitCollection.current = UIScreen.main.traitCollection
    }

    /// The window becomes another, as when the user rotates or resizes.
    func change(to environment: WindowEnvironment, duration: Double = 0) {
        EnvironmentChange.apply(environment, duration: duration, frame: frame)
        wait(duration + 1.0 / 60)
    }

    /// The window as it looks now, in pixels of its scale.
    func draw() -> CGImage? {
        let scale: Double = SessionEnvironment.window.scale
        let width = Int(SessionEnvironment.window.size.width * scale)
        let height = Int(SessionEnvironment.window.size.height * scale)
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 16)
        defer { bytes.deallocate() }
        // What has not changed is drawn only into pixels that do not have it yet, and these are new.
        frame.forgetPicture()
        _ = frame.draw(into: FrameBuffer(pixels: bytes, width: width, height: height, stride: width * 4))
        let context = CGContext(
            data: bytes, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        return context?.makeImage()
    }

    func wait(_ duration: Double) {
        time += duration
        frame.run(until: time)
    }

    func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
        fingers[finger] = CGPoint(x: x, y: y)
        send(.began, finger)
    }

    func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
        fingers[finger] = CGPoint(x: x, y: y)
        send(.moved, finger)
    }

    func up(finger: Int = 0) {
        send(.ended, finger)
        fingers[finger] = nil
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        up()
    }

    func drag(_ start: CGPoint, _ end: CGPoint, steps: Int = 10) {
        down(start.x, start.y)
        for step in 1...steps {
            let part: CGFloat = CGFloat(step) / CGFloat(steps)
            move(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
        }
        up()
    }

    /// Presses and releases a key.
    func press(_ characters: String, _ modifiers: UIKeyModifierFlags = []) {
        frame.enqueue(Key(characters: characters, modifiers: modifiers.rawValue, isDown: true))
        frame.enqueue(Key(characters: characters, modifiers: modifiers.rawValue, isDown: false))
        wait(1.0 / 60)
    }

    private func send(_ phase: Touch.Phase, _ finger: Int) {
        let point: CGPoint = fingers[finger] ?? .zero
        frame.enqueue(Touch(identifier: finger, phase: phase, x: Double(point.x), y: Double(point.y), time: time))
        wait(1.0 / 60)
    }
}

/// Writes down what recognisers send.
@MainActor final class GestureLog: NSObject {
    var lines: [String] = []

    private static let registered: Void = {
        ObjCRuntime.registration(of: GestureLog.self, named: "Tests.GestureLog").method("fired:") { log, arguments in
            log.record(arguments[0] as UIGestureRecognizer)
            return nil
        }
    }()

    override init() {
        super.init()
        _ = Self.registered
    }

    private func record(_ recognizer: UIGestureRecognizer) {
        lines.append("\(recognizer.name ?? "?") \(recognizer.state)")
    }

    @discardableResult
    func watch<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, on view: UIView) -> Recognizer {
        recognizer.name = name
        recognizer.addTarget(self, action: Selector("fired:"))
        view.addGestureRecognizer(recognizer)
        return recognizer
    }
}

/// A view that writes down its touches.
final class TouchView: UIView {
    var lines: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("cancelled") }
}

extension WindowEnvironment {
    /// An 11-inch tablet's window, `width` points of it.
    static func pad(width: Double = 834, height: Double = 1194, compact: Bool = false) -> WindowEnvironment {
        WindowEnvironment(
            size: .init(width: width, height: height), screenSize: .init(width: max(width, 834), height: height), scale: 2,
            safeAreaInsets: .init(top: 24, bottom: 20), statusBarHeight: 24, rootMargin: compact ? 16 : 20, idiom: .pad,
            horizontalSizeClass: compact ? .compact : .regular, verticalSizeClass: .regular)
    }
}
