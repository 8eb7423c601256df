import ListEngine
import TestSupport
import Testing
@testable import UIKit

/// Rows and items dragged within a list and from one list to another.
@MainActor @Suite struct ListDragAndDropTests {
    // MARK: Values

    @Test("a gap says where the others stand: every place is taken once, and each finds its way back")
    func gap() {
        for source in [nil, 0, 2, 4] as [Int?] {
            for target in 0...(source == nil ? 5 : 4) {
                let gap = DropGap(source: source.map { ItemIndex(section: 0, item: $0) }, target: ItemIndex(section: 0, item: target))
                let places: [Int] = (0..<5).map { gap.place(of: ItemIndex(section: 0, item: $0)).item }
                let expected: Set<Int> = source == nil ? Set(0...5).subtracting([target]) : Set(0..<5)
                #expect(Set(places) == expected)
                // In a column places and shifts say the same.
                for item in 0..<5 where item != source { #expect(places[item] == item + gap.shift(of: ItemIndex(section: 0, item: item))) }
            }
        }
    }

    @Test("what stands between two sections goes along when an item changes sections")
    func sections() {
        let gap = DropGap(source: ItemIndex(section: 0, item: 1), target: ItemIndex(section: 1, item: 1))
        #expect(gap.shift(of: ItemIndex(section: 0, item: 0)) == 0)
        #expect(gap.shift(of: ItemIndex(section: 0, item: 2)) == -1)
        #expect(gap.shift(of: ItemIndex(section: 1, item: -1)) == -1)
        #expect(gap.shift(of: ItemIndex(section: 1, item: 0)) == -1)
        #expect(gap.shift(of: ItemIndex(section: 1, item: 1)) == 0)
        #expect(gap.shift(of: ItemIndex(section: 2, item: 0)) == 0)
    }

    @Test("placeholders keep their neighbours through random batches of changes")
    func placeholders() {
        var generator = SeededGenerator(7)
        for _ in 0..<500 {
            // Data are numbers; what is shown has negative numbers for placeholders.
            var data: [Int] = Array(0..<Int.random(in: 0..<8, using: &generator))
            var shown: [Int] = data
            var placeholders = ListPlaceholders()
            for name in 1...Int.random(in: 1...3, using: &generator) {
                let place: Int = Int.random(in: 0...shown.count, using: &generator)
                shown.insert(-name, at: place)
                placeholders.insert(name, at: ItemIndex(section: 0, item: place))
            }
            var recorded = UpdateRecorder()
            let gone: Set<Int> = Set(data.indices.filter { _ in Int.random(in: 0..<3, using: &generator) == 0 })
            recorded.removedItems = gone.sorted().map { ItemIndex(section: 0, item: $0) }
            for index in gone.sorted(by: >) { data.remove(at: index) }
            let arrivals: Int = Int.random(in: 0..<4, using: &generator)
            var places: Set<Int> = []
            while places.count < arrivals { places.insert(Int.random(in: 0..<data.count + arrivals, using: &generator)) }
            for place in places.sorted() { data.insert(100 + place, at: place) }
            recorded.insertedItems = places.sorted().map { ItemIndex(section: 0, item: $0) }
            let before: [Int: Int?] = Dictionary(
                uniqueKeysWithValues: shown.indices.filter { shown[$0] < 0 }.map { index in
                    (shown[index], shown[..<index].last { $0 >= 0 && data.contains($0) })
                })
            let translated: UpdateRecorder = placeholders.translate(recorded)
            for index in translated.removedItems.sorted().reversed() { shown.remove(at: index.item) }
            for index in translated.insertedItems.sorted() { shown.insert(1000, at: index.item) }
            #expect(shown.count == placeholders.counts([data.count])[0])
            for (index, value) in shown.enumerated() {
                let place = ItemIndex(section: 0, item: index)
                if value < 0 {
                    #expect(placeholders.index(of: -value) == place)
                    #expect(shown[..<index].last { $0 >= 0 && $0 < 100 } == before[value] ?? nil)
                } else {
                    let item: Int = data[placeholders.dataIndex(ofShown: place).item]
                    #expect(value == item || (value == 1000 && item >= 100))
                    #expect(placeholders.shownIndex(ofData: placeholders.dataIndex(ofShown: place)) == place)
                }
            }
        }
    }

    // MARK: Lists

    final class Strings: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
        var data: [String] = []
        var lines: [String] = []
        var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
        var usesPlaceholder = false
        var context: (any UITableViewDropPlaceholderContext)?

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 44
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            tableView.dragDelegate = self
            tableView.dropDelegate = self
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { data.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = data[indexPath.row]
            return cell
        }

        func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
            let item = UIDragItem(itemProvider: NSItemProvider(object: data[indexPath.row] as NSString))
            item.localObject = data[indexPath.row]
            return [item]
        }
        func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { lines.append("drag begins") }
        func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { lines.append("drag ends") }
        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            UITableViewDropProposal(operation: tableView.hasActiveDrag ? .move : .copy, intent: intent)
        }
        func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { lines.append("drop enters") }
        func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { lines.append("drop ends") }

        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            for item in coordinator.items {
                let path: IndexPath = coordinator.destinationIndexPath ?? IndexPath(row: data.count, section: 0)
                lines.append("drop \(item.sourceIndexPath?.row ?? -1) > \(path.row)")
                if usesPlaceholder {
                    let placeholder = UITableViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "row", rowHeight: 60)
                    placeholder.cellUpdateHandler = { $0.textLabel?.text = "…" }
                    context = coordinator.drop(item.dragItem, to: placeholder)
                    continue
                }
                guard let text = item.dragItem.localObject as? String else { continue }
                tableView.performBatchUpdates {
                    if let source = item.sourceIndexPath {
                        data.remove(at: source.row)
                        tableView.deleteRows(at: [source], with: .automatic)
                    }
                    data.insert(text, at: path.row)
                    tableView.insertRows(at: [path], with: .automatic)
                }
                coordinator.drop(item.dragItem, toRowAt: path)
            }
        }

        var shown: [String] { tableView.visibleCells.compactMap { $0.textLabel?.text } }
        func point(_ row: Int) -> CGPoint { tableView.convert(CGPoint(x: 100, y: 22 + 44 * CGFloat(row)), to: nil) }
    }

    private func lists(_ body: (TouchStage, Strings, Strings) -> Void) {
        let stage = TouchStage(.pad())
        defer { stage.close() }
        let left = Strings()
        let right = Strings()
        left.data = ["a", "b", "c", "d"]
        right.data = ["1", "2", "3"]
        for (index, list) in [left, right].enumerated() {
            stage.root.addChild(list)
            list.view.frame = CGRect(x: CGFloat(index) * 417, y: 0, width: 417, height: 1194)
            stage.view.addSubview(list.view)
            list.didMove(toParent: stage.root)
        }
        stage.wait(0.2)
        body(stage, left, right)
    }

    private func carry(_ stage: TouchStage, _ from: CGPoint, _ to: CGPoint) {
        stage.down(from.x, from.y)
        stage.wait(0.6)
        for step in 1...8 {
            stage.move(from.x + (to.x - from.x) * CGFloat(step) / 8, from.y + (to.y - from.y) * CGFloat(step) / 8)
        }
        stage.wait(0.4)
    }

    @Test("a row dragged within its table makes the others room, and the data moves when the finger leaves")
    func within() {
        lists { stage, left, _ in
            carry(stage, left.point(0), left.point(2))
            #expect(left.tableView.hasActiveDrag && left.tableView.hasActiveDrop)
            // b and c have gone up; the gap is where c was.
            #expect(left.tableView.cellForRow(at: [0, 1])?.frame.minY == 0 && left.tableView.cellForRow(at: [0, 2])?.frame.minY == 44)
            #expect(left.tableView.cellForRow(at: [0, 3])?.frame.minY == 132 && left.tableView.cellForRow(at: [0, 0])?.alpha == 0)
            stage.up()
            stage.wait(0.8)
            #expect(left.data == ["b", "c", "a", "d"] && left.shown == left.data)
            #expect(left.tableView.visibleCells.allSatisfy { $0.alpha == 1 && $0.layer.opacity == 1 })
            #expect(left.lines == ["drag begins", "drop enters", "drop 0 > 2", "drop ends", "drag ends"])
            #expect(!left.tableView.hasActiveDrag && !left.tableView.hasActiveDrop)
        }
    }

    @Test("a row dragged to another table is copied there, between its rows")
    func between() {
        lists { stage, left, right in
            carry(stage, left.point(1), right.point(1))
            #expect(right.tableView.cellForRow(at: [0, 1])?.frame.minY == 88 && right.tableView.cellForRow(at: [0, 0])?.frame.minY == 0)
            #expect(left.tableView.cellForRow(at: [0, 1])?.alpha == 0.5)
            stage.up()
            stage.wait(0.8)
            #expect(left.data == ["a", "b", "c", "d"] && right.data == ["1", "b", "2", "3"] && right.shown == right.data)
            #expect(right.tableView.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
            #expect(left.tableView.cellForRow(at: [0, 1])?.alpha == 1)
        }
    }

    @Test("below the last row there is no destination: the item is added at the end")
    func below() {
        lists { stage, left, right in
            carry(stage, left.point(0), right.point(12))
            stage.up()
            stage.wait(0.8)
            #expect(right.data == ["1", "2", "3", "a"] && right.lines.contains("drop -1 > 3"))
        }
    }

    @Test("a row that would take what is dropped is highlighted, and nothing moves aside")
    func into() {
        lists { stage, left, right in
            right.intent = .insertIntoDestinationIndexPath
            carry(stage, left.point(0), right.point(1))
            #expect(right.tableView.visibleCells.map(\.frame.minY) == [0, 44, 88])
            #expect(right.tableView.cellForRow(at: [0, 1])?.configurationState.cellDropState == .targeted)
            #expect(right.tableView.cellForRow(at: [0, 0])?.configurationState.cellDropState == .notTargeted)
            stage.up()
            stage.wait(0.8)
            #expect(right.tableView.visibleCells.allSatisfy { $0.configurationState.cellDropState == .none })
        }
    }

    @Test("a placeholder stands for data still to come, while other changes go on, until it is committed")
    func placeholder() {
        lists { stage, left, right in
            right.usesPlaceholder = true
            carry(stage, left.point(0), right.point(1))
            stage.up()
            stage.wait(0.8)
            #expect(right.shown == ["1", "…", "2", "3"] && right.tableView.hasUncommittedUpdates)
            #expect(right.tableView.rectForRow(at: [0, 1]).height == 60)
            // Meanwhile the data loses its first and gains a last row.
            right.data = ["2", "3", "4"]
            right.tableView.performBatchUpdates {
                right.tableView.deleteRows(at: [[0, 0]], with: .automatic)
                right.tableView.insertRows(at: [[0, 2]], with: .automatic)
            }
            stage.wait(0.8)
            #expect(right.shown == ["…", "2", "3", "4"])
            #expect(right.context?.commitInsertion { right.data.insert("late", at: $0.row) } == true)
            stage.wait(0.5)
            #expect(right.shown == ["late", "2", "3", "4"] && !right.tableView.hasUncommittedUpdates)
            #expect(right.context?.commitInsertion { _ in } == false && right.context?.deletePlaceholder() == false)
        }
    }

    final class Movable: UITableViewController, UITableViewDragDelegate {
        var data: [String] = ["a", "b", "c"]
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { data.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = data[indexPath.row]
            return cell
        }
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
            data.insert(data.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }
        func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: data[indexPath.row] as NSString))]
        }
    }

    @Test("a table whose data source moves rows needs no delegate for drops")
    func movesItself() {
        let stage = TouchStage(.pad())
        defer { stage.close() }
        let list = Movable()
        list.tableView.rowHeight = 44
        list.tableView.dragDelegate = list
        stage.window.rootViewController = list
        stage.wait(0.2)
        func point(_ row: Int) -> CGPoint { list.tableView.convert(CGPoint(x: 100, y: 22 + 44 * CGFloat(row)), to: nil) }
        carry(stage, point(2), point(0))
        stage.up()
        stage.wait(0.8)
        #expect(list.data == ["c", "a", "b"])
        #expect(list.tableView.visibleCells.compactMap { $0.textLabel?.text } == ["c", "a", "b"])
    }

    final class Tiles: UICollectionViewController, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
        var data: [String] = ["a", "b", "c", "d", "e"]
        init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 80)
            layout.minimumInteritemSpacing = 10
            layout.minimumLineSpacing = 10
            super.init(collectionViewLayout: layout)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
            collectionView.dragDelegate = self
            collectionView.dropDelegate = self
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { data.count }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: data[indexPath.item] as NSString))] }
        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath) }
        func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
            guard let item = coordinator.items.first, let source = item.sourceIndexPath, let target = coordinator.destinationIndexPath else { return }
            collectionView.performBatchUpdates {
                data.insert(data.remove(at: source.item), at: target.item)
                collectionView.moveItem(at: source, to: target)
            }
            coordinator.drop(item.dragItem, toItemAt: target)
        }
    }

    @Test("tiles of a grid take their neighbours' places while one is carried over them")
    func grid() {
        let stage = TouchStage(.pad())
        defer { stage.close() }
        let tiles = Tiles()
        stage.window.rootViewController = tiles
        stage.wait(0.2)
        let list: UICollectionView = tiles.collectionView
        func center(_ item: Int) -> CGPoint { list.layoutAttributesForItem(at: [0, item])?.center ?? .zero }
        func inWindow(_ item: Int) -> CGPoint { list.convert(center(item), to: nil) }
        carry(stage, inWindow(0), inWindow(3))
        for item in 1...3 { #expect(list.cellForItem(at: [0, item])?.center == center(item - 1)) }
        #expect(list.cellForItem(at: [0, 4])?.center == center(4) && list.cellForItem(at: [0, 0])?.alpha == 0)
        #expect(list.cellForItem(at: [0, 0])?.configurationState.cellDragState == .dragging)
        stage.up()
        stage.wait(0.8)
        #expect(tiles.data == ["b", "c", "d", "a", "e"])
        for item in 0..<5 { #expect(list.cellForItem(at: [0, item])?.center == center(item) && list.cellForItem(at: [0, item])?.alpha == 1) }
    }
}
