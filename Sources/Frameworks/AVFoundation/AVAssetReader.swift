import QuinceCoreMedia
import UIKit

/// Reads the samples of an asset. Those of WAVE files are read; another form has no decoder, and reading fails with `AVError.decoderNotFound`.
open class AVAssetReader: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown = 0, reading, completed, failed, cancelled }
    public let asset: AVAsset
    open private(set) var status: Status = .unknown
    open private(set) var error: (any Error)?
    /// Set before reading begins.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    open private(set) var outputs: [AVAssetReaderOutput] = []

    /// - Throws: an error where there is no such file, or nothing in it can be read.
    public init(asset: AVAsset) throws {
        self.asset = asset
        super.init()
        guard asset.isReadable else { throw AVError(.fileFormatNotRecognized) }
    }

    open func canAdd(_ output: AVAssetReaderOutput) -> Bool { status == .unknown && output.reader == nil && output.belongs(to: asset) }
    open func add(_ output: AVAssetReaderOutput) {
        precondition(canAdd(output), "*** -[AVAssetReader addOutput:] cannot add output")
        output.reader = self
        outputs.append(output)
    }

    /// False, with an error, where an output has no decoder.
    open func startReading() -> Bool {
        guard status == .unknown, !outputs.isEmpty else { return false }
        for output in outputs {
            guard output.begin(within: timeRange) else {
                (status, error) = (.failed, AVError(.decoderNotFound))
                return false
            }
        }
        status = .reading
        return true
    }

    open func cancelReading() { if status == .reading || status == .unknown { status = .cancelled } }

    func outputEnded() { if status == .reading, outputs.allSatisfy(\.hasEnded) { status = .completed } }
}

/// Hands out samples one after the other.
open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
    weak var reader: AVAssetReader?
    open var mediaType: AVMediaType { .audio }
    open var alwaysCopiesSampleData = true
    open var supportsRandomAccess = false
    private(set) var hasEnded = false
    private var samples: WaveSamples?
    private var start = CMTime.zero
    private var place = 0
    private static let framesAtOnce = 8192

    override init() { super.init() }

    func belongs(to asset: AVAsset) -> Bool { true }
    /// The samples that are read, in the form that is asked for; nil where there is no decoder.
    func decoded() -> WaveSamples? { nil }

    func begin(within range: CMTimeRange) -> Bool {
        guard let whole = decoded() else { return false }
        let end: Double = range.end.isNumeric ? range.end.seconds : .infinity
        start = range.start.isNumeric ? max(.zero, range.start) : .zero
        samples = whole.slice(start.seconds..<max(start.seconds, end))
        (place, hasEnded) = (0, false)
        return true
    }

    /// Nil at the end, and where the reader does not read.
    open func copyNextSampleBuffer() -> CMSampleBuffer? {
        guard let reader, reader.status == .reading, let samples else { return nil }
        guard place < samples.frames else {
            hasEnded = true
            reader.outputEnded()
            return nil
        }
        let last: Int = min(samples.frames, place + Self.framesAtOnce)
        defer { place = last }
        let time: CMTime = start + CMTime(value: CMTimeValue(place), timescale: CMTimeScale(samples.sampleRate))
        return samples.frames(place..<last).sampleBuffer(at: time)
    }

    /// Reads other spans, after all that there was.
    open func reset(forReadingTimeRanges timeRanges: [NSValue]) {
        if let first = timeRanges.first?.timeRangeValue { _ = begin(within: first) }
    }
    open func markConfigurationAsFinal() { supportsRandomAccess = false }
}

extension WaveSamples {
    /// In the form that settings ask for: 16-bit whole numbers where they do not say.
    func converted(settings: [String: Any]?) -> WaveSamples {
        func number(_ key: String) -> Double? { (settings?[key] as? NSNumber)?.doubleValue ?? (settings?[key] as? Int).map(Double.init) }
        let isFloat: Bool =
            (settings?[AVLinearPCMIsFloatKey] as? NSNumber)?.boolValue ?? settings?[AVLinearPCMIsFloatKey] as? Bool ?? (settings == nil && isFloat)
        let bits: Int = number(AVLinearPCMBitDepthKey).map(Int.init) ?? (settings == nil ? self.bits : isFloat ? 32 : 16)
        return converted(
            sampleRate: number(AVSampleRateKey) ?? sampleRate, channels: number(AVNumberOfChannelsKey).map(Int.init) ?? channels, bits: bits, isFloat: isFloat)
    }

