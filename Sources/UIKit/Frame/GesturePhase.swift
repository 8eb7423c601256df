/// Gestures: recognisers that wait for a time to pass, such as a long press, hear that it has.
@MainActor enum GesturePhase {
    static func run(at time: TimeInterval) {
        TouchDelivery.shared.passDeadlines(until: time)
    }
}
