import UIKit

public typealias PHContentEditingInputRequestID = Int
public let PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey"
public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"

/// How an app changed an asset, in its own words, so that it can go on with it.
open class PHAdjustmentData: NSObject, @unchecked Sendable {
    public let formatIdentifier: String
    public let formatVersion: String
    public let data: Data
    public init(formatIdentifier: String, formatVersion: String, data: Data) {
        (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
    }
}

open class PHContentEditingInputRequestOptions: NSObject {
    /// Whether the app can go on with changes in that form. Default: it cannot.
    open var canHandleAdjustmentData: ((PHAdjustmentData) -> Bool) = { _ in false }
    open var isNetworkAccessAllowed = false
    open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
}

/// An asset that is to be edited.
open class PHContentEditingInput: NSObject, @unchecked Sendable {
    private let asset: PHAsset
    package init(_ asset: PHAsset) { self.asset = asset }
    package var localIdentifier: String { asset.localIdentifier }
    open var mediaType: PHAssetMediaType { asset.mediaType }
    open var mediaSubtypes: PHAssetMediaSubtype { asset.mediaSubtypes }
    open var playbackStyle: PHAssetPlaybackStyle { asset.playbackStyle }
    open var creationDate: Date? { asset.creationDate }
    open var location: CLLocation? { asset.location }
    open var uniformTypeIdentifier: String? { "public.png" }
    open var adjustmentData: PHAdjustmentData? { nil }
    open var displaySizeImage: UIImage? { asset.record.image }
    open var fullSizeImageOrientation: Int32 { 1 }
    open var audiovisualAsset: AVAsset? { nil }
    open var livePhoto: PHLivePhoto? { nil }
    /// The photo as a file in the app's folder for temporary ones.
    open private(set) lazy var fullSizeImageURL: URL? = {
        let name: String = asset.localIdentifier.replacingOccurrences(of: "/", with: "-")
        let url: URL = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID().uuidString).png")
        guard let data = asset.record.image.pngData(), (try? data.write(to: url)) != nil else { return nil }
        return url
    }()
}

/// An edited asset: the app writes the picture to `renderedContentURL`.
open class PHContentEditingOutput: NSObject, @unchecked Sendable {
    open var adjustmentData: PHAdjustmentData?
    public let renderedContentURL: URL = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jpg")
    public init(contentEditingInput: PHContentEditingInput) {}
    public init(placeholderForCreatedAsset: PHObjectPlaceholder) {}
}

extension PHAsset {
    /// Hands out the photo to be edited.
    @discardableResult
    public func requestContentEditingInput(
        with options: PHContentEditingInputRequestOptions?, completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> PHContentEditingInputRequestID {
        ServiceReply.send(on: .main) { [self] in completionHandler(PHContentEditingInput(self), [:]) }
        return 1
    }
    public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}
}

public typealias PHAssetResourceDataRequestID = Int32
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0
public typealias PHAssetResourceProgressHandler = (Double) -> Void

open class PHAssetResourceRequestOptions: NSObject, NSCopying {
    open var isNetworkAccessAllowed = false
    open var progressHandler: PHAssetResourceProgressHandler?
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Hands out the files of assets.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
    private static var shared: PHAssetResourceManager { AppServices.object { PHAssetResourceManager() } }
    open class func `default`() -> PHAssetResourceManager { shared }

    /// All of the file at once.
    @discardableResult
    open func requestData(
        for resource: PHAssetResource, options: PHAssetResourceRequestOptions?, dataReceivedHandler handler: @escaping (Data) -> Void,
        completionHandler: @escaping ((any Error)?) -> Void
    ) -> PHAssetResourceDataRequestID {
        ServiceReply.send {
            guard let data = resource.data else { return completionHandler(PHPhotosError(.invalidResource)) }
            handler(data)
            options?.progressHandler?(1)
            completionHandler(nil)
        }
        return 1
    }
    open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
        completionHandler: @escaping ((any Error)?) -> Void
    ) {
        ServiceReply.send { [self] in
            do {
                try write(resource, to: fileURL)
                completionHandler(nil)
            } catch { completionHandler(error) }
        }
    }
    open func writeData(for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?) async throws {
        try write(resource, to: fileURL)
    }
    private func write(_ resource: PHAssetResource, to url: URL) throws {
        guard let data = resource.data else { throw PHPhotosError(.invalidResource) }
        try data.write(to: url)
    }
}

/// The name of a thing in every library of the user. Nothing is in a cloud: it stands for the local one.
open class PHCloudIdentifier: NSObject, @unchecked Sendable {
    public let stringValue: String
    public init(stringValue: String) { self.stringValue = stringValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? PHCloudIdentifier)?.stringValue == stringValue }
    open override var hash: Int { stringValue.hashValue }
}

extension PHPhotoLibrary {
    /// The things that have these names here.
    public func localIdentifierMappings(for cloudIdentifiers: [PHCloudIdentifier]) -> [PHCloudIdentifier: Result<String, any Error>] {
        Dictionary(
            cloudIdentifiers.map { id in
                let isHere: Bool = PhotoStore.shared.records.contains { $0.identifier == id.stringValue }
                return (id, isHere ? .success(id.stringValue) : .failure(PHPhotosError(.identifierNotFound)))
            }, uniquingKeysWith: { first, _ in first })
    }
    public func cloudIdentifierMappings(forLocalIdentifiers localIdentifiers: [String]) -> [String: Result<PHCloudIdentifier, any Error>] {
        Dictionary(
            localIdentifiers.map { name in
                let isHere: Bool = PhotoStore.shared.records.contains { $0.identifier == name }
                return (name, isHere ? .success(PHCloudIdentifier(stringValue: name)) : .failure(PHPhotosError(.identifierNotFound)))
            }, uniquingKeysWith: { first, _ in first })
    }
}
