@_exported import UIKit

public let SWHighlightCenterErrorDomain = "SWHighlightCenterErrorDomain"

/// Why there is no highlight.
public struct SWHighlightCenterError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case noError = 0, internalError, invalidURL, accessDenied }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { SWHighlightCenterErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// A link that somebody shared with the user. There is none.
open class SWHighlight: NSObject, NSCopying, @unchecked Sendable {
    init(_ url: URL) { self.url = url }
    public let url: URL
    open var identifier: any NSCopying & NSObjectProtocol { url.absoluteString as NSString }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Hears when what was shared changes.
public protocol SWHighlightCenterDelegate: NSObjectProtocol {
    func highlightCenterHighlightsDidChange(_ highlightCenter: SWHighlightCenter)
}

/// The links that were shared with the user in Messages, of which there are none here.
open class SWHighlightCenter: NSObject, @unchecked Sendable {
    open weak var delegate: (any SWHighlightCenterDelegate)?
    /// None.
    open var highlights: [SWHighlight] { [] }
    /// False: there is no Messages.
    open class var isSystemCollaborationSupportAvailable: Bool { false }
    /// Hears of `SWHighlightCenterError.accessDenied`.
    @preconcurrency open func getHighlightFor(_ URL: URL, completionHandler: @escaping @Sendable (SWHighlight?, (any Error)?) -> Void) {
        ServiceReply.send { completionHandler(nil, SWHighlightCenterError(.accessDenied)) }
    }
    /// - Throws: `SWHighlightCenterError.accessDenied`.
    open func highlight(for URL: URL) async throws -> SWHighlight { throw SWHighlightCenterError(.accessDenied) }
}
