import Foundation
import Testing

@testable import CoreGraphics

private let black = CGColor(gray: 0, alpha: 1)

/// How much of a Gaussian of this deviation lies left of `x`.
private func gaussianIntegral(_ x: Double, _ deviation: Double) -> Double {
    0.5 * (1 + erf(x / deviation / 2.0.squareRoot()))
}

@Suite struct ShadowTests {
    @Test(arguments: [1.0, 2, 3.5, 8, 20])
    func blurringAnEdgeGivesAGaussian(deviation: Double) {
        let size = 200
        let bitmap = Bitmap(width: size, height: 8, format: .coverage)!
        for y in 0..<8 { memset(bitmap.pixels + y * bitmap.bytesPerRow + size / 2, 255, size / 2) }
        GaussianBlur.blur(bitmap, deviation: deviation, clampsEdges: true)
        let row = (bitmap.pixels + 4 * bitmap.bytesPerRow).assumingMemoryBound(to: UInt8.self)
        for x in 0..<size {
            let expected = gaussianIntegral(Double(x) + 0.5 - Double(size / 2), deviation)
            #expect(abs(Double(row[x]) / 255 - expected) < 0.03, "\(x)")
        }
    }

    @Test func blurringKeepsTheSumAndTheCenter() {
        let bitmap = Bitmap(width: 101, height: 91, format: .coverage)!
        for y in 40..<51 { memset(bitmap.pixels + y * bitmap.bytesPerRow + 45, 255, 11) }
        for deviation in [1.0, 2.2, 4] {
            let blurred = bitmap.copied()!
            GaussianBlur.blur(blurred, deviation: deviation)
            var sum = 0, byX = 0, byY = 0
            for y in 0..<91 {
                for x in 0..<101 {
                    let value = Int((blurred.pixels + y * blurred.bytesPerRow).load(fromByteOffset: x, as: UInt8.self))
                    sum += value
                    byX += value * x
                    byY += value * y
                }
            }
            #expect(abs(Double(sum) / Double(121 * 255) - 1) < 0.03)
            #expect(abs(Double(byX) / Double(sum) - 50) < 0.2 && abs(Double(byY) / Double(sum) - 45) < 0.2)
        }
    }

    @Test func shadowsFallDownInViewsAndUpElsewhere() throws {
        let canvas = Canvas(20, 20)
        canvas.context.setShadow(offset: CGSize(width: 3, height: 5), blur: 0, color: black)
        canvas.context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        canvas.context.fill(CGRect(x: 4, y: 4, width: 4, height: 4))
        #expect(canvas.pixel(5, 5) == Pixel(255, 0, 0))
        #expect(canvas.pixel(9, 11) == Pixel(0, 0, 0) && canvas.pixel(11, 9).alpha == 0)

        let context = try #require(CGContext(bitmapWidth: 20, height: 20))
        context.setShadow(offset: CGSize(width: 0, height: 8), blur: 0, color: black)
        context.fill(CGRect(x: 4, y: 4, width: 4, height: 4))
        let bitmap = try #require(context.makeImage()?.bitmap)
        #expect(bitmap.pixel(5, 19 - 13) == Pixel(0, 0, 0))
    }

