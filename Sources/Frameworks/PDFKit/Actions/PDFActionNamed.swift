import UIKit

public enum PDFActionNamedName: Int, Sendable {
    case none = 0, nextPage, previousPage, firstPage, lastPage, goBack, goForward, goToPage, find, print, zoomIn, zoomOut

    /// The words of PDF files.
    private static let words = [
        "", "NextPage", "PrevPage", "FirstPage", "LastPage", "GoBack", "GoForward", "GoToPage", "Find", "Print", "ZoomViewIn", "ZoomViewOut",
    ]

    init(word: String) { self = Self.words.firstIndex(of: word).flatMap { PDFActionNamedName(rawValue: $0) } ?? .none }
    var word: String { Self.words[rawValue] }
}

/// Does something that has a name: turns a page, zooms, asks for a search.
open class PDFActionNamed: PDFAction, @unchecked Sendable {
    open var name: PDFActionNamedName
    open override var type: String { "Named" }

    public init(name: PDFActionNamedName) {
        self.name = name
        super.init()
    }

    open override func copy(with zone: NSZone? = nil) -> Any { PDFActionNamed(name: name) }
}
