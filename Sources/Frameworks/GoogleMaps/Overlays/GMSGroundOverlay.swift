import QuinceCoreLocation
import UIKit

/// A picture that lies on the map.
@preconcurrency @MainActor open class GMSGroundOverlay: GMSOverlay {
    open var position = CLLocationCoordinate2D() { didSet { changed() } }
    /// The part of the picture at `position`. Default its middle.
    open var anchor = CGPoint(x: 0.5, y: 0.5) { didSet { changed() } }
    open var icon: UIImage? { didSet { changed() } }
    /// Default 1.
    open var opacity: Float = 1 { didSet { changed() } }
    /// Degrees clockwise from north.
    open var bearing: CLLocationDirection = 0 { didSet { changed() } }
    /// The part of the world that it covers; nil where it is as large as the picture at a zoom.
    open var bounds: GMSCoordinateBounds? { didSet { changed() } }
    private var zoomLevel: CGFloat?

    nonisolated public override init() { super.init() }

    public convenience init(bounds: GMSCoordinateBounds?, icon: UIImage?) {
        self.init()
        (self.bounds, self.icon) = (bounds, icon)
    }

    /// The picture in its own size at a zoom.
    public convenience init(position: CLLocationCoordinate2D, icon: UIImage?, zoomLevel: CGFloat) {
        self.init()
        (self.position, self.icon, self.zoomLevel) = (position, icon, zoomLevel)
    }

    /// The picture's place in the view with north up: the middle it is turned about, and its rectangle from there.
    private func place(_ frame: MapFrame) -> (center: CGPoint, rect: CGRect)? {
        let scale: Double = WorldPoint.tile * pow(2, Double(frame.camera.zoom))
        if let bounds, bounds.isValid {
            let (northEast, southWest) = (WorldPoint(bounds.northEast), WorldPoint(bounds.southWest))
            let across: Double = northEast.x >= southWest.x ? northEast.x - southWest.x : northEast.x + 1 - southWest.x
            let middle = WorldPoint(x: southWest.x + across / 2, y: (northEast.y + southWest.y) / 2)
            let (width, height) = (across * scale, (southWest.y - northEast.y) * scale)
            return (frame.point(for: middle.coordinate), CGRect(x: -width / 2, y: -height / 2, width: width, height: height))
        }
        guard let icon else { return nil }
        let grown = CGFloat(pow(2, Double(frame.camera.zoom) - Double(zoomLevel ?? CGFloat(frame.camera.zoom))))
        let (width, height) = (icon.size.width * grown, icon.size.height * grown)
        return (frame.point(for: position), CGRect(x: -width * anchor.x, y: -height * anchor.y, width: width, height: height))
    }

    private func turn(_ frame: MapFrame) -> Double { bearing - frame.camera.bearing }

    override func draw(_ frame: MapFrame, in context: CGContext) {
        guard let icon, let (center, rect) = place(frame) else { return }
        context.saveGState()
        context.translateBy(x: center.x, y: center.y)
        context.rotate(by: CGFloat(turn(frame) * .pi / 180))
        icon.draw(in: rect, blendMode: .normal, alpha: CGFloat(opacity))
        context.restoreGState()
    }

    override func isHit(_ point: CGPoint, _ frame: MapFrame) -> Bool {
        guard let (center, rect) = place(frame) else { return false }
        return rect.contains(MapFrame.turn(CGPoint(x: point.x - center.x, y: point.y - center.y), -turn(frame)))
    }
}
