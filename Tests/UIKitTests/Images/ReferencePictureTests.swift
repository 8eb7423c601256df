import Foundation
import TestSupport
import Testing

@testable import UIKit

/// How much ink two pictures put into each block of a few pixels: what is left of a picture seen from afar. Shapes that
/// stand a pixel apart count little, missing or misplaced ones count fully.
private struct InkDifference {
    /// Average over all blocks, 0 to 1.
    var mean: Double
    /// Of the worst block.
    var greatest: Double

    static let block = 6

    init?(_ first: Bitmap, _ second: Bitmap) {
        guard first.width == second.width, first.height == second.height else { return nil }
        let columns = (first.width + Self.block - 1) / Self.block
        let rows = (first.height + Self.block - 1) / Self.block
        mean = 0
        greatest = 0
        for row in 0..<rows {
            for column in 0..<columns {
                let area = (column * Self.block, row * Self.block)
                let difference: Double = abs(Self.ink(first, area) - Self.ink(second, area))
                mean += difference / Double(rows * columns)
                greatest = max(greatest, difference)
            }
        }
    }

    /// The mean alpha of a block.
    private static func ink(_ bitmap: Bitmap, _ origin: (x: Int, y: Int)) -> Double {
        var sum = 0.0
        var count = 0.0
        for y in origin.y..<min(origin.y + block, bitmap.height) {
            for x in origin.x..<min(origin.x + block, bitmap.width) {
                sum += Double(bitmap.pixels.load(fromByteOffset: y * bitmap.bytesPerRow + x * 4 + 3, as: UInt8.self)) / 255
                count += 1
            }
        }
        return count > 0 ? sum / count : 0
    }
}

/// Our pictures beside pictures of real UIKit. Every measure is stated in the test.
@Suite @MainActor struct ReferencePictureTests {
    private func reference(_ name: String) throws -> Bitmap {
        return try #require(UIImage(data: try Data(contentsOf: Repository.fixture("pictures-of-uikit/\(name).png")))?.cgImage?.bitmap)
    }

