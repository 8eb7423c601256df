/// The search in a text view: what is found stands on yellow, the highlighted one on a stronger ground and in sight.
final class TextViewFindSession: UIFindSession {
    private weak var view: UITextView?
    private(set) var found: [NSRange] = []
    private(set) var current: Int?

    init(_ view: UITextView) {
        self.view = view
        super.init()
    }

    override var resultCount: Int { found.count }
    override var highlightedResultIndex: Int { current ?? NSNotFound }
    override var supportsReplacement: Bool { view?.isEditable ?? false }

    override func performSearch(query: String, options: UITextSearchOptions?) {
        guard let view else { return }
        found = Self.search(query, options).ranges(in: view.textStorage.string)
        current = TextSearch.first(of: found, from: view.selectedRange.location)
        show()
    }

    private static func search(_ query: String, _ options: UITextSearchOptions?) -> TextSearch {
        var search = TextSearch(query: query)
        if let options { search.options = options.stringCompareOptions }
        search.wordStart = (options?.wordMatchMethod ?? .contains) != .contains
        search.wordEnd = options?.wordMatchMethod == .fullWord
        return search
    }

    override func highlightNextResult(in direction: UITextStorageDirection) {
        current = TextSearch.next(after: current, of: found.count, forward: direction == .forward)
        show()
    }

    override func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        guard let view, let current, found.indices.contains(current), view.isEditable else { return }
        let range: NSRange = found[current]
        replace(range, replacementString, in: view)
        found = Self.search(searchQuery, options).ranges(in: view.textStorage.string)
        self.current = TextSearch.first(of: found, from: range.location + replacementString.utf16.count)
        show()
    }

    override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        guard let view, view.isEditable else { return }
        // From the last to the first: places before are as they were.
        for range in Self.search(searchQuery, options).ranges(in: view.textStorage.string).reversed() { replace(range, replacementString, in: view) }
        found = []
        current = nil
        show()
    }

    private func replace(_ range: NSRange, _ text: String, in view: UITextView) {
        guard view.mayReplace(range, with: text) else { return }
        view.replace(TextOffsetRange(range), withText: text)
    }

    override func invalidateFoundResults() {
        found = []
        current = nil
        show()
    }

    private func show() {
        guard let view else { return }
        view.foundTextView.show(found, current: current, in: view)
        if let current { view.scrollRangeToVisible(found[current]) }
    }
}

/// The grounds of what was found, behind the text.
final class FoundTextView: UIView {
    func show(_ ranges: [NSRange], current: Int?, in view: UITextView) {
        for old in subviews { old.removeFromSuperview() }
        let placement: TextPlacement = view.textPlacement
        for (index, range) in ranges.enumerated() {
            for box in placement.boxes(for: range) {
                let ground = UIView(frame: box)
                ground.backgroundColor = index == current ? .systemYellow : UIColor.systemYellow.withAlphaComponent(0.35)
                ground.layer.cornerRadius = 3
                addSubview(ground)
            }
        }
    }
}
