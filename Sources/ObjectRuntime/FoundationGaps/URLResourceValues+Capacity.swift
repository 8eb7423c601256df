import Foundation

extension URLResourceKey {
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey("NSURLVolumeAvailableCapacityForImportantUsageKey")
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey("NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

extension URLResourceValues {
    /// Bytes for what a user asked for. Here nothing is cleared away for it: it is the available capacity, where that was asked for, too.
    public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
    /// Bytes for what may be loaded ahead.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
}
