/// Brings results in line with what is searched for.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The text or the scope changed, or the search began or ended.
    func updateSearchResults(for searchController: UISearchController)
}

/// Hears when a search begins and ends. Every method is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {
        try? ObjCRuntime.invokeOptional("willPresentSearchController:", on: self, [searchController])
    }
    public func didPresentSearchController(_ searchController: UISearchController) {
        try? ObjCRuntime.invokeOptional("didPresentSearchController:", on: self, [searchController])
    }
    public func willDismissSearchController(_ searchController: UISearchController) {
        try? ObjCRuntime.invokeOptional("willDismissSearchController:", on: self, [searchController])
    }
    public func didDismissSearchController(_ searchController: UISearchController) {
        try? ObjCRuntime.invokeOptional("didDismissSearchController:", on: self, [searchController])
    }
}
