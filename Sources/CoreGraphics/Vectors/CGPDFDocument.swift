import Foundation

/// A PDF document, read by poppler.
public final class CGPDFDocument: Hashable, @unchecked Sendable {
    private let data: Data
    private let lock = NSLock()
    private var handle: OpaquePointer?
    let library: PopplerLibrary
    /// Whether the document needs a password.
    public let isEncrypted: Bool
    private var pages: [Int: CGPDFPage] = [:]

    /// The document in some bytes; nil where they hold none.
    public convenience init?(_ provider: CGDataProvider) { self.init(data: provider.content) }

    /// The document in a file; nil where there is none.
    public convenience init?(_ url: CFURL) {
        guard let data = try? Data(contentsOf: url as URL) else { return nil }
        self.init(data: data)
    }

    package init?(data: Data) {
        guard let library = PopplerLibrary.shared else { return nil }
        let (document, isEncrypted) = library.document(data)
        guard document != nil || isEncrypted else { return nil }
        self.library = library
        self.data = data
        self.isEncrypted = isEncrypted
        handle = document
    }

    deinit { handle.map(library.release) }

    public static func == (lhs: CGPDFDocument, rhs: CGPDFDocument) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Whether the pages can be read: no password is needed, or it was given.
    public var isUnlocked: Bool { lock.withLock { handle != nil } }

    /// Gives the password; whether it is right.
    public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool {
        lock.withLock {
            if handle == nil { handle = library.document(data, password: String(cString: password)) }
            return handle != nil
        }
    }

    /// 0 while the document is locked.
    public var numberOfPages: Int { lock.withLock { handle.map { Int(library.count($0)) } ?? 0 } }

    /// A page, counted from 1; nil where there is none.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        lock.withLock {
            if let known = pages[pageNumber] { return known }
            guard let handle, pageNumber >= 1, pageNumber <= Int(library.count(handle)), let page = library.page(handle, Int32(pageNumber - 1)) else {
                return nil
            }
            let made = CGPDFPage(page, number: pageNumber, of: library)
            made.owner = self
            pages[pageNumber] = made
            return made
        }
    }

    public func getVersion(majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>) {
        var major: UInt32 = 0, minor: UInt32 = 0
        lock.withLock { if let handle { library.version(handle, &major, &minor) } }
        majorVersion.pointee = Int32(major)
        minorVersion.pointee = Int32(minor)
    }

    /// True: nothing is kept from being printed or copied here.
    public var allowsPrinting: Bool { isUnlocked }
    public var allowsCopying: Bool { isUnlocked }

    /// The document's title and author; nil where it says none.
    package var title: String? { text(library.title) }
    package var author: String? { text(library.author) }
    package var subject: String? { library.details.subject.flatMap(text) }
    package var keywords: String? { library.details.keywords.flatMap(text) }
    package var creator: String? { library.details.creator.flatMap(text) }
    package var producer: String? { library.details.producer.flatMap(text) }
    package var creationDate: Date? { library.details.created.flatMap(date) }
    package var modificationDate: Date? { library.details.modified.flatMap(date) }

    /// The rights that a document which is encrypted gives, as poppler's bits, from the lowest printing, changes, copying, notes, forms, reading aloud, assembly.
    /// All where nothing is said.
    package var permissionBits: UInt32 {
        lock.withLock { handle.flatMap { handle in library.details.permissions.map { $0(handle) } } ?? .max }
    }

    /// The table of contents; empty where there is none.
    package var outline: [PDFOutlineEntry] {
        lock.withLock { handle.map { PopplerTargets(library: library, document: $0).outline() } ?? [] }
    }

    /// Asks with the document's handle; nil while it is locked.
    func withHandle<Value>(_ body: (OpaquePointer) -> Value) -> Value? { lock.withLock { handle.map(body) } }

    private func date(_ ask: PopplerDetails.Seconds) -> Date? {
        lock.withLock {
            guard let handle else { return nil }
            let seconds: Int = ask(handle)
            return seconds < 0 ? nil : Date(timeIntervalSince1970: TimeInterval(seconds))
        }
    }

    private func text(_ ask: PopplerLibrary.Text) -> String? {
        lock.withLock {
            guard let handle, let found = ask(handle) else { return nil }
            defer { library.free(found) }
            return String(cString: found)
        }
    }
}

extension CGPDFDocument: CoreFoundationObject {
    public static var typeID: CFTypeID { 290 }
}
