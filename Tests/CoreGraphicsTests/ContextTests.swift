import Foundation
import Testing

@testable import CoreGraphics

private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

/// A 2 × 2 image: red, green over blue, white.
private func fourColours() -> CGImage {
    let canvas = Canvas(2, 2, background: .white)
    for (x, y, color) in [(0, 0, red), (1, 0, green), (0, 1, blue)] {
        canvas.context.setFillColor(color)
        canvas.context.fill(CGRect(x: x, y: y, width: 1, height: 1))
    }
    return canvas.context.makeImage()!
}

@Suite struct ContextTests {
    @Test func bitmapContextsGrowUpwards() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        let lowerLeft = bytes + 3 * context.bytesPerRow
        #expect((0..<4).map { lowerLeft[$0] } == [255, 0, 0, 255])
        #expect(bytes[3] == 0)
        #expect(context.ctm.isIdentity)
    }

    @Test(arguments: [CGImageAlphaInfo.premultipliedLast, .premultipliedFirst, .noneSkipLast])
    func whatIsWrittenIntoTheDataIsInThePicture(alpha: CGImageAlphaInfo) throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        let isFirst = alpha == .premultipliedFirst
        for (place, value) in [isFirst ? 255 : 10, isFirst ? 10 : 20, isFirst ? 20 : 30, isFirst ? 30 : 255].enumerated() { bytes[place] = UInt8(value) }
        // Asked for again it is the same memory, as it was left.
        #expect(try #require(context.data).load(as: UInt8.self) == bytes[0])
        func pixels() throws -> [Pixel] {
            let canvas = Canvas(2, 1)
            canvas.context.draw(try #require(context.makeImage()), in: CGRect(x: 0, y: 0, width: 2, height: 1))
            return [canvas.pixel(0, 0), canvas.pixel(1, 0)]
        }
        #expect(try pixels()[0] == Pixel(10, 20, 30))
        // What is drawn afterwards lies over it and leaves the rest.
        context.setFillColor(red)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(try pixels() == [Pixel(10, 20, 30), Pixel(255, 0, 0)])
        #expect(bytes[isFirst ? 1 : 0] == 10 && bytes[isFirst ? 5 : 4] == 255)
    }

    @Test func aLayerIsDrawnAtItsSizeAndOverARectangle() throws {
        let canvas = Canvas(8, 8, scale: 2)
        let layer = try #require(CGLayer(canvas.context, size: CGSize(width: 2, height: 1), auxiliaryInfo: nil))
        // As many pixels as the context has for its size.
        #expect(layer.context?.width == 4 && layer.context?.height == 2)
        layer.context?.setFillColor(red)
        layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        canvas.context.draw(layer, at: CGPoint(x: 1, y: 1))
        #expect(canvas.pixel(2, 2) == Pixel(255, 0, 0) && canvas.pixel(3, 3) == Pixel(255, 0, 0))
        #expect(canvas.pixel(4, 2).alpha == 0 && canvas.pixel(2, 1).alpha == 0 && canvas.pixel(2, 4).alpha == 0)
        canvas.context.draw(layer, in: CGRect(x: 0, y: 2, width: 4, height: 2))
        #expect(canvas.pixel(1, 6) == Pixel(255, 0, 0) && canvas.pixel(7, 6).alpha == 0)
        #expect(CGLayer(canvas.context, size: .zero, auxiliaryInfo: nil) == nil)
    }

    @Test func viewContextsGrowDownwardsInPoints() {
        let canvas = Canvas(8, 8, scale: 2)
        #expect(canvas.context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 8))
        canvas.context.setFillColor(red)
        canvas.context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(canvas.pixel(2, 0) == Pixel(255, 0, 0) && canvas.pixel(3, 1) == Pixel(255, 0, 0))
        #expect(canvas.pixel(1, 0).alpha == 0 && canvas.pixel(2, 2).alpha == 0)
    }

    @Test func callersPixelsAreDrawnIntoInTheirLayout() throws {
        var pixels = [UInt8](repeating: 0, count: 16)
        let layouts: [(CGImageAlphaInfo, CGBitmapInfo, [UInt8])] = [
            (.premultipliedLast, .byteOrder32Big, [0, 128, 0, 128]), (.premultipliedFirst, .byteOrder32Little, [0, 128, 0, 128]),
            (.premultipliedFirst, .byteOrder32Big, [128, 0, 128, 0]), (.premultipliedLast, .byteOrder32Little, [128, 0, 128, 0]),
        ]
        for (alpha, order, expected) in layouts {
            pixels = [UInt8](repeating: 0, count: 16)
            try pixels.withUnsafeMutableBytes { buffer in
                let context = try #require(
                    CGContext(
                        data: buffer.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
                        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue | order.rawValue))
                context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 0.5))
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }
            #expect(Array(pixels[0..<4]) == expected)
        }
    }

    @Test func impossibleLayoutsGiveNoContext() {
        func make(_ bits: Int, _ space: CGColorSpace, _ alpha: CGImageAlphaInfo, width: Int = 4) -> CGContext? {
            CGContext(
                data: nil, width: width, height: 4, bitsPerComponent: bits, bytesPerRow: 0, space: space,
                bitmapInfo: alpha.rawValue)
        }
        #expect(make(8, CGColorSpaceCreateDeviceRGB(), .none) == nil)
        #expect(make(8, CGColorSpaceCreateDeviceRGB(), .last) == nil)
        #expect(make(5, CGColorSpaceCreateDeviceRGB(), .noneSkipFirst) == nil)
        #expect(make(8, CGColorSpaceCreateDeviceRGB(), .premultipliedLast, width: 0) == nil)
        #expect(make(8, CGColorSpaceCreateDeviceGray(), .none) != nil)
    }

    @Test func grayContextsHoldBrightness() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 1, space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGImageAlphaInfo.none.rawValue))
        context.setFillColor(green)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context.data?.load(as: UInt8.self) == 182)
    }

    @Test func savedStatesComeBack() {
        let canvas = Canvas(4, 4)
        let context = canvas.context
        context.setFillColor(red)
        context.saveGState()
        context.setFillColor(green)
        context.translateBy(x: 2, y: 2)
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.fill(CGRect(x: -4, y: -4, width: 9, height: 9))
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.pixel(2, 2) == Pixel(0, 255, 0) && canvas.pixel(0, 0) == Pixel(255, 0, 0))
        #expect(canvas.pixel(3, 3).alpha == 0)
        context.restoreGState()
        #expect(context.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 4))
    }

    @Test func thePathKeepsItsPlaceWhenTheTransformChanges() {
        let canvas = Canvas(10, 10)
        canvas.context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
        canvas.context.translateBy(x: 5, y: 5)
        canvas.context.setFillColor(red)
        canvas.context.fillPath()
        #expect(canvas.pixel(1, 1) == Pixel(255, 0, 0) && canvas.pixel(6, 6).alpha == 0)
        #expect(canvas.context.isPathEmpty)
    }

    @Test func evenOddLeavesHoles() {
        let canvas = Canvas(10, 10)
        canvas.context.addRects([CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 3, y: 3, width: 4, height: 4)])
        canvas.context.fillPath(using: .evenOdd)
        #expect(canvas.pixel(1, 1).alpha == 255 && canvas.pixel(5, 5).alpha == 0)
    }

    @Test func strokesHaveTheirWidthInUserSpace() {
        let canvas = Canvas(20, 20, scale: 2)
        canvas.context.setStrokeColor(red)
        canvas.context.setLineWidth(2)
        canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
        #expect((0..<20).filter { canvas.pixel(10, $0).alpha == 255 } == [8, 9, 10, 11])
    }

    @Test func dashesLeaveGaps() {
        let canvas = Canvas(20, 4)
        canvas.context.setLineWidth(2)
        canvas.context.setLineDash(phase: 0, lengths: [4, 2])
        canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 2), CGPoint(x: 20, y: 2)])
        #expect(
            (0..<12).map { canvas.pixel($0, 2).alpha == 255 } == [
                true, true, true, true, false, false, true, true, true, true, false, false,
            ])
    }

    @Test func imagesAreUprightWhereYGrowsUpwards() throws {
        let context = try #require(CGContext(bitmapWidth: 2, height: 2))
        context.draw(fourColours(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
        let bitmap = try #require(context.makeImage()?.bitmap)
        #expect(bitmap.pixel(0, 0) == Pixel(255, 0, 0) && bitmap.pixel(0, 1) == Pixel(0, 0, 255))
        let canvas = Canvas(2, 2)
        canvas.context.draw(fourColours(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(canvas.pixel(0, 0) == Pixel(0, 0, 255))
        canvas.context.drawUpright(fourColours(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(canvas.pixel(0, 0) == Pixel(255, 0, 0) && canvas.pixel(1, 0) == Pixel(0, 255, 0))
    }

    @Test func enlargedImagesKeepFullEdges() {
        let canvas = Canvas(8, 8)
        canvas.context.interpolationQuality = .none
        canvas.context.drawUpright(fourColours(), in: CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(canvas.pixel(0, 0) == Pixel(255, 0, 0) && canvas.pixel(3, 3) == Pixel(255, 0, 0))
        #expect(canvas.pixel(4, 0) == Pixel(0, 255, 0) && canvas.pixel(7, 7) == Pixel(255, 255, 255))
        canvas.context.interpolationQuality = .high
        canvas.context.drawUpright(fourColours(), in: CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(canvas.pixel(0, 0).alpha == 255 && canvas.pixel(7, 7).alpha == 255)
    }

    @Test func imagesAreCroppedFromTheUpperLeft() throws {
        let part = try #require(fourColours().cropping(to: CGRect(x: 1, y: 0, width: 5, height: 1)))
        #expect(part.width == 1 && part.height == 1)
        #expect(part.bitmap?.pixel(0, 0) == Pixel(0, 255, 0))
        #expect(fourColours().cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)) == nil)
    }

    @Test func imagesFromBytesAreUnderstood() throws {
        let provider = try #require(CGDataProvider(data: Data([255, 0, 0, 128, 10, 20, 30, 255]) as CFData))
        let image = try #require(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider, decode: nil,
                shouldInterpolate: true, intent: .defaultIntent))
        #expect(image.bitmap?.pixel(0, 0) == Pixel(128, 0, 0, 128))
        #expect(image.bitmap?.pixel(1, 0) == Pixel(10, 20, 30))
        #expect(image.dataProvider?.data as Data? == provider.content)
    }

    @Test func masksClipByBrightness() throws {
        let provider = try #require(CGDataProvider(data: Data([255, 0, 128, 255]) as CFData))
        let mask = try #require(
            CGImage(
                width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: [], provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
        let canvas = Canvas(4, 4)
        // Upright in this flipped context: the mask's top row is at the greatest y.
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2), mask: mask)
        canvas.context.setFillColor(red)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(canvas.pixel(0, 1) == Pixel(255, 0, 0) && canvas.pixel(1, 1).alpha == 0)
        #expect(canvas.pixel(0, 0).isClose(to: Pixel(128, 0, 0, 128)) && canvas.pixel(1, 0) == Pixel(255, 0, 0))
        #expect(canvas.pixel(3, 3).alpha == 0)
    }

    @Test func layersAreOneThing() {
        let canvas = Canvas(10, 10, background: .white)
        let context = canvas.context
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
        context.setFillColor(blue)
        context.fill(CGRect(x: 3, y: 3, width: 6, height: 6))
        context.endTransparencyLayer()
        #expect(canvas.pixel(4, 4).isClose(to: Pixel(128, 128, 255)))
        #expect(canvas.pixel(1, 1).isClose(to: Pixel(255, 128, 128)))
        #expect(canvas.pixel(9, 9) == Pixel(255, 255, 255))
        context.setFillColor(.black)
        context.fill(CGRect(x: 9, y: 9, width: 1, height: 1))
        #expect(canvas.pixel(9, 9).isClose(to: Pixel(128, 128, 128)))
    }

    @Test func layersNestAndSurviveUnbalancedStates() {
        let canvas = Canvas(4, 4, background: .white)
        let context = canvas.context
        context.clip(to: CGRect(x: 1, y: 1, width: 2, height: 2))
        context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 4, height: 4), auxiliaryInfo: nil)
        context.saveGState()
        context.translateBy(x: 100, y: 0)
        context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 4, height: 4), auxiliaryInfo: nil)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(canvas.pixel(1, 1) == Pixel(255, 0, 0) && canvas.pixel(0, 0) == Pixel(255, 255, 255))
    }

    @Test func clearingMakesTransparent() {
        let canvas = Canvas(4, 4, background: .white)
        canvas.context.clear(CGRect(x: 0, y: 0, width: 2, height: 4))
        #expect(canvas.pixel(0, 0).alpha == 0 && canvas.pixel(2, 0).alpha == 255)
    }

    @Test func edgesAreSmoothOnlyWhenAllowed() {
        func middle(_ prepare: (CGContext) -> Void) -> Int {
            let canvas = Canvas(4, 4)
            prepare(canvas.context)
            canvas.context.fill(CGRect(x: 0, y: 0, width: 1.3, height: 4))
            return canvas.pixel(1, 1).alpha
        }
        #expect((60...95).contains(middle { _ in }))
        #expect(middle { $0.setShouldAntialias(false) } == 0)
        #expect(middle { $0.setAllowsAntialiasing(false) } == 0)
        #expect(
            middle { context in
                context.setAllowsAntialiasing(false)
                context.setAllowsAntialiasing(true)
            } > 0)
    }
}
