/// Nanoseconds in a second, as Darwin's headers name them, and their kin.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1_000

// Objects on Apple's systems, and so equal to themselves alone. On Linux `DispatchQueue.main` is another object each time, around the same queue.
extension DispatchQueue: @retroactive Hashable {
    public static func == (left: DispatchQueue, right: DispatchQueue) -> Bool { left === right || left.address == right.address }
    public func hash(into hasher: inout Hasher) { hasher.combine(address) }

    /// The queue inside, in words.
    private var address: String {
        let children = Mirror(reflecting: self).children
        return children.first { $0.label == "__wrapped" }.map { "\($0.value)" } ?? "\(ObjectIdentifier(self))"
    }
}
