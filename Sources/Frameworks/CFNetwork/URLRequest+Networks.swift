import FoundationNetworking

// The machine's network is one kind of its own, neither expensive nor constrained: every request may use it. A request of Foundation's on Linux has no
// place for what an app would rather have.
extension URLRequest {
    /// Always true: setting it changes nothing, since no network here is constrained.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Always true: setting it changes nothing, since no network here is expensive.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Always false: setting it changes nothing, since requests are sent by HTTP 1 and 2.
    public var assumesHTTP3Capable: Bool {
        get { false }
        set {}
    }
}
