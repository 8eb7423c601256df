import Foundation
import TestSupport

@testable import CoreGraphics

extension SeededGenerator {
    mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &self) }

    mutating func point(_ range: ClosedRange<CGFloat>) -> CGPoint { CGPoint(x: number(range), y: number(range)) }

    mutating func transform() -> CGAffineTransform {
        CGAffineTransform(
            a: number(-3...3), b: number(-3...3), c: number(-3...3), d: number(-3...3), tx: number(-50...50),
            ty: number(-50...50))
    }

    mutating func path(segments: Int, in range: ClosedRange<CGFloat>) -> CGMutablePath {
        let path = CGMutablePath()
        path.move(to: point(range))
        for _ in 0..<segments {
            switch Int.random(in: 0..<6, using: &self) {
            case 0: path.addQuadCurve(to: point(range), control: point(range))
            case 1: path.addCurve(to: point(range), control1: point(range), control2: point(range))
            case 2: path.closeSubpath()
            case 3: path.move(to: point(range))
            default: path.addLine(to: point(range))
            }
        }
        return path
    }
}

struct Pixel: Hashable, CustomStringConvertible {
    var red: Int, green: Int, blue: Int, alpha: Int

    init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    init(_ value: UInt32) {
        self.init(Int(value >> 16 & 255), Int(value >> 8 & 255), Int(value & 255), Int(value >> 24))
    }

    var description: String { "(\(red), \(green), \(blue), \(alpha))" }

    func isClose(to other: Pixel, within tolerance: Int = 1) -> Bool {
        abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
            && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
    }
}

extension Bitmap {
    /// The pixel at a place counted from the upper left, as stored.
    func pixel(_ x: Int, _ y: Int) -> Pixel {
        Pixel((pixels + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)[x])
    }

    func setPixel(_ x: Int, _ y: Int, _ value: UInt32) {
        (pixels + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)[x] = value
    }
}

/// A context for views, and its pixels.
struct Canvas {
    let bitmap: Bitmap
    let context: CGContext

    init(_ width: Int, _ height: Int, scale: CGFloat = 1, background: CGColor? = nil) {
        bitmap = Bitmap(width: width, height: height, format: .premultiplied)!
        context = CGContext(viewBitmap: bitmap, scale: scale)
        if let background {
            context.setFillColor(background)
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    func pixel(_ x: Int, _ y: Int) -> Pixel {
        context.flush()
        return bitmap.pixel(x, y)
    }
}
