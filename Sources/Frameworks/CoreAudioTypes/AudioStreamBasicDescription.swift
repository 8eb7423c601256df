@_exported import ObjectRuntime

public typealias AudioFormatID = UInt32
public typealias AudioFormatFlags = UInt32

public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
public let kAudioFormatAC3: AudioFormatID = 0x6163_2D33
public let kAudioFormatEnhancedAC3: AudioFormatID = 0x6563_2D33
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368
public let kAudioFormatMPEG4AAC_HE_V2: AudioFormatID = 0x6161_6370
public let kAudioFormatMPEG4AAC_LD: AudioFormatID = 0x6161_636C
public let kAudioFormatMPEG4AAC_ELD: AudioFormatID = 0x6161_6365
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177
public let kAudioFormatALaw: AudioFormatID = 0x616C_6177
public let kAudioFormatMPEGLayer1: AudioFormatID = 0x2E6D_7031
public let kAudioFormatMPEGLayer2: AudioFormatID = 0x2E6D_7032
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
public let kAudioFormatAMR: AudioFormatID = 0x7361_6D72
public let kAudioFormatAMR_WB: AudioFormatID = 0x7361_7762
public let kAudioFormatiLBC: AudioFormatID = 0x696C_6263
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573

public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1 << 0
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 1 << 1
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 1 << 2
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 1 << 3
public let kAudioFormatFlagIsAlignedHigh: AudioFormatFlags = 1 << 4
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 1 << 5
public let kAudioFormatFlagIsNonMixable: AudioFormatFlags = 1 << 6
public let kAudioFormatFlagsAreAllClear: AudioFormatFlags = 1 << 31
public let kAudioFormatFlagsNativeEndian: AudioFormatFlags = 0
public let kAudioFormatFlagsNativeFloatPacked: AudioFormatFlags = kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked
public let kLinearPCMFormatFlagIsFloat: AudioFormatFlags = kAudioFormatFlagIsFloat
public let kLinearPCMFormatFlagIsBigEndian: AudioFormatFlags = kAudioFormatFlagIsBigEndian
public let kLinearPCMFormatFlagIsSignedInteger: AudioFormatFlags = kAudioFormatFlagIsSignedInteger
public let kLinearPCMFormatFlagIsPacked: AudioFormatFlags = kAudioFormatFlagIsPacked
public let kLinearPCMFormatFlagIsAlignedHigh: AudioFormatFlags = kAudioFormatFlagIsAlignedHigh
public let kLinearPCMFormatFlagIsNonInterleaved: AudioFormatFlags = kAudioFormatFlagIsNonInterleaved

/// The form of a stream of sound: its rate, how samples are written down, and how they go together in frames and packets.
public struct AudioStreamBasicDescription: BitwiseCopyable, Hashable, Sendable {
    /// Frames a second.
    public var mSampleRate: Float64
    public var mFormatID: AudioFormatID
    public var mFormatFlags: AudioFormatFlags
    public var mBytesPerPacket: UInt32
    public var mFramesPerPacket: UInt32
    public var mBytesPerFrame: UInt32
    public var mChannelsPerFrame: UInt32
    public var mBitsPerChannel: UInt32
    public var mReserved: UInt32

    public init() {
        self.init(
            mSampleRate: 0, mFormatID: 0, mFormatFlags: 0, mBytesPerPacket: 0, mFramesPerPacket: 0, mBytesPerFrame: 0, mChannelsPerFrame: 0,
            mBitsPerChannel: 0, mReserved: 0)
    }

    public init(
        mSampleRate: Float64, mFormatID: AudioFormatID, mFormatFlags: AudioFormatFlags, mBytesPerPacket: UInt32, mFramesPerPacket: UInt32,
        mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32, mReserved: UInt32
    ) {
        self.mSampleRate = mSampleRate
        self.mFormatID = mFormatID
        self.mFormatFlags = mFormatFlags
        self.mBytesPerPacket = mBytesPerPacket
        self.mFramesPerPacket = mFramesPerPacket
        self.mBytesPerFrame = mBytesPerFrame
        self.mChannelsPerFrame = mChannelsPerFrame
        self.mBitsPerChannel = mBitsPerChannel
        self.mReserved = mReserved
    }
}

/// One packet of a stream whose packets are not of one size.
public struct AudioStreamPacketDescription: BitwiseCopyable, Hashable, Sendable {
    public var mStartOffset: Int64
    public var mVariableFramesInPacket: UInt32
    public var mDataByteSize: UInt32

    public init() { self.init(mStartOffset: 0, mVariableFramesInPacket: 0, mDataByteSize: 0) }
    public init(mStartOffset: Int64, mVariableFramesInPacket: UInt32, mDataByteSize: UInt32) {
        self.mStartOffset = mStartOffset
        self.mVariableFramesInPacket = mVariableFramesInPacket
        self.mDataByteSize = mDataByteSize
    }
}
