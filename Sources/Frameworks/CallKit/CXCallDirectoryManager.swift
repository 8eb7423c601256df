import ObjectRuntime

/// Whether an extension with numbers is switched on.
public struct CXErrorCodeCallDirectoryManagerError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 0
        case noExtensionFound = 1
        case loadingInterrupted = 2
        case entriesOutOfOrder = 3
        case duplicateEntries = 4
        case maximumEntriesExceeded = 5
        case extensionDisabled = 6
        case currentlyLoading = 7
        case unexpectedIncrementalRemoval = 8
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { CXErrorDomainCallDirectoryManager }
    public var errorCode: Int { code.rawValue }
}
public let CXErrorDomainCallDirectoryManager = "com.apple.CallKit.error.calldirectorymanager"

/// Loads the numbers of extensions that name and block callers. No extension runs here: each is one that is not found.
open class CXCallDirectoryManager: NSObject, @unchecked Sendable {
    public enum EnabledStatus: Int, Sendable { case unknown = 0, disabled = 1, enabled = 2 }

    open class var sharedInstance: CXCallDirectoryManager { AppServices.object { CXCallDirectoryManager() } }

    open func reloadExtension(withIdentifier identifier: String, completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        guard let completion else { return }
        ServiceReply.send { completion(CXErrorCodeCallDirectoryManagerError(.noExtensionFound)) }
    }
    open func reloadExtension(withIdentifier identifier: String) async throws { throw CXErrorCodeCallDirectoryManagerError(.noExtensionFound) }

    open func getEnabledStatusForExtension(
        withIdentifier identifier: String, completionHandler completion: @escaping @Sendable (EnabledStatus, (any Error)?) -> Void
    ) { ServiceReply.send { completion(.unknown, CXErrorCodeCallDirectoryManagerError(.noExtensionFound)) } }
    open func enabledStatusForExtension(withIdentifier identifier: String) async throws -> EnabledStatus {
        throw CXErrorCodeCallDirectoryManagerError(.noExtensionFound)
    }

    open func openSettings(completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        guard let completion else { return }
        ServiceReply.send { completion(CXErrorCodeCallDirectoryManagerError(.unknown)) }
    }
}

public typealias CXCallDirectoryPhoneNumber = Int64

/// An extension's words about callers, in ascending order. Kept for whoever asks the extension.
open class CXCallDirectoryExtensionContext: NSObject {
    open weak var delegate: (any CXCallDirectoryExtensionContextDelegate)?
    open var isIncremental: Bool { false }
    private var blocked: [CXCallDirectoryPhoneNumber] = []
    private var named: [CXCallDirectoryPhoneNumber: String] = [:]

    open func addBlockingEntry(withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) { blocked.append(phoneNumber) }
    open func removeBlockingEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) { blocked.removeAll { $0 == phoneNumber } }
    open func removeAllBlockingEntries() { blocked = [] }
    open func addIdentificationEntry(withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber, label: String) { named[phoneNumber] = label }
    open func removeIdentificationEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) { named[phoneNumber] = nil }
    open func removeAllIdentificationEntries() { named = [:] }
    open func completeRequest(completionHandler completion: ((Bool) -> Void)? = nil) { completion?(true) }
}

public protocol CXCallDirectoryExtensionContextDelegate: NSObjectProtocol {
    func requestFailed(for extensionContext: CXCallDirectoryExtensionContext, withError error: any Error)
}

/// The class that such an extension begins with.
open class CXCallDirectoryProvider: NSObject {
    open func beginRequest(with context: CXCallDirectoryExtensionContext) {}
}
