/// An app's request for the device's keyboard while something of it accepts text, or shows a view of its own in the keyboard's place.
package struct KeyboardRequest: Hashable, Sendable {
    /// Which keys are offered.
    package enum Keys: String, Hashable, Sendable {
        case letters, email, url, webSearch, twitter, numbersAndPunctuation, numberPad, phonePad, decimalPad
    }

    /// Nil when the app shows a view of its own instead of keys, or nothing but its accessory.
    package var keys: Keys?
    /// Nil follows the interface's style.
    package var isDark: Bool?
    package var returnKey: String
    /// Whether the return key stands out, as for "search" or "go".
    package var returnKeyIsProminent: Bool
    package var isReturnKeyEnabled: Bool
    package var showsCapitals: Bool
    package var offersSuggestions: Bool
    /// Height in points of the app's own view in the place of the keys.
    package var ownHeight: Double
    /// Height in points of what the app shows on top of the keyboard.
    package var accessoryHeight: Double

    package init(
        keys: Keys?, isDark: Bool? = nil, returnKey: String = "return", returnKeyIsProminent: Bool = false,
        isReturnKeyEnabled: Bool = true, showsCapitals: Bool = true, offersSuggestions: Bool = true, ownHeight: Double = 0,
        accessoryHeight: Double = 0
    ) {
        self.keys = keys
        self.isDark = isDark
        self.returnKey = returnKey
        self.returnKeyIsProminent = returnKeyIsProminent
        self.isReturnKeyEnabled = isReturnKeyEnabled
        self.showsCapitals = showsCapitals
        self.offersSuggestions = offersSuggestions
        self.ownHeight = ownHeight
        self.accessoryHeight = accessoryHeight
    }
}

/// A keyboard that comes, goes or changes its size: what every app on the screen is told (behaviour/rules.md 10).
package struct KeyboardChange: Hashable, Sendable {
    /// The keyboard's frame before the change, in the screen's points; below the screen when it comes.
    package var begin: Rect
    /// The keyboard's frame after the change; below the screen when it leaves.
    package var end: Rect
    /// Whether the keyboard is there at the end.
    package var isShown: Bool
    /// Whether the app that is told asked for it.
    package var isLocal: Bool
    /// Seconds.
    package var duration: Double

    package init(begin: Rect, end: Rect, isShown: Bool, isLocal: Bool, duration: Double) {
        self.begin = begin
        self.end = end
        self.isShown = isShown
        self.isLocal = isLocal
        self.duration = duration
    }
}

/// The pace of the keyboard: the same curve moves it on the device and whatever an app animates with curve 7.
package enum KeyboardMotion {
    /// Seconds (behaviour/metrics.json, keyboard).
    package static let duration: Double = 0.25
    /// The raw value of the curve in the notifications.
    package static let curve: Int = 7
    /// Control points of the curve as a timing function: fast at first, a long soft end.
    package static let controlPoints: (x1: Double, y1: Double, x2: Double, y2: Double) = (0.17, 0.67, 0.2, 1)
}
