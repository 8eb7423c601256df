import AppSession
import CoreGraphics

/// The drawing of a device over an app: the status bar's part above the window, the home indicator, the screen's cutout, and
/// the corners, which become transparent.
///
/// A window configuration's picture is the app's window at its own size, also where apps share the screen; so the
/// device's part of the picture is what would lie over that window (`StatusBarLayout`, `WindowCorners`).
package struct DeviceChrome {
    /// Since the session began.
    package let minutes: Int
    private let configuration: WindowConfiguration
    private var statusBar: StatusBarLayout
    private let statusBarHeight: Double
    private let corners: WindowCorners
    private let homeIndicator: Rect?
    /// The cutout that shows in the picture: a window that shares the screen is no phone's and has none.
    private let cutout: Rect?

    /// - Parameters:
    ///   - minutes: since the session began, for the status bar's clock.
    ///   - dots: where the multitasking controls of several apps stand; nil for that of one alone.
    package init(_ configuration: WindowConfiguration, minutes: Int = 0, dots: [StatusBarLayout.Point]? = nil) {
        self.minutes = minutes
        self.configuration = configuration
        let environment: WindowEnvironment = configuration.environment
        statusBar = StatusBarLayout(for: configuration, minutes: minutes)
        if let dots, !statusBar.multitaskingDots.isEmpty { statusBar.multitaskingDots = dots }
        statusBarHeight = environment.statusBarHeight
        corners = WindowCorners(for: configuration)
        homeIndicator = HomeIndicator.frame(for: configuration)
        let hasCutout: Bool = configuration.device.cutout != .none
        cutout = hasCutout ? ScreenCutout.frame(on: configuration.device, configuration.orientation) : nil
    }

    /// The pixels that `draw` may change.
    package var regions: [PixelRegion] {
        let size: WindowEnvironment.Size = configuration.environment.size
        var areas: [Rect] = []
        if statusBarHeight > 0 { areas.append(Rect(x: 0, y: 0, width: size.width, height: statusBarHeight)) }
        if let homeIndicator { areas.append(homeIndicator) }
        if let cutout { areas.append(NotchShape.area(cutout)) }
        areas += corners.areas(in: size)
        return areas.map(pixels)
    }

    /// Draws over the app's opaque pixels in `buffer`, which has the size of the configuration's picture.
    package func draw(into buffer: FrameBuffer, statusBar bar: StatusBar, isHomeIndicatorHidden: Bool) {
        let indicatorIsLight: Bool = homeIndicator.map { isDark(buffer, under: pixels($0)) } ?? false
        let context = CGContext(
            pixels: buffer.pixels, width: buffer.width, height: buffer.height, bytesPerRow: buffer.stride,
            scale: configuration.device.scale)
        if !bar.isHidden {
            StatusBarDrawing.draw(statusBar, isLight: bar.content == .light, in: context)
        }
        if let homeIndicator, !isHomeIndicatorHidden {
            context.setFillColor(gray: indicatorIsLight ? 1 : 0, alpha: 1)
            let frame = CGRect(homeIndicator)
            context.addPath(CGPath(roundedRect: frame, radius: frame.height / 2, style: .circular))
            context.fillPath()
        }
        if let cutout { drawCutout(CGRect(cutout), in: context) }
        corners.clear(in: context, size: configuration.environment.size)
        context.flush()
    }

    private func drawCutout(_ frame: CGRect, in context: CGContext) {
        context.setFillColor(gray: 0, alpha: 1)
        switch configuration.device.cutout {
        case .none: break
        case .dynamicIsland:
            context.addPath(CGPath(roundedRect: frame, radius: min(frame.width, frame.height) / 2, style: .circular))
            context.fillPath()
        case .notch:
            context.addPath(NotchShape.path(frame, atLeft: configuration.orientation == .landscape))
            context.fillPath()
        }
    }

    /// Whole pixels around an area in points, inside the picture.
    private func pixels(_ area: Rect) -> PixelRegion {
        let scale: Double = configuration.device.scale
        let picture: DeviceFamily.Pixels = configuration.pixelSize
        let left: Int = max(0, Int((area.x * scale).rounded(.down)))
        let top: Int = max(0, Int((area.y * scale).rounded(.down)))
        let right: Int = min(picture.width, Int(((area.x + area.width) * scale).rounded(.up)))
        let bottom: Int = min(picture.height, Int(((area.y + area.height) * scale).rounded(.up)))
        return PixelRegion(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    /// Whether the app's pixels there are dark on average: the home indicator takes the other shade.
    private func isDark(_ buffer: FrameBuffer, under region: PixelRegion) -> Bool {
        var sum: Int = 0
        for y in region.y..<region.y + region.height {
            let row = (buffer.pixels + y * buffer.stride).assumingMemoryBound(to: UInt32.self)
            for x in region.x..<region.x + region.width {
                let color: UInt32 = row[x]
                sum += Int(54 * (color >> 16 & 255) + 183 * (color >> 8 & 255) + 19 * (color & 255))
            }
        }
        return sum < region.width * region.height * 256 * 128
    }
}

extension CGRect {
    init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
