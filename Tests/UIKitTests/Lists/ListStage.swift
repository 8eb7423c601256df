import Testing
@testable import UIKit

/// A table or a collection view of texts in a window, used as an app uses it: what both kinds must do is tested on both.
@MainActor final class ListStage: NSObject {
    enum Kind: String, CaseIterable, Sendable, CustomTestStringConvertible {
        case table, collection
        var testDescription: String { rawValue }
    }

    let kind: Kind
    let window: TestWindow
    var data: [[String]]
    /// Texts that a cell was asked for, in order.
    var filled: [String] = []
    /// What the list told: selections, highlights, prefetching, display.
    var log: [String] = []
    var refused: Set<String> = []
    /// Every cell there ever was.
    private(set) var cells: Set<UIView> = []
    private(set) var table: UITableView?
    private(set) var collection: UICollectionView?

    private let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
    }

    /// - Parameter setUp: what the app does before the list is laid out for the first time.
    init(_ kind: Kind, _ data: [[String]], before setUp: (ListStage) -> Void = { _ in }) {
        self.kind = kind
        self.data = data
        window = TestWindow(.phonePortrait, root: UIViewController())
        super.init()
        let frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        switch kind {
        case .table: prepare(UITableView(frame: frame, style: .plain))
        case .collection:
            let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
            prepare(UICollectionView(frame: frame, collectionViewLayout: layout))
        }
        view.contentInsetAdjustmentBehavior = .never
        setUp(self)
        let root = UIViewController()
        root.view = view
        window.window.rootViewController = root
        window.run(0.1)
    }

    private func prepare(_ view: UITableView) {
        table = view
        view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        view.dataSource = self
        view.delegate = self
        view.prefetchDataSource = self
    }

    private func prepare(_ view: UICollectionView) {
        collection = view
        view.dataSource = self
        view.delegate = self
        view.prefetchDataSource = self
    }

    var view: UIScrollView {
        if let table { return table }
        return collection!
    }

    func close() { window.close() }
    func run(_ seconds: Double = 0.6) { window.run(seconds) }

    // MARK: What is shown

    func cell(_ item: Int, _ section: Int = 0) -> UIView? {
        let path = IndexPath(item: item, section: section)
        if let table { return table.cellForRow(at: path) }
        return collection?.cellForItem(at: path)
    }

    var visible: [UIView] {
        let cells: [UIView]
        if let table { cells = table.visibleCells } else { cells = collection?.visibleCells ?? [] }
        return cells.sorted { $0.frame.minY < $1.frame.minY }
    }

    func text(_ cell: UIView?) -> String? {
        let content: (any UIContentConfiguration)? =
            (cell as? UITableViewCell)?.contentConfiguration ?? (cell as? UICollectionViewCell)?.contentConfiguration
        return (content as? UIListContentConfiguration)?.text
    }

    var texts: [String] { visible.compactMap { text($0) } }

    func isSelected(_ cell: UIView?) -> Bool {
        (cell as? UITableViewCell)?.isSelected ?? ((cell as? UICollectionViewCell)?.isSelected ?? false)
    }

    func isHighlighted(_ cell: UIView?) -> Bool {
        (cell as? UITableViewCell)?.isHighlighted ?? ((cell as? UICollectionViewCell)?.isHighlighted ?? false)
    }

    var selected: [IndexPath] {
        if let table { return table.indexPathsForSelectedRows ?? [] }
        return (collection?.indexPathsForSelectedItems ?? []).sorted()
    }

    // MARK: What an app does

    func reloadData() {
        table?.reloadData()
        collection?.reloadData()
    }

    func batch(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        table?.performBatchUpdates(updates, completion: completion)
        collection?.performBatchUpdates(updates, completion: completion)
    }

    func insert(_ paths: [IndexPath]) {
        table?.insertRows(at: paths, with: .automatic)
        collection?.insertItems(at: paths)
    }

    func delete(_ paths: [IndexPath]) {
        table?.deleteRows(at: paths, with: .automatic)
        collection?.deleteItems(at: paths)
    }

    func move(_ from: IndexPath, to: IndexPath) {
        table?.moveRow(at: from, to: to)
        collection?.moveItem(at: from, to: to)
    }

    func reload(_ paths: [IndexPath]) {
        table?.reloadRows(at: paths, with: .automatic)
        collection?.reloadItems(at: paths)
    }

    func reconfigure(_ paths: [IndexPath]) {
        table?.reconfigureRows(at: paths)
        collection?.reconfigureItems(at: paths)
    }

    func insertSections(_ sections: IndexSet) {
        table?.insertSections(sections, with: .automatic)
        collection?.insertSections(sections)
    }

    func deleteSections(_ sections: IndexSet) {
        table?.deleteSections(sections, with: .automatic)
        collection?.deleteSections(sections)
    }

    func moveSection(_ section: Int, to new: Int) {
        table?.moveSection(section, toSection: new)
        collection?.moveSection(section, toSection: new)
    }

    func reloadSections(_ sections: IndexSet) {
        table?.reloadSections(sections, with: .automatic)
        collection?.reloadSections(sections)
    }

    func select(_ path: IndexPath?) {
        table?.selectRow(at: path, animated: false, scrollPosition: .none)
        collection?.selectItem(at: path, animated: false, scrollPosition: [])
    }

    func allowMultipleSelection() {
        table?.allowsMultipleSelection = true
        collection?.allowsMultipleSelection = true
    }

    func scroll(to path: IndexPath) {
        table?.scrollToRow(at: path, at: .top, animated: false)
        collection?.scrollToItem(at: path, at: .top, animated: false)
    }

    func tap(_ item: Int) {
        guard let cell = cell(item) else { return }
        window.tap(cell.convert(CGPoint(x: 100, y: 20), to: nil))
    }

    private func told(_ event: String, _ path: IndexPath) { log.append("\(event) \(path.section).\(path.item)") }

    private func fill(_ cell: UIView, _ path: IndexPath) {
        filled.append(data[path.section][path.item])
        cells.insert(cell)
    }
}

extension ListStage: UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
    func numberOfSections(in tableView: UITableView) -> Int { data.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { data[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = data[indexPath.section][indexPath.row]
        cell.contentConfiguration = content
        fill(cell, indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        !refused.contains(data[indexPath.section][indexPath.row])
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { told("highlight", indexPath) }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { told("unhighlight", indexPath) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { told("select", indexPath) }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { told("deselect", indexPath) }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { told("display", indexPath) }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { told("end", indexPath) }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { indexPaths.forEach { told("prefetch", $0) } }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) { indexPaths.forEach { told("cancel", $0) } }
}

extension ListStage: UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDataSourcePrefetching {
    func numberOfSections(in collectionView: UICollectionView) -> Int { data.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { data[section].count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let made = collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: data[indexPath.section][indexPath.item])
        fill(made, indexPath)
        return made
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        !refused.contains(data[indexPath.section][indexPath.item])
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { told("highlight", indexPath) }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { told("unhighlight", indexPath) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { told("select", indexPath) }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { told("deselect", indexPath) }
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        told("display", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        told("end", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        indexPaths.forEach { told("prefetch", $0) }
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        indexPaths.forEach { told("cancel", $0) }
    }
}
