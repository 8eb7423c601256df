@_exported import ObjectRuntime
import QuinceAVFoundation

public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"
public let CHHapticTimeImmediate: TimeInterval = 0
public typealias CHHapticCompletionHandler = @Sendable ((any Error)?) -> Void
public typealias CHHapticAdvancedPatternPlayerCompletionHandler = @Sendable ((any Error)?) -> Void

/// The abilities of the device.
public protocol CHHapticDeviceCapability: NSObjectProtocol {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}

/// Why nothing is felt.
public struct CHHapticError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case engineNotRunning = -4805, operationNotPermitted = -4806, engineStartTimeout = -4808, notSupported = -4809, serverInitFailed = -4810
        case serverInterrupted = -4811, invalidPatternPlayer = -4812, invalidPatternData = -4813, invalidPatternDictionary = -4814
        case invalidAudioSession = -4815, invalidParameterType = -4820, invalidEventType = -4821, invalidEventTime = -4822, invalidEventDuration = -4823
        case invalidAudioResource = -4824, resourceNotAvailable = -4825, badEventEntry = -4830, badParameterEntry = -4831, invalidTime = -4840
        case fileNotFound = -4851, insufficientPower = -4897, unknownError = -4898, memoryError = -4899
    }
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
    public typealias FinishedHandler = @Sendable ((any Error)?) -> FinishedAction
    public typealias StoppedHandler = (StoppedReason) -> Void
    public typealias ResetHandler = () -> Void
    private final class None: NSObject, CHHapticDeviceCapability {
        var supportsHaptics: Bool { false }
        var supportsAudio: Bool { false }
    }
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { None() }
    open var currentTime: TimeInterval { 0 }
    open var stoppedHandler: StoppedHandler = { _ in }
    open var resetHandler: ResetHandler = {}
    open var playsHapticsOnly = false
    open var playsAudioOnly = false
    open var isAutoShutdownEnabled = false
    open var isMutedForAudio = false
    open var isMutedForHaptics = false
    /// - Throws: `CHHapticError.notSupported`.
    public init(audioSession: AVAudioSession? = nil) throws {
        super.init()
        throw CHHapticError(.notSupported)
    }
    open func start(completionHandler: CHHapticCompletionHandler? = nil) { ServiceReply.send { completionHandler?(CHHapticError(.notSupported)) } }
    open func start() throws { throw CHHapticError(.notSupported) }
    open func stop(completionHandler: CHHapticCompletionHandler? = nil) { ServiceReply.send { completionHandler?(nil) } }
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { throw CHHapticError(.notSupported) }
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer { throw CHHapticError(.notSupported) }
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
    open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
    open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {}
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
    func cancel() throws
    var isMuted: Bool { get set }
}

/// Plays a pattern again and again, at another speed, or from its middle.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    func pause(atTime time: TimeInterval) throws
    func resume(atTime time: TimeInterval) throws
    func seek(toOffset offsetTime: TimeInterval) throws
    var loopEnabled: Bool { get set }
    var loopEnd: TimeInterval { get set }
    var playbackRate: Float { get set }
    var completionHandler: CHHapticAdvancedPatternPlayerCompletionHandler { get set }
}
