import QuinceCoreMedia
import UIKit

/// How pictures go together over a span of time.
@preconcurrency public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
    var timeRange: CMTimeRange { get }
    var enablePostProcessing: Bool { get }
    /// Whether the pictures change where their sources do not.
    var containsTweening: Bool { get }
    var requiredSourceTrackIDs: [NSValue]? { get }
    /// The track whose pictures are handed on as they are; `kCMPersistentTrackID_Invalid` where they are composed.
    var passthroughTrackID: CMPersistentTrackID { get }
}

/// How pictures of tracks go together over a span of time: layers, the first in front.
open class AVVideoCompositionInstruction: NSObject, NSCopying, NSMutableCopying, AVVideoCompositionInstructionProtocol, @unchecked Sendable {
    open internal(set) var timeRange: CMTimeRange = .invalid
    /// Behind all layers. Nil for black.
    open internal(set) var backgroundColor: CGColor?
    open internal(set) var layerInstructions: [AVVideoCompositionLayerInstruction] = []
    open internal(set) var enablePostProcessing = true
    var sampleDataTrackIDs: [NSNumber] = []
    override init() { super.init() }

    open var requiredSourceTrackIDs: [NSValue]? { layerInstructions.map { NSNumber(value: $0.trackID) } }
    open var requiredSourceSampleDataTrackIDs: [NSNumber] { sampleDataTrackIDs }
    /// A single layer that is neither moved, faded nor cropped hands its pictures on.
    open var passthroughTrackID: CMPersistentTrackID {
        guard layerInstructions.count == 1, let only = layerInstructions.first, only.transforms.ramps.isEmpty, only.opacities.ramps.isEmpty,
            only.crops.ramps.isEmpty
        else { return kCMPersistentTrackID_Invalid }
        return only.trackID
    }
    open var containsTweening: Bool {
        layerInstructions.contains { layer in
            layer.transforms.ramps.contains { $0.start != $0.end } || layer.opacities.ramps.contains { $0.start != $0.end }
                || layer.crops.ramps.contains { $0.start != $0.end }
        }
    }
    open func copy(with zone: NSZone? = nil) -> Any { copied(AVVideoCompositionInstruction()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(AVMutableVideoCompositionInstruction()) }
    private func copied<Copy: AVVideoCompositionInstruction>(_ copy: Copy) -> Copy {
        (copy.timeRange, copy.backgroundColor, copy.layerInstructions) = (timeRange, backgroundColor, layerInstructions)
        (copy.enablePostProcessing, copy.sampleDataTrackIDs) = (enablePostProcessing, sampleDataTrackIDs)
        return copy
    }
}

/// Such an instruction that is being made.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {
    public override init() { super.init() }
    open override var timeRange: CMTimeRange {
        get { super.timeRange }
        set { super.timeRange = newValue }
    }
    open override var backgroundColor: CGColor? {
        get { super.backgroundColor }
        set { super.backgroundColor = newValue }
    }
    open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
        get { super.layerInstructions }
        set { super.layerInstructions = newValue }
    }
    open override var enablePostProcessing: Bool {
        get { super.enablePostProcessing }
        set { super.enablePostProcessing = newValue }
    }
    open override var requiredSourceSampleDataTrackIDs: [NSNumber] {
        get { super.requiredSourceSampleDataTrackIDs }
        set { sampleDataTrackIDs = newValue }
    }
}
