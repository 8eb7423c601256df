import Testing
@testable import UIKit

/// Settings of lists that decide how they look.
@MainActor @Suite struct ListLooksTests {
    final class Rows: UITableViewController {
        var count = 3
        var headers: [String?] = []
        override func numberOfSections(in tableView: UITableView) -> Int { max(1, headers.count) }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            headers.indices.contains(section) ? headers[section] : nil
        }
    }

    private func lines(_ table: UITableView) -> [UIView] {
        table.subviews.compactMap { $0 as? TableFillerView }.flatMap(\.subviews)
    }

    @Test("below the last row of a plain table there are no separators, unless it has empty rows (iOS 15)")
    func fillers() {
        let rows = Rows(style: .plain)
        let window = TestWindow(.phonePortrait, root: rows)
        defer { window.close() }
        let table: UITableView = rows.tableView
        #expect(lines(table).isEmpty)
        table.fillerRowHeight = UITableView.automaticDimension
        window.run(0.05)
        let edges: [CGFloat] = lines(table).map { $0.convert($0.bounds, to: table).maxY }
        let firstTwo: [CGFloat] = edges.prefix(2).map { $0.rounded() }
        let expected: [CGFloat] = [176, 220]
        #expect(firstTwo == expected)
        #expect((edges.last ?? 0) >= table.bounds.maxY)
        #expect(lines(table).allSatisfy { $0.frame.minX == 16 })
        window.picture("table-fillers")
        table.fillerRowHeight = 100
        window.run(0.05)
        let first: CGFloat? = lines(table).first.map { $0.convert($0.bounds, to: table).maxY.rounded() }
        #expect(first == 232)
        table.tableFooterView = UIView()
        window.run(0.05)
        #expect(lines(table).isEmpty)
        #expect(TableFillers.count(room: 100, rowHeight: 44) == 3)
        #expect(TableFillers.count(room: 100, rowHeight: 0) == 0)
    }

    @Test("separator insets count from the cells' edges, or from where separators begin by themselves")
    func separatorInsets() throws {
        let rows = Rows(style: .plain)
        let window = TestWindow(.phonePortrait, root: rows)
        defer { window.close() }
        let table: UITableView = rows.tableView
        func start() throws -> CGFloat {
            let cell = try #require(table.visibleCells.first)
            return try #require(cell.subviews.compactMap { $0 as? _UITableViewCellSeparatorView }.first).frame.minX
        }
        let automatic: CGFloat = try start()
        table.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
        window.run(0.05)
        #expect(try start() == 30)
        table.separatorInsetReference = .fromAutomaticInsets
        window.run(0.05)
        #expect(try start() == automatic + 30)
    }

    @Test("headers that were not seen have the estimated height, those that are seen their own")
    func estimatedHeaders() {
        let rows = Rows(style: .plain)
        rows.headers = (0..<20).map { "Section \($0)" }
        rows.count = 10
        let window = TestWindow(.phonePortrait, root: rows)
        defer { window.close() }
        let table: UITableView = rows.tableView
        table.estimatedSectionHeaderHeight = 100
        window.run(0.05)
        #expect(table.rectForHeader(inSection: 15).height == 100)
        let own: CGFloat = table.rectForHeader(inSection: 0).height
        #expect(own > 10 && own < 60)
    }

    private func list(_ appearance: UICollectionLayoutListConfiguration.Appearance, padding: CGFloat?) -> CGFloat {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = .supplementary
        configuration.headerTopPadding = padding
        let source = CollectionViewTests.Source([2, 2])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 393, height: 852),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view.dataSource = source
        let window = TestWindow(.phonePortrait, root: CollectionViewTests.controller(view))
        defer { window.close() }
        let kind = UICollectionView.elementKindSectionHeader
        let header: CGRect = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [1, 0])?.frame ?? .zero
        let before: CGRect = view.layoutAttributesForItem(at: [0, 1])?.frame ?? .zero
        let after: CGRect = view.layoutAttributesForItem(at: [1, 0])?.frame ?? .zero
        #expect(abs(after.minY - header.maxY) < 0.01)
        return (header.minY - before.maxY).rounded()
    }

    @Test("a list's header has the room above it that its configuration asks for")
    func headerTopPadding() {
        #expect(list(.plain, padding: 30) == list(.plain, padding: nil) + 30)
        #expect(list(.grouped, padding: 12) == list(.grouped, padding: nil) + 12)
    }

    @Test("an invalidation's change of the content's size shows until the layout answers")
    func contentSizeAdjustment() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let source = CollectionViewTests.Plain([6])
        let view = CollectionViewTests.grid(layout, source, frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let before: CGSize = view.contentSize
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.contentSizeAdjustment = CGSize(width: 0, height: 70)
        layout.invalidateLayout(with: context)
        #expect(view.contentSize.height == before.height + 70)
        view.layoutIfNeeded()
        #expect(view.contentSize == before)
    }

    @Test("a swiped row of an inset list leaves its round corners to its place: the actions have the outer ones")
    func swipedCorners() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }])
        }
        let source = CollectionViewTests.Source([3])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 393, height: 852),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view.dataSource = source
        view.contentInsetAdjustmentBehavior = .never
        let window = TestWindow(.phonePortrait, root: CollectionViewTests.controller(view))
        defer { window.close() }
        let cell = try #require(view.cellForItem(at: [0, 0]))
        #expect(!cell.clipsToBounds)
        let y: CGFloat = cell.frame.midY
        window.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 200, y: y), seconds: 0.2)
        window.run(0.5)
        let actions = try #require(view.subviews.compactMap { $0 as? UISwipeActionPullView }.first)
        #expect(cell.configurationState.isSwiped)
        #expect(cell.clipsToBounds && cell.layer.cornerRadius == 10 && cell.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(actions.layer.cornerRadius == 10 && actions.layer.maskedCorners == [.layerMaxXMinYCorner])
        window.picture("list-inset-swiped")
        window.tap(CGPoint(x: 100, y: 400))
        window.run(0.5)
        #expect(!cell.clipsToBounds && cell.layer.cornerRadius == 0)
    }
}
