import UIKit

/// Points of the screen in one point of the map.
public typealias MKZoomScale = CGFloat

/// How wide roads are at a scale, in points of the map.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat { 5 / max(zoomScale, .leastNormalMagnitude) }

/// Draws an overlay. Its coordinates are points of the map, from the overlay's bounding rectangle's corner.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    /// Default 1.
    open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
    /// How it mixes with what is below. Default normal.
    open var blendMode = CGBlendMode.normal { didSet { setNeedsDisplay() } }
    open var contentScaleFactor: CGFloat { UIScreen.main.scale }
    weak var map: MapOverlays?

    public init(overlay: any MKOverlay) { self.overlay = overlay }
    /// One that draws nothing.
    public convenience override init() { self.init(overlay: MKPolyline()) }

    private var origin: MKMapPoint {
        let rect = overlay.boundingMapRect
        return rect.isNull ? MKMapPoint() : rect.origin
    }
    open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y) }
    open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: Double(point.x) + origin.x, y: Double(point.y) + origin.y) }
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
    }
    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: Double(rect.width), height: Double(rect.height)))
    }

    /// Whether what is to be drawn is at hand. Default true.
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
    /// Draws a part of the map. Does nothing unless overridden.
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
    open func setNeedsDisplay() { map?.setNeedsDisplay() }
    open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }
    open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { setNeedsDisplay() }
}

/// Fills and strokes a path.
@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// Nil, the default, fills nothing.
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    /// Nil, the default, strokes nothing.
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// In points of the screen; 0, the default, is the width of roads.
    open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var lineJoin: CGLineJoin = .round
    open var lineCap: CGLineCap = .round
    open var miterLimit: CGFloat = 10
    open var lineDashPhase: CGFloat = 0
    /// In points of the screen.
    open var lineDashPattern: [NSNumber]?
    open var shouldRasterize = false
    private var made: CGPath?
    /// The part of the line that is stroked, for the classes that let apps say so.
    fileprivate var stroked = StrokedPart() { didSet { setNeedsDisplay() } }

    /// In the renderer's coordinates. Made by `createPath()` where it is asked for and there is none.
    open var path: CGPath! {
        get {
            if made == nil { createPath() }
            return made
        }
        set {
            made = newValue
            setNeedsDisplay()
        }
    }
    /// Sets `path`. Does nothing unless overridden.
    open func createPath() {}
    open func invalidatePath() { path = nil }

    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        guard let strokeColor else { return }
        context.setStrokeColor(strokeColor.withAlphaComponent(strokeColor.cgColor.alpha * alpha).cgColor)
        context.setLineWidth(lineWidth > 0 ? lineWidth / zoomScale : MKRoadWidthAtZoomScale(zoomScale))
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        if let lineDashPattern { context.setLineDash(phase: lineDashPhase / zoomScale, lengths: lineDashPattern.map { CGFloat($0.doubleValue) / zoomScale }) }
    }
    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        guard let fillColor else { return }
        context.setFillColor(fillColor.withAlphaComponent(fillColor.cgColor.alpha * alpha).cgColor)
    }
    open func strokePath(_ path: CGPath, in context: CGContext) {
        guard strokeColor != nil else { return }
        context.addPath(stroked.isWhole ? path : stroked.cut(path))
        context.strokePath()
    }
    open func fillPath(_ path: CGPath, in context: CGContext) {
        guard fillColor != nil else { return }
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }
    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let path else { return }
        applyFillProperties(to: context, atZoomScale: zoomScale)
        fillPath(path, in: context)
        applyStrokeProperties(to: context, atZoomScale: zoomScale)
        strokePath(path, in: context)
    }

    /// Adds the line through places, and closes it where asked.
    func add(_ line: MKMultiPoint, to path: CGMutablePath, closed: Bool) {
        let points = line.places.map { point(for: MKMapPoint($0)) }
        guard let first = points.first else { return }
        path.move(to: first)
        for point in points.dropFirst() { path.addLine(to: point) }
        if closed { path.closeSubpath() }
    }
}

/// A part of a line, from 0 to 1 of its length.
struct StrokedPart {
    var start: CGFloat = 0
    var end: CGFloat = 1
    var isWhole: Bool { start <= 0 && end >= 1 }

    /// The lines of the path's part, its curves as short lines. Each of its pieces counts for itself.
    func cut(_ path: CGPath) -> CGPath {
        let part = CGMutablePath()
        for line in PathLines.lines(of: path) {
            var last: CGPoint?
            for piece in MapGradient.pieces(of: line, longest: .greatestFiniteMagnitude, from: start, to: end) {
                if last != piece.start { part.move(to: piece.start) }
                part.addLine(to: piece.end)
                last = piece.end
            }
        }
        return part
    }
}

