import AppSession
import CoreGraphics
import Foundation
@testable import UIKit

/// An app's window on a device that tests change as a device would: sizes, traits, time.
@MainActor final class TestWindow {
    let window: UIWindow
    private let frame = Frame()
    private let before: WindowEnvironment
    private let traitsBefore: UITraitCollection
    private var time: Double = 0

    init(_ environment: WindowEnvironment, root: UIViewController) {
        before = SessionEnvironment.window
        traitsBefore = UITraitCollection.current
        SessionEnvironment.window = environment
        UITraitCollection.current = UIScreen.main.traitCollection
        frame.reset()
        window = UIWindow(frame: UIWindowScene.sceneBounds)
        window.backgroundColor = .systemBackground
        window.rootViewController = root
        window.makeKeyAndVisible()
        run(0.1)
    }

    /// Lets time pass, frame by frame.
    func run(_ seconds: Double) {
        time += seconds
        frame.run(until: time)
    }

    func change(to environment: WindowEnvironment, duration: Double = 0) {
        EnvironmentChange.apply(environment, duration: duration, frame: frame)
    }

    /// Drags a finger in a straight line, sixty samples a second, and lifts it unless `lifts` is false.
    func drag(from start: CGPoint, to end: CGPoint, seconds: Double, lifts: Bool = true) {
        drag(through: [start, end], seconds: seconds, lifts: lifts)
    }

    /// A drag along straight lines from point to point, each of which takes the same time.
    func drag(through points: [CGPoint], seconds: Double, lifts: Bool = true) {
        let steps = max(Int(seconds * 60) / (points.count - 1), 1)
        send(.began, points[0])
        for (start, end) in zip(points, points.dropFirst()) {
            for step in 1...steps {
                let part = CGFloat(step) / CGFloat(steps)
                send(.moved, CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            }
        }
        if lifts { send(.ended, points[points.count - 1]) }
    }

    func tap(_ point: CGPoint) {
        send(.began, point)
        send(.ended, point)
    }

    private func send(_ phase: Touch.Phase, _ point: CGPoint) {
        frame.enqueue(Touch(identifier: 1, phase: phase, x: point.x, y: point.y, time: time + Frame.interval))
        run(Frame.interval)
    }

    /// Has everything drawn that is to be.
    func draw() {
        let size: CGSize = window.bounds.size
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: Int(size.width) * Int(size.height) * 4, alignment: 16)
        defer { bytes.deallocate() }
        frame.forgetPicture()
        _ = frame.draw(
            into: FrameBuffer(
                pixels: bytes, width: Int(size.width), height: Int(size.height), stride: Int(size.width) * 4))
    }

    /// Takes the window away and puts the surroundings back.
    func close() {
        window.isHidden = true
        run(0.1)
        window.rootViewController = nil
        SessionEnvironment.window = before
        UITraitCollection.current = traitsBefore
        frame.reset()
    }

    /// What the window shows.
    func bitmap() -> Bitmap? {
        let scale: Double = SessionEnvironment.window.scale
        let width = Int(Double(window.bounds.width) * scale)
        let height = Int(Double(window.bounds.height) * scale)
        guard let context = CGContext(bitmapWidth: width, height: height), let bitmap = context.makeImage()?.bitmap else { return nil }
        let buffer = FrameBuffer(
            pixels: UnsafeMutableRawPointer(mutating: bitmap.pixels), width: width, height: height, stride: bitmap.bytesPerRow)
        frame.forgetPicture()
        _ = frame.draw(into: buffer)
        return bitmap
    }

    /// Writes what the window shows into the folder that `QUINCE_TEST_PICTURES` names, if it does.
    func picture(_ name: String) {
        guard let folder = ProcessInfo.processInfo.environment["QUINCE_TEST_PICTURES"], let bitmap = bitmap() else { return }
        let image = UIImage(cgImage: CGImage(bitmap: bitmap))
        try? image.pngData()?.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
    }
}

extension WindowEnvironment {
    /// A window on an iPad with a home indicator; compact where it is narrower than 507 points or so (behaviour/multitasking.json).
    static func pad(_ width: Double, _ height: Double, compact: Bool? = nil) -> WindowEnvironment {
        let isCompact: Bool = compact ?? (width < 590)
        let landscape: Bool = width > height
        return WindowEnvironment(
            size: Size(width: width, height: height), screenSize: Size(width: landscape ? 1194 : 834, height: landscape ? 834 : 1194),
            scale: 2, safeAreaInsets: .init(top: 24, bottom: 20), statusBarHeight: 24, rootMargin: isCompact ? 16 : 20, idiom: .pad,
            horizontalSizeClass: isCompact ? .compact : .regular, verticalSizeClass: .regular,
            orientation: landscape ? .landscapeLeft : .portrait)
    }

    static let padLandscape = pad(1194, 834)
    static let padPortrait = pad(834, 1194)
    static let padSlideOver = pad(375, 800)

    static var phonePortrait: WindowEnvironment { SessionEnvironment.standard }

    static let phoneLandscape: WindowEnvironment = {
        var environment: WindowEnvironment = SessionEnvironment.standard
        environment.size = Size(width: 852, height: 393)
        environment.screenSize = environment.size
        environment.safeAreaInsets = .init(left: 59, bottom: 21, right: 59)
        environment.statusBarHeight = 0
        environment.verticalSizeClass = .compact
        environment.orientation = .landscapeRight
        return environment
    }()

    /// The 6.1-inch phone of 896 points, whose landscape is regular in width.
    static let bigPhoneLandscape: WindowEnvironment = {
        var environment: WindowEnvironment = phoneLandscape
        environment.size = Size(width: 896, height: 414)
        environment.screenSize = environment.size
        environment.scale = 2
        environment.safeAreaInsets = .init(left: 44, bottom: 21, right: 44)
        environment.horizontalSizeClass = .regular
        return environment
    }()
}
