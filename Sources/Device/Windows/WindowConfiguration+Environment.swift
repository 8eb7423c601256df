import AppSession

extension WindowConfiguration {
    /// The window's frame on the device's screen, in the interface's orientation.
    package var frameOnScreen: Rect { WindowLayout.frame(of: arrangement, on: device, orientation) }

    /// The environment that the device reports to the app for this window.
    ///
    /// Windows that do not fill the screen are at the elevated interface level (behaviour/rules.md 1.11).
    package var environment: WindowEnvironment {
        let frame: Rect = frameOnScreen
        let classes: SizeClasses = WindowLayout.sizeClasses(width: frame.width, on: device, orientation)
        var environment = WindowEnvironment(
            size: WindowEnvironment.Size(width: frame.width, height: frame.height),
            screenSize: device.screenSize(orientation),
            scale: device.scale,
            safeAreaInsets: WindowLayout.safeAreaInsets(of: arrangement, on: device, orientation),
            statusBarHeight: device.statusBarHeight(orientation),
            rootMargin: WindowLayout.rootMargin(width: frame.width, on: device, orientation),
            idiom: device.idiom,
            horizontalSizeClass: classes.horizontal,
            verticalSizeClass: classes.vertical,
            orientation: orientation.interfaceOrientation)
        environment.origin = WindowEnvironment.Point(x: frame.x, y: frame.y)
        environment.style = traits.style
        environment.contrast = traits.contrast
        environment.layoutDirection = traits.layoutDirection
        environment.textSize = traits.textSize
        environment.boldText = traits.boldText
        environment.isVoiceOverRunning = traits.isVoiceOverRunning
        environment.reducesMotion = traits.reducesMotion
        environment.locale = traits.locale
        environment.timeZone = traits.timeZone
        environment.pseudolocale = traits.pseudolocale
        environment.gamut = device.gamut
        environment.level = arrangement == .full ? .base : .elevated
        return environment
    }

    /// Size of the window's picture in pixels.
    package var pixelSize: DeviceFamily.Pixels {
        let frame: Rect = frameOnScreen
        return DeviceFamily.Pixels(
            width: Int((frame.width * device.scale).rounded()), height: Int((frame.height * device.scale).rounded()))
    }
}
