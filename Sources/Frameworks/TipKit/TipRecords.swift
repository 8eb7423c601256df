import Foundation

/// What is kept of tips, and what may be shown by that.
struct TipRecords: Codable, Equatable {
    struct Record: Codable, Equatable {
        var displays = 0
        var reason: Tips.InvalidationReason?
    }
    var tips: [String: Record] = [:]
    /// When a tip was first shown, whichever.
    var lastNew: Date?
    /// How often events happened.
    var events: [String: Int] = [:]

    /// - Parameters:
    ///   - frequency: seconds from a new tip to another.
    ///   - limit: how often the tip may be shown.
    func status(of tip: String, frequency: TimeInterval, ignoresFrequency: Bool, limit: Int?, now: Date) -> Tips.Status {
        let record: Record = tips[tip] ?? Record()
        if let reason = record.reason { return .invalidated(reason) }
        if let limit, record.displays >= limit { return .invalidated(.displayCountExceeded) }
        if record.displays == 0, !ignoresFrequency, let lastNew, now.timeIntervalSince(lastNew) < frequency { return .pending }
        return .available
    }

    mutating func show(_ tip: String, now: Date) {
        if tips[tip, default: Record()].displays == 0 { lastNew = now }
        tips[tip, default: Record()].displays += 1
    }
}
