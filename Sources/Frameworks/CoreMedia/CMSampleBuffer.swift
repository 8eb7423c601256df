import ObjectRuntime
import QuinceCoreVideo

public typealias CMMediaType = FourCharCode
public let kCMMediaType_Video: CMMediaType = 0x7669_6465
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E
public let kCMMediaType_Text: CMMediaType = 0x7465_7874
public let kCMVideoCodecType_H264: FourCharCode = 0x6176_6331
public let kCMVideoCodecType_HEVC: FourCharCode = 0x6876_6331
public let kCMVideoCodecType_JPEG: FourCharCode = 0x6A70_6567

/// Width and height of a film in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
    public var width: Int32
    public var height: Int32
    public init() { (width, height) = (0, 0) }
    public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

/// The kind of media in a sample or a track.
public final class CMFormatDescription: @unchecked Sendable {
    let type: CMMediaType
    let subtype: FourCharCode
    public let dimensions: CMVideoDimensions

    init(type: CMMediaType, subtype: FourCharCode, dimensions: CMVideoDimensions) {
        self.type = type
        self.subtype = subtype
        self.dimensions = dimensions
    }
}

public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription

public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.type }
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode { desc.subtype }
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions { videoDesc.dimensions }
public func CMFormatDescriptionGetExtensions(_ desc: CMFormatDescription) -> CFDictionary? { nil }

@discardableResult
public func CMVideoFormatDescriptionCreateForImageBuffer(
    allocator: AnyObject?, imageBuffer: CVImageBuffer, formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
    let size = CMVideoDimensions(width: Int32(CVPixelBufferGetWidth(imageBuffer)), height: Int32(CVPixelBufferGetHeight(imageBuffer)))
    formatDescriptionOut.pointee = CMFormatDescription(
        type: kCMMediaType_Video, subtype: CVPixelBufferGetPixelFormatType(imageBuffer), dimensions: size)
    return 0
}

/// Pieces of sound or film. There is no camera and no decoder, so none is ever handed to an app.
public final class CMSampleBuffer: @unchecked Sendable {
    public let imageBuffer: CVImageBuffer?
    public let formatDescription: CMFormatDescription?
    public let presentationTimeStamp: CMTime
    public let duration: CMTime
    public var isValid: Bool { true }
    public var numSamples: CMItemCount { 1 }

    init(imageBuffer: CVImageBuffer?, formatDescription: CMFormatDescription?, time: CMTime, duration: CMTime) {
        self.imageBuffer = imageBuffer
        self.formatDescription = formatDescription
        presentationTimeStamp = time
        self.duration = duration
    }
}

public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { sbuf.formatDescription }
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { true }
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> CMItemCount { sbuf.numSamples }

/// The source of time.
public final class CMClock: Sendable {
    private static let host = CMClock()
    public static var hostTimeClock: CMClock { host }
    public var time: CMTime { CMTime(seconds: ProcessInfo.processInfo.systemUptime, preferredTimescale: 1_000_000_000) }
}

/// Time as something that is played goes through it.
public final class CMTimebase: @unchecked Sendable {
    private let readTime: () -> CMTime
    private let readRate: () -> Double
    package init(time: @escaping () -> CMTime, rate: @escaping () -> Double) { (readTime, readRate) = (time, rate) }
    public var time: CMTime { readTime() }
    /// 0 while it stands, 1 where it goes as clocks do.
    public var rate: Double { readRate() }
}
public func CMTimebaseGetTime(_ timebase: CMTimebase) -> CMTime { timebase.time }
public func CMTimebaseGetRate(_ timebase: CMTimebase) -> Float64 { timebase.rate }

public func CMClockGetHostTimeClock() -> CMClock { .hostTimeClock }
public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }
