import UIKit

extension FSCalendar {
    /// Selects a day and shows its page. Nil selects none.
    public func select(_ date: Date?) { select(date, scrollToDate: true) }

    public func select(_ date: Date?, scrollToDate: Bool) {
        guard let date else {
            if let selectedDate { deselect(selectedDate) }
            return
        }
        let day: Date = dates.startOfDay(for: date)
        guard allowsSelection, pages.contains(day) else { return }
        add(day)
        if scrollToDate, pages.page(of: day) != pages.page(of: shownPage) { setCurrentPage(day, animated: true) }
    }

    public func deselect(_ date: Date) {
        let day: Date = dates.startOfDay(for: date)
        guard selectedDates.contains(day) else { return }
        selectedDates.removeAll { $0 == day }
        refreshCells()
    }

    private func add(_ day: Date) {
        if !allowsMultipleSelection { selectedDates = [] }
        selectedDates.removeAll { $0 == day }
        selectedDates.append(day)
        refreshCells()
    }

    /// A touch of a day: it is selected, or, where several can be, no longer. The page of another month's day is shown.
    func touch(_ indexPath: IndexPath) {
        let pages: CalendarPages = pages
        let day: Date = pages.date(page: indexPath.section, item: indexPath.item)
        guard allowsSelection, pages.contains(day), !pages.isBlank(page: indexPath.section, item: indexPath.item) else { return }
        let position: FSCalendarMonthPosition = pages.position(of: day, page: indexPath.section)
        if selectedDates.contains(day) {
            guard allowsMultipleSelection else {
                delegate?.calendar(self, didSelect: day, at: position)
                return
            }
            guard delegate?.calendar(self, shouldDeselect: day, at: position) ?? true else { return }
            deselect(day)
            delegate?.calendar(self, didDeselect: day, at: position)
            return
        }
        guard delegate?.calendar(self, shouldSelect: day, at: position) ?? true else { return }
        let last: Date? = allowsMultipleSelection ? nil : selectedDate
        add(day)
        if position == .current { cell(for: day, at: .current)?.performSelecting() } else { setCurrentPage(day, animated: true) }
        if let last { delegate?.calendar(self, didDeselect: last, at: pages.position(of: last, page: indexPath.section)) }
        delegate?.calendar(self, didSelect: day, at: position)
    }

    // MARK: - Cells

    /// - Parameter cellClass: a class below `FSCalendarCell`.
    public func register(_ cellClass: AnyClass, forCellReuseIdentifier identifier: String) {
        collectionView.register(cellClass, forCellWithReuseIdentifier: identifier)
    }

    public func dequeueReusableCell(withIdentifier identifier: String, for date: Date, at position: FSCalendarMonthPosition) -> FSCalendarCell {
        guard let indexPath = indexPath(of: date, at: position),
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? FSCalendarCell
        else { fatalError("There is no FSCalendarCell for \(date) under \(identifier).") }
        return cell
    }

    public func cell(for date: Date, at position: FSCalendarMonthPosition) -> FSCalendarCell? {
        indexPath(of: date, at: position).flatMap { collectionView.cellForItem(at: $0) as? FSCalendarCell }
    }

    public func date(for cell: FSCalendarCell) -> Date? {
        collectionView.indexPath(for: cell).map { pages.date(page: $0.section, item: $0.item) }
    }

    public func monthPosition(for cell: FSCalendarCell) -> FSCalendarMonthPosition {
        guard let indexPath = collectionView.indexPath(for: cell) else { return .notFound }
        return pages.position(of: pages.date(page: indexPath.section, item: indexPath.item), page: indexPath.section)
    }

    public func visibleCells() -> [FSCalendarCell] {
        // Not those of the pages beside it, which lie at its edges.
        let seen: CGRect = collectionView.bounds.insetBy(dx: 1, dy: 1)
        return collectionView.visibleCells.compactMap { $0 as? FSCalendarCell }.filter { !$0.isHidden && $0.frame.intersects(seen) }
    }

    /// In the calendar's coordinates; null for a day that is not seen.
    public func frame(for date: Date) -> CGRect {
        cell(for: date, at: .current).map { $0.convert($0.bounds, to: self) } ?? .null
    }

    /// The place of a day on the page of its own month, or of the month beside it.
    func indexPath(of date: Date, at position: FSCalendarMonthPosition) -> IndexPath? {
        let pages: CalendarPages = pages
        var page: Int = pages.page(of: date)
        if pages.scope == .month { page += position == .previous ? 1 : position == .next ? -1 : 0 }
        guard (0..<pages.count).contains(page) else { return nil }
        return pages.item(of: date, page: page).map { IndexPath(item: $0, section: page) }
    }

    /// Shows the states of the days that are seen as they are now.
    func refreshCells() {
        for indexPath in collectionView.indexPathsForVisibleItems {
            if let cell = collectionView.cellForItem(at: indexPath) as? FSCalendarCell { configure(cell, at: indexPath, isNew: false) }
        }
    }

