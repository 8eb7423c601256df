/// Everything a device tells an app about one of its windows.
///
/// A value: a host makes one from a device, an orientation and an arrangement, and sends it whole whenever any part of it
/// changed. Lengths are points unless a name says pixels; the origin of a window is always (0, 0) (behaviour/rules.md 8).
package struct WindowEnvironment: Hashable, Sendable {
    package struct Size: Hashable, Sendable {
        package var width: Double
        package var height: Double
        package init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    package struct Point: Hashable, Sendable {
        package var x: Double
        package var y: Double
        package init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    package struct Insets: Hashable, Sendable {
        package var top: Double
        package var left: Double
        package var bottom: Double
        package var right: Double
        package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    package enum Idiom: String, Hashable, Sendable { case phone, pad }
    package enum SizeClass: String, Hashable, Sendable { case compact, regular }
    package enum Style: String, Hashable, Sendable { case light, dark }
    package enum Contrast: String, Hashable, Sendable { case normal, high }
    package enum LayoutDirection: String, Hashable, Sendable { case leftToRight, rightToLeft }
    package enum Gamut: String, Hashable, Sendable { case srgb, displayP3 }
    package enum Level: String, Hashable, Sendable { case base, elevated }
    /// The interface's orientation, with the raw values of `UIInterfaceOrientation`.
    package enum Orientation: Int, Hashable, Sendable {
        case portrait = 1, portraitUpsideDown = 2, landscapeRight = 3, landscapeLeft = 4
        package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    }
    /// The twelve text sizes of Settings, smallest first; `large` is the default.
    package enum TextSize: String, CaseIterable, Hashable, Sendable {
        case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
        case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
        case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
    }

    /// The window's size.
    package var size: Size
    /// The whole screen's size in the interface's orientation; larger than `size` when apps share the screen.
    package var screenSize: Size
    /// The place of the window's upper left corner on the screen.
    package var origin: Point = Point(x: 0, y: 0)
    /// Pixels a point.
    package var scale: Double
    package var safeAreaInsets: Insets
    /// Height of the status bar over this window; 0 where there is none.
    package var statusBarHeight: Double
    /// Left and right layout margin of a root view: 16 or 20 as measured (behaviour/metrics.json).
    package var rootMargin: Double
    package var idiom: Idiom
    package var horizontalSizeClass: SizeClass
    package var verticalSizeClass: SizeClass
    package var orientation: Orientation
    package var style: Style = .light
    package var contrast: Contrast = .normal
    package var layoutDirection: LayoutDirection = .leftToRight
    package var textSize: TextSize = .large
    package var boldText: Bool = false
    /// Whether VoiceOver reads the screen.
    package var isVoiceOverRunning: Bool = false
    /// Whether the user wants fewer animations.
    package var reducesMotion: Bool = false
    package var gamut: Gamut = .displayP3
    package var level: Level = .base
    /// Language, region and calendar as a locale's identifier, and the time zone by its name in the time zone database. An app follows
    /// them from its start on; neither is taken from the machine.
    package var locale: String = "en_US"
    package var timeZone: String = "America/Los_Angeles"
    /// The pseudolocale that localised texts are shown in, `long` or `accented`; nil for none.
    package var pseudolocale: String?
    /// Language of the interface as a BCP 47 tag; never taken from the machine's own settings.
    package var language: String = "en"

    package init(
        size: Size, screenSize: Size, scale: Double, safeAreaInsets: Insets = Insets(), statusBarHeight: Double = 0,
        rootMargin: Double = 16, idiom: Idiom, horizontalSizeClass: SizeClass, verticalSizeClass: SizeClass,
        orientation: Orientation = .portrait
    ) {
        self.size = size
        self.screenSize = screenSize
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.statusBarHeight = statusBarHeight
        self.rootMargin = rootMargin
        self.idiom = idiom
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.orientation = orientation
    }
}
