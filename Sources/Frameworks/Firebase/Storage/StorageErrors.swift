import UIKit

public let StorageErrorDomain: String = "FIRStorageErrorDomain"

/// The codes of errors of files.
public enum StorageErrorCode: Int, _FirebaseErrorCode, Sendable {
    public typealias Code = StorageErrorCode
    public typealias _ObjectiveCType = NSError

    case unknown = -13000
    case objectNotFound = -13010
    case bucketNotFound = -13011
    case projectNotFound = -13012
    case quotaExceeded = -13013
    case unauthenticated = -13020
    case unauthorized = -13021
    case retryLimitExceeded = -13030
    case nonMatchingChecksum = -13031
    case downloadSizeExceeded = -13032
    case cancelled = -13040
    case invalidArgument = -13050
    case bucketMismatch = -13051
    case internalError = -13052
    case pathError = -13053

    public static var errorDomain: String { StorageErrorDomain }
    public var errorDescription: String? { "The operation on a file ended with the code \(rawValue)." }
}

/// An error with what belongs to it. Completion handlers get it as `NSError`.
public enum StorageError: Error, CustomNSError, @unchecked Sendable {
    case unknown(message: String, serverError: [String: Any])
    case objectNotFound(object: String, serverError: [String: Any])
    case bucketNotFound(bucket: String)
    case projectNotFound(project: String)
    case quotaExceeded(bucket: String, serverError: [String: Any])
    case unauthenticated(serverError: [String: Any])
    case unauthorized(bucket: String, object: String, serverError: [String: Any])
    case retryLimitExceeded
    case nonMatchingChecksum
    case downloadSizeExceeded(total: Int64, maxSize: Int64)
    case cancelled
    case invalidArgument(message: String)
    case internalError(message: String)
    case bucketMismatch(message: String)
    case pathError(message: String)

    public static var errorDomain: String { StorageErrorDomain }

    public var errorCode: Int { code.rawValue }

    var code: StorageErrorCode {
        switch self {
        case .unknown: .unknown
        case .objectNotFound: .objectNotFound
        case .bucketNotFound: .bucketNotFound
        case .projectNotFound: .projectNotFound
        case .quotaExceeded: .quotaExceeded
        case .unauthenticated: .unauthenticated
        case .unauthorized: .unauthorized
        case .retryLimitExceeded: .retryLimitExceeded
        case .nonMatchingChecksum: .nonMatchingChecksum
        case .downloadSizeExceeded: .downloadSizeExceeded
        case .cancelled: .cancelled
        case .invalidArgument: .invalidArgument
        case .internalError: .internalError
        case .bucketMismatch: .bucketMismatch
        case .pathError: .pathError
        }
    }

    private var text: String {
        switch self {
        case .objectNotFound(let object, _): "Object \(object) does not exist."
        case .bucketNotFound(let bucket): "Bucket \(bucket) does not exist."
        case .projectNotFound(let project): "Project \(project) does not exist."
        case .downloadSizeExceeded(let total, let maxSize):
            "Attempted to download object with size of \(total) bytes, which exceeds the maximum size of \(maxSize) bytes."
        case .cancelled: "User cancelled the upload/download."
        case .unknown(let message, _), .invalidArgument(let message), .internalError(let message), .bucketMismatch(let message), .pathError(let message):
            message
        default: code.errorDescription ?? ""
        }
    }

    public var errorUserInfo: [String: Any] {
        var userInfo: [String: Any] = [NSLocalizedDescriptionKey: text]
        switch self {
        case .objectNotFound(let object, let more):
            userInfo["object"] = object
            userInfo.merge(more) { kept, _ in kept }
        case .unknown(_, let more), .quotaExceeded(_, let more), .unauthenticated(let more), .unauthorized(_, _, let more):
            userInfo.merge(more) { kept, _ in kept }
        case .downloadSizeExceeded(let total, let maxSize): (userInfo["totalSize"], userInfo["maxAllowedSize"]) = (total, maxSize)
        default: break
        }
        return userInfo
    }

    /// The error as completion handlers get it.
    var asNSError: NSError { NSError(domain: StorageErrorDomain, code: errorCode, userInfo: errorUserInfo) }
}

extension StorageError: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSError { asNSError }
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout StorageError?) { result = StorageError(source) }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout StorageError?) -> Bool {
        result = StorageError(source)
        return result != nil
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> StorageError { source.flatMap { StorageError($0) }! }

    /// The error that one of a completion handler is; nil for one of another domain, and for codes that nothing here ends with.
    private init?(_ error: NSError) {
        guard error.domain == StorageErrorDomain, let code = StorageErrorCode(rawValue: error.code) else { return nil }
        let text: String = error.localizedDescription
        switch code {
        case .objectNotFound: self = .objectNotFound(object: error.userInfo["object"] as? String ?? "", serverError: [:])
        case .downloadSizeExceeded:
            let (total, maxSize) = (error.userInfo["totalSize"] as? Int64, error.userInfo["maxAllowedSize"] as? Int64)
            self = .downloadSizeExceeded(total: total ?? 0, maxSize: maxSize ?? 0)
        case .cancelled: self = .cancelled
        case .invalidArgument: self = .invalidArgument(message: text)
        case .bucketMismatch: self = .bucketMismatch(message: text)
        case .pathError: self = .pathError(message: text)
        case .internalError: self = .internalError(message: text)
        default: self = .unknown(message: text, serverError: [:])
        }
    }
}
