import QuinceCoreMedia
import UIKit

/// Writes samples to a file. Plain samples of sound are written to WAVE files; there is no encoder for another form, and writing fails with
/// `AVError.encoderNotFound`.
open class AVAssetWriter: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown = 0, writing, completed, failed, cancelled }
    public let outputURL: URL
    public let outputFileType: AVFileType
    open private(set) var status: Status = .unknown
    open private(set) var error: (any Error)?
    open private(set) var inputs: [AVAssetWriterInput] = []
    open private(set) var inputGroups: [AVAssetWriterInputGroup] = []
    open var metadata: [AVMetadataItem] = []
    open var shouldOptimizeForNetworkUse = false
    open var directoryForTemporaryFiles: URL?
    open var movieFragmentInterval: CMTime = .invalid
    open var initialMovieFragmentInterval: CMTime = .invalid
    open var overallDurationHint: CMTime = .invalid
    open var movieTimeScale: CMTimeScale = 0
    open var producesCombinableFragments = false
    open var preferredOutputSegmentInterval: CMTime = .invalid
    open var initialSegmentStartTime: CMTime = .invalid
    open var outputFileTypeProfile: AVFileTypeProfile?
    open weak var delegate: (any AVAssetWriterDelegate)?
    private var begin: CMTime?
    private var end: CMTime?

    /// - Throws: `AVError.fileFormatNotRecognized` for a type that nothing is written to.
    public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws { try self.init(outputURL: outputURL, fileType: outputFileType) }
    public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
        self.outputURL = outputURL
        self.outputFileType = outputFileType
        super.init()
        guard Self.isKnown(outputFileType) else { throw AVError(.fileFormatNotRecognized) }
    }
    private static func isKnown(_ type: AVFileType) -> Bool {
        [.mov, .mp4, .m4v, .m4a, .wav, .aiff, .aifc, .caf, .mobile3GPP, .mobile3GPP2, .mp3, .amr, .au, .ac3].contains(type)
    }

    open var availableMediaTypes: [AVMediaType] { isSound ? [.audio] : [.video, .audio, .text, .closedCaption, .subtitle, .timecode, .metadata] }
    private var isSound: Bool { ![AVFileType.mov, .mp4, .m4v, .mobile3GPP, .mobile3GPP2].contains(outputFileType) }

    open func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool {
        availableMediaTypes.contains(mediaType) && (outputSettings == nil || mediaType != .audio || outputSettings?[AVFormatIDKey] != nil)
    }
    open func canAdd(_ input: AVAssetWriterInput) -> Bool { status == .unknown && input.writer == nil && availableMediaTypes.contains(input.mediaType) }
    open func add(_ input: AVAssetWriterInput) {
        precondition(canAdd(input), "*** -[AVAssetWriter addInput:] cannot add input")
        input.writer = self
        inputs.append(input)
    }
    open func canAdd(_ inputGroup: AVAssetWriterInputGroup) -> Bool { status == .unknown && inputGroup.inputs.allSatisfy { $0.writer === self } }
    open func add(_ inputGroup: AVAssetWriterInputGroup) { inputGroups.append(inputGroup) }

    /// False, with an error, where there is no encoder, or a file already.
    @discardableResult open func startWriting() -> Bool {
        guard status == .unknown else { return false }
        if let fault = Self.fault(
            type: outputFileType, settings: inputs.map(\.outputSettings), types: inputs.map(\.mediaType),
            exists: FileManager.default.fileExists(atPath: outputURL.path))
        {
            (status, error) = (.failed, AVError(fault))
            return false
        }
        status = .writing
        return true
    }

    static func fault(type: AVFileType, settings: [[String: Any]?], types: [AVMediaType], exists: Bool) -> AVError.Code? {
        if exists { return .fileAlreadyExists }
        guard type == .wav, types == [.audio] else { return .encoderNotFound }
        guard let given = settings[0]?[AVFormatIDKey] else { return nil }
        let id: UInt32? = given as? UInt32 ?? (given as? Int).map { UInt32(truncatingIfNeeded: $0) } ?? (given as? NSNumber)?.uint32Value
        return id == kAudioFormatLinearPCM ? nil : .encoderNotFound
    }

    open func startSession(atSourceTime startTime: CMTime) { begin = startTime }
    open func endSession(atSourceTime endTime: CMTime) { end = endTime }
    open func cancelWriting() {
        guard status == .writing || status == .unknown else { return }
        status = .cancelled
        try? FileManager.default.removeItem(at: outputURL)
    }
    open func flushSegment() {}
    open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) {
        ServiceReply.send { [self] in
            finish()
            handler()
        }
    }
    open func finishWriting() async { finish() }
    @available(iOS, deprecated: 6.0)
    open func finishWriting() -> Bool {
        finish()
        return status == .completed
    }

    private func finish() {
        guard status == .writing else { return }
        do {
            let samples = inputs.first?.written ?? WaveSamples(sampleRate: 44_100, channels: 1, bits: 16, isFloat: false)
            let first: Double = begin?.isNumeric == true ? begin?.seconds ?? 0 : 0
            let whole: WaveSamples = end.map { samples.slice(0..<max(0, $0.seconds - first)) } ?? samples
            try whole.file.write(to: outputURL)
            status = .completed
        } catch {
            self.error = error
            status = .failed
        }
    }
}

public struct AVFileTypeProfile: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mpeg4AppleHLS = AVFileTypeProfile(rawValue: "MPEG4AppleHLS")
    public static let mpeg4CMAFCompliant = AVFileTypeProfile(rawValue: "MPEG4CMAFCompliant")
}

/// Hears of segments as they are written. None is.
@preconcurrency public protocol AVAssetWriterDelegate: NSObjectProtocol {
    func assetWriter(_ writer: AVAssetWriter, didOutputSegmentData segmentData: Data, segmentType: AVAssetSegmentType) throws(Unimplemented)
}
extension AVAssetWriterDelegate {
    public func assetWriter(_ writer: AVAssetWriter, didOutputSegmentData segmentData: Data, segmentType: AVAssetSegmentType) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("assetWriter:didOutputSegmentData:segmentType:", on: self, [writer, segmentData, segmentType.rawValue])
    }
}
public enum AVAssetSegmentType: Int, Sendable { case initialization = 1, separable }
