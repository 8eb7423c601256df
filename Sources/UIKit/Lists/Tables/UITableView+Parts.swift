internal import ListEngine

// The views of what is seen: made, measured, placed, recycled.
extension UITableView {
    /// Brings the views in line with the data. Rows that turn out to be of another height than estimated move the rest; what is
    /// seen stays where it is meanwhile.
    func layOutParts() {
        guard !isLayingOut, batchDepth == 0, bounds.width > 0, bounds.height > 0 else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        let anchor: (part: TablePart, y: CGFloat)? = needsMeasuring || geometry == nil ? nil : self.anchor
        for _ in 0..<12 {
            prepareGeometry()
            keep(anchor)
            let changed: Bool = show(wantedParts())
            needsMeasuring = false
            remeasured = []
            if !changed { break }
        }
        prefetch()
    }

    func prepareGeometry() {
        placeTableViews()
        var current: TableGeometry = geometry ?? makeGeometry()
        current.setTableViews(header: tableHeaderView?.frame.height ?? 0, footer: tableFooterView?.frame.height ?? 0)
        geometry = current
        let size = CGSize(width: bounds.width, height: current.contentHeight)
        if contentSize != size { contentSize = size }
        if let footer = tableFooterView { footer.frame.origin.y = current.contentHeight - footer.frame.height }
    }

    private func placeTableViews() {
        if let header = tableHeaderView {
            header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
        }
        if let footer = tableFooterView {
            footer.frame = CGRect(x: 0, y: footer.frame.minY, width: bounds.width, height: footer.frame.height)
        }
    }

    // MARK: Where things are

    /// The sides of inset rows: the list's margin and the safe area.
    private var sideInsets: UIEdgeInsets {
        guard style == .insetGrouped else { return .zero }
        let safe: UIEdgeInsets = safeAreaInsets
        let own: CGFloat = (isRightToLeft ? layoutMargins.right - safe.right : layoutMargins.left - safe.left)
        let margin: CGFloat = max(own, ListSectionStyle.Metrics.margin(forWidth: bounds.width))
        return UIEdgeInsets(top: 0, left: margin + safe.left, bottom: 0, right: margin + safe.right)
    }

    private var visibleTop: CGFloat { bounds.minY + adjustedContentInset.top }
    private var visibleBottom: CGFloat { bounds.maxY - adjustedContentInset.bottom }

    /// Everything that touches the part that is seen, with its frame.
    func wantedParts() -> [(part: TablePart, frame: CGRect)] {
        guard let geometry else { return [] }
        var wanted: [(part: TablePart, frame: CGRect)] = []
        let low: CGFloat = bounds.minY
        let high: CGFloat = bounds.maxY
        for section in geometry.sections(from: low, to: high) {
            for row in geometry.rows(of: section, from: low, to: high) {
                let index = ItemIndex(section: section, item: row)
                wanted.append((.row(index), frame(of: .row(index))))
            }
            for part in [TablePart.header(section), .footer(section)] {
                let frame: CGRect = frame(of: part)
                if frame.height > 0, frame.maxY > low, frame.minY < high { wanted.append((part, frame)) }
            }
        }
        return wanted
    }

    func frame(of part: TablePart) -> CGRect {
        guard let geometry else { return .zero }
        let width: CGFloat = bounds.width
        switch part {
        case .row(let index):
            let sides: UIEdgeInsets = sideInsets
            return geometry.rowFrame(index.item, in: index.section, x: sides.left, width: width - sides.left - sides.right)
        case .header(let section):
            let sides: UIEdgeInsets = sideInsets
            let part: TableGeometry.Section = geometry.sections[section]
            let y: CGFloat = style == .plain ? geometry.pinnedHeaderY(of: section, visibleTop: visibleTop) : part.start + part.topPadding
            return CGRect(x: sides.left, y: y, width: width - sides.left - sides.right, height: part.header)
        case .footer(let section):
            let sides: UIEdgeInsets = sideInsets
            let part: TableGeometry.Section = geometry.sections[section]
            let y: CGFloat = style == .plain ? geometry.pinnedFooterY(of: section, visibleBottom: visibleBottom) : part.rowsEnd
            return CGRect(x: sides.left, y: y, width: width - sides.left - sides.right, height: part.footer)
        }
    }

