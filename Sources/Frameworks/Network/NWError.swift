import ObjectRuntime

public typealias DNSServiceErrorType = Int32

/// The reason for a connection's or listener's end.
public enum NWError: Error, Equatable, CustomDebugStringConvertible, Sendable {
    case posix(POSIXErrorCode)
    case dns(DNSServiceErrorType)
    case tls(OSStatus)

    public var debugDescription: String {
        switch self {
        case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue)): \(String(cString: strerror(code.rawValue)))"
        case .dns(let code): "DNSServiceErrorType(rawValue: \(code))"
        case .tls(let code): "OSStatus(rawValue: \(code))"
        }
    }

    /// The last error of a system call.
    static func last(_ number: Int32 = errno) -> NWError { .posix(POSIXErrorCode(rawValue: number) ?? .EIO) }
    /// There is no host of a name: kDNSServiceErr_NoSuchRecord.
    static let noHost = NWError.dns(-65554)
}
