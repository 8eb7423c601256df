import QuinceMapKit
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct OverlayTests {
    private final class Painter: NSObject, MKMapViewDelegate {
        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
            let renderer: MKOverlayPathRenderer = overlay is MKPolyline ? MKPolylineRenderer(overlay: overlay) : MKPolygonRenderer(overlay: overlay)
            renderer.fillColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            renderer.strokeColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            renderer.lineWidth = 8
            return renderer
        }
    }

    private let json = """
        { "type": "FeatureCollection", "features": [
            { "type": "Feature", "id": "a", "properties": { "name": "Hall" }, "geometry": { "type": "Polygon", "coordinates":
                [ [[10, 50], [11, 50], [11, 51], [10, 51], [10, 50]], [[10.4, 50.4], [10.6, 50.4], [10.6, 50.6], [10.4, 50.6], [10.4, 50.4]] ] } },
            { "type": "Feature", "properties": null, "geometry": { "type": "LineString", "coordinates": [[9, 50.5], [12, 50.5]] } },
            { "type": "Feature", "properties": {}, "geometry": { "type": "MultiPolygon", "coordinates": [] } }
        ] }
        """

    @Test("features of GeoJSON are shapes with their properties") func decoding() throws {
        let features = try MKGeoJSONDecoder().decode(Data(json.utf8)).compactMap { $0 as? MKGeoJSONFeature }
        #expect(features.count == 3 && features[0].identifier == "a" && features[1].properties == nil)
        let name = try JSONSerialization.jsonObject(with: try #require(features[0].properties)) as? [String: String]
        #expect(name == ["name": "Hall"])
        let polygon = try #require(features[0].geometry.first as? MKPolygon)
        #expect(polygon.pointCount == 5 && polygon.interiorPolygons?.count == 1 && features[2].geometry.first is MKMultiPolygon)
        #expect(polygon.points()[0].x == MKMapPoint(CLLocationCoordinate2D(latitude: 50, longitude: 10)).x)
        #expect(throws: MKError(.decodingFailed)) { try MKGeoJSONDecoder().decode(Data("{}".utf8)) }
        #expect(throws: MKError(.decodingFailed)) { try MKGeoJSONDecoder().decode(Data("[".utf8)) }
    }

    @Test("overlays are drawn at their places by the delegate's renderers, holes left out, until they are removed") func drawing() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        stage.window.rootViewController?.view.addSubview(map)
        let shapes = try MKGeoJSONDecoder().decode(Data(json.utf8)).compactMap { ($0 as? MKGeoJSONFeature)?.geometry.first }
        let polygon = try #require(shapes[0] as? MKPolygon)
        map.addOverlays([polygon])
        map.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 50.5, longitude: 10.5), span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2))
        let painter = Painter()
        // Whoever becomes the delegate later is asked then.
        map.delegate = painter
        stage.session.advance(by: 0.2)
        func isRed(_ latitude: Double, _ longitude: Double) -> Bool {
            let point = map.convert(CLLocationCoordinate2D(latitude: latitude, longitude: longitude), toPointTo: map)
            let image = UIGraphicsImageRenderer(bounds: map.bounds).image { map.layer.render(in: $0.cgContext) }
            guard let pixel = image.cgImage?.cropping(to: CGRect(x: point.x * image.scale, y: point.y * image.scale, width: 1, height: 1)) else { return false }
            var bytes: [UInt8] = [0, 0, 0, 0]
            bytes.withUnsafeMutableBytes { memory in
                let context = CGContext(
                    data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
                context?.draw(pixel, in: CGRect(x: 0, y: 0, width: 1, height: 1))
            }
            return bytes[0] > 200 && bytes[2] < 100
        }
        #expect(map.renderer(for: polygon) is MKPolygonRenderer && map.overlays.count == 1)
        #expect(isRed(50.2, 10.2) && !isRed(50.5, 10.5) && !isRed(51.4, 11.4))
        map.removeOverlay(polygon)
        stage.session.advance(by: 0.2)
        #expect(!isRed(50.2, 10.2) && map.overlays.isEmpty)
    }
}
