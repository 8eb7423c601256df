import QuinceCoreLocation
import UIKit

/// A circle of metres around a place.
@preconcurrency @MainActor open class GMSCircle: GMSOverlay {
    open var position = CLLocationCoordinate2D() { didSet { changed() } }
    /// In metres.
    open var radius: CLLocationDistance = 0 { didSet { changed() } }
    /// In points of the screen. Default 1.
    open var strokeWidth: CGFloat = 1 { didSet { changed() } }
    /// Default black.
    open var strokeColor: UIColor? = .black { didSet { changed() } }
    /// Nil, the default, fills nothing.
    open var fillColor: UIColor? { didSet { changed() } }

    nonisolated public override init() { super.init() }

    public convenience init(position: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.init()
        (self.position, self.radius) = (position, radius)
    }

    private func rect(_ frame: MapFrame) -> CGRect {
        let (center, reach) = (frame.point(for: position), frame.points(forMeters: radius, at: position))
        return CGRect(x: center.x - reach, y: center.y - reach, width: reach * 2, height: reach * 2)
    }

    override func draw(_ frame: MapFrame, in context: CGContext) {
        if let fillColor {
            context.setFillColor(fillColor.cgColor)
            context.fillEllipse(in: rect(frame))
        }
        if let strokeColor, strokeWidth > 0 {
            context.setStrokeColor(strokeColor.cgColor)
            context.setLineWidth(strokeWidth)
            context.strokeEllipse(in: rect(frame))
        }
    }

    override func isHit(_ point: CGPoint, _ frame: MapFrame) -> Bool {
        let circle: CGRect = rect(frame)
        return hypot(point.x - circle.midX, point.y - circle.midY) <= circle.width / 2
    }
}
