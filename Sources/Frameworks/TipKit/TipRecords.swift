import Foundation

/// Everything that is kept of tips; it tells which may be shown.
struct TipRecords: Codable, Equatable {
    struct Record: Codable, Equatable {
        var displays = 0
        var reason: Tips.InvalidationReason?
    }
    var tips: [String: Record] = [:]
    /// When a tip was first shown, whichever.
    var lastNew: Date?
    struct Donated: Codable, Equatable {
        var date: Date
        var info: Data
    }
    /// When events happened, the last times.
    var events: [String: [Donated]] = [:]

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

    mutating func count(_ event: String, _ info: Data, now: Date) {
        events[event, default: []].append(Donated(date: now, info: info))
        if let all = events[event], all.count > 1000 { events[event] = all.suffix(1000) }
    }

    mutating func show(_ tip: String, now: Date) {
        if tips[tip, default: Record()].displays == 0 { lastNew = now }
        tips[tip, default: Record()].displays += 1
    }
}
