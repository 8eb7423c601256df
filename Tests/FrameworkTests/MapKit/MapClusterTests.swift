@testable import QuinceMapKit
import Testing

@Suite(.serialized) @MainActor struct MapClusterTests {
    private func item(_ x: CGFloat, _ identifier: String? = "a", priority: Float = 750, selected: Bool = false) -> MapClusters.Item {
        MapClusters.Item(
            frame: CGRect(x: x, y: 0, width: 20, height: 20), priority: MKFeatureDisplayPriority(priority), identifier: identifier, isSelected: selected)
    }

    @Test("those of one identifier that meet are a group; others, and who is selected, are not") func groups() {
        #expect(MapClusters.groups([item(0), item(10), item(100)]) == [[0, 1]])
        #expect(MapClusters.groups([item(0), item(10, "b"), item(12, nil)]).isEmpty)
        #expect(MapClusters.groups([item(0), item(10, selected: true)]).isEmpty)
        // The group stands in its middle, so that whoever meets only one of its members is not of it.
        #expect(MapClusters.groups([item(0), item(18), item(30)]) == [[0, 1]])
        // Whoever is more important begins.
        #expect(MapClusters.groups([item(0), item(18), item(30, priority: 1000)]) == [[1, 2]])
    }

    @Test("circles meet where rectangles do, but not at their corners") func modes() {
        var (a, b) = (item(0), item(0))
        b.frame.origin = CGPoint(x: 17, y: 17)
        #expect(MapClusters.groups([a, b]) == [[0, 1]])
        (a.mode, b.mode) = (.circle, .circle)
        #expect(MapClusters.groups([a, b]).isEmpty)
    }

    private final class Town: MKAnnotationView {
        override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
            super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
            image = UIImage(systemName: "circle.fill")
            clusteringIdentifier = "town"
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Namer: NSObject, MKMapViewDelegate {
        var asked = 0
        var selected: [Int] = []
        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
            annotation is MKClusterAnnotation ? nil : Town(annotation: annotation, reuseIdentifier: nil)
        }
        func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]) -> MKClusterAnnotation {
            asked += 1
            let cluster = MKClusterAnnotation(memberAnnotations: memberAnnotations)
            cluster.title = "Towns"
            return cluster
        }
        func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
            selected.append((view.annotation as? MKClusterAnnotation)?.memberAnnotations.count ?? 1)
        }
    }

    private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

    private final class Counting: MKMapView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    @Test("what clusters stand for is gathered in the layout that is under way") func layouts() {
        let (map, namer) = (Counting(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), Namer())
        map.delegate = namer
        map.setRegion(MKCoordinateRegion(center: berlin, latitudinalMeters: 5000, longitudinalMeters: 5000), animated: false)
        map.addAnnotations(
            [52.52, 52.5201].map { latitude in
                let town = MKPointAnnotation()
                town.coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: 13.405)
                return town
            })
        map.layoutIfNeeded()
        #expect(map.annotations.contains { $0 is MKClusterAnnotation } && map.layouts <= 2)
        let before: Int = map.layouts
        map.setNeedsLayout()
        map.layoutIfNeeded()
        #expect(map.layouts == before + 1)
    }

    @Test("a cluster stands for annotations that are near to each other until the map is seen from nearer") func map() throws {
        let root = UIViewController(), stage = try FrameworkStage(root: root)
        defer { stage.close() }
        let (map, namer) = (MKMapView(frame: root.view.bounds), Namer())
        root.view.addSubview(map)
        map.delegate = namer
        let towns = [0.0, 0.001, 0.002].map { MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 52.52 + $0, longitude: 13.405)) }
        map.region = MKCoordinateRegion(center: berlin, latitudinalMeters: 50_000, longitudinalMeters: 50_000)
        map.addAnnotations(towns)
        map.layoutIfNeeded()
        let cluster = try #require(map.annotations.compactMap { $0 as? MKClusterAnnotation }.first)
        #expect(cluster.memberAnnotations.count == 3 && cluster.title == "Towns" && map.annotations.count == 4)
        #expect(abs(cluster.coordinate.latitude - 52.521) < 1e-5)
        let view = try #require(map.view(for: cluster))
        #expect(view is MKMarkerAnnotationView && map.view(for: towns[0])?.cluster === view && map.view(for: towns[0])?.isHidden == true)
        map.setNeedsLayout()
        map.layoutIfNeeded()
        #expect(namer.asked == 1)
        try stage.play("wait 0.2\npicture cluster\ntap \(Int(view.center.x)) \(Int(view.center.y))\nwait 0.3")
        #expect(namer.selected == [3])
        map.region = MKCoordinateRegion(center: berlin, latitudinalMeters: 800, longitudinalMeters: 800)
        map.layoutIfNeeded()
        #expect(map.annotations.count == 3 && map.view(for: towns[0])?.cluster == nil && map.view(for: towns[0])?.isHidden == false)
        #expect(map.selectedAnnotations.isEmpty)
        map.removeAnnotations(map.annotations)
        #expect(map.annotations.isEmpty)
    }

    @Test("without a word of the delegate views are of the classes that are registered for all") func registered() throws {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        map.register(MKPinAnnotationView.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        let place = MKPointAnnotation(coordinate: berlin)
        map.addAnnotation(place)
        let view = try #require(map.view(for: place))
        #expect(view is MKPinAnnotationView && view.reuseIdentifier == MKMapViewDefaultAnnotationViewReuseIdentifier)
    }

    @Test("a cluster goes by the title of its first, and says how many more there are") func words() {
        let places = ["", "B", "C"].map { MKPointAnnotation(coordinate: berlin, title: $0.isEmpty ? nil : $0, subtitle: nil) }
        let cluster = MKClusterAnnotation(memberAnnotations: places)
        #expect(cluster.title == "B" && cluster.subtitle == "+2")
    }
}
