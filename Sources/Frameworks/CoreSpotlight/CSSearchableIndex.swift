@_exported import QuinceUniformTypeIdentifiers
import ObjectRuntime
import Synchronization

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// The attributes of an item that a search would show.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    public let contentType: String
    public init(contentType: UTType) { self.contentType = contentType.identifier }
    @available(iOS, deprecated: 14.0)
    public init(itemContentType: String) { contentType = itemContentType }
    open var title: String?
    open var displayName: String?
    open var alternateNames: [String]?
    open var contentDescription: String?
    open var keywords: [String]?
    open var thumbnailData: Data?
    open var thumbnailURL: URL?
    open var contentURL: URL?
    open var identifier: String?
    open var relatedUniqueIdentifier: String?
    open var contentCreationDate: Date?
    open var contentModificationDate: Date?
    open var lastUsedDate: Date?
    open var startDate: Date?
    open var endDate: Date?
    open var phoneNumbers: [String]?
    open var emailAddresses: [String]?
    open var supportsPhoneCall: NSNumber?
    open var supportsNavigation: NSNumber?
    open var latitude: NSNumber?
    open var longitude: NSNumber?
    open var rating: NSNumber?
    open var artist: String?
    open var album: String?
    open var duration: NSNumber?
    open var authorNames: [String]?
    open var domainIdentifier: String?
    open var weakRelatedUniqueIdentifier: String?
    open var textContent: String?
    open var userCreated: NSNumber?
    open var rankingHint: NSNumber?
}

open class CSSearchableItem: NSObject, @unchecked Sendable {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var expirationDate: Date! = Date().addingTimeInterval(30 * 86_400)
    open var attributeSet: CSSearchableItemAttributeSet
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}

/// The items that the app has the system find. Kept while it runs; only the app itself searches, by `CSSearchQuery`.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static var shared: CSSearchableIndex { AppServices.object { CSSearchableIndex(name: "default") } }
    open class func `default`() -> CSSearchableIndex { shared }
    open class func isIndexingAvailable() -> Bool { true }
    open weak var indexDelegate: (any CSSearchableIndexDelegate)?
    private let items = Mutex<[String: CSSearchableItem]>([:])
    public init(name: String) {
        super.init()
        Indexes.all.add(self)
    }

    /// The indexes that the app keeps.
    private final class Indexes: @unchecked Sendable {
        static var all: Indexes { AppServices.object { Indexes() } }
        private let lock = NSLock()
        private let table = NSHashTable<CSSearchableIndex>.weakObjects()
        func add(_ index: CSSearchableIndex) { lock.withLock { table.add(index) } }
        var indexes: [CSSearchableIndex] { lock.withLock { table.allObjects } }
    }
    /// In the order of their identifiers.
    static func items(of indexes: [CSSearchableIndex]?) -> [CSSearchableItem] {
        (indexes ?? Indexes.all.indexes).flatMap { index in index.items.withLock { Array($0.values) } }.sorted { $0.uniqueIdentifier < $1.uniqueIdentifier }
    }

    package var identifiers: [String] { items.withLock { $0.keys.sorted() } }

    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        self.items.withLock { kept in for item in items { kept[item.uniqueIdentifier] = item } }
        ServiceReply.send { completionHandler?(nil) }
    }
    open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        items.withLock { kept in for name in identifiers { kept[name] = nil } }
        ServiceReply.send { completionHandler?(nil) }
    }
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        items.withLock { kept in
            kept = kept.filter { item in
                !domainIdentifiers.contains { item.value.domainIdentifier == $0 || item.value.domainIdentifier?.hasPrefix($0 + ".") == true }
            }
        }
        ServiceReply.send { completionHandler?(nil) }
    }
    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        items.withLock { $0 = [:] }
        ServiceReply.send { completionHandler?(nil) }
    }
}
@preconcurrency public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    func searchableIndex(_ searchableIndex: CSSearchableIndex, reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String], acknowledgementHandler: @escaping () -> Void)
}
extension NSUserActivity {
    private static let attributesKey = "Quince.contentAttributeSet"
    /// The attributes of the activity that a search would show.
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { (userInfo as? [String: Any])?[Self.attributesKey] as? CSSearchableItemAttributeSet }
        set { addUserInfoEntries(from: [Self.attributesKey: newValue as Any]) }
    }
}
