import UIKit

/// Goes to a place of the same document.
open class PDFActionGoTo: PDFAction, @unchecked Sendable {
    open var destination: PDFDestination
    open override var type: String { "GoTo" }

    public init(destination: PDFDestination) {
        self.destination = destination
        super.init()
    }

    open override func copy(with zone: NSZone? = nil) -> Any { PDFActionGoTo(destination: destination) }
}
