@_exported import QuinceAVFoundation
@_exported import QuinceCoreLocation
@_exported import QuinceMetal
@_exported import QuinceSceneKit
@_exported import QuinceSpriteKit
@_exported import Quincesimd

public let ARErrorDomain = "com.apple.arkit.error"

/// Why a session failed.
public struct ARError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unsupportedConfiguration = 100, sensorUnavailable, sensorFailed, cameraUnauthorized, microphoneUnauthorized, locationUnauthorized
        case highResolutionFrameCaptureInProgress, highResolutionFrameCaptureFailed
        case worldTrackingFailed = 200, geoTrackingNotAvailableAtLocation, geoTrackingFailed
        case invalidReferenceImage = 300, invalidReferenceObject, invalidWorldMap, invalidConfiguration, invalidCollaborationData
        case insufficientFeatures = 400, objectMergeFailed
        case fileIOFailed = 500, requestFailed
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { ARErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        code == .unsupportedConfiguration ? [NSLocalizedDescriptionKey: "Unsupported configuration."] : [:]
    }
    public var localizedDescription: String { (self as NSError).localizedDescription }
    public static var unsupportedConfiguration: Code { .unsupportedConfiguration }
    public static var sensorUnavailable: Code { .sensorUnavailable }
    public static var sensorFailed: Code { .sensorFailed }
    public static var cameraUnauthorized: Code { .cameraUnauthorized }
    public static var microphoneUnauthorized: Code { .microphoneUnauthorized }
    public static var locationUnauthorized: Code { .locationUnauthorized }
    public static var worldTrackingFailed: Code { .worldTrackingFailed }
    public static var geoTrackingNotAvailableAtLocation: Code { .geoTrackingNotAvailableAtLocation }
    public static var geoTrackingFailed: Code { .geoTrackingFailed }
    public static var invalidReferenceImage: Code { .invalidReferenceImage }
    public static var invalidReferenceObject: Code { .invalidReferenceObject }
    public static var invalidWorldMap: Code { .invalidWorldMap }
    public static var invalidConfiguration: Code { .invalidConfiguration }
    public static var insufficientFeatures: Code { .insufficientFeatures }
    public static var objectMergeFailed: Code { .objectMergeFailed }
    public static var fileIOFailed: Code { .fileIOFailed }
    public static var requestFailed: Code { .requestFailed }
}

extension ARError.Code {
    /// Whether an error is an `ARError` of this code.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? ARError)?.code == code }
}
