import UIKit

public let FirestoreErrorDomain: String = "FIRFirestoreErrorDomain"

/// The codes of Firestore's errors.
public enum FirestoreErrorCode: Int, _FirebaseErrorCode, Sendable {
    public typealias Code = FirestoreErrorCode
    public typealias _ObjectiveCType = NSError

    case OK = 0
    case cancelled = 1
    case unknown = 2
    case invalidArgument = 3
    case deadlineExceeded = 4
    case notFound = 5
    case alreadyExists = 6
    case permissionDenied = 7
    case resourceExhausted = 8
    case failedPrecondition = 9
    case aborted = 10
    case outOfRange = 11
    case unimplemented = 12
    case `internal` = 13
    case unavailable = 14
    case dataLoss = 15
    case unauthenticated = 16

    public init(_ code: Code, userInfo: [String: Any] = [:]) { self = code }

    public static var errorDomain: String { FirestoreErrorDomain }

    public var errorDescription: String? {
        switch self {
        case .cancelled: "The operation was cancelled."
        case .notFound: "Some requested document was not found."
        case .unavailable: "The service is currently unavailable."
        case .aborted: "The operation was aborted."
        case .failedPrecondition: "The operation was rejected because the system is not in a state for it."
        default: "The operation ended with Firestore's code \(rawValue)."
        }
    }
}

public enum FirestoreDecodingError: Error {
    case decodingIsNotSupported(String)
    case fieldNameConflict(String)
}

public enum FirestoreEncodingError: Error { case encodingIsNotSupported(String) }
