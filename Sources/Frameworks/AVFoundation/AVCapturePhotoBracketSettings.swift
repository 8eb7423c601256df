import QuinceCoreMedia
import UIKit

/// Several photos at once, each exposed in its own way.
open class AVCapturePhotoBracketSettings: AVCapturePhotoSettings, @unchecked Sendable {
    public let bracketedSettings: [AVCaptureBracketedStillImageSettings]
    open var isLensStabilizationEnabled = false
    private let rawType: OSType
    private let rawFile: AVFileType?
    public init(
        rawPixelFormatType: OSType, rawFileType: AVFileType?, processedFormat: [String: Any]?, processedFileType: AVFileType?,
        bracketedSettings: [AVCaptureBracketedStillImageSettings]
    ) {
        (self.bracketedSettings, rawType, rawFile) = (bracketedSettings, rawPixelFormatType, rawFileType)
        super.init(format: processedFormat)
    }
    public convenience init(
        rawPixelFormatType: OSType, processedFormat: [String: Any]?, bracketedSettings: [AVCaptureBracketedStillImageSettings]
    ) {
        self.init(
            rawPixelFormatType: rawPixelFormatType, rawFileType: nil, processedFormat: processedFormat, processedFileType: nil,
            bracketedSettings: bracketedSettings)
    }
    open override var rawPhotoPixelFormatType: OSType { rawType }
}

/// Tells whether a photo can be taken at once. There is no camera: the session's not running is all there is to tell.
open class AVCapturePhotoOutputReadinessCoordinator: NSObject, @unchecked Sendable {
    public let photoOutput: AVCapturePhotoOutput
    open weak var delegate: (any AVCapturePhotoOutputReadinessCoordinatorDelegate)?
    private var tracked: Set<Int64> = []
    public init(photoOutput: AVCapturePhotoOutput) { self.photoOutput = photoOutput }
    open var captureReadiness: AVCapturePhotoOutput.CaptureReadiness { .sessionNotRunning }
    open func startTrackingCaptureRequest(using settings: AVCapturePhotoSettings) { tracked.insert(settings.uniqueID) }
    open func stopTrackingCaptureRequest(using settingsUniqueID: Int64) { tracked.remove(settingsUniqueID) }
}

@preconcurrency public protocol AVCapturePhotoOutputReadinessCoordinatorDelegate: NSObjectProtocol {
    func readinessCoordinator(
        _ coordinator: AVCapturePhotoOutputReadinessCoordinator, captureReadinessDidChange captureReadiness: AVCapturePhotoOutput.CaptureReadiness)
        throws(Unimplemented)
}
extension AVCapturePhotoOutputReadinessCoordinatorDelegate {
    public func readinessCoordinator(
        _ coordinator: AVCapturePhotoOutputReadinessCoordinator, captureReadinessDidChange captureReadiness: AVCapturePhotoOutput.CaptureReadiness
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("readinessCoordinator:captureReadinessDidChange:", on: self, [coordinator, captureReadiness.rawValue])
    }
}

extension AVCapturePhotoOutput {
    public enum CaptureReadiness: Int, Sendable {
        case sessionNotRunning = 0, ready, notReadyMomentarily, notReadyWaitingForCapture, notReadyWaitingForProcessing
    }
    public var captureReadiness: CaptureReadiness { .sessionNotRunning }
    public class func isBayerRAWPixelFormat(_ pixelFormat: OSType) -> Bool { [0x6267_6734, 0x7267_6734, 0x6272_6734, 0x6762_6734].contains(pixelFormat) }
    public class func isAppleProRAWPixelFormat(_ pixelFormat: OSType) -> Bool { pixelFormat == 0x6C36_3472 }
    public func supportedPhotoCodecTypes(for fileType: AVFileType) -> [AVVideoCodecType] { [] }
    public func supportedPhotoPixelFormatTypes(for fileType: AVFileType) -> [NSNumber] { [] }
    public func supportedRawPhotoPixelFormatTypes(for fileType: AVFileType) -> [NSNumber] { [] }
    public var isAutoRedEyeReductionSupported: Bool { false }
    public var isLensStabilizationDuringBracketedCaptureSupported: Bool { false }
    public var isZeroShutterLagSupported: Bool { false }
    public var isResponsiveCaptureSupported: Bool { false }
    public var isFastCapturePrioritizationSupported: Bool { false }
    public var isAutoDeferredPhotoDeliverySupported: Bool { false }
    public var isVirtualDeviceFusionSupported: Bool { false }
    public var isFlashScene: Bool { false }
    public var isStillImageStabilizationScene: Bool { false }
    public var availableLivePhotoVideoCodecTypes: [AVVideoCodecType] { [] }
}

extension AVCapturePhotoSettings {
    /// The same settings under a number of their own.
    public convenience init(from photoSettings: AVCapturePhotoSettings) {
        self.init(format: photoSettings.format)
        flashMode = photoSettings.flashMode
        isAutoRedEyeReductionEnabled = photoSettings.isAutoRedEyeReductionEnabled
        isHighResolutionPhotoEnabled = photoSettings.isHighResolutionPhotoEnabled
        photoQualityPrioritization = photoSettings.photoQualityPrioritization
        isDepthDataDeliveryEnabled = photoSettings.isDepthDataDeliveryEnabled
        livePhotoMovieFileURL = photoSettings.livePhotoMovieFileURL
        previewPhotoFormat = photoSettings.previewPhotoFormat
        metadata = photoSettings.metadata
    }
    public convenience init(rawPixelFormatType: OSType) { self.init(format: nil) }
    public convenience init(rawPixelFormatType: OSType, processedFormat: [String: Any]?) { self.init(format: processedFormat) }
    public convenience init(
        rawPixelFormatType: OSType, rawFileType: AVFileType?, processedFormat: [String: Any]?, processedFileType: AVFileType?
    ) { self.init(format: processedFormat) }
    public var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [.jpeg] }
}

/// How a camera's lens bends a picture. No photo is taken, so none is told.
open class AVCameraCalibrationData: NSObject, @unchecked Sendable {
    override init() {}
    open var intrinsicMatrixReferenceDimensions: CGSize { .zero }
    open var pixelSize: Float { 0 }
    open var lensDistortionLookupTable: Data? { nil }
    open var inverseLensDistortionLookupTable: Data? { nil }
    open var lensDistortionCenter: CGPoint { .zero }
}
