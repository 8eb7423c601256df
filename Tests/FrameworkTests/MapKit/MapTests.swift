import QuinceMapKit
import Testing

@Suite(.serialized) @MainActor struct MapTests {
    private final class Listener: NSObject, MKMapViewDelegate {
        var selected: [String] = []
        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
            guard annotation.title == "Pin" else { return nil }
            return mapView.dequeueReusableAnnotationView(withIdentifier: "pin") ?? MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
        }
        func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { selected.append(view.annotation?.title ?? "") }
    }

    @Test("a filter of places lets through what it names, or all but that") func filters() {
        let food = MKPointOfInterestFilter(including: [.bakery, .cafe]), quiet = MKPointOfInterestFilter(excluding: [.nightlife])
        #expect(food.includes(.bakery) && food.excludes(.museum))
        #expect(quiet.includes(.museum) && quiet.excludes(.nightlife))
        #expect(MKPointOfInterestFilter.includingAll.includes(.zoo) && MKPointOfInterestFilter.excludingAll.excludes(.zoo))
    }

    @Test("annotations stand at their places and can be tapped") func annotations() throws {
        let root = UIViewController()
        let stage = try FrameworkStage(root: root)
        defer { stage.close() }
        let (map, listener) = (MKMapView(frame: root.view.bounds), Listener())
        root.view.addSubview(map)
        map.delegate = listener
        let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
        map.setRegion(MKCoordinateRegion(center: berlin, latitudinalMeters: 2000, longitudinalMeters: 2000), animated: false)
        let middle = MKPointAnnotation(coordinate: berlin, title: "Pin", subtitle: nil)
        let north = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 52.525, longitude: 13.405), title: "North", subtitle: nil)
        map.addAnnotations([middle, north])
        try stage.play("wait 0.2\npicture map\ntap \"North\"\nwait 0.5")
        #expect(listener.selected == ["North"] && map.view(for: middle) is MKPinAnnotationView && map.view(for: north) is MKMarkerAnnotationView)
        let (a, b) = (map.convert(berlin, toPointTo: map), map.convert(north.coordinate, toPointTo: map))
        #expect(abs(a.x - map.bounds.midX) < 1 && abs(a.y - map.bounds.midY) < 1 && b.y < a.y && abs(a.x - b.x) < 1)
        let back = map.convert(b, toCoordinateFrom: map)
        #expect(abs(back.latitude - 52.525) < 1e-6)
        map.removeAnnotation(middle)
        #expect(map.annotations.count == 1 && map.dequeueReusableAnnotationView(withIdentifier: "pin") != nil)
    }

    @Test("views that others are in the way of are hidden by their priority") func collisions() throws {
        let root = UIViewController()
        let stage = try FrameworkStage(root: root)
        defer { stage.close() }
        let map = MKMapView(frame: root.view.bounds)
        root.view.addSubview(map)
        let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
        map.setRegion(MKCoordinateRegion(center: berlin, latitudinalMeters: 2000, longitudinalMeters: 2000), animated: false)
        let first = MKPointAnnotation(coordinate: berlin, title: "First", subtitle: nil)
        let second = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 52.52001, longitude: 13.405), title: "Second", subtitle: nil)
        map.addAnnotations([first, second])
        let (a, b) = (try #require(map.view(for: first)), try #require(map.view(for: second)))
        #expect(a.displayPriority == .defaultHigh && MKAnnotationView(annotation: nil, reuseIdentifier: nil).displayPriority == .required)
        map.layoutIfNeeded()
        #expect(!a.isHidden && b.isHidden)
        a.displayPriority = .defaultLow
        map.layoutIfNeeded()
        #expect(a.isHidden && !b.isHidden)
        a.displayPriority = .required
        b.collisionMode = .none
        map.layoutIfNeeded()
        #expect(!a.isHidden && !b.isHidden)
        a.zPriority = .max
        map.layoutIfNeeded()
        let order = map.subviews.filter { $0 is MKAnnotationView }
        #expect(order.last === a)
    }
}
