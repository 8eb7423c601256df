import QuinceCoreLocation
import UIKit

/// Moves the view of an annotation with a long press, and its annotation where that can be moved.
@MainActor final class MapDrag: NSObject {
    private weak var view: MKAnnotationView?
    private let press: UILongPressGestureRecognizer
    private var grip = CGPoint.zero

    init(_ view: MKAnnotationView) {
        self.view = view
        press = UILongPressGestureRecognizer(target: nil, action: nil)
        super.init()
        press.onAction = { [weak self] in self?.step() }
        view.addGestureRecognizer(press)
    }

    isolated deinit { view?.removeGestureRecognizer(press) }

    private func step() {
        guard let view, let map = view.superview as? MKMapView else { return }
        let place: CGPoint = press.location(in: map)
        switch press.state {
        case .began:
            grip = CGPoint(x: view.center.x - place.x, y: view.center.y - place.y)
            view.setDragState(.starting, animated: true)
            if view.dragState == .starting { view.setDragState(.dragging, animated: true) }
        case .changed: view.center = CGPoint(x: place.x + grip.x, y: place.y + grip.y)
        case .ended: finish(view, on: map, isCancelled: false)
        case .cancelled, .failed: finish(view, on: map, isCancelled: true)
        default: break
        }
    }

    private func finish(_ view: MKAnnotationView, on map: MKMapView, isCancelled: Bool) {
        guard view.dragState != .none else { return }
        if !isCancelled, let annotation = view.annotation {
            let foot = CGPoint(x: view.center.x - view.centerOffset.x, y: view.center.y - view.centerOffset.y)
            Self.move(annotation, to: map.convert(foot, toCoordinateFrom: map))
        }
        let end: MKAnnotationView.DragState = isCancelled ? .canceling : .ending
        view.setDragState(end, animated: true)
        if view.dragState == end { view.setDragState(.none, animated: true) }
        map.setNeedsLayout()
    }

    /// An annotation that cannot be moved stays.
    private static func move(_ annotation: any MKAnnotation, to coordinate: CLLocationCoordinate2D) {
        if let point = annotation as? MKPointAnnotation { return point.coordinate = coordinate }
        _ = KeyValueCoding.set(coordinate, of: annotation, forKey: "coordinate")
    }
}
