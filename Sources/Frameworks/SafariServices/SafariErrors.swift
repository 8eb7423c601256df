import ObjectRuntime

/// The domain of Safari Services' errors.
public let SFErrorDomain = "SFErrorDomain"

/// An error of content blockers and extensions.
public struct SFError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case noExtensionFound = 1, noAttachmentFound = 2, loadingInterrupted = 3
    }

    public var code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { SFErrorDomain }
    public static var noExtensionFound: Code { .noExtensionFound }
    public static var noAttachmentFound: Code { .noAttachmentFound }
    public static var loadingInterrupted: Code { .loadingInterrupted }
    public var errorCode: Int { code.rawValue }
}

/// Safari's rules for what is not loaded. There is no Safari here, so no extension is found.
open class SFContentBlockerManager: NSObject {
    open class func reloadContentBlocker(withIdentifier identifier: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        ServiceReply.send { completionHandler?(SFError(.noExtensionFound)) }
    }

    open class func getStateOfContentBlocker(
        withIdentifier identifier: String, completionHandler: @escaping @Sendable (SFContentBlockerState?, (any Error)?) -> Void
    ) {
        ServiceReply.send { completionHandler(nil, SFError(.noExtensionFound)) }
    }
}

/// Whether the user turned a content blocker on.
open class SFContentBlockerState: NSObject, @unchecked Sendable {
    public let isEnabled: Bool
    init(isEnabled: Bool) { self.isEnabled = isEnabled }
}

/// Safari's reading list. What is added goes nowhere: there is no Safari.
open class SSReadingList: NSObject, @unchecked Sendable {
    private static let shared = SSReadingList()

    open class func `default`() -> SSReadingList? { shared }

    /// Whether an address is one of the web.
    open class func supportsURL(_ URL: URL?) -> Bool { ["http", "https"].contains(URL?.scheme?.lowercased() ?? "") }

    /// - Throws: `SSReadingListError.urlSchemeNotAllowed` for addresses that are none of the web.
    open func addItem(with URL: URL, title: String?, previewText: String?) throws {
        guard Self.supportsURL(URL) else { throw SSReadingListError(.urlSchemeNotAllowed) }
    }
}

public struct SSReadingListError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case urlSchemeNotAllowed = 1 }
    public var code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "SSReadingListErrorDomain" }
    public var errorCode: Int { code.rawValue }
}
