import ListEngine
import Testing
@testable import UIKit

/// Moving rows and items with a finger.
@MainActor @Suite struct ReorderTests {
    final class Rows: UITableViewController {
        var data: [[String]] = [["a", "b", "c", "d"], ["e", "f"]]
        var moves: [String] = []
        override func numberOfSections(in tableView: UITableView) -> Int { data.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { data[section].count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = data[indexPath.section][indexPath.row]
            return cell
        }
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath != [0, 3] }
        override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
            moves.append("\(sourceIndexPath) > \(destinationIndexPath)")
            let item: String = data[sourceIndexPath.section].remove(at: sourceIndexPath.row)
            data[destinationIndexPath.section].insert(item, at: destinationIndexPath.row)
        }
        override func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath { proposedDestinationIndexPath.section == 1 ? [1, 0] : proposedDestinationIndexPath }

        var shown: [String] { tableView.visibleCells.compactMap { $0.textLabel?.text } }
    }

    @Test("what is shown while an item moves stands for the right data")
    func plan() {
        for (original, current) in [
            (ItemIndex(section: 0, item: 1), ItemIndex(section: 0, item: 3)), (ItemIndex(section: 0, item: 3), ItemIndex(section: 0, item: 0)),
            (ItemIndex(section: 0, item: 1), ItemIndex(section: 1, item: 1)),
        ] {
            var shown: [[String]] = [["a", "b", "c", "d"], ["e", "f"]]
            let data: [[String]] = shown
            let item: String = shown[original.section].remove(at: original.item)
            shown[current.section].insert(item, at: current.item)
            let plan = ReorderPlan(original: original, current: current)
            for (section, items) in shown.enumerated() {
                for (index, item) in items.enumerated() {
                    let place: ItemIndex = plan.dataIndex(of: ItemIndex(section: section, item: index))
                    #expect(data[place.section][place.item] == item)
                }
            }
        }
    }

    @Test("a row is moved by its handle: others make room, the data changes when the finger leaves")
    func handle() throws {
        let stage = TouchStage()
        defer { stage.close() }
        let rows = Rows(style: .plain)
        stage.window.rootViewController = rows
        stage.wait(0.1)
        rows.setEditing(true, animated: false)
        stage.wait(0.1)
        let first = try #require(rows.tableView.cellForRow(at: [0, 0]))
        let y: CGFloat = first.convert(CGPoint(x: 0, y: 22), to: nil).y
        stage.down(393 - 30, y)
        stage.move(393 - 30, y + 30)
        stage.move(393 - 30, y + 92)
        stage.wait(0.5)
        #expect(rows.data[0] == ["a", "b", "c", "d"])
        #expect(abs(first.center.y + 59 - (y + 92)) < 25 && first.layer.zPosition == 1000)
        #expect(rows.tableView.cellForRow(at: [0, 0])?.textLabel?.text == "b")
        stage.up()
        stage.wait(0.5)
        #expect(rows.data[0] == ["b", "c", "a", "d"] && rows.moves.count == 1)
        #expect(rows.shown == ["b", "c", "a", "d", "e", "f"] && first.frame.minY == 88 && first.layer.zPosition == 0)
    }

    @Test("rows that must not move have no handle, and the delegate may send a row elsewhere")
    func rules() throws {
        let stage = TouchStage()
        defer { stage.close() }
        let rows = Rows(style: .plain)
        stage.window.rootViewController = rows
        stage.wait(0.1)
        rows.setEditing(true, animated: false)
        stage.wait(0.1)
        let fixed = try #require(rows.tableView.cellForRow(at: [0, 3])).convert(CGPoint(x: 363, y: 22), to: nil)
        stage.drag(fixed, CGPoint(x: fixed.x, y: fixed.y - 100))
        stage.wait(0.5)
        #expect(rows.moves.isEmpty)
        rows.tableView.contentOffset.y = -59
        stage.wait(0.5)
        let first = try #require(rows.tableView.cellForRow(at: [0, 0])).convert(CGPoint(x: 363, y: 22), to: nil)
        let last = try #require(rows.tableView.cellForRow(at: [1, 1])).convert(CGPoint(x: 363, y: 22), to: nil)
        stage.drag(first, last)
        stage.wait(0.5)
        #expect(rows.data == [["b", "c", "d"], ["a", "e", "f"]])
    }

    @Test("items of a diffable list move; the handlers hear the transaction")
    func diffable() throws {
        let stage = TouchStage()
        defer { stage.close() }
        let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
        let list = UICollectionView(frame: CGRect(x: 0, y: 100, width: 393, height: 600), collectionViewLayout: layout)
        stage.view.addSubview(list)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "\(item)"
            cell.contentConfiguration = content
            cell.accessories = [.reorder(displayed: .always)]
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<6))
        source.apply(snapshot, animatingDifferences: false)
        var heard: [[Int]] = []
        source.reorderingHandlers.canReorderItem = { $0 != 5 }
        source.reorderingHandlers.didReorder = { heard.append($0.finalSnapshot.itemIdentifiers) }
        stage.wait(0.2)
        let cell = try #require(list.cellForItem(at: [0, 0]))
        let start: CGPoint = cell.convert(CGPoint(x: cell.bounds.maxX - 28, y: 22), to: nil)
        let height: CGFloat = cell.bounds.height
        stage.drag(start, CGPoint(x: start.x, y: start.y + 3 * height))
        stage.wait(0.5)
        #expect(source.snapshot().itemIdentifiers == [1, 2, 3, 0, 4, 5] && heard == [[1, 2, 3, 0, 4, 5]])
        #expect(list.indexPath(for: cell) == [0, 3] && cell.frame.minY == 3 * height)
        #expect(!list.beginInteractiveMovementForItem(at: [0, 5]))
        #expect(list.beginInteractiveMovementForItem(at: [0, 0]))
        list.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 4.5 * height))
        #expect(list.cellForItem(at: [0, 4]) != nil)
        list.cancelInteractiveMovement()
        stage.wait(0.5)
        #expect(source.snapshot().itemIdentifiers == [1, 2, 3, 0, 4, 5] && list.indexPath(for: cell) == [0, 3])
    }

    @Test("the section index scrolls to its sections and leaves room beside it")
    func sectionIndex() throws {
        final class Names: UITableViewController {
            let letters: [String] = (0..<26).map { String(UnicodeScalar(65 + UInt8($0))) }
            override func numberOfSections(in tableView: UITableView) -> Int { letters.count }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { letters[section] }
            override func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "\(letters[indexPath.section]) \(indexPath.row)"
                return cell
            }
        }
        let stage = TouchStage()
        defer { stage.close() }
        let names = Names(style: .plain)
        stage.window.rootViewController = names
        stage.wait(0.1)
        let index = try #require(names.tableView.subviews.compactMap { $0 as? UITableViewIndex }.first)
        #expect(index.frame.maxX == 393 && index.frame.width == 15)
        #expect(names.tableView.visibleCells[0].contentView.frame.maxX == 378)
        let top: CGFloat = index.convert(CGPoint(x: 7, y: (index.bounds.height - 26 * 14) / 2 + 2 * 14 + 5), to: nil).y
        stage.down(386, top)
        #expect(names.tableView.rect(forSection: 2).minY == names.tableView.contentOffset.y + 59)
        stage.move(386, top + 14 * 5)
        #expect(names.tableView.rect(forSection: 7).minY == names.tableView.contentOffset.y + 59 && !names.tableView.isDragging)
        stage.up()
        #expect(UITableViewIndex.lines(count: 26, room: 9) == [0, nil, 6, nil, 12, nil, 18, nil, 25])
    }
}
