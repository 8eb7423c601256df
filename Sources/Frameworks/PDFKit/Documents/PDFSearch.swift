import UIKit

/// Looks for texts in a document, at once or page by page.
final class PDFSearch {
    private unowned let document: PDFDocument
    private(set) var isRunning = false
    /// Counts searches, so that one that was cancelled does not go on.
    private var turn = 0

    init(_ document: PDFDocument) { self.document = document }

    /// The places on a page, from its beginning on.
    func matches(of string: String, onPage index: Int, _ options: NSString.CompareOptions) -> [PDFSelection] {
        guard let page = document.page(at: index) else { return [] }
        return Self.ranges(of: string, in: page.text.searchable, options).map { PDFSelection(range: $0, on: page) }
    }

    static func ranges(of string: String, in text: NSString, _ options: NSString.CompareOptions) -> [NSRange] {
        guard !string.isEmpty else { return [] }
        let options: NSString.CompareOptions = options.subtracting([.backwards, .anchored])
        var found: [NSRange] = []
        var start = 0
        while start < text.length {
            let range: NSRange = text.range(of: string, options: options, range: NSRange(location: start, length: text.length - start))
            guard range.location != NSNotFound, range.length > 0 else { break }
            found.append(range)
            start = range.location + range.length
        }
        return found
    }

    func next(_ string: String, from selection: PDFSelection?, _ options: NSString.CompareOptions) -> PDFSelection? {
        let isBackwards: Bool = options.contains(.backwards)
        let parts: [PDFSelection.Part] = selection?.parts ?? []
        let known: PDFSelection.Part? = isBackwards ? parts.first : parts.last
        let start: Int = known.map { document.index(for: $0.page) } ?? (isBackwards ? document.pageCount - 1 : 0)
        guard 0..<document.pageCount ~= start else { return nil }
        let pages: [Int] = isBackwards ? (0...start).reversed() : Array(start..<document.pageCount)
        for index in pages {
            let found: [PDFSelection] = matches(of: string, onPage: index, options).filter { match in
                guard let known, index == start, let part = match.parts.first else { return true }
                let end: Int = known.range.location + known.range.length
                return isBackwards ? part.range.location + part.range.length <= known.range.location : part.range.location >= end
            }
            if let match = isBackwards ? found.last : found.first { return match }
        }
        return nil
    }

    // MARK: Page by page

    func begin(_ strings: [String], _ options: NSString.CompareOptions) {
        cancel()
        isRunning = true
        turn += 1
        let turn: Int = turn
        let order: [Int] = options.contains(.backwards) ? (0..<document.pageCount).reversed() : Array(0..<document.pageCount)
        let document: PDFDocument = document
        try? document.delegate?.documentDidBeginDocumentFind(document.post(.PDFDocumentDidBeginFind))
        ServiceReply.onMain { ServiceReply.sendInSession { document.continueSearch(strings, order[...], options, turn) } }
    }

    func cancel() {
        guard isRunning else { return }
        isRunning = false
        try? document.delegate?.documentDidEndDocumentFind(document.post(.PDFDocumentDidEndFind))
    }

    fileprivate func step(_ strings: [String], _ pages: ArraySlice<Int>, _ options: NSString.CompareOptions, _ turn: Int) {
        guard isRunning, turn == self.turn else { return }
        guard let index = pages.first else { return cancel() }
        let information: [AnyHashable: Any] = [PDFDocumentPageIndexKey: NSNumber(value: index)]
        try? document.delegate?.documentDidBeginPageFind(document.post(.PDFDocumentDidBeginPageFind, information))
        for match in strings.flatMap({ matches(of: $0, onPage: index, options) }) {
            guard isRunning, turn == self.turn else { return }
            let notification: Notification = document.post(.PDFDocumentDidFindMatch, [PDFDocumentFoundSelectionKey: match])
            try? document.delegate?.documentDidFindMatch(notification)
            try? document.delegate?.didMatchString(match)
        }
        try? document.delegate?.documentDidEndPageFind(document.post(.PDFDocumentDidEndPageFind, information))
        let document: PDFDocument = document
        ServiceReply.onMain { ServiceReply.sendInSession { document.continueSearch(strings, pages.dropFirst(), options, turn) } }
    }
}

extension PDFDocument {
    fileprivate func continueSearch(_ strings: [String], _ pages: ArraySlice<Int>, _ options: NSString.CompareOptions, _ turn: Int) {
        search.step(strings, pages, options, turn)
    }
}
