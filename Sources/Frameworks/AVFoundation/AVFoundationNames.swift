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
    public static let frameBased = AVMediaCharacteristic("AVMediaCharacteristicFrameBased")
    public static let usesWideGamutColorSpace = AVMediaCharacteristic("AVMediaCharacteristicUsesWideGamutColorSpace")
    public static let containsHDRVideo = AVMediaCharacteristic("AVMediaCharacteristicContainsHDRVideo")
    public static let containsAlphaChannel = AVMediaCharacteristic("AVMediaCharacteristicContainsAlphaChannel")
    public static let isMainProgramContent = AVMediaCharacteristic("public.main-program-content")
    public static let isAuxiliaryContent = AVMediaCharacteristic("public.auxiliary-content")
    public static let isOriginalContent = AVMediaCharacteristic("public.original-content")
    public static let containsOnlyForcedSubtitles = AVMediaCharacteristic("public.subtitles.forced-only")
    public static let transcribesSpokenDialogForAccessibility = AVMediaCharacteristic("public.accessibility.transcribes-spoken-dialog")
    public static let describesMusicAndSoundForAccessibility = AVMediaCharacteristic("public.accessibility.describes-music-and-sound")
    public static let describesVideoForAccessibility = AVMediaCharacteristic("public.accessibility.describes-video")
    public static let easyToRead = AVMediaCharacteristic("public.easy-to-read")
    public static let languageTranslation = AVMediaCharacteristic("public.translation")
    public static let dubbedTranslation = AVMediaCharacteristic("public.translation.dubbed")
    public static let voiceOverTranslation = AVMediaCharacteristic("public.translation.voice-over")
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
    public static let mobile3GPP2 = AVFileType("public.3gpp2")
    public static let aifc = AVFileType("public.aifc-audio")
    public static let amr = AVFileType("org.3gpp.adaptive-multi-rate-audio")
    public static let au = AVFileType("public.au-audio")
    public static let ac3 = AVFileType("public.ac3-audio")
    public static let eac3 = AVFileType("public.enhanced-ac3-audio")
    public static let avci = AVFileType("public.avci")
    public static let SCC = AVFileType("com.scenarist.closed-caption")
    public static let AHAP = AVFileType("com.apple.haptics.ahap")
    public static let appleiTT = AVFileType("com.apple.itunes-timed-text")
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
    public static let proRes422HQ = AVVideoCodecType(rawValue: "apch")
    public static let proRes422LT = AVVideoCodecType(rawValue: "apcs")
    public static let proRes422Proxy = AVVideoCodecType(rawValue: "apco")
    public static let hevcWithAlpha = AVVideoCodecType(rawValue: "muxa")
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
public let AVVideoProfileLevelH264Baseline30 = "H264_Baseline_3_0"
public let AVVideoProfileLevelH264Baseline31 = "H264_Baseline_3_1"
public let AVVideoProfileLevelH264Baseline41 = "H264_Baseline_4_1"
public let AVVideoProfileLevelH264BaselineAutoLevel = "H264_Baseline_AutoLevel"
public let AVVideoProfileLevelH264Main30 = "H264_Main_3_0"
public let AVVideoProfileLevelH264Main31 = "H264_Main_3_1"
public let AVVideoProfileLevelH264Main32 = "H264_Main_3_2"
public let AVVideoProfileLevelH264Main41 = "H264_Main_4_1"
public let AVVideoProfileLevelH264MainAutoLevel = "H264_Main_AutoLevel"
public let AVVideoProfileLevelH264High40 = "H264_High_4_0"
public let AVVideoProfileLevelH264High41 = "H264_High_4_1"
public let AVVideoH264EntropyModeKey = "H264EntropyMode"
public let AVVideoH264EntropyModeCAVLC = "CAVLC"
public let AVVideoH264EntropyModeCABAC = "CABAC"
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"
public let AVVideoMaxKeyFrameIntervalDurationKey = "MaxKeyFrameIntervalDuration"
public let AVVideoAllowFrameReorderingKey = "AllowFrameReordering"
public let AVVideoExpectedSourceFrameRateKey = "ExpectedFrameRate"
public let AVVideoAverageNonDroppableFrameRateKey = "AverageNonDroppableFrameRate"
public let AVVideoQualityKey = "Quality"
public let AVVideoPixelAspectRatioKey = "PixelAspectRatio"
public let AVVideoPixelAspectRatioHorizontalSpacingKey = "HorizontalSpacing"
public let AVVideoPixelAspectRatioVerticalSpacingKey = "VerticalSpacing"
public let AVVideoCleanApertureKey = "CleanAperture"
public let AVVideoCleanApertureWidthKey = "Width"
public let AVVideoCleanApertureHeightKey = "Height"
public let AVVideoCleanApertureHorizontalOffsetKey = "HorizontalOffset"
public let AVVideoCleanApertureVerticalOffsetKey = "VerticalOffset"
public let AVVideoScalingModeFit = "AVVideoScalingModeFit"
public let AVVideoScalingModeResize = "AVVideoScalingModeResize"
public let AVVideoScalingModeResizeAspect = "AVVideoScalingModeResizeAspect"
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"
public let AVVideoColorPropertiesKey = "AVVideoColorPropertiesKey"
public let AVVideoColorPrimariesKey = "ColorPrimaries"
public let AVVideoColorPrimaries_ITU_R_709_2 = "ITU_R_709_2"
public let AVVideoColorPrimaries_P3_D65 = "P3_D65"
public let AVVideoColorPrimaries_ITU_R_2020 = "ITU_R_2020"
public let AVVideoTransferFunctionKey = "TransferFunction"
public let AVVideoTransferFunction_ITU_R_709_2 = "ITU_R_709_2"
public let AVVideoTransferFunction_ITU_R_2100_HLG = "ITU_R_2100_HLG"
public let AVVideoYCbCrMatrixKey = "YCbCrMatrix"
public let AVVideoYCbCrMatrix_ITU_R_709_2 = "ITU_R_709_2"
public let AVVideoYCbCrMatrix_ITU_R_601_4 = "ITU_R_601_4"
public let AVVideoYCbCrMatrix_ITU_R_2020 = "ITU_R_2020"
public let AVVideoAllowWideColorKey = "AVVideoAllowWideColorKey"
public let AVVideoCodecHEVC = "hvc1"
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
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
public let AVEncoderAudioQualityForVBRKey = "AVEncoderQualityForVBRKey"
public let AVSampleRateConverterAlgorithmKey = "AVSampleRateConverterAlgorithmKey"
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterAudioQualityKey"
public let AVSampleRateConverterAlgorithm_Normal = "Normal"
public let AVSampleRateConverterAlgorithm_Mastering = "Mastering"
public let AVAudioBitRateStrategy_Constant = "AVAudioBitRateStrategy_Constant"
public let AVAudioBitRateStrategy_LongTermAverage = "AVAudioBitRateStrategy_LongTermAverage"
public let AVAudioBitRateStrategy_VariableConstrained = "AVAudioBitRateStrategy_VariableConstrained"
public let AVAudioBitRateStrategy_Variable = "AVAudioBitRateStrategy_Variable"
public let AVAudioFileTypeKey = "AVAudioFileTypeKey"
public let AVChannelLayoutKey = "AVChannelLayoutKey"

