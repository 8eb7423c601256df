/// Decides on and hears of a navigation item's new names, which the user types in the title's place. All methods but the last are optional.
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: AnyObject {
    /// Whether the user may rename. Default true.
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    /// The words that the user begins with, and which of them are selected. Default: the title, all of it.
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    /// Whether the name is one that may stay; false leaves the user typing. Default true.
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
    /// The item has the new name.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
}

extension UINavigationItemRenameDelegate {
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool {
        (try? ObjCRuntime.invokeOptional("navigationItemShouldBeginRenaming:", on: self, [navigationItem])) ?? true
    }
    public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) {
        let selector = "navigationItem:willBeginRenamingWith:selectedRange:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [navigationItem, suggestedTitle, selectedRange])) ?? (suggestedTitle, selectedRange)
    }
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
        (try? ObjCRuntime.invokeOptional("navigationItem:shouldEndRenamingWith:", on: self, [navigationItem, title])) ?? true
    }
}
