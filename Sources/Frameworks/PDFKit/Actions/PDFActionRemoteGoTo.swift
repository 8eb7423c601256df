import UIKit

/// Goes to a place of another document.
open class PDFActionRemoteGoTo: PDFAction, @unchecked Sendable {
    /// Counted from 0.
    open var pageIndex: Int
    /// In the page's coordinates; `kPDFDestinationUnspecifiedValue` where it does not matter.
    open var point: CGPoint
    open var url: URL
    open override var type: String { "GoToR" }

    public init(pageIndex: Int, at point: CGPoint, fileURL url: URL) {
        self.pageIndex = pageIndex
        self.point = point
        self.url = url
        super.init()
    }

    open override func copy(with zone: NSZone? = nil) -> Any { PDFActionRemoteGoTo(pageIndex: pageIndex, at: point, fileURL: url) }
}
