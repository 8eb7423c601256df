extension UICollectionView: FocusableList {
    var takesFocus: Bool { (allowsFocus || selectionFollowsFocus) && (!isEditing || allowsFocusDuringEditing) }

    var firstFocusPath: IndexPath? {
        if let preferred = delegate?.indexPathForPreferredFocusedView(in: self), canFocus(preferred) { return preferred }
        if let selected = list.selection.paths.sorted().first, canFocus(selected) { return selected }
        layoutIfNeeded()
        let visible: CGRect = bounds.inset(by: adjustedContentInset)
        return indexPathsForVisibleItems.sorted().first { path in
            canFocus(path) && (layoutAttributesForItem(at: path).map { $0.frame.minY >= visible.minY - 1 } ?? false)
        }
    }

    private func canFocus(_ path: IndexPath) -> Bool { delegate?.collectionView(self, canFocusItemAt: path) ?? true }

    /// The nearest item that lies in a direction: across first, then how far aside.
    func focusPath(from path: IndexPath, _ direction: ListFocus.Direction) -> IndexPath? {
        guard let from = layoutAttributesForItem(at: path)?.frame else { return nil }
        let reach: CGRect = from.insetBy(dx: -bounds.width, dy: -bounds.height)
        let elements: [UICollectionViewLayoutAttributes] = collectionViewLayout.layoutAttributesForElements(in: reach) ?? []
        var best: (distance: CGFloat, path: IndexPath)?
        for element in elements where element.representedElementCategory == .cell && element.indexPath != path {
            guard let distance = FocusDistance.from(from, to: element.frame, direction), canFocus(element.indexPath) else { continue }
            if best == nil || distance < best!.distance { best = (distance, element.indexPath) }
        }
        return best?.path
    }

    func focusDidMove(to path: IndexPath) {
        if let frame = layoutAttributesForItem(at: path)?.frame { scrollRectToVisible(frame, animated: false) }
        layoutIfNeeded()
        cellForItem(at: path)?.hasFocus = true
        if delegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? selectionFollowsFocus, !list.selection.contains(path) {
            userDidTap(path)
        }
    }

    func performPrimaryAction(at path: IndexPath) { userDidTap(path) }
}

/// How far an item is in a direction: frames in, a distance out.
enum FocusDistance {
    /// Nil for what does not lie in the direction. Being aside counts twice.
    static func from(_ start: CGRect, to end: CGRect, _ direction: ListFocus.Direction) -> CGFloat? {
        let dx: CGFloat = end.midX - start.midX
        let dy: CGFloat = end.midY - start.midY
        switch direction {
        case .up: return end.midY < start.minY ? -dy + 2 * abs(dx) : nil
        case .down: return end.midY > start.maxY ? dy + 2 * abs(dx) : nil
        case .left: return end.midX < start.minX ? -dx + 2 * abs(dy) : nil
        case .right: return end.midX > start.maxX ? dx + 2 * abs(dy) : nil
        }
    }
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        (try? ObjCRuntime.invokeOptional("collectionView:canFocusItemAt:", on: self, [collectionView, indexPath])) ?? true
    }

    public func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool {
        (try? ObjCRuntime.invokeOptional("collectionView:selectionFollowsFocusForItemAt:", on: self, [collectionView, indexPath]))
            ?? collectionView.selectionFollowsFocus
    }
}
