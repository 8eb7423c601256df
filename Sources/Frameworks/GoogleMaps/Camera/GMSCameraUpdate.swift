import QuinceCoreLocation
@_exported import UIKit

/// A change of the place that a map is seen from.
open class GMSCameraUpdate: NSObject, @unchecked Sendable {
    enum Change {
        case zoomBy(Float, at: CGPoint?)
        case zoomTo(Float)
        case target(CLLocationCoordinate2D, zoom: Float?)
        case camera(GMSCameraPosition)
        case fit(GMSCoordinateBounds, UIEdgeInsets)
        case scroll(CGFloat, CGFloat)
    }

    let change: Change

    init(_ change: Change) {
        self.change = change
        super.init()
    }

    open class func zoomIn() -> GMSCameraUpdate { GMSCameraUpdate(.zoomBy(1, at: nil)) }
    open class func zoomOut() -> GMSCameraUpdate { GMSCameraUpdate(.zoomBy(-1, at: nil)) }
    open class func zoom(by delta: Float) -> GMSCameraUpdate { GMSCameraUpdate(.zoomBy(delta, at: nil)) }
    /// The point of the map stays where it is.
    open class func zoom(by zoom: Float, at point: CGPoint) -> GMSCameraUpdate { GMSCameraUpdate(.zoomBy(zoom, at: point)) }
    open class func zoom(to zoom: Float) -> GMSCameraUpdate { GMSCameraUpdate(.zoomTo(zoom)) }
    open class func setTarget(_ target: CLLocationCoordinate2D) -> GMSCameraUpdate { GMSCameraUpdate(.target(target, zoom: nil)) }
    open class func setTarget(_ target: CLLocationCoordinate2D, zoom: Float) -> GMSCameraUpdate { GMSCameraUpdate(.target(target, zoom: zoom)) }
    open class func setCamera(_ camera: GMSCameraPosition) -> GMSCameraUpdate { GMSCameraUpdate(.camera(camera)) }
    /// The whole of the bounds as large as can be, 64 points from the edges.
    open class func fit(_ bounds: GMSCoordinateBounds) -> GMSCameraUpdate { fit(bounds, withPadding: 64) }
    open class func fit(_ bounds: GMSCoordinateBounds, withPadding padding: CGFloat) -> GMSCameraUpdate {
        fit(bounds, with: UIEdgeInsets(top: padding, left: padding, bottom: padding, right: padding))
    }
    open class func fit(_ bounds: GMSCoordinateBounds, with edgeInsets: UIEdgeInsets) -> GMSCameraUpdate { GMSCameraUpdate(.fit(bounds, edgeInsets)) }
    /// The camera moves by so many points, right and down.
    open class func scrollBy(x dX: CGFloat, y dY: CGFloat) -> GMSCameraUpdate { GMSCameraUpdate(.scroll(dX, dY)) }

    /// The camera after the change, for a map that is seen so.
    func camera(from frame: MapFrame) -> GMSCameraPosition? {
        switch change {
        case .zoomBy(let delta, let point): return frame.zoomed(by: delta, at: point ?? frame.middle)
        case .zoomTo(let zoom): return frame.camera.with(zoom: zoom)
        case .target(let target, let zoom): return frame.camera.with(target: target, zoom: zoom)
        case .camera(let camera): return camera
        case .fit(let bounds, let insets): return frame.camera(fitting: bounds, insets: insets)
        case .scroll(let x, let y):
            return frame.camera.with(target: frame.coordinate(for: CGPoint(x: frame.middle.x + x, y: frame.middle.y + y)))
        }
    }
}
