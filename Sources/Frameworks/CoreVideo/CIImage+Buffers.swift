import CoreImage
import UIKit

extension CIImage {
    /// A recipe that begins with the pixels of a buffer, as they are now. Formats of depth are shown in grey, near ones light.
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) { self.init(cvImageBuffer: imageBuffer, options: nil) }
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer, options: [CIImageOption: Any]? = nil) {
        guard let picture = imageBuffer.picture else { preconditionFailure("a buffer of a format that is made has a picture") }
        self.init(cgImage: picture, options: options)
    }
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) { self.init(cvImageBuffer: pixelBuffer, options: nil) }
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]? = nil) {
        self.init(cvImageBuffer: pixelBuffer, options: options)
    }
}

extension CVBuffer {
    /// The pixels as a picture.
    package var picture: CGImage? {
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        for y in 0..<height {
            let row = memory + y * bytesPerRow
            for x in 0..<width {
                let place = (y * width + x) * 4
                let source: [UInt8]
                switch format {
                case kCVPixelFormatType_32BGRA: source = bytes(row, x, [2, 1, 0, 3])
                case kCVPixelFormatType_32ARGB: source = bytes(row, x, [1, 2, 3, 0])
                case kCVPixelFormatType_32RGBA: source = bytes(row, x, [0, 1, 2, 3])
                case kCVPixelFormatType_OneComponent8: source = gray(Float(row.load(fromByteOffset: x, as: UInt8.self)) / 255)
                case kCVPixelFormatType_DepthFloat32: source = gray(1 / (1 + max(0, row.load(fromByteOffset: x * 4, as: Float.self))))
                default: source = gray(0)
                }
                for index in 0..<4 { pixels[place + index] = source[index] }
            }
        }
        return pixels.withUnsafeMutableBytes { bytes in
            CGContext(
                data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?.makeImage()
        }
    }
    private func bytes(_ row: UnsafeMutableRawPointer, _ x: Int, _ order: [Int]) -> [UInt8] {
        order.map { row.load(fromByteOffset: x * 4 + $0, as: UInt8.self) }
    }
    private func gray(_ value: Float) -> [UInt8] {
        let byte = UInt8(max(0, min(255, value * 255)))
        return [byte, byte, byte, 255]
    }
}

extension CIImageOption {
    public static let auxiliaryDepth = CIImageOption(rawValue: "kCIImageAuxiliaryDepth")
    public static let auxiliaryDisparity = CIImageOption(rawValue: "kCIImageAuxiliaryDisparity")
    public static let auxiliaryPortraitEffectsMatte = CIImageOption(rawValue: "kCIImageAuxiliaryPortraitEffectsMatte")
    public static let auxiliarySemanticSegmentationSkinMatte = CIImageOption(rawValue: "kCIImageAuxiliarySemanticSegmentationSkinMatte")
    public static let auxiliarySemanticSegmentationHairMatte = CIImageOption(rawValue: "kCIImageAuxiliarySemanticSegmentationHairMatte")
    public static let auxiliarySemanticSegmentationTeethMatte = CIImageOption(rawValue: "kCIImageAuxiliarySemanticSegmentationTeethMatte")
    public static let auxiliarySemanticSegmentationGlassesMatte = CIImageOption(rawValue: "kCIImageAuxiliarySemanticSegmentationGlassesMatte")
}
extension CIImageRepresentationOption {
    public static let depthImage = CIImageRepresentationOption(rawValue: "kCIImageRepresentationDepthImage")
    public static let disparityImage = CIImageRepresentationOption(rawValue: "kCIImageRepresentationDisparityImage")
    public static let portraitEffectsMatteImage = CIImageRepresentationOption(rawValue: "kCIImageRepresentationPortraitEffectsMatteImage")
    public static let semanticSegmentationSkinMatteImage = CIImageRepresentationOption(
        rawValue: "kCIImageRepresentationSemanticSegmentationSkinMatteImage")
    public static let semanticSegmentationHairMatteImage = CIImageRepresentationOption(
        rawValue: "kCIImageRepresentationSemanticSegmentationHairMatteImage")
    public static let semanticSegmentationTeethMatteImage = CIImageRepresentationOption(
        rawValue: "kCIImageRepresentationSemanticSegmentationTeethMatteImage")
}
extension CIContext {
    /// Nil: pictures are not encoded as HEIF.
    public func heifRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { nil }
}
