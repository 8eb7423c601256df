import Foundation
internal import CCairo

/// The boxes of a page.
public enum CGPDFBox: Int32, Sendable {
    case mediaBox = 0, cropBox, bleedBox, trimBox, artBox
}

/// A page of a PDF document. Its coordinates are points, y upwards. A page that its document turns counts as one that stands upright.
public final class CGPDFPage: Hashable, @unchecked Sendable {
    private let handle: OpaquePointer
    private let library: PopplerLibrary
    private let lock = NSLock()
    /// Counted from 1.
    public let pageNumber: Int
    weak var owner: CGPDFDocument?
    private let box: CGRect

    init(_ handle: OpaquePointer, number: Int, of library: PopplerLibrary) {
        self.handle = handle
        self.library = library
        pageNumber = number
        var edges = [Double](repeating: 0, count: 4)
        var width = 0.0, height = 0.0
        library.cropBox(handle, &edges)
        library.size(handle, &width, &height)
        let isTurned: Bool = abs(edges[2] - edges[0] - width) > 0.5
        box = CGRect(x: isTurned ? 0 : edges[0], y: isTurned ? 0 : edges[1], width: width, height: height)
    }

    deinit { library.release(handle) }

    public static func == (lhs: CGPDFPage, rhs: CGPDFPage) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    public var document: CGPDFDocument? { owner }
    /// 0: the page is given upright.
    public var rotationAngle: Int32 { 0 }

    /// The part of the page that is shown. It stands for the other boxes too, which the page's reader does not tell.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect { self.box }

    /// The transform that puts a box into the middle of a rectangle: turned clockwise by `rotate` degrees, a multiple of 90, and made smaller where it has to be,
    /// never larger.
    public func getDrawingTransform(_ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool) -> CGAffineTransform {
        let own: CGRect = getBoxRect(box)
        let turns = Int(((rotate / 90) % 4 + 4) % 4)
        let size: CGSize = turns % 2 == 0 ? own.size : CGSize(width: own.height, height: own.width)
        guard size.width > 0, size.height > 0 else { return .identity }
        var sx: CGFloat = min(1, rect.width / size.width), sy: CGFloat = min(1, rect.height / size.height)
        if preserveAspectRatio { (sx, sy) = (min(sx, sy), min(sx, sy)) }
        return CGAffineTransform(translationX: -own.midX, y: -own.midY)
            .concatenating(CGAffineTransform(rotationAngle: -CGFloat(turns) * .pi / 2))
            .concatenating(CGAffineTransform(scaleX: sx, y: sy))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }

    /// The page's text, line by line.
    package var text: String {
        lock.withLock {
            guard let found = library.text(handle) else { return "" }
            defer { library.free(found) }
            return String(cString: found)
        }
    }

    fileprivate func draw(in context: CGContext) {
        let area: CGRect = box.applying(context.userToDevice)
        let isClear: Bool = context.state.alpha < 1
        if isClear { context.beginTransparencyLayer(auxiliaryInfo: nil) }
        context.render(within: area) { draw(on: $0) }
        if isClear { context.endTransparencyLayer() }
    }

    private func draw(on cairo: OpaquePointer) {
        lock.withLock {
            cairo_save(cairo)
            // poppler has the page's upper left corner at the origin, y downwards.
            cairo_translate(cairo, Double(box.minX), Double(box.maxY))
            cairo_scale(cairo, 1, -1)
            library.render(handle, cairo)
            cairo_restore(cairo)
        }
    }
}

extension CGPDFPage: CoreFoundationObject {
    public static var typeID: CFTypeID { 291 }
}

extension CGContext {
    /// Draws a page where its own coordinates are in the context's.
    public func drawPDFPage(_ page: CGPDFPage) { page.draw(in: self) }
}