    // MARK: Showing

    /// Gives every part its view and recycles the others. Returns whether a height turned out different.
    private func show(_ wanted: [(part: TablePart, frame: CGRect)]) -> Bool {
        let names = Set(wanted.map(\.part))
        for part in parts.keys where !names.contains(part) { recycle(part) }
        var changed = false
        for (part, frame) in wanted {
            let isNew: Bool = parts[part] == nil
            guard let view = parts[part] ?? makeView(for: part) else { continue }
            if isNew { UIView.performWithoutAnimation { place(view, part, frame) } } else { place(view, part, frame) }
            if isNew { announceDisplay(view, part) }
            guard isNew || needsMeasuring || remeasured.contains(part) else { continue }
            if measure(view, part, width: frame.width) { changed = true }
        }
        return changed
    }

    /// Takes the height of a part that was not known; returns whether it moved anything.
    func measure(_ view: UIView, _ part: TablePart, width: CGFloat) -> Bool {
        switch part {
        case .row(let index):
            guard let cell = view as? UITableViewCell else { return false }
            let height: CGFloat = fixedHeight(at: IndexPath(index)) ?? measuredHeight(of: cell, width: width)
            return geometry?.setRowHeight(height, at: index) ?? false
        case .header(let section):
            guard let height = measuredHeader(view, section, isHeader: true, width: width) else { return false }
            return geometry?.setHeaderHeight(height, of: section) ?? false
        case .footer(let section):
            guard let height = measuredHeader(view, section, isHeader: false, width: width) else { return false }
            return geometry?.setFooterHeight(height, of: section) ?? false
        }
    }

    private func measuredHeight(of cell: UITableViewCell, width: CGFloat) -> CGFloat {
        guard let height = cell.fittingHeight(width: width) else { return UITableView.standardRowHeight }
        let scale: CGFloat = max(1, traitCollection.displayScale)
        let rounded: CGFloat = (height * scale - 0.001).rounded(.up) / scale
        // Contents of the system's own are at least as high as a row; an app's constraints may ask for less.
        return cell.contentConfiguration is UIListContentConfiguration ? max(rounded, UITableView.standardRowHeight) : max(rounded, 1)
    }

