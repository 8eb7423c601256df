@testable import QuinceMapKit
import Testing

@Suite(.serialized) @MainActor struct MapBreadthTests {
    private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

    @Test("distances are as round as on maps, in the units of the language's region") func distances() {
        let values: [(Double, RoundDistance.System, Double, UnitLength)] = [
            (4, .metric, 4, .meters), (33, .metric, 30, .meters), (470, .metric, 450, .meters), (990, .metric, 1, .kilometers),
            (1234, .metric, 1.2, .kilometers), (45_678, .metric, 46, .kilometers), (30, .feet, 100, .feet), (1609.344, .feet, 1, .miles),
            (100, .yards, 100, .yards),
        ]
        for (meters, system, value, unit) in values {
            let shown = RoundDistance.value(of: meters, in: system)
            #expect(abs(shown.value - value) < 1e-9 && shown.unit == unit, "\(meters)")
        }
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.units = .metric
        #expect(formatter.string(fromDistance: 1234) == "1.2 km")
        formatter.unitStyle = .full
        #expect(formatter.string(fromDistance: 1234) == "1.2 kilometers")
        #expect(formatter.distance(from: "1.2 km") == 1200 && formatter.distance(from: "far") == 0)
    }

    @Test("rectangles of the map are cut, moved and brought around the world") func rectangles() {
        let rect = MKMapRect(x: 10, y: 20, width: 30, height: 40)
        #expect(rect.intersection(MKMapRect(x: 0, y: 0, width: 20, height: 30)) == MKMapRect(x: 10, y: 20, width: 10, height: 10))
        #expect(rect.intersection(MKMapRect(x: 100, y: 0, width: 1, height: 1)).isNull && rect.offsetBy(dx: 1, dy: 2).origin == MKMapPoint(x: 11, y: 22))
        let (slice, remainder) = rect.divided(atDistance: 5, from: .maxXEdge)
        #expect(slice == MKMapRect(x: 35, y: 20, width: 5, height: 40) && remainder == MKMapRect(x: 10, y: 20, width: 25, height: 40))
        let world = MKMapRect.world.width
        let wide = MKMapRect(x: world - 10, y: 0, width: 30, height: 5)
        #expect(wide.spans180thMeridian && wide.remainder == MKMapRect(x: 0, y: 0, width: 20, height: 5) && !rect.spans180thMeridian)
        #expect(abs(MKMetersPerMapPointAtLatitude(0) * world - 40_030_228) < 100 && MKMapRect.world.contains(rect))
    }

    @Test("types of maps and configurations say the same") func configurations() {
        let map = MKMapView()
        #expect(map.preferredConfiguration is MKStandardMapConfiguration)
        map.preferredConfiguration = MKHybridMapConfiguration(elevationStyle: .realistic)
        #expect(map.mapType == .hybridFlyover)
        for type in [MKMapType.standard, .satellite, .hybrid, .satelliteFlyover, .hybridFlyover, .mutedStandard] {
            map.mapType = type
            #expect(MapKind.type(of: map.preferredConfiguration) == type)
        }
    }

