@_exported import ObjectRuntime

public typealias AudioChannelLabel = UInt32
public typealias AudioChannelLayoutTag = UInt32

// The lower half of a tag is the number of its channels.
public let kAudioChannelLayoutTag_UseChannelDescriptions: AudioChannelLayoutTag = 0
public let kAudioChannelLayoutTag_UseChannelBitmap: AudioChannelLayoutTag = 1 << 16
public let kAudioChannelLayoutTag_Mono: AudioChannelLayoutTag = 100 << 16 | 1
public let kAudioChannelLayoutTag_Stereo: AudioChannelLayoutTag = 101 << 16 | 2
public let kAudioChannelLayoutTag_StereoHeadphones: AudioChannelLayoutTag = 102 << 16 | 2
public let kAudioChannelLayoutTag_MatrixStereo: AudioChannelLayoutTag = 103 << 16 | 2
public let kAudioChannelLayoutTag_MidSide: AudioChannelLayoutTag = 104 << 16 | 2
public let kAudioChannelLayoutTag_XY: AudioChannelLayoutTag = 105 << 16 | 2
public let kAudioChannelLayoutTag_Binaural: AudioChannelLayoutTag = 106 << 16 | 2
public let kAudioChannelLayoutTag_Quadraphonic: AudioChannelLayoutTag = 108 << 16 | 4
public let kAudioChannelLayoutTag_Pentagonal: AudioChannelLayoutTag = 109 << 16 | 5
public let kAudioChannelLayoutTag_Hexagonal: AudioChannelLayoutTag = 110 << 16 | 6
public let kAudioChannelLayoutTag_Octagonal: AudioChannelLayoutTag = 111 << 16 | 8
public let kAudioChannelLayoutTag_MPEG_3_0_A: AudioChannelLayoutTag = 113 << 16 | 3
public let kAudioChannelLayoutTag_MPEG_5_0_A: AudioChannelLayoutTag = 117 << 16 | 5
public let kAudioChannelLayoutTag_MPEG_5_1_A: AudioChannelLayoutTag = 121 << 16 | 6
public let kAudioChannelLayoutTag_MPEG_7_1_A: AudioChannelLayoutTag = 126 << 16 | 8
public let kAudioChannelLayoutTag_DiscreteInOrder: AudioChannelLayoutTag = 147 << 16
public let kAudioChannelLayoutTag_Unknown: AudioChannelLayoutTag = 0xFFFF_0000

public func AudioChannelLayoutTag_GetNumberOfChannels(_ inLayoutTag: AudioChannelLayoutTag) -> UInt32 { inLayoutTag & 0xFFFF }

/// Which loudspeakers the channels of a sound are for.
public struct AudioChannelLayout: BitwiseCopyable, Hashable, Sendable {
    public var mChannelLayoutTag: AudioChannelLayoutTag = 0
    public var mNumberChannelDescriptions: UInt32 = 0
    public init() {}
}
