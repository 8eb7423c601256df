/// A search in some content: what is found, and which of it is highlighted. Subclass it for content of your own.
@preconcurrency @MainActor open class UIFindSession: NSObject {
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// "2 of 5".
        case currentAndTotal = 0
        case total = 1
        case none = 2
    }

    open var resultCount: Int { 0 }
    /// `NSNotFound` where nothing is highlighted.
    open var highlightedResultIndex: Int { NSNotFound }
    open var searchResultDisplayStyle: SearchResultDisplayStyle = .currentAndTotal
    /// Default false.
    open var supportsReplacement: Bool { false }
    /// Whether the texts may be replaced now. Default: as `supportsReplacement`.
    open var allowsReplacement: Bool { supportsReplacement }
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

    /// Called where the results come later than the search was begun.
    var resultsDidChange: (() -> Void)?

    open func performSearch(query: String, options: UITextSearchOptions?) {}
    open func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    open func invalidateFoundResults() {}
}

/// How words are compared.
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
    public enum WordMatchMethod: Int, Sendable { case contains = 0, startsWith = 1, fullWord = 2 }

    open internal(set) var wordMatchMethod: WordMatchMethod = .contains
    /// Default: capitals and accents make no difference.
    open internal(set) var stringCompareOptions: NSString.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
}
