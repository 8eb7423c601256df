import ObjectRuntime
import Synchronization

/// The place of the simulated device, and whether its user lets the app know.
package final class SimulatedPlace: Sendable {
    package static var shared: SimulatedPlace { AppServices.object { SimulatedPlace(file: ContainerFile("Services/location.plist")) } }

    private struct State {
        var authorization: CLAuthorizationStatus?
        var location: CLLocation?
        var observers: [UUID: @Sendable () -> Void] = [:]
    }
    private let state = Mutex(State())
    private let file: ContainerFile<Int32>?

    /// - Parameter file: where the user's answer is kept; nil keeps it for the process.
    package init(file: ContainerFile<Int32>?) {
        self.file = file
        _ = NotificationCenter.default.addObserver(forName: Self.moved, object: nil, queue: nil) { [weak self] notification in
            guard let latitude = notification.userInfo?["latitude"] as? Double, let longitude = notification.userInfo?["longitude"] as? Double
            else { return }
            self?.move(
                to: CLLocation(
                    coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 5,
                    verticalAccuracy: 30, course: -1, courseAccuracy: -1, speed: -1, speedAccuracy: -1, timestamp: Date(),
                    sourceInfo: CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false)))
        }
    }

    /// The notification that a host posts when a script moves the device.
    package static let moved = Notification.Name("QuinceSimulatedPlaceMoved")

    package var location: CLLocation? { state.withLock { $0.location } }

    package var authorization: CLAuthorizationStatus {
        state.withLock { $0.authorization } ?? file?.read().flatMap(CLAuthorizationStatus.init(rawValue:)) ?? .notDetermined
    }

    /// The device is there from now on.
    package func move(to location: CLLocation?) {
        state.withLock { $0.location = location }
        notify()
    }

    /// The user answers: yes where the device is somewhere, else no.
    func answer(_ wish: CLAuthorizationStatus) {
        guard authorization == .notDetermined else { return }
        let answer: CLAuthorizationStatus = location == nil ? .denied : wish
        state.withLock { $0.authorization = answer }
        try? file?.write(answer.rawValue)
        notify()
    }

    private func notify() { for observer in state.withLock({ Array($0.observers.values) }) { ServiceReply.send(on: .main) { observer() } } }

    /// Ends when it goes.
    final class Watch: @unchecked Sendable {
        private let end: () -> Void
        init(_ end: @escaping () -> Void) { self.end = end }
        deinit { end() }
    }

    func watch(_ body: @escaping @Sendable () -> Void) -> Watch {
        let key = UUID()
        state.withLock { $0.observers[key] = body }
        return Watch { [weak self] in self?.state.withLock { $0.observers[key] = nil } }
    }
}
