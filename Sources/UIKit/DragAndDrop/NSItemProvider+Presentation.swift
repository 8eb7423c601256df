extension NSItemProvider {
    /// How a receiver should show what it gets.
    public enum PreferredPresentationStyle: Int, Sendable {
        /// As the receiver likes.
        case unspecified = 0
        /// In the text.
        case inline = 1
        /// As a file beside it.
        case attachment = 2
    }

    private static let sizeKey = AssociationKey()
    private static let styleKey = AssociationKey()
    private static let teamKey = AssociationKey()

    /// The size that the item likes to be shown at, in points. Default zero: none.
    public var preferredPresentationSize: CGSize {
        get { objc_getAssociatedObject(self, Self.sizeKey.address) as? CGSize ?? .zero }
        set { objc_setAssociatedObject(self, Self.sizeKey.address, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// Default `unspecified`.
    public var preferredPresentationStyle: PreferredPresentationStyle {
        get { objc_getAssociatedObject(self, Self.styleKey.address) as? PreferredPresentationStyle ?? .unspecified }
        set { objc_setAssociatedObject(self, Self.styleKey.address, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// Data for apps of the same team, at most 8 KB. Default nil.
    public var teamData: Data? {
        get { objc_getAssociatedObject(self, Self.teamKey.address) as? Data }
        set { objc_setAssociatedObject(self, Self.teamKey.address, newValue.map { $0.prefix(8192) }.map { Data($0) }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}
