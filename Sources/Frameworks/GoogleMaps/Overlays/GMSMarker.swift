import QuinceCoreLocation
import UIKit

public enum GMSMarkerAnimation: UInt, Sendable { case none = 0, pop, fadeIn }

/// A pin, a picture or a view at a place of the map.
@preconcurrency @MainActor open class GMSMarker: GMSOverlay {
    open var position = CLLocationCoordinate2D() { didSet { changed() } }
    /// The second line of the info window.
    open var snippet: String? { didSet { changed() } }
    open override var title: String? { didSet { changed() } }
    /// Nil, the default, is a red pin.
    open var icon: UIImage? { didSet { changed() } }
    /// Shown in place of `icon`.
    open var iconView: UIView? { didSet { changed() } }
    /// Kept: views are shown as they are.
    open var tracksViewChanges = true
    /// Whether an info window of the app's own is shown as it is at any time. Kept.
    open var tracksInfoWindowChanges = false
    /// The part of the picture at the place, from its top left corner. Default the middle of its lower edge.
    open var groundAnchor = CGPoint(x: 0.5, y: 1) { didSet { changed() } }
    /// The part of the picture that the info window stands on. Default the middle of its upper edge.
    open var infoWindowAnchor = CGPoint(x: 0.5, y: 0) { didSet { changed() } }
    open var appearAnimation = GMSMarkerAnimation.none
    /// Whether a long press and a drag move it.
    open var isDraggable = false
    /// Whether it turns with the map.
    open var isFlat = false { didSet { changed() } }
    /// Degrees clockwise about its ground anchor.
    open var rotation: CLLocationDegrees = 0 { didSet { changed() } }
    /// Default 1.
    open var opacity: Float = 1 { didSet { changed() } }

    nonisolated public override init() { super.init() }

    public convenience init(position: CLLocationCoordinate2D) {
        self.init()
        self.position = position
    }

    // Markers can be tapped unless an app says otherwise.
    private var letsTapsThrough = false
    open override var isTappable: Bool {
        get { !letsTapsThrough }
        set { letsTapsThrough = !newValue }
    }

    /// A pin in a colour; red for nil.
    open class func markerImage(with color: UIColor?) -> UIImage {
        let size = CGSize(width: 26, height: 41)
        return UIGraphicsImageRenderer(size: size).image { context in
            let pin = UIBezierPath()
            pin.addArc(withCenter: CGPoint(x: 13, y: 13), radius: 12, startAngle: .pi * 0.86, endAngle: .pi * 0.14, clockwise: true)
            pin.addQuadCurve(to: CGPoint(x: 13, y: 40), controlPoint: CGPoint(x: 14.5, y: 27))
            pin.addQuadCurve(to: CGPoint(x: 1.9, y: 18.1), controlPoint: CGPoint(x: 11.5, y: 27))
            pin.close()
            (color ?? UIColor(red: 0.92, green: 0.26, blue: 0.21, alpha: 1)).setFill()
            pin.fill()
            UIColor(white: 0, alpha: 0.25).setStroke()
            pin.lineWidth = 1
            pin.stroke()
            UIColor(white: 0, alpha: 0.45).setFill()
            UIBezierPath(ovalIn: CGRect(x: 8.5, y: 8.5, width: 9, height: 9)).fill()
        }
    }
}
