extension UITableView {
    /// Asks the data source for the titles of the section index anew.
    public func reloadSectionIndexTitles() {
        indexTitles = nil
        setNeedsLayout()
    }

    /// Room that rows leave for the section index.
    var indexWidth: CGFloat { sectionIndex == nil ? 0 : UITableViewIndex.width }

    /// Shows the index if the data source has titles for it and there are rows enough, at the trailing edge of what is seen.
    func layOutSectionIndex() {
        if indexTitles == nil { indexTitles = dataSource?.sectionIndexTitles(for: self) ?? [] }
        let titles: [String] = indexTitles ?? []
        let isShown: Bool = !titles.isEmpty && list.itemCounts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
        guard isShown else {
            if sectionIndex != nil {
                sectionIndex?.removeFromSuperview()
                sectionIndex = nil
                for cell in visibleCells { cell.setNeedsLayout() }
            }
            return
        }
        let index: UITableViewIndex = sectionIndex ?? makeSectionIndex()
        index.show(titles)
        index.textColor = sectionIndexColor
        let visible: CGRect = bounds.inset(by: adjustedContentInset)
        let x: CGFloat = isRightToLeft ? bounds.minX + safeAreaInsets.left : bounds.maxX - safeAreaInsets.right - UITableViewIndex.width
        index.frame = CGRect(x: x, y: visible.minY, width: UITableViewIndex.width, height: visible.height)
        bringSubviewToFront(index)
    }

    private func makeSectionIndex() -> UITableViewIndex {
        let made = UITableViewIndex()
        made.layer.zPosition = 10
        made.backgroundColor = sectionIndexBackgroundColor
        made.onTracking = { [weak self, weak made] isTracking in
            guard let self else { return }
            made?.backgroundColor = isTracking
                ? self.sectionIndexTrackingBackgroundColor ?? self.sectionIndexBackgroundColor : self.sectionIndexBackgroundColor
        }
        made.onChoice = { [weak self] in self?.indexTitleChosen($0) }
        addSubview(made)
        sectionIndex = made
        for cell in visibleCells { cell.setNeedsLayout() }
        return made
    }

    private func indexTitleChosen(_ index: Int) {
        guard let dataSource, let titles = indexTitles, titles.indices.contains(index) else { return }
        if titles[index] == Self.indexSearch {
            setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
            return
        }
        let section: Int = dataSource.tableView(self, sectionForSectionIndexTitle: titles[index], at: index)
        guard section >= 0, section < numberOfSections else { return }
        let top: CGFloat = rect(forSection: section).minY - adjustedContentInset.top
        setContentOffset(scrollRange.clamped(CGPoint(x: contentOffset.x, y: top)), animated: false)
        layoutIfNeeded()
    }
}

extension UITableViewDataSource {
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        let titles: [String]?? = try? ObjCRuntime.invokeOptional("sectionIndexTitlesFor:", on: self, [tableView])
        return titles ?? nil
    }

    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        (try? ObjCRuntime.invokeOptional("tableView:sectionForSectionIndexTitle:at:", on: self, [tableView, title, index])) ?? index
    }
}
