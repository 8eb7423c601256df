import QuinceCoreMedia
import UIKit

/// Takes the samples of a track that is written.
open class AVAssetWriterInput: NSObject, @unchecked Sendable {
    public struct MediaDataLocation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let interleavedWithMainMediaData = MediaDataLocation(rawValue: "AVAssetWriterInputMediaDataLocationInterleavedWithMainMediaData")
        public static let beforeMainMediaDataNotInterleaved = MediaDataLocation(
            rawValue: "AVAssetWriterInputMediaDataLocationBeforeMainMediaDataNotInterleaved")
    }

    public let mediaType: AVMediaType
    public let outputSettings: [String: Any]?
    public let sourceFormatHint: CMFormatDescription?
    open var metadata: [AVMetadataItem] = []
    open var expectsMediaDataInRealTime = false
    open var languageCode: String?
    open var extendedLanguageTag: String?
    open var naturalSize: CGSize = .zero
    open var transform: CGAffineTransform = .identity
    open var preferredVolume: Float = 1
    open var marksOutputTrackAsEnabled = true
    open var mediaTimeScale: CMTimeScale = 0
    open var preferredMediaChunkDuration: CMTime = .invalid
    open var preferredMediaChunkAlignment = 0
    open var sampleReferenceBaseURL: URL?
    open var mediaDataLocation = MediaDataLocation.interleavedWithMainMediaData
    open var performsMultiPassEncodingIfSupported = false
    open var canPerformMultiplePasses: Bool { false }
    open var currentPassDescription: AVAssetWriterInputPassDescription? { nil }
    weak var writer: AVAssetWriter?
    private(set) var written: WaveSamples?
    private var isFinished = false
    private var associations: [(type: String, input: AVAssetWriterInput)] = []

    public convenience init(mediaType: AVMediaType, outputSettings: [String: Any]?) {
        self.init(mediaType: mediaType, outputSettings: outputSettings, sourceFormatHint: nil)
    }
    /// Without settings samples are written as they come.
    public init(mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription?) {
        self.mediaType = mediaType
        self.outputSettings = outputSettings
        self.sourceFormatHint = sourceFormatHint
    }

    /// While its writer writes, until it is marked as finished.
    open var isReadyForMoreMediaData: Bool { !isFinished && writer?.status == .writing }
    /// Calls the block on the queue as long as there is room, until the input is finished.
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {
        ServiceReply.send(on: queue) { [self] in
            var calls = 0
            while isReadyForMoreMediaData, calls < 100_000 {
                block()
                calls += 1
            }
        }
    }

    /// False where the writer does not write, or the sample is not one of sound.
    @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool {
        guard isReadyForMoreMediaData, let block = sampleBuffer.dataBuffer, let stream = sampleBuffer.formatDescription?.audioStreamBasicDescription,
            stream.mFormatID == kAudioFormatLinearPCM, let data = try? block.dataBytes()
        else { return false }
        let samples = WaveSamples(
            sampleRate: stream.mSampleRate, channels: Int(stream.mChannelsPerFrame), bits: Int(stream.mBitsPerChannel),
            isFloat: stream.mFormatFlags & kAudioFormatFlagIsFloat != 0, data: data)
        let wanted: WaveSamples = samples.converted(settings: outputSettings)
        if written == nil { written = wanted } else { written?.data += wanted.data }
        return true
    }
    open func markAsFinished() { isFinished = true }

    open func respondToEachPassDescription(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) { ServiceReply.send(on: queue) { block() } }
    open func markCurrentPassAsFinished() { isFinished = true }
    open func canAddTrackAssociation(withTrackOf input: AVAssetWriterInput, type trackAssociationType: String) -> Bool { input !== self }
    open func addTrackAssociation(withTrackOf input: AVAssetWriterInput, type trackAssociationType: String) {
        associations.append((trackAssociationType, input))
    }
}

/// The spans of time that a pass over the samples asks for.
open class AVAssetWriterInputPassDescription: NSObject, @unchecked Sendable {
    public let sourceTimeRanges: [NSValue]
    init(_ ranges: [NSValue]) { sourceTimeRanges = ranges }
}

/// Inputs of which one is played at a time.
open class AVAssetWriterInputGroup: NSObject, @unchecked Sendable {
    public let inputs: [AVAssetWriterInput]
    public let defaultInput: AVAssetWriterInput?
    public init(inputs: [AVAssetWriterInput], defaultInput: AVAssetWriterInput?) { (self.inputs, self.defaultInput) = (inputs, defaultInput) }
}

/// Takes pictures for an input.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
    public let assetWriterInput: AVAssetWriterInput
    public let sourcePixelBufferAttributes: [String: Any]?
    private let pool: CVPixelBufferPool?
    public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
        assetWriterInput = input
        self.sourcePixelBufferAttributes = sourcePixelBufferAttributes
        var attributes: [String: Any] = sourcePixelBufferAttributes ?? [:]
        attributes["Width"] = attributes["Width"] ?? input.outputSettings?[AVVideoWidthKey]
        attributes["Height"] = attributes["Height"] ?? input.outputSettings?[AVVideoHeightKey]
        attributes["PixelFormatType"] =
            (attributes["PixelFormatType"] as? UInt32).map { Int($0) } ?? attributes["PixelFormatType"] ?? Int(kCVPixelFormatType_32BGRA)
        pool = CVPixelBufferPool(attributes as NSDictionary)
    }
    /// Nil before writing begins.
    open var pixelBufferPool: CVPixelBufferPool? { assetWriterInput.writer?.status == .writing ? pool : nil }
    @discardableResult open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool {
        var format: CMVideoFormatDescription?
        CMVideoFormatDescriptionCreateForImageBuffer(allocator: nil, imageBuffer: pixelBuffer, formatDescriptionOut: &format)
        let timing = CMSampleTimingInfo(duration: .invalid, presentationTimeStamp: presentationTime, decodeTimeStamp: .invalid)
        return assetWriterInput.append(CMSampleBuffer(imageBuffer: pixelBuffer, formatDescription: format, timings: [timing]))
    }
}

/// Takes groups of statements for an input.
open class AVAssetWriterInputMetadataAdaptor: NSObject, @unchecked Sendable {
    public let assetWriterInput: AVAssetWriterInput
    public init(assetWriterInput input: AVAssetWriterInput) { assetWriterInput = input }
    /// False: groups are not written.
    @discardableResult open func append(_ timedMetadataGroup: AVTimedMetadataGroup) -> Bool { false }
}
