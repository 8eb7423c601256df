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

    private func value<Value>(of name: String) -> Value? { KeptValues.of(self)[name] as? Value }

    private func keep(_ value: Any, as name: String) { KeptValues.keep(value, as: name, of: self) }
}

extension URLSessionTask {
    /// Whether the app would rather have an answer in the parts that it comes in than whole. Default true. A wish: answers come in parts either way, as
    /// they may on a device.
    public var prefersIncrementalDelivery: Bool {
        get { KeptValues.of(self)["prefersIncrementalDelivery"] as? Bool ?? true }
        set { KeptValues.keep(newValue, as: "prefersIncrementalDelivery", of: self) }
    }
}

/// Properties of Foundation's objects that are kept beside them.
private enum KeptValues {
    private static let key = AssociationKey()

    static func of(_ object: NSObject) -> [String: Any] { objc_getAssociatedObject(object, key.address) as? [String: Any] ?? [:] }

    static func keep(_ value: Any, as name: String, of object: NSObject) {
        objc_setAssociatedObject(object, key.address, of(object).merging([name: value]) { $1 }, .OBJC_ASSOCIATION_COPY)
    }
}
