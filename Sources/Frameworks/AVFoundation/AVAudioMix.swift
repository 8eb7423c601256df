import QuinceCoreMedia
import UIKit

/// How loud the tracks of an asset are over time. Kept; nothing sounds.
open class AVAudioMix: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    open internal(set) var inputParameters: [AVAudioMixInputParameters] = []
    override init() { super.init() }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AVAudioMix()
        copy.inputParameters = inputParameters
        return copy
    }
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = AVMutableAudioMix()
        copy.inputParameters = inputParameters
        return copy
    }
}

open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
    public override init() { super.init() }
    open override var inputParameters: [AVAudioMixInputParameters] {
        get { super.inputParameters }
        set { super.inputParameters = newValue }
    }
}

/// How loud a track is over time.
open class AVAudioMixInputParameters: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    open internal(set) var trackID: CMPersistentTrackID = kCMPersistentTrackID_Invalid
    open internal(set) var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm?
    var volumes = Ramps<Float>()
    override init() { super.init() }

    /// False where nothing was set for that time or before it.
    open func getVolumeRamp(
        for time: CMTime, startVolume: UnsafeMutablePointer<Float>?, endVolume: UnsafeMutablePointer<Float>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        guard let ramp = volumes.ramp(at: time) else { return false }
        startVolume?.pointee = ramp.start
        endVolume?.pointee = ramp.end
        timeRange?.pointee = ramp.range
        return true
    }
    open func copy(with zone: NSZone? = nil) -> Any { copied(AVAudioMixInputParameters()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(AVMutableAudioMixInputParameters()) }
    private func copied<Copy: AVAudioMixInputParameters>(_ copy: Copy) -> Copy {
        (copy.trackID, copy.audioTimePitchAlgorithm, copy.volumes) = (trackID, audioTimePitchAlgorithm, volumes)
        return copy
    }
}

open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init(track: AVAssetTrack?) {
        self.init()
        if let track { trackID = track.trackID }
    }
    open override var trackID: CMPersistentTrackID {
        get { super.trackID }
        set { super.trackID = newValue }
    }
    open override var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? {
        get { super.audioTimePitchAlgorithm }
        set { super.audioTimePitchAlgorithm = newValue }
    }
    /// From 0 (silent) to 1.
    open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {
        volumes.add(startVolume, endVolume, timeRange)
    }
    open func setVolume(_ volume: Float, at time: CMTime) { volumes.set(volume, at: time) }
}
