/// A find session over an object that searches itself: keeps the results in their order and which of them is highlighted.
@preconcurrency @MainActor open class UITextSearchingFindSession: UIFindSession {
    private let search: any SearchOfObject

    /// - Parameter searchableObject: kept for as long as the session.
    public init<Searchable: UITextSearching>(searchableObject: Searchable) {
        let search = ObjectSearch(searchableObject)
        self.search = search
        super.init()
        search.onChange = { [weak self] in self?.resultsDidChange?() }
    }

    open override var resultCount: Int { search.count }
    open override var highlightedResultIndex: Int { search.current ?? NSNotFound }
    open override var supportsReplacement: Bool { search.supportsReplacement }

    open override func performSearch(query: String, options: UITextSearchOptions?) { search.perform(query, options ?? UITextSearchOptions()) }
    open override func highlightNextResult(in direction: UITextStorageDirection) { search.highlightNext(forward: direction == .forward) }
    open override func invalidateFoundResults() { search.clear() }

    open override func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        guard search.replaceCurrent(with: replacementString) else { return }
        search.perform(searchQuery, options ?? UITextSearchOptions())
    }

    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        search.replaceAll(searchQuery, options ?? UITextSearchOptions(), with: replacementString)
        search.perform(searchQuery, options ?? UITextSearchOptions())
    }
}

/// The search in an object of whatever class.
@MainActor private protocol SearchOfObject: AnyObject {
    var count: Int { get }
    var current: Int? { get }
    var supportsReplacement: Bool { get }
    func perform(_ query: String, _ options: UITextSearchOptions)
    func highlightNext(forward: Bool)
    func clear()
    func replaceCurrent(with text: String) -> Bool
    func replaceAll(_ query: String, _ options: UITextSearchOptions, with text: String)
}

@MainActor private final class ObjectSearch<Searchable: UITextSearching>: SearchOfObject {
    typealias Aggregator = UITextSearchAggregator<Searchable.DocumentIdentifier>

    let object: Searchable
    var onChange: (() -> Void)?
    private var aggregator: Aggregator?
    private var found: [Aggregator.Result] = []
    private(set) var current: Int?
    /// Counts searches: answers of one that another has followed are not taken.
    private var generation = 0

    init(_ object: Searchable) { self.object = object }

    var count: Int { found.count }
    var supportsReplacement: Bool { object.supportsTextReplacement }

    func perform(_ query: String, _ options: UITextSearchOptions) {
        clear()
        guard !query.isEmpty else { return }
        let mine: Int = generation
        let aggregator = Aggregator(results: Aggregator.Results { [weak self] in self?.takeResults(of: mine) })
        self.aggregator = aggregator
        object.performTextSearch(queryString: query, options: options, resultAggregator: aggregator)
    }

    private func takeResults(of search: Int) {
        guard search == generation, let aggregator else { return }
        found = aggregator.results.all.sorted { isBefore($0, $1) }
        for result in found { object.decorate(foundTextRange: result.range, document: result.document, usingStyle: .found) }
        current = found.isEmpty ? nil : first
        highlight()
        onChange?()
    }

    private func isBefore(_ a: Aggregator.Result, _ b: Aggregator.Result) -> Bool {
        switch object.compare(document: a.document, toDocument: b.document) {
        case .orderedAscending: true
        case .orderedDescending: false
        case .orderedSame: object.compare(a.range, toRange: b.range, document: a.document) == .orderedAscending
        }
    }

    /// The first result at or after the selection, else the first of all.
    private var first: Int {
        guard let selected = object.selectedTextRange else { return 0 }
        let document: Searchable.DocumentIdentifier? = object.selectedTextSearchDocument
        return found.firstIndex {
            (document == nil || $0.document == document) && object.compare($0.range, toRange: selected, document: $0.document) != .orderedAscending
        } ?? 0
    }

    func highlightNext(forward: Bool) {
        if let current, found.indices.contains(current) {
            object.decorate(foundTextRange: found[current].range, document: found[current].document, usingStyle: .found)
        }
        current = TextSearch.next(after: current, of: found.count, forward: forward)
        highlight()
    }

    private func highlight() {
        guard let current else { return }
        let result: Aggregator.Result = found[current]
        object.willHighlight(foundTextRange: result.range, document: result.document)
        object.decorate(foundTextRange: result.range, document: result.document, usingStyle: .highlighted)
        object.scrollRangeToVisible(result.range, inDocument: result.document)
    }

    func clear() {
        generation += 1
        aggregator = nil
        found = []
        current = nil
        object.clearAllDecoratedFoundText()
    }

    func replaceCurrent(with text: String) -> Bool {
        guard let current, found.indices.contains(current), supportsReplacement else { return false }
        let result: Aggregator.Result = found[current]
        guard object.shouldReplace(foundTextRange: result.range, document: result.document, withText: text) else { return false }
        object.replace(foundTextRange: result.range, document: result.document, withText: text)
        return true
    }

    func replaceAll(_ query: String, _ options: UITextSearchOptions, with text: String) {
        if supportsReplacement { object.replaceAll(queryString: query, options: options, withText: text) }
    }
}
