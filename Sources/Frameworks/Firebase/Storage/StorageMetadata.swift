import UIKit

/// A file's facts beside its bytes. Of those that an app passes with an upload, types, languages and values of its own are kept.
open class StorageMetadata: NSObject, NSCopying, @unchecked Sendable {
    public internal(set) var bucket: String = ""
    open var cacheControl: String?
    open var contentDisposition: String?
    open var contentEncoding: String?
    open var contentLanguage: String?
    open var contentType: String?
    public internal(set) var md5Hash: String?
    public internal(set) var generation: Int64 = 0
    open var customMetadata: [String: String]?
    public internal(set) var metageneration: Int64 = 0
    public internal(set) var name: String?
    public internal(set) var path: String?
    public internal(set) var size: Int64 = 0
    public internal(set) var timeCreated: Date?
    public internal(set) var updated: Date?
    public internal(set) var storageReference: StorageReference?

    public override init() { super.init() }

    public convenience init(dictionary: [String: AnyHashable]) {
        self.init()
        func text(_ key: String) -> String? { dictionary[key]?.base as? String }
        func number(_ key: String) -> Int64 { text(key).flatMap { Int64($0) } ?? (dictionary[key]?.base as? NSNumber)?.int64Value ?? 0 }
        bucket = text("bucket") ?? ""
        (cacheControl, contentDisposition, contentEncoding) = (text("cacheControl"), text("contentDisposition"), text("contentEncoding"))
        (contentLanguage, contentType, md5Hash) = (text("contentLanguage"), text("contentType"), text("md5Hash"))
        customMetadata = dictionary["metadata"]?.base as? [String: String]
        (generation, metageneration, size) = (number("generation"), number("metageneration"), number("size"))
        path = text("name")
        name = path?.split(separator: "/").last.map(String.init)
    }

    open var isFile: Bool { path != nil }
    open var isFolder: Bool { false }

    open func dictionaryRepresentation() -> [String: AnyHashable] {
        var all: [String: AnyHashable] = [:]
        all["bucket"] = bucket
        (all["cacheControl"], all["contentDisposition"], all["contentEncoding"]) = (cacheControl, contentDisposition, contentEncoding)
        (all["contentLanguage"], all["contentType"], all["md5Hash"]) = (contentLanguage, contentType, md5Hash)
        (all["metadata"], all["name"]) = (customMetadata, path)
        (all["generation"], all["metageneration"], all["size"]) = ("\(generation)", "\(metageneration)", size)
        return all
    }

    open func copy(with zone: NSZone? = nil) -> Any { StorageMetadata(kept, bucket: bucket, path: path, reference: storageReference) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? StorageMetadata).map { $0.kept == kept && $0.path == path } ?? false }
    open override var hash: Int { path.hashValue }

    /// The facts that the container keeps.
    struct Kept: Codable, Equatable, Sendable {
        var cacheControl, contentDisposition, contentEncoding, contentLanguage, contentType: String?
        var customMetadata: [String: String]?
        var generation: Int64 = 0
        var metageneration: Int64 = 0
        var size: Int64 = 0
        var created: Date?
        var updated: Date?
    }

    var kept: Kept {
        Kept(
            cacheControl: cacheControl, contentDisposition: contentDisposition, contentEncoding: contentEncoding, contentLanguage: contentLanguage,
            contentType: contentType, customMetadata: customMetadata, generation: generation, metageneration: metageneration, size: size,
            created: timeCreated, updated: updated)
    }

    convenience init(_ kept: Kept, bucket: String, path: String?, reference: StorageReference?) {
        self.init()
        self.bucket = bucket
        self.path = path
        name = path?.split(separator: "/").last.map(String.init)
        storageReference = reference
        (cacheControl, contentDisposition, contentEncoding) = (kept.cacheControl, kept.contentDisposition, kept.contentEncoding)
        (contentLanguage, contentType, customMetadata) = (kept.contentLanguage, kept.contentType, kept.customMetadata)
        (generation, metageneration, size) = (kept.generation, kept.metageneration, kept.size)
        (timeCreated, updated) = (kept.created, kept.updated)
    }
}

/// The contents of a place: files, and places below it.
open class StorageListResult: NSObject, @unchecked Sendable {
    public let prefixes: [StorageReference]
    public let items: [StorageReference]
    /// The text to ask for the next page with; nil for the last.
    public let pageToken: String?

    init(prefixes: [StorageReference], items: [StorageReference], pageToken: String?) {
        (self.prefixes, self.items, self.pageToken) = (prefixes, items, pageToken)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
