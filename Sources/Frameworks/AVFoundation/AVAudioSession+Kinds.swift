import UIKit

extension AVAudioSession {
    public enum StereoOrientation: Int, Sendable { case none = 0, portrait, portraitUpsideDown, landscapeRight, landscapeLeft }
    public enum IOType: UInt, Sendable { case notSpecified = 0, aggregated = 1 }
    public enum PromptStyle: UInt, Sendable { case none = 0x6E6F_6E65, short = 0x7368_7274, normal = 0x6E72_6D6C }
    public enum RouteSelection: Int, Sendable { case none = 0, local, external }
    public enum RenderingMode: Int, Sendable { case notApplicable = 0, monoStereo, surround, spatialAudio, dolbyAudio, dolbyAtmos }
    public struct ActivationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public enum ErrorCode: Int, Sendable {
        case none = 0
        case mediaServicesFailed = 0x6D73_7276
        case isBusy = 0x2161_6374
        case incompatibleCategory = 0x2163_6174
        case cannotInterruptOthers = 0x2169_6E74
        case missingEntitlement = 0x656E_743F
        case siriIsRecording = 0x7369_7269
        case cannotStartPlaying = 0x2170_6C61
        case cannotStartRecording = 0x2172_6563
        case badParam = -50
        case insufficientPriority = 0x2170_7269
        case resourceNotAvailable = 0x2172_6573
        case unspecified = 0x7768_6174
        case expiredSession = 0x2173_6573
        case sessionNotActive = 0x696E_6163
    }
    public struct Location: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let orientationTop = Location(rawValue: "Top")
        public static let orientationBottom = Location(rawValue: "Bottom")
        public static let orientationFront = Location(rawValue: "Front")
        public static let orientationBack = Location(rawValue: "Back")
        public static let lower = Location(rawValue: "Lower")
        public static let upper = Location(rawValue: "Upper")
    }
    public struct Orientation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let top = Orientation(rawValue: "Top")
        public static let bottom = Orientation(rawValue: "Bottom")
        public static let front = Orientation(rawValue: "Front")
        public static let back = Orientation(rawValue: "Back")
        public static let left = Orientation(rawValue: "Left")
        public static let right = Orientation(rawValue: "Right")
    }
    public struct PolarPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let omnidirectional = PolarPattern(rawValue: "Omnidirectional")
        public static let cardioid = PolarPattern(rawValue: "Cardioid")
        public static let subcardioid = PolarPattern(rawValue: "Subcardioid")
        public static let stereo = PolarPattern(rawValue: "Stereo")
    }
    public static let spatialPlaybackCapabilitiesChangedNotification = NSNotification.Name("AVAudioSessionSpatialPlaybackCapabilitiesChangedNotification")
    public static let renderingModeChangeNotification = NSNotification.Name("AVAudioSessionRenderingModeChangeNotification")
}

public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
public let AVAudioSessionSpatialAudioEnabledKey = "AVAudioSessionSpatialAudioEnabledKey"

/// A channel of a port.
open class AVAudioSessionChannelDescription: NSObject, @unchecked Sendable {
    public let channelName: String
    public let owningPortUID: String
    public let channelNumber: Int
    init(port: AVAudioSessionPortDescription, number: Int) {
        (channelName, owningPortUID, channelNumber) = ("\(port.portName) \(number)", port.uid, number)
    }
    /// Left, right and the others, from 1.
    open var channelLabel: AudioChannelLabel { AudioChannelLabel(channelNumber) }
}

/// One of several microphones of a port. No port has several.
open class AVAudioSessionDataSourceDescription: NSObject, @unchecked Sendable {
    public let dataSourceID: NSNumber
    public let dataSourceName: String
    init(id: Int, name: String) { (dataSourceID, dataSourceName) = (NSNumber(value: id), name) }
    open var location: AVAudioSession.Location? { nil }
    open var orientation: AVAudioSession.Orientation? { nil }
    open var supportedPolarPatterns: [AVAudioSession.PolarPattern]? { nil }
    open var selectedPolarPattern: AVAudioSession.PolarPattern? { preferredPolarPattern }
    open private(set) var preferredPolarPattern: AVAudioSession.PolarPattern?
    open func setPreferredPolarPattern(_ pattern: AVAudioSession.PolarPattern?) throws { preferredPolarPattern = pattern }
}

/// The app as one that hears: whether it may use the microphone, and whether that is muted.
open class AVAudioApplication: NSObject, @unchecked Sendable {
    public enum recordPermission: Int, Sendable { case undetermined = 0x756E_6474, denied = 0x6465_6E79, granted = 0x6772_6E74 }
    private static var instance: AVAudioApplication { AppServices.object { AVAudioApplication() } }
    open class var shared: AVAudioApplication { instance }
    open private(set) var isInputMuted = false
    override init() {}

    /// As the audio session has it.
    open var recordPermission: recordPermission {
        switch AVAudioSession.sharedInstance().recordPermission {
        case .undetermined: .undetermined
        case .denied: .denied
        case .granted: .granted
        }
    }
    /// The user allows it; the app's Info.plist must say why it asks.
    open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
        AVAudioSession.sharedInstance().requestRecordPermission(response)
    }
    open class func requestRecordPermission() async -> Bool {
        await withCheckedContinuation { waiting in AVAudioSession.sharedInstance().requestRecordPermission { waiting.resume(returning: $0) } }
    }
    open func setInputMuted(_ muted: Bool) throws {
        guard muted != isInputMuted else { return }
        isInputMuted = muted
        NotificationCenter.default.post(name: Self.inputMuteStateChangeNotification, object: self, userInfo: [Self.muteStateKey: muted])
    }
    public static let inputMuteStateChangeNotification = NSNotification.Name("AVAudioApplicationInputMuteStateChangeNotification")
    public static let muteStateKey = "AVAudioApplicationMuteStateKey"
}
