import Foundation
import Testing

@testable import CoreGraphics

private let shadowColor = CGColor(gray: 0, alpha: 1)

@Suite struct RobustnessTests {
    @Test func endlessRectanglesFillAndClipEverything() {
        let canvas = Canvas(10, 10, scale: 2)
        canvas.context.clip(to: .infinite)
        canvas.context.fill(.infinite)
        #expect(canvas.pixel(0, 0).alpha == 255 && canvas.pixel(9, 9).alpha == 255)
        canvas.context.clear(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
        #expect(canvas.pixel(5, 5).alpha == 0)
    }

    @Test func nothingIsInsideTheNullRectangle() {
        let canvas = Canvas(10, 10)
        canvas.context.fill(.null)
        #expect(canvas.pixel(5, 5).alpha == 0)
        canvas.context.clip(to: .null)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(canvas.pixel(5, 5).alpha == 0)
    }

    @Test(arguments: [CGFloat.nan, .infinity, 0, 1e300])
    func aContextOutlivesAnImpossibleTransform(factor: CGFloat) {
        let canvas = Canvas(10, 10)
        let context = canvas.context
        context.saveGState()
        context.scaleBy(x: factor, y: 1)
        context.setShadow(offset: CGSize(width: 1, height: 1), blur: 4, color: shadowColor)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
        context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 5, height: 5), auxiliaryInfo: nil)
        context.endTransparencyLayer()
        context.restoreGState()
        context.clear(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(canvas.pixel(9, 9).alpha == 255)
    }

    @Test func picturesAndPatternsOutliveWhatCannotBeInverted() throws {
        let canvas = Canvas(10, 10)
        let context = canvas.context
        let image = try #require(Canvas(2, 2, background: .white).context.makeImage())
        for width in [1e-200, CGFloat.leastNonzeroMagnitude, 1e300, .infinity, .nan] {
            context.drawUpright(image, in: CGRect(x: 0, y: 0, width: width, height: 5))
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        let pattern = CGPattern(image: image, size: CGSize(width: 2, height: 2))
        context.saveGState()
        context.setFillColor(try #require(CGColor(patternSpace: space, pattern: pattern, components: [1])))
        context.scaleBy(x: 0, y: 1)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5), mask: image)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.restoreGState()
        context.setFillColor(.black)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(canvas.pixel(9, 9) == Pixel(0, 0, 0))
    }

    @Test func contextsTooLargeForMemoryAreRefused() {
        #expect(CGContext(bitmapWidth: 30000, height: 30000) == nil)
        #expect(CGContext(bitmapWidth: 40000, height: 1) == nil)
    }

    @Test func hugePathsWithShadowsDoNoHarm() {
        let canvas = Canvas(10, 10)
        canvas.context.setShadow(offset: CGSize(width: 1, height: 1), blur: 1000, color: shadowColor)
        canvas.context.fillEllipse(in: CGRect(x: -1e8, y: -1e8, width: 2e8, height: 2e8))
        #expect(canvas.pixel(5, 5).alpha == 255)
        canvas.context.strokeEllipse(in: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10))
    }

    @Test func drawingsInDisplayP3BecomeSRGB() throws {
        // A profile with no more than what is looked at: the three primaries of Display P3.
        var profile = Data(count: 128)
        profile.replaceSubrange(16..<20, with: Data("RGB ".utf8))
        func append(_ value: Int) { withUnsafeBytes(of: Int32(value).bigEndian) { profile.append(contentsOf: $0) } }
        append(3)
        let primaries = [(0.5151, 0.2412, -0.0011), (0.2920, 0.6922, 0.0419), (0.1571, 0.0666, 0.7841)]
        for (index, name) in ["rXYZ", "gXYZ", "bXYZ"].enumerated() {
            profile.append(Data(name.utf8))
            append(168 + index * 20)
            append(20)
        }
        for primary in primaries {
            profile.append(Data("XYZ \0\0\0\0".utf8))
            for value in [primary.0, primary.1, primary.2] { append(Int(value * 65536)) }
        }
        #expect(ICCProfile.colorProfile(profile) == .displayP3)
        #expect(ICCProfile.colorProfile(profile.prefix(150)) == nil)
        let bitmap = Bitmap(width: 1, height: 1, format: .opaque)!
        bitmap.setPixel(0, 0, 0x00_80_80_40)
        ColorProfile.displayP3.convertToSRGB(bitmap)
        let converted = bitmap.pixel(0, 0)
        #expect(converted.isClose(to: Pixel(128, 128, 55, 0), within: 2), "\(converted)")
    }
}
