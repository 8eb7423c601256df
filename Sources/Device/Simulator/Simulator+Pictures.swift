import AppSession

extension Simulator {
    /// Makes room for the largest of the windows that are to be shown, so that none of them needs new memory.
    package func reserve(for configurations: [WindowConfiguration]) {
        let sizes: [DeviceFamily.Pixels] = configurations.map(\.pixelSize)
        guard let largest: DeviceFamily.Pixels = sizes.max(by: { $0.width * $0.height < $1.width * $1.height }) else { return }
        memory.window.prepare(width: largest.width, height: largest.height)
    }

    /// Draws the window as it is now, and what the device shows over it unless `bare`. The pixels stay valid until the
    /// simulator draws again.
    package func draw(bare: Bool = false) -> FrameBuffer { draw(bare: bare, unlessUnchanged: false)! }

    /// As `draw`; nil where the app drew nothing and `unlessUnchanged`.
    package func draw(bare: Bool = false, unlessUnchanged: Bool) -> FrameBuffer? {
        guard let configuration, let fit else { preconditionFailure("A simulator draws after its launch.") }
        let chrome: DeviceChrome = memory.chrome(over: fit.app, minutes: clock.minutes)
        let buffer: FrameBuffer = windowBuffer(fit.app)
        if endpoint.draw(into: buffer).isEmpty, unlessUnchanged { return nil }
        let fades: Bool = fadeKeptPicture(into: buffer)
        guard !bare else { return buffer }
        let keys = KeyboardPicture(keyboard, over: fit.app, at: time)
        if !fades { memory.window.keep((keys.map { [$0.region] } ?? []) + chrome.regions) }
        keys?.draw(into: buffer)
        chrome.draw(into: buffer, statusBar: statusBar, isHomeIndicatorHidden: isHomeIndicatorHidden)
        guard fit.way != .direct else { return buffer }
        let whole: DeviceFamily.Pixels = configuration.pixelSize
        let picture: FrameBuffer = memory.screen.buffer(width: whole.width, height: whole.height)
        FittedPicture(fit, in: configuration).draw(Snapshot(copying: buffer), into: picture)
        return picture
    }

    /// Draws the whole screen with the app beside this one. The pixels stay valid until the simulator draws again.
    package func drawScreen() -> FrameBuffer {
        guard let configuration else { preconditionFailure("A simulator draws after its launch.") }
        // An app that lies on its side has the device's bars and keys as it lies; the screen adds none.
        if fit?.way == .turned, !sharing.otherSlidesOver, !sharing.isDismissed { return draw() }
        let keyboard: DeviceKeyboard = keyboard
        // Copied at once: a fitted window's picture stands in the memory that the screen's is drawn into.
        let window = Snapshot(copying: drawWindowAlone())
        let picture = ScreenPicture(
            configuration, otherSlidesOver: sharing.otherSlidesOver, heldDivider: sharing.heldDivider,
            appName: endpoint.declaration.name, appIsAway: sharing.isDismissed)
        let size: DeviceFamily.Pixels = picture.pixelSize
        let buffer: FrameBuffer = memory.screen.buffer(width: size.width, height: size.height)
        picture.draw(
            app: window, keyboard: keyboard, time: time, minutes: clock.minutes, statusBar: statusBar,
            isHomeIndicatorHidden: isHomeIndicatorHidden, into: buffer)
        return buffer
    }

    /// The window as the screen shows it, without the device's bars where the app has just that window.
    private func drawWindowAlone() -> FrameBuffer {
        fit?.way == .direct ? draw(bare: true) : draw()
    }

    /// The memory of the app's window, with what the app drew into it last.
    func windowBuffer(_ app: WindowConfiguration) -> FrameBuffer {
        let size: DeviceFamily.Pixels = app.pixelSize
        return memory.window.buffer(width: size.width, height: size.height)
    }

    /// Lays what is left of the picture kept in the background over the app's window. Whether there was any.
    private func fadeKeptPicture(into buffer: FrameBuffer) -> Bool {
        guard let kept = background.fading(at: time, width: buffer.width, height: buffer.height) else { return false }
        memory.window.keep([PixelRegion(x: 0, y: 0, width: buffer.width, height: buffer.height)])
        kept.picture.blend(over: buffer, opacity: kept.opacity)
        return true
    }
}
