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
