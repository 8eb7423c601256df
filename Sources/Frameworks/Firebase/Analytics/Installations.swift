import UIKit

extension NSNotification.Name {
    public static let InstallationIDDidChange = NSNotification.Name("FIRInstallationIDDidChangeNotification")
}
public let InstallationIDDidChangeAppNameKey: String = "FIRInstallationIDDidChangeNotification"
public let InstallationsErrorDomain: String = "com.firebase.installations"

/// The codes of errors of installations.
public enum InstallationsErrorCode: Int, _FirebaseErrorCode, Sendable {
    public typealias Code = InstallationsErrorCode
    public typealias _ObjectiveCType = NSError
    case unknown = 0
    case keychain = 1
    case serverUnreachable = 2
    case invalidConfiguration = 3

    public static var errorDomain: String { InstallationsErrorDomain }
    public var errorDescription: String? { self == .serverUnreachable ? "The server cannot be reached." : "The operation ended with the code \(rawValue)." }
}

open class InstallationsAuthTokenResult: NSObject, @unchecked Sendable {
    public let authToken: String
    public let expirationDate: Date
    init(_ token: String, _ expirationDate: Date) {
        (authToken, self.expirationDate) = (token, expirationDate)
        super.init()
    }
}

/// The name of an app's installation.
open class Installations: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private let folder: FirebaseFolder
    private let name: String

    init(name: String, folder: FirebaseFolder) {
        (self.name, self.folder) = (name, folder)
        super.init()
    }

    open class func installations() -> Installations { installations(app: .current) }
    open class func installations(app application: FirebaseApp) -> Installations {
        application.service("Installations") {
            Installations(name: application.name, folder: FirebaseFolder(app: application, service: "Installations"))
        }
    }

    private var identifier: String {
        lock.withLock {
            if let known = folder.read("identifier").map({ String(decoding: $0, as: UTF8.self) }) { return known }
            let made: String = "c" + RandomText.make(21)
            folder.write(Data(made.utf8), to: "identifier")
            return made
        }
    }

    /// An identifier of 22 characters, which is kept in the app's container.
    open func installationID(completion: @escaping (String?, (any Error)?) -> Void) { ServiceReply.send(on: .main) { [self] in completion(identifier, nil) } }
    open func installationID() async throws -> String { identifier }

    /// Fails with `serverUnreachable`.
    open func authToken(completion: @escaping (InstallationsAuthTokenResult?, (any Error)?) -> Void) { authTokenForcingRefresh(false, completion: completion) }
    open func authTokenForcingRefresh(_ forceRefresh: Bool, completion: @escaping (InstallationsAuthTokenResult?, (any Error)?) -> Void) {
        ServiceReply.send(on: .main) { completion(nil, InstallationsErrorCode.serverUnreachable.error()) }
    }
    open func authToken() async throws -> InstallationsAuthTokenResult { throw InstallationsErrorCode.serverUnreachable.error() }
    open func authTokenForcingRefresh(_ forceRefresh: Bool) async throws -> InstallationsAuthTokenResult { try await authToken() }

    /// Forgets the identifier; the next is another.
    open func delete(completion: @escaping ((any Error)?) -> Void) {
        lock.withLock { folder.remove("identifier") }
        ServiceReply.send(on: .main) { [self] in
            NotificationCenter.default.post(name: .InstallationIDDidChange, object: nil, userInfo: [InstallationIDDidChangeAppNameKey: name])
            completion(nil)
        }
    }
    open func delete() async throws { try await finished { delete(completion: $0) } }
}
