import FoundationNetworking
@_exported import ObjectRuntime

public typealias HTTPStubsTestBlock = (URLRequest) -> Bool
public typealias HTTPStubsResponseBlock = (URLRequest) -> HTTPStubsResponse
public typealias OHHTTPStubsTestBlock = HTTPStubsTestBlock
public typealias OHHTTPStubsResponseBlock = HTTPStubsResponseBlock
public typealias OHHTTPStubs = HTTPStubs
public typealias OHHTTPStubsResponse = HTTPStubsResponse
public typealias OHHTTPStubsDescriptor = HTTPStubsDescriptor

/// A stub, by which it can be removed.
public protocol HTTPStubsDescriptor: NSObjectProtocol {
    /// A name of the app's own.
    var name: String? { get set }
}

/// A stub: the requests that it answers, and its answers.
final class HTTPStub: NSObject, HTTPStubsDescriptor, @unchecked Sendable {
    var name: String?
    let test: HTTPStubsTestBlock
    let response: HTTPStubsResponseBlock

    init(test: @escaping HTTPStubsTestBlock, response: @escaping HTTPStubsResponseBlock) {
        (self.test, self.response) = (test, response)
        super.init()
    }
}

/// The stubs of the running app.
final class StubStore: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var stubs: [HTTPStub] = []
    private var isOn = true
    private var activation: ((URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse) -> Void)?
    private var finish: ((URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse, (any Error)?) -> Void)?
    private var missing: ((URLRequest) -> Void)?

    static var shared: StubStore { AppServices.object { StubStore() } }

    func with<Result>(_ body: (StubStore) -> Result) -> Result { lock.withLock { body(self) } }

    func add(_ stub: HTTPStub) { lock.withLock { stubs.append(stub) } }
    func remove(_ stub: any HTTPStubsDescriptor) -> Bool {
        lock.withLock {
            let count: Int = stubs.count
            stubs.removeAll { $0 === stub }
            return stubs.count < count
        }
    }
    func removeAll() { lock.withLock { stubs = [] } }
    var all: [HTTPStub] { lock.withLock { stubs } }
    var isEnabled: Bool {
        get { lock.withLock { isOn } }
        set { lock.withLock { isOn = newValue } }
    }
    var onActivation: ((URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse) -> Void)? {
        get { lock.withLock { activation } }
        set { lock.withLock { activation = newValue } }
    }
    var onFinish: ((URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse, (any Error)?) -> Void)? {
        get { lock.withLock { finish } }
        set { lock.withLock { finish = newValue } }
    }
    var onMissing: ((URLRequest) -> Void)? {
        get { lock.withLock { missing } }
        set { lock.withLock { missing = newValue } }
    }

    /// The stub that answers a request: of several the newest.
    func stub(for request: URLRequest) -> HTTPStub? {
        guard isEnabled else { return nil }
        return all.last { $0.test(request) }
    }
}

/// Answers requests in place of servers: those of the shared session, and of sessions whose configurations are made while the program runs.
open class HTTPStubs: NSObject {
    /// Answers requests that pass a test. Of several stubs the newest answers.
    @discardableResult
    open class func stubRequests(
        passingTest testBlock: @escaping HTTPStubsTestBlock, withStubResponse responseBlock: @escaping HTTPStubsResponseBlock
    ) -> any HTTPStubsDescriptor {
        let stub = HTTPStub(test: testBlock, response: responseBlock)
        // Not as the store is made: a request asks for it while the classes are gone through.
        _ = URLProtocol.registerClass(StubProtocol.self)
        StubStore.shared.add(stub)
        return stub
    }

    @discardableResult
    open class func removeStub(_ stubDesc: any HTTPStubsDescriptor) -> Bool { StubStore.shared.remove(stubDesc) }
    open class func removeAllStubs() { StubStore.shared.removeAll() }
    open class func allStubs() -> [any HTTPStubsDescriptor] { StubStore.shared.all }

    open class func setEnabled(_ enable: Bool) { StubStore.shared.isEnabled = enable }
    open class func isEnabled() -> Bool { StubStore.shared.isEnabled }

    /// Lets stubs answer the requests of sessions with a configuration, or not.
    open class func setEnabled(_ enabled: Bool, for sessionConfig: URLSessionConfiguration) {
        let others: [AnyClass] = (sessionConfig.protocolClasses ?? []).filter { $0 != StubProtocol.self }
        sessionConfig.protocolClasses = enabled ? [StubProtocol.self] + others : others
    }
    open class func isEnabled(for sessionConfig: URLSessionConfiguration) -> Bool {
        sessionConfig.protocolClasses?.contains { $0 == StubProtocol.self } ?? false
    }

    /// Told of each request that a stub answers.
    open class func onStubActivation(_ block: ((URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse) -> Void)?) { StubStore.shared.onActivation = block }
    /// Told of the end of each.
    open class func afterStubFinish(_ block: ((URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse, (any Error)?) -> Void)?) {
        StubStore.shared.onFinish = block
    }
    /// Told of each request that no stub answers.
    open class func onStubMissing(_ block: ((URLRequest) -> Void)?) { StubStore.shared.onMissing = block }

    /// A new configuration whose sessions' requests stubs answer: generated code makes those of programs with stubs so.
    public static func __configuration(isEphemeral: Bool) -> URLSessionConfiguration {
        let made: URLSessionConfiguration = (PlainConfiguration.self as any ConfigurationMaking.Type).make()
        if isEphemeral { (made.httpCookieStorage, made.urlCache) = (nil, nil) }
        setEnabled(true, for: made)
        return made
    }
}

/// Makes configurations by their initialiser, which Foundation calls deprecated: `default` and `ephemeral` are the getters that generated code has in their
/// places, and would ask for themselves.
private protocol ConfigurationMaking {
    static func make() -> URLSessionConfiguration
}

private enum PlainConfiguration: ConfigurationMaking {
    @available(*, deprecated) static func make() -> URLSessionConfiguration { URLSessionConfiguration() }
}
