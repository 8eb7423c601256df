import Synchronization
import UIKit

public enum PHAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized, limited }
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite = 2 }

public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// Why the library did not do something.
public struct PHPhotosError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case internalError = -1, userCancelled = 3072, libraryVolumeOffline = 3114, invalidResource = 3302, missingResource = 3303
        case accessRestricted = 3310, accessUserDenied = 3311, operationInterrupted = 3301, identifierNotFound = 3201, networkAccessRequired = 3164
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { PHPhotosErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// The device's photos: those that every device comes with, and what apps saved. The user allows access when asked.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static var instance: PHPhotoLibrary { AppServices.object { PHPhotoLibrary() } }
    open class func shared() -> PHPhotoLibrary { instance }

    private struct Observer: @unchecked Sendable { weak var object: (any PHPhotoLibraryChangeObserver)? }
    private let observers = Mutex<[Observer]>([])
    private let isAllowed = Mutex(false)

    open class func authorizationStatus() -> PHAuthorizationStatus { instance.isAllowed.withLock { $0 } ? .authorized : .notDetermined }
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { authorizationStatus() }

    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        allow(.readWrite)
        ServiceReply.send { handler(.authorized) }
    }
    open class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        allow(accessLevel)
        ServiceReply.send { handler(.authorized) }
    }
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        allow(accessLevel)
        return .authorized
    }

    private class func allow(_ level: PHAccessLevel) {
        UsageDescription.require(level == .addOnly ? "NSPhotoLibraryAddUsageDescription" : "NSPhotoLibraryUsageDescription")
        instance.isAllowed.withLock { $0 = true }
    }

    open var unavailabilityReason: (any Error)? { nil }

    /// Runs `changeBlock`, in which requests are made, and then tells that they are done.
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil) {
        ServiceReply.send { [self] in
            changeBlock()
            notifyObservers()
            completionHandler?(true, nil)
        }
    }
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        changeBlock()
        notifyObservers()
    }
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        changeBlock()
        notifyObservers()
    }

    open func register(_ observer: any PHPhotoLibraryChangeObserver) { observers.withLock { $0.append(Observer(object: observer)) } }
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
        observers.withLock { $0.removeAll { $0.object == nil || $0.object === observer } }
    }

    private func notifyObservers() {
        for observer in observers.withLock({ $0 }) { ServiceReply.send { observer.object?.photoLibraryDidChange(PHChange()) } }
    }
}

@preconcurrency public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// The changes since something was fetched.
open class PHChange: NSObject, @unchecked Sendable {
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
    /// Nil where a new fetch finds the same.
    open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
        guard T.self == PHAsset.self else { return nil }
        let before = fetchResult.objects(at: IndexSet(0..<fetchResult.count))
        let all = PhotoStore.shared.records.map(PHAsset.init)
        let names = Set(before.map(\.localIdentifier))
        let kept = all.filter { names.contains($0.localIdentifier) }
        let isWhole = before.count + 1 >= all.count || kept.count < before.count
        let after = (isWhole ? all : kept).compactMap { $0 as? T }
        return after.map(\.localIdentifier) == before.map(\.localIdentifier) ? nil : PHFetchResultChangeDetails(before: before, after: after)
    }
}

open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
    public let objectBeforeChanges: ObjectType
    public let objectAfterChanges: ObjectType?
    open var assetContentChanged: Bool { false }
    open var objectWasDeleted: Bool { objectAfterChanges == nil }
    init(before: ObjectType, after: ObjectType?) { (objectBeforeChanges, objectAfterChanges) = (before, after) }
}

open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
    public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
    public let fetchResultAfterChanges: PHFetchResult<ObjectType>
    public let removedIndexes: IndexSet?
    public let insertedIndexes: IndexSet?
    public let removedObjects: [ObjectType]
    public let insertedObjects: [ObjectType]
    open var hasIncrementalChanges: Bool { true }
    open var changedIndexes: IndexSet? { IndexSet() }
    open var changedObjects: [ObjectType] { [] }
    open var hasMoves: Bool { false }
    open func enumerateMoves(_ handler: (Int, Int) -> Void) {}

    init(before: [ObjectType], after: [ObjectType]) {
        fetchResultBeforeChanges = PHFetchResult(before)
        fetchResultAfterChanges = PHFetchResult(after)
        let removed = before.indices.filter { !after.contains(before[$0]) }
        let inserted = after.indices.filter { !before.contains(after[$0]) }
        removedIndexes = IndexSet(removed)
        insertedIndexes = IndexSet(inserted)
        removedObjects = removed.map { before[$0] }
        insertedObjects = inserted.map { after[$0] }
    }
}

/// Stands for an object that a change will make.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

open class PHChangeRequest: NSObject {}