    func configure(_ cell: FSCalendarCell, at indexPath: IndexPath, isNew: Bool) {
        let day: Date = pages.date(page: indexPath.section, item: indexPath.item)
        let isInRange: Bool = pages.contains(day)
        cell.calendar = self
        cell.appearance = appearance
        cell.monthPosition = pages.position(of: day, page: indexPath.section)
        cell.isPlaceholder = cell.monthPosition != .current || !isInRange
        cell.dateIsToday = day == today && cell.monthPosition == .current
        cell.weekend = dates.isDateInWeekend(day)
        if isNew {
            cell.titleLabel.text = dataSource?.calendar(self, titleFor: day) ?? String(dates.component(.day, from: day))
            cell.subtitle = dataSource?.calendar(self, subtitleFor: day)
            cell.image = dataSource?.calendar(self, imageFor: day)
            cell.numberOfEvents = isInRange ? dataSource?.calendar(self, numberOfEventsFor: day) ?? 0 : 0
        }
        cell.isSelected = selectedDates.contains(day) && cell.monthPosition == .current
        configureLooks(of: cell, day)
        cell.configureAppearance()
        cell.setNeedsLayout()
    }

    private func configureLooks(of cell: FSCalendarCell, _ day: Date) {
        let own: (any FSCalendarDelegateAppearance)? = delegate as? any FSCalendarDelegateAppearance
        cell.preferredFillDefaultColor = own?.calendar(self, appearance: appearance, fillDefaultColorFor: day)
        cell.preferredFillSelectionColor = own?.calendar(self, appearance: appearance, fillSelectionColorFor: day)
        cell.preferredTitleDefaultColor = own?.calendar(self, appearance: appearance, titleDefaultColorFor: day)
        cell.preferredTitleSelectionColor = own?.calendar(self, appearance: appearance, titleSelectionColorFor: day)
        cell.preferredSubtitleDefaultColor = own?.calendar(self, appearance: appearance, subtitleDefaultColorFor: day)
        cell.preferredSubtitleSelectionColor = own?.calendar(self, appearance: appearance, subtitleSelectionColorFor: day)
        cell.preferredBorderDefaultColor = own?.calendar(self, appearance: appearance, borderDefaultColorFor: day)
        cell.preferredBorderSelectionColor = own?.calendar(self, appearance: appearance, borderSelectionColorFor: day)
        cell.preferredEventDefaultColors = own?.calendar(self, appearance: appearance, eventDefaultColorsFor: day)
        cell.preferredEventSelectionColors = own?.calendar(self, appearance: appearance, eventSelectionColorsFor: day)
        cell.preferredTitleOffset = own?.calendar(self, appearance: appearance, titleOffsetFor: day) ?? appearance.titleOffset
        cell.preferredSubtitleOffset = own?.calendar(self, appearance: appearance, subtitleOffsetFor: day) ?? appearance.subtitleOffset
        cell.preferredImageOffset = own?.calendar(self, appearance: appearance, imageOffsetFor: day) ?? appearance.imageOffset
        cell.preferredEventOffset = own?.calendar(self, appearance: appearance, eventOffsetFor: day) ?? appearance.eventOffset
        cell.preferredBorderRadius = own?.calendar(self, appearance: appearance, borderRadiusFor: day) ?? appearance.borderRadius
    }
}

extension FSCalendar: UICollectionViewDataSource, UICollectionViewDelegate {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { pages.count }
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { scope == .month ? 42 : 7 }

    public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let day: Date = pages.date(page: indexPath.section, item: indexPath.item)
        let position: FSCalendarMonthPosition = pages.position(of: day, page: indexPath.section)
        let cell: FSCalendarCell =
            dataSource?.calendar(self, cellFor: day, at: position)
            ?? dequeueReusableCell(withIdentifier: FSCalendarDefaultCellReuseIdentifier, for: day, at: position)
        configure(cell, at: indexPath, isNew: true)
        return cell
    }

    public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        guard let cell = cell as? FSCalendarCell else { return }
        configure(cell, at: indexPath, isNew: false)
        delegate?.calendar(self, willDisplay: cell, for: pages.date(page: indexPath.section, item: indexPath.item), at: cell.monthPosition)
    }

    /// The calendar keeps the days that are selected itself.
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        touch(indexPath)
        return false
    }
    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }

    public func scrollViewDidScroll(_ scrollView: UIScrollView) { calendarHeaderView.setNeedsLayout() }

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let isHorizontal: Bool = scrollDirection == .horizontal
        let length: CGFloat = isHorizontal ? scrollView.bounds.width : scrollView.bounds.height
        let target: CGFloat = isHorizontal ? targetContentOffset.pointee.x : targetContentOffset.pointee.y
        if length > 0 { pageDidChange(to: Int((target / length).rounded()), animated: true) }
    }
}
