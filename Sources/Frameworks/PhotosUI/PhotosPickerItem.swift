import QuinceCoreTransferable
import QuincePhotos
import QuinceUniformTypeIdentifiers
import UIKit

/// A thing of the photo library that a user chose, of which an app asks in the form that it needs.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
    /// In which encoding a photo comes. Each comes as it is kept.
    public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
        private let name: String
        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        public static let current = EncodingDisambiguationPolicy(name: "current")
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }

    /// The one by which the library finds it.
    public let itemIdentifier: String?

    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

    /// The types as which its bytes can come, the best first; none where the library has it no more.
    public var supportedContentTypes: [UTType] { provider?.registeredTypeIdentifiers.compactMap { UTType($0) } ?? [] }

    private var provider: NSItemProvider? {
        itemIdentifier.flatMap { PHAsset.fetchAssets(withLocalIdentifiers: [$0], options: nil).firstObject }.map { NSItemProvider(object: $0.record.image) }
    }

    /// The thing as a value; nil where it has no form that the value can be made of.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        try await withCheckedThrowingContinuation { continuation in
            _ = loadTransferable(type: type) { continuation.resume(with: $0) }
        }
    }

    /// Answers later. The value is nil where the thing has no form that it can be made of.
    @discardableResult
    public func loadTransferable<T: Transferable>(type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void) -> Progress {
        let offered: [UTType] = supportedContentTypes
        let isPossible: Bool = T.importedContentTypes().contains { wanted in offered.contains { $0.conforms(to: wanted) } }
        guard isPossible, let provider else {
            ServiceReply.send { completionHandler(.success(nil)) }
            return Progress(totalUnitCount: 1)
        }
        return provider.loadTransferable(type: type) { completionHandler($0.map { .some($0) }) }
    }
}
