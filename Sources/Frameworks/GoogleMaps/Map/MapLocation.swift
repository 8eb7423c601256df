import QuinceCoreLocation
import UIKit

/// The user's place on a map: a blue dot.
@MainActor final class MapLocation {
    private(set) var location: CLLocation?
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
    private var watch: LocationWatch?

    init(_ changed: @escaping @MainActor () -> Void) {
        dot.backgroundColor = UIColor(red: 0.26, green: 0.52, blue: 0.96, alpha: 1)
        dot.layer.cornerRadius = 11
        dot.layer.borderWidth = 3
        dot.layer.borderColor = UIColor.white.cgColor
        dot.isHidden = true
        watch = LocationWatch { [weak self] place in
            MainActor.assumeIsolated {
                self?.location = place
                changed()
            }
        }
    }

    func place(in frame: MapFrame) {
        dot.isHidden = location == nil
        if let location { dot.center = frame.point(for: location.coordinate) }
    }
}

/// Asks for the user's place while it lives.
final class LocationWatch: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private let body: (CLLocation) -> Void

    init(_ body: @escaping (CLLocation) -> Void) {
        self.body = body
        super.init()
        manager.delegate = self
        manager.startUpdatingLocation()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { if let last = locations.last { body(last) } }
}
