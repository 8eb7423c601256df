/// The scroll views of sections that scroll across the list's own direction.
@MainActor final class OrthogonalScrollers {
    private unowned let owner: UICollectionView
    private var scrollers: [Int: _UICollectionViewOrthogonalScrollerEmbeddedScrollView] = [:]

    init(owner: UICollectionView) {
        self.owner = owner
    }

    func removeAll() {
        for scroller in scrollers.values { scroller.removeFromSuperview() }
        scrollers = [:]
    }

    /// How far the content of a section has been scrolled. A section from right to left begins at its right end.
    func offset(of section: Int) -> CGPoint {
        if let scroller = scrollers[section] { return scroller.contentOffset }
        guard owner.isRightToLeft, let geometry = owner.collectionViewLayout.orthogonalGeometry(of: section) else { return .zero }
        return CGPoint(x: max(0, geometry.contentSize.width - geometry.frame.width), y: 0)
    }

    /// Puts a view where it belongs, in the collection view or in a section's scroll view; returns the origin of the view it
    /// stands in, in the content's coordinates.
    func place(_ view: UIView, _ attributes: UICollectionViewLayoutAttributes) -> CGPoint {
        guard let clip = attributes.clip, let geometry = owner.collectionViewLayout.orthogonalGeometry(of: clip.section) else {
            if view.superview !== owner { owner.addSubview(view) }
            return .zero
        }
        let scroller: _UICollectionViewOrthogonalScrollerEmbeddedScrollView = scroller(for: clip.section, geometry)
        if view.superview !== scroller { scroller.addSubview(view) }
        return geometry.frame.origin
    }

    private func scroller(for section: Int, _ geometry: OrthogonalGeometry) -> _UICollectionViewOrthogonalScrollerEmbeddedScrollView {
        if let known = scrollers[section] {
            known.show(geometry)
            return known
        }
        let made = _UICollectionViewOrthogonalScrollerEmbeddedScrollView(owner: owner)
        made.show(geometry)
        made.contentOffset = offset(of: section)
        scrollers[section] = made
        owner.insertSubview(made, at: owner.backgroundView == nil ? 0 : 1)
        return made
    }

    /// After a layout pass: scroll views of sections that are no more go.
    func update(_ layout: UICollectionViewLayout, sections: Int) {
        for (section, scroller) in scrollers {
            if section < sections, let geometry = layout.orthogonalGeometry(of: section) {
                scroller.show(geometry)
            } else {
                scroller.removeFromSuperview()
                scrollers[section] = nil
            }
        }
    }

    func scroll(_ clip: OrthogonalSectionKey, to attributes: UICollectionViewLayoutAttributes, _ position: UICollectionView.ScrollPosition, animated: Bool) {
        guard let geometry = owner.collectionViewLayout.orthogonalGeometry(of: clip.section) else { return }
        let scroller: _UICollectionViewOrthogonalScrollerEmbeddedScrollView = scroller(for: clip.section, geometry)
        let frame: CGRect = attributes.frame.offsetBy(dx: -geometry.frame.minX, dy: -geometry.frame.minY)
        scroller.setContentOffset(ScrollTarget.offset(of: frame, position, in: scroller), animated: animated)
    }
}

final class _UICollectionViewOrthogonalScrollerEmbeddedScrollView: UIScrollView {
    private weak var owner: UICollectionView?
    private var geometry: OrthogonalGeometry?

    init(owner: UICollectionView) {
        self.owner = owner
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        clipsToBounds = false
        scrollsToTop = false
    }

    required init?(coder: NSCoder) { nil }

    func show(_ geometry: OrthogonalGeometry) {
        self.geometry = geometry
        if frame != geometry.frame { frame = geometry.frame }
        if contentSize != geometry.contentSize { contentSize = geometry.contentSize }
        isPagingEnabled = geometry.behavior == .paging
        let automatic: DecelerationRate = geometry.behavior == .continuous ? .normal : .fast
        decelerationRate = geometry.decelerationRate == .automatic ? automatic : DecelerationRate(rawValue: geometry.decelerationRate.rawValue)
        bounces = geometry.bounce != .never
        alwaysBounceHorizontal = geometry.bounce == .always && geometry.contentSize.height == geometry.frame.height
        alwaysBounceVertical = geometry.bounce == .always && geometry.contentSize.height != geometry.frame.height
    }

    override func boundsWillChange(to newBounds: CGRect) {
        super.boundsWillChange(to: newBounds)
        owner?.setNeedsLayout()
    }

    /// Sections that page by groups come to rest where a group begins; from right to left groups are counted from the right.
    override func restingOffset(for target: CGPoint, from start: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let geometry, geometry.pageLength > 0 else { return target }
        let range: ScrollGeometry = scrollRange
        let isAcross: Bool = range.horizontal.upperBound > range.horizontal.lowerBound
        let axis: ClosedRange<CGFloat> = isAcross ? range.horizontal : range.vertical
        let origin: CGFloat = isAcross && owner?.isRightToLeft == true ? axis.upperBound : 0
        func along(_ point: CGPoint) -> CGFloat { isAcross ? point.x : point.y }
        let rest: CGFloat
        switch geometry.behavior {
        case .groupPaging, .groupPagingCentered:
            rest = PageTarget.offset(
                from: along(contentOffset), start: along(start), velocity: along(velocity) * 1000, pageLength: geometry.pageLength,
                origin: origin, range: axis)
        case .continuousGroupLeadingBoundary:
            let group: CGFloat = ((along(target) - origin) / geometry.pageLength).rounded()
            rest = min(max(origin + group * geometry.pageLength, axis.lowerBound), axis.upperBound)
        default: return target
        }
        return isAcross ? CGPoint(x: rest, y: target.y) : CGPoint(x: target.x, y: rest)
    }
}
