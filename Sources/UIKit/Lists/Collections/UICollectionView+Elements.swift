internal import ListEngine

// The views of what is seen: made, measured, placed, recycled.
extension UICollectionView {
    static func poolIdentifier(_ kind: String, _ identifier: String) -> String { "\(kind)\u{1F}\(identifier)" }

    // MARK: One pass

    /// Brings the views in line with the layout. Cells that turn out to be of another size than estimated make the layout move
    /// the rest; what is seen stays where it is meanwhile.
    func layOutElements() {
        guard !isLayingOut, recorder == nil, bounds.width > 0, bounds.height > 0 else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        _ = itemCounts
        let anchor: Anchor? = needsMeasuring ? nil : self.anchor
        for _ in 0..<12 {
            prepareLayout()
            if changesBoundsSize { moveToTargetOffset() }
            keep(anchor)
            let attributes: [UICollectionViewLayoutAttributes] = shownElements()
            let changed: Bool = show(attributes)
            needsMeasuring = false
            if !changed { break }
        }
        if changesBoundsSize {
            changesBoundsSize = false
            collectionViewLayout.finalizeAnimatedBoundsChange()
        }
        orthogonal.update(collectionViewLayout, sections: itemCounts.count)
        prefetch()
    }

    private func prepareLayout() {
        collectionViewLayout.prepareIfNeeded()
        let size: CGSize = collectionViewLayout.collectionViewContentSize
        if contentSize != size { contentSize = size }
        if pendingOffsetAdjustment != .zero {
            let adjustment: CGPoint = pendingOffsetAdjustment
            pendingOffsetAdjustment = .zero
            shiftContent(to: CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y))
        }
    }

    /// What the layout has in the part that is seen.
    func shownElements() -> [UICollectionViewLayoutAttributes] {
        let layout: UICollectionViewLayout = collectionViewLayout
        guard layout.isFlipped else { return (layout.layoutAttributesForElements(in: bounds) ?? []).filter { !$0.isHidden } }
        return (layout.layoutAttributesForElements(in: mirrored(bounds)) ?? []).filter { !$0.isHidden }.map { element in
            let copy: UICollectionViewLayoutAttributes = element.duplicate()
            copy.frame = mirrored(element.frame)
            return copy
        }
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(x: max(contentSize.width, bounds.width) - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Gives every element a view in its place and recycles the others. Returns whether a view's wish changed the layout.
    private func show(_ attributes: [UICollectionViewLayoutAttributes]) -> Bool {
        var wanted: Set<ElementKey> = []
        wanted.reserveCapacity(attributes.count)
        for element in attributes { wanted.insert(ElementKey(element)) }
        for key in visible.keys where !wanted.contains(key) { recycle(key) }
        var layoutChanged = false
        for element in attributes {
            let key = ElementKey(element)
            let isNew: Bool = visible[key] == nil
            guard let view = visible[key] ?? makeView(for: key, element) else { continue }
            if isNew { UIView.performWithoutAnimation { place(view, element, key) } } else { place(view, element, key) }
            if isNew { announceDisplay(view, key) }
            if isNew || needsMeasuring || view.needsMeasuring {
                view.needsMeasuring = false
                if measure(view, element) { layoutChanged = true }
            }
        }
        return layoutChanged
    }

    /// Asks a view what size it would like; returns whether the layout took the wish.
    func measure(_ view: UICollectionReusableView, _ element: UICollectionViewLayoutAttributes) -> Bool {
        let layout: UICollectionViewLayout = collectionViewLayout
        guard layout.wantsPreferredAttributes(for: element) else { return false }
        let preferred: UICollectionViewLayoutAttributes = view.preferredLayoutAttributesFitting(element)
        guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: element) else { return false }
        layout.invalidateLayout(with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: element))
        return true
    }

    /// Puts a view where its attributes say.
    func place(_ view: UICollectionReusableView, _ proposed: UICollectionViewLayoutAttributes, _ key: ElementKey) {
        let attributes: UICollectionViewLayoutAttributes = placedAttributes(proposed, key)
        if let shown = shownAttributes[key], shown.shows(attributes), view.isHidden == false { return }
        shownAttributes[key] = attributes
        let origin: CGPoint = orthogonal.place(view, attributes)
        let frame: CGRect = attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y)
        if attributes.transform.isIdentity, view.transform.isIdentity, CATransform3DIsIdentity(attributes.transform3D) {
            if view.frame != frame { view.frame = frame }
        } else {
            view.bounds.size = attributes.size
            view.center = CGPoint(x: frame.midX, y: frame.midY)
            if CATransform3DIsIdentity(attributes.transform3D) {
                view.transform = attributes.transform
            } else {
                view.transform3D = attributes.transform3D
            }
        }
        if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
        if view.isHidden { view.isHidden = false }
        if view.layer.zPosition != CGFloat(attributes.zIndex) { view.layer.zPosition = CGFloat(attributes.zIndex) }
        (view as? UICollectionViewCell)?.setListContext(attributes.listContext)
        view.apply(attributes)
    }

    // MARK: Making

    func makeView(for key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let view: UICollectionReusableView
        switch key.category {
        case .cell:
            guard let dataSource, itemCounts.indices.contains(key.index.section), key.index.item < itemCounts[key.index.section] else { return nil }
            let path: IndexPath = dataPath(existingReordering?.dataPath(of: key.indexPath) ?? key.indexPath)
            let cell: UICollectionViewCell = placeholderCell(at: key.index) ?? dataSource.collectionView(self, cellForItemAt: path)
            UIView.performWithoutAnimation {
                cell.isSelected = selection.contains(key.indexPath)
                cell.hasFocus = focusedPath == key.indexPath
                applyOutline(to: cell, key.indexPath)
            }
            view = cell
        case .supplementaryView:
            guard let dataSource else { return nil }
            view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
        case .decorationView:
            guard let made = makeDecoration(key) else { return nil }
            view = made
        }
        view.shownElement = key
        view.owningCollectionView = self
        visible[key] = view
        return view
    }

    /// Tells a cell its level in an outline and whether it is open.
    func applyOutline(to cell: UICollectionViewCell, _ path: IndexPath) {
        guard let state = outlineState?(path) else { return }
        (cell as? UICollectionViewListCell)?.indentationLevel = state.level
        cell.isExpanded = state.isExpanded
    }

    private func makeDecoration(_ key: ElementKey) -> UICollectionReusableView? {
        let identifier: String = Self.poolIdentifier("decoration", key.kind)
        if let waiting = pool.take(identifier) { return waiting }
        guard let viewClass = collectionViewLayout.decorationClasses[key.kind] else { return nil }
        let made: UICollectionReusableView? = UIView.make(viewClass)
        made?.reuseIdentifier = key.kind
        made?.poolIdentifier = identifier
        if let made { addSubview(made) }
        return made
    }

    func dequeue(_ kind: String, _ identifier: String, for key: ElementKey) -> UICollectionReusableView? {
        let poolIdentifier: String = Self.poolIdentifier(kind, identifier)
        if let waiting = pool.take(poolIdentifier) {
            UIView.performWithoutAnimation {
                waiting.prepareForReuse()
                prepareListCell(waiting, for: key)
            }
            return waiting
        }
        guard let made = makeView(poolIdentifier, for: key) else { return nil }
        made.reuseIdentifier = identifier
        made.poolIdentifier = poolIdentifier
        made.owningCollectionView = self
        UIView.performWithoutAnimation {
            addSubview(made)
            prepareListCell(made, for: key)
        }
        return made
    }

    private func makeView(_ poolIdentifier: String, for key: ElementKey) -> UICollectionReusableView? {
        if let prototype = pool.registeredPrototype(for: poolIdentifier) { return prototype.makeView() as? UICollectionReusableView }
        guard let viewClass = pool.registeredClass(for: poolIdentifier) else { return nil }
        let frame: CGRect = CGRect(origin: .zero, size: collectionViewLayout.sizeHint(for: key) ?? CGSize(width: 50, height: 50))
        return UIView.make(viewClass, frame: frame)
    }

    /// A list's cell knows the list before it is filled: its default contents depend on it.
    private func prepareListCell(_ view: UICollectionReusableView, for key: ElementKey) {
        guard let cell = view as? UICollectionViewCell, collectionViewLayout.isPrepared else { return }
        let attributes: UICollectionViewLayoutAttributes? =
            key.category == .cell
            ? collectionViewLayout.layoutAttributesForItem(at: key.indexPath)
            : collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)
        cell.setListContext(attributes?.listContext)
    }

    /// Takes an element's view off the screen.
    func recycle(_ key: ElementKey) {
        guard let view = visible.removeValue(forKey: key) else { return }
        shownAttributes[key] = nil
        retire(view, key)
    }

    /// A view that shows nothing more waits, hidden, for its next use.
    func retire(_ view: UICollectionReusableView, _ key: ElementKey) {
        announceEnd(view, key)
        view.shownElement = nil
        UIView.performWithoutAnimation {
            view.isHidden = true
            if view.superview !== self { addSubview(view) }
        }
        if let identifier = view.poolIdentifier { pool.give(view, identifier) } else { view.removeFromSuperview() }
    }

    private func announceDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
        guard let delegate else { return }
        switch view {
        case let cell as UICollectionViewCell where key.category == .cell:
            delegate.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
        default:
            if key.category == .supplementaryView {
                delegate.collectionView(self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.indexPath)
            }
        }
    }

    private func announceEnd(_ view: UICollectionReusableView, _ key: ElementKey) {
        guard let delegate else { return }
        switch view {
        case let cell as UICollectionViewCell where key.category == .cell:
            delegate.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
        default:
            if key.category == .supplementaryView {
                delegate.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.indexPath)
            }
        }
    }

    // MARK: What stays in place

    /// An element that is seen, and where it was: measuring others must not move it.
    struct Anchor {
        var key: ElementKey
        var origin: CGPoint
    }

    /// The first of the shown items that begins in the part that is seen now.
    private var anchor: Anchor? {
        guard !collectionViewLayout.keepsEstimates else { return nil }
        var best: (key: ElementKey, frame: CGRect)?
        for (key, attributes) in shownAttributes where key.category == .cell && attributes.clip == nil {
            let frame: CGRect = attributes.frame
            guard frame.minY >= bounds.minY, frame.minX >= bounds.minX, frame.minY < bounds.maxY, frame.minX < bounds.maxX else { continue }
            if best == nil || (frame.minY, frame.minX) < (best!.frame.minY, best!.frame.minX) { best = (key, frame) }
        }
        return best.map { Anchor(key: $0.key, origin: $0.frame.origin) }
    }

    private func keep(_ anchor: Anchor?) {
        guard let anchor, let now = collectionViewLayout.layoutAttributesForItem(at: anchor.key.indexPath)?.frame.origin,
            let before = shownAttributes[anchor.key]?.frame.origin, now != before
        else { return }
        let offset: CGPoint = contentOffset
        let wasInRange: Bool = scrollRange.clamped(offset) == offset
        var moved = CGPoint(x: offset.x + now.x - before.x, y: offset.y + now.y - before.y)
        if wasInRange { moved = scrollRange.clamped(moved) }
        if moved != offset { shiftContent(to: moved) }
    }

    /// After a change of size or data the layout and the delegate say which offset to show.
    func moveToTargetOffset() {
        let proposed: CGPoint = scrollRange.clamped(contentOffset)
        var target: CGPoint = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
        if let delegate { target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target) }
        if target != contentOffset { shiftContent(to: target) }
    }

    // MARK: Prefetching

    /// Tells the prefetching data source which items are a screen away, and which are no more.
    private func prefetch() {
        guard isPrefetchingEnabled, let prefetchDataSource else { return }
        let near: CGRect = bounds.insetBy(
            dx: contentSize.width > bounds.width ? -bounds.width : 0, dy: contentSize.height > bounds.height ? -bounds.height : 0)
        let items: [ItemIndex] = (collectionViewLayout.layoutAttributesForElements(in: near) ?? [])
            .filter { $0.representedElementCategory == .cell }.map { ItemIndex($0.indexPath) }
        let wanted: Set<ItemIndex> = Set(items.filter { visible[.cell($0)] == nil })
        let gone: Set<ItemIndex> = prefetched.subtracting(items)
        let new: [ItemIndex] = items.filter { wanted.contains($0) && !prefetched.contains($0) }
        prefetched = wanted
        if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new.map { IndexPath($0) }) }
        if !gone.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone.sorted().map { IndexPath($0) }) }
    }
}
