/// Hears of a search display controller's search and its table of results. Every method is optional.
@preconcurrency @MainActor public protocol UISearchDisplayDelegate: NSObjectProtocol {
    func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController)
    func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController)
    func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController)
    func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController)
    /// The table of results has been made.
    func searchDisplayController(_ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView)
    func searchDisplayController(_ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView)
    func searchDisplayController(_ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView)
    func searchDisplayController(_ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView)
    func searchDisplayController(_ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView)
    func searchDisplayController(_ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView)
    /// Whether the table is loaded anew for other words. Default true.
    func searchDisplayController(_ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?) -> Bool
    /// Whether it is for another scope. Default true.
    func searchDisplayController(_ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int) -> Bool
}

extension UISearchDisplayDelegate {
    public func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {
        try? ObjCRuntime.invokeOptional("searchDisplayControllerWillBeginSearch:", on: self, [controller])
    }
    public func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) {
        try? ObjCRuntime.invokeOptional("searchDisplayControllerDidBeginSearch:", on: self, [controller])
    }
    public func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) {
        try? ObjCRuntime.invokeOptional("searchDisplayControllerWillEndSearch:", on: self, [controller])
    }
    public func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) {
        try? ObjCRuntime.invokeOptional("searchDisplayControllerDidEndSearch:", on: self, [controller])
    }
    public func searchDisplayController(_ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView) {
        try? ObjCRuntime.invokeOptional("searchDisplayController:didLoadSearchResultsTableView:", on: self, [controller, tableView])
    }
    public func searchDisplayController(_ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView) {
        try? ObjCRuntime.invokeOptional("searchDisplayController:willUnloadSearchResultsTableView:", on: self, [controller, tableView])
    }
    public func searchDisplayController(_ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView) {
        try? ObjCRuntime.invokeOptional("searchDisplayController:willShowSearchResultsTableView:", on: self, [controller, tableView])
    }
    public func searchDisplayController(_ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView) {
        try? ObjCRuntime.invokeOptional("searchDisplayController:didShowSearchResultsTableView:", on: self, [controller, tableView])
    }
    public func searchDisplayController(_ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView) {
        try? ObjCRuntime.invokeOptional("searchDisplayController:willHideSearchResultsTableView:", on: self, [controller, tableView])
    }
    public func searchDisplayController(_ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView) {
        try? ObjCRuntime.invokeOptional("searchDisplayController:didHideSearchResultsTableView:", on: self, [controller, tableView])
    }
    public func searchDisplayController(_ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?) -> Bool {
        (try? ObjCRuntime.invokeOptional("searchDisplayController:shouldReloadTableForSearch:", on: self, [controller, searchString])) ?? true
    }
    public func searchDisplayController(_ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int) -> Bool {
        (try? ObjCRuntime.invokeOptional("searchDisplayController:shouldReloadTableForSearchScope:", on: self, [controller, searchOption])) ?? true
    }
}
