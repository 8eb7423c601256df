import AppSession

/// Devices that share a screen: the same points, pixels, insets and corners.
///
/// The catalogue states what was measured per family; what follows from a rule that holds for every device (size
/// classes, margins, insets on the other sides) is computed in `DeviceFamily+Geometry.swift`.
package struct DeviceFamily: Hashable, Sendable {
    /// The part cut out of the screen.
    package enum Cutout: String, Hashable, Sendable {
        case none, notch, dynamicIsland
    }

    package struct Pixels: Hashable, Sendable {
        package var width: Int
        package var height: Int
    }

    /// The name in window configurations, such as `iphone-6.1-393`.
    package var id: String
    /// The family's name for people, such as "iPhone 6.1-inch (393)".
    package var name: String
    package var idiom: WindowEnvironment.Idiom
    package var models: [DeviceModel]
    /// The screen in portrait, in points.
    package var portraitSize: WindowEnvironment.Size
    /// Pixels a point in which UIKit draws.
    package var scale: Double
    /// The panel's own pixels in portrait; fewer than `portraitSize * scale` where the system scales down.
    package var nativePixels: Pixels
    /// Top safe area inset in portrait.
    package var topInset: Double
    /// Height of the status bar in portrait.
    package var statusBarHeight: Double
    /// Radius of the screen's corners in points; 0 for square ones.
    package var cornerRadius: Double
    /// True for devices without a home button.
    package var hasHomeIndicator: Bool
    package var cutout: Cutout
    /// Whether the panel shows Display P3 (from Apple's product specifications; mixed families take the majority).
    package var gamut: WindowEnvironment.Gamut

    package init(
        _ id: String, _ name: String, _ idiom: WindowEnvironment.Idiom, points: (Double, Double), scale: Double,
        pixels: (Int, Int), topInset: Double, statusBar: Double, cornerRadius: Double = 0, hasHomeIndicator: Bool = false,
        cutout: Cutout = .none, gamut: WindowEnvironment.Gamut = .displayP3, models: [DeviceModel]
    ) {
        self.id = id
        self.name = name
        self.idiom = idiom
        self.models = models
        self.portraitSize = WindowEnvironment.Size(width: points.0, height: points.1)
        self.scale = scale
        self.nativePixels = Pixels(width: pixels.0, height: pixels.1)
        self.topInset = topInset
        self.statusBarHeight = statusBar
        self.cornerRadius = cornerRadius
        self.hasHomeIndicator = hasHomeIndicator
        self.cutout = cutout
        self.gamut = gamut
    }

    /// The panel's pixels a point; differs from `scale` on 5.5-inch and mini iPhones.
    package var nativeScale: Double { Double(nativePixels.width) / portraitSize.width }

    /// Two families are one when they carry the same name: the catalogue holds each name once.
    package static func == (lhs: DeviceFamily, rhs: DeviceFamily) -> Bool { lhs.id == rhs.id }
    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
