import ObjectRuntime
import QuinceCoreVideo

public typealias CMMediaType = FourCharCode
public typealias CMVideoCodecType = FourCharCode
public let kCMMediaType_Video: CMMediaType = 0x7669_6465
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E
public let kCMMediaType_Muxed: CMMediaType = 0x6D75_7878
public let kCMMediaType_Text: CMMediaType = 0x7465_7874
public let kCMMediaType_ClosedCaption: CMMediaType = 0x636C_6370
public let kCMMediaType_Subtitle: CMMediaType = 0x7362_746C
public let kCMMediaType_TimeCode: CMMediaType = 0x746D_6364
public let kCMMediaType_Metadata: CMMediaType = 0x6D65_7461
public let kCMVideoCodecType_H264: CMVideoCodecType = 0x6176_6331
public let kCMVideoCodecType_HEVC: CMVideoCodecType = 0x6876_6331
public let kCMVideoCodecType_HEVCWithAlpha: CMVideoCodecType = 0x6D75_7861
public let kCMVideoCodecType_MPEG4Video: CMVideoCodecType = 0x6D70_3476
public let kCMVideoCodecType_JPEG: CMVideoCodecType = 0x6A70_6567
public let kCMVideoCodecType_VP9: CMVideoCodecType = 0x7670_3039
public let kCMVideoCodecType_AppleProRes422: CMVideoCodecType = 0x6170_636E
public let kCMVideoCodecType_AppleProRes4444: CMVideoCodecType = 0x6170_3468
public let kCMFormatDescriptionError_InvalidParameter: OSStatus = -12_710

/// Width and height of a film in pixels.
public struct CMVideoDimensions: BitwiseCopyable, Hashable, Sendable {
    public var width: Int32
    public var height: Int32
    public init() { (width, height) = (0, 0) }
    public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

/// The kind of media in a sample or a track.
public final class CMFormatDescription: @unchecked Sendable {
    let type: CMMediaType
    let subtype: FourCharCode
    /// Zero where it is of no film.
    public let dimensions: CMVideoDimensions
    let stream: UnsafeMutablePointer<AudioStreamBasicDescription>?
    let notes: NSDictionary?

    package init(
        type: CMMediaType, subtype: FourCharCode, dimensions: CMVideoDimensions, stream: AudioStreamBasicDescription? = nil, notes: NSDictionary? = nil
    ) {
        self.type = type
        self.subtype = subtype
        self.dimensions = dimensions
        self.notes = notes
        self.stream = stream.map { description in
            let memory = UnsafeMutablePointer<AudioStreamBasicDescription>.allocate(capacity: 1)
            memory.initialize(to: description)
            return memory
        }
    }

    deinit { stream?.deallocate() }

    /// The stream's form, of sound.
    public var audioStreamBasicDescription: AudioStreamBasicDescription? { stream?.pointee }
    public var mediaType: MediaType { MediaType(rawValue: type) }
    public var mediaSubType: MediaSubType { MediaSubType(rawValue: subtype) }

    public struct MediaType: RawRepresentable, Hashable, Sendable {
        public let rawValue: FourCharCode
        public init(rawValue: FourCharCode) { self.rawValue = rawValue }
        public static let video = MediaType(rawValue: kCMMediaType_Video)
        public static let audio = MediaType(rawValue: kCMMediaType_Audio)
        public static let muxed = MediaType(rawValue: kCMMediaType_Muxed)
        public static let text = MediaType(rawValue: kCMMediaType_Text)
        public static let closedCaption = MediaType(rawValue: kCMMediaType_ClosedCaption)
        public static let subtitle = MediaType(rawValue: kCMMediaType_Subtitle)
        public static let timeCode = MediaType(rawValue: kCMMediaType_TimeCode)
        public static let metadata = MediaType(rawValue: kCMMediaType_Metadata)
    }

