@_exported import ObjectRuntime

public let AAAttributionErrorDomain = "AAAttributionErrorDomain"

/// Why there is no token.
public struct AAAttributionError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case networkError = 1, internalError, platformNotSupported }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { AAAttributionErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var networkError: Code { .networkError }
    public static var internalError: Code { .internalError }
    public static var platformNotSupported: Code { .platformNotSupported }
}

/// Tells which advertisement an app came from. A simulator, like this device, knows of none.
open class AAAttribution: NSObject {
    /// - Throws: `AAAttributionError.networkError`, as in a simulator.
    open class func attributionToken() throws -> String { throw AAAttributionError(.networkError) }
}
