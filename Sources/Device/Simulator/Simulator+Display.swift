import AppSession
import CoreGraphics

extension Simulator {
    /// Attaches a display, or takes it away (nil). The app hears of it while it has the primary place on the screen.
    package func connect(_ display: ExternalDisplay?) {
        displayPort.display = display
        reportDisplay()
        advance(by: 0)
    }

    /// The display attached to the device.
    package var display: ExternalDisplay? { displayPort.display }

    /// Brings what the app knows up to date: it may have been promoted, or lost its place.
    func reportDisplay() {
        guard let configuration else { return }
        let isPrimary: Bool = SharedScreen.isPrimary(configuration.arrangement) && !sharing.isDismissed
        if let message = displayPort.news(isPrimary: isPrimary) { endpoint.receive(message) }
    }

    /// Draws what the display shows: the app's windows on it, else the device's screen, as large as fits. The pixels stay valid
    /// until the simulator draws again.
    package func drawDisplay() -> FrameBuffer {
        guard let display, let configuration else { preconditionFailure("There is no display to draw.") }
        let buffer: FrameBuffer = memory.display.buffer(width: display.width, height: display.height)
        if displayPort.isAppsOwn, endpoint.drawDisplay(into: buffer) { return buffer }
        let screen = Snapshot(copying: drawScreen())
        let size: WindowEnvironment.Size = configuration.device.screenSize(configuration.orientation)
        let scale: Double = min(Double(display.width) / size.width, Double(display.height) / size.height)
        let frame = CGRect(
            x: (Double(display.width) - size.width * scale) / 2, y: (Double(display.height) - size.height * scale) / 2,
            width: size.width * scale, height: size.height * scale)
        let context = CGContext(
            pixels: buffer.pixels, width: buffer.width, height: buffer.height, bytesPerRow: buffer.stride, scale: 1)
        context.setFillColor(gray: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: display.width, height: display.height))
        screen.draw(in: frame, context)
        context.flush()
        return buffer
    }
}
