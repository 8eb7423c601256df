import UIKit

/// The colours of pictures.
enum ImageColors {
    struct Pixel: Hashable {
        var red: UInt8
        var green: UInt8
        var blue: UInt8
        var alpha: UInt8

        var color: UIColor {
            UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: CGFloat(alpha) / 255)
        }

        /// Whether two look different, and not only one grey from another.
        func isDistinct(from other: Pixel) -> Bool {
            let far: (UInt8, UInt8) -> Bool = { abs(Int($0) - Int($1)) > 63 }
            guard far(red, other.red) || far(green, other.green) || far(blue, other.blue) || far(alpha, other.alpha) else { return false }
            return !(isGrey && other.isGrey)
        }
        private var isGrey: Bool { abs(Int(red) - Int(green)) < 8 && abs(Int(red) - Int(blue)) < 8 }
    }

    /// A picture's pixels, made smaller to `side` at most.
    static func pixels(of image: UIImage, side: Int) -> [Pixel] {
        guard let picture = image.cgImage, picture.width > 0, picture.height > 0 else { return [] }
        let shrink: Double = min(1, Double(side) / Double(max(picture.width, picture.height)))
        let width: Int = max(Int(Double(picture.width) * shrink), 1)
        let height: Int = max(Int(Double(picture.height) * shrink), 1)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(picture, in: CGRect(x: 0, y: 0, width: width, height: height))
        }
        return stride(from: 0, to: bytes.count, by: 4).map { Pixel(red: bytes[$0], green: bytes[$0 + 1], blue: bytes[$0 + 2], alpha: bytes[$0 + 3]) }
    }

    static func average(of pixels: [Pixel]) -> Pixel? {
        guard !pixels.isEmpty else { return nil }
        let mean: (KeyPath<Pixel, UInt8>) -> UInt8 = { part in UInt8(pixels.reduce(0) { $0 + Int($1[keyPath: part]) } / pixels.count) }
        return Pixel(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
    }

    static func average(of image: UIImage) -> UIColor? { average(of: pixels(of: image, side: 64))?.color }

    /// The colours that are there most often and look different, at most `count`.
    static func frequent(_ pixels: [Pixel], count: Int) -> [Pixel] {
        let counted: [Pixel: Int] = pixels.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        let key: (Pixel) -> [UInt8] = { [$0.red, $0.green, $0.blue, $0.alpha] }
        var result: [Pixel] = []
        for (pixel, _) in counted.sorted(by: { $0.value != $1.value ? $0.value > $1.value : key($0.key).lexicographicallyPrecedes(key($1.key)) }) {
            if result.count == count { break }
            if result.allSatisfy({ pixel.isDistinct(from: $0) }) { result.append(pixel) }
        }
        return result
    }

    static func frequent(in image: UIImage, isFlat: Bool) -> [UIColor] {
        let found: [UIColor] = frequent(pixels(of: image, side: 96), count: 5).map { $0.color.withSaturation(atLeast: 0.15) }
        return (isFlat ? found.map { $0.flatten() } : found) + Array(repeating: UIColor.white, count: 5 - found.count)
    }
}
