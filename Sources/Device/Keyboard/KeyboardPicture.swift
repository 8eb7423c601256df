import AppSession
import CoreGraphics

/// The part of the keyboard that lies over a window, in that window's picture.
package struct KeyboardPicture {
    private let configuration: WindowConfiguration
    private let panel: Rect
    private let drawing: KeyboardDrawing

    /// Nil where no part of the keyboard is over the window at `time`.
    package init?(_ keyboard: DeviceKeyboard, over configuration: WindowConfiguration, at time: Double) {
        let screen: WindowEnvironment.Size = configuration.device.screenSize(configuration.orientation)
        guard let request = keyboard.drawn, let layout = keyboard.layout(in: configuration),
            let panel = keyboard.panel(at: time, screen: screen)
        else { return nil }
        let window: Rect = configuration.frameOnScreen
        self.panel = Rect(x: panel.x - window.x, y: panel.y - window.y, width: panel.width, height: panel.height)
        guard self.panel.y < window.height else { return nil }
        self.configuration = configuration
        let isDark: Bool = request.isDark ?? (configuration.traits.style == .dark)
        drawing = KeyboardDrawing(
            layout: layout, colors: isDark ? .dark : .light, isPad: configuration.device.idiom == .pad,
            isReturnKeyEnabled: request.isReturnKeyEnabled)
    }

    /// The pixels that `draw` changes.
    package var region: PixelRegion {
        let picture: DeviceFamily.Pixels = configuration.pixelSize
        let top: Int = max(0, Int((panel.y * configuration.device.scale).rounded(.down)))
        return PixelRegion(x: 0, y: top, width: picture.width, height: picture.height - top)
    }

    /// Draws over the app's pixels in `buffer`, which has the size of the configuration's picture.
    package func draw(into buffer: FrameBuffer) {
        let context = CGContext(
            pixels: buffer.pixels, width: buffer.width, height: buffer.height, bytesPerRow: buffer.stride,
            scale: configuration.device.scale)
        drawing.draw(in: CGRect(panel), context)
        context.flush()
    }
}
