import CoreImage
import QuinceCoreMedia
import UIKit

/// Composes pictures in an app's own way. Nothing is decoded, so that it is not asked.
@preconcurrency public protocol AVVideoCompositing: NSObjectProtocol {
    var sourcePixelBufferAttributes: [String: any Sendable]? { get }
    var requiredPixelBufferAttributesForRenderContext: [String: any Sendable] { get }
    func renderContextChanged(_ newRenderContext: AVVideoCompositionRenderContext)
    func startRequest(_ asyncVideoCompositionRequest: AVAsynchronousVideoCompositionRequest)
}

extension AVVideoCompositing {
    public var supportsWideColorSourceFrames: Bool { false }
    public var supportsHDRSourceFrames: Bool { false }
    public var canConformColorOfSourceFrames: Bool { false }
    public func cancelAllPendingVideoCompositionRequests() {}
    public func anticipateRendering(using renderHint: AVVideoCompositionRenderHint) {}
    public func prerollForRendering(using renderHint: AVVideoCompositionRenderHint) {}
}

public struct AVEdgeWidths: Hashable, Sendable {
    public var left: CGFloat
    public var top: CGFloat
    public var right: CGFloat
    public var bottom: CGFloat
    public init() { self.init(left: 0, top: 0, right: 0, bottom: 0) }
    public init(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }
}

public struct AVPixelAspectRatio: Hashable, Sendable {
    public var horizontalSpacing: Int
    public var verticalSpacing: Int
    public init() { self.init(horizontalSpacing: 0, verticalSpacing: 0) }
    public init(horizontalSpacing: Int, verticalSpacing: Int) {
        (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
    }
}

/// The size and form of the pictures that are composed.
open class AVVideoCompositionRenderContext: NSObject, @unchecked Sendable {
    public let videoComposition: AVVideoComposition
    private let pool: CVPixelBufferPool?
    package init(_ composition: AVVideoComposition) {
        videoComposition = composition
        let size: CGSize = composition.renderSize
        pool = CVPixelBufferPool(
            ["Width": Int(size.width), "Height": Int(size.height), "PixelFormatType": Int(kCVPixelFormatType_32BGRA)] as NSDictionary)
    }
    open var size: CGSize { videoComposition.renderSize }
    open var renderScale: Float { videoComposition.renderScale }
    open var renderTransform: CGAffineTransform { CGAffineTransform(scaleX: CGFloat(renderScale), y: CGFloat(renderScale)) }
    open var pixelAspectRatio: AVPixelAspectRatio { AVPixelAspectRatio(horizontalSpacing: 1, verticalSpacing: 1) }
    open var edgeWidths: AVEdgeWidths { AVEdgeWidths() }
    open var highQualityRendering: Bool { true }
    /// An empty picture of that size.
    open func newPixelBuffer() -> CVPixelBuffer? {
        var buffer: CVPixelBuffer?
        if let pool { CVPixelBufferPoolCreatePixelBuffer(nil, pool, &buffer) }
        return buffer
    }
}

/// Times for which pictures are going to be asked.
open class AVVideoCompositionRenderHint: NSObject, @unchecked Sendable {
    public let startCompositionTime: CMTime
    public let endCompositionTime: CMTime
    package init(start: CMTime, end: CMTime) { (startCompositionTime, endCompositionTime) = (start, end) }
}

/// Asks for the picture of a time.
open class AVAsynchronousVideoCompositionRequest: NSObject, NSCopying, @unchecked Sendable {
    public let renderContext: AVVideoCompositionRenderContext
    public let compositionTime: CMTime
    public let videoCompositionInstruction: any AVVideoCompositionInstructionProtocol
    private let frames: [CMPersistentTrackID: CVPixelBuffer]
    private let answer: (CVPixelBuffer?, (any Error)?) -> Void

