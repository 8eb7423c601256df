import ObjectRuntime

extension Realm {
    /// An error of opening or writing a Realm.
    public struct Error: LocalizedError, CustomNSError, Equatable, Sendable {
        public enum Code: Int, Sendable {
            case fail = 1
            case fileAccess = 2
            case filePermissionDenied = 3
            case fileExists = 4
            case fileNotFound = 5
            case fileFormatUpgradeRequired = 6
            case incompatibleLockFile = 8
            case addressSpaceExhausted = 9
            case schemaMismatch = 10
            case alreadyOpen = 12
            case invalidInput = 13
            case outOfDiskSpace = 14
            case unsupportedFileFormatVersion = 16
            case fileOperationFailed = 19
            case invalidDatabase = 20
        }

        public let code: Code
        private let text: String
        public let fileURL: URL?

        init(_ code: Code, _ text: String, _ fileURL: URL? = nil) {
            self.code = code
            self.text = text
            self.fileURL = fileURL
        }

        public static let fail = Code.fail
        public static let fileAccess = Code.fileAccess
        public static let filePermissionDenied = Code.filePermissionDenied
        public static let fileExists = Code.fileExists
        public static let fileNotFound = Code.fileNotFound
        public static let incompatibleLockFile = Code.incompatibleLockFile
        public static let schemaMismatch = Code.schemaMismatch
        public static let invalidDatabase = Code.invalidDatabase
        public static let outOfDiskSpace = Code.outOfDiskSpace
        public static let callFailed = Error(.fail, "Call failed")

        public static var errorDomain: String { "io.realm" }
        public var errorCode: Int { code.rawValue }
        public var errorDescription: String? { text }
        public var errorUserInfo: [String: Any] {
            var info: [String: Any] = [NSLocalizedDescriptionKey: text, "Error Code": code.rawValue]
            if let fileURL { info[NSFilePathErrorKey] = fileURL.path }
            return info
        }
    }
}

extension Realm.Error.Code {
    /// So that `catch Realm.Error.fileNotFound` finds it.
    public static func ~= (code: Realm.Error.Code, error: any Swift.Error) -> Bool { (error as? Realm.Error)?.code == code }
}

enum RealmErrors {
    static func error(writing error: any Error, _ configuration: Realm.Configuration) -> any Error {
        guard let failure = error as? RowFile.Failure else { return error }
        return Realm.Error(failure.code & 0xFF == 13 ? .outOfDiskSpace : .fileOperationFailed, failure.message, configuration.fileURL)
    }
}

/// Whether two errors of any kinds have the same domain and code. RealmSwift declares it for all errors, and its apps compare their own by it.
public func == (lhs: any Swift.Error, rhs: any Swift.Error) -> Bool { lhs._code == rhs._code && lhs._domain == rhs._domain }