    @Test func theTransformDoesNotMoveTheOffset() {
        let canvas = Canvas(40, 40, scale: 2)
        canvas.context.scaleBy(x: 3, y: 3)
        canvas.context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: black)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.pixel(22, 3).alpha == 255 && canvas.pixel(19, 3).alpha == 0 && canvas.pixel(27, 3).alpha == 0)
    }

    /// Shadows of big shapes are made from small ones with the middle put back; drawing the same shape slowly must agree.
    @Test func stretchedShadowsAreTheTrueOnes() {
        let shapes: [CGPath] = [
            CGPath(rect: CGRect(x: 30, y: 30, width: 140, height: 120), transform: nil),
            CGPath(roundedRect: CGRect(x: 30.25, y: 30.5, width: 140.5, height: 120), radius: 12, style: .continuous),
            CGPath(roundedRect: CGRect(x: 30, y: 30, width: 140, height: 30), cornerWidth: 15, cornerHeight: 15, transform: nil),
            CGPath(ellipseIn: CGRect(x: 30, y: 30, width: 140, height: 120), transform: nil),
        ]
        for (index, shape) in shapes.enumerated() {
            let fast = Canvas(200, 200), slow = Canvas(200, 200)
            for canvas in [fast, slow] {
                canvas.context.setShadow(offset: CGSize(width: 4, height: 6), blur: 8, color: black)
            }
            fast.context.fill(shape)
            slow.context.beginTransparencyLayer(auxiliaryInfo: nil)
            slow.context.fill(shape)
            slow.context.endTransparencyLayer()
            fast.context.flush()
            slow.context.flush()
            var worst = 0
            for y in 0..<200 {
                for x in 0..<200 { worst = max(worst, abs(fast.bitmap.pixel(x, y).alpha - slow.bitmap.pixel(x, y).alpha)) }
            }
            #expect(worst <= 2, "shape \(index)")
        }
    }

    @Test func middlesAreTakenOutOfWhatDoesNotChange() {
        let wide = ShadowShape(CGPath(rect: CGRect(x: 10, y: 20, width: 500, height: 40), transform: nil).elements, reach: 6)
        #expect(wide.x == 10 && wide.y == 20)
        #expect(wide.horizontal.removed == 485 && wide.vertical.removed == 25)
        let oval = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 500, height: 400), transform: nil)
        let ellipse = ShadowShape(oval.elements, reach: 6)
        #expect(ellipse.horizontal == .none && ellipse.vertical == .none)
    }

    @Test func transparentPaintingCastsALighterShadow() {
        let canvas = Canvas(30, 30)
        canvas.context.setShadow(offset: CGSize(width: 15, height: 0), blur: 0, color: black)
        canvas.context.setAlpha(0.5)
        canvas.context.setFillColor(CGColor(gray: 1, alpha: 0.5))
        canvas.context.fill(CGRect(x: 2, y: 2, width: 10, height: 10))
        #expect(abs(canvas.pixel(20, 5).alpha - 64) <= 1)
    }

    @Test func strokesAndImagesCastShadows() throws {
        let stroke = Canvas(40, 40)
        stroke.context.setShadow(offset: CGSize(width: 0, height: 20), blur: 0, color: black)
        stroke.context.setLineWidth(4)
        stroke.context.strokeLineSegments(between: [CGPoint(x: 5, y: 10), CGPoint(x: 35, y: 10)])
        #expect(stroke.pixel(20, 30).alpha == 255 && stroke.pixel(20, 20).alpha == 0)

        let round = Canvas(10, 10)
        round.context.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        let image = try #require(round.context.makeImage())
        let canvas = Canvas(40, 40)
        canvas.context.setShadow(offset: CGSize(width: 0, height: 20), blur: 0, color: black)
        canvas.context.drawUpright(image, in: CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(canvas.pixel(10, 30).alpha == 255)
        #expect(canvas.pixel(5, 25).alpha == 0, "the corner of a round picture casts none")
    }

    @Test func shadowsReachIntoTheClipFromOutside() {
        let canvas = Canvas(40, 40)
        canvas.context.clip(to: CGRect(x: 0, y: 20, width: 40, height: 20))
        canvas.context.setShadow(offset: CGSize(width: 0, height: 20), blur: 0, color: black)
        canvas.context.setLineWidth(4)
        canvas.context.strokeLineSegments(between: [CGPoint(x: 5, y: 10), CGPoint(x: 35, y: 10)])
        canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        canvas.context.endTransparencyLayer()
        #expect(canvas.pixel(20, 30).alpha == 255 && canvas.pixel(20, 10).alpha == 0)
        #expect(canvas.pixel(2, 22).alpha == 255)
    }

    @Test func noColourMeansNoShadow() {
        let canvas = Canvas(20, 20)
        canvas.context.setShadow(offset: CGSize(width: 5, height: 5), blur: 3)
        #expect(canvas.context.state.shadow?.color.alpha == 1.0 / 3)
        canvas.context.setShadow(offset: CGSize(width: 5, height: 5), blur: 3, color: nil)
        #expect(canvas.context.state.shadow == nil)
    }
}

