/// The edit menu over a row that a finger stays on, as lists showed it before there were context menus: the list's delegate says which
/// rows have one, and does what is chosen in it.
@MainActor final class ListEditMenu: NSObject, UIGestureRecognizerDelegate {
    /// The rows of the list, as the menu has to know them. Points are in the content's coordinates.
    struct Rows {
        var path: (CGPoint) -> IndexPath?
        var view: (IndexPath) -> UIView?
        var showsMenu: (IndexPath) -> Bool
        var canPerform: (Selector, IndexPath) -> Bool
        var perform: (Selector, IndexPath) -> Void
    }

    private unowned let list: UIView
    private let rows: Rows
    private let press = UILongPressGestureRecognizer()
    private var path: IndexPath?

    init(list: UIView, rows: Rows) {
        self.list = list
        self.rows = rows
        super.init()
        press.delegate = self
        press.onAction = { [weak self] in self?.pressDidChange() }
        list.addGestureRecognizer(press)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        path = rows.path(press.location(in: list)).flatMap { rows.showsMenu($0) ? $0 : nil }
        return path != nil
    }

    private func pressDidChange() {
        guard press.state == .began, let path, let view = rows.view(path) else { return }
        let elements: [UIMenuElement] = StandardEditMenu.actions(
            where: { rows.canPerform($0, path) }, perform: { [rows] in Self.perform($0, path, rows) })
        UIMenuController.shared.show(UIMenu(children: elements), from: view, rect: view.bounds)
    }

    /// A cell that has the method of an app's own item does it itself.
    private static func perform(_ action: Selector, _ path: IndexPath, _ rows: Rows) {
        if TextEditor.Action(action) == nil, let cell = rows.view(path), ObjCRuntime.responds(cell, to: action) {
            ActionMessage.send(action, to: cell, arguments: [UIMenuController.shared])
        } else {
            rows.perform(action, path)
        }
    }
}

extension ListEditMenu.Rows {
    @MainActor init(_ table: UITableView) {
        self.init(
            path: { [unowned table] in table.touchedPath(at: $0) }, view: { [unowned table] in table.cellForRow(at: $0) },
            showsMenu: { [unowned table] in table.delegate?.tableView(table, shouldShowMenuForRowAt: $0) ?? false },
            canPerform: { [unowned table] in
                table.delegate?.tableView(table, canPerformAction: $0, forRowAt: $1, withSender: UIMenuController.shared) ?? false
            },
            perform: { [unowned table] in
                table.delegate?.tableView(table, performAction: $0, forRowAt: $1, withSender: UIMenuController.shared)
            })
    }

    @MainActor init(_ collection: UICollectionView) {
        self.init(
            path: { [unowned collection] in collection.touchedPath(at: $0) }, view: { [unowned collection] in collection.cellForItem(at: $0) },
            showsMenu: { [unowned collection] in collection.delegate?.collectionView(collection, shouldShowMenuForItemAt: $0) ?? false },
            canPerform: { [unowned collection] in
                collection.delegate?.collectionView(collection, canPerformAction: $0, forItemAt: $1, withSender: UIMenuController.shared) ?? false
            },
            perform: { [unowned collection] in
                collection.delegate?.collectionView(collection, performAction: $0, forItemAt: $1, withSender: UIMenuController.shared)
            })
    }
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        (try? ObjCRuntime.invokeOptional("tableView:shouldShowMenuForRowAt:", on: self, [tableView, indexPath])) ?? false
    }

    public func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool {
        let selector = "tableView:canPerformAction:forRowAt:withSender:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [tableView, action, indexPath, sender])) ?? false
    }

    public func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) {
        let selector = "tableView:performAction:forRowAt:withSender:"
        try? ObjCRuntime.invokeOptional(selector, on: self, [tableView, action, indexPath, sender])
    }
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        (try? ObjCRuntime.invokeOptional("collectionView:shouldShowMenuForItemAt:", on: self, [collectionView, indexPath])) ?? false
    }

    public func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool {
        let selector = "collectionView:canPerformAction:forItemAt:withSender:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [collectionView, action, indexPath, sender])) ?? false
    }

    public func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) {
        let selector = "collectionView:performAction:forItemAt:withSender:"
        try? ObjCRuntime.invokeOptional(selector, on: self, [collectionView, action, indexPath, sender])
    }
}
