import QuinceCoreMedia
import UIKit

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int
public typealias AVAudioPacketCount = UInt32
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void
public typealias AVAudioNodeTapBlock = @Sendable (AVAudioPCMBuffer, AVAudioTime) -> Void

/// How samples are written down.
public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32

    var bytesPerSample: Int {
        switch self {
        case .otherFormat: 0
        case .pcmFormatInt16: 2
        case .pcmFormatFloat32, .pcmFormatInt32: 4
        case .pcmFormatFloat64: 8
        }
    }
}

/// A sound's rate, channels and way of writing samples down.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    public let commonFormat: AVAudioCommonFormat
    /// Frames a second.
    public let sampleRate: Double
    public let channelCount: AVAudioChannelCount
    public let isInterleaved: Bool
    open private(set) var channelLayout: AVAudioChannelLayout?

    /// Floating-point samples, each channel by itself. Nil for more than two channels, for which Apple's wants a layout.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        guard channels <= 2 else { return nil }
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }

    /// Nil for `otherFormat` and for more than two channels.
    public init?(commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool) {
        guard format != .otherFormat, channels > 0, channels <= 2 else { return nil }
        commonFormat = format
        self.sampleRate = sampleRate
        channelCount = channels
        isInterleaved = interleaved
    }

    /// From the keys of a recorder's settings. Nil without a rate or channels.
    public init?(settings: [String: Any]) {
        guard let rate = (settings[AVSampleRateKey] as? NSNumber)?.doubleValue ?? settings[AVSampleRateKey] as? Double,
            let channels = (settings[AVNumberOfChannelsKey] as? NSNumber)?.uint32Value ?? (settings[AVNumberOfChannelsKey] as? Int).map(UInt32.init)
        else { return nil }
        commonFormat = .pcmFormatFloat32
        sampleRate = rate
        channelCount = channels
        isInterleaved = false
    }

    /// Nil for a form that is not of plain samples.
    public convenience init?(streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>) {
        let stream: AudioStreamBasicDescription = asbd.pointee
        guard stream.mFormatID == kAudioFormatLinearPCM else { return nil }
        let isFloat: Bool = stream.mFormatFlags & kAudioFormatFlagIsFloat != 0
        let kind: AVAudioCommonFormat? =
            switch (isFloat, stream.mBitsPerChannel) {
            case (true, 32): .pcmFormatFloat32
            case (true, 64): .pcmFormatFloat64
            case (false, 16): .pcmFormatInt16
            case (false, 32): .pcmFormatInt32
            default: nil
            }
        guard let kind else { return nil }
        self.init(
            commonFormat: kind, sampleRate: stream.mSampleRate, channels: stream.mChannelsPerFrame,
            interleaved: stream.mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0)
    }
    public init(standardFormatWithSampleRate sampleRate: Double, channelLayout layout: AVAudioChannelLayout) {
        commonFormat = .pcmFormatFloat32
        self.sampleRate = sampleRate
        channelCount = layout.channelCount
        isInterleaved = false
        channelLayout = layout
    }
    public init(commonFormat format: AVAudioCommonFormat, sampleRate: Double, interleaved: Bool, channelLayout layout: AVAudioChannelLayout) {
        commonFormat = format
        self.sampleRate = sampleRate
        channelCount = layout.channelCount
        isInterleaved = interleaved
        channelLayout = layout
    }
    public convenience init(cmAudioFormatDescription formatDescription: CMAudioFormatDescription) {
        let stream = formatDescription.audioStreamBasicDescription
        self.init(
            standardFormatWithSampleRate: stream?.mSampleRate ?? 44_100,
            channelLayout: AVAudioChannelLayout(channels: stream?.mChannelsPerFrame ?? 2))
    }
    private var stream: UnsafeMutablePointer<AudioStreamBasicDescription>?
    deinit { stream?.deallocate() }
    private func description(bytes: UInt32) -> AudioStreamBasicDescription {
        let isFloat: Bool = commonFormat == .pcmFormatFloat32 || commonFormat == .pcmFormatFloat64
        let frame: UInt32 = isInterleaved ? bytes * channelCount : bytes
        return AudioStreamBasicDescription(
            mSampleRate: sampleRate, mFormatID: kAudioFormatLinearPCM,
            mFormatFlags: (isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger) | kAudioFormatFlagIsPacked
                | (isInterleaved ? 0 : kAudioFormatFlagIsNonInterleaved),
            mBytesPerPacket: frame, mFramesPerPacket: 1, mBytesPerFrame: frame, mChannelsPerFrame: channelCount, mBitsPerChannel: bytes * 8, mReserved: 0)
    }
    open var streamDescription: UnsafePointer<AudioStreamBasicDescription> {
        if let stream { return UnsafePointer(stream) }
        let memory = UnsafeMutablePointer<AudioStreamBasicDescription>.allocate(capacity: 1)
        memory.initialize(to: description(bytes: UInt32(commonFormat.bytesPerSample)))
        stream = memory
        return UnsafePointer(memory)
    }
    open var formatDescription: CMAudioFormatDescription {
        CMFormatDescription(
            type: kCMMediaType_Audio, subtype: kAudioFormatLinearPCM, dimensions: CMVideoDimensions(),
            stream: description(bytes: UInt32(commonFormat.bytesPerSample)))
    }
    open var magicCookie: Data?

    init(of file: MediaFile) {
        commonFormat = .pcmFormatFloat32
        sampleRate = file.sampleRate
        channelCount = AVAudioChannelCount(max(1, file.channels))
        isInterleaved = false
    }

    /// Whether it is what the engine uses: floating-point samples, each channel by itself.
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
    open var settings: [String: Any] { [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)] }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        return (commonFormat, sampleRate, channelCount, isInterleaved)
            == (other.commonFormat, other.sampleRate, other.channelCount, other.isInterleaved)
    }
    open override var hash: Int { sampleRate.hashValue ^ Int(channelCount) }
}

