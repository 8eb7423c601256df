import QuinceCoreLocation
import UIKit

extension MKMapView {
    /// The rectangle of a view in which a region lies; nil is the map.
    public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        let rect = MKMapRect(region)
        let (start, end) = (MKMapPoint(x: rect.minX, y: rect.minY).coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate)
        let (a, b) = (convert(start, toPointTo: view ?? self), convert(end, toPointTo: view ?? self))
        return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y))
    }

    /// The region that lies in a rectangle of a view; nil is the map.
    public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        let start = MKMapPoint(convert(CGPoint(x: rect.minX, y: rect.minY), toCoordinateFrom: view ?? self))
        let end = MKMapPoint(convert(CGPoint(x: rect.maxX, y: rect.maxY), toCoordinateFrom: view ?? self))
        return MKCoordinateRegion(MKMapRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y))
    }

    /// The rectangle with the shape of the view.
    public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { fitted(mapRect) }
    /// The rectangle with the shape of the view, which leaves room at the edges.
    public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        fitted(MapPadding.rect(mapRect, padded: insets, in: bounds.size))
    }
    /// The part of the map, in its own coordinates, in which views of annotations are seen.
    public var annotationVisibleRect: CGRect { bounds }
}

/// Room at the edges of a map.
enum MapPadding {
    /// The part of the world that a view of a size shows so that a rectangle stands between its insets, in its middle. Insets that leave no room are passed
    /// over.
    static func rect(_ rect: MKMapRect, padded insets: UIEdgeInsets, in size: CGSize) -> MKMapRect {
        let (width, height) = (Double(size.width - insets.left - insets.right), Double(size.height - insets.top - insets.bottom))
        guard !rect.isNull, width > 0, height > 0, rect.width > 0 || rect.height > 0 else { return rect }
        let scale = max(rect.width / width, rect.height / height)
        let left = rect.midX - width * scale / 2 - Double(insets.left) * scale, top = rect.midY - height * scale / 2 - Double(insets.top) * scale
        return MKMapRect(x: left, y: top, width: Double(size.width) * scale, height: Double(size.height) * scale)
    }
}

extension MKCoordinateRegion {
    func isNearly(_ other: MKCoordinateRegion) -> Bool {
        let pairs = [
            (center.latitude, other.center.latitude), (center.longitude, other.center.longitude), (span.latitudeDelta, other.span.latitudeDelta),
            (span.longitudeDelta, other.span.longitudeDelta),
        ]
        return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
    }
}
