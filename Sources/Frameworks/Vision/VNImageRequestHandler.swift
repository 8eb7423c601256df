import UIKit
@_exported import QuinceImageIO

public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
    public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

/// Looks for things in one picture. It finds nothing: each request hears that it is not supported, and `perform` throws that.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
    public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
    public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
    public init(url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
    public init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    open func perform(_ requests: [VNRequest]) throws { try VNRefusal.refuse(requests) }
}

/// The same for a row of pictures.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open func perform(_ requests: [VNRequest], on image: CGImage) throws { try VNRefusal.refuse(requests) }
    open func perform(_ requests: [VNRequest], on image: CIImage) throws { try VNRefusal.refuse(requests) }
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws { try VNRefusal.refuse(requests) }
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation) throws { try VNRefusal.refuse(requests) }
}

enum VNRefusal {
    static func refuse(_ requests: [VNRequest]) throws {
        guard !requests.isEmpty else { return }
        let error = VNError(.unsupportedRequest).asError("Nothing is recognised in pictures here.")
        for request in requests { request.completionHandler?(request, error) }
        throw error
    }
}
