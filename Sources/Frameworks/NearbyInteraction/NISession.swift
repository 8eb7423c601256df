@_exported import ObjectRuntime
@_exported import Quincesimd

// As in a simulator beside which no other runs: sessions run, and nobody is near.

public let NIErrorDomain = "com.apple.NearbyInteraction"

/// Why a session ended.
public struct NIError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unsupportedPlatform = -5889, invalidConfiguration = -5888, sessionFailed = -5887, resourceUsageTimeout = -5886
        case activeSessionsLimitExceeded = -5885, userDidNotAllow = -5884, invalidARConfiguration = -5883, accessoryPeerDeviceUnavailable = -5882
        case incompatiblePeerDevice = -5881, activeExtendedDistanceSessionsLimitExceeded = -5880
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { NIErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var unsupportedPlatform: Code { .unsupportedPlatform }
    public static var invalidConfiguration: Code { .invalidConfiguration }
    public static var sessionFailed: Code { .sessionFailed }
    public static var resourceUsageTimeout: Code { .resourceUsageTimeout }
    public static var activeSessionsLimitExceeded: Code { .activeSessionsLimitExceeded }
    public static var userDidNotAllow: Code { .userDidNotAllow }
}

/// Stands for one device in one session.
open class NIDiscoveryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let identifier: String
    init(identifier: String) { self.identifier = identifier }
    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
        self.identifier = identifier as String
    }
    open func encode(with coder: NSCoder) { coder.encode(identifier as NSString, forKey: "identifier") }
    public static var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NIDiscoveryToken)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// The object of a search.
open class NIConfiguration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    override init() {}
    public required init?(coder: NSCoder) {}
    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Looks for the device of a token.
open class NINearbyPeerConfiguration: NIConfiguration, @unchecked Sendable {
    public let peerDiscoveryToken: NIDiscoveryToken
    open var isCameraAssistanceEnabled = false
    open var isExtendedDistanceMeasurementEnabled = false
    public init(peerToken: NIDiscoveryToken) {
        peerDiscoveryToken = peerToken
        super.init()
    }
    public required init?(coder: NSCoder) {
        guard let token = coder.decodeObject(of: NIDiscoveryToken.self, forKey: "peerToken") else { return nil }
        peerDiscoveryToken = token
        super.init(coder: coder)
    }
    open override func encode(with coder: NSCoder) { coder.encode(peerDiscoveryToken, forKey: "peerToken") }
}

/// Looks for an accessory, as its data say.
open class NINearbyAccessoryConfiguration: NIConfiguration, @unchecked Sendable {
    public let accessoryDiscoveryToken: NIDiscoveryToken
    open var isCameraAssistanceEnabled = false
    /// - Throws: `NIError.invalidConfiguration`: no accessory's data are understood.
    public init(data: Data) throws { throw NIError(.invalidConfiguration) }
    public required init?(coder: NSCoder) { nil }
}

/// A device that is near, and where.
open class NINearbyObject: NSObject, NSCopying, @unchecked Sendable {
    public enum RemovalReason: Int, Sendable { case timeout = 0, peerEnded }
    public enum VerticalDirectionEstimate: Int, Sendable { case unknown = 0, same, above, below, aboveOrBelow }
    public let discoveryToken: NIDiscoveryToken
    init(token: NIDiscoveryToken) { discoveryToken = token }
    /// Metres; nil where it is not known.
    open var distance: Float? { nil }
    /// A vector of length 1 from this device; nil where it is not known.
    open var direction: simd_float3? { nil }
    /// Radians; nil where it is not known.
    open var horizontalAngle: Float? { nil }
    open var verticalDirectionEstimate: VerticalDirectionEstimate { .unknown }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The abilities of the device.
public protocol NIDeviceCapability: NSObjectProtocol {
    var supportsPreciseDistanceMeasurement: Bool { get }
    var supportsDirectionMeasurement: Bool { get }
    var supportsCameraAssistance: Bool { get }
    var supportsExtendedDistanceMeasurement: Bool { get }
}

/// Finds out where a device is that takes part.
open class NISession: NSObject, @unchecked Sendable {
    private final class Capability: NSObject, NIDeviceCapability {
        var supportsPreciseDistanceMeasurement: Bool { true }
        var supportsDirectionMeasurement: Bool { true }
        var supportsCameraAssistance: Bool { false }
        var supportsExtendedDistanceMeasurement: Bool { false }
    }
    @available(iOS, deprecated: 16.0)
    open class var isSupported: Bool { true }
    open class var deviceCapabilities: any NIDeviceCapability { Capability() }

    open weak var delegate: (any NISessionDelegate)?
    /// The queue on which the delegate is called; nil, the default, for the main queue.
    open var delegateQueue: DispatchQueue?
    private let token = NIDiscoveryToken(identifier: UUID().uuidString)
    private var isInvalid = false
    /// Nil once the session was invalidated.
    open var discoveryToken: NIDiscoveryToken? { isInvalid ? nil : token }
    /// The configuration that the session runs with; nil before it does.
    open private(set) var configuration: NIConfiguration?

    public override init() { super.init() }

    /// Begins to look for the device of the configuration. There is none, so nothing more is heard.
    open func run(_ configuration: NIConfiguration) {
        guard !isInvalid else { return }
        self.configuration = configuration
        tell { $0.sessionDidStartRunning($1) }
    }
    open func pause() {}
    /// Ends the session for good.
    open func invalidate() { (isInvalid, configuration) = (true, nil) }

    private func tell(_ message: @escaping (any NISessionDelegate, NISession) -> Void) {
        ServiceReply.send(on: delegateQueue ?? .main) { [weak self] in
            guard let self, let delegate else { return }
            message(delegate, self)
        }
    }
}

/// Hears of a session. Every method is optional.
@preconcurrency public protocol NISessionDelegate: NSObjectProtocol {
    func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject])
    func session(_ session: NISession, didRemove nearbyObjects: [NINearbyObject], reason: NINearbyObject.RemovalReason)
    func sessionWasSuspended(_ session: NISession)
    func sessionSuspensionEnded(_ session: NISession)
    func session(_ session: NISession, didInvalidateWith error: any Error)
    func session(_ session: NISession, didGenerateShareableConfigurationData shareableConfigurationData: Data, for object: NINearbyObject)
    func sessionDidStartRunning(_ session: NISession)
}

extension NISessionDelegate {
    public func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject]) {}
    public func session(_ session: NISession, didRemove nearbyObjects: [NINearbyObject], reason: NINearbyObject.RemovalReason) {}
    public func sessionWasSuspended(_ session: NISession) {}
    public func sessionSuspensionEnded(_ session: NISession) {}
    public func session(_ session: NISession, didInvalidateWith error: any Error) {}
    public func session(_ session: NISession, didGenerateShareableConfigurationData shareableConfigurationData: Data, for object: NINearbyObject) {}
    public func sessionDidStartRunning(_ session: NISession) {}
}

extension NIError.Code {
    /// Whether an error is a `NIError` of this code.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? NIError)?.code == code }
}
