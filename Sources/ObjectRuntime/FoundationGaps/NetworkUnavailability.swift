import Foundation

extension URLError {
    /// Why a transfer found no network that it may use.
    public enum NetworkUnavailableReason: Int, Sendable {
        case cellular = 0, expensive, constrained
    }

    /// What the error says of the network; nil for an error that says nothing. Transfers here may use any network.
    public var networkUnavailableReason: NetworkUnavailableReason? {
        (errorUserInfo["NSURLErrorNetworkUnavailableReasonKey"] as? Int).flatMap(NetworkUnavailableReason.init)
    }
}
