import Foundation

extension URLResourceKey {
    // Foundation answers to its own keys alone: these ask for the capacity that both stand for here.
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey.volumeAvailableCapacityKey
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey.volumeAvailableCapacityKey
}

extension URLResourceValues {
    /// Bytes for what a user asked for. Here nothing is cleared away for it: it is the available capacity.
    public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
    /// Bytes for what may be loaded ahead.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }

    // Lowered sources ask by these names: Foundation takes the system's blocks of 512 bytes for blocks of the file system.

    /// The bytes that a file takes up.
    public var __fileAllocatedSize: Int? { fileAllocatedSize.map(Self.inSystemBlocks) }
    /// The same with what the file system keeps for it besides.
    public var __totalFileAllocatedSize: Int? { totalFileAllocatedSize.map(Self.inSystemBlocks) }

    private static func inSystemBlocks(_ size: Int) -> Int { size / fileSystemBlock * 512 }

    /// Of the file system that an app's files are in.
    private static let fileSystemBlock: Int = {
        var status = stat()
        return stat(NSHomeDirectory(), &status) == 0 ? max(1, Int(status.st_blksize)) : 4096
    }()
}
