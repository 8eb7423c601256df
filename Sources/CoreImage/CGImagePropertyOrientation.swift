import CoreGraphics

/// How a picture's first row and column lie to its top and left, as EXIF counts it.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

extension CIImage {
    /// The picture as one with this orientation is shown, its lower left at the origin.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { oriented(forExifOrientation: Int32(orientation.rawValue)) }
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        orientationTransform(forExifOrientation: Int32(orientation.rawValue))
    }
}
