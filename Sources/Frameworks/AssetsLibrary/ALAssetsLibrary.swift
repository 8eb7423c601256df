@_exported import QuincePhotos
@_exported import UIKit

public typealias ALAssetsGroupType = UInt32
public var ALAssetsGroupLibrary: ALAssetsGroupType { 1 }
public var ALAssetsGroupAlbum: ALAssetsGroupType { 2 }
public var ALAssetsGroupEvent: ALAssetsGroupType { 4 }
public var ALAssetsGroupFaces: ALAssetsGroupType { 8 }
public var ALAssetsGroupSavedPhotos: ALAssetsGroupType { 16 }
public var ALAssetsGroupPhotoStream: ALAssetsGroupType { 32 }
public var ALAssetsGroupAll: ALAssetsGroupType { .max }

public enum ALAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }
public enum ALAssetOrientation: Int, Sendable { case up = 0, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }

public typealias ALAssetsLibraryGroupsEnumerationResultsBlock = (ALAssetsGroup?, UnsafeMutablePointer<ObjCBool>?) -> Void
public typealias ALAssetsLibraryAssetForURLResultBlock = (ALAsset?) -> Void
public typealias ALAssetsLibraryAccessFailureBlock = ((any Error)?) -> Void
public typealias ALAssetsLibraryWriteImageCompletionBlock = (URL?, (any Error)?) -> Void

public let ALAssetsLibraryErrorDomain = "ALAssetsLibraryErrorDomain"

extension NSNotification.Name {
    public static let ALAssetsLibraryChanged = NSNotification.Name("ALAssetsLibraryChangedNotification")
}

/// The device's photos as Photos has them, by the names that went before.
open class ALAssetsLibrary: NSObject {
    open class func authorizationStatus() -> ALAuthorizationStatus { ALAuthorizationStatus(rawValue: PHPhotoLibrary.authorizationStatus().rawValue) ?? .denied }

    /// Hands out each group and then nil, on the main queue. The user is asked, and allows it.
    open func enumerateGroups(
        withTypes types: ALAssetsGroupType, using enumerationBlock: ALAssetsLibraryGroupsEnumerationResultsBlock!,
        failureBlock: ALAssetsLibraryAccessFailureBlock!
    ) {
        let reader = Reader(types: types, each: enumerationBlock)
        PHPhotoLibrary.requestAuthorization { _ in ServiceReply.send(on: .main) { reader.read() } }
    }

    private struct Reader: @unchecked Sendable {
        let types: ALAssetsGroupType
        // Called on the main queue alone.
        let each: ALAssetsLibraryGroupsEnumerationResultsBlock?
        func read() {
            var collections: [PHAssetCollection] = []
            if types & (ALAssetsGroupSavedPhotos | ALAssetsGroupLibrary) != 0 {
                let saved = PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil)
                collections += saved.objects(at: IndexSet(integersIn: 0..<saved.count))
            }
            if types & ALAssetsGroupAlbum != 0 {
                let albums = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil)
                collections += albums.objects(at: IndexSet(integersIn: 0..<albums.count))
            }
            var stop: ObjCBool = false
            for collection in collections where !stop.boolValue { each?(ALAssetsGroup(collection), &stop) }
            if !stop.boolValue { each?(nil, &stop) }
        }
    }

    /// Hands out the photo of an address, or nil.
    open func asset(
        for assetURL: URL!, resultBlock: ALAssetsLibraryAssetForURLResultBlock!, failureBlock: ALAssetsLibraryAccessFailureBlock!
    ) {
        let found: PHAsset? = assetURL.flatMap { ALAsset.identifier(in: $0) }.flatMap {
            PHAsset.fetchAssets(withLocalIdentifiers: [$0], options: nil).firstObject
        }
        ServiceReply.send(on: .main) { resultBlock?(found.map { ALAsset($0) }) }
    }

    /// Adds a photo. Hears of its address.
    open func writeImage(
        toSavedPhotosAlbum imageRef: CGImage!, orientation: ALAssetOrientation, completionBlock: ALAssetsLibraryWriteImageCompletionBlock!
    ) {
        save(UIImage(cgImage: imageRef, scale: 1, orientation: UIImage.Orientation(rawValue: orientation.rawValue) ?? .up), completionBlock)
    }
    open func writeImage(
        toSavedPhotosAlbum imageRef: CGImage!, metadata: [AnyHashable: Any]!, completionBlock: ALAssetsLibraryWriteImageCompletionBlock!
    ) {
        save(UIImage(cgImage: imageRef), completionBlock)
    }
    open func writeImageData(
        toSavedPhotosAlbum imageData: Data!, metadata: [AnyHashable: Any]!, completionBlock: ALAssetsLibraryWriteImageCompletionBlock!
    ) {
        guard let image = UIImage(data: imageData) else {
            return ServiceReply.send(on: .main) { completionBlock?(nil, NSError(domain: ALAssetsLibraryErrorDomain, code: -3302)) }
        }
        save(image, completionBlock)
    }
    private func save(_ image: UIImage, _ completion: ALAssetsLibraryWriteImageCompletionBlock?) {
        do {
            var identifier: String?
            try PHPhotoLibrary.shared().performChangesAndWait {
                identifier = PHAssetChangeRequest.creationRequestForAsset(from: image).placeholderForCreatedAsset?.localIdentifier
            }
            ServiceReply.send(on: .main) { completion?(identifier.map { ALAsset.address(of: $0) }, nil) }
        } catch { ServiceReply.send(on: .main) { completion?(nil, error) } }
    }
}
