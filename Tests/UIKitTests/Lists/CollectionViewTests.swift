import Testing
@testable import UIKit

@MainActor @Suite struct CollectionViewTests {
    final class Source: NSObject, UICollectionViewDataSource {
        var counts: [Int]
        var asked = 0
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, path in
            var content = view.defaultContentConfiguration()
            content.text = "Section \(path.section)"
            view.contentConfiguration = content
        }

        init(_ counts: [Int]) { self.counts = counts }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            asked += 1
            return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: "Item \(indexPath.item)")
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }

    final class Headless: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test("a data source that makes no headers leaves their room empty (behaviour/rules.md 18.1)") func headersThatNobodyMakes() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        layout.headerReferenceSize = CGSize(width: 300, height: 40)
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        let source = Headless()
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        list.layoutIfNeeded()
        #expect(list.visibleCells.count == 2 && list.visibleCells.allSatisfy { $0.frame.minY == 40 })
        #expect(list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).isEmpty)
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let asked = controller.collectionView(
            list, viewForSupplementaryElementOfKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(asked is AbsentSupplementaryView)
    }

    @Test("A batch has cells when it returns, in a collection view that is in no window") func batchOutsideOfWindows() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        let source = Source([1])
        list.dataSource = source
        list.reloadData()
        list.layoutIfNeeded()
        source.counts = [2]
        list.performBatchUpdates { list.insertItems(at: [[0, 1]]) }
        #expect(list.cellForItem(at: [0, 1]) != nil && list.visibleCells.count == 2)
    }

    final class Plain: NSObject, UICollectionViewDataSource {
        var counts: [Int]
        init(_ counts: [Int]) { self.counts = counts }
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.contentView.backgroundColor = [UIColor.systemRed, .systemBlue, .systemGreen, .systemOrange][indexPath.item % 4]
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
            view.backgroundColor = .systemGray
            return view
        }
    }

    static func grid(_ layout: UICollectionViewLayout, _ source: UICollectionViewDataSource, frame: CGRect) -> UICollectionView {
        let view = UICollectionView(frame: frame, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        view.contentInsetAdjustmentBehavior = .never
        view.dataSource = source
        view.layoutIfNeeded()
        return view
    }

    @Test func aSectionsHandlerChangesWhatIsInSight() {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .paging
        var seen: [(items: [Int], offset: CGPoint, width: CGFloat)] = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            seen.append((items.map(\.indexPath.item), offset, environment.container.contentSize.width))
            for item in items { item.alpha = 0.25 }
        }
        let source = Plain([3])
        let view = Self.grid(UICollectionViewCompositionalLayout(section: section), source, frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let window = TestWindow(.phonePortrait, root: Self.controller(view))
        defer { window.close() }
        window.run(0.05)
        #expect(seen.last?.items.first == 0 && seen.last?.offset == .zero && seen.last?.width == view.bounds.width)
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0.25)
    }

    @Test func changesBeforeAnythingIsShownAskForTheWhole() {
        let source = Plain([2])
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        view.dataSource = source
        view.reloadItems(at: [IndexPath(item: 0, section: 0)])
        view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 5, section: 0)]) }
        #expect(view.numberOfItems(inSection: 0) == 2)
    }

    @Test("layout-cases: a flow grid of three columns is justified, a short last row keeps the gap")
    func flowGrid() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 12
        layout.minimumInteritemSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        let source = Plain([8])
        let view = Self.grid(layout, source, frame: CGRect(x: 0, y: 40, width: 375, height: 480))
        let expected: [(CGFloat, CGFloat)] = [(16, 16), (137.5, 16), (259, 16), (16, 128), (137.5, 128), (259, 128), (16, 240), (137.5, 240)]
        for (item, origin) in expected.enumerated() {
            let frame: CGRect = view.cellForItem(at: IndexPath(item: item, section: 0))!.frame
            #expect(abs(frame.minX - origin.0) < 0.4 && frame.minY == origin.1 && frame.size == CGSize(width: 100, height: 100))
        }
    }

    @Test("layout-cases: flow, horizontal scrolling, two sections with leading headers")
    func flowHorizontal() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 96, height: 72)
        layout.minimumLineSpacing = 12
        layout.minimumInteritemSpacing = 10
        layout.sectionInset = UIEdgeInsets(top: 10, left: 14, bottom: 10, right: 14)
        layout.headerReferenceSize = CGSize(width: 44, height: 0)
        let source = Plain([4, 2])
        let view = Self.grid(layout, source, frame: CGRect(x: 0, y: 30, width: 375, height: 240))
        func frame(_ item: Int, _ section: Int) -> CGRect { view.layoutAttributesForItem(at: IndexPath(item: item, section: section))!.frame }
        #expect(frame(0, 0).origin == CGPoint(x: 58, y: 10))
        #expect(frame(1, 0).origin == CGPoint(x: 58, y: 158))
        #expect(frame(2, 0).origin == CGPoint(x: 166, y: 10))
        #expect(frame(3, 0).origin == CGPoint(x: 166, y: 158))
        #expect(frame(0, 1).origin == CGPoint(x: 334, y: 10))
        let kind = UICollectionView.elementKindSectionHeader
        #expect(
            view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: 0))?.frame == CGRect(x: 0, y: 0, width: 44, height: 240))
        #expect(
            view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: 1))?.frame
                == CGRect(x: 276, y: 0, width: 44, height: 240))
    }

    static func controller(_ view: UICollectionView) -> UIViewController {
        let controller = UIViewController()
        controller.view = view
        return controller
    }

    @Test("lists: a million rows cost what is seen", arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar])
    func lists(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = .supplementary
        let source = Source([4, 1_000_000])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 393, height: 852), collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view.dataSource = source
        let window = TestWindow(.phonePortrait, root: Self.controller(view))
        defer { window.close() }
        #expect(source.asked < 30)
        #expect(view.contentSize.height > 44_000_000)
        window.picture("list-\(appearance)")
        view.scrollToItem(at: IndexPath(item: 700_000, section: 1), at: .centeredVertically, animated: false)
        window.run(0.05)
        let cell = view.cellForItem(at: IndexPath(item: 700_000, section: 1))
        #expect(cell != nil)
        #expect(abs((cell?.frame.midY ?? 0) - view.contentOffset.y - 59 - (852 - 59 - 34) / 2) < 1)
    }

    @Test("compositional: nested groups, a section that scrolls across, headers and badges")
    func compositional() {
        let layout = UICollectionViewCompositionalLayout { section, _ in
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            let made: NSCollectionLayoutSection
            switch section {
            case 0:
                let leading = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
                leading.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
                let small = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
                small.contentInsets = leading.contentInsets
                let column = NSCollectionLayoutGroup.vertical(
                    layoutSize: .init(widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)), repeatingSubitem: small, count: 2)
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200)), subitems: [leading, column])
                made = NSCollectionLayoutSection(group: group)
            case 1:
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(0.6), heightDimension: .absolute(100)), subitems: [item])
                made = NSCollectionLayoutSection(group: group)
                made.interGroupSpacing = 10
                made.orthogonalScrollingBehavior = .groupPaging
                made.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
            default:
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25)), subitems: [item])
                group.interItemSpacing = .fixed(0)
                made = NSCollectionLayoutSection(group: group)
            }
            made.boundarySupplementaryItems = [header]
            return made
        }
        let source = Plain([3, 8, 10])
        let view = Self.grid(layout, source, frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let window = TestWindow(.phonePortrait, root: Self.controller(view))
        defer { window.close() }
        view.contentInsetAdjustmentBehavior = .never
        window.run(0.05)
        func frame(_ item: Int, _ section: Int) -> CGRect { view.layoutAttributesForItem(at: IndexPath(item: item, section: section))!.frame }
        #expect(frame(0, 0) == CGRect(x: 5, y: 35, width: 265, height: 190))
        #expect(abs(frame(2, 0).minX - 280) < 0.5 && frame(2, 0).minY == 135)
        #expect(frame(0, 1).minX == 20 && frame(0, 1).minY == 260 && frame(0, 1).height == 100)
        #expect(abs(frame(1, 1).minX - (20 + 353 * 0.6 + 10)) < 0.5)
        #expect(frame(9, 2).minX > 90 && frame(9, 2).minX < 100)
        #expect(abs(view.contentSize.height - (30 + 200 + 30 + 100 + 30 + 3 * 98.25)) < 1.1)
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 1))?.superview !== view)
        window.picture("compositional")
        view.scrollToItem(at: IndexPath(item: 7, section: 1), at: .right, animated: false)
        window.run(0.05)
        #expect(view.cellForItem(at: IndexPath(item: 7, section: 1)) != nil)
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 1)) == nil)
    }

    @Test("batches move items, and the numbers are checked")
    func updates() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let source = Plain([6])
        let view = Self.grid(layout, source, frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let window = TestWindow(.phonePortrait, root: Self.controller(view))
        defer { window.close() }
        let last = view.cellForItem(at: IndexPath(item: 5, section: 0))
        view.selectItem(at: IndexPath(item: 5, section: 0), animated: false, scrollPosition: [])
        source.counts = [5]
        var finished = false
        view.performBatchUpdates({ view.deleteItems(at: [IndexPath(item: 1, section: 0)]) }) { finished = $0 }
        window.run(0.1)
        #expect(!finished)
        window.run(0.6)
        #expect(finished)
        #expect(view.cellForItem(at: IndexPath(item: 4, section: 0)) === last)
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
        #expect(view.visibleCells.count == 5)
    }

    @Test("reloading a section replaces its header too; those of others stay")
    func reloadHeaders() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let source = Source([2, 2])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 393, height: 852), collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view.dataSource = source
        let window = TestWindow(.phonePortrait, root: Self.controller(view))
        defer { window.close() }
        let kind = UICollectionView.elementKindSectionHeader
        let headers = [0, 1].map { view.supplementaryView(forElementKind: kind, at: [$0, 0]) }
        view.reloadSections([1])
        window.run(0.6)
        #expect(view.supplementaryView(forElementKind: kind, at: [0, 0]) === headers[0])
        #expect(view.supplementaryView(forElementKind: kind, at: [1, 0]) !== headers[1])
        #expect(view.visibleSupplementaryViews(ofKind: kind).count == 2)
    }
}
