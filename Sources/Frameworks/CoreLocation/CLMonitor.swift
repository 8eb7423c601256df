import ObjectRuntime

/// A state of affairs that a monitor looks for.
public protocol CLCondition: Sendable {}

/// Tells when conditions come true and when they do not any more, by the place that a script gives the device. What it knows lasts as long as it does.
public actor CLMonitor {
    /// The device is in a circle on the earth, in metres.
    public struct CircularGeographicCondition: CLCondition {
        public let center: CLLocationCoordinate2D
        public let radius: CLLocationDistance
        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { (self.center, self.radius) = (center, radius) }
    }

    /// A beacon is near. There is no radio here: it is never known.
    public struct BeaconIdentityCondition: CLCondition {
        public let uuid: UUID
        public let major: CLBeaconMajorValue?
        public let minor: CLBeaconMinorValue?
        public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
        public init(uuid: UUID, major: CLBeaconMajorValue) { (self.uuid, self.major, minor) = (uuid, major, nil) }
        public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) { (self.uuid, self.major, self.minor) = (uuid, major, minor) }
    }

    /// A condition has another state.
    public struct Event: Sendable {
        public enum State: Int, Sendable { case unknown = 0, satisfied, unsatisfied, unmonitored }
        public let identifier: String
        /// The beacon that was found.
        public let refinement: (any CLCondition)?
        public let state: State
        public let date: Date
    }

    /// A condition and the last that was told of it.
    public struct Record: Sendable {
        public let condition: any CLCondition
        public let lastEvent: Event
    }

    /// The events that are told from now on.
    public struct Events: AsyncSequence, Sendable {
        public typealias Element = Event
        let stream: AsyncStream<Event>

        public struct AsyncIterator: AsyncIteratorProtocol {
            var events: AsyncStream<Event>.AsyncIterator
            public mutating func next() async throws -> Event? { await events.next() }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(events: stream.makeAsyncIterator()) }
    }

    public nonisolated let name: String
    private let place: SimulatedPlace
    private var watch: SimulatedPlace.Watch?
    private var order: [String] = []
    private var records: [String: Record] = [:]
    private var listeners: [UUID: AsyncStream<Event>.Continuation] = [:]

    public init(_ name: String) async { await self.init(name, place: .shared) }

    init(_ name: String, place: SimulatedPlace) async {
        (self.name, self.place) = (name, place)
        watch = place.watch { [weak self] in Task { [weak self] in await self?.look() } }
    }

    deinit { for listener in listeners.values { listener.finish() } }

    /// In the order in which they were added.
    public var identifiers: [String] { order }

    public var events: Events {
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
        let key = UUID()
        listeners[key] = continuation
        continuation.onTermination = { [weak self] _ in Task { [weak self] in await self?.forget(key) } }
        return Events(stream: stream)
    }
    private func forget(_ key: UUID) { listeners[key] = nil }

    public func record(for identifier: String) -> Record? { records[identifier] }

    public func add(_ condition: some CLCondition, identifier: String) { add(condition, identifier: identifier, assuming: .unknown) }
    /// A condition takes the place of the one that has its identifier. Nothing is told until its state is another one than assumed.
    public func add(_ condition: some CLCondition, identifier: String, assuming state: Event.State) {
        if records[identifier] == nil { order.append(identifier) }
        records[identifier] = Record(condition: condition, lastEvent: Event(identifier: identifier, refinement: nil, state: state, date: Date()))
        look()
    }
    public func remove(_ identifier: String) {
        order.removeAll { $0 == identifier }
        records[identifier] = nil
    }

    private func look() {
        let (isAllowed, location) = (CLLocationManager.isAllowed(place.authorization), place.location)
        for identifier in order {
            guard let record = records[identifier] else { continue }
            let state = ConditionState.now(of: record.condition, isAllowed: isAllowed, location: location)
            guard state != record.lastEvent.state else { continue }
            let event = Event(identifier: identifier, refinement: nil, state: state, date: Date())
            records[identifier] = Record(condition: record.condition, lastEvent: event)
            for listener in listeners.values { listener.yield(event) }
        }
    }
}

/// Decides whether conditions hold.
enum ConditionState {
    static func now(of condition: any CLCondition, isAllowed: Bool, location: CLLocation?) -> CLMonitor.Event.State {
        guard isAllowed else { return .unmonitored }
        guard let circle = condition as? CLMonitor.CircularGeographicCondition, let location else { return .unknown }
        let middle = CLLocation(latitude: circle.center.latitude, longitude: circle.center.longitude)
        return location.distance(from: middle) <= circle.radius ? .satisfied : .unsatisfied
    }
}
