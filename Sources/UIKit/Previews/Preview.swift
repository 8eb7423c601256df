/// A view or view controller that Xcode's canvas shows by itself, as `#Preview` describes it.
public struct Preview: Sendable {
    /// The kind of traits that say a preview's size and orientation.
    public enum ViewTraits {}

    let name: String?
    let traits: [PreviewTrait<ViewTraits>]
    let content: @MainActor @Sendable () -> UIResponder

    /// A preview of a view, which fills the window's safe area unless the traits say another size.
    public init(_ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView) {
        self.init(name, traits) { body() }
    }

    /// A preview of a view controller, which fills the window unless the traits say another size.
    public init(_ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIViewController) {
        self.init(name, traits) { body() }
    }

    private init(_ name: String?, _ traits: [PreviewTrait<ViewTraits>], _ content: @escaping @MainActor () -> UIResponder) {
        self.name = name
        self.traits = traits
        self.content = content
    }
}