/// Which loudspeakers the channels of a sound are for.
open class AVAudioChannelLayout: NSObject, @unchecked Sendable {
    public let layoutTag: AudioChannelLayoutTag
    /// Nil for a tag that does not say how many channels there are.
    public init?(layoutTag: AudioChannelLayoutTag) {
        guard AudioChannelLayoutTag_GetNumberOfChannels(layoutTag) > 0 else { return nil }
        self.layoutTag = layoutTag
    }
    public init(layout: UnsafePointer<AudioChannelLayout>) { layoutTag = layout.pointee.mChannelLayoutTag }
    init(channels: UInt32) { layoutTag = kAudioChannelLayoutTag_DiscreteInOrder | channels }
    open var channelCount: AVAudioChannelCount { AudioChannelLayoutTag_GetNumberOfChannels(layoutTag) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? AVAudioChannelLayout)?.layoutTag == layoutTag }
    open override var hash: Int { Int(layoutTag) }
}

/// Memory with sound.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
    public let format: AVAudioFormat
    init(format: AVAudioFormat) {
        self.format = format
        super.init()
    }
}

/// Samples in memory, silent until they are written.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    public let frameCapacity: AVAudioFrameCount
    /// How many of its frames hold something; at most `frameCapacity`.
    open var frameLength: AVAudioFrameCount = 0 { didSet { frameLength = min(frameLength, frameCapacity) } }
    private let memory: UnsafeMutableRawPointer
    private var list: UnsafeMutableAudioBufferListPointer?
    private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>

    /// Nil for a format that is not of samples.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        let sample: Int = format.commonFormat.bytesPerSample, count = Int(format.channelCount)
        guard sample > 0 else { return nil }
        self.frameCapacity = frameCapacity
        let bytes: Int = max(1, Int(frameCapacity) * count * sample)
        memory = .allocate(byteCount: bytes, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
        channels = .allocate(capacity: count)
        for channel in 0..<count {
            channels[channel] = memory + (format.isInterleaved ? channel * sample : channel * Int(frameCapacity) * sample)
        }
        super.init(format: format)
    }

    deinit {
        memory.deallocate()
        channels.deallocate()
        list?.unsafeMutablePointer.deallocate()
    }

    /// Its memory as a list of buffers: one for each channel, or one for all where they stand beside each other.
    open var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> {
        let count: Int = format.isInterleaved ? 1 : Int(format.channelCount)
        let made: UnsafeMutableAudioBufferListPointer = list ?? AudioBufferList.allocate(maximumBuffers: count)
        list = made
        let inside: UInt32 = format.isInterleaved ? format.channelCount : 1
        let bytes: UInt32 = frameLength * UInt32(format.commonFormat.bytesPerSample) * inside
        for index in 0..<count { made[index] = AudioBuffer(mNumberChannels: inside, mDataByteSize: bytes, mData: channels[index]) }
        return made.unsafeMutablePointer
    }
    open var audioBufferList: UnsafePointer<AudioBufferList> { UnsafePointer(mutableAudioBufferList) }

    /// A sample from -1 to 1.
    func value(frame: Int, channel: Int) -> Float {
        let place: Int = frame * stride
        switch format.commonFormat {
        case .pcmFormatFloat32: return channels[channel].assumingMemoryBound(to: Float.self)[place]
        case .pcmFormatFloat64: return Float(channels[channel].assumingMemoryBound(to: Double.self)[place])
        case .pcmFormatInt16: return Float(channels[channel].assumingMemoryBound(to: Int16.self)[place]) / 32_768
        case .pcmFormatInt32: return Float(channels[channel].assumingMemoryBound(to: Int32.self)[place]) / 2_147_483_648
        case .otherFormat: return 0
        }
    }
    func set(_ value: Float, frame: Int, channel: Int) {
        let place: Int = frame * stride
        let clamped = Double(max(-1, min(1, value.isNaN ? 0 : value)))
        switch format.commonFormat {
        case .pcmFormatFloat32: channels[channel].assumingMemoryBound(to: Float.self)[place] = value
        case .pcmFormatFloat64: channels[channel].assumingMemoryBound(to: Double.self)[place] = Double(value)
        case .pcmFormatInt16: channels[channel].assumingMemoryBound(to: Int16.self)[place] = Int16(min(32_767, (clamped * 32_768).rounded()))
        case .pcmFormatInt32: channels[channel].assumingMemoryBound(to: Int32.self)[place] = Int32(min(2_147_483_647, (clamped * 2_147_483_648).rounded()))
        case .otherFormat: break
        }
    }

    /// Samples from one of a channel to its next.
    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

    /// The first sample of each channel; nil where the samples are of another kind.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { pointers(.pcmFormatFloat32) }
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { pointers(.pcmFormatInt16) }
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { pointers(.pcmFormatInt32) }

    private func pointers<Sample>(_ kind: AVAudioCommonFormat) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
        guard format.commonFormat == kind else { return nil }
        return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
    }
}

/// A moment, by the clock, in samples, or both.
open class AVAudioTime: NSObject, @unchecked Sendable {
    /// In nanoseconds of the session's clock.
    public let hostTime: UInt64
    public let sampleTime: AVAudioFramePosition
    public let sampleRate: Double
    public let isHostTimeValid: Bool
    public let isSampleTimeValid: Bool

    public init(hostTime: UInt64) {
        (self.hostTime, sampleTime, sampleRate, isHostTimeValid, isSampleTimeValid) = (hostTime, 0, 0, true, false)
    }
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (hostTime, self.sampleTime, self.sampleRate, isHostTimeValid, isSampleTimeValid) = (0, sampleTime, sampleRate, false, true)
    }
    public init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.hostTime, self.sampleTime, self.sampleRate, isHostTimeValid, isSampleTimeValid) = (hostTime, sampleTime, sampleRate, true, true)
    }

    open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { UInt64(max(0, seconds) * 1e9) }
    open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { Double(hostTime) / 1e9 }
}
