import UIKit

/// The keys of a document's attributes. As keys of dictionaries they equal their texts.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable, _HasCustomAnyHashableRepresentation {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(rawValue) }

    public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
    public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
    public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
    /// The app that made the document.
    public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
    /// The library that wrote it.
    public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
    public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
    public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
    /// An array of texts.
    public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}

/// The options of writing a document. Documents cannot be locked here: with a password nothing is written.
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable, _HasCustomAnyHashableRepresentation {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(rawValue) }

    public static let ownerPasswordOption = PDFDocumentWriteOption(rawValue: "PDFDocumentOwnerPassword")
    public static let userPasswordOption = PDFDocumentWriteOption(rawValue: "PDFDocumentUserPassword")
    /// Whether annotations become part of what the pages show.
    public static let burnInAnnotationsOption = PDFDocumentWriteOption(rawValue: "PDFDocumentBurnInAnnotations")
}

public enum PDFDocumentPermissions: Int, Sendable {
    /// A document that is locked.
    case none = 0
    case user
    /// A document that was never locked.
    case owner
}

extension NSNotification.Name {
    public static let PDFDocumentDidUnlock = NSNotification.Name("PDFDocumentDidUnlock")
    public static let PDFDocumentDidBeginFind = NSNotification.Name("PDFDocumentDidBeginFind")
    public static let PDFDocumentDidEndFind = NSNotification.Name("PDFDocumentDidEndFind")
    /// Has the page's index under `PDFDocumentPageIndexKey`.
    public static let PDFDocumentDidBeginPageFind = NSNotification.Name("PDFDocumentDidBeginPageFind")
    public static let PDFDocumentDidEndPageFind = NSNotification.Name("PDFDocumentDidEndPageFind")
    /// Has the selection under `PDFDocumentFoundSelectionKey`.
    public static let PDFDocumentDidFindMatch = NSNotification.Name("PDFDocumentDidFindMatch")
    public static let PDFDocumentDidBeginWrite = NSNotification.Name("PDFDocumentDidBeginWrite")
    public static let PDFDocumentDidEndWrite = NSNotification.Name("PDFDocumentDidEndWrite")
    public static let PDFDocumentDidBeginPageWrite = NSNotification.Name("PDFDocumentDidBeginPageWrite")
    public static let PDFDocumentDidEndPageWrite = NSNotification.Name("PDFDocumentDidEndPageWrite")

    /// The pages of a document are others than before, or lie otherwise.
    static let pdfDocumentPagesChanged = NSNotification.Name("QuincePDFDocumentPagesChanged")
    /// The annotations of a page, which is the notification's object, changed.
    static let pdfPageAnnotationsChanged = NSNotification.Name("QuincePDFPageAnnotationsChanged")
}

public let PDFDocumentFoundSelectionKey = "PDFDocumentFoundSelection"
public let PDFDocumentPageIndexKey = "PDFDocumentPageIndex"
