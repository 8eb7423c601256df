import UIKit

/// How an app's sound goes together with that of others. Settings are kept; nothing sounds.
open class AVAudioSession: NSObject, @unchecked Sendable {
    private static var shared: AVAudioSession { AppServices.object { AVAudioSession() } }
    open class func sharedInstance() -> AVAudioSession { shared }

    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
        @available(iOS, deprecated: 10.0)
        public static let audioProcessing = Category(rawValue: "AVAudioSessionCategoryAudioProcessing")
    }

    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    }

    public struct CategoryOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
        public static let duckOthers = CategoryOptions(rawValue: 0x2)
        public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
        public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
        public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 0x80)
    }

    public struct SetActiveOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    public enum RouteSharingPolicy: UInt, Sendable { case `default` = 0, longFormAudio = 1, independent = 2, longFormVideo = 3 }
    public enum PortOverride: UInt, Sendable { case none = 0, speaker = 0x7370_6B72 }
    public enum InterruptionType: UInt, Sendable { case began = 1, ended = 0 }
    public struct InterruptionOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }
    public enum InterruptionReason: UInt, Sendable { case `default` = 0, appWasSuspended = 1, builtInMicMuted = 2, routeDisconnected = 4 }
    public enum RouteChangeReason: UInt, Sendable {
        case unknown = 0, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override, wakeFromSleep = 6, noSuitableRouteForCategory
        case routeConfigurationChange
    }
    public enum RecordPermission: UInt, Sendable { case undetermined = 0x756E_6474, denied = 0x6465_6E79, granted = 0x6772_6E74 }
    public enum SilenceSecondaryAudioHintType: UInt, Sendable { case begin = 1, end = 0 }
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        public static let builtInReceiver = Port(rawValue: "Receiver")
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        public static let continuityMicrophone = Port(rawValue: "ContinuityMicrophone")
        public static let lineIn = Port(rawValue: "LineIn")
        public static let virtual = Port(rawValue: "Virtual")
        public static let PCI = Port(rawValue: "PCI")
        public static let fireWire = Port(rawValue: "FireWire")
        public static let displayPort = Port(rawValue: "DisplayPort")
        public static let AVB = Port(rawValue: "AVB")
        public static let thunderbolt = Port(rawValue: "Thunderbolt")
        public static let headphones = Port(rawValue: "Headphones")
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        public static let airPlay = Port(rawValue: "AirPlay")
        public static let HDMI = Port(rawValue: "HDMIOutput")
        public static let carAudio = Port(rawValue: "CarAudio")
        public static let usbAudio = Port(rawValue: "USBAudio")
        public static let lineOut = Port(rawValue: "LineOut")
    }

    open private(set) var category: Category = .soloAmbient
    open private(set) var mode: Mode = .default
    open private(set) var categoryOptions: CategoryOptions = []
    open private(set) var routeSharingPolicy: RouteSharingPolicy = .default
    open private(set) var preferredSampleRate: Double = 0
    open private(set) var preferredIOBufferDuration: TimeInterval = 0
    open private(set) var recordPermission: RecordPermission = .undetermined
    open private(set) var isActive = false
    open private(set) var allowHapticsAndSystemSoundsDuringRecording = false
    open private(set) var prefersNoInterruptionsFromSystemAlerts = false
    open private(set) var prefersInterruptionOnRouteDisconnect = true
    open private(set) var preferredInput: AVAudioSessionPortDescription?
    open private(set) var preferredInputNumberOfChannels = 0
    open private(set) var preferredOutputNumberOfChannels = 0
    open private(set) var preferredInputOrientation = StereoOrientation.none
    open private(set) var supportsMultichannelContent = false
    private var portOverride = PortOverride.none
    private var inputSource: AVAudioSessionDataSourceDescription?

    open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute] }
    open var availableModes: [Mode] { [.default, .voiceChat, .videoRecording, .measurement, .moviePlayback, .videoChat, .spokenAudio, .voicePrompt] }

    open func setCategory(_ category: Category) throws { self.category = category }
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        self.category = category
        categoryOptions = options
    }
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        try setCategory(category, options: options)
        self.mode = mode
    }
    open func setCategory(_ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []) throws {
        try setCategory(category, mode: mode, options: options)
        routeSharingPolicy = policy
    }
    open func setMode(_ mode: Mode) throws { self.mode = mode }
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws { isActive = active }
    /// The loudspeaker in the receiver's place, while sound is played and recorded.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws { self.portOverride = portOverride }
    open func setPreferredInputNumberOfChannels(_ count: Int) throws { preferredInputNumberOfChannels = count }
    open func setPreferredOutputNumberOfChannels(_ count: Int) throws { preferredOutputNumberOfChannels = count }
    open func setPreferredInputOrientation(_ orientation: StereoOrientation) throws { preferredInputOrientation = orientation }
    open func setPrefersNoInterruptionsFromSystemAlerts(_ inValue: Bool) throws { prefersNoInterruptionsFromSystemAlerts = inValue }
    open func setPrefersInterruptionOnRouteDisconnect(_ inValue: Bool) throws { prefersInterruptionOnRouteDisconnect = inValue }
    open func setSupportsMultichannelContent(_ inValue: Bool) throws { supportsMultichannelContent = inValue }
    open func setAggregatedIOPreference(_ inIOType: IOType) throws {}
    /// The microphone's gain cannot be set.
    open func setInputGain(_ gain: Float) throws { throw NSError(domain: NSOSStatusErrorDomain, code: ErrorCode.unspecified.rawValue) }
    open func setInputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws { inputSource = dataSource }
    open func setOutputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {}
    open func activate(options: ActivationOptions = [], completionHandler handler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        isActive = true
        ServiceReply.send { handler(true, nil) }
    }
    open func activate(options: ActivationOptions = []) async throws -> Bool {
        isActive = true
        return true
    }
    open func prepareRouteSelectionForPlayback(completionHandler: @escaping @Sendable (Bool, RouteSelection) -> Void) {
        ServiceReply.send { completionHandler(true, .local) }
    }
    open func prepareRouteSelectionForPlayback() async -> (Bool, RouteSelection) { (true, .local) }
    open func setPreferredSampleRate(_ sampleRate: Double) throws { preferredSampleRate = sampleRate }
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws { preferredIOBufferDuration = duration }
    open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws { preferredInput = inPort }
    open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws { allowHapticsAndSystemSoundsDuringRecording = inValue }

    /// The user allows it; the app's Info.plist must say why it asks.
    open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        UsageDescription.require("NSMicrophoneUsageDescription")
        recordPermission = .granted
        ServiceReply.send { response(true) }
    }

    open var sampleRate: Double { 44_100 }
    open var inputNumberOfChannels: Int { 1 }
    open var outputNumberOfChannels: Int { 2 }
    open var maximumInputNumberOfChannels: Int { 1 }
    open var maximumOutputNumberOfChannels: Int { 2 }
    open var outputVolume: Float { 1 }
    open var inputGain: Float { 1 }
    open var inputLatency: TimeInterval { 0 }
    open var outputLatency: TimeInterval { 0 }
    open var ioBufferDuration: TimeInterval { 0.01 }
    open var isInputAvailable: Bool { true }
    open var isInputGainSettable: Bool { false }
    open var isOtherAudioPlaying: Bool { false }
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    open var currentRoute: AVAudioSessionRouteDescription {
        AVAudioSessionRouteDescription(category, isLoud: portOverride == .speaker || categoryOptions.contains(.defaultToSpeaker))
    }
    open var availableInputs: [AVAudioSessionPortDescription]? { [AVAudioSessionPortDescription(.builtInMic, "iPhone Microphone")] }
    open var inputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
    open var inputDataSource: AVAudioSessionDataSourceDescription? { inputSource }
    open var outputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
    open var outputDataSource: AVAudioSessionDataSourceDescription? { nil }
    open var inputOrientation: StereoOrientation { .none }
    open var promptStyle: PromptStyle { .normal }
    open var renderingMode: RenderingMode { .monoStereo }
    open class var isMicrophoneInjectionAvailable: Bool { false }

    public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
    public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")
    public static let mediaServicesWereLostNotification = NSNotification.Name("AVAudioSessionMediaServicesWereLostNotification")
    public static let mediaServicesWereResetNotification = NSNotification.Name("AVAudioSessionMediaServicesWereResetNotification")
    public static let silenceSecondaryAudioHintNotification = NSNotification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")
}

