import AppSession

/// The memory that a device draws its windows into, kept from picture to picture, and the bars that it draws over them.
@MainActor final class ScreenMemory {
    /// The app's window.
    let window = PixelStore()
    /// The screen, and windows whose app is fitted into them.
    let screen = PixelStore()
    let display = PixelStore()
    private var chrome: DeviceChrome?

    /// An app is launched, with nothing drawn yet.
    func begin(_ app: WindowConfiguration) {
        chrome = DeviceChrome(app)
        window.forget()
        screen.forget()
        window.prepare(width: app.pixelSize.width, height: app.pixelSize.height)
    }

    /// The app's window is another.
    func change(to app: WindowConfiguration) { chrome = DeviceChrome(app) }

    /// The bars over the app's window, as the clock is now.
    func chrome(over app: WindowConfiguration, minutes: Int) -> DeviceChrome {
        if let chrome, chrome.minutes == minutes { return chrome }
        let made = DeviceChrome(app, minutes: minutes)
        chrome = made
        return made
    }
}
