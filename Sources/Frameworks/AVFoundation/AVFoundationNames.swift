@_exported import QuinceAudioToolbox
@_exported import QuinceCoreMedia
@_exported import UIKit

// Names that are strings underneath: kinds of media, files, presets.

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let video = AVMediaType("vide")
    public static let audio = AVMediaType("soun")
    public static let text = AVMediaType("text")
    public static let closedCaption = AVMediaType("clcp")
    public static let subtitle = AVMediaType("sbtl")
    public static let timecode = AVMediaType("tmcd")
    public static let metadata = AVMediaType("meta")
    public static let muxed = AVMediaType("muxx")
    public static let metadataObject = AVMediaType("mobj")
    public static let depthData = AVMediaType("dpth")
}

public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let visual = AVMediaCharacteristic("AVMediaCharacteristicVisual")
    public static let audible = AVMediaCharacteristic("AVMediaCharacteristicAudible")
    public static let legible = AVMediaCharacteristic("AVMediaCharacteristicLegible")
}

public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let mov = AVFileType("com.apple.quicktime-movie")
    public static let mp4 = AVFileType("public.mpeg-4")
    public static let m4v = AVFileType("com.apple.m4v-video")
    public static let m4a = AVFileType("com.apple.m4a-audio")
    public static let mobile3GPP = AVFileType("public.3gpp")
    public static let caf = AVFileType("com.apple.coreaudio-format")
    public static let wav = AVFileType("com.microsoft.waveform-audio")
    public static let aiff = AVFileType("public.aiff-audio")
    public static let mp3 = AVFileType("public.mp3")
    public static let jpg = AVFileType("public.jpeg")
    public static let heic = AVFileType("public.heic")
    public static let heif = AVFileType("public.heif")
    public static let tif = AVFileType("public.tiff")
    public static let dng = AVFileType("com.adobe.raw-image")
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
    public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
}

public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
public let AVVideoAverageBitRateKey = "AverageBitRate"
public let AVVideoProfileLevelKey = "ProfileLevel"
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"
public let AVVideoCodecH264 = "avc1"

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleavedKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVChannelLayoutKey = "AVChannelLayoutKey"

public enum AVAudioQuality: Int, Sendable { case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7F }

public typealias AudioFormatID = UInt32
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"
public let AVErrorRecordingSuccessfullyFinishedKey = "AVErrorRecordingSuccessfullyFinishedKey"

/// Why media cannot be played, recorded or captured.
public struct AVError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = -11800, outOfMemory = -11801, sessionNotRunning = -11803, deviceAlreadyUsedByAnotherSession = -11804, noDataCaptured = -11805
        case sessionConfigurationChanged = -11806, diskFull = -11807, deviceWasDisconnected = -11808, mediaChanged = -11809
        case maximumDurationReached = -11810, maximumFileSizeReached = -11811, mediaDiscontinuity = -11812, deviceNotConnected = -11814
        case deviceInUseByAnotherApplication = -11815, deviceLockedForConfigurationByAnotherProcess = -11817
        case sessionWasInterrupted = -11818, mediaServicesWereReset = -11819, exportFailed = -11820, decodeFailed = -11821
        case invalidSourceMedia = -11822, fileAlreadyExists = -11823, compositionTrackSegmentsNotContiguous = -11824
        case contentIsProtected = -11831, noImageAtTime = -11832, decoderNotFound = -11833, encoderNotFound = -11834
        case contentIsNotAuthorized = -11835, applicationIsNotAuthorized = -11836, operationNotSupportedForAsset = -11838
        case decoderTemporarilyUnavailable = -11839, encoderTemporarilyUnavailable = -11840, invalidVideoComposition = -11841
        case operationNotAllowed = -11844, serverIncorrectlyConfigured = -11850, fileFormatNotRecognized = -11828
        case applicationIsNotAuthorizedToUseDevice = -11852, operationInterrupted = -11847
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { AVFoundationErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var unknown: Code { .unknown }
    public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
    public static var decodeFailed: Code { .decodeFailed }
    public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
    public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
    public static var deviceNotConnected: Code { .deviceNotConnected }
    public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
}

/// The rectangle of that aspect ratio that fits into the middle of `boundingRect`.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return CGRect(x: boundingRect.midX, y: boundingRect.midY, width: 0, height: 0) }
    let scale: CGFloat = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width, height: size.height)
}

extension NSValue {
    public convenience init(time: CMTime) { self.init(structure: time) }
    public convenience init(timeRange: CMTimeRange) { self.init(structure: timeRange) }

    public var timeValue: CMTime { structure() }
    public var timeRangeValue: CMTimeRange { structure() }
}
