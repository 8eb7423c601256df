import QuinceCoreMedia
import UIKit

/// How the pictures of a track are moved, faded and cropped over time.
open class AVVideoCompositionLayerInstruction: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    open internal(set) var trackID: CMPersistentTrackID = kCMPersistentTrackID_Invalid
    var transforms = Ramps<CGAffineTransform>()
    var opacities = Ramps<Float>()
    var crops = Ramps<CGRect>()
    override init() { super.init() }

    /// False where nothing was set for that time or before it; the other arguments may be nil.
    open func getTransformRamp(
        for time: CMTime, start startTransform: UnsafeMutablePointer<CGAffineTransform>?, end endTransform: UnsafeMutablePointer<CGAffineTransform>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool { Self.write(transforms.ramp(at: time), startTransform, endTransform, timeRange) }
    open func getOpacityRamp(
        for time: CMTime, startOpacity: UnsafeMutablePointer<Float>?, endOpacity: UnsafeMutablePointer<Float>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool { Self.write(opacities.ramp(at: time), startOpacity, endOpacity, timeRange) }
    open func getCropRectangleRamp(
        for time: CMTime, startCropRectangle: UnsafeMutablePointer<CGRect>?, endCropRectangle: UnsafeMutablePointer<CGRect>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool { Self.write(crops.ramp(at: time), startCropRectangle, endCropRectangle, timeRange) }

    private static func write<Value>(
        _ ramp: Ramps<Value>.Ramp?, _ start: UnsafeMutablePointer<Value>?, _ end: UnsafeMutablePointer<Value>?, _ range: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        guard let ramp else { return false }
        start?.pointee = ramp.start
        end?.pointee = ramp.end
        range?.pointee = ramp.range
        return true
    }

    open func copy(with zone: NSZone? = nil) -> Any { copied(AVVideoCompositionLayerInstruction()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(AVMutableVideoCompositionLayerInstruction()) }
    private func copied<Copy: AVVideoCompositionLayerInstruction>(_ copy: Copy) -> Copy {
        (copy.trackID, copy.transforms, copy.opacities, copy.crops) = (trackID, transforms, opacities, crops)
        return copy
    }
}

/// Such an instruction that is being made.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init(assetTrack track: AVAssetTrack) {
        self.init()
        trackID = track.trackID
    }
    open override var trackID: CMPersistentTrackID {
        get { super.trackID }
        set { super.trackID = newValue }
    }
    open func setTransformRamp(fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange) {
        transforms.add(startTransform, endTransform, timeRange)
    }
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) { transforms.set(transform, at: time) }
    /// From 0 (seen through) to 1.
    open func setOpacityRamp(fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange) {
        opacities.add(startOpacity, endOpacity, timeRange)
    }
    open func setOpacity(_ opacity: Float, at time: CMTime) { opacities.set(opacity, at: time) }
    open func setCropRectangleRamp(fromStartCropRectangle startCropRectangle: CGRect, toEndCropRectangle endCropRectangle: CGRect, timeRange: CMTimeRange) {
        crops.add(startCropRectangle, endCropRectangle, timeRange)
    }
    open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) { crops.set(cropRectangle, at: time) }
}
