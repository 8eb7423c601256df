import AppSession
import CoreGraphics

/// The picture of a window whose app is shown in another way than in just that window (`AppFit`).
package struct FittedPicture {
    private let fit: AppFit
    private let asked: WindowConfiguration

    package init(_ fit: AppFit, in asked: WindowConfiguration) {
        self.fit = fit
        self.asked = asked
    }

    /// Draws the app's own picture where it belongs, the rest black.
    package func draw(_ app: Snapshot, into buffer: FrameBuffer) {
        if fit.way == .turned {
            // The top of the device is at the left of a landscape picture, and stays at the top of a portrait one.
            return (asked.orientation == .landscape ? app.turnedLeft : app.turnedRight).copy(into: buffer)
        }
        let context = CGContext(
            pixels: buffer.pixels, width: buffer.width, height: buffer.height, bytesPerRow: buffer.stride, scale: asked.device.scale)
        let window = CGRect(x: 0, y: 0, width: asked.frameOnScreen.width, height: asked.frameOnScreen.height)
        context.setFillColor(gray: 0, alpha: 1)
        context.fill(window)
        let place = fit.place(in: asked)
        app.draw(in: CGRect(place.frame), context)
        if case .phone(let zoom) = fit.way { drawZoomButton(zoom, in: window, context) }
        context.flush()
    }

    /// The frame of the button that changes the size of an iPhone app, in the window's points.
    package var zoomButton: Rect? {
        guard case .phone = fit.way else { return nil }
        let window: Rect = asked.frameOnScreen
        return Rect(x: window.width - 60, y: window.height - 56, width: 44, height: 36)
    }

    private func drawZoomButton(_ zoom: Int, in window: CGRect, _ context: CGContext) {
        guard let button = zoomButton.map(CGRect.init) else { return }
        context.setFillColor(gray: 0.22, alpha: 1)
        context.addPath(CGPath(roundedRect: button, radius: 8, style: .continuous))
        context.fillPath()
        KeyText.draw(
            zoom == 1 ? "2×" : "1×", size: 17, weight: .semibold, at: CGPoint(x: button.midX, y: button.midY),
            KeyboardColors.Shade(0xFFFFFF), in: context)
    }
}
