@_exported import QuinceCoreTransferable
@_exported import QuincePhotos
@_exported import QuinceUniformTypeIdentifiers
import UIKit

/// A photo of the library that is asked for by its identifier, as SwiftUI's picker hands it on. That picker is not here.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
    /// In which encoding a photo comes. Each comes as it is kept.
    public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
        private let name: String
        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        public static let current = EncodingDisambiguationPolicy(name: "current")
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }

    public let itemIdentifier: String?

    /// The asset of that local identifier.
    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

    /// As which types it can come; none where the library has no such photo.
    public var supportedContentTypes: [UTType] { (provider?.registeredTypeIdentifiers ?? []).compactMap { UTType($0) } }

    /// Reads the photo as a value of that type; nil where the library has no such photo.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        guard let provider else {
            ServiceReply.send { completionHandler(.success(nil)) }
            return Progress(totalUnitCount: 1)
        }
        return provider.loadTransferable(type: transferableType) { completionHandler($0.map(Optional.some)) }
    }

    public func loadTransferable<T: Transferable>(type transferableType: T.Type) async throws -> T? {
        try await withCheckedThrowingContinuation { continuation in
            loadTransferable(type: transferableType) { continuation.resume(with: $0) }
        }
    }

    private var provider: NSItemProvider? {
        guard let itemIdentifier, let asset = PHAsset.fetchAssets(withLocalIdentifiers: [itemIdentifier], options: nil).firstObject else { return nil }
        return NSItemProvider(object: asset.record.image)
    }
}
