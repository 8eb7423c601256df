@testable import QuinceCoreLocation
import Testing

@Suite @MainActor struct LiveLocationTests {
    private let berlin = CLLocation(latitude: 52.5, longitude: 13.4)

    @Test("each place comes once as it is come to and once as it is stayed at; without leave an update says that there is none") func updates() {
        #expect(LiveUpdates.next(after: nil, authorization: .notDetermined, location: berlin) == nil)
        let refused = LiveUpdates.next(after: nil, authorization: .denied, location: berlin)
        #expect(refused != nil && refused?.location == nil && LiveUpdates.next(after: refused, authorization: .denied, location: berlin) == nil)
        let come = LiveUpdates.next(after: refused, authorization: .authorizedWhenInUse, location: berlin)
        #expect(come?.location === berlin && come?.isStationary == false)
        let stayed = LiveUpdates.next(after: come, authorization: .authorizedWhenInUse, location: berlin)
        #expect(stayed?.isStationary == true && LiveUpdates.next(after: stayed, authorization: .authorizedWhenInUse, location: berlin) == nil)
        let moved = CLLocation(latitude: 48, longitude: 2)
        #expect(LiveUpdates.next(after: stayed, authorization: .authorizedWhenInUse, location: moved)?.isStationary == false)
    }

    @Test("circles are satisfied by who is in them, beacons are never known") func conditions() {
        let near = CLMonitor.CircularGeographicCondition(center: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.401), radius: 500)
        #expect(ConditionState.now(of: near, isAllowed: true, location: berlin) == .satisfied)
        #expect(ConditionState.now(of: near, isAllowed: true, location: CLLocation(latitude: 48, longitude: 2)) == .unsatisfied)
        #expect(ConditionState.now(of: near, isAllowed: true, location: nil) == .unknown)
        #expect(ConditionState.now(of: near, isAllowed: false, location: berlin) == .unmonitored)
        #expect(ConditionState.now(of: CLMonitor.BeaconIdentityCondition(uuid: UUID()), isAllowed: true, location: berlin) == .unknown)
    }

    @Test("a monitor tells what its conditions become") func monitor() async throws {
        let place = SimulatedPlace(file: nil)
        place.move(to: berlin)
        place.answer(.authorizedAlways)
        let monitor = await CLMonitor("places", place: place)
        await monitor.add(CLMonitor.CircularGeographicCondition(center: berlin.coordinate, radius: 100), identifier: "home", assuming: .satisfied)
        var events = await monitor.events.makeAsyncIterator()
        place.move(to: CLLocation(latitude: 48, longitude: 2))
        let event = try #require(try await events.next())
        #expect(event.identifier == "home" && event.state == .unsatisfied)
        let last = await monitor.record(for: "home")?.lastEvent.state
        let identifiers = await monitor.identifiers
        #expect(last == .unsatisfied && identifiers == ["home"])
        await monitor.remove("home")
        let gone = await monitor.record(for: "home")
        #expect(gone == nil)
    }

    @Test("a location says where it comes from") func sources() throws {
        let source = CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false)
        let location = CLLocation(
            coordinate: berlin.coordinate, altitude: 1, horizontalAccuracy: 2, verticalAccuracy: 3, course: 4, courseAccuracy: 5, speed: 6, speedAccuracy: 7,
            timestamp: Date(), sourceInfo: source)
        #expect(location.sourceInformation?.isSimulatedBySoftware == true && berlin.sourceInformation == nil && location.speedAccuracy == 7)
    }
}
