import CoreGraphics
import Foundation

/// The pictures of an emitter's particles, cut out and in the colours that multiply them, kept for the next frames.
final class TintedParticles {
    private struct Key: Hashable {
        var image: CGImage
        var color: SIMD3<UInt8>
        var part: CGRect
    }

    private var pictures: [Key: CGImage] = [:]
    private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// A colour in steps of 1/31 is not told from the next one in a particle.
    func image(_ image: CGImage, part: CGRect, _ color: SIMD4<Double>) -> CGImage {
        let steps = SIMD3(UInt8((color.x * 31).rounded()), UInt8((color.y * 31).rounded()), UInt8((color.z * 31).rounded()))
        if steps == SIMD3(repeating: 31), part == Self.whole { return image }
        let key = Key(image: image, color: steps, part: part)
        if let known = pictures[key] { return known }
        let made = Self.tinted(Self.cut(image, to: part), steps)
        if pictures.count > 1000 { pictures = [:] }
        pictures[key] = made
        return made
    }

    private static func cut(_ image: CGImage, to part: CGRect) -> CGImage {
        if part == whole { return image }
        let width = CGFloat(image.width), height = CGFloat(image.height)
        let rect = CGRect(x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height)
        return image.cropping(to: rect) ?? image
    }

    private static func tinted(_ image: CGImage, _ steps: SIMD3<UInt8>) -> CGImage {
        if steps == SIMD3(repeating: 31) { return image }
        guard let bitmap = image.bitmap?.copied(), bitmap.format != .coverage else { return image }
        let factors = [steps.z, steps.y, steps.x].map { Int($0) }
        for y in 0..<bitmap.height {
            let row = (bitmap.pixels + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<bitmap.width {
                for part in 0..<3 { row[x * 4 + part] = UInt8((Int(row[x * 4 + part]) * factors[part] + 15) / 31) }
            }
        }
        bitmap.markChanged()
        return CGImage(bitmap: bitmap)
    }
}
