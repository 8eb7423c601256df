import Foundation

public let ALAssetsGroupPropertyName = "ALAssetsGroupPropertyName"
public let ALAssetsGroupPropertyType = "ALAssetsGroupPropertyType"
public let ALAssetsGroupPropertyPersistentID = "ALAssetsGroupPropertyPersistentID"
public let ALAssetsGroupPropertyURL = "ALAssetsGroupPropertyURL"
public typealias ALAssetsGroupEnumerationResultsBlock = (ALAsset?, Int, UnsafeMutablePointer<ObjCBool>?) -> Void

/// Which of a group's photos and films count.
open class ALAssetsFilter: NSObject {
    let type: PHAssetMediaType?
    init(_ type: PHAssetMediaType?) { self.type = type }
    open class func allPhotos() -> ALAssetsFilter! { ALAssetsFilter(.image) }
    open class func allVideos() -> ALAssetsFilter! { ALAssetsFilter(.video) }
    open class func allAssets() -> ALAssetsFilter! { ALAssetsFilter(nil) }
}

/// An album.
open class ALAssetsGroup: NSObject {
    private let collection: PHAssetCollection
    private var filter: ALAssetsFilter?
    private var poster: ALAsset?
    init(_ collection: PHAssetCollection) { self.collection = collection }

    private var assets: [PHAsset] {
        let all = PHAsset.fetchAssets(in: collection, options: nil)
        return all.objects(at: IndexSet(integersIn: 0..<all.count)).filter { filter?.type == nil || $0.mediaType == filter?.type }
    }
    private var type: ALAssetsGroupType { collection.assetCollectionType == .album ? ALAssetsGroupAlbum : ALAssetsGroupSavedPhotos }

    open func value(forProperty property: String!) -> Any! {
        switch property {
        case ALAssetsGroupPropertyName: collection.localizedTitle
        case ALAssetsGroupPropertyType: NSNumber(value: type)
        case ALAssetsGroupPropertyPersistentID: collection.localIdentifier
        case ALAssetsGroupPropertyURL: URL(string: "assets-library://group/?id=\(collection.localIdentifier)")
        default: nil
        }
    }
    /// The last photo, small.
    open func posterImage() -> Unmanaged<CGImage>! {
        poster = assets.last.map { ALAsset($0) }
        return poster?.thumbnail()
    }
    open func setAssetsFilter(_ filter: ALAssetsFilter!) { self.filter = filter }
    open func numberOfAssets() -> Int { assets.count }
    open var isEditable: Bool { type == ALAssetsGroupAlbum }

    /// Hands out each photo and then nil, before it returns.
    open func enumerateAssets(_ enumerationBlock: ALAssetsGroupEnumerationResultsBlock!) { enumerateAssets(options: [], using: enumerationBlock) }
    open func enumerateAssets(options: NSEnumerationOptions = [], using enumerationBlock: ALAssetsGroupEnumerationResultsBlock!) {
        enumerateAssets(at: IndexSet(integersIn: 0..<assets.count), options: options, using: enumerationBlock)
    }
    open func enumerateAssets(
        at indexSet: IndexSet!, options: NSEnumerationOptions = [], using enumerationBlock: ALAssetsGroupEnumerationResultsBlock!
    ) {
        let all: [PHAsset] = assets
        var stop: ObjCBool = false
        let indexes: [Int] = options.contains(.reverse) ? indexSet.reversed() : Array(indexSet)
        for index in indexes where !stop.boolValue && all.indices.contains(index) { enumerationBlock?(ALAsset(all[index]), index, &stop) }
        if !stop.boolValue { enumerationBlock?(nil, NSNotFound, &stop) }
    }
}
