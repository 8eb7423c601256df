@_exported import ObjectRuntime

public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"
public protocol CHHapticDeviceCapability: NSObjectProtocol {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}
public let CHHapticTimeImmediate: TimeInterval = 0

/// Why nothing is felt.
public struct CHHapticError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case engineNotRunning = -4805, operationNotPermitted = -4806, notSupported = -4809, invalidPatternData = -4813 }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { CoreHapticsErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// Plays patterns that are felt. A simulator has nothing to feel: haptics are not supported, and making an engine throws `notSupported`.
open class CHHapticEngine: NSObject, @unchecked Sendable {
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect, systemError = -1
    }
    public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }
    private final class None: NSObject, CHHapticDeviceCapability {
        var supportsHaptics: Bool { false }
        var supportsAudio: Bool { false }
    }
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { None() }
    open var currentTime: TimeInterval { 0 }
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    open var resetHandler: () -> Void = {}
    open var playsHapticsOnly = false
    open var isAutoShutdownEnabled = false
    open var isMutedForAudio = false
    open var isMutedForHaptics = false
    /// - Throws: `CHHapticError.notSupported`.
    public init(audioSession: AnyObject? = nil) throws {
        super.init()
        throw CHHapticError(.notSupported)
    }
    open func start(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { ServiceReply.send { completionHandler?(CHHapticError(.notSupported)) } }
    open func start() throws { throw CHHapticError(.notSupported) }
    open func stop(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { ServiceReply.send { completionHandler?(nil) } }
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { throw CHHapticError(.notSupported) }
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
    open func notifyWhenPlayersFinished(finishedHandler: @escaping @Sendable ((any Error)?) -> FinishedAction) {}
}
public protocol CHHapticPatternPlayer: NSObjectProtocol {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func cancel() throws
    var isMuted: Bool { get set }
}
open class CHHapticPattern: NSObject, @unchecked Sendable {
    open private(set) var duration: TimeInterval
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}
open class CHHapticEvent: NSObject, @unchecked Sendable {
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        public static let sustained = ParameterID(rawValue: "Sustained")
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    }
    public let type: EventType
    public let eventParameters: [CHHapticEventParameter]
    open var relativeTime: TimeInterval
    open var duration: TimeInterval
    public init(eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval, duration: TimeInterval = 0) {
        (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
    }
}
open class CHHapticEventParameter: NSObject, @unchecked Sendable {
    public let parameterID: CHHapticEvent.ParameterID
    open var value: Float
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) { (self.parameterID, self.value) = (parameterID, value) }
}
open class CHHapticDynamicParameter: NSObject, @unchecked Sendable {}