extension NSNotification.Name {
    public static let AVAudioSessionInterruption = AVAudioSession.interruptionNotification
    public static let AVAudioSessionRouteChange = AVAudioSession.routeChangeNotification
    public static let AVAudioSessionMediaServicesWereReset = AVAudioSession.mediaServicesWereResetNotification
    public static let AVAudioSessionMediaServicesWereLost = AVAudioSession.mediaServicesWereLostNotification
    public static let AVAudioSessionSilenceSecondaryAudioHint = AVAudioSession.silenceSecondaryAudioHintNotification
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

/// One end of a route.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    public let portType: AVAudioSession.Port
    public let portName: String
    open var uid: String { portName }
    open var hasHardwareVoiceCallProcessing: Bool { false }
    open var isSpatialAudioEnabled: Bool { false }
    open var channels: [AVAudioSessionChannelDescription]? {
        let isStereo: Bool = [.builtInSpeaker, .headphones].contains(portType)
        return (1...(isStereo ? 2 : 1)).map { AVAudioSessionChannelDescription(port: self, number: $0) }
    }
    open var dataSources: [AVAudioSessionDataSourceDescription]? { nil }
    open var selectedDataSource: AVAudioSessionDataSourceDescription? { preferredDataSource }
    open private(set) var preferredDataSource: AVAudioSessionDataSourceDescription?
    open func setPreferredDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws { preferredDataSource = dataSource }

    init(_ type: AVAudioSession.Port, _ name: String) {
        portType = type
        portName = name
    }
}

/// The devices that sound comes from and goes to.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    public let inputs: [AVAudioSessionPortDescription]
    public let outputs: [AVAudioSessionPortDescription]

    /// Who plays and records speaks into the receiver, unless the loudspeaker is asked for.
    init(_ category: AVAudioSession.Category, isLoud: Bool = true) {
        inputs = [.record, .playAndRecord].contains(category) ? [AVAudioSessionPortDescription(.builtInMic, "iPhone Microphone")] : []
        outputs =
            category == .record
            ? []
            : [
                category == .playAndRecord && !isLoud
                    ? AVAudioSessionPortDescription(.builtInReceiver, "Receiver") : AVAudioSessionPortDescription(.builtInSpeaker, "Speaker")
            ]
    }
}