    private func measuredHeader(_ view: UIView, _ section: Int, isHeader: Bool, width: CGFloat) -> CGFloat? {
        let asked: CGFloat? = isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: section) : delegate?.tableView(self, heightForFooterInSection: section)
        let fixed: CGFloat = asked ?? (isHeader ? sectionHeaderHeight : sectionFooterHeight)
        guard fixed < 0 else { return nil }
        var height: CGFloat?
        if let header = view as? UITableViewHeaderFooterView {
            height = header.fittingHeight(width: width)
            // The first header of a grouped table stands a little lower.
            if isHeader, section == 0, style != .plain, header.isMadeForTitle, tableHeaderView == nil {
                height = height.map { $0 + ListSectionStyle.Metrics.groupSpacing }
            }
        } else if view.existingLayoutBox != nil {
            height = view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel).height
        }
        let scale: CGFloat = max(1, traitCollection.displayScale)
        return height.flatMap { $0 > 0 ? ($0 * scale - 0.001).rounded(.up) / scale : nil }
    }

    func place(_ view: UIView, _ part: TablePart, _ proposed: CGRect) {
        let frame: CGRect = placedFrame(proposed, part)
        let old: CGRect? = frames[part]
        if old != frame || view.frame != frame {
            frames[part] = frame
            view.frame = frame
        }
        if view.isHidden { view.isHidden = false }
        switch part {
        case .row(let index):
            (view as? UITableViewCell)?.place = place(of: index)
            if existingDrag != nil { view.alpha = dragAlpha(of: index) }
        case .header(let section):
            (view as? UITableViewHeaderFooterView)?.isPinned = style == .plain && geometry.map {
                frame.minY > $0.sections[section].start + $0.sections[section].topPadding
            } ?? false
        case .footer: break
        }
    }

    /// What a row's place in its section means for its looks.
    private func place(of index: ItemIndex) -> TableCellPlace {
        let count: Int = rowCounts.indices.contains(index.section) ? rowCounts[index.section] : 0
        let isFirst: Bool = index.item == 0
        let isLast: Bool = index.item == count - 1
        let hasLines: Bool = separatorStyle == .singleLine
        var place = TableCellPlace()
        place.showsSeparator = hasLines && !(style == .insetGrouped && isLast)
        place.showsTopSeparator = hasLines && style == .grouped && isFirst
        place.hasFullSeparator = style == .grouped && isLast
        if style == .insetGrouped {
            if isFirst { place.corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if isLast { place.corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        }
        return place
    }

    func updatePlaces() {
        for (part, view) in parts {
            if case .row(let index) = part, let cell = view as? UITableViewCell {
                cell.place = TableCellPlace()
                cell.place = place(of: index)
            }
        }
    }

    // MARK: Making

    func makeView(for part: TablePart) -> UIView? {
        let view: UIView?
        switch part {
        case .row(let index): view = makeCell(index)
        case .header(let section): view = makeHeader(section, isHeader: true)
        case .footer(let section): view = makeHeader(section, isHeader: false)
        }
        guard let view else { return nil }
        parts[part] = view
        UIView.performWithoutAnimation {
            if view.superview !== self {
                if case .row = part { insertSubview(view, at: backgroundView == nil ? 0 : 1) } else { addSubview(view) }
            } else if case .row = part {
            } else {
                bringSubviewToFront(view)
            }
        }
        return view
    }

    private func makeCell(_ index: ItemIndex) -> UITableViewCell? {
        guard let dataSource, rowCounts.indices.contains(index.section), index.item < rowCounts[index.section] else { return nil }
        let path = IndexPath(index)
        let asked: IndexPath = dataPath(existingReordering?.dataPath(of: path) ?? path)
        let cell: UITableViewCell = placeholderCell(at: index) ?? dataSource.tableView(self, cellForRowAt: asked)
        prepare(cell, path)
        return cell
    }

    func giveMargins(to cell: UITableViewCell) {
        let margin: CGFloat = cellMargin
        cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: margin, bottom: 11, trailing: margin)
    }

    /// Tells a cell what the table knows of its row.
    func prepare(_ cell: UITableViewCell, _ path: IndexPath) {
        cell.owningTableView = self
        cell.shownIndexPath = path
        UIView.performWithoutAnimation {
            giveMargins(to: cell)
            cell.preservesSuperviewLayoutMargins = style != .insetGrouped
            cell.contentView.preservesSuperviewLayoutMargins = true
            cell.indentationLevel = max(cell.indentationLevel, delegate?.tableView(self, indentationLevelForRowAt: path) ?? 0)
            cell.setSelected(selectedPaths.contains(path), animated: false)
            cell.hasFocus = focusedPath == path
            applyEditing(to: cell, path, animated: false)
        }
    }

    /// From the cells' edges to their content.
    private var cellMargin: CGFloat {
        if cellLayoutMarginsFollowReadableWidth {
            let readable: CGRect = readableContentGuide.layoutFrame
            return max(16, readable.minX - bounds.minX - sideInsets.left)
        }
        let width: CGFloat = bounds.width
        return style == .insetGrouped ? ListSectionStyle.Metrics.margin(forWidth: width) : ListSectionStyle.Metrics.plainMargin(forWidth: width)
    }

    private func makeHeader(_ section: Int, isHeader: Bool) -> UIView? {
        let part: TablePart = isHeader ? .header(section) : .footer(section)
        if let own = pendingHeaders.removeValue(forKey: part) ?? viewFromDelegate(isHeader, section) {
            if let header = own as? UITableViewHeaderFooterView { adopt(header, isHeader: isHeader) }
            return own
        }
        guard let title = title(isHeader, section), !title.isEmpty else { return nil }
        let identifier: String = isHeader ? "_UITableViewHeader" : "_UITableViewFooter"
        let view: UITableViewHeaderFooterView = headerPool.take(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        view.isMadeForTitle = true
        adopt(view, isHeader: isHeader)
        view.textLabel?.text = style == .plain || !isHeader ? title : title.uppercased()
        return view
    }

    private func adopt(_ view: UITableViewHeaderFooterView, isHeader: Bool) {
        view.owningTableView = self
        view.isFooter = !isHeader
        let margin: CGFloat = cellMargin
        view.preservesSuperviewLayoutMargins = style != .insetGrouped
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
        view.layer.zPosition = 1
    }

    // MARK: Recycling

    func recycle(_ part: TablePart) {
        guard let view = parts.removeValue(forKey: part) else { return }
        frames[part] = nil
        retire(view, part)
    }

    /// A view that shows nothing more waits, hidden, for its next use.
    func retire(_ view: UIView, _ part: TablePart) {
        announceEnd(view, part)
        if let cell = view as? UITableViewCell {
            cell.shownIndexPath = nil
            guard let identifier = cell.reuseIdentifier else { return cell.removeFromSuperview() }
            UIView.performWithoutAnimation { cell.isHidden = true }
            cellPool.give(cell, identifier)
        } else if let header = view as? UITableViewHeaderFooterView, let identifier = header.reuseIdentifier {
            UIView.performWithoutAnimation { header.isHidden = true }
            headerPool.give(header, identifier)
        } else {
            view.removeFromSuperview()
        }
    }

    private func announceDisplay(_ view: UIView, _ part: TablePart) {
        guard let delegate else { return }
        switch part {
        case .row(let index): (view as? UITableViewCell).map { delegate.tableView(self, willDisplay: $0, forRowAt: IndexPath(index)) }
        case .header(let section): delegate.tableView(self, willDisplayHeaderView: view, forSection: section)
        case .footer(let section): delegate.tableView(self, willDisplayFooterView: view, forSection: section)
        }
    }

    private func announceEnd(_ view: UIView, _ part: TablePart) {
        guard let delegate else { return }
        switch part {
        case .row(let index): (view as? UITableViewCell).map { delegate.tableView(self, didEndDisplaying: $0, forRowAt: IndexPath(index)) }
        case .header(let section): delegate.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        case .footer(let section): delegate.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    // MARK: Changes of contents

    func cellContentDidChange(_ cell: UITableViewCell) {
        guard let path = cell.shownIndexPath, parts[.row(ItemIndex(path))] === cell else { return }
        remeasured.insert(.row(ItemIndex(path)))
        setNeedsLayout()
    }

    func headerContentDidChange(_ view: UITableViewHeaderFooterView) {
        guard let part = parts.first(where: { $0.value === view })?.key else { return }
        remeasured.insert(part)
        setNeedsLayout()
    }

    // MARK: What stays in place

    private var anchor: (part: TablePart, y: CGFloat)? {
        var best: (part: TablePart, y: CGFloat)?
        for (part, frame) in frames {
            guard case .row = part, frame.minY >= bounds.minY, frame.minY < bounds.maxY else { continue }
            if best == nil || frame.minY < best!.y { best = (part, frame.minY) }
        }
        return best
    }

    private func keep(_ anchor: (part: TablePart, y: CGFloat)?) {
        guard let anchor, let before = frames[anchor.part]?.minY else { return }
        let now: CGFloat = frame(of: anchor.part).minY
        guard now != before else { return }
        let offset: CGPoint = contentOffset
        let wasInRange: Bool = scrollRange.clamped(offset) == offset
        var moved = CGPoint(x: offset.x, y: offset.y + now - before)
        if wasInRange { moved = scrollRange.clamped(moved) }
        if moved != offset { shiftContent(to: moved) }
    }

    private func prefetch() {
        guard let prefetchDataSource, let geometry else { return }
        var items: [ItemIndex] = []
        let low: CGFloat = bounds.minY - bounds.height
        let high: CGFloat = bounds.maxY + bounds.height
        for section in geometry.sections(from: low, to: high) {
            items += geometry.rows(of: section, from: low, to: high).map { ItemIndex(section: section, item: $0) }
        }
        let wanted: Set<ItemIndex> = Set(items.filter { parts[.row($0)] == nil })
        let new: [ItemIndex] = items.filter { wanted.contains($0) && !prefetched.contains($0) }
        let gone: Set<ItemIndex> = prefetched.subtracting(items)
        prefetched = wanted
        if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new.map { IndexPath($0) }) }
        if !gone.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone.sorted().map { IndexPath($0) }) }
    }
}