/// Makes, changes or deletes photos, within `performChanges`.
open class PHAssetChangeRequest: PHChangeRequest {
    private let identifier: String
    open private(set) var placeholderForCreatedAsset: PHObjectPlaceholder?

    init(identifier: String, isNew: Bool = false) {
        self.identifier = identifier
        placeholderForCreatedAsset = isNew ? PHObjectPlaceholder(identifier) : nil
    }

    public convenience init(for asset: PHAsset) { self.init(identifier: asset.localIdentifier) }

    open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
        PHAssetChangeRequest(identifier: PhotoStore.shared.add(image, date: nil).identifier, isNew: true)
    }
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
        UIImage(contentsOfFile: fileURL.path).map { creationRequestForAsset(from: $0) }
    }
    /// Nil: the library holds no films.
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }

    open class func deleteAssets(_ assets: NSArray) { deleteAssets(assets.compactMap { $0 as? PHAsset }) }
    open class func deleteAssets(_ assets: PHFetchResult<PHAsset>) { deleteAssets(assets.objects(at: IndexSet(0..<assets.count))) }
    open class func deleteAssets(_ assets: [PHAsset]) { PhotoStore.shared.remove(assets.map(\.localIdentifier)) }

    /// An edited photo. Set within `performChanges` once its picture is written; what cannot be read changes nothing.
    open var contentEditingOutput: PHContentEditingOutput? {
        didSet {
            guard let url = contentEditingOutput?.renderedContentURL, let image = UIImage(contentsOfFile: url.path) else { return }
            PhotoStore.shared.change(identifier) { $0.image = image }
        }
    }
    open var location: CLLocation? {
        get { PhotoStore.shared.records.first { $0.identifier == identifier }?.location }
        set { PhotoStore.shared.change(identifier) { $0.location = newValue } }
    }
    open var isFavorite: Bool {
        get { PhotoStore.shared.records.first { $0.identifier == identifier }?.isFavorite ?? false }
        set { PhotoStore.shared.change(identifier) { $0.isFavorite = newValue } }
    }
    open var isHidden: Bool {
        get { PhotoStore.shared.records.first { $0.identifier == identifier }?.isHidden ?? false }
        set { PhotoStore.shared.change(identifier) { $0.isHidden = newValue } }
    }
    open var creationDate: Date? {
        get { PhotoStore.shared.records.first { $0.identifier == identifier }?.creationDate }
        set {}
    }
}

public enum PHAssetResourceType: Int, Sendable {
    case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo
}
open class PHAssetResourceCreationOptions: NSObject {
    open var originalFilename: String?
    open var uniformTypeIdentifier: String?
    open var shouldMoveFile = false
}

/// Makes a photo of the data that are given to it.
open class PHAssetCreationRequest: PHChangeRequest {
    open private(set) var placeholderForCreatedAsset: PHObjectPlaceholder?
    open var creationDate: Date?
    /// The place at which the photo was taken; set before its data are added.
    open var location: CLLocation?
    open var isFavorite = false
    open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
    open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { types == [NSNumber(value: 1)] }
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
        guard type == .photo, let image = UIImage(data: data) else { return }
        placeholderForCreatedAsset = PHObjectPlaceholder(PhotoStore.shared.add(image, date: creationDate, location: location).identifier)
    }
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
        if let data = try? Data(contentsOf: fileURL) { addResource(with: type, data: data, options: options) }
    }
}

/// Makes, changes or deletes albums, within `performChanges`.
open class PHAssetCollectionChangeRequest: PHChangeRequest {
    private let identifier: String
    public let placeholderForCreatedAssetCollection: PHObjectPlaceholder
    open var title = ""

    init(_ identifier: String) {
        self.identifier = identifier
        placeholderForCreatedAssetCollection = PHObjectPlaceholder(identifier)
    }

    public convenience init?(for assetCollection: PHAssetCollection) { self.init(assetCollection.localIdentifier) }
    open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
        let request = PHAssetCollectionChangeRequest(UUID().uuidString + "/L0/040")
        PhotoStore.shared.addAlbum(title, identifier: request.identifier)
        return request
    }
    open class func deleteAssetCollections(_ assetCollections: [PHAssetCollection]) {
        PhotoStore.shared.removeAlbums(assetCollections.map(\.localIdentifier))
    }
    open func addAssets(_ assets: [PHObject]) { PhotoStore.shared.changeAlbum(identifier) { $0 += assets.map(\.localIdentifier) } }
    open func addAssets(_ assets: NSArray) { addAssets(assets.compactMap { $0 as? PHObject }) }
    open func addAssets(_ assets: PHFetchResult<PHAsset>) { addAssets(assets.objects(at: IndexSet(0..<assets.count))) }
    open func removeAssets(_ assets: [PHAsset]) {
        let names = assets.map(\.localIdentifier)
        PhotoStore.shared.changeAlbum(identifier) { $0.removeAll { names.contains($0) } }
    }
}