@Suite struct GradientTests {
    private func gradient(_ colors: [CGColor], _ locations: [CGFloat]) -> CGGradient {
        CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: locations)!
    }

    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    @Test func linearGradientsChangeEvenly() {
        let canvas = Canvas(100, 2)
        canvas.context.drawLinearGradient(
            gradient([red, blue], [0, 1]), start: CGPoint(x: 0, y: 0), end: CGPoint(x: 100, y: 0), options: [])
        for x in stride(from: 0, to: 100, by: 9) {
            let t = (Double(x) + 0.5) / 100
            #expect(canvas.pixel(x, 1).isClose(to: Pixel(Int(255 * (1 - t)), 0, Int(255 * t)), within: 2))
        }
    }

    @Test func optionsSayWhatLiesBeyondTheEnds() {
        func alphas(_ options: CGGradientDrawingOptions) -> [Int] {
            let canvas = Canvas(30, 1)
            canvas.context.drawLinearGradient(
                gradient([red, blue], [0, 1]), start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: options)
            return [5, 15, 25].map { canvas.pixel($0, 0).alpha }
        }
        #expect(alphas([]) == [0, 255, 0])
        #expect(alphas(.drawsBeforeStartLocation) == [255, 255, 0])
        #expect(alphas(.drawsAfterEndLocation) == [0, 255, 255])
        #expect(alphas([.drawsBeforeStartLocation, .drawsAfterEndLocation]) == [255, 255, 255])
    }

    @Test func locationsNeedNotBeSorted() {
        let shuffled = gradient([blue, red], [1, 0])
        #expect(shuffled.stops.map(\.location) == [0, 1] && shuffled.stops[0].color == red)
        #expect(gradient([red, blue], [0.5, 1]).color(at: 0.2) == red.rgba)
    }

    @Test func radialGradientsFadeFromTheCenter() {
        let canvas = Canvas(41, 41)
        canvas.context.drawRadialGradient(
            gradient([red, blue], [0, 1]), startCenter: CGPoint(x: 20.5, y: 20.5), startRadius: 0,
            endCenter: CGPoint(x: 20.5, y: 20.5), endRadius: 20, options: [])
        #expect(canvas.pixel(20, 20).isClose(to: Pixel(255, 0, 0), within: 8))
        #expect(canvas.pixel(30, 20).isClose(to: Pixel(128, 0, 128), within: 8))
        #expect(canvas.pixel(0, 0).alpha == 0)
    }

    @Test func conicGradientsGoAround() {
        let canvas = Canvas(40, 40)
        canvas.context.drawConicGradient(gradient([red, blue], [0, 1]), center: CGPoint(x: 20, y: 20), angle: 0)
        #expect(canvas.pixel(38, 21).isClose(to: Pixel(255, 0, 0), within: 6))
        #expect(canvas.pixel(2, 20).isClose(to: Pixel(128, 0, 128), within: 4))
        #expect(canvas.pixel(38, 18).isClose(to: Pixel(0, 0, 255), within: 6))
    }

    @Test func transparencyIsNotDarkened() {
        let canvas = Canvas(100, 1, background: CGColor(gray: 1, alpha: 1))
        let clear = red.copy(alpha: 0)!
        canvas.context.drawLinearGradient(
            gradient([red, clear], [0, 1]), start: CGPoint(x: 0, y: 0), end: CGPoint(x: 100, y: 0), options: [])
        #expect(canvas.pixel(50, 0).isClose(to: Pixel(255, 128, 128), within: 2))
    }
}
