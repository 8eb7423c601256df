import QuinceCoreVideo
import UIKit

extension MLFeatureValue {
    public struct ImageOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The part of the picture that is taken, a rectangle from 0 to 1 with the origin at the lower left.
        public static let cropRect = ImageOption(rawValue: "MLFeatureValueImageOptionCropRect")
        /// How a part of other proportions fills the buffer, by the numbers of `VNImageCropAndScaleOption`. Without it the part is stretched.
        public static let cropAndScale = ImageOption(rawValue: "MLFeatureValueImageOptionCropAndScale")
    }

    /// The picture drawn into a buffer of that size and format. Throws for a format that nothing is drawn into.
    public convenience init(cgImage: CGImage, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: OSType, options: [ImageOption: Any]? = nil) throws {
        let size = CGSize(width: cgImage.width, height: cgImage.height)
        let whole: CGRect = ImagePlacement.frame(
            of: size, crop: ImagePlacement.crop(options?[.cropRect]), mode: (options?[.cropAndScale] as? NSNumber)?.intValue,
            in: CGSize(width: pixelsWide, height: pixelsHigh))
        self.init(pixelBuffer: try ImagePlacement.buffer(cgImage, whole, pixelsWide, pixelsHigh, pixelFormatType))
    }

    public convenience init(cgImage: CGImage, constraint: MLImageConstraint, options: [ImageOption: Any]? = nil) throws {
        try self.init(
            cgImage: cgImage, pixelsWide: constraint.pixelsWide, pixelsHigh: constraint.pixelsHigh, pixelFormatType: constraint.pixelFormatType,
            options: options)
    }

    /// Throws where the file holds no picture.
    public convenience init(imageAt url: URL, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: OSType, options: [ImageOption: Any]? = nil) throws {
        guard let image = UIImage(contentsOfFile: url.path)?.cgImage else { throw MLModelError(.io).asError("\(url.lastPathComponent) holds no picture.") }
        try self.init(cgImage: image, pixelsWide: pixelsWide, pixelsHigh: pixelsHigh, pixelFormatType: pixelFormatType, options: options)
    }

    public convenience init(imageAt url: URL, constraint: MLImageConstraint, options: [ImageOption: Any]? = nil) throws {
        try self.init(
            imageAt: url, pixelsWide: constraint.pixelsWide, pixelsHigh: constraint.pixelsHigh, pixelFormatType: constraint.pixelFormatType,
            options: options)
    }
}

/// The place of a picture in the buffer that a model takes.
enum ImagePlacement {
    static func crop(_ option: Any?) -> CGRect {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        let written: CGRect = (option as? CGRect) ?? (option as? NSValue)?.cgRectValue ?? unit
        let inside: CGRect = written.intersection(unit)
        return inside.isNull || inside.isEmpty ? unit : inside
    }

    /// The frame of the whole picture, of which `crop` fills the buffer: its middle (0), all of it with bars (1), or stretched.
    static func frame(of size: CGSize, crop: CGRect, mode: Int?, in target: CGSize) -> CGRect {
        var scale = CGSize(width: target.width / (size.width * crop.width), height: target.height / (size.height * crop.height))
        if mode == 0 { scale = CGSize(width: max(scale.width, scale.height), height: max(scale.width, scale.height)) }
        if mode == 1 { scale = CGSize(width: min(scale.width, scale.height), height: min(scale.width, scale.height)) }
        let whole = CGSize(width: size.width * scale.width, height: size.height * scale.height)
        return CGRect(
            x: target.width / 2 - whole.width * crop.midX, y: target.height / 2 - whole.height * crop.midY, width: whole.width, height: whole.height)
    }

    static func buffer(_ image: CGImage, _ frame: CGRect, _ width: Int, _ height: Int, _ format: OSType) throws -> CVPixelBuffer {
        var made: CVPixelBuffer?
        let isGray: Bool = format == kCVPixelFormatType_OneComponent8
        let layouts: [OSType: UInt32] = [
            kCVPixelFormatType_OneComponent8: CGImageAlphaInfo.none.rawValue,
            kCVPixelFormatType_32ARGB: CGImageAlphaInfo.noneSkipFirst.rawValue | CGBitmapInfo.byteOrder32Big.rawValue,
            kCVPixelFormatType_32BGRA: CGImageAlphaInfo.noneSkipFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
        ]
        guard let layout = layouts[format], CVPixelBufferCreate(nil, width, height, format, nil, &made) == kCVReturnSuccess, let made,
            let context = CGContext(
                data: CVPixelBufferGetBaseAddress(made), width: width, height: height, bitsPerComponent: 8,
                bytesPerRow: CVPixelBufferGetBytesPerRow(made), space: isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: layout)
        else { throw MLModelError(.parameters).asError("No picture of this size and format is made.") }
        context.draw(image, in: frame)
        return made
    }
}
