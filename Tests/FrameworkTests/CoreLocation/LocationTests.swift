@testable import QuinceCoreLocation
import Testing

@Suite @MainActor struct LocationTests {
    private final class Listener: NSObject, CLLocationManagerDelegate {
        var told: [String] = []
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { told.append("status \(manager.authorizationStatus.rawValue)") }
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            told.append("at \(locations.map { Int($0.coordinate.latitude) })")
        }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            told.append("failed \((error as NSError).domain) \((error as NSError).code)")
        }
        func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) { told.append("in \(region.identifier)") }
    }

    /// Lets what waits on the main queue come.
    private func settle() async { for _ in 0..<6 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } } }

    @Test("without a place the user declines, and locations fail with kCLErrorDenied") func refused() async {
        let (manager, listener) = (CLLocationManager(place: SimulatedPlace(file: nil)), Listener())
        manager.delegate = listener
        await settle()
        #expect(listener.told == ["status 0"])
        manager.requestWhenInUseAuthorization()
        #expect(manager.authorizationStatus == .notDetermined, "the answer comes later")
        await settle()
        manager.requestLocation()
        await settle()
        #expect(listener.told == ["status 0", "status 2", "failed kCLErrorDomain 1"])
        #expect(manager.location == nil)
    }

    @Test("where a script says the device is, the user allows it and locations come") func allowed() async {
        let place = SimulatedPlace(file: nil)
        place.move(to: CLLocation(latitude: 52.5, longitude: 13.4))
        let (manager, listener) = (CLLocationManager(place: place), Listener())
        manager.delegate = listener
        manager.requestAlwaysAuthorization()
        await settle()
        manager.startUpdatingLocation()
        manager.startMonitoring(for: CLCircularRegion(center: CLLocationCoordinate2D(latitude: 48, longitude: 2), radius: 1000, identifier: "Paris"))
        await settle()
        place.move(to: CLLocation(latitude: 48, longitude: 2.001))
        await settle()
        #expect(manager.authorizationStatus == .authorizedAlways)
        #expect(listener.told.contains("at [52]") && listener.told.contains("at [48]") && listener.told.last == "in Paris")
        manager.stopUpdatingLocation()
    }

    @Test("distances are metres on the earth; the geocoder has no network") func distances() async {
        let (berlin, paris) = (CLLocation(latitude: 52.5200, longitude: 13.4050), CLLocation(latitude: 48.8566, longitude: 2.3522))
        #expect(abs(berlin.distance(from: paris) - 878_000) < 2000)
        await #expect(throws: CLError(.network)) { try await CLGeocoder().reverseGeocodeLocation(berlin) }
    }
}
