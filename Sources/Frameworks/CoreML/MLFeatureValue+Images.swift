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
