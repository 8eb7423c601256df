import QuinceCoreMedia
import UIKit

/// The codec of pictures, before codecs had a type of their own.
public let AVVideoCodecJPEG: String = "jpeg"

/// Pictures from a camera, as before `AVCapturePhotoOutput`. There is no camera: each is refused.
open class AVCaptureStillImageOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() { super.init() }
    open var outputSettings: [String: Any] = [:]
    open var availableImageDataCVPixelFormatTypes: [NSNumber] { [] }
    open var availableImageDataCodecTypes: [AVVideoCodecType] { [] }
    open var isStillImageStabilizationSupported: Bool { false }
    open var automaticallyEnablesStillImageStabilizationWhenAvailable = true
    open var isCapturingStillImage: Bool { false }
    open var isHighResolutionStillImageOutputEnabled = false

    open func captureStillImageAsynchronously(
        from connection: AVCaptureConnection, completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
    ) {
        ServiceReply.send { handler(nil, AVError(.deviceNotConnected)) }
    }

    /// Nil: no buffer holds a picture.
    open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}
