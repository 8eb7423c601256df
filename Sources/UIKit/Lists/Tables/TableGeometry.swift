internal import ListEngine

/// The places of the parts of a table, from top to bottom, in the content's coordinates. Rows that nobody measured have the estimated
/// height and cost nothing.
struct TableGeometry {
    struct Section {
        var rows: ExtentIndex
        var header: CGFloat = 0
        var footer: CGFloat = 0
        /// Room above the header, without a view.
        var topPadding: CGFloat = 0
        var start: CGFloat = 0

        var rowsStart: CGFloat { start + topPadding + header }
        var rowsEnd: CGFloat { rowsStart + CGFloat(rows.total) }
        var end: CGFloat { rowsEnd + footer }
    }

    private(set) var sections: [Section] = []
    /// The heights of the table's own header and footer view.
    var tableHeader: CGFloat = 0
    var tableFooter: CGFloat = 0
    private(set) var contentHeight: CGFloat = 0

    init(sections: [Section] = [], tableHeader: CGFloat = 0, tableFooter: CGFloat = 0) {
        self.sections = sections
        self.tableHeader = tableHeader
        self.tableFooter = tableFooter
        place()
    }

    /// Stacks the sections. O(sections).
    private mutating func place() {
        var start: CGFloat = tableHeader
        for index in sections.indices {
            sections[index].start = start
            start = sections[index].end
        }
        contentHeight = start + tableFooter
    }

    func rowFrame(_ row: Int, in section: Int, x: CGFloat, width: CGFloat) -> CGRect {
        let rows: ExtentIndex = sections[section].rows
        return CGRect(
            x: x, y: sections[section].rowsStart + CGFloat(rows.offset(of: row)), width: width, height: CGFloat(rows.extent(of: row)))
    }

    func isMeasured(_ index: ItemIndex) -> Bool { sections[index.section].rows.measured(index.item) != nil }

    /// Returns whether anything moved.
    mutating func setRowHeight(_ height: CGFloat, at index: ItemIndex) -> Bool {
        guard sections[index.section].rows.setExtent(Double(height), of: index.item) != 0 else { return false }
        place()
        return true
    }

    mutating func forgetRow(at index: ItemIndex) {
        sections[index.section].rows.forget(index.item)
        place()
    }

    mutating func setHeaderHeight(_ height: CGFloat, of section: Int) -> Bool {
        guard sections[section].header != height else { return false }
        sections[section].header = height
        place()
        return true
    }

    mutating func setFooterHeight(_ height: CGFloat, of section: Int) -> Bool {
        guard sections[section].footer != height else { return false }
        sections[section].footer = height
        place()
        return true
    }

    mutating func setTableViews(header: CGFloat, footer: CGFloat) {
        guard header != tableHeader || footer != tableFooter else { return }
        tableHeader = header
        tableFooter = footer
        place()
    }

    /// The first section that ends below `y`, the last where there is none.
    func section(at y: CGFloat) -> Int {
        var low = 0
        var high: Int = max(0, sections.count - 1)
        while low < high {
            let middle: Int = (low + high) / 2
            if sections[middle].end <= y { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The sections that touch an interval.
    func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard !sections.isEmpty else { return 0..<0 }
        let first: Int = section(at: low)
        var last: Int = first
        while last < sections.count, sections[last].start < high { last += 1 }
        return first..<max(first, last)
    }

    /// The rows of a section that touch an interval.
    func rows(of section: Int, from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let part: Section = sections[section]
        guard part.rows.count > 0, part.rowsEnd > low, part.rowsStart < high else { return 0..<0 }
        let first: Int = part.rows.index(at: Double(low - part.rowsStart))
        var last: Int = part.rows.index(at: Double(high - part.rowsStart))
        // A row that only begins where the interval ends is not in it.
        if last > first, CGFloat(part.rows.offset(of: last)) + part.rowsStart >= high { last -= 1 }
        return first..<(last + 1)
    }

    /// The row at a height of the content; nil between sections.
    func row(at y: CGFloat) -> ItemIndex? {
        guard !sections.isEmpty else { return nil }
        let section: Int = section(at: y)
        let part: Section = sections[section]
        guard y >= part.rowsStart, y < part.rowsEnd else { return nil }
        return ItemIndex(section: section, item: part.rows.index(at: Double(y - part.rowsStart)))
    }

    /// The top of a plain table's header while its section scrolls: at `visibleTop`, pushed out by the section's end.
    func pinnedHeaderY(of section: Int, visibleTop: CGFloat) -> CGFloat {
        let part: Section = sections[section]
        let resting: CGFloat = part.start + part.topPadding
        return max(resting, min(visibleTop, part.rowsEnd - part.header))
    }

    func pinnedFooterY(of section: Int, visibleBottom: CGFloat) -> CGFloat {
        let part: Section = sections[section]
        return min(part.rowsEnd, max(visibleBottom - part.footer, part.rowsStart))
    }
}
