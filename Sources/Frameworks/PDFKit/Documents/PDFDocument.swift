import UIKit

/// A PDF document: its pages, text, outline and attributes.
open class PDFDocument: NSObject, NSCopying, @unchecked Sendable {
    /// A page that is there, or the n-th of the file that was opened, which nobody has asked for.
    private enum Slot {
        case page(PDFPage)
        case unread(Int)
    }

    private var slots: [Slot] = []
    /// The pages of the file that was opened, by their place in it: links speak of them wherever they lie now.
    private var originals: [Int: PDFPage] = [:]
    private var attributes: [AnyHashable: Any]?
    private var outline: PDFOutline?
    private var isOutlineRead = false
    private(set) lazy var search = PDFSearch(self)

    open private(set) var documentURL: URL?
    /// The document as Core Graphics has it; nil where it was made in memory.
    open private(set) var documentRef: CGPDFDocument?
    /// The bytes that the document was opened from.
    private let data: Data?
    /// Whether it differs from those.
    var isChanged = false

    open weak var delegate: (any PDFDocumentDelegate)?

    // MARK: Opening

    /// A document without pages.
    public override init() {
        data = nil
        super.init()
    }

    /// Nil where there is no PDF document.
    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url), let document = CGPDFDocument(data: data) else { return nil }
        self.data = data
        documentRef = document
        documentURL = url
        super.init()
        open()
    }

    /// Nil where the data hold no PDF document.
    public init?(data: Data) {
        guard let document = CGPDFDocument(data: data) else { return nil }
        self.data = data
        documentRef = document
        super.init()
        open()
    }

    private func open() {
        guard let documentRef, documentRef.isUnlocked else { return }
        slots = (0..<documentRef.numberOfPages).map { .unread($0) }
    }

    /// A document with copies of the pages.
    open func copy(with zone: NSZone? = nil) -> Any {
        if !isChanged, let data, let copy = PDFDocument(data: data), !copy.isLocked { return copy }
        let copy = PDFDocument()
        for index in 0..<pageCount { if let page = page(at: index)?.copy() as? PDFPage { copy.insert(page, at: index) } }
        copy.documentAttributes = documentAttributes
        return copy
    }

    /// The objects of the file; nil where they cannot be read: poppler draws such a document, and nothing more is known of its pages.
    private(set) lazy var file: PDFObjectFile? = {
        guard let data, let documentRef, let file = PDFObjectFile(data), !file.isEncrypted, file.pages.count == documentRef.numberOfPages else { return nil }
        return file
    }()

    private lazy var isMarkedEncrypted: Bool = documentRef?.isEncrypted == true || data.flatMap { PDFObjectFile($0) }?.isEncrypted == true

    // MARK: What it is

    open var majorVersion: Int { version.0 }
    open var minorVersion: Int { version.1 }

    private var version: (Int, Int) {
        guard let documentRef else { return (1, 7) }
        var major: Int32 = 0, minor: Int32 = 0
        documentRef.getVersion(majorVersion: &major, minorVersion: &minor)
        return (Int(major), Int(minor))
    }

    open var isEncrypted: Bool { isMarkedEncrypted }
    open var isLocked: Bool { documentRef.map { !$0.isUnlocked } ?? false }

    /// Gives the password; whether the document is open now. Tells with `PDFDocumentDidUnlock`.
    @discardableResult
    open func unlock(withPassword password: String) -> Bool {
        guard isLocked, let documentRef else { return true }
        guard documentRef.unlockWithPassword(password) else { return false }
        open()
        let notification: Notification = post(.PDFDocumentDidUnlock)
        try? delegate?.documentDidUnlock(notification)
        return true
    }

    /// Poppler's bit of what an encrypted document allows.
    private func allows(_ bit: UInt32) -> Bool { documentRef.map { $0.isUnlocked && $0.permissionBits & (1 << bit) != 0 } ?? true }

    open var allowsPrinting: Bool { allows(0) }
    open var allowsCopying: Bool { allows(2) }
    open var allowsDocumentChanges: Bool { allows(1) }
    open var allowsDocumentAssembly: Bool { allows(6) }
    open var allowsContentAccessibility: Bool { allows(5) }
    open var allowsCommenting: Bool { allows(3) }
    open var allowsFormFieldEntry: Bool { allows(4) }

    open var permissionsStatus: PDFDocumentPermissions {
        if isLocked { return .none }
        return isEncrypted && !(0...6).allSatisfy(allows) ? .user : .owner
    }

    /// Title, author and the like, by the keys of `PDFDocumentAttribute`. Nil while the document is locked.
    open var documentAttributes: [AnyHashable: Any]? {
        get {
            if attributes == nil, !isLocked { attributes = documentRef.map(PDFDocumentInformation.attributes) ?? [:] }
            return attributes
        }
        set {
            attributes = newValue ?? [:]
            isChanged = true
        }
    }

    /// The root of the table of contents; nil where there is none.
    open var outlineRoot: PDFOutline? {
        get {
            if !isOutlineRead, !isLocked {
                isOutlineRead = true
                outline = documentRef.flatMap { PDFDocumentInformation.outline($0.outline, of: self) }
            }
            return outline
        }
        set {
            isOutlineRead = true
            outline?.document = nil
            outline = newValue
            newValue?.document = self
            isChanged = true
        }
    }

    /// The deepest item that leads to a place at or before the beginning of a selection.
    open func outlineItem(for selection: PDFSelection) -> PDFOutline? {
        guard let root = outlineRoot, let page = selection.pages.first else { return nil }
        let bounds: CGRect = selection.bounds(for: page)
        let place = PDFDestination(page: page, at: CGPoint(x: bounds.minX, y: bounds.midY))
        var best: PDFOutline?
        func visit(_ item: PDFOutline) {
            if let destination = item.destination, destination.page != nil, destination.compare(place) != .orderedDescending {
                if best?.destination.map({ $0.compare(destination) != .orderedDescending }) ?? true { best = item }
            }
            item.children.forEach(visit)
        }
        root.children.forEach(visit)
        return best
    }

    // MARK: Pages

    /// 0 while the document is locked.
    open var pageCount: Int { slots.count }

    /// Counted from 0; nil where there is none.
    open func page(at index: Int) -> PDFPage? {
        guard slots.indices.contains(index) else { return nil }
        switch slots[index] {
        case .page(let page): return page
        case .unread(let number): return originalPage(number)
        }
    }

    /// `NSNotFound` where the page is none of this document's.
    open func index(for page: PDFPage) -> Int {
        slots.firstIndex { slot in
            switch slot {
            case .page(let own): own === page
            case .unread(let number): originals[number] === page
            }
        } ?? NSNotFound
    }

    /// The n-th page of the file that was opened, wherever it lies now.
    func originalPage(_ number: Int) -> PDFPage? {
        if let page = originals[number] { return page }
        guard let documentRef, 0..<documentRef.numberOfPages ~= number, let content = documentRef.page(at: number + 1) else { return nil }
        let page: PDFPage = ObjCRuntime.instance(of: pageClass)
        page.take(content, source: file.map { PDFPageSource(file: $0, page: $0.pages[number]) }, document: self)
        originals[number] = page
        for (index, slot) in slots.enumerated() { if case .unread(number) = slot { slots[index] = .page(page) } }
        return page
    }

    func page(ofObject number: Int, in file: PDFObjectFile) -> PDFPage? {
        guard file === self.file, let index = file.pages.firstIndex(where: { $0.number == number }) else { return nil }
        return originalPage(index)
    }

    /// Puts a page of its own, or of another document, before the page at `index`.
    open func insert(_ page: PDFPage, at index: Int) {
        guard 0...slots.count ~= index else {
            preconditionFailure("-[PDFDocument insertPage:atIndex:]: index \(index) is out of bounds, the document has \(slots.count) pages")
        }
        slots.insert(.page(page), at: index)
        page.document = self
        pagesDidChange()
    }

    open func removePage(at index: Int) {
        guard slots.indices.contains(index) else {
            preconditionFailure("-[PDFDocument removePageAtIndex:]: index \(index) is out of bounds, the document has \(slots.count) pages")
        }
        let page: PDFPage? = page(at: index)
        slots.remove(at: index)
        page?.document = nil
        pagesDidChange()
    }

    open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        guard slots.indices.contains(indexA), slots.indices.contains(indexB) else {
            preconditionFailure("-[PDFDocument exchangePageAtIndex:withPageAtIndex:]: the document has \(slots.count) pages")
        }
        slots.swapAt(indexA, indexB)
        pagesDidChange()
    }

    func pagesDidChange() {
        isChanged = true
        NotificationCenter.default.post(name: .pdfDocumentPagesChanged, object: self)
    }

    /// The class of pages: what the delegate says, else `PDFPage`.
    open var pageClass: AnyClass { (try? delegate?.classForPage()) ?? PDFPage.self }

    // MARK: Text

    /// The text of all pages, each on lines of its own.
    open var string: String? {
        isLocked ? nil : (0..<pageCount).compactMap { page(at: $0)?.string }.joined(separator: "\n")
    }

    open var selectionForEntireDocument: PDFSelection? {
        guard pageCount > 0 else { return nil }
        let selection = PDFSelection(document: self)
        for index in 0..<pageCount { if let all = page(at: index)?.selectionForAll { selection.add(all) } }
        return selection
    }

    open func selection(from startPage: PDFPage, at startPoint: CGPoint, to endPage: PDFPage, at endPoint: CGPoint) -> PDFSelection? {
        if startPage === endPage { return startPage.selection(from: startPoint, to: endPoint) }
        guard let start = startPage.text.index(nearest: startPoint), let end = endPage.text.index(nearest: endPoint) else { return nil }
        return selection(from: startPage, atCharacterIndex: start, to: endPage, atCharacterIndex: end)
    }

    open func selection(
        from startPage: PDFPage, atCharacterIndex startCharacter: Int, to endPage: PDFPage, atCharacterIndex endCharacter: Int
    ) -> PDFSelection? {
        let first: Int = index(for: startPage), last: Int = index(for: endPage)
        guard first != NSNotFound, last != NSNotFound else { return nil }
        if first > last || first == last && startCharacter > endCharacter {
            return selection(from: endPage, atCharacterIndex: endCharacter, to: startPage, atCharacterIndex: startCharacter)
        }
        let selection = PDFSelection(document: self)
        for index in first...last {
            guard let page = page(at: index), page.numberOfCharacters > 0 else { continue }
            let start: Int = index == first ? max(0, startCharacter) : 0
            let end: Int = index == last ? min(endCharacter, page.numberOfCharacters - 1) : page.numberOfCharacters - 1
            if start <= end { selection.add(NSRange(location: start, length: end - start + 1), on: page) }
        }
        return selection
    }

    // MARK: Searching

    /// All places of a text, in their order. Options that count: `.caseInsensitive`, `.literal`, `.backwards` and `.diacriticInsensitive`.
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] {
        let found: [PDFSelection] = (0..<pageCount).flatMap { search.matches(of: string, onPage: $0, options) }
        return options.contains(.backwards) ? found.reversed() : found
    }

    /// The next place behind a selection, or the one before it with `.backwards`; nil where there is no more.
    open func findString(_ string: String, fromSelection selection: PDFSelection?, withOptions options: NSString.CompareOptions = []) -> PDFSelection? {
        search.next(string, from: selection, options)
    }

    /// Searches page by page, after the present call has returned. The delegate and notifications tell what is found.
    open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) { beginFindStrings([string], withOptions: options) }
    open func beginFindStrings(_ strings: [String], withOptions options: NSString.CompareOptions = []) { search.begin(strings, options) }
    open var isFinding: Bool { search.isRunning }
    open func cancelFindString() { search.cancel() }

    /// Tells listeners, and gives back what they were told.
    @discardableResult
    func post(_ name: NSNotification.Name, _ information: [AnyHashable: Any]? = nil) -> Notification {
        let notification = Notification(name: name, object: self, userInfo: information)
        NotificationCenter.default.post(notification)
        return notification
    }

    // MARK: Writing

    /// The document as a file: the bytes that it was opened from while nothing changed. Nil while it is locked.
    open func dataRepresentation() -> Data? { dataRepresentation(options: [:]) }

    open func dataRepresentation(options: [AnyHashable: Any]) -> Data? {
        let writing = PDFDocumentAssembly(self, options)
        guard !isLocked, !writing.isLocking else { return nil }
        post(.PDFDocumentDidBeginWrite)
        defer { post(.PDFDocumentDidEndWrite) }
        if let data, !isChanged, !writing.burnsAnnotations, !hasPagesThatDraw { return data }
        return writing.data()
    }

    /// Whether a class of the app's draws pages that are here: what it draws is written.
    private var hasPagesThatDraw: Bool {
        originals.values.contains { type(of: $0) != PDFPage.self } || delegate != nil && pageClass != PDFPage.self
    }

    /// Whether it was written.
    @discardableResult
    open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }
    @discardableResult
    open func write(toFile path: String, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool {
        write(to: URL(fileURLWithPath: path), withOptions: options)
    }
    @discardableResult
    open func write(to url: URL) -> Bool { write(to: url, withOptions: nil) }
    @discardableResult
    open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool {
        var named: [AnyHashable: Any] = [:]
        for (key, value) in options ?? [:] { named[key] = value }
        guard let data = dataRepresentation(options: named) else { return false }
        return (try? data.write(to: url, options: .atomic)) != nil
    }
}

extension ObjCRuntime {
    /// A page of a class of the app's; a plain one where it cannot be made.
    fileprivate static func instance(of pageClass: AnyClass) -> PDFPage {
        pageClass == PDFPage.self ? PDFPage() : instantiate(pageClass) as? PDFPage ?? PDFPage()
    }
}
