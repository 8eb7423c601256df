/// A message from a device to an app.
package enum DeviceMessage: Sendable {
    /// Start the app afresh in a window, the session's clock at 0, and bring it to the foreground. Sent first; sent again,
    /// what ran before is taken down, so that nothing of one window shows in the next.
    case launch(WindowEnvironment, device: DeviceIdentity)
    /// Code runs on a device with such a window without being an app: tests that have no host. Sent first, in place of `launch`.
    case stage(WindowEnvironment, device: DeviceIdentity)
    /// The window or its traits are now these. `duration` in seconds is how long the change takes on screen: 0 at once.
    case environment(WindowEnvironment, duration: Double)
    case lifecycle(Lifecycle)
    case touch(Touch)
    case key(Key)
    /// The keyboard comes, goes or changes, whoever asked for it.
    case keyboard(KeyboardChange)
    /// The user put the keyboard away with its own key.
    case dismissKeyboard
    /// A display was attached that this app may use, or is gone (nil). Only the primary app on the screen is told.
    case display(ExternalDisplay?)
    case memoryWarning
    case openURL(String)
    /// The user set the date and time of the device.
    case dateChanged
    /// A notification that a server sent has arrived; with `isOpened` the user touched it.
    case push(payload: String, isOpened: Bool)
    /// The user put somebody into the device's address book.
    case newContact(name: String, phone: String?, email: String?)
    /// The device was shaken.
    case shake
    /// A quick action of this title is chosen; before `launch`, it starts the app.
    case quickAction(String)
}

/// A message from an app to its device.
package enum AppMessage: Sendable {
    /// Interface orientations the front controller allows, as `UIInterfaceOrientationMask` raw bits.
    case orientations(UInt)
    case statusBar(StatusBar)
    case homeIndicator(hidden: Bool)
    /// The keyboard this app wants from `time` on, seconds on the session's clock; nil for none.
    case keyboard(KeyboardRequest?, time: Double)
    /// Something must be drawn: a frame is due.
    case frameWanted
}

/// A display beside the device's own.
package struct ExternalDisplay: Hashable, Sendable {
    /// In pixels, of which it has one a point.
    package var width: Int
    package var height: Int
    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

package struct DeviceIdentity: Hashable, Sendable {
    /// `UIDevice.current.name`, such as "iPad Pro 11-inch".
    package var name: String
    /// Machine identifier, such as "iPad13,4".
    package var identifier: String
    package var systemVersion: String
    /// Of the screen's corners, in points.
    package var cornerRadius: Double
    package init(name: String, identifier: String, systemVersion: String, cornerRadius: Double = 0) {
        self.name = name
        self.identifier = identifier
        self.systemVersion = systemVersion
        self.cornerRadius = cornerRadius
    }
}

package enum Lifecycle: String, Hashable, Sendable {
    case willEnterForeground, didBecomeActive, willResignActive, didEnterBackground, willTerminate
}

package struct StatusBar: Hashable, Sendable {
    package enum Content: String, Hashable, Sendable { case dark, light }
    package var content: Content
    package var isHidden: Bool
    package init(content: Content = .dark, isHidden: Bool = false) {
        self.content = content
        self.isHidden = isHidden
    }
}

package struct Rect: Hashable, Sendable {
    package var x: Double, y: Double, width: Double, height: Double
    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// One finger (or pointer) at one moment, in the window's points.
package struct Touch: Hashable, Sendable {
    package enum Phase: String, Hashable, Sendable { case began, moved, stationary, ended, cancelled }
    package var identifier: Int
    package var phase: Phase
    package var x: Double
    package var y: Double
    /// Seconds on the session's clock.
    package var time: Double
    package init(identifier: Int, phase: Phase, x: Double, y: Double, time: Double) {
        self.identifier = identifier
        self.phase = phase
        self.x = x
        self.y = y
        self.time = time
    }
}

package struct Key: Hashable, Sendable {
    /// The characters the key makes, or the name of a function key (`UIKeyCommand.inputEscape` and so on).
    package var characters: String
    /// `UIKeyModifierFlags` raw bits.
    package var modifiers: Int
    package var isDown: Bool
    package init(characters: String, modifiers: Int = 0, isDown: Bool = true) {
        self.characters = characters
        self.modifiers = modifiers
        self.isDown = isDown
    }
}
