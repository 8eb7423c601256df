import UIKit

/// A part of a document's text, in one piece or several.
open class PDFSelection: NSObject, NSCopying, @unchecked Sendable {
    /// A range of a page's text.
    struct Part {
        var page: PDFPage
        var range: NSRange
    }

    private weak var document: PDFDocument?
    /// In the order of the document, without parts that overlap.
    private(set) var parts: [Part] = []
    /// The colour that it is drawn with. Nil, the default, for that of selected text.
    open var color: UIColor?

    /// A selection of nothing.
    public init(document: PDFDocument) {
        self.document = document
        super.init()
    }

    init(document: PDFDocument?) {
        self.document = document
        super.init()
    }

    convenience init(range: NSRange, on page: PDFPage) {
        self.init(document: page.document as PDFDocument?)
        parts = [Part(page: page, range: range)]
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PDFSelection(document: document as PDFDocument?)
        copy.parts = parts
        copy.color = color
        return copy
    }

    // MARK: Reading

    /// In the document's order.
    open var pages: [PDFPage] {
        var found: [PDFPage] = []
        for part in parts where found.last !== part.page { found.append(part.page) }
        return found
    }

    /// The text, the pieces on lines of their own.
    open var string: String? { parts.map { $0.page.text.string.substring(with: $0.range) }.joined(separator: "\n") }

    open var attributedString: NSAttributedString? {
        let made = NSMutableAttributedString()
        for part in parts {
            if made.length > 0 { made.append(NSAttributedString(string: "\n")) }
            if let text = part.page.attributedString { made.append(text.attributedSubstring(from: part.range)) }
        }
        return made
    }

    /// The area that the text covers, in the page's coordinates; zero where it has nothing on the page.
    open func bounds(for page: PDFPage) -> CGRect {
        let bounds: CGRect = parts.filter { $0.page === page }.reduce(.null) { $0.union(page.text.bounds(of: $1.range)) }
        return bounds.isNull ? .zero : bounds
    }

    open func numberOfTextRanges(on page: PDFPage) -> Int { parts.count { $0.page === page } }

    open func range(at index: Int, on page: PDFPage) -> NSRange {
        let ranges: [NSRange] = parts.filter { $0.page === page }.map(\.range)
        return ranges.indices.contains(index) ? ranges[index] : NSRange(location: NSNotFound, length: 0)
    }

    open func selectionsByLine() -> [PDFSelection] {
        parts.flatMap { part in
            part.page.text.lines(in: part.range).map { range in
                let line = PDFSelection(range: range, on: part.page)
                line.color = color
                return line
            }
        }
    }

    // MARK: Changing

    open func add(_ selection: PDFSelection) { add([selection]) }

    open func add(_ selections: [PDFSelection]) {
        parts += selections.flatMap(\.parts)
        normalize()
    }

    func add(_ range: NSRange, on page: PDFPage) {
        parts.append(Part(page: page, range: range))
        normalize()
    }

    /// Makes the end later by so many characters, on following pages too; less where negative.
    open func extend(atEnd succeed: Int) {
        guard var last = parts.popLast() else { return }
        let end: Int = last.range.location + last.range.length + succeed
        let limit: Int = last.page.numberOfCharacters
        last.range.length = max(0, min(end, limit) - last.range.location)
        if last.range.length > 0 { parts.append(last) }
        guard end > limit, let document = last.page.document else { return }
        let next: Int = document.index(for: last.page) + 1
        guard next < document.pageCount, let page = document.page(at: next) else { return }
        parts.append(Part(page: page, range: NSRange(location: 0, length: 0)))
        extend(atEnd: end - limit)
    }

    /// Makes the start earlier by so many characters, on pages before too; later where negative.
    open func extend(atStart precede: Int) {
        guard !parts.isEmpty else { return }
        var first: Part = parts.removeFirst()
        let end: Int = first.range.location + first.range.length
        let start: Int = first.range.location - precede
        first.range = NSRange(location: max(0, start), length: max(0, end - max(0, start)))
        if first.range.length > 0 { parts.insert(first, at: 0) }
        guard start < 0, let document = first.page.document else { return }
        let index: Int = document.index(for: first.page)
        guard index != NSNotFound, index > 0, let page = document.page(at: index - 1) else { return }
        parts.insert(Part(page: page, range: NSRange(location: page.numberOfCharacters, length: 0)), at: 0)
        extend(atStart: -start)
    }

    /// Makes the first and the last line whole.
    open func extendForLineBoundaries() {
        parts = parts.map { part in
            guard part.range.length > 0 else { return part }
            let first: NSRange = part.page.text.line(at: part.range.location)
            let last: NSRange = part.page.text.line(at: part.range.location + part.range.length - 1)
            let end: Int = max(last.location + last.length, part.range.location + part.range.length)
            return Part(page: part.page, range: NSRange(location: first.location, length: end - first.location))
        }
        normalize()
    }

    /// Sorts the parts and joins those that overlap.
    private func normalize() {
        let owner: PDFDocument? = document ?? parts.first?.page.document
        let places: [(Int, Part)] = parts.map { (owner?.index(for: $0.page) ?? 0, $0) }
        var result: [(Int, Part)] = []
        for place in places.sorted(by: { ($0.0, $0.1.range.location) < ($1.0, $1.1.range.location) }) where place.1.range.length > 0 {
            if let last = result.last, last.1.page === place.1.page, place.1.range.location < last.1.range.location + last.1.range.length {
                result[result.count - 1].1.range = NSUnionRange(last.1.range, place.1.range)
            } else {
                result.append(place)
            }
        }
        parts = result.map(\.1)
    }

    // MARK: Drawing

    /// Marks the text of a page, in a context with the page's coordinates from its crop box on.
    open func draw(for page: PDFPage, active: Bool) { draw(for: page, with: .cropBox, active: active) }

    open func draw(for page: PDFPage, with box: PDFDisplayBox, active: Bool) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let origin: CGPoint = page.bounds(for: box).origin
        context.saveGState()
        context.translateBy(x: -origin.x, y: -origin.y)
        mark(page, in: context, active: active)
        context.restoreGState()
    }

    /// In a context with the page's coordinates.
    func mark(_ page: PDFPage, in context: CGContext, active: Bool = true) {
        let usual: UIColor = active ? UIColor.systemBlue.withAlphaComponent(0.25) : UIColor.systemGray.withAlphaComponent(0.25)
        context.setFillColor((color ?? usual).cgColor)
        context.setBlendMode(.multiply)
        for part in parts where part.page === page {
            for line in page.text.lines(in: part.range) {
                let bounds: CGRect = page.text.bounds(of: line)
                if !bounds.isNull { context.fill(bounds) }
            }
        }
        context.setBlendMode(.normal)
    }
}
