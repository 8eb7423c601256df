/// Gives a table its sections and rows.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Default 1.
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether a row shows controls of editing. Default true.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether a row shows a handle for reordering. Default: the data source implements `tableView(_:moveRowAt:to:)`.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) throws(Unimplemented) -> Bool
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// The titles of the index at the table's edge; nil, the default, for none.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// The section that a title of the index leads to. Default the one at the title's place.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int {
        (try? ObjCRuntime.invokeOptional("numberOfSectionsIn:", on: self, [tableView])) ?? 1
    }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        let title: String?? = try? ObjCRuntime.invokeOptional("tableView:titleForHeaderInSection:", on: self, [tableView, section])
        return title ?? nil
    }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        let title: String?? = try? ObjCRuntime.invokeOptional("tableView:titleForFooterInSection:", on: self, [tableView, section])
        return title ?? nil
    }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        (try? ObjCRuntime.invokeOptional("tableView:canEditRowAt:", on: self, [tableView, indexPath])) ?? true
    }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) throws(Unimplemented) -> Bool {
        try ObjCRuntime.invokeOptional("tableView:canMoveRowAt:", on: self, [tableView, indexPath])
    }
    public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        try? ObjCRuntime.invokeOptional("tableView:commit:forRowAt:", on: self, [tableView, editingStyle, indexPath])
    }
    public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        try? ObjCRuntime.invokeOptional("tableView:moveRowAt:to:", on: self, [tableView, sourceIndexPath, destinationIndexPath])
    }
}

/// Hears which rows are likely to be shown soon.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        try? ObjCRuntime.invokeOptional("tableView:cancelPrefetchingForRowsAt:", on: self, [tableView, indexPaths])
    }
}
