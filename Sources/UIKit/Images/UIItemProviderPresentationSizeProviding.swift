/// An object that knows how large it is to be shown where it is dropped.
@preconcurrency @MainActor public protocol UIItemProviderPresentationSizeProviding: NSObjectProtocol {
    /// Points.
    var preferredPresentationSizeForItemProvider: CGSize { get }
}

extension UIImage: UIItemProviderPresentationSizeProviding {
    public var preferredPresentationSizeForItemProvider: CGSize { size }
}
