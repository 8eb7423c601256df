internal import ListEngine

/// The views of a collection view's items, headers and decorations: made, measured, placed, recycled.
@MainActor final class CollectionViews {
    private unowned let collection: UICollectionView
    private var pool = ReusePool<UICollectionReusableView>()

    init(collection: UICollectionView) { self.collection = collection }

    // MARK: Registration

    private static func poolIdentifier(_ kind: String, _ identifier: String) -> String { "\(kind)\u{1F}\(identifier)" }

    func register(_ viewClass: AnyClass?, kind: String, identifier: String) {
        pool.register(viewClass, for: Self.poolIdentifier(kind, identifier))
    }

    func register(_ prototype: NibPrototype?, kind: String, identifier: String) {
        pool.register(prototype, for: Self.poolIdentifier(kind, identifier))
    }

    // MARK: Placing

    /// Asks a view what size it would like; returns whether the layout took the wish.
    func measure(_ view: UICollectionReusableView, _ key: ElementKey, _ element: UICollectionViewLayoutAttributes) -> Bool {
        let layout: UICollectionViewLayout = collection.collectionViewLayout
        let cell: UICollectionViewCell? = view as? UICollectionViewCell
        guard layout.wantsPreferredAttributes(for: element) else {
            cell?.makeRoomForContent(height: element.size.height)
            return false
        }
        // A copy: cells may change what they are given and return it, and the layout is asked with its own beside it.
        let preferred: UICollectionViewLayoutAttributes = view.preferredLayoutAttributesFitting(element.duplicate())
        cell?.makeRoomForContent(height: preferred.size.height)
        guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: element) else { return false }
        layout.invalidateLayout(with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: element))
        return true
    }

    /// Puts a view where its attributes say.
    func place(_ view: UICollectionReusableView, _ proposed: UICollectionViewLayoutAttributes, as key: ElementKey) {
        let attributes: UICollectionViewLayoutAttributes = collection.placedAttributes(proposed, key)
        if let shown = collection.list.visible.placement(of: key), shown.shows(attributes), view.isHidden == false { return }
        collection.list.visible.setPlacement(attributes, of: key)
        let origin: CGPoint = collection.orthogonal.place(view, attributes)
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
            guard let dataSource = collection.dataSource, collection.list.hasItem(key.index) else { return nil }
            let cell: UICollectionViewCell =
                collection.drags.placeholderCell(at: key.index) ?? dataSource.collectionView(collection, cellForItemAt: collection.list.askedPath(key.index))
            UIView.performWithoutAnimation {
                cell.isSelected = collection.list.selection.contains(key.indexPath)
                cell.hasFocus = collection.focusedPath == key.indexPath
                applyOutline(to: cell, key.indexPath)
            }
            view = cell
        case .supplementaryView:
            guard let dataSource = collection.dataSource else { return nil }
            view = dataSource.collectionView(collection, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
            if view is AbsentSupplementaryView { return nil }
        case .decorationView:
            guard let made = makeDecoration(key) else { return nil }
            view = made
        }
        view.shownElement = key
        view.owningCollectionView = collection
        view.waitsForUse = false
        return view
    }

    /// Tells a cell its level in an outline and whether it is open.
    func applyOutline(to cell: UICollectionViewCell, _ path: IndexPath) {
        guard let state = collection.outlineState?(path) else { return }
        (cell as? UICollectionViewListCell)?.indentationLevel = state.level
        cell.isExpanded = state.isExpanded
    }

    private func makeDecoration(_ key: ElementKey) -> UICollectionReusableView? {
        let identifier: String = Self.poolIdentifier("decoration", key.kind)
        if let waiting = pool.take(identifier) { return waiting }
        let layout: UICollectionViewLayout = collection.collectionViewLayout
        let made: UICollectionReusableView?
        if let nib = layout.decorationNibs[key.kind] {
            made = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
        } else if let viewClass = layout.decorationClasses[key.kind] {
            made = UIView.make(viewClass)
        } else {
            return nil
        }
        made?.reuseIdentifier = key.kind
        made?.poolIdentifier = identifier
        if let made { collection.addSubview(made) }
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
        made.owningCollectionView = collection
        UIView.performWithoutAnimation {
            collection.addSubview(made)
            prepareListCell(made, for: key)
        }
        return made
    }

    private func makeView(_ poolIdentifier: String, for key: ElementKey) -> UICollectionReusableView? {
        if let prototype = pool.registeredPrototype(for: poolIdentifier) { return prototype.makeView() as? UICollectionReusableView }
        guard let viewClass = pool.registeredClass(for: poolIdentifier) else { return nil }
        let frame: CGRect = CGRect(origin: .zero, size: collection.collectionViewLayout.sizeHint(for: key) ?? CGSize(width: 50, height: 50))
        return UIView.make(viewClass, frame: frame)
    }

    /// A list's cell knows the list before it is filled: its default contents depend on it.
    private func prepareListCell(_ view: UICollectionReusableView, for key: ElementKey) {
        guard let cell = view as? UICollectionViewCell, collection.collectionViewLayout.isPrepared else { return }
        let attributes: UICollectionViewLayoutAttributes? =
            key.category == .cell
            ? collection.collectionViewLayout.layoutAttributesForItem(at: key.indexPath)
            : collection.collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)
        cell.setListContext(attributes?.listContext)
    }

    /// A view that shows nothing more waits, hidden, for its next use.
    func retire(_ view: UICollectionReusableView, _ key: ElementKey) {
        announceEnd(view, key)
        view.shownElement = nil
        UIView.performWithoutAnimation {
            view.isHidden = true
            if view.superview !== collection { collection.addSubview(view) }
        }
        guard let identifier = view.poolIdentifier else { return view.removeFromSuperview() }
        view.waitsForUse = true
        pool.give(view, identifier)
    }

    func announceDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
        guard let delegate = collection.delegate else { return }
        switch view {
        case let cell as UICollectionViewCell where key.category == .cell:
            delegate.collectionView(collection, willDisplay: cell, forItemAt: key.indexPath)
        default:
            if key.category == .supplementaryView {
                delegate.collectionView(collection, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.indexPath)
            }
        }
    }

    private func announceEnd(_ view: UICollectionReusableView, _ key: ElementKey) {
        guard let delegate = collection.delegate else { return }
        switch view {
        case let cell as UICollectionViewCell where key.category == .cell:
            delegate.collectionView(collection, didEndDisplaying: cell, forItemAt: key.indexPath)
        default:
            if key.category == .supplementaryView {
                delegate.collectionView(collection, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.indexPath)
            }
        }
    }
}
