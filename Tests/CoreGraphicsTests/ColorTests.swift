import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

@Suite struct ColorTests {
    @Test func displayP3GreenLiesOutsideSRGB() {
        let space = CGColorSpace(name: CGColorSpace.displayP3)!
        let green = CGColor(colorSpace: space, components: [0, 1, 0, 1])!
        let extended = green.converted(to: CGColorSpace(name: CGColorSpace.extendedSRGB)!, intent: .defaultIntent, options: nil)!
        // Apple's own conversion gives (-0.5116, 1.0183, -0.3107).
        let values = extended.components!
        #expect(abs(values[0] + 0.5116) < 0.001 && abs(values[1] - 1.0183) < 0.001 && abs(values[2] + 0.3107) < 0.001)
        #expect(green.rgba == SIMD4(0, 1, 0, 1))
    }

    @Test func graysAreTheSameInEveryRGBSpace() {
        for name in [CGColorSpace.displayP3, CGColorSpace.sRGB, CGColorSpace.extendedSRGB] {
            let gray = CGColor(colorSpace: CGColorSpace(name: name)!, components: [0.3, 0.3, 0.3, 1])!
            for channel in 0..<3 { #expect(abs(gray.rgba[channel] - 0.3) < 1e-6) }
        }
    }

    @Test func conversionThereAndBackChangesNothing() {
        var random = SeededGenerator(10)
        let names = [
            CGColorSpace.displayP3, CGColorSpace.linearSRGB, CGColorSpace.adobeRGB1998, CGColorSpace.extendedLinearSRGB,
        ]
        for name in names {
            for _ in 0..<50 {
                let (red, green, blue) = (random.number(0...1), random.number(0...1), random.number(0...1))
                let color = CGColor(red: red, green: green, blue: blue, alpha: 0.5)
                let there = color.converted(to: CGColorSpace(name: name)!, intent: .defaultIntent, options: nil)!
                let back = there.converted(to: color.colorSpace!, intent: .defaultIntent, options: nil)!
                for (before, after) in zip(color.components!, back.components!) { #expect(abs(before - after) < 1e-4) }
            }
        }
    }

    @Test func constantsAndCopies() {
        #expect(CGColor.white.components == [1, 1] && CGColor.clear.alpha == 0)
        let half = CGColor(red: 1, green: 0, blue: 0, alpha: 1).copy(alpha: 0.5)!
        #expect(half.components == [1, 0, 0, 0.5] && half.numberOfComponents == 4)
        #expect(half == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(half != CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 0.5]))
        #expect(CGColorSpace(name: "nonsense" as CFString) == nil)
        #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
    }

    @Test func colorLiteralsMakeThem() {
        let color: CGColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(color == CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    }
}
