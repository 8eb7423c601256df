import AppSession
import Testing
@testable import UIKit

@MainActor @Suite struct TableViewTests {
    final class Rows: UITableViewController {
        var data: [[String]] = [(0..<1000).map { "Row \($0)" }]
        var headers: [String?] = []
        var asked = 0
        var selected: [IndexPath] = []
        var configure: (UITableViewCell, String) -> Void = { cell, text in cell.textLabel?.text = text }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func numberOfSections(in tableView: UITableView) -> Int { data.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { data[section].count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            configure(cell, data[indexPath.section][indexPath.row])
            return cell
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            headers.indices.contains(section) ? headers[section] : nil
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
    }

    @Test("a thousand rows: only those in sight have cells, and cells are used again")
    func thousand() {
        let rows = Rows(style: .plain)
        let window = TestWindow(.phonePortrait, root: rows)
        defer { window.close() }
        let table: UITableView = rows.tableView
        #expect(table.contentSize.height == 44_000)
        #expect(rows.asked < 25)
        #expect(table.contentOffset.y == -59)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "Row 0")
        table.contentOffset.y = 20_000
        window.run(0.05)
        #expect(table.visibleCells.first?.textLabel?.text == "Row 454")
        #expect(table.visibleCells.count <= 21)
        #expect(table.subviews.filter { $0 is UITableViewCell }.count < 45)
        table.scrollToRow(at: IndexPath(row: 999, section: 0), at: .bottom, animated: false)
        #expect(table.visibleCells.last?.textLabel?.text == "Row 999")
        #expect(abs(table.contentOffset.y - (44_000 - 852 + 34)) < 0.01)
        window.picture("table-plain")
    }

    @Test("content views end at the safe area unless the table lets them reach beyond it")
    func safeArea() throws {
        let rows = Rows(style: .plain)
        let window = TestWindow(.phoneLandscape, root: rows)
        defer { window.close() }
        let cell = try #require(rows.tableView.visibleCells.first)
        #expect(cell.frame.width == 852)
        #expect(cell.contentView.frame.minX == 59 && cell.contentView.frame.maxX == 793)
        let label = try #require(cell.textLabel)
        #expect(label.convert(.zero, to: cell).x >= 75)
    }

    @Test("rows keep the window's margins when those change with its width")
    func margins() throws {
        let rows = Rows(style: .plain)
        var wide: WindowEnvironment = .pad(420, 800)
        wide.rootMargin = 20
        let window = TestWindow(wide, root: UINavigationController(rootViewController: rows))
        defer { window.close() }
        let cell = try #require(rows.tableView.visibleCells.first)
        let label = try #require(cell.textLabel)
        #expect(label.convert(.zero, to: cell).x == 20)
        window.change(to: .pad(410, 800))
        window.run(0.1)
        #expect(rows.tableView.layoutMargins.left == 16)
        #expect(label.convert(.zero, to: cell).x == 16)
    }

    @Test("rows measure their contents; what is seen does not jump when rows above turn out higher")
    func selfSizing() {
        let rows = Rows(style: .plain)
        rows.data = [(0..<400).map { $0 % 2 == 0 ? "Short \($0)" : String(repeating: "A long text that wraps. ", count: 6) }]
        rows.configure = { cell, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
        let window = TestWindow(.phonePortrait, root: rows)
        defer { window.close() }
        let table: UITableView = rows.tableView
        let first = table.rectForRow(at: IndexPath(row: 0, section: 0))
        let second = table.rectForRow(at: IndexPath(row: 1, section: 0))
        #expect(first.height == 44)
        #expect(second.height > 80)
        table.contentOffset.y = 8000
        window.run(0.05)
        // Scroll up over rows that were never seen.
        for _ in 0..<40 {
            let cell: UITableViewCell = table.visibleCells[3]
            let path = table.indexPath(for: cell)!
            let before: CGFloat = cell.frame.minY - table.contentOffset.y
            table.contentOffset.y -= 60
            window.run(0.02)
            guard let after = table.cellForRow(at: path) else { continue }
            #expect(abs(after.frame.minY - table.contentOffset.y - before - 60) < 0.01)
        }
        window.picture("table-selfsizing")
    }

    @Test("grouped: headers above the first row as measured, inset rows at the margin with round ends")
    func grouped() {
        let rows = Rows(style: .insetGrouped)
        rows.data = [["Apple", "Banana", "Cherry"], ["Carrot", "Peas"]]
        rows.headers = ["Fruits", "Vegetables"]
        let window = TestWindow(.phonePortrait, root: rows)
        defer { window.close() }
        let table: UITableView = rows.tableView
        let first: CGRect = table.rectForRow(at: IndexPath(row: 0, section: 0))
        #expect(abs(first.minY - 56.333) < 0.4)
        #expect(first.minX == 20 && first.width == 353)
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))!
        #expect(cell.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))!.layer.cornerRadius == 0)
        window.picture("table-inset-grouped")
    }

