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

    /// The page's name, such as `iv`; nil where it cannot be told.
    package var label: String? {
        lock.withLock {
            guard let found = library.details.label?(handle) else { return nil }
            defer { library.free(found) }
            return String(cString: found)
        }
    }

    /// The rectangles of the Unicode scalars of `text`, in the page's coordinates. Line ends have rectangles without width.
    package var characterBoxes: [CGRect] {
        lock.withLock {
            var edges: UnsafeMutablePointer<Double>?
            var count: UInt32 = 0
            guard let layout = library.details.layout, layout(handle, &edges, &count) != 0, let edges else { return [] }
            defer { library.free(edges) }
            return (0..<Int(count)).map { index in
                let corner = edges + index * 4
                return CGRect(x: box.minX + corner[0], y: box.maxY - corner[3], width: corner[2] - corner[0], height: corner[3] - corner[1])
            }
        }
    }

    /// The page's links, as they lie on each other: the upmost last.
    package var links: [PDFLink] {
        guard let owner, let find = library.details.links, let free = library.details.freeLinks else { return [] }
        return owner.withHandle { document in
            lock.withLock {
                let list = find(handle)
                defer { free(list) }
                let reader = PopplerTargets(library: library, document: document)
                var found: [PDFLink] = []
                var node = list
                // A list of GLib's: an element's address and the next node's.
                while let here = node, let mapping = here.load(as: UnsafeMutableRawPointer?.self) {
                    func edge(_ index: Int) -> Double { mapping.load(fromByteOffset: index * 8, as: Double.self) }
                    let area = CGRect(x: box.minX + edge(0), y: box.minY + edge(1), width: edge(2) - edge(0), height: edge(3) - edge(1))
                    if let action = mapping.load(fromByteOffset: 32, as: UnsafeMutableRawPointer?.self), let target = reader.target(of: action) {
                        found.append(PDFLink(area: area, target: target))
                    }
                    node = here.load(fromByteOffset: 8, as: UnsafeMutableRawPointer?.self)
                }
                return found.reversed()
            }
        } ?? []
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
