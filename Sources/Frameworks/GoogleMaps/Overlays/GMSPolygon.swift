import QuinceCoreLocation
import UIKit

/// A part of the map inside a closed path.
@preconcurrency @MainActor open class GMSPolygon: GMSOverlay {
    open var path: GMSPath? { didSet { changed() } }
    /// Parts of it that are left open.
    open var holes: [GMSPath]? { didSet { changed() } }
    /// In points of the screen. Default 1.
    open var strokeWidth: CGFloat = 1 { didSet { changed() } }
    /// Nil draws no line.
    open var strokeColor: UIColor? { didSet { changed() } }
    /// Default a blue that is seen through.
    open var fillColor: UIColor? = UIColor.blue.withAlphaComponent(0.5) { didSet { changed() } }
    open var geodesic = false { didSet { changed() } }

    nonisolated public override init() { super.init() }

    public convenience init(path: GMSPath?) {
        self.init()
        self.path = path
    }

    private func shape(_ frame: MapFrame) -> CGPath {
        let result = CGMutablePath()
        for ring in [path].compactMap(\.self) + (holes ?? []) { result.addPath(MapShapes.line(ring, geodesic: geodesic, closed: true, in: frame)) }
        return result
    }

    override func draw(_ frame: MapFrame, in context: CGContext) {
        let shape: CGPath = shape(frame)
        if let fillColor {
            context.setFillColor(fillColor.cgColor)
            context.addPath(shape)
            context.fillPath(using: .evenOdd)
        }
        if let strokeColor, strokeWidth > 0 {
            context.setStrokeColor(strokeColor.cgColor)
            context.setLineWidth(strokeWidth)
            context.setLineJoin(.round)
            context.addPath(shape)
            context.strokePath()
        }
    }

    override func isHit(_ point: CGPoint, _ frame: MapFrame) -> Bool { shape(frame).contains(point, using: .evenOdd) }
}