    public struct MediaSubType: RawRepresentable, Hashable, Sendable {
        public let rawValue: FourCharCode
        public init(rawValue: FourCharCode) { self.rawValue = rawValue }
        public static let h264 = MediaSubType(rawValue: kCMVideoCodecType_H264)
        public static let hevc = MediaSubType(rawValue: kCMVideoCodecType_HEVC)
        public static let jpeg = MediaSubType(rawValue: kCMVideoCodecType_JPEG)
        public static let mpeg4Video = MediaSubType(rawValue: kCMVideoCodecType_MPEG4Video)
        public static let proRes422 = MediaSubType(rawValue: kCMVideoCodecType_AppleProRes422)
        public static let proRes4444 = MediaSubType(rawValue: kCMVideoCodecType_AppleProRes4444)
        public static let linearPCM = MediaSubType(rawValue: kAudioFormatLinearPCM)
        public static let mpeg4AAC = MediaSubType(rawValue: kAudioFormatMPEG4AAC)
        public static let mpegLayer3 = MediaSubType(rawValue: kAudioFormatMPEGLayer3)
        public static let appleLossless = MediaSubType(rawValue: kAudioFormatAppleLossless)
    }
}

public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription

public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.type }
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode { desc.subtype }
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions { videoDesc.dimensions }
public func CMFormatDescriptionGetExtensions(_ desc: CMFormatDescription) -> CFDictionary? { desc.notes }
public func CMFormatDescriptionGetExtension(_ desc: CMFormatDescription, extensionKey: CFString) -> AnyObject? {
    desc.notes?[extensionKey] as? NSObject
}
/// Whether both are of the same kind, size and stream.
public func CMFormatDescriptionEqual(_ formatDescription: CMFormatDescription?, otherFormatDescription: CMFormatDescription?) -> Bool {
    guard let a = formatDescription, let b = otherFormatDescription else { return false }
    return a === b || (a.type == b.type && a.subtype == b.subtype && a.dimensions == b.dimensions && a.stream?.pointee == b.stream?.pointee)
}
public func CMVideoFormatDescriptionGetPresentationDimensions(
    _ videoDesc: CMVideoFormatDescription, usePixelAspectRatio: Bool, useCleanAperture: Bool
) -> CGSize { CGSize(width: Int(videoDesc.dimensions.width), height: Int(videoDesc.dimensions.height)) }
public func CMAudioFormatDescriptionGetStreamBasicDescription(_ desc: CMAudioFormatDescription) -> UnsafePointer<AudioStreamBasicDescription>? {
    desc.stream.map { UnsafePointer($0) }
}

@discardableResult
public func CMFormatDescriptionCreate(
    allocator: AnyObject?, mediaType: CMMediaType, mediaSubType: FourCharCode, extensions: CFDictionary?,
    formatDescriptionOut: UnsafeMutablePointer<CMFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = CMFormatDescription(type: mediaType, subtype: mediaSubType, dimensions: CMVideoDimensions(), notes: extensions)
    return 0
}

@discardableResult
public func CMVideoFormatDescriptionCreate(
    allocator: AnyObject?, codecType: CMVideoCodecType, width: Int32, height: Int32, extensions: CFDictionary?,
    formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = CMFormatDescription(
        type: kCMMediaType_Video, subtype: codecType, dimensions: CMVideoDimensions(width: width, height: height), notes: extensions)
    return 0
}

@discardableResult
public func CMAudioFormatDescriptionCreate(
    allocator: AnyObject?, asbd: UnsafePointer<AudioStreamBasicDescription>, layoutSize: Int, layout: UnsafePointer<AudioChannelLayout>?,
    magicCookieSize: Int, magicCookie: UnsafeRawPointer?, extensions: CFDictionary?,
    formatDescriptionOut: UnsafeMutablePointer<CMAudioFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = CMFormatDescription(
        type: kCMMediaType_Audio, subtype: asbd.pointee.mFormatID, dimensions: CMVideoDimensions(), stream: asbd.pointee, notes: extensions)
    return 0
}

@discardableResult
public func CMVideoFormatDescriptionCreateForImageBuffer(
    allocator: AnyObject?, imageBuffer: CVImageBuffer, formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
    let size = CMVideoDimensions(width: Int32(CVPixelBufferGetWidth(imageBuffer)), height: Int32(CVPixelBufferGetHeight(imageBuffer)))
    formatDescriptionOut.pointee = CMFormatDescription(
        type: kCMMediaType_Video, subtype: CVPixelBufferGetPixelFormatType(imageBuffer), dimensions: size)
    return 0
}
