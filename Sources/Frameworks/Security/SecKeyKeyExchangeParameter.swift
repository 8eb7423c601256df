import ObjectRuntime

/// A choice in agreeing on a secret.
public struct SecKeyKeyExchangeParameter: RawRepresentable, Hashable, @unchecked Sendable {
    public let rawValue: CFString
    public init(rawValue: CFString) { self.rawValue = rawValue }
    public static let requestedSize = SecKeyKeyExchangeParameter(rawValue: "requestedSize" as NSString)
    public static let sharedInfo = SecKeyKeyExchangeParameter(rawValue: "sharedInfo" as NSString)
}
