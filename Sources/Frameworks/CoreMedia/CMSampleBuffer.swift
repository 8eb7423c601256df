import ObjectRuntime
import QuinceCoreVideo
import Synchronization

/// When a sample is shown and decoded, and how long it lasts.
public struct CMSampleTimingInfo: Hashable, Sendable {
    public var duration: CMTime
    public var presentationTimeStamp: CMTime
    /// Invalid where samples are decoded in the order in which they are shown.
    public var decodeTimeStamp: CMTime
    public init() { self.init(duration: CMTime(), presentationTimeStamp: CMTime(), decodeTimeStamp: CMTime()) }
    public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
        self.duration = duration
        self.presentationTimeStamp = presentationTimeStamp
        self.decodeTimeStamp = decodeTimeStamp
    }
    public static let invalid = CMSampleTimingInfo()
}

public let kCMTimingInfoInvalid = CMSampleTimingInfo.invalid
public typealias CMSampleBufferMakeDataReadyCallback = (CMSampleBuffer, UnsafeMutableRawPointer?) -> OSStatus
public let kCMSampleBufferError_RequiredParameterMissing: OSStatus = -12_731
public let kCMSampleBufferError_BufferNotReady: OSStatus = -12_733
public let kCMSampleBufferError_SampleIndexOutOfRange: OSStatus = -12_734
public let kCMSampleBufferError_BufferHasNoSampleSizes: OSStatus = -12_735
public let kCMSampleBufferError_BufferHasNoSampleTimingInfo: OSStatus = -12_736
public let kCMSampleBufferError_ArrayTooSmall: OSStatus = -12_737
public let kCMSampleBufferError_Invalidated: OSStatus = -12_744

nonisolated(unsafe) public let kCMSampleAttachmentKey_NotSync: CFString = "NotSync" as NSString
nonisolated(unsafe) public let kCMSampleAttachmentKey_PartialSync: CFString = "PartialSync" as NSString
nonisolated(unsafe) public let kCMSampleAttachmentKey_DependsOnOthers: CFString = "DependsOnOthers" as NSString
nonisolated(unsafe) public let kCMSampleAttachmentKey_IsDependedOnByOthers: CFString = "IsDependedOnByOthers" as NSString
nonisolated(unsafe) public let kCMSampleAttachmentKey_DisplayImmediately: CFString = "DisplayImmediately" as NSString
nonisolated(unsafe) public let kCMSampleAttachmentKey_DoNotDisplay: CFString = "DoNotDisplay" as NSString

/// Pieces of sound or film: their data, pictures, times and what is attached to them.
public final class CMSampleBuffer: @unchecked Sendable {
    public let imageBuffer: CVImageBuffer?
    public let dataBuffer: CMBlockBuffer?
    public let formatDescription: CMFormatDescription?
    public let numSamples: CMItemCount
    let timings: [CMSampleTimingInfo]
    let sizes: [Int]

    private struct State {
        var isValid = true
        var isReady = true
        var output: CMTime?
        var samples: NSMutableArray?
    }
    private let state = Mutex(State())

    package init(
        imageBuffer: CVImageBuffer? = nil, dataBuffer: CMBlockBuffer? = nil, formatDescription: CMFormatDescription?, count: Int = 1,
        timings: [CMSampleTimingInfo], sizes: [Int] = [], isReady: Bool = true
    ) {
        self.imageBuffer = imageBuffer
        self.dataBuffer = dataBuffer
        self.formatDescription = formatDescription
        numSamples = count
        self.timings = timings
        self.sizes = sizes
        if !isReady { state.withLock { $0.isReady = false } }
    }

    /// A sample that is a picture.
    public convenience init(imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription, sampleTiming: CMSampleTimingInfo) throws {
        self.init(imageBuffer: imageBuffer, formatDescription: formatDescription, timings: [sampleTiming])
    }

    public convenience init(
        dataBuffer: CMBlockBuffer?, formatDescription: CMFormatDescription?, numSamples: CMItemCount, sampleTimings: [CMSampleTimingInfo],
        sampleSizes: [Int]
    ) throws {
        self.init(dataBuffer: dataBuffer, formatDescription: formatDescription, count: numSamples, timings: sampleTimings, sizes: sampleSizes)
    }

    /// The same samples at other times.
    public convenience init(copying originalSampleBuffer: CMSampleBuffer, withNewTiming newTiming: [CMSampleTimingInfo]) throws {
        self.init(
            imageBuffer: originalSampleBuffer.imageBuffer, dataBuffer: originalSampleBuffer.dataBuffer,
            formatDescription: originalSampleBuffer.formatDescription, count: originalSampleBuffer.numSamples, timings: newTiming,
            sizes: originalSampleBuffer.sizes)
    }

    public var isValid: Bool { state.withLock { $0.isValid } }
    public var dataReadiness: DataReadiness { state.withLock { $0.isReady } ? .ready : .notReady }
    public enum DataReadiness: Hashable, Sendable { case notReady, ready, failed(OSStatus) }
    public func invalidate() throws { state.withLock { $0.isValid = false } }
    public func setDataReady() throws { state.withLock { $0.isReady = true } }

    /// Invalid where the samples have no times.
    public var presentationTimeStamp: CMTime { timings.map(\.presentationTimeStamp).min() ?? .invalid }
    public var decodeTimeStamp: CMTime { timings.first?.decodeTimeStamp ?? .invalid }
    /// Of all samples together.
    public var duration: CMTime {
        guard let first = timings.first else { return .invalid }
        if timings.count == 1 { return numSamples == 1 ? first.duration : CMTimeMultiply(first.duration, multiplier: Int32(clamping: numSamples)) }
        return timings.dropFirst().reduce(first.duration) { $0 + $1.duration }
    }
    public var outputPresentationTimeStamp: CMTime { state.withLock { $0.output } ?? presentationTimeStamp }
    public func setOutputPresentationTimeStamp(_ newValue: CMTime) throws { state.withLock { $0.output = newValue } }
    public var outputDuration: CMTime { duration }
    /// In bytes.
    public var totalSampleSize: Int { sizes.count == 1 ? sizes[0] * numSamples : sizes.reduce(0, +) }
    public func sampleSizes() throws -> [Int] { sizes }
    public func sampleTimingInfos() throws -> [CMSampleTimingInfo] { timings }

    /// A single timing or size counts for all samples: each comes as long after the one before it as that lasts.
    func timing(at index: Int) -> CMSampleTimingInfo? {
        guard (0..<max(1, numSamples)).contains(index), let first = timings.first else { return nil }
        if index < timings.count { return timings[index] }
        guard timings.count == 1 else { return nil }
        var moved: CMSampleTimingInfo = first
        moved.presentationTimeStamp = first.presentationTimeStamp + CMTimeMultiply(first.duration, multiplier: Int32(clamping: index))
        return moved
    }
    func size(at index: Int) -> Int { (0..<numSamples).contains(index) ? sizes.count == 1 ? sizes[0] : index < sizes.count ? sizes[index] : 0 : 0 }

    /// A dictionary for each sample; made where it is asked for.
    func attachments(create: Bool) -> NSArray? {
        state.withLock { state in
            if state.samples == nil, create {
                let array = NSMutableArray()
                for _ in 0..<numSamples { array.add(NSMutableDictionary()) }
                state.samples = array
            }
            return Unchecked(value: state.samples)
        }.value
    }
    private struct Unchecked: @unchecked Sendable { let value: NSArray? }
}