    package init(
        _ context: AVVideoCompositionRenderContext, time: CMTime, instruction: any AVVideoCompositionInstructionProtocol,
        frames: [CMPersistentTrackID: CVPixelBuffer], answer: @escaping (CVPixelBuffer?, (any Error)?) -> Void
    ) {
        (renderContext, compositionTime, videoCompositionInstruction) = (context, time, instruction)
        (self.frames, self.answer) = (frames, answer)
    }
    open var sourceTrackIDs: [NSNumber] { frames.keys.sorted().map { NSNumber(value: $0) } }
    open var sourceSampleDataTrackIDs: [NSNumber] { [] }
    open func sourceFrame(byTrackID trackID: CMPersistentTrackID) -> CVPixelBuffer? { frames[trackID] }
    open func sourceSampleBuffer(byTrackID trackID: CMPersistentTrackID) -> CMSampleBuffer? { nil }
    open func sourceTimedMetadata(byTrackID trackID: CMPersistentTrackID) -> AVTimedMetadataGroup? { nil }
    open func finish(withComposedVideoFrame composedVideoFrame: CVPixelBuffer) { answer(composedVideoFrame, nil) }
    open func finish(with error: any Error) { answer(nil, error) }
    open func finishCancelledRequest() { answer(nil, AVError(.operationCancelled)) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Asks to put a picture through filters.
open class AVAsynchronousCIImageFilteringRequest: NSObject, NSCopying, @unchecked Sendable {
    public let renderSize: CGSize
    public let compositionTime: CMTime
    public let sourceImage: CIImage
    private let answer: (CIImage?, (any Error)?) -> Void
    package init(_ image: CIImage, size: CGSize, time: CMTime, answer: @escaping (CIImage?, (any Error)?) -> Void) {
        (sourceImage, renderSize, compositionTime, self.answer) = (image, size, time, answer)
    }
    open func finish(with filteredImage: CIImage, context: CIContext?) { answer(filteredImage, nil) }
    open func finish(with error: any Error) { answer(nil, error) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Hears of faults of a composition. Every method is optional; without it the first fault ends the check.
@preconcurrency public protocol AVVideoCompositionValidationHandling: NSObjectProtocol {
    func videoComposition(
        _ videoComposition: AVVideoComposition, shouldContinueValidatingAfterFindingInvalidValueForKey key: String
    ) throws(Unimplemented) -> Bool
    func videoComposition(
        _ videoComposition: AVVideoComposition, shouldContinueValidatingAfterFindingEmptyTimeRange timeRange: CMTimeRange
    ) throws(Unimplemented) -> Bool
    func videoComposition(
        _ videoComposition: AVVideoComposition,
        shouldContinueValidatingAfterFindingInvalidTimeRangeIn videoCompositionInstruction: any AVVideoCompositionInstructionProtocol
    ) throws(Unimplemented) -> Bool
    func videoComposition(
        _ videoComposition: AVVideoComposition,
        shouldContinueValidatingAfterFindingInvalidTrackIDIn videoCompositionInstruction: any AVVideoCompositionInstructionProtocol,
        layerInstruction: AVVideoCompositionLayerInstruction, asset: AVAsset
    ) throws(Unimplemented) -> Bool
}

extension AVVideoCompositionValidationHandling {
    public func videoComposition(
        _ videoComposition: AVVideoComposition, shouldContinueValidatingAfterFindingInvalidValueForKey key: String
    ) throws(Unimplemented) -> Bool {
        try ObjCRuntime.invokeOptional(
            "videoComposition:shouldContinueValidatingAfterFindingInvalidValueForKey:", on: self, [videoComposition, key])
    }
    public func videoComposition(
        _ videoComposition: AVVideoComposition, shouldContinueValidatingAfterFindingEmptyTimeRange timeRange: CMTimeRange
    ) throws(Unimplemented) -> Bool {
        try ObjCRuntime.invokeOptional(
            "videoComposition:shouldContinueValidatingAfterFindingEmptyTimeRange:", on: self, [videoComposition, timeRange])
    }
    public func videoComposition(
        _ videoComposition: AVVideoComposition,
        shouldContinueValidatingAfterFindingInvalidTimeRangeIn videoCompositionInstruction: any AVVideoCompositionInstructionProtocol
    ) throws(Unimplemented) -> Bool {
        try ObjCRuntime.invokeOptional(
            "videoComposition:shouldContinueValidatingAfterFindingInvalidTimeRangeIn:", on: self, [videoComposition, videoCompositionInstruction])
    }
    public func videoComposition(
        _ videoComposition: AVVideoComposition,
        shouldContinueValidatingAfterFindingInvalidTrackIDIn videoCompositionInstruction: any AVVideoCompositionInstructionProtocol,
        layerInstruction: AVVideoCompositionLayerInstruction, asset: AVAsset
    ) throws(Unimplemented) -> Bool {
        try ObjCRuntime.invokeOptional(
            "videoComposition:shouldContinueValidatingAfterFindingInvalidTrackIDIn:layerInstruction:asset:", on: self,
            [videoComposition, videoCompositionInstruction, layerInstruction, asset])
    }
}

/// Has layers drawn over, under or around a film when it is written. Kept.
open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
    package let animationLayer: CALayer?
    package let videoLayers: [CALayer]
    package let trackID: CMPersistentTrackID

    /// The layer is a track of its own.
    public init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) {
        (animationLayer, videoLayers, self.trackID) = (layer, [], trackID)
    }
    /// The film is shown by `videoLayer`, which is in `animationLayer`, which is what is written.
    public init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {
        (self.animationLayer, videoLayers, trackID) = (animationLayer, [videoLayer], kCMPersistentTrackID_Invalid)
    }
    public init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) {
        (self.animationLayer, self.videoLayers, trackID) = (animationLayer, videoLayers, kCMPersistentTrackID_Invalid)
    }
}

/// The time at which animations of a film's layers begin, since 0 stands for the present.
public let AVCoreAnimationBeginTimeAtZero: CFTimeInterval = 1e-100

/// A layer whose animations go with the time of an item instead of the clock.
open class AVSynchronizedLayer: CALayer {
    open var playerItem: AVPlayerItem? { didSet { follow() } }
    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(playerItem: AVPlayerItem) {
        self.init()
        self.playerItem = playerItem
        follow()
    }
    /// Its time stands still while the item is not played.
    private func follow() {
        let item = playerItem
        timeOffset = MainActor.assumeIsolated { item?.currentTime().seconds ?? 0 }
        speed = item == nil ? 1 : 0
    }
}
