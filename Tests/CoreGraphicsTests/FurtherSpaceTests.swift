import CoreGraphics
import Foundation
import Testing

@Suite("Colour spaces of tables and of Lab, and bytes by callbacks") struct FurtherSpaceTests {
    @Test("components of an indexed space are numbers of its colours") func indexed() throws {
        let table: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255]
        let space = try #require(CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 2, colorTable: table))
        #expect(space.model == .indexed && space.numberOfComponents == 1 && space.baseColorSpace?.model == .rgb && space.colorTable == table)
        let green = try #require(CGColor(colorSpace: space, components: [1, 1]))
        let shown = try #require(green.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil))
        #expect(shown.components == [0, 1, 0, 1])
        let blue = CGColor(srgbRed: 0.1, green: 0.1, blue: 0.9, alpha: 1)
        #expect(blue.converted(to: space, intent: .defaultIntent, options: nil)?.components?.first == 2)
        #expect(CGColorSpace(indexedBaseSpace: space, last: 1, colorTable: table) == nil)
        #expect(CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 256, colorTable: table) == nil)
    }

    @Test("white and red in Lab") func lab() throws {
        let white: [CGFloat] = [0.95047, 1, 1.08883]
        let space = try #require(CGColorSpace(labWhitePoint: white, blackPoint: nil, range: nil))
        #expect(space.model == .lab && space.numberOfComponents == 3)
        let red = try #require(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).converted(to: space, intent: .defaultIntent, options: nil)?.components)
        #expect(abs(red[0] - 53.24) < 0.1 && abs(red[1] - 80.09) < 0.1 && abs(red[2] - 67.2) < 0.1)
        let color = try #require(CGColor(colorSpace: space, components: [100, 0, 0, 1]))
        let shown = try #require(color.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)?.components)
        #expect(shown.allSatisfy { abs($0 - 1) < 0.001 })
    }

    @Test("a space has relatives with linear light and with colours beyond it") func relatives() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        #expect(CGColorSpaceCreateLinearized(space)?.name as String? == CGColorSpace.linearDisplayP3 as String)
        #expect(CGColorSpaceCreateExtendedLinearized(space)?.name as String? == CGColorSpace.extendedLinearDisplayP3 as String)
        let extended = try #require(CGColorSpaceCreateExtended(space))
        #expect(CGColorSpaceUsesExtendedRange(extended) && !CGColorSpaceUsesExtendedRange(space))
        #expect(CGColorSpaceCreateCopyWithStandardRange(extended) == space && CGColorSpaceCreateLinearized(CGColorSpaceCreateDeviceCMYK()) == nil)
    }

    private final class Source {
        var bytes: [UInt8] = [1, 2, 3, 4, 5]
        var isReleased = false
    }

    @Test("bytes are asked for when they are needed, and the caller hears that they are") func providers() throws {
        let source = Source()
        let info = Unmanaged.passUnretained(source).toOpaque()
        var functions = CGDataProviderSequentialCallbacks()
        functions.getBytes = { info, room, count in
            guard let info else { return 0 }
            let source = Unmanaged<Source>.fromOpaque(info).takeUnretainedValue()
            let part: ArraySlice<UInt8> = source.bytes.prefix(min(count, 2))
            part.withUnsafeBytes { room.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(room), byteCount: part.count) }
            source.bytes.removeFirst(part.count)
            return part.count
        }
        functions.releaseInfo = { info in if let info { Unmanaged<Source>.fromOpaque(info).takeUnretainedValue().isReleased = true } }
        let provider = try #require(CGDataProvider(sequentialInfo: info, callbacks: &functions))
        #expect(source.bytes.count == 5 && provider.data as Data? == Data([1, 2, 3, 4, 5]) && source.isReleased)
    }

    @Test("a context gives its caller's pixels back when it is gone") func release() {
        var isReleased = false
        let pixels = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16)
        defer { pixels.deallocate() }
        withExtendedLifetime(
            CGContext(
                data: pixels, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue, releaseCallback: { _, data in isReleased = data == pixels }, releaseInfo: nil)
        ) { #expect($0 != nil && !isReleased) }
        #expect(isReleased)
    }
}
