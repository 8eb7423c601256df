import UIKit

extension NSNotification.Name {
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
    public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
    public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
    public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name("AVPlayerItemNewAccessLogEntry")
    public static let AVPlayerItemNewErrorLogEntry = NSNotification.Name("AVPlayerItemNewErrorLogEntry")
    public static let AVPlayerItemRecommendedTimeOffsetFromLiveDidChange = NSNotification.Name("AVPlayerItemRecommendedTimeOffsetFromLiveDidChangeNotification")
    public static let AVPlayerItemMediaSelectionDidChange = NSNotification.Name("AVPlayerItemMediaSelectionDidChangeNotification")
}

extension AVPlayerItem {
    public nonisolated static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
    public nonisolated static let failedToPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemFailedToPlayToEndTime
    public nonisolated static let playbackStalledNotification = NSNotification.Name.AVPlayerItemPlaybackStalled
    public nonisolated static let timeJumpedNotification = NSNotification.Name.AVPlayerItemTimeJumped
    public nonisolated static let newAccessLogEntryNotification = NSNotification.Name.AVPlayerItemNewAccessLogEntry
    public nonisolated static let newErrorLogEntryNotification = NSNotification.Name.AVPlayerItemNewErrorLogEntry
    public nonisolated static let recommendedTimeOffsetFromLiveDidChangeNotification = NSNotification.Name.AVPlayerItemRecommendedTimeOffsetFromLiveDidChange
    public nonisolated static let mediaSelectionDidChangeNotification = NSNotification.Name.AVPlayerItemMediaSelectionDidChange
    public nonisolated static let failedToPlayToEndTimeErrorKey = AVPlayerItemFailedToPlayToEndTimeErrorKey
    public nonisolated static let timeJumpedOriginatingParticipantKey = AVPlayerItemTimeJumpedOriginatingParticipantKey
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
public let AVPlayerItemTimeJumpedOriginatingParticipantKey = "AVPlayerItemTimeJumpedOriginatingParticipantKey"

extension AVPlayer {
    public struct HDRMode: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let hlg = HDRMode(rawValue: 0x1)
        public static let hdr10 = HDRMode(rawValue: 0x2)
        public static let dolbyVision = HDRMode(rawValue: 0x4)
    }
    public struct RateDidChangeReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let setRateCalled = RateDidChangeReason(rawValue: "AVPlayerRateDidChangeReasonSetRateCalled")
        public static let setRateFailed = RateDidChangeReason(rawValue: "AVPlayerRateDidChangeReasonSetRateFailed")
        public static let audioSessionInterrupted = RateDidChangeReason(rawValue: "AVPlayerRateDidChangeReasonAudioSessionInterrupted")
        public static let appBackgrounded = RateDidChangeReason(rawValue: "AVPlayerRateDidChangeReasonAppBackgrounded")
    }
    public nonisolated static let rateDidChangeNotification = NSNotification.Name("AVPlayerRateDidChangeNotification")
    public nonisolated static let rateDidChangeReasonKey = "AVPlayerRateDidChangeReasonKey"
    public nonisolated static let rateDidChangeOriginatingParticipantKey = "AVPlayerRateDidChangeOriginatingParticipantKey"
    public nonisolated static let availableHDRModesDidChangeNotification = NSNotification.Name("AVPlayerAvailableHDRModesDidChangeNotification")
    public nonisolated static let eligibleForHDRPlaybackDidChangeNotification = NSNotification.Name("AVPlayerEligibleForHDRPlaybackDidChangeNotification")
}

/// Whether a film goes on when the app goes to the background.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable { case automatic = 1, pauses, continuesIfPossible }

public struct AVAudioSpatializationFormats: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let monoAndStereo = AVAudioSpatializationFormats(rawValue: 0x3)
    public static let multichannel = AVAudioSpatializationFormats(rawValue: 0x4)
    public static let monoStereoAndMultichannel = AVAudioSpatializationFormats(rawValue: 0x7)
}

public struct AVVariantPreferences: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let scalabilityToLosslessAudio = AVVariantPreferences(rawValue: 1 << 0)
}

public struct AVVideoApertureMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let cleanAperture = AVVideoApertureMode(rawValue: "CleanAperture")
    public static let productionAperture = AVVideoApertureMode(rawValue: "ProductionAperture")
    public static let encodedPixels = AVVideoApertureMode(rawValue: "EncodedPixels")
}

/// The look of captions.
open class AVTextStyleRule: NSObject, NSCopying, @unchecked Sendable {
    public let textMarkupAttributes: [String: Any]
    public let textSelector: String?
    public init?(textMarkupAttributes: [String: Any], textSelector: String? = nil) {
        self.textMarkupAttributes = textMarkupAttributes
        self.textSelector = textSelector
    }
    open class func propertyList(for textStyleRules: [AVTextStyleRule]) -> Any { textStyleRules.map(\.textMarkupAttributes) as NSArray }
    open class func textStyleRules(fromPropertyList plist: Any) -> [AVTextStyleRule]? {
        (plist as? [[String: Any]])?.compactMap { AVTextStyleRule(textMarkupAttributes: $0) }
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
