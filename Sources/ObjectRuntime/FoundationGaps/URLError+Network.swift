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
}
