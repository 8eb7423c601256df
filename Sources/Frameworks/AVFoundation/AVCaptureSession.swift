import QuinceCoreMedia
import UIKit

/// Carries what devices capture to outputs. Without a device it can have outputs and run; nothing comes.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
        public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }

    public enum InterruptionReason: Int, Sendable {
        case videoDeviceNotAvailableInBackground = 1, audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient
        case videoDeviceNotAvailableWithMultipleForegroundApps, videoDeviceNotAvailableDueToSystemPressure
    }

    /// Default `.high`.
    open var sessionPreset: Preset = .high
    open private(set) var inputs: [AVCaptureInput] = []
    open private(set) var outputs: [AVCaptureOutput] = []
    open private(set) var isRunning = false {
        willSet { willChangeValue(forKey: "running") }
        didSet { didChangeValue(forKey: "running") }
    }
    open var isInterrupted: Bool { false }
    open var usesApplicationAudioSession = true
    open var automaticallyConfiguresApplicationAudioSession = true
    open var automaticallyConfiguresCaptureDeviceForWideColor = true
    open var connections: [AVCaptureConnection] { [] }

    public override init() { super.init() }

    open var isMultitaskingCameraAccessSupported: Bool { false }
    open var isMultitaskingCameraAccessEnabled = false
    open var hardwareCost: Float { 0 }
    open var synchronizationClock: CMClock? { .hostTimeClock }
    @available(iOS, deprecated: 15.4)
    open var masterClock: CMClock? { synchronizationClock }

    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
    open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
    open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
    open func addConnection(_ connection: AVCaptureConnection) {}
    open func removeConnection(_ connection: AVCaptureConnection) {}
    open func beginConfiguration() {}
    open func commitConfiguration() {}

    open func startRunning() {
        guard !isRunning else { return }
        isRunning = true
        post(.AVCaptureSessionDidStartRunning)
    }

    open func stopRunning() {
        guard isRunning else { return }
        isRunning = false
        post(.AVCaptureSessionDidStopRunning)
    }

    private func post(_ name: NSNotification.Name) {
        ServiceReply.send(on: .main) { [self] in NotificationCenter.default.post(name: name, object: self) }
    }
}

/// Several cameras at once; this device cannot.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
    open class var isMultiCamSupported: Bool { false }
    open var systemPressureCost: Float { 0 }
}

extension NSNotification.Name {
    public static let AVCaptureSessionRuntimeError = NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
    public static let AVCaptureSessionDidStartRunning = NSNotification.Name("AVCaptureSessionDidStartRunningNotification")
    public static let AVCaptureSessionDidStopRunning = NSNotification.Name("AVCaptureSessionDidStopRunningNotification")
    public static let AVCaptureSessionWasInterrupted = NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
    public static let AVCaptureSessionInterruptionEnded = NSNotification.Name("AVCaptureSessionInterruptionEndedNotification")
}
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
extension NSNotification.Name {
    public static let AVCaptureInputPortFormatDescriptionDidChange = NSNotification.Name("AVCaptureInputPortFormatDescriptionDidChangeNotification")
}
public let AVCaptureSessionInterruptionSystemPressureStateKey = "AVCaptureSessionInterruptionSystemPressureStateKey"
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"

/// A source of a session's data.
open class AVCaptureInput: NSObject, @unchecked Sendable {
    open var ports: [Port] { [] }
    /// One stream of an input.
    open class Port: NSObject, @unchecked Sendable {
        open var mediaType: AVMediaType { .video }
        open var formatDescription: CMFormatDescription? { nil }
        open var isEnabled: Bool {
            get { false }
            set {}
        }
    }
    override init() {}
}

/// A device as an input. There is no device, so there is never one of these.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    public let device: AVCaptureDevice
    /// - Throws: `AVError.deviceNotConnected`.
    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init()
        throw AVError(.deviceNotConnected)
    }
}

public enum AVCaptureVideoOrientation: Int, Sendable { case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft }
public enum AVCaptureVideoStabilizationMode: Int, Sendable { case off = 0, standard, cinematic, cinematicExtended, auto = -1 }

/// A link from an input to an output.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
    open var inputPorts: [AVCaptureInput.Port] { [] }
    open var output: AVCaptureOutput? { nil }
    open var isEnabled = true
    open var isActive: Bool { false }
    open var isVideoMirroringSupported: Bool { false }
    open var isVideoMirrored = false
    open var automaticallyAdjustsVideoMirroring = true
    open var isVideoOrientationSupported: Bool { false }
    open var videoOrientation: AVCaptureVideoOrientation = .portrait
    open var videoRotationAngle: CGFloat = 0
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
    open var isVideoStabilizationSupported: Bool { false }
    open var preferredVideoStabilizationMode: AVCaptureVideoStabilizationMode = .off
    open var videoMaxScaleAndCropFactor: CGFloat { 1 }
    open var videoScaleAndCropFactor: CGFloat = 1
    open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
    open var isVideoFieldModeSupported: Bool { false }
    open var isCameraIntrinsicMatrixDeliverySupported: Bool { false }
    open var isCameraIntrinsicMatrixDeliveryEnabled = false
    open var isVideoMinFrameDurationSupported: Bool { false }
    open var videoMinFrameDuration: CMTime = .invalid
    open var isVideoMaxFrameDurationSupported: Bool { false }
    open var videoMaxFrameDuration: CMTime = .invalid
    open var audioChannels: [AVCaptureAudioChannel] { [] }
    open private(set) weak var videoPreviewLayer: AVCaptureVideoPreviewLayer?

    public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) { super.init() }
    public init(inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer) {
        super.init()
        videoPreviewLayer = layer
    }
}

/// A channel of a microphone. There is none.
open class AVCaptureAudioChannel: NSObject, @unchecked Sendable {
    override init() {}
    /// In decibels; silence is -160.
    open var averagePowerLevel: Float { -160 }
    open var peakHoldLevel: Float { -160 }
}

/// Shows what a camera sees: black, since there is none.
open class AVCaptureVideoPreviewLayer: CALayer {
    open var session: AVCaptureSession?
    open var videoGravity: AVLayerVideoGravity = .resizeAspect
    open var connection: AVCaptureConnection? { nil }
    open var isPreviewing: Bool { false }

    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
        backgroundColor = UIColor.black.cgColor
    }
    public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }
    open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }

    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        CGPoint(x: bounds.height > 0 ? pointInLayer.y / bounds.height : 0, y: bounds.width > 0 ? 1 - pointInLayer.x / bounds.width : 0)
    }
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
        CGPoint(x: (1 - captureDevicePointOfInterest.y) * bounds.width, y: captureDevicePointOfInterest.x * bounds.height)
    }
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        let (a, b) = (
            captureDevicePointConverted(fromLayerPoint: rectInLayerCoordinates.origin),
            captureDevicePointConverted(fromLayerPoint: CGPoint(x: rectInLayerCoordinates.maxX, y: rectInLayerCoordinates.maxY))
        )
        return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
    }
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        let (a, b) = (
            layerPointConverted(fromCaptureDevicePoint: rectInMetadataOutputCoordinates.origin),
            layerPointConverted(
                fromCaptureDevicePoint: CGPoint(x: rectInMetadataOutputCoordinates.maxX, y: rectInMetadataOutputCoordinates.maxY))
        )
        return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
    }
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { metadataObject }
}
