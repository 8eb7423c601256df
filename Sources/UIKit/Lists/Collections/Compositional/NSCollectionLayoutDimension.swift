/// One side of a layout size: a number of points, a part of the container's, or an estimate that the content replaces.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
    enum Value: Equatable {
        case absolute(CGFloat), estimated(CGFloat), fractionalWidth(CGFloat), fractionalHeight(CGFloat)
        case uniform(CGFloat)
    }

    let value: Value

    init(_ value: Value) {
        self.value = value
        super.init()
    }

    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth(fractionalWidth)) }
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.fractionalHeight(fractionalHeight)) }
    open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute(absoluteDimension)) }
    open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated(estimatedDimension)) }

    /// An estimate that the content replaces, and then the largest of the items of the group that have such a length along the same side. Since iOS 17.
    open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self { make(.uniform(estimatedDimension)) }

    private class func make(_ value: Value) -> Self {
        unsafeDowncast(NSCollectionLayoutDimension(value), to: Self.self)
    }

    open var isFractionalWidth: Bool { if case .fractionalWidth = value { true } else { false } }
    open var isFractionalHeight: Bool { if case .fractionalHeight = value { true } else { false } }
    open var isAbsolute: Bool { if case .absolute = value { true } else { false } }
    open var isEstimated: Bool { if case .estimated = value { true } else { false } }
    open var isUniformAcrossSiblings: Bool { if case .uniform = value { true } else { false } }
    /// Whether the content has a say.
    var isMeasured: Bool { isEstimated || isUniformAcrossSiblings }

    open var dimension: CGFloat {
        switch value {
        case .absolute(let value), .estimated(let value), .fractionalWidth(let value), .fractionalHeight(let value), .uniform(let value): value
        }
    }

    /// The length in a container of that size; an estimate stands for itself.
    func length(in container: CGSize) -> CGFloat {
        switch value {
        case .absolute(let value), .estimated(let value), .uniform(let value): value
        case .fractionalWidth(let part): container.width * part
        case .fractionalHeight(let part): container.height * part
        }
    }
}

/// Width and height of a layout item.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }

    var isUniform: Bool { widthDimension.isUniformAcrossSiblings || heightDimension.isUniformAcrossSiblings }
    var isEstimated: Bool { widthDimension.isMeasured || heightDimension.isMeasured }
}

/// A distance that is fixed, or grows with the room there is.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
    public let spacing: CGFloat
    public let isFixedSpacing: Bool
    open var isFlexibleSpacing: Bool { !isFixedSpacing }

    init(spacing: CGFloat, isFixed: Bool) {
        self.spacing = spacing
        isFixedSpacing = isFixed
        super.init()
    }

    /// At least that much.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        unsafeDowncast(NSCollectionLayoutSpacing(spacing: flexibleSpacing, isFixed: false), to: Self.self)
    }

    open class func fixed(_ fixedSpacing: CGFloat) -> Self {
        unsafeDowncast(NSCollectionLayoutSpacing(spacing: fixedSpacing, isFixed: true), to: Self.self)
    }
}

/// Room around an item that other items keep off.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init()
    }
}

extension NSCollectionLayoutDimension: NSCopying {
    /// An unchanging value is its own copy.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutSize: NSCopying {
    /// An unchanging value is its own copy.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutSpacing: NSCopying {
    /// An unchanging value is its own copy.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutEdgeSpacing: NSCopying {
    /// An unchanging value is its own copy.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutSpacing {
    /// The same as `isFixedSpacing` and `isFlexibleSpacing`.
    public var isFixed: Bool { isFixedSpacing }
    public var isFlexible: Bool { isFlexibleSpacing }
}
