import Foundation
import FoundationNetworking

/// A configuration while it is being made.
public protocol ParseMutableClientConfiguration: AnyObject {
    var applicationId: String? { get set }
    var clientKey: String? { get set }
    /// The server's address.
    var server: String { get set }
    /// Default false.
    var isLocalDatastoreEnabled: Bool { get set }
    var applicationGroupIdentifier: String? { get set }
    var containingApplicationBundleIdentifier: String? { get set }
    var urlSessionConfiguration: URLSessionConfiguration { get set }
    /// Default 4.
    var networkRetryAttempts: UInt { get set }
}

extension ParseMutableClientConfiguration {
    /// As versions before 1.18 name it.
    public var localDatastoreEnabled: Bool {
        get { isLocalDatastoreEnabled }
        set { isLocalDatastoreEnabled = newValue }
    }
}

/// The server that an app speaks to, and how. Kept but for the local datastore: no server is spoken to.
open class ParseClientConfiguration: NSObject, NSCopying, @unchecked Sendable {
    final class Draft: ParseMutableClientConfiguration {
        var applicationId: String?
        var clientKey: String?
        var server = "https://api.parse.com/1"
        var isLocalDatastoreEnabled = false
        var applicationGroupIdentifier: String?
        var containingApplicationBundleIdentifier: String?
        var urlSessionConfiguration: URLSessionConfiguration = .default
        var networkRetryAttempts: UInt = 4
    }

    private let draft: Draft

    /// - Parameter configurationBlock: called once, at once.
    public init(block configurationBlock: (any ParseMutableClientConfiguration) -> Void) {
        draft = Draft()
        super.init()
        configurationBlock(draft)
    }

    open var applicationId: String? { draft.applicationId }
    open var clientKey: String? { draft.clientKey }
    open var server: String { draft.server }
    open var isLocalDatastoreEnabled: Bool { draft.isLocalDatastoreEnabled }
    open var applicationGroupIdentifier: String? { draft.applicationGroupIdentifier }
    open var containingApplicationBundleIdentifier: String? { draft.containingApplicationBundleIdentifier }
    open var urlSessionConfiguration: URLSessionConfiguration { draft.urlSessionConfiguration }
    open var networkRetryAttempts: UInt { draft.networkRetryAttempts }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
