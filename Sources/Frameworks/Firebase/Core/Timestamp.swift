import UIKit

/// A point in time with nanoseconds, between the years 1 and 9999.
open class Timestamp: NSObject, NSCopying, Codable, @unchecked Sendable {
    public let seconds: Int64
    public let nanoseconds: Int32

    /// - Parameter nanoseconds: fractions of the second, from 0 to 999,999,999.
    public required init(seconds: Int64, nanoseconds: Int32) {
        require((0..<1_000_000_000).contains(nanoseconds), "Timestamp nanoseconds out of range: \(nanoseconds)")
        self.seconds = seconds
        self.nanoseconds = nanoseconds
        super.init()
    }

    public convenience init(date: Date) {
        let time: TimeInterval = date.timeIntervalSince1970
        var whole: Double = time.rounded(.down)
        var nanoseconds = Int32(((time - whole) * 1_000_000_000).rounded(.down))
        if nanoseconds >= 1_000_000_000 { (whole, nanoseconds) = (whole + 1, 0) }
        self.init(seconds: Int64(whole), nanoseconds: nanoseconds)
    }

    /// The present time.
    public override convenience init() { self.init(date: Date()) }

    /// Documents keep microseconds: what is finer is cut off when one is written.
    var stored: Timestamp { Timestamp(seconds: seconds, nanoseconds: nanoseconds / 1000 * 1000) }

    open func dateValue() -> Date { Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1_000_000_000) }

    open func compare(_ other: Timestamp) -> ComparisonResult {
        (seconds, nanoseconds) == (other.seconds, other.nanoseconds)
            ? .orderedSame : (seconds, nanoseconds) < (other.seconds, other.nanoseconds) ? .orderedAscending : .orderedDescending
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? Timestamp).map { compare($0) == .orderedSame } ?? false }
    open override var hash: Int { seconds.hashValue ^ Int(nanoseconds) }
    open override var description: String { "<FIRTimestamp: seconds=\(seconds) nanoseconds=\(nanoseconds)>" }

    private enum CodingKeys: String, CodingKey { case seconds, nanoseconds }

    public required convenience init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(seconds: try container.decode(Int64.self, forKey: .seconds), nanoseconds: try container.decode(Int32.self, forKey: .nanoseconds))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(seconds, forKey: .seconds)
        try container.encode(nanoseconds, forKey: .nanoseconds)
    }

    public static func < (lhs: Timestamp, rhs: Timestamp) -> Bool { lhs.compare(rhs) == .orderedAscending }
}

extension Timestamp: Comparable {}
