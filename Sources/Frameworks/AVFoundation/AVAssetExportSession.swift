import QuinceCoreMedia
import UIKit

public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
public let AVAssetExportPresetHEVCHighestQualityWithAlpha = "AVAssetExportPresetHEVCHighestQualityWithAlpha"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
public let AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080"
public let AVAssetExportPresetHEVC1920x1080WithAlpha = "AVAssetExportPresetHEVC1920x1080WithAlpha"
public let AVAssetExportPresetHEVC3840x2160 = "AVAssetExportPresetHEVC3840x2160"
public let AVAssetExportPresetHEVC3840x2160WithAlpha = "AVAssetExportPresetHEVC3840x2160WithAlpha"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"

/// Writes an asset in another form. Nothing is encoded here: with `AVAssetExportPresetPassthrough` files are copied, and sounds of plain samples cut and
/// joined; all else fails with `AVError.encoderNotFound` or `AVError.operationNotSupportedForAsset`.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown = 0, waiting, exporting, completed, failed, cancelled }
    public let asset: AVAsset
    public let presetName: String
    open private(set) var status: Status = .unknown
    open private(set) var error: (any Error)?
    open var progress: Float { status == .completed ? 1 : 0 }
    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    open var fileLengthLimit: Int64 = 0
    open var shouldOptimizeForNetworkUse = false
    open var allowsParallelizedExport = true
    open var metadata: [AVMetadataItem]?
    open var metadataItemFilter: AVMetadataItemFilter?
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
    open var audioTrackGroupHandling: AVAssetTrackGroupOutputHandling = []
    open var videoComposition: AVVideoComposition?
    open var audioMix: AVAudioMix?
    open var customVideoCompositor: (any AVVideoCompositing)? { nil }
    open var canPerformMultiplePassesOverSourceMediaData = false
    open var directoryForTemporaryFiles: URL?
    open var supportedFileTypes: [AVFileType] { Self.fileTypes(of: asset, preset: presetName) }
    open var maxDuration: CMTime { asset.duration }
    open var estimatedOutputFileLength: Int64 { asset.file.map { Int64($0.bytes) } ?? 0 }

    /// Nil for a preset that there is not.
    public init?(asset: AVAsset, presetName: String) {
        guard Self.allExportPresets().contains(presetName) else { return nil }
        self.asset = asset
        self.presetName = presetName
    }

    open class func allExportPresets() -> [String] {
        [
            AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality, AVAssetExportPresetHighestQuality, AVAssetExportPresetPassthrough,
            AVAssetExportPreset640x480, AVAssetExportPreset960x540, AVAssetExportPreset1280x720, AVAssetExportPreset1920x1080,
            AVAssetExportPreset3840x2160, AVAssetExportPresetAppleM4A, AVAssetExportPresetHEVCHighestQuality, AVAssetExportPresetHEVC1920x1080,
            AVAssetExportPresetHEVC3840x2160, AVAssetExportPresetHEVCHighestQualityWithAlpha, AVAssetExportPresetHEVC1920x1080WithAlpha,
            AVAssetExportPresetHEVC3840x2160WithAlpha,
        ]
    }
    /// Those that need no encoder.
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { asset.isExportable ? [AVAssetExportPresetPassthrough] : [] }
    open class func determineCompatibility(
        ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        let answer: Bool = isCompatible(presetName, asset, outputFileType)
        ServiceReply.send { handler(answer) }
    }
    open class func compatibility(ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?) async -> Bool {
        isCompatible(presetName, asset, outputFileType)
    }
    private class func isCompatible(_ preset: String, _ asset: AVAsset, _ type: AVFileType?) -> Bool {
        exportPresets(compatibleWith: asset).contains(preset) && (type.map(fileTypes(of: asset, preset: preset).contains) ?? true)
    }

    /// With a sound only, sounds; else films.
    private static func fileTypes(of asset: AVAsset, preset: String) -> [AVFileType] {
        if preset == AVAssetExportPresetAppleM4A { return [.m4a] }
        let own: AVFileType? = (asset as? AVURLAsset).flatMap { AVFileType(pathExtension: $0.url.pathExtension) }
        let isSound: Bool = !asset.tracks.isEmpty && asset.tracks(withMediaType: .video).isEmpty
        guard preset == AVAssetExportPresetPassthrough, isSound else { return [.mov, .mp4, .m4v] }
        return [own, .wav, .m4a, .mov].compactMap { $0 }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    open func determineCompatibleFileTypes(completionHandler handler: @escaping @Sendable ([AVFileType]) -> Void) {
        let types = supportedFileTypes
        ServiceReply.send { handler(types) }
    }
    open func determineCompatibleFileTypes() async -> [AVFileType] { supportedFileTypes }
    open var compatibleFileTypes: [AVFileType] { get async { supportedFileTypes } }
    open func estimateMaximumDuration(completionHandler handler: @escaping @Sendable (CMTime, (any Error)?) -> Void) {
        let duration = maxDuration
        ServiceReply.send { handler(duration, nil) }
    }
    open var estimatedMaximumDuration: CMTime { get async throws { maxDuration } }
    open func estimateOutputFileLength(completionHandler handler: @escaping @Sendable (Int64, (any Error)?) -> Void) {
        let length = estimatedOutputFileLength
        ServiceReply.send { handler(length, nil) }
    }
    open var estimatedOutputFileLengthInBytes: Int64 { get async throws { estimatedOutputFileLength } }

    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        status = .waiting
        ServiceReply.send { [self] in
            write()
            handler()
        }
    }
    open func export() async { write() }
    /// Ends it if it has not ended.
    open func cancelExport() { if status == .unknown || status == .waiting || status == .exporting { status = .cancelled } }

    private func write() {
        guard status != .cancelled else {
            error = AVError(.operationCancelled)
            return
        }
        status = .exporting
        do {
            try carryOut(plan)
            status = .completed
        } catch {
            self.error = error
            status = .failed
        }
    }

    private var plan: ExportPlan {
        let composition: AVComposition? = asset as? AVComposition
        return ExportPlan.decide(
            ExportPlan.Request(
                source: (asset as? AVURLAsset)?.url, pieces: composition.flatMap { $0.parts.count == 1 ? $0.parts[0].timeline.pieces : nil },
                duration: asset.duration, preset: presetName, range: timeRange, output: outputURL, type: outputFileType,
                isChanged: videoComposition != nil || audioMix != nil,
                exists: outputURL.map { FileManager.default.fileExists(atPath: $0.path) } ?? false))
    }

    private func carryOut(_ plan: ExportPlan) throws {
        guard let output = outputURL else { throw AVError(.exportFailed) }
        switch plan {
        case .fail(let code): throw AVError(code)
        case .copy(let source): try FileManager.default.copyItem(at: source, to: output)
        case .trim(let source, let range):
            guard let samples = WaveSamples(try Data(contentsOf: source)) else { throw AVError(.operationNotSupportedForAsset) }
            let end: Double = range.end.isNumeric ? range.end.seconds : .infinity
            try samples.slice(max(0, range.start.seconds)..<max(0, range.start.seconds, end)).file.write(to: output)
        case .join(let pieces): try Self.joined(pieces).file.write(to: output)
        }
    }

    /// The pieces in the form of the first of them.
    private static func joined(_ pieces: [SegmentTimeline.Piece]) throws -> WaveSamples {
        let parts: [WaveSamples?] = try pieces.map { piece in
            guard let source = piece.source, let url = source.url else { return nil }
            guard let samples = WaveSamples(try Data(contentsOf: url)) else { throw AVError(.operationNotSupportedForAsset) }
            return samples.slice(source.range.start.seconds..<source.range.end.seconds)
        }
        guard let first = parts.compactMap({ $0 }).first else { throw AVError(.operationNotSupportedForAsset) }
        var all = WaveSamples(sampleRate: first.sampleRate, channels: first.channels, bits: first.bits, isFloat: first.isFloat)
        for (piece, part) in zip(pieces, parts) {
            if let part {
                all.data += part.converted(sampleRate: all.sampleRate, channels: all.channels, bits: all.bits, isFloat: all.isFloat).data
            } else {
                let silent: UInt8 = all.bits == 8 ? 128 : 0
                all.data += Data(repeating: silent, count: Int((piece.duration.seconds * all.sampleRate).rounded()) * all.bytesPerFrame)
            }
        }
        return all
    }
}

/// Which tracks of a group are written.
public struct AVAssetTrackGroupOutputHandling: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let preserveAlternateTracks = AVAssetTrackGroupOutputHandling(rawValue: 1 << 0)
    public static let defaultPolicy: AVAssetTrackGroupOutputHandling = []
}
