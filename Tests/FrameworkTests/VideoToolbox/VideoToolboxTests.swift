import QuinceVideoToolbox
import Testing
import UIKit

/// As apps make pictures of camera frames.
@Suite struct VideoToolboxTests {
    private func buffer(_ format: OSType, height: Int = 1) throws -> CVPixelBuffer {
        var made: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 2, height, format, nil, &made) == kCVReturnSuccess)
        return try #require(made)
    }

    @Test("a buffer of blue, green, red and alpha becomes a picture") func pictures() throws {
        let buffer = try buffer(kCVPixelFormatType_32BGRA)
        CVPixelBufferLockBaseAddress(buffer, [])
        let bytes = try #require(CVPixelBufferGetBaseAddress(buffer))
        for (index, byte) in [UInt8(10), 20, 250, 255, 200, 100, 50, 255].enumerated() { bytes.storeBytes(of: byte, toByteOffset: index, as: UInt8.self) }
        CVPixelBufferUnlockBaseAddress(buffer, [])
        var picture: CGImage?
        #expect(VTCreateCGImageFromCVPixelBuffer(buffer, options: nil, imageOut: &picture) == noErr)
        let image = try #require(picture)
        #expect(image.width == 2 && image.height == 1)
        let context = CGContext(
            data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 1))
        let drawn: CGImage = try #require(context?.makeImage())
        let data: Data = try #require(drawn.dataProvider?.data as Data?)
        // A context's pictures here have blue first in memory, whatever it was made with.
        let isBlueFirst: Bool = drawn.bitmapInfo.contains(.byteOrder32Little)
        #expect(Array(data.prefix(8)) == (isBlueFirst ? [10, 20, 250, 255, 200, 100, 50, 255] : [250, 20, 10, 255, 50, 100, 200, 255]))
    }

    @Test("other formats have no picture, and nothing encodes or decodes") func refusals() throws {
        var picture: CGImage?
        let planes = try buffer(kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, height: 2)
        #expect(VTCreateCGImageFromCVPixelBuffer(planes, options: nil, imageOut: &picture) == kVTPixelTransferNotSupportedErr && picture == nil)
        var session: VTCompressionSession?
        let status = VTCompressionSessionCreate(
            allocator: nil, width: 640, height: 480, codecType: kCMVideoCodecType_H264, encoderSpecification: nil, imageBufferAttributes: nil,
            compressedDataAllocator: nil, outputCallback: nil, refcon: nil, compressionSessionOut: &session)
        #expect(status == kVTCouldNotFindVideoEncoderErr && session == nil && !VTIsHardwareDecodeSupported(kCMVideoCodecType_H264))
    }
}
