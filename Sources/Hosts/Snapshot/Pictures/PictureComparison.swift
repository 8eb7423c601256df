import AppSession
import CoreGraphics
import Foundation

/// How a picture stands to the one recorded before.
package enum PictureComparison: Codable, Hashable, Sendable {
    case identical
    /// Pixels differ; `by` says how much of it anyone can see.
    case different(by: Measure)
    case resized(recordedWidth: Int, recordedHeight: Int)
    /// There is no recorded picture, or it cannot be read.
    case missing(reason: String)

    /// The part of a difference that an eye sees (`PictureDifference`).
    package struct Measure: Codable, Hashable, Sendable {
        /// Pixels that look different; those of smoothed edges not counted.
        package var visiblePixels: Int
        package var pixels: Int
        /// The greatest difference of any pixel: 0 is none, 1 is black against white.
        package var greatest: Double
        /// The same as delta E 2000 (`ColorDistance`): 1 is the least that an eye tells apart. Nil where it was not measured.
        package var greatestDeltaE: Double?

        package init(visiblePixels: Int, pixels: Int, greatest: Double, greatestDeltaE: Double? = nil) {
            self.visiblePixels = visiblePixels
            self.pixels = pixels
            self.greatest = greatest
            self.greatestDeltaE = greatestDeltaE
        }

        /// The share of pixels that look different, 0 to 1.
        package var visibleShare: Double { pixels == 0 ? 0 : Double(visiblePixels) / Double(pixels) }
    }

    /// Compares by hash; only when the hashes differ are the recorded pixels read, and a picture of the difference is
    /// written to `difference`.
    package static func compare(
        _ picture: FrameBuffer, hash: PixelHash, withPictureAt recorded: URL, difference: URL?
    ) -> PictureComparison {
        if PictureFile.hash(of: recorded) == hash.description { return .identical }
        let before: Bitmap
        do {
            before = try PictureFile.bitmap(recorded)
        } catch {
            return .missing(reason: String(describing: error))
        }
        let after: Bitmap = picture.bitmap
        guard let measure = PictureDifference(before, after) else {
            return .resized(recordedWidth: before.width, recordedHeight: before.height)
        }
        guard !before.hasSamePixels(as: after) else { return .identical }
        if let difference, let image: Bitmap = PictureDifference.picture(before, after) {
            try? PictureFile.write(image, hash: PixelHash(image), to: difference)
        }
        return .different(
            by: Measure(
                visiblePixels: measure.differingPixels, pixels: measure.totalPixels, greatest: measure.greatest,
                greatestDeltaE: ColorDistance.greatest(before, after)))
    }
}