    @Test("an image that is higher than its row is made smaller, in its shape; a row of automatic height has room for it")
    func highImages() throws {
        final class Images: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                indexPath.row == 0 ? 90 : UITableView.automaticDimension
            }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Row"
                cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 270, height: 180)).image {
                    $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
                }
                return cell
            }
        }
        let table = Images(style: .plain)
        let window = TestWindow(.phonePortrait, root: table)
        defer { window.close() }
        let fixed = try #require(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let height: CGFloat = fixed.contentView.bounds.height
        let image: CGRect = try #require(fixed.imageView?.frame)
        #expect(image.minY == 0 && image.height == height && abs(image.width - height * 1.5) < 0.5)
        #expect(abs((fixed.textLabel?.frame.minX ?? 0) - image.maxX - 16) < 0.5)
        let grown = try #require(table.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(grown.imageView?.frame.size == CGSize(width: 270, height: 180))
    }

    @Test("a delegate that is set to a table as to a scroll view is the table's")
    func delegateOfAScrollView() {
        final class Heights: NSObject, UITableViewDelegate, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
        }
        final class Scrolls: NSObject, UIScrollViewDelegate {}
        let (heights, scrolls) = (Heights(), Scrolls())
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.dataSource = heights
        (table as UIScrollView).delegate = heights
        #expect(table.delegate === heights && (table as UIScrollView).delegate === heights)
        let other = UITableView(frame: table.frame)
        (other.dataSource, other.delegate) = (heights, heights)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == other.rectForRow(at: IndexPath(row: 0, section: 0)))
        (table as UIScrollView).delegate = scrolls
        #expect(table.delegate == nil && (table as UIScrollView).delegate === scrolls)
        (table as UIScrollView).delegate = nil
        #expect((table as UIScrollView).delegate == nil)
    }

    @Test("styles and accessories")
    func looks() {
        final class Mixed: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
                let cell = UITableViewCell(style: styles[indexPath.row % 4], reuseIdentifier: nil)
                cell.textLabel?.text = "Title \(indexPath.row)"
                cell.detailTextLabel?.text = "Detail"
                if indexPath.row >= 4 { cell.imageView?.image = UIImage(systemName: "star.fill") }
                let types: [UITableViewCell.AccessoryType] = [.none, .disclosureIndicator, .checkmark, .detailDisclosureButton]
                cell.accessoryType = types[indexPath.row % 4]
                return cell
            }
        }
        let table = Mixed(style: .grouped)
        let window = TestWindow(.phonePortrait, root: table)
        defer { window.close() }
        let subtitle = table.tableView.cellForRow(at: IndexPath(row: 3, section: 0))!
        #expect(abs(subtitle.frame.height - 58.5) < 1)
        table.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        window.run(0.05)
        window.picture("table-styles")
        table.setEditing(true, animated: false)
        window.run(0.05)
        window.picture("table-editing")
        #expect(table.tableView.indexPathForSelectedRow == nil)
    }

    final class TallCell: UITableViewCell {
        let title = UILabel()
        let body = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            body.numberOfLines = 2
            for label in [title, body] {
                label.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(label)
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 30).isActive = true
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12).isActive = true
            }
            NSLayoutConstraint.activate([
                title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 9),
                body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 1),
                body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -9),
            ])
            accessoryType = .disclosureIndicator
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test("constraints in the content view make the height")
    func constrained() throws {
        final class Tall: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "tall") as? TallCell ?? TallCell(style: .default, reuseIdentifier: "tall")
                cell.title.text = "Title \(indexPath.row)"
                cell.body.text = String(repeating: "A text that wraps into a second line. ", count: 4)
                return cell
            }
        }
        let tall = Tall(style: .plain)
        let window = TestWindow(.phonePortrait, root: tall)
        defer { window.close() }
        let cell = try #require(tall.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(abs(cell.frame.height - (9 + 20.333 + 1 + 40.667 + 9 + 0.333)) < 1.5)
        window.picture("table-constrained")
    }

    @Test("batches: rows come, go and move; what stays keeps its cell")
    func updates() {
        let rows = Rows(style: .plain)
        rows.data = [["a", "b", "c", "d"]]
        let window = TestWindow(.phonePortrait, root: rows)
        defer { window.close() }
        let table: UITableView = rows.tableView
        let cells: [String: UITableViewCell] = Dictionary(uniqueKeysWithValues: table.visibleCells.map { ($0.textLabel!.text!, $0) })
        rows.data = [["d", "b", "x", "c"]]
        table.performBatchUpdates {
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
            table.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 0, section: 0))
        }
        window.run(0.1)
        #expect(table.layer.sublayers?.contains { !($0.animationKeys() ?? []).isEmpty } == true)
        window.run(0.6)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["d", "b", "x", "c"])
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cells["d"])
        #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
        #expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test("a tap selects and tells the delegate")
    func tap() {
        let rows = Rows(style: .plain)
        let window = TestWindow(.phonePortrait, root: rows)
        defer { window.close() }
        rows.tableView.userDidTap(IndexPath(row: 2, section: 0))
        #expect(rows.selected == [IndexPath(row: 2, section: 0)])
        #expect(rows.tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
    }

    @Test("headers of a plain table stay at the top and are pushed out")
    func pinned() {
        let rows = Rows(style: .plain)
        rows.data = (0..<5).map { section in (0..<20).map { "\(section).\($0)" } }
        rows.headers = ["A", "B", "C", "D", "E"]
        let window = TestWindow(.phonePortrait, root: rows)
        defer { window.close() }
        let table: UITableView = rows.tableView
        #expect(table.headerView(forSection: 0)?.frame.minY == 22)
        table.contentOffset.y = 300
        window.run(0.05)
        #expect(table.headerView(forSection: 0)?.frame.minY == 359)
        window.picture("table-pinned")
    }

    @Test("updates between begin and end are one batch; an end without a beginning does nothing")
    func beginAndEnd() {
        let rows = Rows(style: .plain)
        rows.data = [["a", "b"]]
        let window = TestWindow(.phonePortrait, root: rows)
        defer { window.close() }
        let table: UITableView = rows.tableView
        table.endUpdates()
        table.beginUpdates()
        rows.data = [["b", "c"]]
        table.deleteRows(at: [[0, 0]], with: .none)
        table.insertRows(at: [[0, 1]], with: .none)
        table.endUpdates()
        window.run(0.1)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["b", "c"])
    }

    final class OwnTable: UITableView {
        var reloads = 0
        let stand = UITableViewCell()
        override func reloadData() {
            reloads += 1
            super.reloadData()
        }
        override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { indexPath.row == 7 ? stand : super.cellForRow(at: indexPath) }
    }

    @Test("A table's own reloads are not the app's; a class answers for rows itself; sections that are not there have no place")
    func ownTables() {
        let rows = Rows(style: .plain)
        rows.data = [["a"]]
        let table = OwnTable(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        table.reloads = 0
        table.performBatchUpdates(nil)
        #expect(table.reloads == 0)
        #expect((table as UITableView).cellForRow(at: [0, 7]) === table.stand && table.cellForRow(at: [0, 0]) != nil)
        #expect(table.rect(forSection: 0).height > 0)
        #expect(table.rect(forSection: 3) == .zero && table.rectForHeader(inSection: 3) == .zero && table.rectForFooter(inSection: -1) == .zero)
    }

    @Test("A batch has cells when it returns, in a table that is in no window, and the first one in a table without a size")
    func batchesOutsideOfWindows() {
        let rows = Rows(style: .plain)
        rows.data = [[]]
        let table: UITableView = rows.tableView
        table.frame = .zero
        rows.data = [["a", "b"]]
        table.insertRows(at: [[0, 0], [0, 1]], with: .none)
        #expect(table.cellForRow(at: [0, 0])?.textLabel?.text == "a")
        table.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        table.layoutIfNeeded()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "b"])
        rows.data[0].append("c")
        table.performBatchUpdates { table.insertRows(at: [[0, 2]], with: .automatic) }
        #expect(table.cellForRow(at: [0, 2])?.textLabel?.text == "c")
    }
}
