@testable import QuinceMapKit
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

    @Test("a map is drawn as an image, with places in it, and not once that is cancelled") func snapshots() throws {
        let stage = try FrameworkStage(root: UIViewController())
        defer { stage.close() }
        let options = MKMapSnapshotter.Options(), center = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
        options.region = MKCoordinateRegion(center: center, latitudinalMeters: 1000, longitudinalMeters: 1000)
        (options.size, options.scale) = (CGSize(width: 120, height: 80), 2)
        options.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
        let (drawn, cancelled) = (MKMapSnapshotter(options: options), MKMapSnapshotter(options: options))
        var snapshots: [MKMapSnapshotter.Snapshot] = []
        drawn.start { snapshot, error in
            #expect(error == nil)
            snapshots += [snapshot].compactMap { $0 }
        }
        cancelled.start { _, _ in Issue.record("it was cancelled") }
        #expect(drawn.isLoading)
        cancelled.cancel()
        try stage.play("wait 0.2")
        let snapshot = try #require(snapshots.first)
        #expect(!drawn.isLoading && snapshots.count == 1)
        #expect(snapshot.image.size == options.size && snapshot.image.scale == 2)
        let place = snapshot.point(for: center)
        #expect(abs(place.x - 60) < 0.5 && abs(place.y - 40) < 0.5)
        #expect(snapshot.traitCollection.userInterfaceStyle == .dark)
        options.camera = MKMapCamera(
            lookingAtCenter: CLLocationCoordinate2D(latitude: 10, longitude: 20), fromDistance: 5000, pitch: 0, heading: 0)
        #expect(abs(options.region.center.latitude - 10) < 1e-6 && abs(options.region.center.longitude - 20) < 1e-6)
    }

    @Test("a question for a way ends with the service's failure, or not at all once it is cancelled") func directions() async throws {
        let request = MKDirections.Request()
        request.source = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)))
        request.transportType = [.walking, .transit]
        let copy = try #require(request.copy() as? MKDirections.Request)
        #expect(copy.source === request.source && copy.transportType == request.transportType && copy !== request)
        await #expect(throws: MKError(.serverFailure)) { try await MKDirections(request: request).calculate() }
        let stage = try FrameworkStage(root: UIViewController())
        defer { stage.close() }
        var told: [String] = []
        let (asked, cancelled) = (MKDirections(request: request), MKDirections(request: request))
        asked.calculate { response, error in told.append("\(response == nil) \(error as? MKError == MKError(.serverFailure))") }
        cancelled.calculateETA { _, _ in told.append("cancelled") }
        #expect(asked.isCalculating)
        cancelled.cancel()
        try stage.play("wait 0.5")
        #expect(told == ["true true"] && !asked.isCalculating)
    }

    private final class TrackingListener: NSObject, MKMapViewDelegate {
        var modes: [MKUserTrackingMode] = []
        func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) { modes.append(mode) }
    }

    @Test("buttons let a map go with its user, and show how it does") func userTracking() throws {
        let root = UIViewController(), stage = try FrameworkStage(root: UINavigationController(rootViewController: root))
        defer { stage.close() }
        let (map, listener) = (MKMapView(frame: root.view.bounds), TrackingListener())
        map.delegate = listener
        root.view.addSubview(map)
        let button = MKUserTrackingButton(mapView: map), item = MKUserTrackingBarButtonItem(mapView: map)
        button.center = map.center
        root.view.addSubview(button)
        root.navigationItem.rightBarButtonItem = item
        #expect(item.image == UIImage(systemName: "location"))
        try stage.play("wait 0.2\ntap \(Int(button.center.x)) \(Int(button.center.y))\nwait 0.2")
        #expect(map.userTrackingMode == .follow && map.showsUserLocation && listener.modes == [.follow])
        #expect(item.image == UIImage(systemName: "location.fill"))
        map.goToNextTracking()
        map.goToNextTracking()
        #expect(listener.modes == [.follow, .followWithHeading, .none])
        let near = UserTracking.region(
            around: CLLocationCoordinate2D(latitude: 52, longitude: 13), from: MKCoordinateSpan(latitudeDelta: 60, longitudeDelta: 0.002))
        #expect(near.center.latitude == 52 && near.span.latitudeDelta == 0.01 && near.span.longitudeDelta == 0.002)
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
        // The foot of the one and the tip of the other.
        let (pin, marker): (CGRect, CGRect) = (map.view(for: middle)?.frame ?? .zero, map.view(for: north)?.frame ?? .zero)
        #expect(abs(pin.maxY - a.y) < 1 && abs(pin.midX - a.x) < 1 && abs(marker.maxY - b.y) < 1 && abs(marker.midX - b.x) < 1)
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
