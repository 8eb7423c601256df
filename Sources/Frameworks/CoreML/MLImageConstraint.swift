import ObjectRuntime
import QuinceCoreVideo

/// The size and format of the images that a model takes or gives.
open class MLImageConstraint: NSObject, @unchecked Sendable {
    public let pixelsHigh: Int
    public let pixelsWide: Int
    public let pixelFormatType: OSType

    init(_ feature: CompiledModel.Feature) {
        (pixelsHigh, pixelsWide) = (feature.height, feature.width)
        pixelFormatType = feature.isGray ? kCVPixelFormatType_OneComponent8 : kCVPixelFormatType_32BGRA
    }
}
