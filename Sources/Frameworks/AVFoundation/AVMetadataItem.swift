import QuinceCoreMedia
import UIKit

/// A statement about a film: its title, who made it.
open class AVMetadataItem: NSObject, NSCopying, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    open internal(set) var identifier: AVMetadataIdentifier?
    open internal(set) var keySpace: AVMetadataKeySpace?
    /// The key that all formats have in common, of those that have one.
    open internal(set) var commonKey: AVMetadataKey?
    open internal(set) var startDate: Date?
    open internal(set) var duration: CMTime = .invalid
    open internal(set) var extraAttributes: [AVMetadataExtraAttributeKey: Any]?
    open internal(set) var key: (any NSCopying & NSObjectProtocol)?
    open internal(set) var value: (any NSCopying & NSObjectProtocol)?
    open internal(set) var locale: Locale?
    open internal(set) var extendedLanguageTag: String?
    open internal(set) var dataType: String?
    open internal(set) var time: CMTime = .invalid
    open var stringValue: String? { (value as? NSString).map { $0 as String } }
    open var numberValue: NSNumber? { value as? NSNumber }
    open var dateValue: Date? { (value as? NSDate).map { $0 as Date } }
    open var dataValue: Data? { (value as? NSData).map { $0 as Data } }

    open class func metadataItems(
        from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] {
        metadataItems.filter { item in
            let same = key.map { wanted in (wanted as? AVMetadataKey).map { $0 == item.commonKey } ?? (item.key?.isEqual(wanted) == true) } ?? true
            return same && (keySpace == nil || item.keySpace == keySpace)
        }
    }
    open class func metadataItems(from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier) -> [AVMetadataItem] {
        metadataItems.filter { $0.identifier == identifier }
    }
    /// Those in a language of the list, in its order; then those that are in none.
    open class func metadataItems(from metadataItems: [AVMetadataItem], filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String])
        -> [AVMetadataItem]
    {
        let tags: [String?] = metadataItems.map { $0.extendedLanguageTag ?? $0.locale?.identifier }
        return LanguageOrder.indices(of: tags, preferred: preferredLanguages).map { metadataItems[$0] }
    }
    open class func metadataItems(from metadataItems: [AVMetadataItem], with locale: Locale) -> [AVMetadataItem] {
        metadataItems.filter { $0.locale == locale }
    }
    open class func metadataItems(from metadataItems: [AVMetadataItem], filteredBy metadataItemFilter: AVMetadataItemFilter) -> [AVMetadataItem] {
        metadataItems.filter { metadataItemFilter.keeps($0) }
    }
    open class func identifier(forKey key: Any, keySpace: AVMetadataKeySpace) -> AVMetadataIdentifier? {
        (key as? String ?? (key as? AVMetadataKey)?.rawValue).map { AVMetadataIdentifier(keySpace.rawValue + "/" + $0) }
    }
    open class func keySpace(forIdentifier identifier: AVMetadataIdentifier) -> AVMetadataKeySpace? {
        identifier.rawValue.split(separator: "/", maxSplits: 1).first.map { AVMetadataKeySpace(rawValue: String($0)) }
    }
    open class func key(forIdentifier identifier: AVMetadataIdentifier) -> Any? {
        let parts = identifier.rawValue.split(separator: "/", maxSplits: 1)
        return parts.count == 2 ? String(parts[1]) : nil
    }
    open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus { .loaded }
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
        ServiceReply.send { handler?() }
    }
    public override init() { super.init() }
    /// A tag of a file.
    convenience init(_ tag: MediaTag) {
        self.init()
        identifier = AVMetadataIdentifier(tag.keySpace.rawValue + "/" + tag.key)
        keySpace = tag.keySpace
        commonKey = tag.common
        key = tag.key as NSString
        switch tag.value {
        case .text(let text): (value, dataType) = (text as NSString, "com.apple.metadata.datatype.UTF-8")
        case .data(let data, let type): (value, dataType) = (data as NSData, type)
        }
    }
    /// The same under its common key.
    convenience init(common other: AVMetadataItem) {
        self.init()
        identifier = other.commonKey.map { AVMetadataIdentifier(AVMetadataKeySpace.common.rawValue + "/" + $0.rawValue) }
        (keySpace, commonKey, key) = (.common, other.commonKey, other.commonKey.map { $0.rawValue as NSString })
        (value, dataType) = (other.value, other.dataType)
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A statement that an app makes about a film.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    open override var identifier: AVMetadataIdentifier? {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    open override var keySpace: AVMetadataKeySpace? {
        get { super.keySpace }
        set { super.keySpace = newValue }
    }
    open override var key: (any NSCopying & NSObjectProtocol)? {
        get { super.key }
        set { super.key = newValue }
    }
    open override var value: (any NSCopying & NSObjectProtocol)? {
        get { super.value }
        set { super.value = newValue }
    }
    open override var locale: Locale? {
        get { super.locale }
        set { super.locale = newValue }
    }
    open override var extendedLanguageTag: String? {
        get { super.extendedLanguageTag }
        set { super.extendedLanguageTag = newValue }
    }
    open override var dataType: String? {
        get { super.dataType }
        set { super.dataType = newValue }
    }
    open override var startDate: Date? {
        get { super.startDate }
        set { super.startDate = newValue }
    }
    open override var duration: CMTime {
        get { super.duration }
        set { super.duration = newValue }
    }
    open override var extraAttributes: [AVMetadataExtraAttributeKey: Any]? {
        get { super.extraAttributes }
        set { super.extraAttributes = newValue }
    }
    open override var time: CMTime {
        get { super.time }
        set { super.time = newValue }
    }
}

/// Which statements may be shown to others: not where somebody was, nor what a company keeps for itself.
open class AVMetadataItemFilter: NSObject, @unchecked Sendable {
    private let kept: Set<AVMetadataKey>
    init(_ kept: Set<AVMetadataKey>) { self.kept = kept }
    open class func forSharing() -> AVMetadataItemFilter {
        AVMetadataItemFilter([
            .commonKeyTitle, .commonKeyArtist, .commonKeyAlbumName, .commonKeyArtwork, .commonKeyCopyrights, .commonKeyCreator, .commonKeyType,
        ])
    }
    func keeps(_ item: AVMetadataItem) -> Bool { item.commonKey.map(kept.contains) ?? false }
}

/// The order of languages, as somebody prefers them.
enum LanguageOrder {
    /// Places of the tags that match a preferred one, by the order of those; then of tags that are missing.
    static func indices(of tags: [String?], preferred: [String]) -> [Int] {
        func base(_ tag: String) -> String { String(tag.lowercased().prefix { $0 != "-" && $0 != "_" }) }
        var found: [Int] = []
        for language in preferred { found += tags.indices.filter { tags[$0].map { base($0) == base(language) } ?? false && !found.contains($0) } }
        return found + tags.indices.filter { tags[$0] == nil }
    }
}
