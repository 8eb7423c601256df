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
        let url = try #require(Bundle.module.url(forResource: name, withExtension: "png", subdirectory: "References/Pictures"))
        return try #require(UIImage(data: try Data(contentsOf: url))?.cgImage?.bitmap)
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
}
