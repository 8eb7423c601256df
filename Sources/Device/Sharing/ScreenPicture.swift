import AppSession
import CoreGraphics

/// Draws a device's whole screen: the shown app's window, the app beside or under it, the divider, and the device's own bars.
package struct ScreenPicture {
    private let configuration: WindowConfiguration
    private let layout: SharedScreen
    /// The middle of the divider while a finger holds it, in the screen's points.
    private let heldDivider: Double?
    private let appName: String
    /// Whether the shown app was sent away and the other one has the screen.
    private let appIsAway: Bool

    package init(
        _ configuration: WindowConfiguration, otherSlidesOver: Bool = false, heldDivider: Double? = nil, appName: String = "App",
        appIsAway: Bool = false
    ) {
        self.configuration = configuration
        self.heldDivider = heldDivider
        self.appName = appName
        self.appIsAway = appIsAway
        layout = SharedScreen(
            configuration.arrangement, on: configuration.device, configuration.orientation, otherSlidesOver: otherSlidesOver)
    }

    /// Size of the picture in pixels.
    package var pixelSize: DeviceFamily.Pixels {
        let scale: Double = configuration.device.scale
        return DeviceFamily.Pixels(width: Int((layout.screen.width * scale).rounded()), height: Int((layout.screen.height * scale).rounded()))
    }

    /// The configuration of the screen as one app alone would have it: what its bars and keyboard are drawn by.
    private var whole: WindowConfiguration { (try? configuration.with(arrangement: .full)) ?? configuration }

    /// - Parameters:
    ///   - app: The shown app's window without anything of the device's.
    ///   - minutes: Since the session began, for the status bar's clock.
    package func draw(
        app: Snapshot, keyboard: DeviceKeyboard, time: Double, minutes: Int = 0, statusBar: StatusBar, isHomeIndicatorHidden: Bool,
        into buffer: FrameBuffer
    ) {
        let context = CGContext(
            pixels: buffer.pixels, width: buffer.width, height: buffer.height, bytesPerRow: buffer.stride,
            scale: configuration.device.scale)
        let screen = CGRect(x: 0, y: 0, width: layout.screen.width, height: layout.screen.height)
        let other = OtherApp(isDark: configuration.traits.style == .dark, statusBarHeight: whole.environment.statusBarHeight)
        drawGround(in: screen, other, context)
        if let held = heldDivider, let split = configuration.arrangement.split, !appIsAway {
            drawHeld(app, other, split, middle: CGFloat(held), screen, context)
        } else if !appIsAway {
            drawApps(app, other, context)
        }
        context.flush()
        KeyboardPicture(keyboard, over: whole, at: time)?.draw(into: buffer)
        DeviceChrome(whole, minutes: minutes, dots: dots).draw(
            into: buffer, statusBar: statusBar, isHomeIndicatorHidden: isHomeIndicatorHidden)
    }

    private func drawGround(in screen: CGRect, _ other: OtherApp, _ context: CGContext) {
        context.setFillColor(gray: 0, alpha: 1)
        context.fill(screen)
        if case .window = configuration.arrangement {
            let isDark: Bool = configuration.traits.style == .dark
            context.setFill(isDark ? KeyboardColors.Shade(0x1B2A41) : KeyboardColors.Shade(0x7FA6C9))
            context.fill(screen)
        } else if appIsAway {
            other.draw(in: screen, context)
        }
    }

    private var appPlace: Rect { layout.placeOfApp(in: configuration.arrangement) }

    /// A control for each app that is on the screen.
    private var dots: [StatusBarLayout.Point]? {
        guard !appIsAway, heldDivider == nil, let other = layout.placeOfOther else { return nil }
        let middle: Double = whole.environment.statusBarHeight / 2
        return [appPlace, other].map { StatusBarLayout.Point(x: $0.x + $0.width / 2, y: $0.y + middle) }
    }

    private func drawApps(_ app: Snapshot, _ other: OtherApp, _ context: CGContext) {
        let radius = CGFloat(WindowCorners.floatingRadius)
        if let frame = layout.other, !layout.otherFloats { other.draw(in: CGRect(frame), context) }
        let appFrame = CGRect(appPlace)
        if layout.appFloats { drawShadow(under: appFrame, radius, context) }
        app.draw(in: appFrame, radius: layout.appFloats ? radius : 0, context)
        if configuration.arrangement == .slideOver { drawIndicator(in: appFrame, context) }
        if let frame = layout.placeOfOther, layout.otherFloats {
            drawShadow(under: CGRect(frame), radius, context)
            context.saveGState()
            context.addPath(CGPath(roundedRect: CGRect(frame), radius: radius, style: .continuous))
            context.clip()
            other.draw(in: CGRect(frame), context)
            context.restoreGState()
            drawIndicator(in: CGRect(frame), context)
        }
        if let divider = layout.divider { drawDivider(CGRect(divider), isHeld: false, context) }
    }

    /// A window that slides over has a home indicator of its own.
    private func drawIndicator(in frame: CGRect, _ context: CGContext) {
        guard configuration.device.hasHomeIndicator else { return }
        context.setFillColor(gray: configuration.traits.style == .dark ? 1 : 0, alpha: 1)
        let bar = CGRect(x: frame.midX - 64, y: frame.maxY - 8 - HomeIndicator.height, width: 128, height: HomeIndicator.height)
        context.addPath(CGPath(roundedRect: bar, radius: bar.height / 2, style: .circular))
        context.fillPath()
    }

    private func drawShadow(under frame: CGRect, _ radius: CGFloat, _ context: CGContext) {
        for step: CGFloat in [14, 10, 6, 3] {
            context.setFillColor(gray: 0, alpha: 0.06)
            context.addPath(CGPath(roundedRect: frame.insetBy(dx: -step, dy: -step), radius: radius + step, style: .circular))
            context.fillPath()
        }
    }

    /// A finger on the divider: both apps are pictures, out of focus, under their icons.
    private func drawHeld(
        _ app: Snapshot, _ other: OtherApp, _ split: Arrangement.Split, middle: CGFloat, _ screen: CGRect, _ context: CGContext
    ) {
        let half = CGFloat(WindowLayout.dividerWidth) / 2
        let left = CGRect(x: 0, y: 0, width: max(0, middle - half), height: screen.height)
        let right = CGRect(x: middle + half, y: 0, width: max(0, screen.width - middle - half), height: screen.height)
        let scale: Double = configuration.device.scale
        let (own, neighbour): (CGRect, CGRect) = split.isLeft ? (left, right) : (right, left)
        let step = Int(12 * scale)
        app.blurred(step: step).draw(in: own, context)
        if let size = layout.other { picture(of: other, size).blurred(step: step).draw(in: neighbour, context) }
        drawIcon(String(appName.prefix(1)), KeyboardColors.Shade(0x3478F6), in: own, context)
        drawIcon("N", KeyboardColors.Shade(0xE0A400), in: neighbour, context)
        drawDivider(CGRect(x: middle - half, y: 0, width: 2 * half, height: screen.height), isHeld: true, context)
    }

    private func picture(of other: OtherApp, _ frame: Rect) -> Snapshot {
        let scale: Double = configuration.device.scale
        return Snapshot(width: Int(frame.width * scale), height: Int(frame.height * scale)) { buffer in
            let context = CGContext(
                pixels: buffer.pixels, width: buffer.width, height: buffer.height, bytesPerRow: buffer.stride, scale: scale)
            other.draw(in: CGRect(x: 0, y: 0, width: frame.width, height: frame.height), context)
            context.flush()
        }
    }

    private func drawIcon(_ letter: String, _ color: KeyboardColors.Shade, in frame: CGRect, _ context: CGContext) {
        guard frame.width > 90 else { return }
        let icon = CGRect(x: frame.midX - 38, y: frame.midY - 38, width: 76, height: 76)
        context.setFill(color)
        context.addPath(CGPath(roundedRect: icon, radius: 17, style: .continuous))
        context.fillPath()
        KeyText.draw(
            letter, size: 40, weight: .semibold, at: CGPoint(x: icon.midX, y: icon.midY), KeyboardColors.Shade(0xFFFFFF), in: context)
    }

    private func drawDivider(_ frame: CGRect, isHeld: Bool, _ context: CGContext) {
        context.setFillColor(gray: 0, alpha: 1)
        context.fill(frame)
        context.setFillColor(gray: isHeld ? 0.8 : 0.45, alpha: 1)
        let handle = CGRect(x: frame.midX - 2, y: frame.midY - 18, width: 4, height: 36)
        context.addPath(CGPath(roundedRect: handle, radius: 2, style: .circular))
        context.fillPath()
    }
}
