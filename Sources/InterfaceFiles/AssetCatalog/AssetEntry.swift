import Foundation

/// The conditions that one entry of an asset is meant for; nil means that the entry fits any value.
///
/// Keys as seen in real catalogues, both spellings of the size classes and screen width (behaviour/rules.md 14.2).
package struct AssetConditions: Equatable, Sendable {
    package enum Luminosity: String, Sendable { case light, dark, tinted }
    package enum SizeClass: String, Sendable { case compact, regular }
    package enum Direction: String, Sendable {
        case leftToRight = "left-to-right"
        case rightToLeft = "right-to-left"
    }
    package enum Gamut: String, Sendable {
        case sRGB
        case displayP3 = "display-P3"
    }

    /// `universal`, `iphone`, `ipad` and so on; nil when not stated, which counts as universal.
    package var idiom: String?
    /// 1, 2 or 3; nil for vector files and entries for all scales.
    package var scale: Double?
    package var subtype: String?
    package var luminosity: Luminosity?
    package var isHighContrast: Bool = false
    package var widthClass: SizeClass?
    package var heightClass: SizeClass?
    package var direction: Direction?
    package var gamut: Gamut?
    /// In gigabytes.
    package var memory: Int?
    package var graphicsFeatureSet: String?
    package var locale: String?

    package init() {}
}

/// One entry of an asset: its conditions and what it gives.
package struct AssetEntry: Equatable, Sendable {
    /// A colour as a catalogue states it, not yet converted.
    package enum Color: Equatable, Sendable {
        /// `space` is `srgb`, `display-p3`, `extended-srgb`, `extended-linear-srgb`; components 0 to 1.
        case components(space: String, red: Double, green: Double, blue: Double, alpha: Double)
        /// `space` is `gray-gamma-22` or `extended-gray`.
        case gray(space: String, white: Double, alpha: Double)
        /// A system colour such as `systemBlueColor`.
        case reference(String)
    }

    /// The centre part that is stretched or tiled, and the caps around it, in pixels of the entry's own scale.
    package struct Resizing: Equatable, Sendable {
        package enum CenterMode: String, Sendable { case stretch, tile }
        package var top: Double = 0
        package var left: Double = 0
        package var bottom: Double = 0
        package var right: Double = 0
        package var centerMode: CenterMode = .tile
    }

    /// Insets in pixels of the entry's own scale.
    package struct Insets: Equatable, Sendable {
        package var top: Double = 0
        package var left: Double = 0
        package var bottom: Double = 0
        package var right: Double = 0
    }

    package var conditions: AssetConditions = AssetConditions()
    /// The file inside the asset's folder; nil for an empty slot and for colours.
    package var filename: String?
    package var color: Color?
    package var resizing: Resizing?
    package var alignmentInsets: Insets?
    /// Points, of an app icon's slot.
    package var iconSize: String?
    package var universalTypeIdentifier: String?

    package init() {}
}

/// An asset folder: its entries and properties.
package struct AssetDescription: Equatable, Sendable {
    package enum RenderingIntent: String, Sendable { case original, template }

    package var folder: URL
    package var entries: [AssetEntry] = []
    package var renderingIntent: RenderingIntent?
    package var preservesVectorRepresentation: Bool = false

    /// The file of an entry.
    package func file(of entry: AssetEntry) -> URL? {
        entry.filename.map { folder.appendingPathComponent($0) }
    }
}
