import QuinceCoreLocation
import UIKit

/// How one goes.
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = MKDirectionsTransportType(rawValue: 1 << 0)
    public static let walking = MKDirectionsTransportType(rawValue: 1 << 1)
    public static let transit = MKDirectionsTransportType(rawValue: 1 << 2)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Asks for ways a service that is not reached from here: `MKError.serverFailure`.
@preconcurrency @MainActor open class MKDirections: NSObject {
    public typealias DirectionsHandler = @MainActor @Sendable (Response?, (any Error)?) -> Void
    public typealias ETAHandler = @MainActor @Sendable (ETAResponse?, (any Error)?) -> Void

    /// From where to where, and how.
    @preconcurrency @MainActor open class Request: NSObject, NSCopying {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType: MKDirectionsTransportType = .automobile
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
        nonisolated public override init() { super.init() }
        nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { Unchecked(value: copied()) }.value }

        private func copied() -> Request {
            let copy = Request()
            (copy.source, copy.destination, copy.transportType) = (source, destination, transportType)
            (copy.requestsAlternateRoutes, copy.departureDate, copy.arrivalDate) = (requestsAlternateRoutes, departureDate, arrivalDate)
            return copy
        }
        private struct Unchecked: @unchecked Sendable { let value: Request }
    }

    /// The answer of the service.
    @preconcurrency @MainActor open class Response: NSObject {
        public let source: MKMapItem
        public let destination: MKMapItem
        public let routes: [MKRoute]
        init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) { (self.source, self.destination, self.routes) = (source, destination, routes) }
    }

    /// How long a way takes.
    @preconcurrency @MainActor open class ETAResponse: NSObject {
        public let source: MKMapItem
        public let destination: MKMapItem
        public let expectedTravelTime: TimeInterval
        public let distance: CLLocationDistance
        public let expectedArrivalDate: Date
        public let expectedDepartureDate: Date
        public let transportType: MKDirectionsTransportType
        init(request: Request, source: MKMapItem, destination: MKMapItem, distance: CLLocationDistance, time: TimeInterval, departure: Date) {
            (self.source, self.destination, self.distance, expectedTravelTime) = (source, destination, distance, time)
            (expectedDepartureDate, expectedArrivalDate, transportType) = (departure, departure + time, request.transportType)
        }
    }

    open private(set) var isCalculating = false
    public init(request: Request) {}

    open func calculate(completionHandler: @escaping DirectionsHandler) { fail { completionHandler(nil, $0) } }
    open func calculate() async throws -> Response { throw MKError(.serverFailure) }
    open func calculateETA(completionHandler: @escaping ETAHandler) { fail { completionHandler(nil, $0) } }
    open func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }
    /// Ends the question that is asked: its handler is not called any more.
    open func cancel() { isCalculating = false }

    private func fail(_ body: @escaping @MainActor @Sendable (MKError) -> Void) {
        isCalculating = true
        ServiceReply.sendInSession { [self] in
            guard isCalculating else { return }
            isCalculating = false
            body(MKError(.serverFailure))
        }
    }
}

/// A way from one place to another.
@preconcurrency @MainActor open class MKRoute: NSObject {
    /// A part of a way with one instruction.
    @preconcurrency @MainActor open class Step: NSObject {
        public let instructions: String
        public let notice: String?
        public let polyline: MKPolyline
        public let distance: CLLocationDistance
        public let transportType: MKDirectionsTransportType
        init(instructions: String, notice: String?, polyline: MKPolyline, distance: CLLocationDistance, transportType: MKDirectionsTransportType) {
            (self.instructions, self.notice, self.polyline, self.distance, self.transportType) = (instructions, notice, polyline, distance, transportType)
        }
    }

    public let name: String
    public let advisoryNotices: [String]
    public let distance: CLLocationDistance
    public let expectedTravelTime: TimeInterval
    public let transportType: MKDirectionsTransportType
    public let polyline: MKPolyline
    public let steps: [Step]
    init(name: String, polyline: MKPolyline, distance: CLLocationDistance, time: TimeInterval, transportType: MKDirectionsTransportType, steps: [Step]) {
        (self.name, self.polyline, self.distance, expectedTravelTime) = (name, polyline, distance, time)
        (self.transportType, self.steps, advisoryNotices) = (transportType, steps, [])
    }
}