    var streamDescription: AudioStreamBasicDescription {
        AudioStreamBasicDescription(
            mSampleRate: sampleRate, mFormatID: kAudioFormatLinearPCM,
            mFormatFlags: (isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger) | kAudioFormatFlagIsPacked,
            mBytesPerPacket: UInt32(bytesPerFrame), mFramesPerPacket: 1, mBytesPerFrame: UInt32(bytesPerFrame), mChannelsPerFrame: UInt32(channels),
            mBitsPerChannel: UInt32(bits), mReserved: 0)
    }

    func sampleBuffer(at time: CMTime) -> CMSampleBuffer {
        var block: CMBlockBuffer?
        var bytes: [UInt8] = Array(data)
        CMBlockBufferCreateWithMemoryBlock(
            allocator: nil, memoryBlock: &bytes, blockLength: bytes.count, blockAllocator: nil, customBlockSource: nil, offsetToData: 0,
            dataLength: bytes.count, flags: 0, blockBufferOut: &block)
        let format = CMFormatDescription(
            type: kCMMediaType_Audio, subtype: kAudioFormatLinearPCM, dimensions: CMVideoDimensions(), stream: streamDescription)
        let timing = CMSampleTimingInfo(
            duration: CMTime(value: 1, timescale: CMTimeScale(sampleRate)), presentationTimeStamp: time, decodeTimeStamp: .invalid)
        return CMSampleBuffer(dataBuffer: block, formatDescription: format, count: frames, timings: [timing], sizes: [bytesPerFrame])
    }
}

/// Reads a track.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
    public let track: AVAssetTrack
    public let outputSettings: [String: Any]?
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
    open override var mediaType: AVMediaType { track.mediaType }

    /// Without settings samples are handed out as they are in the file.
    public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
        self.track = track
        self.outputSettings = outputSettings
        super.init()
    }
    override func belongs(to asset: AVAsset) -> Bool { track.asset === asset || asset.track(withTrackID: track.trackID) != nil }
    override func decoded() -> WaveSamples? {
        guard track.mediaType == .audio, let url = (track.asset as? AVURLAsset)?.url ?? (reader?.asset as? AVURLAsset)?.url,
            let data = try? Data(contentsOf: url)
        else { return nil }
        return WaveSamples(data)?.converted(settings: outputSettings)
    }
}

/// Reads tracks of sound, mixed.
open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput, @unchecked Sendable {
    public let audioTracks: [AVAssetTrack]
    public let audioSettings: [String: Any]?
    open var audioMix: AVAudioMix?
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
    public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) {
        self.audioTracks = audioTracks
        self.audioSettings = audioSettings
        super.init()
    }
    /// A single track of a file needs no mixing.
    override func decoded() -> WaveSamples? {
        guard audioTracks.count == 1, audioMix == nil, let url = (audioTracks[0].asset as? AVURLAsset)?.url, let data = try? Data(contentsOf: url)
        else { return nil }
        return WaveSamples(data)?.converted(settings: audioSettings)
    }
}

/// Reads tracks of pictures, composed. Nothing of the kind is decoded.
open class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput, @unchecked Sendable {
    public let videoTracks: [AVAssetTrack]
    public let videoSettings: [String: Any]?
    open var videoComposition: AVVideoComposition?
    open var customVideoCompositor: (any AVVideoCompositing)? { nil }
    open override var mediaType: AVMediaType { .video }
    public init(videoTracks: [AVAssetTrack], videoSettings: [String: Any]?) {
        self.videoTracks = videoTracks
        self.videoSettings = videoSettings
        super.init()
    }
}

/// Reads where samples are in a file.
open class AVAssetReaderSampleReferenceOutput: AVAssetReaderOutput, @unchecked Sendable {
    public let track: AVAssetTrack
    open override var mediaType: AVMediaType { track.mediaType }
    public init(track: AVAssetTrack) {
        self.track = track
        super.init()
    }
}

/// Makes groups of statements of the samples of a track. No file's are read: there is none.
open class AVAssetReaderOutputMetadataAdaptor: NSObject, @unchecked Sendable {
    public let assetReaderTrackOutput: AVAssetReaderTrackOutput
    public init(assetReaderTrackOutput trackOutput: AVAssetReaderTrackOutput) { assetReaderTrackOutput = trackOutput }
    open func nextTimedMetadataGroup() -> AVTimedMetadataGroup? { nil }
}
