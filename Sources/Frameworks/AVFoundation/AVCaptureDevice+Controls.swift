import QuinceCoreMedia
import UIKit

// Cameras' controls. There is no camera, so that nobody has an object to ask.

/// The colours that a camera can take.
public enum AVCaptureColorSpace: Int, Sendable { case sRGB = 0, P3_D65, HLG_BT2020, appleLog }

extension AVCaptureDevice {
    public enum AutoFocusRangeRestriction: Int, Sendable { case none = 0, near, far }
    public enum CenterStageControlMode: Int, Sendable { case user = 0, app, cooperative }
    public enum MicrophoneMode: Int, Sendable { case standard = 0, wideSpectrum, voiceIsolation }
    public enum SystemUserInterface: Int, Sendable { case videoEffects = 1, microphoneModes }
    public enum PrimaryConstituentDeviceSwitchingBehavior: Int, Sendable { case unsupported = 0, auto, restricted, locked }
    public struct PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let videoZoomChanged = PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions(rawValue: 1 << 0)
        public static let focusModeChanged = PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions(rawValue: 1 << 1)
        public static let exposureModeChanged = PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions(rawValue: 1 << 2)
    }

    public struct WhiteBalanceGains: Hashable, Sendable {
        public var redGain: Float
        public var greenGain: Float
        public var blueGain: Float
        public init() { self.init(redGain: 0, greenGain: 0, blueGain: 0) }
        public init(redGain: Float, greenGain: Float, blueGain: Float) { (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain) }
    }
    public struct WhiteBalanceChromaticityValues: Hashable, Sendable {
        public var x: Float
        public var y: Float
        public init() { self.init(x: 0, y: 0) }
        public init(x: Float, y: Float) { (self.x, self.y) = (x, y) }
    }
    public struct WhiteBalanceTemperatureAndTintValues: Hashable, Sendable {
        public var temperature: Float
        public var tint: Float
        public init() { self.init(temperature: 0, tint: 0) }
        public init(temperature: Float, tint: Float) { (self.temperature, self.tint) = (temperature, tint) }
    }

    /// Keeps a view's rotation with that of a device.
    open class RotationCoordinator: NSObject, @unchecked Sendable {
        open private(set) weak var device: AVCaptureDevice?
        open private(set) weak var previewLayer: CALayer?
        public init(device: AVCaptureDevice, previewLayer: CALayer?) {
            self.device = device
            self.previewLayer = previewLayer
        }
        open var videoRotationAngleForHorizonLevelPreview: CGFloat { 0 }
        open var videoRotationAngleForHorizonLevelCapture: CGFloat { 0 }
    }

    // MARK: What the user prefers

    public class var systemPreferredCamera: AVCaptureDevice? { nil }
    public class var userPreferredCamera: AVCaptureDevice? {
        get { nil }
        set {}
    }
    public class var isPortraitEffectEnabled: Bool { false }
    public class var isStudioLightEnabled: Bool { false }
    public class var reactionEffectsEnabled: Bool { false }
    public class var reactionEffectGesturesEnabled: Bool { false }
    public class var preferredMicrophoneMode: MicrophoneMode { .standard }
    public class var activeMicrophoneMode: MicrophoneMode { .standard }
    public class func showSystemUserInterface(_ systemUserInterface: SystemUserInterface) {}

    // MARK: Focus

    public static let currentLensPosition: Float = .greatestFiniteMagnitude
    public static let currentWhiteBalanceGains = WhiteBalanceGains(
        redGain: .greatestFiniteMagnitude, greenGain: .greatestFiniteMagnitude, blueGain: .greatestFiniteMagnitude)
    public var isLockingFocusWithCustomLensPositionSupported: Bool { false }
    public func setFocusModeLocked(lensPosition: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil) {}
    public func setFocusModeLocked(lensPosition: Float) async -> CMTime { .invalid }
    public var isAutoFocusRangeRestrictionSupported: Bool { false }
    public var autoFocusRangeRestriction: AutoFocusRangeRestriction {
        get { .none }
        set {}
    }
    public var automaticallyAdjustsFaceDrivenAutoFocusEnabled: Bool {
        get { false }
        set {}
    }
    public var isFaceDrivenAutoFocusEnabled: Bool {
        get { false }
        set {}
    }

    // MARK: Exposure

    public func setExposureModeCustom(duration: CMTime, iso ISO: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil) {}
    public func setExposureModeCustom(duration: CMTime, iso ISO: Float) async -> CMTime { .invalid }
    public func setExposureTargetBias(_ bias: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil) {}
    public func setExposureTargetBias(_ bias: Float) async -> CMTime { .invalid }
    public var activeMaxExposureDuration: CMTime {
        get { .invalid }
        set {}
    }
    public var automaticallyAdjustsFaceDrivenAutoExposureEnabled: Bool {
        get { false }
        set {}
    }
    public var isFaceDrivenAutoExposureEnabled: Bool {
        get { false }
        set {}
    }

    // MARK: White balance

    public var isLockingWhiteBalanceWithCustomDeviceGainsSupported: Bool { false }
    public var deviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
    public var grayWorldDeviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
    public var maxWhiteBalanceGain: Float { 0 }
    public func setWhiteBalanceModeLocked(with whiteBalanceGains: WhiteBalanceGains, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil) {}
    public func setWhiteBalanceModeLocked(with whiteBalanceGains: WhiteBalanceGains) async -> CMTime { .invalid }
    public func chromaticityValues(for whiteBalanceGains: WhiteBalanceGains) -> WhiteBalanceChromaticityValues { WhiteBalanceChromaticityValues() }
    public func deviceWhiteBalanceGains(for chromaticityValues: WhiteBalanceChromaticityValues) -> WhiteBalanceGains { WhiteBalanceGains() }
    public func temperatureAndTintValues(for whiteBalanceGains: WhiteBalanceGains) -> WhiteBalanceTemperatureAndTintValues {
        WhiteBalanceTemperatureAndTintValues()
    }
    public func deviceWhiteBalanceGains(for tempAndTintValues: WhiteBalanceTemperatureAndTintValues) -> WhiteBalanceGains { WhiteBalanceGains() }

    // MARK: Formats and the rest

    public var manufacturer: String { "" }
    public var transportType: Int32 { 0 }
    public var isContinuityCamera: Bool { false }
    public var companionDeskViewCamera: AVCaptureDevice? { nil }
    public var activeColorSpace: AVCaptureColorSpace {
        get { .sRGB }
        set {}
    }
    public var automaticallyAdjustsVideoHDREnabled: Bool {
        get { false }
        set {}
    }
    public var isVideoHDREnabled: Bool {
        get { false }
        set {}
    }
    public var isGlobalToneMappingEnabled: Bool {
        get { false }
        set {}
    }
    public var isGeometricDistortionCorrectionSupported: Bool { false }
    public var isGeometricDistortionCorrectionEnabled: Bool {
        get { false }
        set {}
    }
    public var activeDepthDataMinFrameDuration: CMTime {
        get { .invalid }
        set {}
    }
    public var isLowLightBoostEnabled: Bool { false }
    public var isCenterStageActive: Bool { false }
    public var isPortraitEffectActive: Bool { false }
    public var isStudioLightActive: Bool { false }
    public var canPerformReactionEffects: Bool { false }
    public var activePrimaryConstituent: AVCaptureDevice? { nil }
    public var supportedFallbackPrimaryConstituentDevices: [AVCaptureDevice] { [] }
    public var fallbackPrimaryConstituentDevices: [AVCaptureDevice] {
        get { [] }
        set {}
    }
    public var primaryConstituentDeviceSwitchingBehavior: PrimaryConstituentDeviceSwitchingBehavior { .unsupported }
    public var activePrimaryConstituentDeviceSwitchingBehavior: PrimaryConstituentDeviceSwitchingBehavior { .unsupported }
    public func setPrimaryConstituentDeviceSwitchingBehavior(
        _ switchingBehavior: PrimaryConstituentDeviceSwitchingBehavior,
        restrictedSwitchingBehaviorConditions: PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions
    ) {}
    public class func extrinsicMatrix(from fromDevice: AVCaptureDevice, to toDevice: AVCaptureDevice) -> Data? { nil }
}

