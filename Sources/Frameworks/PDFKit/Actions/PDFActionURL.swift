import UIKit

/// Opens an address.
open class PDFActionURL: PDFAction, @unchecked Sendable {
    open var url: URL?
    open override var type: String { "URI" }

    public init(url: URL) {
        self.url = url
        super.init()
    }

    open override func copy(with zone: NSZone? = nil) -> Any { url.map { PDFActionURL(url: $0) } ?? self }
}
