import Foundation

/// Looks for files in iCloud. Nobody is signed in: it gathers at once, and finds none.
open class NSMetadataQuery: NSObject, @unchecked Sendable {
    open weak var delegate: (any NSMetadataQueryDelegate)?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor] = []
    open var valueListAttributes: [String] = []
    open var groupingAttributes: [String]?
    open var notificationBatchingInterval: TimeInterval = 1
    /// The scopes it looks in: names such as `NSMetadataQueryUbiquitousDocumentsScope`.
    open var searchScopes: [Any] = []
    open var searchItems: [Any]?
    open var operationQueue: OperationQueue?
    open private(set) var isStarted = false
    open private(set) var isGathering = false
    open var isStopped: Bool { !isStarted }
    open var resultCount: Int { 0 }
    open var results: [Any] { [] }

    public override init() { super.init() }

    /// Begins to look; whether it had not begun before and has a predicate.
    @discardableResult
    open func start() -> Bool {
        guard !isStarted, predicate != nil else { return false }
        isStarted = true
        isGathering = true
        let center = NotificationCenter.default
        center.post(name: .NSMetadataQueryDidStartGathering, object: self)
        (operationQueue ?? .main).addOperation { [self] in
            guard isStarted else { return }
            isGathering = false
            center.post(name: .NSMetadataQueryDidFinishGathering, object: self)
        }
        return true
    }

    open func stop() {
        isStarted = false
        isGathering = false
    }

    open func enableUpdates() {}
    open func disableUpdates() {}
    /// There are no results to ask for.
    open func result(at idx: Int) -> Any { preconditionFailure("The query has no result at \(idx).") }
    open func index(ofResult result: Any) -> Int { NSNotFound }
    open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

public protocol NSMetadataQueryDelegate: NSObjectProtocol {}

public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
public let NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope = "NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope"
public let NSMetadataItemFSNameKey = "kMDItemFSName"
public let NSMetadataItemURLKey = "kMDItemURL"
public let NSMetadataItemPathKey = "kMDItemPath"
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"

/// A file that a query found.
open class NSMetadataItem: NSObject {
    private let url: URL

    public init?(url: URL) {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        self.url = url
        super.init()
    }

    /// A value by its name: the file's name, place, size or a date; nil for another.
    open func value(forAttribute key: String) -> Any? {
        switch key {
        case NSMetadataItemFSNameKey: url.lastPathComponent
        case NSMetadataItemDisplayNameKey: url.deletingPathExtension().lastPathComponent
        case NSMetadataItemURLKey: url
        case NSMetadataItemPathKey: url.path
        case NSMetadataItemFSContentChangeDateKey: (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate]
        case NSMetadataItemFSCreationDateKey: (try? FileManager.default.attributesOfItem(atPath: url.path))?[.creationDate]
        case NSMetadataItemFSSizeKey: (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size]
        default: nil
        }
    }
}

extension NSNotification.Name {
    public static let NSMetadataQueryDidStartGathering = NSNotification.Name("NSMetadataQueryDidStartGatheringNotification")
    public static let NSMetadataQueryGatheringProgress = NSNotification.Name("NSMetadataQueryGatheringProgressNotification")
    public static let NSMetadataQueryDidFinishGathering = NSNotification.Name("NSMetadataQueryDidFinishGatheringNotification")
    public static let NSMetadataQueryDidUpdate = NSNotification.Name("NSMetadataQueryDidUpdateNotification")
}
