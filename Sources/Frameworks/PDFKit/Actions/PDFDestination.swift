import UIKit

/// Stands for a coordinate or a zoom that a destination leaves open.
public let kPDFDestinationUnspecifiedValue = CGFloat(Float.greatestFiniteMagnitude)

/// A place on a page.
open class PDFDestination: NSObject, NSCopying, @unchecked Sendable {
    open private(set) weak var page: PDFPage?
    /// In the page's coordinates. `kPDFDestinationUnspecifiedValue` leaves one open.
    open private(set) var point: CGPoint
    /// The scale factor that a view takes there. Default `kPDFDestinationUnspecifiedValue`: its own stays.
    open var zoom: CGFloat = kPDFDestinationUnspecifiedValue

    public init(page: PDFPage, at point: CGPoint) {
        self.page = page
        self.point = point
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        guard let page else { return self }
        let copy = PDFDestination(page: page, at: point)
        copy.zoom = zoom
        return copy
    }

    /// Ascending where `destination` comes later in the document. Only pages and heights count; an open height is the page's top.
    open func compare(_ destination: PDFDestination) -> ComparisonResult {
        let mine: (Int, CGFloat) = order, other: (Int, CGFloat) = destination.order
        if mine == other { return .orderedSame }
        return mine < other ? .orderedAscending : .orderedDescending
    }

    private var order: (Int, CGFloat) {
        guard let page else { return (NSNotFound, 0) }
        let top: CGFloat = page.bounds(for: .cropBox).maxY
        return (page.document?.index(for: page) ?? 0, point.y == kPDFDestinationUnspecifiedValue ? 0 : top - point.y)
    }

    open override var description: String { "\(super.description), page = \(page?.label ?? "none"), point = (\(point.x), \(point.y))" }
}
