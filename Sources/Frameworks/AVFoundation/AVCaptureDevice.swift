import QuinceCoreMedia
import UIKit

public enum AVAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }

/// A camera or a microphone. There is none, as in a simulator: nothing is ever found, and there are no objects of this class.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    public enum Position: Int, Sendable { case unspecified = 0, back, front }
    public enum FlashMode: Int, Sendable { case off = 0, on, auto }
    public enum TorchMode: Int, Sendable { case off = 0, on, auto }
    public enum FocusMode: Int, Sendable { case locked = 0, autoFocus, continuousAutoFocus }
    public enum ExposureMode: Int, Sendable { case locked = 0, autoExpose, continuousAutoExposure, custom }
    public enum WhiteBalanceMode: Int, Sendable { case locked = 0, autoWhiteBalance, continuousAutoWhiteBalance }
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
        public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    }

    /// Finds devices. The list is empty.
    open class DiscoverySession: NSObject, @unchecked Sendable {
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
        open var devices: [AVCaptureDevice] { [] }
        open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
    }

    /// A way in which a device takes pictures.
    open class Format: NSObject, @unchecked Sendable {
        open var mediaType: AVMediaType { .video }
        open var formatDescription: CMFormatDescription { preconditionFailure("there is no device") }
        open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
        open var isMultiCamSupported: Bool { false }
        open var videoMaxZoomFactor: CGFloat { 1 }
        open var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
        open var videoFieldOfView: Float { 0 }
        open var isVideoBinned: Bool { false }
        open var isVideoHDRSupported: Bool { false }
        open var isHighestPhotoQualitySupported: Bool { false }
        open var isPortraitEffectSupported: Bool { false }
        open var isCenterStageSupported: Bool { false }
        open var supportedDepthDataFormats: [Format] { [] }
        open var minExposureDuration: CMTime { .invalid }
        open var maxExposureDuration: CMTime { .invalid }
        open var highResolutionStillImageDimensions: CMVideoDimensions { CMVideoDimensions() }
        open func isVideoStabilizationModeSupported(_ videoStabilizationMode: AVCaptureVideoStabilizationMode) -> Bool { false }
        open var minISO: Float { 0 }
        open var maxISO: Float { 0 }
        override init() {}
    }

    /// No code makes one: there is no device.
    override init() {}

    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }
    @available(iOS, deprecated: 10.0)
    open class func devices() -> [AVCaptureDevice] { [] }
    @available(iOS, deprecated: 10.0)
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    public convenience init?(uniqueID deviceUniqueID: String) { return nil }

    private static var answers: CaptureAnswers { AppServices.object { CaptureAnswers() } }

    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        answers.isAllowed(mediaType) ? .authorized : .notDetermined
    }

    /// The user allows it; the app's Info.plist must say why it asks.
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) {
        answers.allow(mediaType)
        ServiceReply.send { handler(true) }
    }
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        answers.allow(mediaType)
        return true
    }

    open var uniqueID: String { "" }
    open var modelID: String { "" }
    open var localizedName: String { "" }
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    open var position: Position { .unspecified }
    open var isConnected: Bool { false }
    open var formats: [Format] { [] }
    open var activeFormat: Format {
        get { Format() }
        set {}
    }
    open var activeVideoMinFrameDuration: CMTime {
        get { .invalid }
        set {}
    }
    open var activeVideoMaxFrameDuration: CMTime {
        get { .invalid }
        set {}
    }
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
    open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
    open func unlockForConfiguration() {}
    open var hasFlash: Bool { false }
    open var isFlashAvailable: Bool { false }
    open var hasTorch: Bool { false }
    open var isTorchAvailable: Bool { false }
    open var isTorchActive: Bool { false }
    open var torchLevel: Float { 0 }
    open var torchMode: TorchMode {
        get { .off }
        set {}
    }
    open var flashMode: FlashMode {
        get { .off }
        set {}
    }
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }
    open var focusMode: FocusMode {
        get { .locked }
        set {}
    }
    open var isFocusPointOfInterestSupported: Bool { false }
    open var focusPointOfInterest: CGPoint {
        get { .zero }
        set {}
    }
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    open var isAdjustingFocus: Bool { false }
    open var isSmoothAutoFocusSupported: Bool { false }
    open var isSmoothAutoFocusEnabled: Bool {
        get { false }
        set {}
    }
    open var exposureMode: ExposureMode {
        get { .locked }
        set {}
    }
    open var isExposurePointOfInterestSupported: Bool { false }
    open var exposurePointOfInterest: CGPoint {
        get { .zero }
        set {}
    }
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
    open var whiteBalanceMode: WhiteBalanceMode {
        get { .locked }
        set {}
    }
    open var isSubjectAreaChangeMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    open var isLowLightBoostSupported: Bool { false }
    open var automaticallyEnablesLowLightBoostWhenAvailable: Bool {
        get { false }
        set {}
    }
    open var videoZoomFactor: CGFloat {
        get { 1 }
        set {}
    }
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    open var isRampingVideoZoom: Bool { false }
    open var isVirtualDevice: Bool { false }
    open var constituentDevices: [AVCaptureDevice] { [] }
    open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
    open var dualCameraSwitchOverVideoZoomFactor: CGFloat { 1 }
    open var systemPressureState: SystemPressureState { SystemPressureState() }
    open var activeDepthDataFormat: Format? {
        get { nil }
        set {}
    }
    open var lensAperture: Float { 0 }
    open var lensPosition: Float { 0 }
    open var iso: Float { 0 }
    open var exposureDuration: CMTime { .invalid }
    open var exposureTargetBias: Float { 0 }
    open var exposureTargetOffset: Float { 0 }
    open var minExposureTargetBias: Float { 0 }
    open var maxExposureTargetBias: Float { 0 }
    open var isAdjustingExposure: Bool { false }
    open var isAdjustingWhiteBalance: Bool { false }
    open var isSuspended: Bool { false }
    open var minimumFocusDistance: Int { -1 }
    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
    open func cancelVideoZoomRamp() {}

    public static let currentExposureDuration: CMTime = .invalid
    public static let currentISO: Float = .greatestFiniteMagnitude
    public static let currentExposureTargetBias: Float = .greatestFiniteMagnitude
    public static let maxAvailableTorchLevel: Float = .greatestFiniteMagnitude
}

/// Frames a second that a device can make.
open class AVFrameRateRange: NSObject, @unchecked Sendable {
    open var minFrameRate: Float64 { 0 }
    open var maxFrameRate: Float64 { 0 }
    open var minFrameDuration: CMTime { .invalid }
    open var maxFrameDuration: CMTime { .invalid }
}

extension NSNotification.Name {
    public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name("AVCaptureDeviceSubjectAreaDidChangeNotification")
    public static let AVCaptureDeviceWasConnected = NSNotification.Name("AVCaptureDeviceWasConnectedNotification")
    public static let AVCaptureDeviceWasDisconnected = NSNotification.Name("AVCaptureDeviceWasDisconnectedNotification")
}
