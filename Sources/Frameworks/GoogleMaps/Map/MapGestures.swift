import ObjectRuntime
import UIKit

/// The gestures of a map: taps, long presses that drag markers, pans, pinches, turns, double taps.
@MainActor final class MapGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let map: GMSMapView
    private var dragged: GMSMarker?
    private var active = 0

    init(_ map: GMSMapView) { self.map = map }

    func attach() {
        let double = UITapGestureRecognizer(target: nil, action: nil)
        double.numberOfTapsRequired = 2
        double.onAction = { [unowned self, unowned double] in doubleTapped(double) }
        let single = UITapGestureRecognizer(target: nil, action: nil)
        single.require(toFail: double)
        single.onAction = { [unowned self, unowned single] in tapped(single) }
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        pan.onAction = { [unowned self, unowned pan] in panned(pan) }
        let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
        pinch.onAction = { [unowned self, unowned pinch] in pinched(pinch) }
        let turn = UIRotationGestureRecognizer(target: nil, action: nil)
        turn.onAction = { [unowned self, unowned turn] in turned(turn) }
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.onAction = { [unowned self, unowned press] in pressed(press) }
        for recognizer in [double, single, pan, pinch, turn, press] as [UIGestureRecognizer] {
            recognizer.delegate = self
            map.addGestureRecognizer(recognizer)
        }
    }

    func gestureRecognizer(_ gesture: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
        let moves: (UIGestureRecognizer) -> Bool = { $0 is UIPanGestureRecognizer || $0 is UIPinchGestureRecognizer || $0 is UIRotationGestureRecognizer }
        return gesture.view === other.view && moves(gesture) && moves(other)
    }

    func gestureRecognizer(_ gesture: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { !(touch.view is UIControl) }

    func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool {
        switch gesture {
        case is UIPanGestureRecognizer: map.settings.scrollGestures
        case is UIPinchGestureRecognizer: map.settings.zoomGestures
        case is UIRotationGestureRecognizer: map.settings.rotateGestures
        case let tap as UITapGestureRecognizer where tap.numberOfTapsRequired == 2: map.settings.zoomGestures
        default: true
        }
    }

    private func tapped(_ gesture: UITapGestureRecognizer) { map.tapped(gesture.location(in: map)) }

    private func doubleTapped(_ gesture: UITapGestureRecognizer) {
        map.animate(to: map.mapFrame.zoomed(by: 1, at: gesture.location(in: map)))
    }

    private func panned(_ gesture: UIPanGestureRecognizer) {
        let moved: CGPoint = gesture.translation(in: map)
        gesture.setTranslation(.zero, in: map)
        let frame: MapFrame = map.mapFrame
        follow(gesture) { frame.camera.with(target: frame.coordinate(for: CGPoint(x: frame.middle.x - moved.x, y: frame.middle.y - moved.y))) }
    }

    private func pinched(_ gesture: UIPinchGestureRecognizer) {
        let (scale, place, frame) = (gesture.scale, gesture.location(in: map), map.mapFrame)
        gesture.scale = 1
        follow(gesture) { frame.zoomed(by: Float(log2(max(Double(scale), 0.01))), at: place) }
    }

    private func turned(_ gesture: UIRotationGestureRecognizer) {
        let (degrees, frame) = (Double(gesture.rotation) * 180 / .pi, map.mapFrame)
        gesture.rotation = 0
        follow(gesture) { frame.camera.with(bearing: frame.camera.bearing - degrees) }
    }

    /// Moves the camera with a gesture, and says when the first begins and the last ends.
    private func follow(_ gesture: UIGestureRecognizer, _ camera: () -> GMSCameraPosition) {
        switch gesture.state {
        case .began:
            active += 1
            move(to: camera(), isFirst: active == 1)
        case .changed: move(to: camera(), isFirst: false)
        case .ended, .cancelled:
            active = max(active - 1, 0)
            if active == 0 { map.becomeIdle() }
        default: break
        }
    }

    private func move(to camera: GMSCameraPosition, isFirst: Bool) {
        if let bounds = map.cameraTargetBounds, bounds.isValid, !bounds.contains(camera.target) { return }
        map.move(to: camera, byGesture: true, telling: isFirst)
    }

    private func pressed(_ gesture: UILongPressGestureRecognizer) {
        let point: CGPoint = gesture.location(in: map)
        switch gesture.state {
        case .began:
            if let marker = map.isInfoWindow(at: point) {
                try? map.delegate?.mapView(map, didLongPressInfoWindowOf: marker)
            } else if let marker = map.marker(at: point), marker.isDraggable {
                dragged = marker
                try? map.delegate?.mapView(map, didBeginDragging: marker)
            } else {
                try? map.delegate?.mapView(map, didLongPressAt: map.mapFrame.coordinate(for: point))
            }
        case .changed:
            guard let dragged else { return }
            dragged.position = map.mapFrame.coordinate(for: point)
            try? map.delegate?.mapView(map, didDrag: dragged)
        case .ended, .cancelled:
            guard let dragged else { return }
            self.dragged = nil
            try? map.delegate?.mapView(map, didEndDragging: dragged)
        default: break
        }
    }
}
