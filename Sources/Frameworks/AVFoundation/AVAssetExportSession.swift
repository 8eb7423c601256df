import QuinceCoreMedia
import UIKit

public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"

/// Writes an asset in another form. Nothing is decoded here, so exporting fails with `AVError.operationNotSupportedForAsset`.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown = 0, waiting, exporting, completed, failed, cancelled }
    public let asset: AVAsset
    public let presetName: String
    open private(set) var status: Status = .unknown
    open private(set) var error: (any Error)?
    open var progress: Float { 0 }
    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    open var shouldOptimizeForNetworkUse = false
    open var metadata: [AVMetadataItem]?
    open var videoComposition: AVVideoComposition?
    open var audioMix: AVAudioMix?
    open var supportedFileTypes: [AVFileType] { [.mov, .mp4, .m4v] }

    public init?(asset: AVAsset, presetName: String) {
        self.asset = asset
        self.presetName = presetName
    }

    open class func allExportPresets() -> [String] {
        [AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality, AVAssetExportPresetHighestQuality, AVAssetExportPresetPassthrough]
    }
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        status = .exporting
        ServiceReply.send { [self] in
            if status == .exporting {
                status = .failed
                error = AVError(.operationNotSupportedForAsset)
            }
            handler()
        }
    }
    open func export() async { (status, error) = (.failed, AVError(.operationNotSupportedForAsset)) }
    open func cancelExport() { status = .cancelled }
}

/// Makes pictures of a film. Nothing is decoded here, so it fails with `AVError.decodeFailed`.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    public enum Result: Int, Sendable { case succeeded = 0, failed, cancelled }
    public typealias CompletionHandler = @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    public let asset: AVAsset
    open var appliesPreferredTrackTransform = false
    open var maximumSize: CGSize = .zero
    open var requestedTimeToleranceBefore: CMTime = .positiveInfinity
    open var requestedTimeToleranceAfter: CMTime = .positiveInfinity
    public init(asset: AVAsset) { self.asset = asset }

    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage { throw AVError(.decodeFailed) }
    open func generateCGImagesAsynchronously(forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler) {
        let times = requestedTimes.map(\.timeValue)
        ServiceReply.send { for time in times { handler(time, nil, .invalid, .failed, AVError(.decodeFailed)) } }
    }
    open func cancelAllCGImageGeneration() {}
}

/// How pictures of several tracks go together. Kept, not drawn.
open class AVVideoComposition: NSObject, @unchecked Sendable {
    open var frameDuration: CMTime = CMTime(value: 1, timescale: 30)
    open var renderSize: CGSize = .zero
    open var renderScale: Float = 1
}
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
    public override init() { super.init() }
}
open class AVAudioMix: NSObject, @unchecked Sendable {}
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable { public override init() { super.init() } }

/// An asset put together from parts of others.
open class AVComposition: AVAsset, @unchecked Sendable {
    var parts: [CMTimeRange] = []
    open override var duration: CMTime { parts.reduce(.zero) { $0 + $1.duration } }
}
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    public override init() { super.init() }
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws { parts.append(timeRange) }
    open func removeTimeRange(_ timeRange: CMTimeRange) { parts.removeAll { timeRange.containsTimeRange($0) } }
}
