/// Hears, beside what a text field's delegate does, of suggestions, and gives tokens away. Every member is optional.
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// Gives a token the form in which it is copied, together with the text. Without this method tokens are not copied.
    func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) throws(Unimplemented) -> NSItemProvider
    /// The user chose one of the field's suggestions.
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    public func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) throws(Unimplemented) -> NSItemProvider {
        try ObjCRuntime.invokeOptional("searchTextField:itemProviderForCopying:", on: self, [searchTextField, token])
    }
    public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
        try? ObjCRuntime.invokeOptional("searchTextField:didSelect:", on: self, [searchTextField, suggestion])
    }
}

/// Something that is pasted into a search field: it may become a token.
@preconcurrency @MainActor public protocol UISearchTextFieldPasteItem: UITextPasteItem {
    /// Puts a token before the text, in place of the item's own.
    func setSearchTokenResult(_ token: UISearchToken)
}

/// An item that is pasted into a search field with a delegate for it.
final class SearchTextPasteItem: TextPasteItem, UISearchTextFieldPasteItem {
    weak var field: UISearchTextField?

    func setSearchTokenResult(_ token: UISearchToken) {
        guard let field, onResult != nil else { return }
        field.insertToken(token, at: field.tokens.count)
        setNoResult()
    }
}