    @Test("a map stays within its boundary and its range") func limits() throws {
        let wide = MKCoordinateRegion(center: berlin, span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4))
        let near = MapLimits.fitted(wide, in: nil, nearest: nil, farthest: MapLimits.degree)
        #expect(abs(near.span.latitudeDelta - 1) < 1e-9 && abs(near.span.longitudeDelta - 2) < 1e-9)
        #expect(MapLimits.fitted(wide, in: nil, nearest: 10, farthest: nil).span.latitudeDelta == 2)
        #expect(MKMapView.CameraZoomRange(minCenterCoordinateDistance: 10, maxCenterCoordinateDistance: 5) == nil)
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        map.region = MKCoordinateRegion(center: berlin, latitudinalMeters: 5000, longitudinalMeters: 5000)
        map.cameraBoundary = MKMapView.CameraBoundary(
            coordinateRegion: MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 48, longitude: 11), span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2)))
        #expect(abs(map.centerCoordinate.latitude - 49) < 1e-3 && abs(map.centerCoordinate.longitude - 12) < 1e-6)
        map.cameraZoomRange = MKMapView.CameraZoomRange(minCenterCoordinateDistance: 100_000)
        #expect(abs(map.camera.centerCoordinateDistance - 100_000) < 1)
    }

    @Test("what is to be seen stands between the insets") func padding() {
        let rect = MapPadding.rect(
            MKMapRect(x: 0, y: 0, width: 100, height: 100), padded: UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50),
            in: CGSize(width: 200, height: 100))
        #expect(rect == MKMapRect(x: -50, y: 0, width: 200, height: 100))
    }

    @Test("tiles are those of the level that fits the screen") func tiles() {
        let world = MKMapRect.world.width
        #expect(MapTiles.level(at: 256 / world, tileWidth: 256, levels: 0...21) == 0)
        #expect(
            MapTiles.level(at: 1024 / world, tileWidth: 256, levels: 0...21) == 2 && MapTiles.level(at: 1024 / world, tileWidth: 256, levels: 3...21) == nil)
        let east = MKMapRect(x: world * 0.6, y: world * 0.1, width: world * 0.1, height: world * 0.1)
        #expect(MapTiles.paths(in: east, level: 1, isFlipped: false, scale: 2) == [MKTileOverlayPath(x: 1, y: 0, z: 1, contentScaleFactor: 2)])
        let flipped = MapTiles.paths(in: east, level: 1, isFlipped: true, scale: 2)
        #expect(flipped.map(\.y) == [1] && MapTiles.rect(of: flipped[0], isFlipped: true).origin == MKMapPoint(x: world / 2, y: 0))
        let overlay = MKTileOverlay(urlTemplate: "https://example.com/{z}/{x}/{y}@{scale}x.png")
        #expect(overlay.url(forTilePath: MKTileOverlayPath(x: 3, y: 4, z: 5, contentScaleFactor: 2)).absoluteString == "https://example.com/5/3/4@2x.png")
    }

    private final class Squares: MKTileOverlay {
        var asked: Set<MKTileOverlayPath> = []
        override func loadTile(at path: MKTileOverlayPath, result: @escaping @Sendable (Data?, (any Error)?) -> Void) {
            asked.insert(path)
            let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
                UIColor.red.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            }
            result(image.pngData(), nil)
        }
    }
    private final class Tiler: NSObject, MKMapViewDelegate {
        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
            (overlay as? MKTileOverlay).map { MKTileOverlayRenderer(tileOverlay: $0) } ?? MKOverlayRenderer(overlay: overlay)
        }
    }

    @Test("tiles are asked for, each once, and there to be drawn when they come; the network's fail") func tileOverlays() async throws {
        let overlay = Squares(urlTemplate: nil), renderer = MKTileOverlayRenderer(tileOverlay: overlay)
        let scale: CGFloat = 256 / CGFloat(MKMapRect.world.width)
        #expect(!renderer.canDraw(.world, zoomScale: scale))
        for _ in 0..<200 where !renderer.canDraw(.world, zoomScale: scale) { try await Task.sleep(for: .milliseconds(10)) }
        #expect(renderer.canDraw(.world, zoomScale: scale) && overlay.asked.count == 1)
        let far = MKTileOverlay(urlTemplate: "https://example.com/{z}/{x}/{y}.png")
        await #expect(throws: URLError.self) { try await far.loadTile(at: MKTileOverlayPath(x: 0, y: 0, z: 0, contentScaleFactor: 1)) }
    }

    @Test("the shortest line between two places goes by the north") func geodesics() {
        let places = [CLLocationCoordinate2D(latitude: 50, longitude: -100), CLLocationCoordinate2D(latitude: 50, longitude: 100)]
        let line = Geodesic.line(through: places)
        #expect(line.count > 20 && line.map(\.latitude).max()! > 75)
        // Its longitudes go on, to the west here.
        #expect(abs(line.last!.longitude + 260) < 1e-6 && zip(line, line.dropFirst()).allSatisfy { abs($0.longitude - $1.longitude) < 90 })
        #expect(MKGeodesicPolyline(coordinates: places, count: 2).pointCount == line.count)
    }

    @Test("a gradient's colours are mixed between its places") func gradients() {
        let gradient = MapGradient(colors: [.black, .white, .white], locations: [0.2, 0.6])
        var white: CGFloat = 0
        gradient.color(at: 0.4).getRed(&white, green: nil, blue: nil, alpha: nil)
        #expect(abs(white - 0.5) < 1e-6 && gradient.colors.count == 2)
        let line = [CGPoint.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]
        let pieces = MapGradient.pieces(of: line, longest: 5)
        #expect(pieces.count == 4 && pieces[0].middle == 0.125 && pieces[3].end == CGPoint(x: 10, y: 10))
        let half = MapGradient.pieces(of: line, longest: .greatestFiniteMagnitude, from: 0.25, to: 0.75)
        #expect(half.map(\.start) == [CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 0)] && half.last?.end == CGPoint(x: 10, y: 5))
    }

    @Test("a scale shows a round distance that fits") func scales() throws {
        let step = try #require(MapScale.step(metersPerPoint: 7, widest: 100))
        #expect(step.distance == 500 && abs(step.width - 500 / 7) < 1e-9 && MapScale.step(metersPerPoint: 0, widest: 100) == nil)
        #expect(MapControls.isSeen(.adaptive, isOfUse: true) && !MapControls.isSeen(.hidden, isOfUse: true) && MapControls.isSeen(.visible, isOfUse: false))
    }

    @Test("a callout has room for its parts and stays in the map") func callouts() {
        let layout = MapCalloutLayout(
            left: CGSize(width: 30, height: 30), right: .zero, title: CGSize(width: 100, height: 20), detail: CGSize(width: 60, height: 14))
        #expect(layout.size == CGSize(width: 12 + 30 + 8 + 100 + 12, height: 48) && layout.title.minX == 50 && layout.detail.minY == layout.title.maxY + 2)
        let frame = layout.frame(above: CGPoint(x: 10, y: 100), in: CGRect(x: 0, y: 0, width: 300, height: 300))
        #expect(frame.minX == 8 && frame.maxY == 94)
    }

    private final class Visitor: NSObject, MKMapViewDelegate {
        var tapped = 0
        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
            let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.canShowCallout = true
            view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
            return view
        }
        func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) { tapped += 1 }
    }

    @Test("the callout of a selected annotation tells of its controls") func calloutControls() throws {
        let root = UIViewController(), stage = try FrameworkStage(root: root)
        defer { stage.close() }
        let (map, visitor) = (MKMapView(frame: root.view.bounds), Visitor())
        root.view.addSubview(map)
        map.delegate = visitor
        map.region = MKCoordinateRegion(center: berlin, latitudinalMeters: 2000, longitudinalMeters: 2000)
        let place = MKPointAnnotation(coordinate: berlin, title: "Gate", subtitle: "West")
        map.addAnnotation(place)
        map.selectAnnotation(place, animated: false)
        try stage.play("wait 0.2\npicture callout")
        let button = try #require((map.view(for: place)?.rightCalloutAccessoryView) as? UIControl)
        let middle: CGPoint = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        try stage.play("tap \(Int(middle.x)) \(Int(middle.y))\nwait 0.3")
        #expect(visitor.tapped == 1 && map.selectedAnnotations.count == 1)
        map.deselectAnnotation(place, animated: false)
        #expect(button.superview == nil)
    }

    @Test("markers show their words as they are told") func markerWords() {
        let all = MarkerWords.shown(title: "A", subtitle: "b", titles: .adaptive, subtitles: .adaptive, isSelected: true)
        #expect(all.title == "A" && all.subtitle == "b")
        let none = MarkerWords.shown(title: "A", subtitle: "b", titles: .hidden, subtitles: .adaptive, isSelected: false)
        #expect(none.title == nil && none.subtitle == nil)
    }

    @Test("a camera looks from a place above the ground at another") func cameras() {
        let sight = MapSight(
            center: CLLocationCoordinate2D(latitude: 52.53, longitude: 13.405), eye: berlin,
            altitude: MKMapPoint(berlin).distance(to: MKMapPoint(CLLocationCoordinate2D(latitude: 52.53, longitude: 13.405))))
        #expect(abs(sight.pitch - 45) < 0.01 && abs(sight.heading) < 0.01)
    }

    @Test("there is nothing to look around in") func lookAround() async {
        await #expect(throws: MKError(.serverFailure)) { try await MKLookAroundSceneRequest(coordinate: berlin).scene }
    }
}
