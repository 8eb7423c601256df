import Testing
@testable import UIKit

/// Cells whose constraints say how high they are.
@MainActor @Suite struct CellSizingTests {
    /// Content that is as high as its number says, required.
    private static func fill(_ contentView: UIView, height: CGFloat) {
        for view in contentView.subviews { view.removeFromSuperview() }
        let block = UIView()
        block.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(block)
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(equalTo: contentView.topAnchor), block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), block.heightAnchor.constraint(equalToConstant: height),
        ])
    }

    final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
            CellSizingTests.fill(cell.contentView, height: 60 + CGFloat(indexPath.row % 5) * 20)
            return cell
        }
    }

    @Test("rows higher than estimated are never held to the estimate while others are measured, also when cells are used again")
    func tableConflicts() throws {
        var window: TestWindow?
        let rows = Rows(style: .plain)
        let reports: [String] = conflictReports {
            window = TestWindow(.phonePortrait, root: rows)
            for _ in 0..<10 {
                rows.tableView.contentOffset.y += 250
                window?.run(0.02)
            }
        }
        defer { window?.close() }
        #expect(reports.count == 0)
        for cell in rows.tableView.visibleCells {
            let row: Int = try #require(rows.tableView.indexPath(for: cell)).row
            #expect(abs(cell.contentView.frame.height - 60 - CGFloat(row % 5) * 20) < 0.34)
        }
    }

    final class MarginRows: UITableViewController {
        var preserves = false

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            if let cell = tableView.dequeueReusableCell(withIdentifier: "cell") { return cell }
            let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
            let (content, block) = (cell.contentView, UIView())
            content.preservesSuperviewLayoutMargins = preserves
            block.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(block)
            let guide: UILayoutGuide = content.layoutMarginsGuide
            NSLayoutConstraint.activate([
                block.topAnchor.constraint(equalTo: guide.topAnchor), block.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                block.leadingAnchor.constraint(equalTo: guide.leadingAnchor), block.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                block.heightAnchor.constraint(equalToConstant: 60),
            ])
            return cell
        }
    }

    @Test("content within margins is as high over the home indicator as elsewhere", arguments: [false, true])
    func marginsOverTheHomeIndicator(preserves: Bool) throws {
        let rows = MarginRows(style: .plain)
        rows.preserves = preserves
        var window: TestWindow?
        #expect(conflictReports { window = TestWindow(.phonePortrait, root: rows) } == [])
        defer { window?.close() }
        let cells: [UITableViewCell] = rows.tableView.visibleCells
        let last: UITableViewCell = try #require(cells.last)
        #expect(rows.view.safeAreaInsets.bottom > 0 && last.frame.maxY > rows.tableView.bounds.maxY - rows.view.safeAreaInsets.bottom)
        #expect(Set(cells.map(\.frame.height)).count == 1)
        #expect(cells.allSatisfy { abs(($0.contentView.subviews.first?.frame.height ?? 0) - 60) < 0.34 })
    }

    final class Items: NSObject, UICollectionViewDataSource {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            CellSizingTests.fill(cell.contentView, height: 60 + CGFloat(item % 5) * 20)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
        }
    }

    @Test("items of estimated height are not held to the estimate either")
    func collectionConflicts() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 393, height: 852),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        let items = Items()
        view.dataSource = items
        let root = UIViewController()
        root.view = view
        var window: TestWindow?
        let reports: [String] = conflictReports {
            window = TestWindow(.phonePortrait, root: root)
            for _ in 0..<10 {
                view.contentOffset.y += 250
                window?.run(0.02)
            }
        }
        defer { window?.close() }
        #expect(reports.count == 0)
        #expect(view.visibleCells.allSatisfy { $0.frame.height >= 60 && $0.contentView.frame == $0.bounds })
    }

    @Test("cells of the style value2 have no image view, those of the others have")
    func imageViews() {
        let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
        #expect(styles.map { UITableViewCell(style: $0, reuseIdentifier: nil).imageView != nil } == [true, true, false, true])
    }

    /// A layout that keeps the attributes it made, and grants no wish.
    final class StubbornLayout: UICollectionViewLayout {
        let kept = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        var wishes: [[CGFloat]] = []

        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 50) }
        override func prepare() { kept.frame = CGRect(x: 0, y: 0, width: 100, height: 50) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [kept] }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { kept }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool {
            wishes.append([preferredAttributes.frame.width, originalAttributes.frame.width])
            return false
        }
    }

    final class WishingCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
            layoutAttributes.frame.size.width = 70
            return layoutAttributes
        }
    }

    final class OneWish: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test("a cell that changes the attributes it was given wishes for them: those of the layout stay")
    func wishesInPlace() {
        ObjCRuntime.registration(of: WishingCell.self, named: "Tests.WishingCell").initializer("initWithFrame:") { WishingCell(frame: $0[0]) }
        let layout = StubbornLayout()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), collectionViewLayout: layout)
        view.register(WishingCell.self, forCellWithReuseIdentifier: "cell")
        let items = OneWish()
        view.dataSource = items
        view.layoutIfNeeded()
        #expect(layout.wishes.first == [70, 100])
        #expect(layout.kept.frame.width == 100 && view.visibleCells.map(\.frame.width) == [100])
    }

    private static func cell(_ id: String, width: Int, _ contents: String) -> String {
        """
        <tableViewCell selectionStyle="default" indentationWidth="10" id="\(id)">
            <rect key="frame" x="20" y="18" width="\(width - 40)" height="43.5"/>
            <autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" opaque="NO" multipleTouchEnabled="YES" contentMode="center" tableViewCell="\(id)" id="\(id)c">
                <rect key="frame" x="0" y="0" width="\(width - 40)" height="43.5"/>
                <autoresizingMask key="autoresizingMask"/>
                \(contents)
            </tableViewCellContentView>
        </tableViewCell>
        """
    }

    /// A view pinned to the margins of a cell's content.
    private static func pinned(_ view: String, in cell: String, attribute: String = "Margin") -> String {
        """
        <subviews>\(view)</subviews>
        <constraints>
            <constraint firstItem="\(cell)v" firstAttribute="top" secondItem="\(cell)c" secondAttribute="top\(attribute)" id="\(cell)1"/>
            <constraint firstItem="\(cell)v" firstAttribute="leading" secondItem="\(cell)c" secondAttribute="leading\(attribute)" id="\(cell)2"/>
            <constraint firstAttribute="trailing\(attribute)" secondItem="\(cell)v" secondAttribute="trailing" id="\(cell)3"/>
            <constraint firstAttribute="bottom\(attribute)" secondItem="\(cell)v" secondAttribute="bottom" id="\(cell)4"/>
        </constraints>
        """
    }

    private static func label(_ id: String, _ text: String, width: Int) -> String {
        """
        <label opaque="NO" text="\(text)" lineBreakMode="tailTruncation" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="20" y="11" width="\(width - 80)" height="21.5"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
        """
    }

    private static func staticTable(width: Int) -> String {
        let stack: String = """
            <stackView opaque="NO" axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="c3v">
                <rect key="frame" x="20" y="11" width="\(width - 80)" height="21.5"/>
                <subviews>
                    \(label("s1", "Upper", width: width))\(label("s2", String(repeating: "A long text. ", count: 12), width: width))
                </subviews>
            </stackView>
            """
        let cells: [String] = [
            cell("c1", width: width, pinned(label("c1v", "One line", width: width), in: "c1")),
            cell("c2", width: width, pinned(label("c2v", String(repeating: "A long text. ", count: 12), width: width), in: "c2")),
            cell("c3", width: width, pinned(stack, in: "c3")),
            cell("c4", width: width, pinned(label("c4v", "One line", width: width), in: "c4", attribute: "")),
        ]
        return """
            <tableViewController id="list">
                <tableView key="view" dataMode="static" style="insetGrouped" rowHeight="-1" estimatedRowHeight="-1" id="tv">
                <rect key="frame" x="0" y="0" width="\(width)" height="852"/>
                <sections><tableViewSection id="s"><cells>\(cells.joined())</cells></tableViewSection></sections>
                <connections>
                    <outlet property="dataSource" destination="list" id="d1"/><outlet property="delegate" destination="list" id="d2"/>
                </connections>
            </tableView></tableViewController>
            """
    }

    @Test("static cells are as high in a window as wide as the storyboard's as in any other")
    func staticCells() throws {
        let heights: [[CGFloat]] = try [393, 414, 375].map { width in
            let storyboard = try InterfaceFixtures.storyboard(initial: "list", Self.staticTable(width: width))
            let list = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
            let window = TestWindow(.phonePortrait, root: list)
            defer { window.close() }
            return try (0..<4).map { try #require(list.tableView.cellForRow(at: [0, $0])).frame.height }
        }
        #expect(heights[0] == heights[1] && heights[1] == heights[2], "\(heights)")
        // A line of the body's within the cell's margins of 11.
        #expect(abs(heights[1][0] - 42.667) < 0.7)
    }

    /// Says its height, without a constraint.
    final class FittingCell: UICollectionViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 130) }
    }

    final class PlainCell: UICollectionViewCell {}

    @Test("cells without constraints are as high as their sizeThatFits says, and as estimated where they say nothing")
    func fittingCells() throws {
        func heights<Cell: UICollectionViewCell>(_ type: Cell.Type) -> [CGFloat] {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(90))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let controller = UICollectionViewController(collectionViewLayout: UICollectionViewCompositionalLayout(section: .init(group: group)))
            let registration = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: controller.collectionView) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 2])
            source.apply(snapshot, animatingDifferences: false)
            let window = TestWindow(.phonePortrait, root: controller)
            defer { window.close() }
            return withExtendedLifetime(source) { controller.collectionView.visibleCells.map(\.frame.height) }
        }
        ObjCRuntime.registration(of: FittingCell.self, named: "Tests.FittingCell").initializer("initWithFrame:") { FittingCell(frame: $0[0]) }
        ObjCRuntime.registration(of: PlainCell.self, named: "Tests.PlainCell").initializer("initWithFrame:") { PlainCell(frame: $0[0]) }
        #expect(heights(FittingCell.self) == [130, 130])
        #expect(heights(PlainCell.self) == [90, 90])
    }
}
