import AppSession
import Device
import HeadlessHost
import UIKit

/// Resizes a window as a finger on its corner does: an environment, a frame and its pixels for every width.
@MainActor struct ResizeSteps {
    private let session: Simulator
    private let pixels: UnsafeMutableRawPointer
    private let height: Int = 1024
    private let widest: Int = 1366

    init(_ session: Simulator) {
        self.session = session
        pixels = UnsafeMutableRawPointer.allocate(byteCount: 1366 * 1024 * 4, alignment: 64)
    }

    /// Milliseconds of each step.
    func run(widths: [Int]) -> [Double] {
        guard let configuration = session.configuration else { return [] }
        var environment: WindowEnvironment = configuration.environment
        environment.scale = 1
        var time: Double = 0
        return widths.map { width in
            environment.size.width = Double(width)
            let classes: SizeClasses = WindowLayout.sizeClasses(width: Double(width), on: configuration.device, .landscape)
            environment.horizontalSizeClass = classes.horizontal
            let buffer = FrameBuffer(pixels: pixels, width: width, height: height, stride: widest * 4)
            let start: Double = now()
            session.endpoint.receive(.environment(environment, duration: 0))
            time += 1.0 / 60
            session.endpoint.advance(to: time)
            _ = session.endpoint.draw(into: buffer)
            return now() - start
        }
    }
}
