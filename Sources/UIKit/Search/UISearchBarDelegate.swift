/// Hears what the user does in a search bar. Every method is optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Default true.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Default true.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Default true.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The key of the keyboard that searches was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    private func ask(_ selector: String, _ arguments: [Any?]) -> Bool {
        (try? ObjCRuntime.invokeOptional(selector, on: self, arguments)) ?? true
    }
    private func notify(_ selector: String, _ arguments: [Any?]) {
        try? ObjCRuntime.invokeOptional(selector, on: self, arguments)
    }

    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { ask("searchBarShouldBeginEditing:", [searchBar]) }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { notify("searchBarTextDidBeginEditing:", [searchBar]) }
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ask("searchBarShouldEndEditing:", [searchBar]) }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { notify("searchBarTextDidEndEditing:", [searchBar]) }
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        notify("searchBar:textDidChange:", [searchBar, searchText])
    }
    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        ask("searchBar:shouldChangeTextIn:replacementText:", [searchBar, range, text])
    }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { notify("searchBarSearchButtonClicked:", [searchBar]) }
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { notify("searchBarCancelButtonClicked:", [searchBar]) }
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { notify("searchBarBookmarkButtonClicked:", [searchBar]) }
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { notify("searchBarResultsListButtonClicked:", [searchBar]) }
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        notify("searchBar:selectedScopeButtonIndexDidChange:", [searchBar, selectedScope])
    }
}
