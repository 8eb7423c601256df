internal import ListEngine

/// Items in lines, as many in each as fit, sections one after another with headers and footers.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// For `estimatedItemSize`: an item's first size is a guess of the layout's own.
    public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset = 0, fromSafeArea = 1, fromLayoutMargins = 2
    }

    /// The least distance of lines, in points. Default 10.
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
    /// The least distance of items in a line. Default 10.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } } }
    /// Default 50 by 50.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
    /// Anything but zero makes cells ask for their size.
    open var estimatedItemSize: CGSize = .zero {
        didSet {
            guard estimatedItemSize != oldValue else { return }
            measured = [:]
            invalidateLayout()
        }
    }
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { if scrollDirection != oldValue { invalidateLayout() } } }
    open var headerReferenceSize: CGSize = .zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
    open var footerReferenceSize: CGSize = .zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
    open var sectionInset: UIEdgeInsets = .zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
    open var sectionInsetReference: SectionInsetReference = .fromContentInset { didSet { if sectionInsetReference != oldValue { invalidateLayout() } } }
    /// Whether headers stay at the edge while their section scrolls. Default false.
    open var sectionHeadersPinToVisibleBounds = false { didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } } }
    open var sectionFootersPinToVisibleBounds = false { didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } } }

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard PropertyArchive.isIn(coder) else { return }
        itemSize = coder.decodeCGSize(forKey: "UIItemSize")
        estimatedItemSize = coder.decodeCGSize(forKey: "UIEstimatedItemSize")
        headerReferenceSize = coder.decodeCGSize(forKey: "UIHeaderReferenceSize")
        footerReferenceSize = coder.decodeCGSize(forKey: "UIFooterReferenceSize")
        sectionInset = coder.decodeUIEdgeInsets(forKey: "UISectionInset")
        sectionInsetReference = SectionInsetReference(rawValue: coder.decodeInteger(forKey: "UISectionInsetReference")) ?? .fromContentInset
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(itemSize, forKey: "UIItemSize")
        coder.encode(estimatedItemSize, forKey: "UIEstimatedItemSize")
        coder.encode(headerReferenceSize, forKey: "UIHeaderReferenceSize")
        coder.encode(footerReferenceSize, forKey: "UIFooterReferenceSize")
        coder.encode(sectionInset, forKey: "UISectionInset")
        coder.encode(sectionInsetReference.rawValue, forKey: "UISectionInsetReference")
    }

    private var sections: [FlowSection] = []
    private var measured: [ItemIndex: CGSize] = [:]
    private var isVertical: Bool { scrollDirection == .vertical }

    // MARK: Layout

    open override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        sections = []
        var start: CGFloat = 0
        for (index, count) in view.list.itemCounts.enumerated() {
            let section: FlowSection = makeSection(index, count: count, start: start, in: view)
            start += section.length
            sections.append(section)
        }
    }

    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? { collectionView?.delegate as? any UICollectionViewDelegateFlowLayout }

    private func makeSection(_ index: Int, count: Int, start: CGFloat, in view: UICollectionView) -> FlowSection {
        let delegate = flowDelegate
        let inset: UIEdgeInsets = ((try? delegate?.collectionView(view, layout: self, insetForSectionAt: index)) ?? nil) ?? sectionInset
        let reference: UIEdgeInsets = referenceInsets(in: view)
        let line: CGFloat =
            ((try? delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)) ?? nil) ?? minimumLineSpacing
        let item: CGFloat =
            ((try? delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)) ?? nil) ?? minimumInteritemSpacing
        let header: CGSize =
            ((try? delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)) ?? nil) ?? headerReferenceSize
        let footer: CGSize =
            ((try? delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)) ?? nil) ?? footerReferenceSize
        let spacing =
            isVertical
            ? FlowSection.Spacing(
                before: inset.top, after: inset.bottom, acrossStart: inset.left + reference.left, acrossEnd: inset.right + reference.right,
                line: line, item: item)
            : FlowSection.Spacing(
                before: inset.left, after: inset.right, acrossStart: inset.top + reference.top, acrossEnd: inset.bottom + reference.bottom,
                line: line, item: item)
        return FlowSection(
            items(of: index, count: count, in: view, delegate), spacing: spacing, header: isVertical ? header.height : header.width,
            footer: isVertical ? footer.height : footer.width, start: start, across: availableAcross(in: view),
            scale: view.traitCollection.displayScale)
    }

    private func referenceInsets(in view: UICollectionView) -> UIEdgeInsets {
        switch sectionInsetReference {
        case .fromContentInset: .zero
        case .fromSafeArea: view.safeAreaInsets
        case .fromLayoutMargins: view.layoutMargins
        }
    }

    private func availableAcross(in view: UICollectionView) -> CGFloat {
        let inset: UIEdgeInsets = view.adjustedContentInset
        return isVertical ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom
    }

    private func items(
        of section: Int, count: Int, in view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowSection.Items {
        func size(_ size: CGSize) -> FlowSection.Size {
            isVertical ? .init(along: size.height, across: size.width) : .init(along: size.width, across: size.height)
        }
        if estimatedItemSize != .zero {
            let guess: CGSize = estimatedItemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : estimatedItemSize
            guard measured.keys.contains(where: { $0.section == section }) else { return .uniform(count: count, size(guess)) }
            return .sizes((0..<count).map { size(measured[ItemIndex(section: section, item: $0)] ?? guess) })
        }
        guard let delegate, count > 0,
            let first = try? delegate.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: 0, section: section))
        else { return .uniform(count: count, size(itemSize)) }
        var sizes: [FlowSection.Size] = [size(first)]
        sizes.reserveCapacity(count)
        for item in 1..<max(1, count) {
            let own: CGSize? = try? delegate.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
            sizes.append(size(own ?? itemSize))
        }
        return sizes.allSatisfy { $0 == sizes[0] } ? .uniform(count: count, sizes[0]) : .sizes(sizes)
    }

    open override var collectionViewContentSize: CGSize {
        guard let view = collectionView else { return .zero }
        let along: CGFloat = sections.last.map { $0.start + $0.length } ?? 0
        let across: CGFloat = availableAcross(in: view)
        return isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let low: CGFloat = isVertical ? rect.minY : rect.minX
        let high: CGFloat = isVertical ? rect.maxY : rect.maxX
        var found: [UICollectionViewLayoutAttributes] = []
        for (index, section) in sections.enumerated() where section.start <= high && section.start + section.length >= low {
            for item in section.items(from: low, to: high) {
                if let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: index)), attributes.frame.intersects(rect) {
                    found.append(attributes)
                }
            }
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                let path = IndexPath(item: 0, section: index)
                if let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: path), attributes.frame.intersects(rect) {
                    found.append(attributes)
                }
            }
        }
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section), indexPath.item < sections[indexPath.section].items.count else { return nil }
        let attributes: UICollectionViewLayoutAttributes = makeAttributes()
        attributes.indexPath = indexPath
        let frame: FlowSection.Frame = sections[indexPath.section].frame(of: indexPath.item)
        attributes.frame = rect(along: frame.along, across: frame.across, frame.size)
        return attributes
    }

    private func makeAttributes() -> UICollectionViewLayoutAttributes {
        (Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type)?.init() ?? UICollectionViewLayoutAttributes()
    }

    private func rect(along: CGFloat, across: CGFloat, _ size: FlowSection.Size) -> CGRect {
        isVertical
            ? CGRect(x: across, y: along, width: size.across, height: size.along)
            : CGRect(x: along, y: across, width: size.along, height: size.across)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section), let view = collectionView else { return nil }
        let section: FlowSection = sections[indexPath.section]
        let isHeader: Bool = elementKind == UICollectionView.elementKindSectionHeader
        let extent: CGFloat = isHeader ? section.header : section.footer
        guard isHeader || elementKind == UICollectionView.elementKindSectionFooter, extent > 0 else { return nil }
        let end: CGFloat = section.start + section.length
        var along: CGFloat = isHeader ? section.start : end - extent
        let inset: UIEdgeInsets = view.adjustedContentInset
        let low: CGFloat = isVertical ? view.bounds.minY + inset.top : view.bounds.minX + inset.left
        let high: CGFloat = isVertical ? view.bounds.maxY - inset.bottom : view.bounds.maxX - inset.right
        if isHeader, sectionHeadersPinToVisibleBounds { along = min(max(along, low), end - section.footer - extent) }
        if !isHeader, sectionFootersPinToVisibleBounds { along = max(min(along, high - extent), section.start + section.header) }
        let attributes: UICollectionViewLayoutAttributes = makeAttributes()
        attributes.representedElementCategory = .supplementaryView
        attributes.representedElementKind = elementKind
        attributes.indexPath = indexPath
        attributes.frame = rect(along: along, across: 0, .init(along: extent, across: availableAcross(in: view)))
        if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds { attributes.zIndex = 10 }
        return attributes
    }

    // MARK: Invalidation

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let bounds = collectionView?.bounds else { return false }
        if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return bounds != newBounds }
        return isVertical ? bounds.width != newBounds.width : bounds.height != newBounds.height
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        for attributes in context.preferred where attributes.representedElementCategory == .cell {
            measured[ItemIndex(attributes.indexPath)] = attributes.size
        }
        super.invalidateLayout(with: context)
    }

    override func wantsPreferredAttributes(for attributes: UICollectionViewLayoutAttributes) -> Bool {
        estimatedItemSize != .zero && attributes.representedElementCategory == .cell
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        estimatedItemSize != .zero && preferredAttributes.size != originalAttributes.size
    }

    override var keepsEstimates: Bool { estimatedItemSize == .zero }
    override var dependsOnSafeArea: Bool { true }
    override func sizeHint(for key: ElementKey) -> CGSize? { key.category == .cell ? itemSize : nil }

    override func dataDidChange(_ change: DataChange) {
        switch change {
        case .everything: measured = [:]
        case .batch(let map):
            var kept: [ItemIndex: CGSize] = [:]
            for (index, size) in measured { if let new = map.newIndex(of: index) { kept[new] = size } }
            measured = kept
        }
    }
}

/// The parts of a flow layout that are out of date.
@preconcurrency @MainActor open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked for sizes again. Default true.
    open var invalidateFlowLayoutDelegateMetrics = true
    open var invalidateFlowLayoutAttributes = true
}
