import Foundation

// Nobody is signed in to iCloud, as in a new simulator: no file is there, and none goes there.
extension FileManager {
    /// Whether a file is one of iCloud's: none is.
    public func isUbiquitousItem(at url: URL) -> Bool { false }

    /// Moves a file to iCloud, which fails without an account, or back, which fails because none is there.
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
        throw Self.unavailable(url, present: fileExists(atPath: url.path))
    }

    /// Begins to load a file of iCloud's, which no file is.
    public func startDownloadingUbiquitousItem(at url: URL) throws { throw Self.unavailable(url, present: fileExists(atPath: url.path)) }

    /// Takes away the copy of a file that is in iCloud too, which no file is.
    public func evictUbiquitousItem(at url: URL) throws { throw Self.unavailable(url, present: fileExists(atPath: url.path)) }

    /// An address at which others can load a file of iCloud's, which no file is.
    public func url(forPublishingUbiquitousItemAt url: URL, expiration outDate: AutoreleasingUnsafeMutablePointer<NSDate?>?) throws -> URL {
        throw Self.unavailable(url, present: fileExists(atPath: url.path))
    }

    /// Moves a file to the trash: an app's own container has none.
    public func trashItem(at url: URL, resultingItemURL outResultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?) throws {
        guard fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path, NSURLErrorKey: url]) }
        throw CocoaError(.featureUnsupported, userInfo: [NSFilePathErrorKey: url.path, NSURLErrorKey: url])
    }

    static func unavailable(_ url: URL, present: Bool) -> CocoaError {
        CocoaError(present ? .ubiquitousFileUnavailable : .fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path, NSURLErrorKey: url])
    }
}

extension NSNotification.Name {
    /// Posted when another user signs in to iCloud; nobody does here.
    public static let NSUbiquityIdentityDidChange = NSNotification.Name("NSUbiquityIdentityDidChangeNotification")
}

// Why `NSUbiquitousKeyValueStore.didChangeExternallyNotification` is posted, and of which keys.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public var NSUbiquitousKeyValueStoreServerChange: Int { 0 }
public var NSUbiquitousKeyValueStoreInitialSyncChange: Int { 1 }
public var NSUbiquitousKeyValueStoreQuotaViolationChange: Int { 2 }
public var NSUbiquitousKeyValueStoreAccountChange: Int { 3 }

/// How much of a file of iCloud's is on the device.
public struct URLUbiquitousItemDownloadingStatus: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let notDownloaded = Self(rawValue: "NSURLUbiquitousItemDownloadingStatusNotDownloaded")
    /// An older copy is there.
    public static let downloaded = Self(rawValue: "NSURLUbiquitousItemDownloadingStatusDownloaded")
    public static let current = Self(rawValue: "NSURLUbiquitousItemDownloadingStatusCurrent")
}

extension URLResourceValues {
    /// How much of the file is on the device: nil, since it is none of iCloud's.
    public var ubiquitousItemDownloadingStatus: URLUbiquitousItemDownloadingStatus? { nil }
}

// The attributes of files of iCloud's, by which a query is asked and its results are.
public let NSMetadataItemIsUbiquitousKey = "NSMetadataItemIsUbiquitousKey"
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded = "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded = "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
public let NSMetadataUbiquitousItemDownloadingStatusCurrent = "NSMetadataUbiquitousItemDownloadingStatusCurrent"
public let NSMetadataUbiquitousItemDownloadingErrorKey = "NSMetadataUbiquitousItemDownloadingErrorKey"
public let NSMetadataUbiquitousItemDownloadRequestedKey = "NSMetadataUbiquitousItemDownloadRequestedKey"
public let NSMetadataUbiquitousItemHasUnresolvedConflictsKey = "NSMetadataUbiquitousItemHasUnresolvedConflictsKey"
public let NSMetadataUbiquitousItemIsDownloadingKey = "NSMetadataUbiquitousItemIsDownloadingKey"
public let NSMetadataUbiquitousItemIsExternalDocumentKey = "NSMetadataUbiquitousItemIsExternalDocumentKey"
public let NSMetadataUbiquitousItemIsSharedKey = "NSMetadataUbiquitousItemIsSharedKey"
public let NSMetadataUbiquitousItemIsUploadedKey = "NSMetadataUbiquitousItemIsUploadedKey"
public let NSMetadataUbiquitousItemIsUploadingKey = "NSMetadataUbiquitousItemIsUploadingKey"
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"
public let NSMetadataUbiquitousItemPercentUploadedKey = "NSMetadataUbiquitousItemPercentUploadedKey"
public let NSMetadataUbiquitousItemUploadingErrorKey = "NSMetadataUbiquitousItemUploadingErrorKey"
public let NSMetadataUbiquitousItemContainerDisplayNameKey = "NSMetadataUbiquitousItemContainerDisplayNameKey"
public let NSMetadataUbiquitousItemURLInLocalContainerKey = "NSMetadataUbiquitousItemURLInLocalContainerKey"
/// The items that a query's update brought, changed and took away.
public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"
