internal import ListEngine

// The views of what is seen: made, measured, placed, recycled.
extension UICollectionView {
    static func poolIdentifier(_ kind: String, _ identifier: String) -> String { "\(kind)\u{1F}\(identifier)" }

    // MARK: Where elements are

    func prepareElements() {
        collectionViewLayout.prepareIfNeeded()
        let size: CGSize = collectionViewLayout.collectionViewContentSize
        if contentSize != size { contentSize = size }
        if pendingOffsetAdjustment != .zero {
            let adjustment: CGPoint = pendingOffsetAdjustment
            pendingOffsetAdjustment = .zero
            shiftContent(to: CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y))
        }
        if changesBoundsSize { moveToTargetOffset() }
    }

    /// What the layout has in the part that is seen.
    func wantedElements() -> [(element: ElementKey, placement: UICollectionViewLayoutAttributes)] {
        let layout: UICollectionViewLayout = collectionViewLayout
        let isFlipped: Bool = layout.isFlipped
        let elements: [UICollectionViewLayoutAttributes] = layout.layoutAttributesForElements(in: isFlipped ? mirrored(bounds) : bounds) ?? []
        return elements.compactMap { element in
            guard !element.isHidden else { return nil }
            guard isFlipped else { return (ElementKey(element), element) }
            let copy: UICollectionViewLayoutAttributes = element.duplicate()
            copy.frame = mirrored(element.frame)
            return (ElementKey(element), copy)
        }
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(x: max(contentSize.width, bounds.width) - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Asks a view what size it would like; returns whether the layout took the wish.
    func measure(_ view: UICollectionReusableView, _ key: ElementKey, _ element: UICollectionViewLayoutAttributes) -> Bool {
        let layout: UICollectionViewLayout = collectionViewLayout
        let cell: UICollectionViewCell? = view as? UICollectionViewCell
        guard layout.wantsPreferredAttributes(for: element) else {
            cell?.makeRoomForContent(height: element.size.height)
            return false
        }
        let preferred: UICollectionViewLayoutAttributes = view.preferredLayoutAttributesFitting(element)
        cell?.makeRoomForContent(height: preferred.size.height)
        guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: element) else { return false }
        layout.invalidateLayout(with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: element))
        return true
    }

    /// Puts a view where its attributes say.
    func place(_ view: UICollectionReusableView, _ proposed: UICollectionViewLayoutAttributes, as key: ElementKey) {
        let attributes: UICollectionViewLayoutAttributes = placedAttributes(proposed, key)
        if let shown = list.visible.placement(of: key), shown.shows(attributes), view.isHidden == false { return }
        list.visible.setPlacement(attributes, of: key)
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

    func makeView(for key: ElementKey, at attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let view: UICollectionReusableView
        switch key.category {
        case .cell:
            guard let dataSource, list.hasItem(key.index) else { return nil }
            let cell: UICollectionViewCell =
                placeholderCell(at: key.index) ?? dataSource.collectionView(self, cellForItemAt: list.askedPath(key.index))
            UIView.performWithoutAnimation {
                cell.isSelected = list.selection.contains(key.indexPath)
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
        view.waitsForUse = false
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
            waiting.waitsForUse = false
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

    /// A view that shows nothing more waits, hidden, for its next use.
    func retire(_ view: UICollectionReusableView, _ key: ElementKey) {
        announceEnd(view, key)
        view.shownElement = nil
        UIView.performWithoutAnimation {
            view.isHidden = true
            if view.superview !== self { addSubview(view) }
        }
        guard let identifier = view.poolIdentifier else { return view.removeFromSuperview() }
        view.waitsForUse = true
        pool.give(view, identifier)
    }

    func announceDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
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

    /// After a change of size or data the layout and the delegate say which offset to show.
    func moveToTargetOffset() {
        let proposed: CGPoint = scrollRange.clamped(contentOffset)
        var target: CGPoint = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
        if let delegate { target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target) }
        if target != contentOffset { shiftContent(to: target) }
    }
}