public enum AVAudioQuality: Int, Sendable { case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7F }

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"
public let AVErrorRecordingSuccessfullyFinishedKey = "AVErrorRecordingSuccessfullyFinishedKey"
public let AVErrorDeviceKey = "AVErrorDeviceKey"
public let AVErrorTimeKey = "AVErrorTimeKey"
public let AVErrorFileSizeKey = "AVErrorFileSizeKey"
public let AVErrorPIDKey = "AVErrorPIDKey"
public let AVErrorMediaTypeKey = "AVErrorMediaTypeKey"
public let AVErrorMediaSubTypeKey = "AVErrorMediaSubTypeKey"
public let AVErrorPresentationTimeStampKey = "AVErrorPresentationTimeStampKey"
public let AVErrorPersistentTrackIDKey = "AVErrorPersistentTrackIDKey"
public let AVErrorFileTypeKey = "AVErrorFileTypeKey"
public let AVErrorDiscontinuityFlagsKey = "AVErrorDiscontinuityFlagsKey"

/// Why media cannot be played, recorded or captured.
public struct AVError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = -11800
        case outOfMemory = -11801
        case sessionNotRunning = -11803
        case deviceAlreadyUsedByAnotherSession = -11804
        case noDataCaptured = -11805
        case sessionConfigurationChanged = -11806
        case diskFull = -11807
        case deviceWasDisconnected = -11808
        case mediaChanged = -11809
        case maximumDurationReached = -11810
        case maximumFileSizeReached = -11811
        case mediaDiscontinuity = -11812
        case maximumNumberOfSamplesForFileFormatReached = -11813
        case deviceNotConnected = -11814
        case deviceInUseByAnotherApplication = -11815
        case deviceLockedForConfigurationByAnotherProcess = -11817
        case sessionWasInterrupted = -11818
        case mediaServicesWereReset = -11819
        case exportFailed = -11820
        case decodeFailed = -11821
        case invalidSourceMedia = -11822
        case fileAlreadyExists = -11823
        case compositionTrackSegmentsNotContiguous = -11824
        case invalidCompositionTrackSegmentDuration = -11825
        case invalidCompositionTrackSegmentSourceStartTime = -11826
        case invalidCompositionTrackSegmentSourceDuration = -11827
        case fileFormatNotRecognized = -11828
        case fileFailedToParse = -11829
        case maximumStillImageCaptureRequestsExceeded = -11830
        case contentIsProtected = -11831
        case noImageAtTime = -11832
        case decoderNotFound = -11833
        case encoderNotFound = -11834
        case contentIsNotAuthorized = -11835
        case applicationIsNotAuthorized = -11836
        case operationNotSupportedForAsset = -11838
        case decoderTemporarilyUnavailable = -11839
        case encoderTemporarilyUnavailable = -11840
        case invalidVideoComposition = -11841
        case referenceForbiddenByReferencePolicy = -11842
        case invalidOutputURLPathExtension = -11843
        case torchLevelUnavailable = -11846
        case operationInterrupted = -11847
        case incompatibleAsset = -11848
        case failedToLoadMediaData = -11849
        case serverIncorrectlyConfigured = -11850
        case applicationIsNotAuthorizedToUseDevice = -11852
        case failedToParse = -11853
        case fileTypeDoesNotSupportSampleReferences = -11854
        case undecodableMediaData = -11855
        case airPlayControllerRequiresInternet = -11856
        case airPlayReceiverRequiresInternet = -11857
        case videoCompositorFailed = -11858
        case recordingAlreadyInProgress = -11859
        case unsupportedOutputSettings = -11861
        case operationNotAllowed = -11862
        case contentIsUnavailable = -11863
        case formatUnsupported = -11864
        case malformedDepth = -11865
        case contentNotUpdated = -11866
        case noLongerPlayable = -11867
        case noCompatibleAlternatesForExternalDisplay = -11868
        case noSourceTrack = -11869
        case externalPlaybackNotSupportedForAsset = -11870
        case operationNotSupportedForPreset = -11871
        case sessionHardwareCostOverage = -11872
        case unsupportedDeviceActiveFormat = -11873
        case incorrectlyConfigured = -11875
        case segmentStartedWithNonSyncSample = -11876
        case operationCancelled = -11878
        case contentKeyRequestCancelled = -11879
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { AVFoundationErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var unknown: Code { .unknown }
    public static var outOfMemory: Code { .outOfMemory }
    public static var sessionNotRunning: Code { .sessionNotRunning }
    public static var deviceAlreadyUsedByAnotherSession: Code { .deviceAlreadyUsedByAnotherSession }
    public static var noDataCaptured: Code { .noDataCaptured }
    public static var sessionConfigurationChanged: Code { .sessionConfigurationChanged }
    public static var diskFull: Code { .diskFull }
    public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
    public static var mediaChanged: Code { .mediaChanged }
    public static var maximumDurationReached: Code { .maximumDurationReached }
    public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
    public static var mediaDiscontinuity: Code { .mediaDiscontinuity }
    public static var maximumNumberOfSamplesForFileFormatReached: Code { .maximumNumberOfSamplesForFileFormatReached }
    public static var deviceNotConnected: Code { .deviceNotConnected }
    public static var deviceInUseByAnotherApplication: Code { .deviceInUseByAnotherApplication }
    public static var deviceLockedForConfigurationByAnotherProcess: Code { .deviceLockedForConfigurationByAnotherProcess }
    public static var sessionWasInterrupted: Code { .sessionWasInterrupted }
    public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
    public static var exportFailed: Code { .exportFailed }
    public static var decodeFailed: Code { .decodeFailed }
    public static var invalidSourceMedia: Code { .invalidSourceMedia }
    public static var fileAlreadyExists: Code { .fileAlreadyExists }
    public static var compositionTrackSegmentsNotContiguous: Code { .compositionTrackSegmentsNotContiguous }
    public static var invalidCompositionTrackSegmentDuration: Code { .invalidCompositionTrackSegmentDuration }
    public static var invalidCompositionTrackSegmentSourceStartTime: Code { .invalidCompositionTrackSegmentSourceStartTime }
    public static var invalidCompositionTrackSegmentSourceDuration: Code { .invalidCompositionTrackSegmentSourceDuration }
    public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
    public static var fileFailedToParse: Code { .fileFailedToParse }
    public static var maximumStillImageCaptureRequestsExceeded: Code { .maximumStillImageCaptureRequestsExceeded }
    public static var contentIsProtected: Code { .contentIsProtected }
    public static var noImageAtTime: Code { .noImageAtTime }
    public static var decoderNotFound: Code { .decoderNotFound }
    public static var encoderNotFound: Code { .encoderNotFound }
    public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }
    public static var applicationIsNotAuthorized: Code { .applicationIsNotAuthorized }
    public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
    public static var decoderTemporarilyUnavailable: Code { .decoderTemporarilyUnavailable }
    public static var encoderTemporarilyUnavailable: Code { .encoderTemporarilyUnavailable }
    public static var invalidVideoComposition: Code { .invalidVideoComposition }
    public static var referenceForbiddenByReferencePolicy: Code { .referenceForbiddenByReferencePolicy }
    public static var invalidOutputURLPathExtension: Code { .invalidOutputURLPathExtension }
    public static var torchLevelUnavailable: Code { .torchLevelUnavailable }
    public static var operationInterrupted: Code { .operationInterrupted }
    public static var incompatibleAsset: Code { .incompatibleAsset }
    public static var failedToLoadMediaData: Code { .failedToLoadMediaData }
    public static var serverIncorrectlyConfigured: Code { .serverIncorrectlyConfigured }
    public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
    public static var failedToParse: Code { .failedToParse }
    public static var fileTypeDoesNotSupportSampleReferences: Code { .fileTypeDoesNotSupportSampleReferences }
    public static var undecodableMediaData: Code { .undecodableMediaData }
    public static var airPlayControllerRequiresInternet: Code { .airPlayControllerRequiresInternet }
    public static var airPlayReceiverRequiresInternet: Code { .airPlayReceiverRequiresInternet }
    public static var videoCompositorFailed: Code { .videoCompositorFailed }
    public static var recordingAlreadyInProgress: Code { .recordingAlreadyInProgress }
    public static var unsupportedOutputSettings: Code { .unsupportedOutputSettings }
    public static var operationNotAllowed: Code { .operationNotAllowed }
    public static var contentIsUnavailable: Code { .contentIsUnavailable }
    public static var formatUnsupported: Code { .formatUnsupported }
    public static var malformedDepth: Code { .malformedDepth }
    public static var contentNotUpdated: Code { .contentNotUpdated }
    public static var noLongerPlayable: Code { .noLongerPlayable }
    public static var noCompatibleAlternatesForExternalDisplay: Code { .noCompatibleAlternatesForExternalDisplay }
    public static var noSourceTrack: Code { .noSourceTrack }
    public static var externalPlaybackNotSupportedForAsset: Code { .externalPlaybackNotSupportedForAsset }
    public static var operationNotSupportedForPreset: Code { .operationNotSupportedForPreset }
    public static var sessionHardwareCostOverage: Code { .sessionHardwareCostOverage }
    public static var unsupportedDeviceActiveFormat: Code { .unsupportedDeviceActiveFormat }
    public static var incorrectlyConfigured: Code { .incorrectlyConfigured }
    public static var segmentStartedWithNonSyncSample: Code { .segmentStartedWithNonSyncSample }
    public static var operationCancelled: Code { .operationCancelled }
    public static var contentKeyRequestCancelled: Code { .contentKeyRequestCancelled }
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
    public convenience init(timeMapping: CMTimeMapping) { self.init(structure: timeMapping) }

    public var timeValue: CMTime { structure() }
    public var timeRangeValue: CMTimeRange { structure() }
    public var timeMappingValue: CMTimeMapping { structure() }
}
