/// A view that a collection view recycles: a cell, a header or footer, a decoration.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeInterface(from: coder, as: UICollectionReusableView.self)
    }

    open internal(set) var reuseIdentifier: String?

    /// Called before the view moves to where another layout has it.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called when the view stands where the other layout has it.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called before the view is used for something else. Call super.
    open dynamic func prepareForReuse() {}

    /// Called before the view takes its place. Attributes of a subclass carry what the layout wants to say.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The attributes the view would like, given those of the layout. The default fits the height, and the width where the
    /// layout estimates it, to the view's constraints; without any, to what an override of `sizeThatFits(_:)` says for the layout's size.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let preferred: UICollectionViewLayoutAttributes = layoutAttributes.duplicate()
        if let size = fittingSize(for: layoutAttributes.size) {
            let origin: CGPoint = preferred.frame.origin
            preferred.frame = CGRect(origin: origin, size: size)
        }
        return preferred
    }

    /// The size the content asks for at that width; nil where nothing in the view says.
    func fittingSize(for size: CGSize) -> CGSize? {
        guard existingLayoutBox != nil else {
            // A view's own answer is the size it has, which says nothing.
            return FittingOverrides.saySize(type(of: self)) ? sizeThatFits(size) : nil
        }
        return systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The element that the collection view shows in this view.
    var shownElement: ElementKey?
    weak var owningCollectionView: UICollectionView?
    var poolIdentifier: String?
    /// As in `UITableViewCell`.
    var waitsForUse = false { didSet { if oldValue, !waitsForUse { setNeedsLayout() } } }
    /// Whether the view's content changed since it was measured.
    var needsMeasuring = false
}

/// Knows which reusable views override `sizeThatFits(_:)`.
@MainActor enum FittingOverrides {
    private class SilentView: UICollectionReusableView {}

    private class FittingView: UICollectionReusableView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { size }
    }

    private static let slot = OverrideSlot(base: UICollectionReusableView.self, inheriting: SilentView.self, overriding: FittingView.self)

    static func saySize(_ viewClass: UICollectionReusableView.Type) -> Bool { slot?.isOverridden(in: viewClass) ?? false }
}
