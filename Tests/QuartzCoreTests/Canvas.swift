import CoreGraphics
import Foundation
import QuartzCore
import PNGEncoding

/// A buffer that a compositor draws into, and looks at its pixels.
final class TestFrame {
    let width: Int
    let height: Int
    let bytes: UnsafeMutableRawPointer

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        bytes = .allocate(byteCount: width * height * 4, alignment: 64)
        memset(bytes, 0x5A, width * height * 4)
    }

    deinit { bytes.deallocate() }

    @discardableResult
    func draw(_ compositor: LayerCompositor, scale: CGFloat = 1) -> [PixelRect] {
        compositor.draw(into: bytes, width: width, height: height, bytesPerRow: width * 4, scale: scale)
    }

    /// Alpha, red, green, blue from the highest byte down.
    subscript(x: Int, y: Int) -> UInt32 { bytes.load(fromByteOffset: (y * width + x) * 4, as: UInt32.self) }

    /// The first pixel that differs, if any.
    func difference(from other: TestFrame) -> String? {
        if memcmp(bytes, other.bytes, width * height * 4) == 0 { return nil }
        var count = 0
        var first = ""
        for y in 0..<height {
            for x in 0..<width where self[x, y] != other[x, y] {
                if count == 0 { first = "(\(x), \(y)): \(String(self[x, y], radix: 16)) and \(String(other[x, y], radix: 16))" }
                count += 1
            }
        }
        return "\(count) pixels, first \(first)"
    }

    /// Writes the frame into the folder that QUARTZ_PICTURES names, to be looked at; nothing without it.
    func save(_ name: String) {
        guard let folder = ProcessInfo.processInfo.environment["QUARTZ_PICTURES"] else { return }
        let context = CGContext(
            data: bytes, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        guard let image = context?.makeImage() else { return }
        try? PNGEncoder.encode(image)?.write(to: URL(fileURLWithPath: folder + "/" + name + ".png"))
    }
}

func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
}

/// A picture of four coloured quarters.
func quarters(_ side: Int, alpha: CGFloat = 1) -> CGImage {
    let context = CGContext(
        data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)!
    let half = CGFloat(side) / 2
    let colors = [rgb(1, 0, 0, alpha), rgb(0, 1, 0, alpha), rgb(0, 0, 1, alpha), rgb(1, 1, 0, alpha)]
    for (index, color) in colors.enumerated() {
        context.setFillColor(color)
        // Red above left, green above right, blue below left, yellow below right.
        context.fill(CGRect(x: CGFloat(index % 2) * half, y: index < 2 ? half : 0, width: half, height: half))
    }
    return context.makeImage()!
}