extension AVCaptureDevice.DeviceType {
    public static let builtInLiDARDepthCamera = AVCaptureDevice.DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    public static let continuityCamera = AVCaptureDevice.DeviceType(rawValue: "AVCaptureDeviceTypeContinuityCamera")
    @available(iOS, deprecated: 10.2)
    public static let builtInDuoCamera = AVCaptureDevice.DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDuoCamera")
}

extension AVCaptureDevice.Format {
    public enum AutoFocusSystem: Int, Sendable { case none = 0, contrastDetection, phaseDetection }
    public var autoFocusSystem: AutoFocusSystem { .none }
    public var supportedColorSpaces: [AVCaptureColorSpace] { [] }
    public var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
    public var isGlobalToneMappingSupported: Bool { false }
    public var isStudioLightSupported: Bool { false }
    public var isPortraitEffectsMatteStillImageDeliverySupported: Bool { false }
    public var reactionEffectsSupported: Bool { false }
    public var geometricDistortionCorrectedVideoFieldOfView: Float { 0 }
    public var videoMinZoomFactorForDepthDataDelivery: CGFloat { 1 }
    public var videoMaxZoomFactorForDepthDataDelivery: CGFloat { 1 }
    public var secondaryNativeResolutionZoomFactors: [CGFloat] { [] }
    public var videoFrameRateRangeForCenterStage: AVFrameRateRange? { nil }
    public var unsupportedCaptureOutputClasses: [AnyClass] { [] }
}
