import FoundationNetworking
import ObjectRuntime

/// The key of the data that a failed download may be resumed with.
public let NSURLSessionDownloadTaskResumeData: String = "NSURLSessionDownloadTaskResumeData"

extension URLSessionConfiguration {
    /// Transfers that go on while the app is away. Here no app is woken for them: they end with it, as those of a default configuration.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
}

// The machine's network is one kind of its own: neither expensive nor constrained, and there or not at once. What an app asks for is kept.
extension URLSessionConfiguration {
    /// Default true.
    public var allowsConstrainedNetworkAccess: Bool {
        get { value(of: "allowsConstrainedNetworkAccess") ?? true }
        set { keep(newValue, as: "allowsConstrainedNetworkAccess") }
    }
    /// Default true.
    public var allowsExpensiveNetworkAccess: Bool {
        get { value(of: "allowsExpensiveNetworkAccess") ?? true }
        set { keep(newValue, as: "allowsExpensiveNetworkAccess") }
    }
    /// Whether the app is launched for the transfers of a background session. Default true.
    public var sessionSendsLaunchEvents: Bool {
        get { value(of: "sessionSendsLaunchEvents") ?? true }
        set { keep(newValue, as: "sessionSendsLaunchEvents") }
    }
    /// Default false.
    public var requiresDNSSECValidation: Bool {
        get { value(of: "requiresDNSSECValidation") ?? false }
        set { keep(newValue, as: "requiresDNSSECValidation") }
    }

    private func value<Value>(of name: String) -> Value? { kept[name] as? Value }

    private var kept: [String: Any] {
        get { objc_getAssociatedObject(self, keptKey) as? [String: Any] ?? [:] }
        set { objc_setAssociatedObject(self, keptKey, newValue, .OBJC_ASSOCIATION_COPY) }
    }

    private static let key = Key()
    private final class Key: Sendable {}
    private var keptKey: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(Self.key).toOpaque()) }

    private func keep(_ value: Any, as name: String) { kept[name] = value }
}
