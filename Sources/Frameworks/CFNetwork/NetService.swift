import ObjectRuntime

@preconcurrency public protocol NetServiceDelegate: AnyObject {
    func netServiceDidResolveAddress(_ sender: NetService)
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
    func netServiceDidPublish(_ sender: NetService)
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
    func netServiceDidStop(_ sender: NetService)
}

extension NetServiceDelegate {
    public func netServiceDidResolveAddress(_ sender: NetService) { _ = try? ObjCRuntime.invokeOptional("netServiceDidResolveAddress:", on: self, [sender]) }
    public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {
        _ = try? ObjCRuntime.invokeOptional("netService:didNotResolve:", on: self, [sender, errorDict])
    }
    public func netServiceDidPublish(_ sender: NetService) { _ = try? ObjCRuntime.invokeOptional("netServiceDidPublish:", on: self, [sender]) }
    public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {
        _ = try? ObjCRuntime.invokeOptional("netService:didNotPublish:", on: self, [sender, errorDict])
    }
    public func netServiceDidStop(_ sender: NetService) { _ = try? ObjCRuntime.invokeOptional("netServiceDidStop:", on: self, [sender]) }
}

/// A service in the local network. There is no such network here: nothing is published, and no address is found.
open class NetService: NSObject, @unchecked Sendable {
    public static let errorCode: String = "NSNetServicesErrorCode"
    public static let errorDomain: String = "NSNetServicesErrorDomain"
    open weak var delegate: (any NetServiceDelegate)?
    public let domain: String
    public let type: String
    public let name: String
    open private(set) var port: Int
    open var hostName: String? { nil }
    open var addresses: [Data]? { [] }
    open var includesPeerToPeer = false

    public init(domain: String, type: String, name: String, port: Int32) { (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port)) }
    public convenience init(domain: String, type: String, name: String) { self.init(domain: domain, type: type, name: name, port: -1) }

    open func publish() { reply { $0.netService($1, didNotPublish: Self.failure) } }
    open func resolve(withTimeout timeout: TimeInterval) { reply { $0.netService($1, didNotResolve: Self.failure) } }
    open func stop() { reply { $0.netServiceDidStop($1) } }

    private static let failure: [String: NSNumber] = [errorCode: -72000, errorDomain: 10]

    private func reply(_ notify: @escaping @Sendable (any NetServiceDelegate, NetService) -> Void) {
        ServiceReply.sendOnMain { [self] in if let delegate { notify(delegate, self) } }
    }
}