/// Paths as lines.
enum PathLines {
    static func lines(of path: CGPath) -> [[CGPoint]] {
        var lines: [[CGPoint]] = []
        path.applyWithBlock { element in
            let points = element.pointee.points
            let now: CGPoint = lines.last?.last ?? .zero
            func add(_ point: CGPoint) { if lines.isEmpty { lines = [[point]] } else { lines[lines.count - 1].append(point) } }
            func mixed(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part) }
            let parts = (1...16).map { CGFloat($0) / 16 }
            switch element.pointee.type {
            case .moveToPoint: lines.append([points[0]])
            case .addLineToPoint: add(points[0])
            case .addQuadCurveToPoint:
                for part in parts { add(mixed(mixed(now, points[0], part), mixed(points[0], points[1], part), part)) }
            case .addCurveToPoint:
                for part in parts {
                    let middle = mixed(points[0], points[1], part)
                    add(mixed(mixed(mixed(now, points[0], part), middle, part), mixed(middle, mixed(points[1], points[2], part), part), part))
                }
            case .closeSubpath: if let first = lines.last?.first { add(first) }
            @unknown default: break
            }
        }
        return lines
    }
}

@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
    /// The part of the line at which the stroke begins. Default 0.
    open var strokeStart: CGFloat {
        get { stroked.start }
        set { stroked.start = newValue }
    }
    /// The part at which it ends. Default 1.
    open var strokeEnd: CGFloat {
        get { stroked.end }
        set { stroked.end = newValue }
    }
    open var circle: MKCircle { overlay as? MKCircle ?? MKCircle() }
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
    open override func createPath() { path = CGPath(ellipseIn: rect(for: overlay.boundingMapRect), transform: nil) }
}

@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// The part of the line at which the stroke begins. Default 0.
    open var strokeStart: CGFloat {
        get { stroked.start }
        set { stroked.start = newValue }
    }
    /// The part at which it ends. Default 1.
    open var strokeEnd: CGFloat {
        get { stroked.end }
        set { stroked.end = newValue }
    }
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
    open override func createPath() {
        let path = CGMutablePath()
        add(polyline, to: path, closed: false)
        self.path = path
    }
    open override func fillPath(_ path: CGPath, in context: CGContext) {}
}

@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// The part of the line at which the stroke begins. Default 0.
    open var strokeStart: CGFloat {
        get { stroked.start }
        set { stroked.start = newValue }
    }
    /// The part at which it ends. Default 1.
    open var strokeEnd: CGFloat {
        get { stroked.end }
        set { stroked.end = newValue }
    }
    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon() }
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
    open override func createPath() {
        let path = CGMutablePath()
        for ring in [polygon] + (polygon.interiorPolygons ?? []) { add(ring, to: path, closed: true) }
        self.path = path
    }
}

@preconcurrency @MainActor open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    /// The part of the line at which the stroke begins. Default 0.
    open var strokeStart: CGFloat {
        get { stroked.start }
        set { stroked.start = newValue }
    }
    /// The part at which it ends. Default 1.
    open var strokeEnd: CGFloat {
        get { stroked.end }
        set { stroked.end = newValue }
    }
    open var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }
    public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
    open override func createPath() {
        let path = CGMutablePath()
        for line in multiPolyline.polylines { add(line, to: path, closed: false) }
        self.path = path
    }
    open override func fillPath(_ path: CGPath, in context: CGContext) {}
}

@preconcurrency @MainActor open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    /// The part of the line at which the stroke begins. Default 0.
    open var strokeStart: CGFloat {
        get { stroked.start }
        set { stroked.start = newValue }
    }
    /// The part at which it ends. Default 1.
    open var strokeEnd: CGFloat {
        get { stroked.end }
        set { stroked.end = newValue }
    }
    open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }
    public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
    open override func createPath() {
        let path = CGMutablePath()
        for polygon in multiPolygon.polygons {
            for ring in [polygon] + (polygon.interiorPolygons ?? []) { add(ring, to: path, closed: true) }
        }
        self.path = path
    }
}

/// Draws a map's overlays, the first lowest.
final class MapOverlays: UIView {
    struct Entry {
        let overlay: any MKOverlay
        let level: MKOverlayLevel
        let renderer: MKOverlayRenderer?
    }
    var entries: [Entry] = [] {
        didSet {
            for entry in entries { entry.renderer?.map = self }
            setNeedsDisplay()
        }
    }
    /// The part of the map that is seen in the view.
    var shown = MKMapRect() { didSet { if shown != oldValue { setNeedsDisplay() } } }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }
    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), shown.width > 0, shown.height > 0, bounds.width > 0 else { return }
        let scale = bounds.width / CGFloat(shown.width)
        let ordered = entries.filter { $0.level == .aboveRoads } + entries.filter { $0.level == .aboveLabels }
        for entry in ordered {
            guard let renderer = entry.renderer, entry.overlay.boundingMapRect.intersects(shown) || entry.overlay.boundingMapRect.isEmpty else { continue }
            guard renderer.canDraw(shown, zoomScale: scale) else { continue }
            let origin = renderer.mapPoint(for: .zero)
            context.saveGState()
            context.setBlendMode(renderer.blendMode)
            context.scaleBy(x: scale, y: scale)
            context.translateBy(x: CGFloat(origin.x - shown.minX), y: CGFloat(origin.y - shown.minY))
            renderer.draw(shown, zoomScale: scale, in: context)
            context.restoreGState()
        }
    }
}
