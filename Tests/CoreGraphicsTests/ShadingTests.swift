import Foundation
import Testing

@testable import CoreGraphics

@Suite("Shadings, colour spaces and copies of images")
struct ShadingTests {
    private func picture(_ draw: (CGContext) -> Void) -> CGImage? {
        let context = CGContext(bitmapWidth: 20, height: 20)!
        draw(context)
        return context.makeImage()
    }

    private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> UInt32 {
        guard let bitmap = image?.bitmap else { return 0 }
        return (bitmap.pixels + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)[x]
    }

    @Test("a shading has its function's colours along its line, and goes on beyond its ends where it is asked to")
    func axialShadings() throws {
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, input, output in
                (output[0], output[1], output[2], output[3]) = (input[0], 0, 1 - input[0], 1)
            }, releaseInfo: nil)
        let function = try #require(
            CGFunction(info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4, range: [0, 1, 0, 1, 0, 1, 0, 1], callbacks: &callbacks))
        func drawn(extends: Bool) throws -> CGImage? {
            let shading = try #require(
                CGShading(
                    axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), function: function,
                    extendStart: extends, extendEnd: extends))
            return picture { $0.drawShading(shading) }
        }
        let extended = try drawn(extends: true), cut = try drawn(extends: false)
        #expect(pixel(extended, 1, 10) == 0xFF00_00FF && pixel(extended, 18, 10) == 0xFFFF_0000)
        #expect(pixel(cut, 1, 10) == 0 && pixel(cut, 18, 10) == 0)
        let red = Int(pixel(cut, 10, 10) >> 16 & 255)
        #expect(abs(red - 134) < 8)
        // A function of another number of outputs makes none.
        #expect(CGShading(axialSpace: CGColorSpaceCreateDeviceCMYK(), start: .zero, end: .zero, function: function, extendStart: true, extendEnd: true) != nil)
        #expect(CGShading(axialSpace: CGColorSpaceCreateDeviceGray(), start: .zero, end: .zero, function: function, extendStart: true, extendEnd: true) == nil)
    }

    @Test("colours of a range become transparent")
    func maskingColors() throws {
        let image = picture { context in
            context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        let masked = try #require(image?.copy(maskingColorComponents: [240, 255, 240, 255, 240, 255]))
        #expect(pixel(masked, 15, 10) == 0 && pixel(masked, 5, 10) == 0xFFFF_0000)
        #expect(image?.copy(maskingColorComponents: [0, 1]) == nil)
    }

    @Test(
        "spaces of further standards are made by name, and colours come back from them",
        arguments: [
            "kCGColorSpaceITUR_709", "kCGColorSpaceITUR_2020", "kCGColorSpaceExtendedLinearDisplayP3", "kCGColorSpaceGenericRGBLinear",
            "kCGColorSpaceExtendedLinearITUR_2020",
        ])
    func standardSpaces(name: String) throws {
        let space = try #require(CGColorSpace(name: name as CFString))
        #expect(space.name == name as CFString && space.numberOfComponents == 3 && space.supportsOutput)
        let color = CGColor(red: 0.2, green: 0.5, blue: 0.7, alpha: 1)
        let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
        let back = try #require(there.converted(to: CGColorSpace(name: CGColorSpace.sRGB)!, intent: .defaultIntent, options: nil))
        for (a, b) in zip(color.components ?? [], back.components ?? []) { #expect(abs(a - b) < 0.001) }
    }

    @Test("the functions of C make and ask the same geometry")
    func geometryFunctions() {
        #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(CGRectGetMaxX(CGRectMake(1, 2, 3, 4)) == 4 && CGRectGetMidY(CGRectMake(1, 2, 3, 4)) == 4)
        #expect(CGPointApplyAffineTransform(CGPointMake(1, 1), CGAffineTransformMakeScale(2, 3)) == CGPoint(x: 2, y: 3))
        var rect = CGRect.zero
        #expect(CGRectMakeWithDictionaryRepresentation(CGRectCreateDictionaryRepresentation(CGRectMake(1, 2, 3, 4)), &rect) && rect == CGRectMake(1, 2, 3, 4))
    }

    @Test("types have numbers of their own")
    func typeNumbers() {
        #expect(CFGetTypeID(CGColor(gray: 0, alpha: 1)) == CGColor.typeID)
        #expect(CGColor.typeID != CGImage.typeID)
    }

    @Test("inks are drawn as the device shows them")
    func inks() {
        let image = picture { context in
            context.setFillColor(cyan: 1, magenta: 0, yellow: 0, black: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(pixel(image, 3, 3) == 0xFF00_FFFF)
        #expect(CGColor(genericCMYKCyan: 0, magenta: 1, yellow: 0, black: 0, alpha: 1).colorSpace?.name == CGColorSpace.genericCMYK)
    }
}
