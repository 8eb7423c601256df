/// The index at a table's side that leads to its sections.
@MainActor final class TableSectionIndex {
    private unowned let table: UITableView
    /// Nil before the data source was asked.
    private var titles: [String]?
    private(set) var view: UITableViewIndex?

    init(table: UITableView) { self.table = table }

    func forgetTitles() { titles = nil }

    /// Room that rows leave for the section index.
    var width: CGFloat { view == nil ? 0 : UITableViewIndex.width }

    /// Shows the index if the data source has titles for it and there are rows enough, at the trailing edge of what is seen.
    func layOut() {
        if self.titles == nil { self.titles = table.dataSource?.sectionIndexTitles(for: table) ?? [] }
        let titles: [String] = self.titles ?? []
        let isShown: Bool = !titles.isEmpty && table.list.itemCounts.reduce(0, +) >= table.sectionIndexMinimumDisplayRowCount
        guard isShown else {
            if view != nil {
                view?.removeFromSuperview()
                view = nil
                for cell in table.visibleCells { cell.setNeedsLayout() }
            }
            return
        }
        let index: UITableViewIndex = view ?? makeView()
        index.show(titles)
        index.textColor = table.sectionIndexColor
        let visible: CGRect = table.bounds.inset(by: table.adjustedContentInset)
        let safe: UIEdgeInsets = table.safeAreaInsets
        let x: CGFloat = table.isRightToLeft ? table.bounds.minX + safe.left : table.bounds.maxX - safe.right - UITableViewIndex.width
        index.frame = CGRect(x: x, y: visible.minY, width: UITableViewIndex.width, height: visible.height)
        table.bringSubviewToFront(index)
    }

    private func makeView() -> UITableViewIndex {
        let made = UITableViewIndex()
        made.layer.zPosition = 10
        made.backgroundColor = table.sectionIndexBackgroundColor
        made.onTracking = { [weak self, weak made] isTracking in
            guard let self else { return }
            made?.backgroundColor =
                isTracking
                ? table.sectionIndexTrackingBackgroundColor ?? table.sectionIndexBackgroundColor
                : table.sectionIndexBackgroundColor
        }
        made.onChoice = { [weak self] in self?.titleChosen($0) }
        table.addSubview(made)
        view = made
        for cell in table.visibleCells { cell.setNeedsLayout() }
        return made
    }

    private func titleChosen(_ index: Int) {
        guard let dataSource = table.dataSource, let titles, titles.indices.contains(index) else { return }
        if titles[index] == UITableView.indexSearch {
            table.setContentOffset(CGPoint(x: table.contentOffset.x, y: -table.adjustedContentInset.top), animated: false)
            return
        }
        let section: Int = dataSource.tableView(table, sectionForSectionIndexTitle: titles[index], at: index)
        guard section >= 0, section < table.numberOfSections else { return }
        let top: CGFloat = table.rect(forSection: section).minY - table.adjustedContentInset.top
        table.setContentOffset(table.scrollRange.clamped(CGPoint(x: table.contentOffset.x, y: top)), animated: false)
        table.layoutIfNeeded()
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
