/// The settings of an app's process that make the same app make the same pictures in every run.
enum SessionSettings {
    /// The environment variables for it.
    /// - Parameter isRandom: whether hashes, `UUID()` and random numbers are other ones in every run, as on a device.
    static func environment(isRandom: Bool) -> [String: String] {
        // The session's clock in place of the machine's; see CVirtualTime.
        let clock: [String: String] = ["QUINCE_CLOCK": "session"]
        guard !isRandom else { return clock }
        return clock.merging(["SWIFT_DETERMINISTIC_HASHING": "1", "QUINCE_RANDOM_SEED": "1"]) { $1 }
    }
}