    private func format(_ scale: CGFloat) -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }

    /// The glyphs are another typeface's with the same widths, so blocks differ along their edges only: 5 % on average.
    @Test(arguments: [
        ("small", UIContentSizeCategory.small), ("large", .large), ("accessibility-large", .accessibilityLarge),
    ])
    func labelsStandAsOnADevice(name: String, category: UIContentSizeCategory) throws {
        let expected: Bitmap = try reference("testTraitsWithView.label-\(name)")
        let label = UILabel()
        label.font = .preferredFont(
            forTextStyle: .title1, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
        label.text = "What's the point?"
        label.sizeToFit()
        #expect(abs(label.bounds.width * 3 - CGFloat(expected.width)) <= CGFloat(expected.width) * 0.005)
        #expect(abs(label.bounds.height * 3 - CGFloat(expected.height)) < 0.01)
        // The picture is as large as the reference, so that a width rounded otherwise does not hide the comparison.
        let size = CGSize(width: CGFloat(expected.width) / 3, height: CGFloat(expected.height) / 3)
        let image: UIImage = UIGraphicsImageRenderer(size: size, format: format(3)).image { _ in label.drawText(in: label.bounds) }
        let bitmap = try #require(image.cgImage?.bitmap)
        let difference = try #require(InkDifference(bitmap, expected))
        #expect(difference.mean < 0.05)
        #expect(difference.greatest < 0.75)
    }

    /// A filled path of lines, quadratic and cubic curves and an oval: every block within 3 %.
    @Test func pathsFillAsOnADevice() throws {
        let expected: Bitmap = try reference("testUIBezierPath.iOS")
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 0, y: 60))
        path.addQuadCurve(to: CGPoint(x: 30, y: 90), controlPoint: CGPoint(x: 3.75, y: 86.25))
        path.addQuadCurve(to: CGPoint(x: 60, y: 60), controlPoint: CGPoint(x: 56.25, y: 86.25))
        path.addCurve(
            to: CGPoint(x: 90, y: 30), controlPoint1: CGPoint(x: 75, y: 60), controlPoint2: CGPoint(x: 90, y: 45))
        path.addCurve(
            to: CGPoint(x: 60, y: 0), controlPoint1: CGPoint(x: 90, y: 15), controlPoint2: CGPoint(x: 75, y: 0))
        path.close()
        path.append(UIBezierPath(ovalIn: CGRect(x: 60, y: 60, width: 30, height: 30)))
        let image: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 90, height: 90), format: format(1)).image { _ in path.fill() }
        let bitmap = try #require(image.cgImage?.bitmap)
        let difference = try #require(InkDifference(bitmap, expected))
        #expect(difference.greatest < 0.03)
    }

    /// A red layer with a black border of 4 points: every pixel alike.
    @Test func layersAreBorderedAsOnADevice() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.backgroundColor = UIColor.red.cgColor
        layer.borderWidth = 4
        layer.borderColor = UIColor.black.cgColor
        let colors = try #require(ColorDifference(try picture(of: layer), try reference("testCALayer.1")))
        #expect(colors.greatest == 0)
    }

    /// Red above, yellow below. The reference went through a display's profile, which takes green from 0...255 to 37...251; with
    /// that undone colours differ by 2 (CIE 1976) on average, nowhere by more than 4, twice what an eye notices side by side.
    @Test func gradientsRunAsOnADevice() throws {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.colors = [UIColor.red.cgColor, UIColor.yellow.cgColor]
        let expected: Bitmap = try withoutProfile(try reference("testCALayerWithGradient.1"))
        let colors = try #require(ColorDifference(try picture(of: layer), expected))
        #expect(colors.mean < 2)
        #expect(colors.greatest < 4)
    }

    private func withoutProfile(_ bitmap: Bitmap) throws -> Bitmap {
        let result = try #require(bitmap.copied())
        for y in 0..<result.height {
            for x in 0..<result.width {
                let offset: Int = y * result.bytesPerRow + x * 4
                let green = Double(result.pixels.load(fromByteOffset: offset + 1, as: UInt8.self))
                let own = UInt8(min(max((green - 37) * 255 / (251 - 37), 0), 255).rounded())
                result.pixels.storeBytes(of: 0, toByteOffset: offset, as: UInt8.self)
                result.pixels.storeBytes(of: own, toByteOffset: offset + 1, as: UInt8.self)
            }
        }
        result.markChanged()
        return result
    }

    private func picture(of layer: CALayer) throws -> Bitmap {
        let image: UIImage = UIGraphicsImageRenderer(size: layer.bounds.size, format: format(3)).image { layer.render(in: $0.cgContext) }
        return try #require(image.cgImage?.bitmap)
    }
}

/// How different the colours of two opaque pictures look, pixel by pixel: distances in CIE L*a*b* (1976). About 2 is what an eye
/// just notices beside each other.
private struct ColorDifference {
    var mean: Double
    var greatest: Double

    init?(_ first: Bitmap, _ second: Bitmap) {
        guard first.width == second.width, first.height == second.height else { return nil }
        mean = 0
        greatest = 0
        for y in 0..<first.height {
            for x in 0..<first.width {
                let a: UInt32 = Self.pixel(first, x, y), b: UInt32 = Self.pixel(second, x, y)
                if a == b { continue }
                let difference: SIMD3<Double> = Self.lab(a) - Self.lab(b)
                let distance: Double = (difference * difference).sum().squareRoot()
                mean += distance / Double(first.width * first.height)
                greatest = max(greatest, distance)
            }
        }
    }

    private static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32 {
        bitmap.pixels.load(fromByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self) & 0xFF_FFFF
    }

    private static func lab(_ pixel: UInt32) -> SIMD3<Double> {
        func linear(_ shift: UInt32) -> Double {
            let value = Double(pixel >> shift & 255) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let red: Double = linear(16), green: Double = linear(8), blue: Double = linear(0)
        func response(_ value: Double) -> Double { value > 0.008856 ? cbrt(value) : 7.787 * value + 16.0 / 116 }
        let x: Double = response((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
        let y: Double = response(0.2126 * red + 0.7152 * green + 0.0722 * blue)
        let z: Double = response((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
        return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
    }
}
