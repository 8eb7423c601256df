import Foundation

extension URLError {
    /// Why the system kept a request from a network that there is.
    public enum NetworkUnavailableReason: Int, Sendable {
        case cellular = 0, expensive = 1, constrained = 2
    }

    /// The reason that the error carries; nil where it has another cause.
    public var networkUnavailableReason: NetworkUnavailableReason? {
        (userInfo["NSURLErrorNetworkUnavailableReasonKey"] as? Int).flatMap(NetworkUnavailableReason.init(rawValue:))
    }

    /// An error that says at which address it came up, under both of Foundation's keys for that; the one for a text is deprecated, and still read.
    static func failure(_ code: Code, at address: URL?) -> URLError {
        guard let address else { return URLError(code) }
        return URLError(code, userInfo: [NSURLErrorFailingURLErrorKey: address, "NSErrorFailingURLStringKey": address.absoluteString])
    }
}
