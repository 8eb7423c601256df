import Foundation

// What a progress tells of files is kept among its other values, as Foundation keeps it.
extension Progress {
    /// The work that is done with files.
    public var fileOperationKind: FileOperationKind? {
        get { userInfo[.fileOperationKindKey] as? FileOperationKind }
        set { setUserInfoObject(newValue, forKey: .fileOperationKindKey) }
    }

    public var fileURL: URL? {
        get { userInfo[.fileURLKey] as? URL }
        set { setUserInfoObject(newValue, forKey: .fileURLKey) }
    }

    public var fileTotalCount: Int? {
        get { userInfo[.fileTotalCountKey] as? Int }
        set { setUserInfoObject(newValue, forKey: .fileTotalCountKey) }
    }

    public var fileCompletedCount: Int? {
        get { userInfo[.fileCompletedCountKey] as? Int }
        set { setUserInfoObject(newValue, forKey: .fileCompletedCountKey) }
    }

    /// Bytes in a second.
    public var throughput: Int? {
        get { userInfo[.throughputKey] as? Int }
        set { setUserInfoObject(newValue, forKey: .throughputKey) }
    }

    /// Seconds until the end.
    public var estimatedTimeRemaining: TimeInterval? {
        get { userInfo[.estimatedTimeRemainingKey] as? TimeInterval }
        set { setUserInfoObject(newValue, forKey: .estimatedTimeRemainingKey) }
    }

    /// Does work whose progress counts for so many units of this one.
    public func performAsCurrent<ReturnType>(withPendingUnitCount unitCount: Int64, using work: () throws -> ReturnType) rethrows -> ReturnType {
        becomeCurrent(withPendingUnitCount: unitCount)
        defer { resignCurrent() }
        return try work()
    }
}

extension Progress.FileOperationKind {
    public static let uploading = Progress.FileOperationKind(rawValue: "NSProgressFileOperationKindUploading")
    public static let duplicating = Progress.FileOperationKind(rawValue: "NSProgressFileOperationKindDuplicating")
}
