import ObjectRuntime

/// The place of the device, as one of a sequence of updates.
public struct CLLocationUpdate: Sendable {
    /// Nil where it is not known or may not be.
    public let location: CLLocation?
    /// Whether the device stands still; no other update comes until it moves.
    public let isStationary: Bool

    public enum LiveConfiguration: Int, Sendable { case `default` = 0, automotiveNavigation, otherNavigation, fitness, airborne }

    /// The updates of the place that a script gives the device: each place once as it is come to and once as it is stayed at.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates(place: .shared) }

    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate
        let place: SimulatedPlace

        public struct AsyncIterator: AsyncIteratorProtocol {
            let place: SimulatedPlace
            var changes: AsyncStream<Void>.AsyncIterator
            var last: CLLocationUpdate?

            public mutating func next() async throws -> CLLocationUpdate? {
                while true {
                    if let update = LiveUpdates.next(after: last, authorization: place.authorization, location: place.location) {
                        last = update
                        return update
                    }
                    guard await changes.next() != nil else { return nil }
                }
            }
        }

        public func makeAsyncIterator() -> AsyncIterator {
            let changes = AsyncStream<Void>(bufferingPolicy: .bufferingNewest(1)) { continuation in
                let watch = place.watch { continuation.yield() }
                continuation.onTermination = { _ in withExtendedLifetime(watch) {} }
            }
            return AsyncIterator(place: place, changes: changes.makeAsyncIterator())
        }
    }
}

/// Decides which update is the next one.
enum LiveUpdates {
    /// Nil while there is nothing new: before the user was asked, and at a place at which the device stays.
    static func next(after last: CLLocationUpdate?, authorization: CLAuthorizationStatus, location: CLLocation?) -> CLLocationUpdate? {
        if authorization == .notDetermined { return nil }
        let known = CLLocationManager.isAllowed(authorization) ? location : nil
        guard let known else { return last != nil && last?.location == nil ? nil : CLLocationUpdate(location: nil, isStationary: false) }
        guard let last, last.location === known else { return CLLocationUpdate(location: known, isStationary: false) }
        return last.isStationary ? nil : CLLocationUpdate(location: known, isStationary: true)
    }
}

/// Says that an app goes on to use the user's place in the background, until it is invalidated or goes. Apps are not stopped here, so that it only says so.
public final class CLBackgroundActivitySession: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public func invalidate() {}
}
