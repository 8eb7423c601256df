import FoundationNetworking

// Lowered sources ask by this name: Foundation's own property cannot be set here.
extension URLSessionConfiguration {
    /// Whether tasks wait until the network is there, in place of failing. Default false. Kept alone: here the network is there or not from the start,
    /// and a task without one fails.
    public var __waitsForConnectivity: Bool {
        get { objc_getAssociatedObject(self, Self.connectivity.address) as? Bool ?? false }
        set { objc_setAssociatedObject(self, Self.connectivity.address, newValue, .OBJC_ASSOCIATION_COPY) }
    }

    private static let connectivity = AssociationKey()
}
