/// Brings results in line with what is searched for.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The text or the scope changed, or the search began or ended.
    func updateSearchResults(for searchController: UISearchController)
    /// The user chose one of the controller's suggestions: its words, or a token for it, are to go into the field. Optional.
    func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    public func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {
        try? ObjCRuntime.invokeOptional("updateSearchResultsFor:selecting:", on: self, [searchController, searchSuggestion])
    }
}

/// Hears when a search begins and ends. Every method is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    /// The search is to begin. A delegate that presents the controller here does it in its own way; otherwise it is presented as always.
    func presentSearchController(_ searchController: UISearchController)
    /// The window became such that the search bar goes to another place in its navigation bar.
    func searchController(_ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    func searchController(_ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
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
    public func presentSearchController(_ searchController: UISearchController) {
        try? ObjCRuntime.invokeOptional("presentSearchController:", on: self, [searchController])
    }
    public func searchController(_ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement) {
        try? ObjCRuntime.invokeOptional("searchController:willChangeTo:", on: self, [searchController, newPlacement])
    }
    public func searchController(_ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement) {
        try? ObjCRuntime.invokeOptional("searchController:didChangeFrom:", on: self, [searchController, previousPlacement])
    }
}
