import Testing
@testable import UIKit

/// Headers, separators, indexes and layouts as an app changes them.
@MainActor @Suite(.serialized) struct ListPartsTests {
    private final class Headers: NSObject, UITableViewDataSource, UITableViewDelegate {
        func numberOfSections(in tableView: UITableView) -> Int { 40 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
        func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 100 }
    }

    @Test("headers that were not seen yet have the height that the delegate estimates")
    func estimates() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 400), style: .plain)
        table.sectionHeaderTopPadding = 0
        let source = Headers()
        table.dataSource = source
        table.delegate = source
        let window = TestWindow(.phonePortrait, root: UIViewController())
        defer { window.close() }
        window.window.rootViewController?.view.addSubview(table)
        window.run(0.1)
        let seen: Int = table.indexPathsForVisibleRows?.count ?? 0
        // Those in sight are measured and lower.
        #expect(table.contentSize.height > CGFloat(40 - seen - 2) * 150 && table.contentSize.height < 40 * 150)
    }

    @Test("a header of a grouped table has a second text; one of a plain table has none")
    func detail() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 400), style: .grouped)
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.owningTableView = table
        header.textLabel?.text = "Title"
        let one: CGFloat = try #require(header.fittingHeight(width: 393))
        header.detailTextLabel?.text = "More of it"
        let two: CGFloat = try #require(header.fittingHeight(width: 393))
        #expect(two > one + 10)
        header.frame = CGRect(x: 0, y: 0, width: 393, height: two)
        header.layoutIfNeeded()
        let (title, detail) = (try #require(header.textLabel), try #require(header.detailTextLabel))
        #expect(detail.frame.minY == title.frame.maxY && detail.frame.maxY <= two)
        let plain = UITableView(frame: .zero, style: .plain)
        header.owningTableView = plain
        #expect(header.detailTextLabel == nil)
    }

    @Test("separators show the effect in place of their colour")
    func separatorEffect() throws {
        let stage = ListStage(.table, [["a", "b"]])
        defer { stage.close() }
        let table = try #require(stage.table)
        let effect = UIBlurEffect(style: .dark)
        table.separatorEffect = effect
        stage.run(0.1)
        let line = try #require(stage.cell(0)?.subviews.compactMap { $0 as? _UITableViewCellSeparatorView }.first)
        #expect(line.backgroundColor == nil && (line.subviews.first as? UIVisualEffectView)?.effect === effect)
        table.separatorEffect = nil
        #expect(line.superview == nil || line.subviews.isEmpty)
    }

    @Test("a cell shows the view for several selected rows while several may be")
    func multipleSelectionBackground() throws {
        let stage = ListStage(.table, [["a", "b"]])
        defer { stage.close() }
        let cell = try #require(stage.cell(0) as? UITableViewCell)
        cell.selectedBackgroundView = UIView()
        cell.multipleSelectionBackgroundView = UIView()
        stage.tap(0)
        stage.run(0.1)
        #expect(cell.selectedBackgroundView?.superview === cell && cell.multipleSelectionBackgroundView?.superview == nil)
        stage.allowMultipleSelection()
        stage.select(nil)
        stage.run(0.1)
        stage.tap(0)
        stage.run(0.1)
        #expect(cell.selectedBackgroundView?.superview == nil && cell.multipleSelectionBackgroundView?.superview === cell)
    }

    private final class Letters: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 5 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B", "C", "D", "E"] }
        func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
            IndexPath(item: 0, section: index)
        }
    }

    private func collection(_ source: Letters, _ window: TestWindow) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.delegate = source
        window.window.rootViewController?.view.addSubview(view)
        window.run(0.1)
        return view
    }

    @Test("the index at the side of a collection view leads to the items that the data source names")
    func sectionIndex() throws {
        let (source, window) = (Letters(), TestWindow(.phonePortrait, root: UIViewController()))
        defer { window.close() }
        let view = collection(source, window)
        let index = try #require(view.subviews.compactMap { $0 as? UITableViewIndex }.first)
        #expect(index.frame.maxX == 300)
        index.onChoice?(2)
        #expect(view.contentOffset.y == view.layoutAttributesForItem(at: IndexPath(item: 0, section: 2))?.frame.minY)
    }

    @Test("items stand between two layouts as far as the progress says; finishing goes to the new layout, cancelling back")
    func interactiveLayout() throws {
        let (source, window) = (Letters(), TestWindow(.phonePortrait, root: UIViewController()))
        defer { window.close() }
        let view = collection(source, window)
        let old: UICollectionViewLayout = view.collectionViewLayout
        let wide = UICollectionViewFlowLayout()
        wide.itemSize = CGSize(width: 300, height: 50)
        wide.minimumLineSpacing = 0
        var ended: [Bool] = []
        let between: UICollectionViewTransitionLayout = view.startInteractiveTransition(to: wide) { ended += [$0, $1] }
        #expect(view.collectionViewLayout === between && between.currentLayout === old && between.nextLayout === wide)
        let path = IndexPath(item: 1, section: 0)
        #expect(view.cellForItem(at: path)?.frame == CGRect(x: 100, y: 0, width: 100, height: 100))
        between.transitionProgress = 0.5
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: path)?.frame == CGRect(x: 50, y: 25, width: 200, height: 75))
        view.cancelInteractiveTransition()
        window.run(1)
        #expect(view.collectionViewLayout === old && ended == [true, false])
        #expect(view.cellForItem(at: path)?.frame == CGRect(x: 100, y: 0, width: 100, height: 100))
        _ = view.startInteractiveTransition(to: wide) { ended += [$0, $1] }
        view.finishInteractiveTransition()
        window.run(1)
        #expect(view.collectionViewLayout === wide && ended == [true, false, true, true])
        #expect(view.cellForItem(at: path)?.frame == CGRect(x: 0, y: 50, width: 300, height: 50))
    }
}
