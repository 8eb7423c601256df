import QuinceCoreMedia
import UIKit

/// Makes pictures of a film. Nothing is decoded here, so it fails with `AVError.decodeFailed`; a file without pictures with `AVError.noImageAtTime`, and one
/// that is no film with `AVError.fileFormatNotRecognized`.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    public enum Result: Int, Sendable { case succeeded = 0, failed, cancelled }
    public typealias CompletionHandler = @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
        public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
        public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
    }

    public let asset: AVAsset
    open var appliesPreferredTrackTransform = false
    open var maximumSize: CGSize = .zero
    open var apertureMode: ApertureMode?
    open var videoComposition: AVVideoComposition?
    open var customVideoCompositor: (any AVVideoCompositing)? { nil }
    open var requestedTimeToleranceBefore: CMTime = .positiveInfinity
    open var requestedTimeToleranceAfter: CMTime = .positiveInfinity
    private var cancellations = 0
    public init(asset: AVAsset) { self.asset = asset }

    private var fault: AVError {
        if !asset.isPlayable || asset.tracks.isEmpty { return AVError(.fileFormatNotRecognized) }
        return AVError(asset.tracks(withMediaType: .video).isEmpty ? .noImageAtTime : .decodeFailed)
    }

    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage { throw fault }
    open func generateCGImagesAsynchronously(forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler) {
        let times = requestedTimes.map(\.timeValue)
        let begun: Int = cancellations
        ServiceReply.send { [self] in
            for time in times {
                let isCancelled: Bool = cancellations != begun
                handler(time, nil, .invalid, isCancelled ? .cancelled : .failed, isCancelled ? nil : fault)
            }
        }
    }
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime, completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) { ServiceReply.send { [self] in handler(nil, .invalid, fault) } }
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw fault }
    open func images(for times: [CMTime]) -> Images { Images(times: times, fault: fault) }
    open func cancelAllCGImageGeneration() { cancellations += 1 }

    /// The pictures of some times, one after the other.
    public struct Images: AsyncSequence, Sendable {
        public enum Element: Sendable {
            case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
            case failure(requestedTime: CMTime, error: any Error)

            public var requestedTime: CMTime {
                switch self {
                case .success(let time, _, _), .failure(let time, _): time
                }
            }
            public var image: CGImage {
                get throws {
                    switch self {
                    case .success(_, let image, _): return image
                    case .failure(_, let error): throw error
                    }
                }
            }
            public var actualTime: CMTime {
                get throws {
                    switch self {
                    case .success(_, _, let time): return time
                    case .failure(_, let error): throw error
                    }
                }
            }
        }
        public struct AsyncIterator: AsyncIteratorProtocol {
            var times: ArraySlice<CMTime>
            let fault: AVError
            public mutating func next() async -> Element? { times.popFirst().map { .failure(requestedTime: $0, error: fault) } }
        }
        let times: [CMTime]
        let fault: AVError
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(times: times[...], fault: fault) }
    }
}
