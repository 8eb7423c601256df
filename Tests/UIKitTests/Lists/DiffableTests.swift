import Testing
@testable import UIKit

@MainActor @Suite struct DiffableTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    static func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    @Test("snapshots insert, move and delete by identifier")
    func snapshots() {
        var snapshot = Self.snapshot([("A", [1, 2, 3]), ("B", [4])])
        snapshot.insertItems([9], beforeItem: 2)
        snapshot.moveItem(3, beforeItem: 4)
        snapshot.deleteItems([1])
        snapshot.moveSection("B", beforeSection: "A")
        #expect(snapshot.sectionIdentifiers == ["B", "A"])
        #expect(snapshot.itemIdentifiers == [3, 4, 9, 2])
        #expect(snapshot.sectionIdentifier(containingItem: 3) == "B")
        #expect(snapshot.indexOfItem(9) == 2)
        #expect(snapshot.numberOfItems(inSection: "A") == 2)
    }

    static func make(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> (UICollectionView, UICollectionViewDiffableDataSource<String, Int>) {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 393, height: 852),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Item \(item)"
            content.image = UIImage(systemName: item % 2 == 0 ? "folder" : "doc")
            cell.contentConfiguration = content
            cell.accessories = item % 10 == 0 ? [.outlineDisclosure()] : [.disclosureIndicator()]
        }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        return (view, source)
    }

    static func texts(_ view: UICollectionView) -> [String] {
        view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    }

    @Test("random snapshots: after each one the cells in sight are those of a list made anew, each in its place")
    func random() {
        let (view, source) = Self.make(.plain)
        let controller = UIViewController()
        controller.view = view
        let window = TestWindow(.phonePortrait, root: controller)
        defer { window.close() }
        var seed: UInt64 = 7
        func next(_ bound: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % max(1, bound)
        }
        for round in 0..<60 {
            var pool: [Int] = Array(0..<40)
            var sections: [(String, [Int])] = []
            for name in ["A", "B", "C"].filter({ _ in next(4) > 0 }) {
                let items: [Int] = (0..<next(9)).map { _ in pool.remove(at: next(pool.count)) }
                sections.append((name, items))
            }
            source.apply(Self.snapshot(sections), animatingDifferences: round % 3 != 0)
            // Now and then the next snapshot comes while the last one still moves.
            window.run(round % 4 == 1 ? 0.05 : 0.7)
            guard round % 4 != 1 else { continue }
            let expected: [String] = sections.flatMap(\.1).map { "Item \($0)" }
            #expect(Self.texts(view) == Array(expected.prefix(Self.texts(view).count)), "round \(round)")
            #expect(Self.texts(view).count >= min(expected.count, 17), "round \(round)")
            let frames: [CGFloat] = view.visibleCells.map(\.frame.minY).sorted()
            #expect(frames == frames.indices.map { CGFloat($0) * 44 }, "round \(round)")
            #expect(view.visibleCells.allSatisfy { $0.alpha == 1 && !$0.isHidden }, "round \(round)")
        }
    }

    @Test("outlines open and close, with levels and chevrons")
    func outline() {
        let (view, source) = Self.make(.sidebar)
        let controller = UIViewController()
        controller.view = view
        let window = TestWindow(.padLandscape, root: controller)
        defer { window.close() }
        var section = NSDiffableDataSourceSectionSnapshot<Int>()
        section.append([10, 20])
        section.append([1, 2, 3], to: 10)
        section.append([30], to: 20)
        section.append([5, 6], to: 30)
        section.expand([10])
        source.apply(section, to: "main", animatingDifferences: false)
        window.run(0.1)
        #expect(Self.texts(view) == ["Item 10", "Item 1", "Item 2", "Item 3", "Item 20"])
        #expect((view.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell)?.indentationLevel == 1)
        view.onExpansionToggle?(IndexPath(item: 4, section: 0))
        window.run(0.7)
        #expect(Self.texts(view) == ["Item 10", "Item 1", "Item 2", "Item 3", "Item 20", "Item 30"])
        view.onExpansionToggle?(IndexPath(item: 0, section: 0))
        window.run(0.7)
        #expect(Self.texts(view) == ["Item 10", "Item 20", "Item 30"])
        view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        window.run(0.1)
        window.picture("outline")
    }

    @Test("reconfiguring fills the cell that is there and measures it again")
    func reconfigure() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 393, height: 852),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        var text = "short"
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item == 0 ? text : "Item \(item)"
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        let controller = UIViewController()
        controller.view = view
        let window = TestWindow(.phonePortrait, root: controller)
        defer { window.close() }
        source.apply(Self.snapshot([("A", [0, 1, 2])]), animatingDifferences: false)
        window.run(0.1)
        let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
        text = String(repeating: "long text that wraps ", count: 10)
        var snapshot = source.snapshot()
        snapshot.reconfigureItems([0])
        source.apply(snapshot)
        window.run(0.7)
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
        #expect((cell?.frame.height ?? 0) > 100)
        #expect(abs((view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY ?? 0) - (cell?.frame.maxY ?? 1)) < 0.01)
    }

    @Test("a table follows its snapshots too")
    func table() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { view, path, item in
            let cell = view.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        let controller = UIViewController()
        controller.view = table
        let window = TestWindow(.phonePortrait, root: controller)
        defer { window.close() }
        source.apply(Self.snapshot([("A", [1, 2, 3])]), animatingDifferences: false)
        window.run(0.1)
        source.apply(Self.snapshot([("A", [3, 1, 7]), ("B", [2])]))
        window.run(0.7)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["3", "1", "7", "2"])
        #expect(source.indexPath(for: 2) == IndexPath(row: 0, section: 1))
    }

    @Test("an item that comes twice stops the program at the call that brings it") func repeated() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["a", "b", "a"])
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("supplied item identifiers are not unique. Duplicate identifiers: a"))
    }

    @Test("a selection made before the list was ever laid out outlives the snapshots that follow", arguments: ListStage.Kind.allCases)
    func earlySelection(_ kind: ListStage.Kind) {
        let root = UIViewController()
        let frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        let window: TestWindow
        let selected: () -> [IndexPath]
        switch kind {
        case .collection:
            let (view, source) = Self.make(.plain)
            root.view = view
            source.apply(Self.snapshot([("A", [1, 2, 3])]))
            view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
            source.apply(Self.snapshot([("A", [9, 1, 2, 3])]))
            window = TestWindow(.phonePortrait, root: root)
            selected = { withExtendedLifetime(source) { view.indexPathsForSelectedItems ?? [] } }
            #expect(view.cellForItem(at: [0, 2])?.isSelected == true)
        case .table:
            let view = UITableView(frame: frame, style: .plain)
            view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            let source = UITableViewDiffableDataSource<String, Int>(tableView: view) { view, path, _ in
                view.dequeueReusableCell(withIdentifier: "cell", for: path)
            }
            root.view = view
            source.apply(Self.snapshot([("A", [1, 2, 3])]))
            view.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
            source.apply(Self.snapshot([("A", [9, 1, 2, 3])]))
            window = TestWindow(.phonePortrait, root: root)
            selected = { withExtendedLifetime(source) { view.indexPathsForSelectedRows ?? [] } }
            #expect(view.cellForRow(at: [0, 2])?.isSelected == true)
        }
        defer { window.close() }
        #expect(selected() == [[0, 2]])
    }
}
