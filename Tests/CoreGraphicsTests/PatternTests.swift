import Foundation
import Testing

@testable import CoreGraphics

/// A tile of 4 × 4 whose lower left quarter (in pattern space) is filled.
private func quarterPattern(isColored: Bool, matrix: CGAffineTransform = .identity) -> CGPattern {
    var callbacks = CGPatternCallbacks(
        version: 0,
        drawPattern: { _, context in
            if isColored { context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1) }
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }, releaseInfo: nil)
    return CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: matrix, xStep: 4, yStep: 4,
        tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks)!
}

@Suite struct PatternTests {
    @Test func tilesRepeatFromTheContextsOrigin() throws {
        let canvas = Canvas(16, 16, scale: 2)
        canvas.context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
        canvas.context.setFillPattern(quarterPattern(isColored: true), colorComponents: [1])
        canvas.context.translateBy(x: 1, y: 1)
        canvas.context.fill(CGRect(x: -1, y: -1, width: 8, height: 8))
        #expect(canvas.pixel(0, 0) == Pixel(255, 0, 0) && canvas.pixel(3, 3) == Pixel(255, 0, 0))
        #expect(canvas.pixel(4, 0).alpha == 0 && canvas.pixel(8, 8) == Pixel(255, 0, 0))
    }

    @Test func patternSpaceGrowsUpwardsInBitmapContexts() throws {
        let context = try #require(CGContext(bitmapWidth: 8, height: 8))
        context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
        context.setFillPattern(quarterPattern(isColored: true), colorComponents: [0.5])
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        let bitmap = try #require(context.makeImage()?.bitmap)
        #expect(bitmap.pixel(0, 7).isClose(to: Pixel(128, 0, 0, 128)) && bitmap.pixel(0, 4).alpha == 0)
    }

    @Test func patternsWithoutColoursTakeTheOneGiven() throws {
        let canvas = Canvas(8, 8)
        canvas.context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())))
        canvas.context.setFillPattern(quarterPattern(isColored: false), colorComponents: [0, 0, 1, 1])
        canvas.context.setPatternPhase(CGSize(width: 2, height: 0))
        canvas.context.fillEllipse(in: CGRect(x: -8, y: -8, width: 30, height: 30))
        #expect(canvas.pixel(2, 0) == Pixel(0, 0, 255) && canvas.pixel(0, 0).alpha == 0)
    }

    @Test func colourAndPatternGoTogether() throws {
        let pattern = quarterPattern(isColored: true)
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        let color = try #require(CGColor(patternSpace: space, pattern: pattern, components: [1]))
        #expect(color.pattern === pattern && color.alpha == 1 && color.numberOfComponents == 1 && !color.isOpaque)
        #expect(color.copy(alpha: 0.5)?.pattern === pattern)
        #expect(CGColor(patternSpace: CGColorSpaceCreateDeviceRGB(), pattern: pattern, components: [1]) == nil)
        let image = try #require(Canvas(2, 2, background: .white).context.makeImage())
        #expect(CGPattern(image: image, size: CGSize(width: 2, height: 2)).isColored)
    }
}
