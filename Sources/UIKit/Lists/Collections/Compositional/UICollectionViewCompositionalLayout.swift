internal import ListEngine

public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Settings of a whole compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical
    open var interSectionSpacing: CGFloat = 0
    /// Views at the edges of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The reference of the insets of sections that name no other. Default the safe area.
    open var contentInsetsReference: UIContentInsetsReference = .automatic

    public override init() {
        super.init()
    }
}

/// Sections of groups of items, each section as its provider describes it.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var sections: [SectionGeometry] = []
    private var pendingChange: DataChange?
    private var environment: LayoutEnvironment?

    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    /// A layout of rows.
    open class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in .list(using: configuration, layoutEnvironment: environment) }
    }

    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    // MARK: Preparing

    open override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        let environment: LayoutEnvironment = makeEnvironment(view)
        let old: [SectionGeometry] = sections
        let change: DataChange? = pendingChange
        pendingChange = nil
        let keeps: Bool =
            self.environment.map {
                $0.contentSize.width == environment.contentSize.width
                    && $0.traitCollection.preferredContentSizeCategory == environment.traitCollection.preferredContentSizeCategory
            } ?? false
        self.environment = environment
        sections = view.list.itemCounts.enumerated().map { index, count in
            guard let section = provider(index, environment) else {
                fatalError("Invalid section definition. Section provider must return a valid section for index \(index)")
            }
            let geometry = SectionGeometry(
                section, count: count, environment: environment, isVertical: isVertical, rightToLeft: view.isRightToLeft,
                reference: configuration.contentInsetsReference)
            if keeps { adopt(geometry, index, from: old, change) }
            return geometry
        }
        placeSections()
        applyListBackground(to: view)
    }

    /// Lists have their background behind the whole view.
    private func applyListBackground(to view: UICollectionView) {
        guard let list = sections.first?.section.list, sections.allSatisfy(\.isList) else { return }
        if let color = list.configuration.effectiveBackgroundColor, view.backgroundColor != color { view.backgroundColor = color }
    }

    private func makeEnvironment(_ view: UICollectionView) -> LayoutEnvironment {
        let inset: UIEdgeInsets = view.adjustedContentInset
        let size = CGSize(
            width: max(0, view.bounds.width - (isVertical ? inset.left + inset.right : 0)),
            height: max(0, view.bounds.height - inset.top - inset.bottom))
        let rightToLeft: Bool = view.isRightToLeft
        let own: UIEdgeInsets = isVertical ? inset : .zero
        func remaining(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
            UIEdgeInsets(
                top: 0, left: max(0, insets.left - own.left), bottom: 0, right: max(0, insets.right - own.right)
            ).directional(rightToLeft: rightToLeft)
        }
        let readable: CGRect = view.readableContentGuide.layoutFrame
        let surroundings = LayoutSurroundings(
            safeArea: remaining(view.safeAreaInsets), margins: remaining(view.layoutMargins),
            readable: remaining(
                UIEdgeInsets(
                    top: 0, left: readable.minX - view.bounds.minX, bottom: 0, right: view.bounds.maxX - readable.maxX)))
        return LayoutEnvironment(size: size, traits: view.traitCollection, surroundings: surroundings)
    }

    private func adopt(_ geometry: SectionGeometry, _ index: Int, from old: [SectionGeometry], _ change: DataChange?) {
        switch change {
        case .everything: break
        case nil:
            guard old.indices.contains(index), old[index].count == geometry.count else { return }
            geometry.adopt(old[index]) { $0 }
        case .batch(let map):
            guard let origin = map.oldSection(of: index), old.indices.contains(origin) else { return }
            geometry.adopt(old[origin]) { item in
                guard let new = map.newIndex(of: ItemIndex(section: origin, item: item)), new.section == index else { return nil }
                return new.item
            }
        }
    }

    private func placeSections() {
        var start: CGFloat = globalExtent(atStart: true)
        for (index, section) in sections.enumerated() {
            if index > 0 { start += configuration.interSectionSpacing }
            section.start = start
            start += section.length
        }
        extent = start + globalExtent(atStart: false)
    }
    private var extent: CGFloat = 0

    override func dataDidChange(_ change: DataChange) {
        pendingChange = change
    }

    open override var collectionViewContentSize: CGSize {
        guard let environment else { return .zero }
        return isVertical ? CGSize(width: environment.contentSize.width, height: extent) : CGSize(width: extent, height: environment.contentSize.height)
    }

    // MARK: Attributes

    private var visibleRect: CGRect {
        guard let view = collectionView else { return .zero }
        return view.bounds.inset(by: view.adjustedContentInset)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = globalSupplementaries(in: rect)
        guard !sections.isEmpty else { return found }
        var index: Int = firstSection(endingAfter: isVertical ? rect.minY : rect.minX)
        let end: CGFloat = isVertical ? rect.maxY : rect.maxX
        while index < sections.count, sections[index].start <= end {
            addElements(of: index, in: rect, to: &found)
            index += 1
        }
        return found
    }

    private func firstSection(endingAfter offset: CGFloat) -> Int {
        var low = 0
        var high: Int = sections.count - 1
        while low < high {
            let middle: Int = (low + high) / 2
            if sections[middle].start + sections[middle].length < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func addElements(of index: Int, in rect: CGRect, to found: inout [UICollectionViewLayoutAttributes]) {
        let section: SectionGeometry = sections[index]
        let scrolled: CGPoint = collectionView?.orthogonal.offset(of: index) ?? .zero
        let items: Range<Int> = section.items(in: rect, scrolled: scrolled)
        let before: Int = found.count
        defer { notifyHandler(of: section, scrolled, Array(found[before...])) }
        for item in items {
            guard let attributes = attributes(section, index, item) else { continue }
            if section.isOrthogonal || attributes.frame.intersects(rect) || attributes.frame.height == 0 { found.append(attributes) }
        }
        for attached in section.attachments(of: items) {
            let made = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: attached.kind, with: IndexPath(item: attached.item, section: index))
            made.frame = attached.frame
            made.zIndex = attached.zIndex
            if section.isOrthogonal { made.clip = OrthogonalSectionKey(section: index) }
            found.append(made)
        }
        for boundary in section.section.boundarySupplementaryItems.indices {
            let attributes: UICollectionViewLayoutAttributes = attributes(section, index, boundary: boundary)
            if attributes.frame.intersects(rect) { found.append(attributes) }
        }
        for decoration in section.section.decorationItems {
            let made = UICollectionViewLayoutAttributes(forDecorationViewOfKind: decoration.elementKind, with: IndexPath(item: 0, section: index))
            made.frame = section.frame(of: decoration)
            made.zIndex = decoration.zIndex
            if made.frame.intersects(rect) { found.append(made) }
        }
    }

    private func notifyHandler(of section: SectionGeometry, _ scrolled: CGPoint, _ shown: [UICollectionViewLayoutAttributes]) {
        guard let handler = section.section.visibleItemsInvalidationHandler, let environment, !shown.isEmpty else { return }
        let ordered = shown.filter { $0.representedElementCategory != .cell } + shown.filter { $0.representedElementCategory == .cell }
        handler(ordered.map(VisibleLayoutItem.init), section.isOrthogonal ? scrolled : collectionView?.contentOffset ?? .zero, environment)
    }

    private func attributes(_ section: SectionGeometry, _ index: Int, _ item: Int) -> UICollectionViewLayoutAttributes? {
        guard item < section.count else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: index))
        let leaf: GroupPlan.Leaf = section.leaf(item)
        attributes.frame = leaf.frame
        attributes.zIndex = leaf.zIndex
        if section.isOrthogonal { attributes.clip = OrthogonalSectionKey(section: index) }
        attributes.listContext = section.section.list?.context(item: item, of: section.count, section: index)
        return attributes
    }

    private func attributes(_ section: SectionGeometry, _ index: Int, boundary: Int) -> UICollectionViewLayoutAttributes {
        let item: NSCollectionLayoutBoundarySupplementaryItem = section.section.boundarySupplementaryItems[boundary]
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
        let place: (frame: CGRect, isPinned: Bool) = section.frame(ofBoundary: boundary, visible: visibleRect)
        attributes.frame = place.frame
        attributes.zIndex = item.pinToVisibleBounds ? item.zIndex + 10 : item.zIndex
        attributes.listContext = section.section.list?.context(boundary: item, isPinned: place.isPinned)
        return attributes
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        return attributes(sections[indexPath.section], indexPath.section, indexPath.item)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section: SectionGeometry = sections[indexPath.section]
        if let boundary = section.section.boundarySupplementaryItems.firstIndex(where: { $0.elementKind == elementKind }) {
            return attributes(section, indexPath.section, boundary: boundary)
        }
        guard indexPath.item < section.count,
            let attached = section.attachments(of: indexPath.item..<(indexPath.item + 1)).first(where: { $0.kind == elementKind && $0.item == indexPath.item })
        else { return nil }
        let made = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        made.frame = attached.frame
        made.zIndex = attached.zIndex
        return made
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section),
            let item = sections[indexPath.section].section.decorationItems.first(where: { $0.elementKind == elementKind })
        else { return nil }
        let made = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        made.frame = sections[indexPath.section].frame(of: item)
        made.zIndex = item.zIndex
        return made
    }

    // MARK: Views of the whole layout

    private func globalExtent(atStart: Bool) -> CGFloat {
        guard let environment else { return 0 }
        return configuration.boundarySupplementaryItems.filter { $0.extendsBoundary && $0.isAt(start: atStart, isVertical: isVertical) }.reduce(0) {
            let size: CGSize = $1.layoutSize.size(in: environment.contentSize)
            return $0 + (isVertical ? size.height : size.width)
        }
    }

    private func globalSupplementaries(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let environment else { return [] }
        return configuration.boundarySupplementaryItems.compactMap { item in
            let size: CGSize = item.layoutSize.size(in: environment.contentSize)
            let atStart: Bool = item.isAt(start: true, isVertical: isVertical)
            var origin: CGPoint =
                isVertical
                ? CGPoint(x: (environment.contentSize.width - size.width) / 2, y: atStart ? 0 : extent - size.height)
                : CGPoint(x: atStart ? 0 : extent - size.width, y: (environment.contentSize.height - size.height) / 2)
            if item.pinToVisibleBounds {
                let visible: CGRect = visibleRect
                if isVertical { origin.y = atStart ? max(origin.y, visible.minY) : min(origin.y, visible.maxY - size.height) }
            }
            let frame = CGRect(origin: CGPoint(x: origin.x + item.offset.x, y: origin.y + item.offset.y), size: size)
            guard frame.intersects(rect) else { return nil }
            let made = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: 0))
            made.frame = frame
            made.zIndex = item.zIndex + 20
            return made
        }
    }

    // MARK: Invalidation

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let bounds = collectionView?.bounds else { return false }
        return bounds.size != newBounds.size
    }

    /// Sizes that cells ask for are taken in place; nothing else is laid out again.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        guard !context.preferred.isEmpty, !context.invalidateEverything, isPrepared else {
            super.invalidateLayout(with: context)
            return
        }
        for attributes in context.preferred where sections.indices.contains(attributes.indexPath.section) {
            let section: SectionGeometry = sections[attributes.indexPath.section]
            if attributes.representedElementCategory == .cell {
                _ = section.setMeasured(attributes.size, of: attributes.indexPath.item)
            } else if let index = section.section.boundarySupplementaryItems.firstIndex(where: { $0.elementKind == attributes.representedElementKind }) {
                _ = section.setMeasured(attributes.size, ofBoundary: index)
            }
        }
        placeSections()
        collectionView?.layoutWasInvalidated(with: context)
    }

    override func wantsPreferredAttributes(for attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard sections.indices.contains(attributes.indexPath.section) else { return false }
        let sides: (width: Bool, height: Bool) = estimatedSides(of: attributes)
        return sides.width || sides.height
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let sides: (width: Bool, height: Bool) = estimatedSides(of: originalAttributes)
        return sides.width && abs(preferredAttributes.size.width - originalAttributes.size.width) > 0.01
            || sides.height && abs(preferredAttributes.size.height - originalAttributes.size.height) > 0.01
    }

    override var keepsEstimates: Bool { sections.allSatisfy { !$0.section.group.layoutSize.isEstimated && $0.estimatedSides(of: 0) == (false, false) } }
    override func fixesWidth(at indexPath: IndexPath) -> Bool {
        sections.indices.contains(indexPath.section) ? !sections[indexPath.section].estimatedSides(of: indexPath.item).width : true
    }

    private func estimatedSides(of attributes: UICollectionViewLayoutAttributes) -> (width: Bool, height: Bool) {
        guard sections.indices.contains(attributes.indexPath.section) else { return (false, false) }
        let section: SectionGeometry = sections[attributes.indexPath.section]
        if attributes.representedElementCategory == .cell { return section.estimatedSides(of: attributes.indexPath.item) }
        let size: NSCollectionLayoutSize? =
            section.section.boundarySupplementaryItems.first { $0.elementKind == attributes.representedElementKind }?.layoutSize
        return (size?.widthDimension.isMeasured ?? false, size?.heightDimension.isMeasured ?? false)
    }

    override var dependsOnSafeArea: Bool { true }

    override func sizeHint(for key: ElementKey) -> CGSize? {
        guard isPrepared else { return nil }
        return key.category == .cell
            ? layoutAttributesForItem(at: key.indexPath)?.size : layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)?.size
    }

    override func listConfiguration(of section: Int) -> UICollectionLayoutListConfiguration? {
        sections.indices.contains(section) ? sections[section].section.list?.configuration : nil
    }

    override func orthogonalGeometry(of section: Int) -> OrthogonalGeometry? {
        sections.indices.contains(section) ? sections[section].orthogonal : nil
    }
}

extension UICollectionViewCompositionalLayoutConfiguration: NSCopying {
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

    private func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}
