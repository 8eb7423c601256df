import Synchronization

/// Collects what a search finds. It may be told on any thread.
public struct UITextSearchAggregator<DocumentIdentifier: Hashable>: Sendable {
    /// A found range and the document it is in.
    struct Result: @unchecked Sendable {
        var range: UITextRange
        var document: DocumentIdentifier
    }

    final class Results: Sendable {
        private let found = Mutex<[Result]>([])
        private let onChange: @MainActor @Sendable () -> Void

        init(_ onChange: @escaping @MainActor @Sendable () -> Void) { self.onChange = onChange }

        var all: [Result] { found.withLock { $0 } }

        func change(_ body: (inout [Result]) -> Void) { found.withLock { body(&$0) } }

        func notify() {
            if Thread.isMainThread {
                MainActor.assumeIsolated { onChange() }
            } else {
                DispatchQueue.main.async { [onChange] in MainActor.assumeIsolated { onChange() } }
            }
        }
    }

    let results: Results

    public var allFoundRanges: [UITextRange] { results.all.map(\.range) }

    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
        results.change { $0.append(Result(range: range, document: document)) }
    }

    /// A range is no result any more: its text was changed.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
        results.change { found in found.removeAll { $0.range === range && $0.document == document } }
        results.notify()
    }

    /// Nothing that was found holds any more.
    public func invalidate() {
        results.change { $0 = [] }
        results.notify()
    }

    /// The count and the first result are shown once this is called.
    public func finishedSearching() { results.notify() }
}
