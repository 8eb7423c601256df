@_exported import QuinceAVFoundation
@_exported import QuinceCoreLocation
@_exported import UIKit

public enum PHAssetMediaType: Int, Sendable { case unknown = 0, image, video, audio }
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
    public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}
public enum PHAssetPlaybackStyle: Int, Sendable { case unsupported = 0, image, imageAnimated, livePhoto, video, videoLooping }
public enum PHAssetEditOperation: Int, Sendable { case delete = 1, content = 2, properties = 3 }
public enum PHCollectionEditOperation: Int, Sendable { case deleteContent = 1, removeContent, addContent, createContent, rearrangeContent, delete, rename }
public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
    public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}

/// A thing of the library that has an identifier.
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
    public let localIdentifier: String
    init(_ identifier: String) { localIdentifier = identifier }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? PHObject)?.localIdentifier == localIdentifier }
    open override var hash: Int { localIdentifier.hashValue }
}

/// A photo of the device's library.
open class PHAsset: PHObject, @unchecked Sendable {
    package let record: PhotoStore.Record

    init(_ record: PhotoStore.Record) {
        self.record = record
        super.init(record.identifier)
    }

    open var mediaType: PHAssetMediaType { .image }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    open var playbackStyle: PHAssetPlaybackStyle { .image }
    open var sourceType: PHAssetSourceType { .typeUserLibrary }
    open var pixelWidth: Int { record.width }
    open var pixelHeight: Int { record.height }
    open var creationDate: Date? { record.creationDate }
    open var modificationDate: Date? { record.creationDate }
    open var duration: TimeInterval { 0 }
    open var location: CLLocation? { record.location }
    open var isHidden: Bool { record.isHidden }
    open var isFavorite: Bool { record.isFavorite }
    open var representsBurst: Bool { false }
    open var burstIdentifier: String? { nil }
    open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { editOperation != .content }

    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { assets(PhotoStore.shared.records, options) }
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        assets(mediaType == .image ? PhotoStore.shared.records : [], options)
    }
    open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        assets(PhotoStore.shared.records(of: assetCollection), options)
    }
    open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        assets(PhotoStore.shared.records.filter { identifiers.contains($0.identifier) }, options)
    }
    /// The assets of URLs that the Assets Library gave: `assets-library://asset/asset.JPG?id=` with the first part of an asset's local identifier.
    open class func fetchAssets(withALAssetURLs assetURLs: [URL], options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        let names: [String] = assetURLs.filter { $0.scheme == "assets-library" }
            .compactMap { url in URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == "id" }?.value }
        let found = PhotoStore.shared.records.filter { record in names.contains { record.identifier.hasPrefix($0 + "/") } }
        return assets(found, options)
    }
    open class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>? {
        fetchAssets(in: assetCollection, options: options)
    }

    private static func assets(_ records: [PhotoStore.Record], _ options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        var found = records.filter { options?.includeHiddenAssets == true || !$0.isHidden }.map(PHAsset.init)
        if let predicate = options?.predicate { found = found.filter { predicate.evaluate(with: PhotoStore.values(of: $0)) } }
        if let descriptors = options?.sortDescriptors, !descriptors.isEmpty { found = PhotoStore.sorted(found, by: descriptors) }
        if let limit = options?.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
        return PHFetchResult(found)
    }
}

/// How assets are looked for.
open class PHFetchOptions: NSObject, NSCopying, @unchecked Sendable {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var includeHiddenAssets = false
    open var includeAllBurstAssets = false
    open var includeAssetSourceTypes: PHAssetSourceType = []
    open var fetchLimit = 0
    open var wantsIncrementalChangeDetails = true
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The objects that a fetch found.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, NSCopying, @unchecked Sendable {
    private let all: [ObjectType]
    init(_ all: [ObjectType]) { self.all = all }
    /// A result without objects.
    public convenience override init() { self.init([]) }

    open var count: Int { all.count }
    open var firstObject: ObjectType? { all.first }
    open var lastObject: ObjectType? { all.last }
    open func object(at index: Int) -> ObjectType { all[index] }
    open subscript(index: Int) -> ObjectType { all[index] }
    open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }
    open func index(of anObject: ObjectType) -> Int {
        all.firstIndex { ($0 as? PHObject).map { $0 == anObject as? PHObject } ?? ($0 === anObject) } ?? NSNotFound
    }
    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { all[$0] } }
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { mediaType == .image ? all.count : 0 }
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        enumerateObjects(options: [], using: block)
    }
    open func enumerateObjects(options opts: NSEnumerationOptions = [], using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for (index, object) in opts.contains(.reverse) ? Array(all.enumerated().reversed()) : Array(all.enumerated()) {
            block(object, index, &stop)
            if stop.boolValue { return }
        }
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported, albumMyPhotoStream = 100, albumCloudShared
    case smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden
    case smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary, smartAlbumSelfPortraits
    case smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos, smartAlbumAnimated, smartAlbumLongExposures
    case smartAlbumUnableToUpload, any = 9_223_372_036_854_775_807
}
public enum PHCollectionListType: Int, Sendable { case momentList = 1, folder, smartFolder }
public enum PHCollectionListSubtype: Int, Sendable {
    case momentListCluster = 1, momentListYear, regularFolder = 100, smartFolderEvents = 200, smartFolderFaces, any = 9_223_372_036_854_775_807
}

/// Albums and folders of them.
open class PHCollection: PHObject, @unchecked Sendable {
    public let localizedTitle: String?
    open var canContainAssets: Bool { true }
    open var canContainCollections: Bool { false }

    init(_ identifier: String, title: String?) {
        localizedTitle = title
        super.init(identifier)
    }

    open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { (self as? PHAssetCollection)?.assetCollectionType == .album }
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult(PhotoStore.shared.albums)
    }
    open class func fetchCollections(in collectionList: PHCollectionList, options: PHFetchOptions?) -> PHFetchResult<PHCollection> { PHFetchResult([]) }
}

open class PHCollectionList: PHCollection, @unchecked Sendable {
    open var collectionListType: PHCollectionListType { .folder }
    open override class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult(PhotoStore.shared.albums)
    }
    open class func fetchCollectionLists(
        with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult([]) }
}

/// An album, or one that the library fills itself.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    public let assetCollectionType: PHAssetCollectionType
    public let assetCollectionSubtype: PHAssetCollectionSubtype

    init(_ identifier: String, title: String, type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype) {
        assetCollectionType = type
        assetCollectionSubtype = subtype
        super.init(identifier, title: title)
    }

    open var estimatedAssetCount: Int { PhotoStore.shared.records(of: self).count }
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var localizedLocationNames: [String] { [] }

    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        let all = type == .album ? PhotoStore.shared.albums : type == .smartAlbum ? PhotoStore.smartAlbums : []
        return PHFetchResult(all.filter { subtype == .any || $0.assetCollectionSubtype == subtype })
    }
    open class func fetchAssetCollections(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult((PhotoStore.shared.albums + PhotoStore.smartAlbums).filter { identifiers.contains($0.localIdentifier) })
    }
    open class func fetchAssetCollectionsContaining(
        _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult(PhotoStore.shared.albums.filter { PhotoStore.shared.records(of: $0).contains { $0.identifier == asset.localIdentifier } })
    }
}
