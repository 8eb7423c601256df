import Foundation

extension Tips {
    /// Something that happens in the app, each time of which counts.
    public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
        public let id: String
        public init(id: String) { self.id = id }

        /// One time.
        @dynamicMemberLookup public struct Donation: Sendable {
            public let date: Date
            let info: DonationInfo
            public subscript<Value>(dynamicMember path: KeyPath<DonationInfo, Value>) -> Value { info[keyPath: path] }
        }

        /// The last thousand times.
        public var donations: [Donation] {
            TipStore.current.donations(of: id).compactMap { kept in
                (try? JSONDecoder().decode(DonationInfo.self, from: kept.info)).map { Donation(date: kept.date, info: $0) }
            }
        }
        public func donate(_ donation: DonationInfo) async { keep(donation) }
        public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
            keep(donation)
            if let completion { ServiceReply.send { completion() } }
        }
        func keep(_ donation: DonationInfo) { TipStore.current.count(id, (try? JSONEncoder().encode(donation)) ?? Data()) }
    }

    /// How long ago at most.
    public struct DonationTimeRange: Hashable, Sendable {
        let seconds: TimeInterval
        public static let minute = minutes(1)
        public static let hour = hours(1)
        public static let day = days(1)
        public static let week = weeks(1)
        public static func minutes(_ amount: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(amount) * 60) }
        public static func hours(_ amount: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(amount) * 3_600) }
        public static func days(_ amount: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(amount) * 86_400) }
        public static func weeks(_ amount: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(amount) * 7 * 86_400) }
    }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
    public init(id: String) { self.id = id }
    public func donate() async { keep(Tips.EmptyDonation()) }
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) { sendDonation(Tips.EmptyDonation(), completion) }
}

extension Collection {
    /// Those that are not longer ago.
    public func donatedWithin<DonationInfo>(_ timeRange: Tips.DonationTimeRange) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
        let start = Date().addingTimeInterval(-timeRange.seconds)
        return filter { $0.date >= start }
    }
}
