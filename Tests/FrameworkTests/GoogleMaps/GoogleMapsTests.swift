import QuinceCoreLocation
@testable import QuinceGoogleMaps
import Testing
@testable import UIKit

@Suite("GoogleMaps", .serialized) @MainActor
struct GoogleMapsTests {
    private static let sydney = CLLocationCoordinate2D(latitude: -33.86, longitude: 151.20)

    private func isNear(_ first: CLLocationCoordinate2D, _ second: CLLocationCoordinate2D, by degrees: Double = 1e-6) -> Bool {
        abs(first.latitude - second.latitude) < degrees && abs(first.longitude - second.longitude) < degrees
    }

    @Test("The world is 256 points wide at zoom 0, and points and places go over into each other, turned or not")
    func frame() {
        var frame = MapFrame(camera: GMSCameraPosition(latitude: 0, longitude: 0, zoom: 0), size: CGSize(width: 256, height: 256))
        #expect(abs(frame.point(for: CLLocationCoordinate2D(latitude: 0, longitude: -179.999)).x) < 0.01)
        frame.camera = GMSCameraPosition(target: Self.sydney, zoom: 12, bearing: 30, viewingAngle: 0)
        frame.padding = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 40)
        #expect(frame.middle == CGPoint(x: 108, y: 178) && frame.point(for: Self.sydney) == frame.middle)
        let point = CGPoint(x: 20, y: 200)
        let back = frame.point(for: frame.coordinate(for: point))
        #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
        let place = frame.coordinate(for: point)
        frame.camera = frame.zoomed(by: 2, at: point)
        #expect(isNear(frame.coordinate(for: point), place))
    }

    @Test("A camera that fits bounds sees all of them, between the insets")
    func fitting() throws {
        let frame = MapFrame(camera: GMSCameraPosition(latitude: 0, longitude: 0, zoom: 3), size: CGSize(width: 390, height: 844))
        let other = CLLocationCoordinate2D(latitude: -35, longitude: 149)
        let bounds = GMSCoordinateBounds(coordinate: Self.sydney, coordinate: other)
        var fitted = frame
        fitted.camera = try #require(frame.camera(fitting: bounds, insets: UIEdgeInsets(top: 10, left: 20, bottom: 300, right: 20)))
        let (first, second) = (fitted.point(for: Self.sydney), fitted.point(for: other))
        #expect(abs(second.x - 20) < 0.01 && abs(first.x - 370) < 0.01 && min(first.y, second.y) >= 10 && max(first.y, second.y) <= 544)
        #expect(frame.camera(fitting: GMSCoordinateBounds(), insets: .zero) == nil)
    }

    @Test("Bounds grow to the nearer side, also over the 180th meridian")
    func bounds() {
        let fiji = CLLocationCoordinate2D(latitude: -17, longitude: 178)
        let tonga = CLLocationCoordinate2D(latitude: -21, longitude: -175)
        let bounds = GMSCoordinateBounds().includingCoordinate(fiji).includingCoordinate(tonga)
        #expect(
            bounds.southWest.longitude == 178 && bounds.northEast.longitude == -175 && bounds.contains(CLLocationCoordinate2D(latitude: -18, longitude: 180)))
        #expect(!bounds.contains(Self.sydney) && bounds.includingCoordinate(Self.sydney).contains(Self.sydney))
        #expect(GMSCoordinateBounds(coordinate: fiji, coordinate: tonga).southWest.longitude == 178)
    }

    @Test("Paths are read from Google's text form and written in it")
    func encoding() throws {
        let path = try #require(GMSPath(fromEncodedPath: "_p~iF~ps|U_ulLnnqC_mqNvxq`@"))
        #expect(path.count() == 3 && isNear(path.coordinate(at: 1), CLLocationCoordinate2D(latitude: 40.7, longitude: -120.95)))
        #expect(path.encodedPath() == "_p~iF~ps|U_ulLnnqC_mqNvxq`@" && GMSPath(fromEncodedPath: "!") == nil)
    }

    @Test("Distances, headings and offsets are those of a ball")
    func geometry() {
        let paris = CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522)
        let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
        let way = GMSGeometryDistance(paris, berlin)
        #expect(abs(way - 877_500) < 1500)
        #expect(isNear(GMSGeometryOffset(paris, way, GMSGeometryHeading(paris, berlin)), berlin, by: 1e-6))
        let square = GMSMutablePath()
        for (north, east) in [(0.0, 0.0), (0, 1), (1, 1), (1, 0)] { square.addLatitude(north, longitude: east) }
        #expect(abs(GMSGeometryArea(square) / 1e6 - 12_364) < 30)
        #expect(GMSGeometryContainsLocation(CLLocationCoordinate2D(latitude: 0.5, longitude: 0.5), square, false))
        #expect(!GMSGeometryContainsLocation(CLLocationCoordinate2D(latitude: 1.5, longitude: 0.5), square, false))
        #expect(GMSGeometryIsLocationOnPath(CLLocationCoordinate2D(latitude: 0, longitude: 0.5), square, false))
    }

    @Test("Lines are cut into spans of the lengths in turn")
    func spans() {
        #expect(SpanCutting.spans(segments: [10, 10], lengths: [5, 10]) == [0.5, 1, 0.5])
        #expect(SpanCutting.spans(segments: [], lengths: [5]).isEmpty && SpanCutting.spans(segments: [1], lengths: [0]).isEmpty)
    }

    private final class Owner: NSObject, GMSMapViewDelegate {
        var heard: [String] = []
        var keepsTaps = false
        func mapView(_ mapView: GMSMapView, willMove gesture: Bool) { heard.append("will \(gesture)") }
        func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition) { heard.append("change") }
        func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition) { heard.append("idle") }
        func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D) { heard.append("map") }
        func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool {
            heard.append("marker")
            return keepsTaps
        }
        func mapView(_ mapView: GMSMapView, didTap overlay: GMSOverlay) { heard.append("overlay") }
        func mapView(_ mapView: GMSMapView, didTapInfoWindowOf marker: GMSMarker) { heard.append("window") }
        func mapView(_ mapView: GMSMapView, didCloseInfoWindowOf marker: GMSMarker) { heard.append("closed") }
    }

    private func made(_ owner: Owner, _ stage: FrameworkStage) throws -> GMSMapView {
        let map = GMSMapView.map(withFrame: stage.window.bounds, camera: .camera(withTarget: Self.sydney, zoom: 6))
        map.paddingAdjustmentBehavior = .never
        map.delegate = owner
        try #require(stage.window.rootViewController?.view).addSubview(map)
        stage.session.advance(by: 0.1)
        return map
    }

    @Test("A marker stands with its foot at its place; a tap selects it, shows its window and goes there, unless the delegate keeps it")
    func markers() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let owner = Owner()
        let map = try made(owner, stage)
        let marker = GMSMarker(position: map.projection.coordinate(for: CGPoint(x: 195, y: 300)))
        (marker.title, marker.snippet) = ("Sydney", "Australia")
        marker.map = map
        stage.session.advance(by: 0.1)
        try stage.play("picture map\ntap 195 285\nwait 1\npicture window\nexpect \"Sydney, Australia\"")
        #expect(map.selectedMarker === marker && owner.heard.contains("marker") && owner.heard.last == "idle")
        #expect(isNear(map.camera.target, marker.position))
        owner.heard = []
        try stage.play("tap \"Sydney, Australia\"\nwait 1\ntap 30 700\nwait 1")
        #expect(owner.heard == ["window", "map", "closed"] && map.selectedMarker == nil)
        owner.keepsTaps = true
        try stage.play("tap 195 410\nwait 1")
        #expect(map.selectedMarker == nil && owner.heard.last == "marker")
        marker.map = nil
        #expect(map.marker(at: CGPoint(x: 195, y: 410)) == nil)
    }

    @Test("Shapes are tapped where they are and can be; clearing takes everything away")
    func shapes() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let owner = Owner()
        let map = try made(owner, stage)
        let circle = GMSCircle(position: Self.sydney, radius: 100_000)
        circle.map = map
        try stage.play("tap 195 422\nwait 1")
        #expect(owner.heard == ["map"])
        circle.isTappable = true
        let path = GMSMutablePath()
        path.add(Self.sydney)
        let line = GMSPolyline(path: path)
        line.map = map
        try stage.play("tap 195 422\nwait 1")
        #expect(owner.heard == ["map", "overlay"])
        map.clear()
        #expect(circle.map == nil && line.map == nil)
    }

    @Test("A pan moves the map with the finger and tells so")
    func pan() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let owner = Owner()
        let map = try made(owner, stage)
        try stage.play("drag 200 500 to 200 300\nwait 1")
        #expect(map.camera.target.latitude < Self.sydney.latitude && owner.heard.first == "will true" && owner.heard.last == "idle")
        let target = map.camera.target
        map.settings.setAllGesturesEnabled(false)
        try stage.play("drag 200 500 to 200 300\nwait 1")
        #expect(isNear(map.camera.target, target))
    }

    @Test("Updates move the camera; zoom stays between the least and the greatest")
    func updates() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let map = try made(Owner(), stage)
        map.setMinZoom(4, maxZoom: 8)
        map.moveCamera(.zoom(to: 12))
        #expect(map.camera.zoom == 8)
        map.animate(with: .zoomOut())
        #expect(map.camera.zoom == 7)
        map.moveCamera(.fit(GMSCoordinateBounds(coordinate: Self.sydney, coordinate: Self.sydney)))
        #expect(isNear(map.camera.target, Self.sydney) && map.camera.zoom == 8)
    }

    @Test("Addresses are those without a network: none")
    func geocoder() async {
        await #expect(throws: URLError.self) { try await GMSGeocoder.geocoder().reverseGeocodeCoordinate(Self.sydney) }
        #expect(GMSServices.provideAPIKey("key"))
    }
}
