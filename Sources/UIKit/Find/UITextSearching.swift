/// Content that a find interaction searches: one text, or documents of which each has one. The object finds, marks and replaces; a
/// `UITextSearchingFindSession` goes from one result to the next.
@preconcurrency @MainActor public protocol UITextSearching: NSObjectProtocol {
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// The range from which the search goes on; nil for the beginning.
    var selectedTextRange: UITextRange? { get }
    /// The document that `selectedTextRange` is in. Default nil.
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    /// Default false.
    var supportsTextReplacement: Bool { get }

    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    /// The order of documents. Default: the same.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
    /// Tells the aggregator what there is, now or later and on any thread, and then that the search is finished.
    func performTextSearch(queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
    func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
    func clearAllDecoratedFoundText()
    /// Called before a result becomes the highlighted one.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
    /// Default true.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    public var supportsTextReplacement: Bool { false }
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult { .orderedSame }
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool { true }
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}
