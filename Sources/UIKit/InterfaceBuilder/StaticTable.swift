internal import InterfaceFiles

/// The rows that an interface file gives a table. A table view controller answers its table with them where the app does not.
@MainActor final class StaticTable {
    private struct Section {
        var header: String?
        var footer: String?
        var cells: [UITableViewCell]
        var heights: [CGFloat?]
    }

    private let sections: [Section]

    init(_ elements: [InterfaceElement], _ load: NibLoad) {
        sections = elements.filter { $0.name == "tableViewSection" }.map { element in
            let rows: [InterfaceElement] = element.list("cells")
            var cells: [UITableViewCell] = []
            var heights: [CGFloat?] = []
            for row in rows {
                guard let cell = load.makeView(row) as? UITableViewCell else { continue }
                cells.append(cell)
                heights.append(row.double("rowHeight").map { $0 < 0 ? UITableView.automaticDimension : CGFloat($0) })
            }
            return Section(
                header: load.text(element, "headerTitle"), footer: load.text(element, "footerTitle"), cells: cells, heights: heights)
        }
    }

    var sectionCount: Int { sections.count }
    func rowCount(in section: Int) -> Int { sections.indices.contains(section) ? sections[section].cells.count : 0 }
    func header(of section: Int) -> String? { sections.indices.contains(section) ? sections[section].header : nil }
    func footer(of section: Int) -> String? { sections.indices.contains(section) ? sections[section].footer : nil }

    func cell(at path: IndexPath) -> UITableViewCell? {
        guard path.section < sections.count, path.row < sections[path.section].cells.count else { return nil }
        return sections[path.section].cells[path.row]
    }

    func height(at path: IndexPath) -> CGFloat? {
        guard path.section < sections.count, path.row < sections[path.section].heights.count else { return nil }
        return sections[path.section].heights[path.row]
    }
}
