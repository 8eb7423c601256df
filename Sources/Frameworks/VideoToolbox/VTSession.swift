import Foundation

public typealias VTSession = AnyObject

/// Flags about frames that are encoded.
public struct VTEncodeInfoFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let asynchronous = VTEncodeInfoFlags(rawValue: 1)
    public static let frameDropped = VTEncodeInfoFlags(rawValue: 2)
}
/// How frames are decoded.
public struct VTDecodeFrameFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let _EnableAsynchronousDecompression = VTDecodeFrameFlags(rawValue: 1)
    public static let _DoNotOutputFrame = VTDecodeFrameFlags(rawValue: 2)
    public static let _1xRealTimePlayback = VTDecodeFrameFlags(rawValue: 4)
    public static let _EnableTemporalProcessing = VTDecodeFrameFlags(rawValue: 8)
}
/// Flags about frames that are decoded.
public struct VTDecodeInfoFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let asynchronous = VTDecodeInfoFlags(rawValue: 1)
    public static let frameDropped = VTDecodeInfoFlags(rawValue: 2)
    public static let imageBufferModifiable = VTDecodeInfoFlags(rawValue: 4)
}

/// Encodes films. There is no encoder, so that none is made.
public final class VTCompressionSession: @unchecked Sendable {
    private init() {}
}
public typealias VTCompressionOutputCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, OSStatus, VTEncodeInfoFlags, CMSampleBuffer?) -> Void
public typealias VTCompressionOutputHandler = (OSStatus, VTEncodeInfoFlags, CMSampleBuffer?) -> Void

/// - Returns: `kVTCouldNotFindVideoEncoderErr`.
@discardableResult
public func VTCompressionSessionCreate(
    allocator: CFAllocator?, width: Int32, height: Int32, codecType: CMVideoCodecType, encoderSpecification: CFDictionary?,
    imageBufferAttributes sourceImageBufferAttributes: CFDictionary?, compressedDataAllocator: CFAllocator?,
    outputCallback: VTCompressionOutputCallback?, refcon outputCallbackRefCon: UnsafeMutableRawPointer?,
    compressionSessionOut: UnsafeMutablePointer<VTCompressionSession?>
) -> OSStatus {
    compressionSessionOut.pointee = nil
    return kVTCouldNotFindVideoEncoderErr
}
public func VTCompressionSessionInvalidate(_ session: VTCompressionSession) {}
@discardableResult
public func VTCompressionSessionPrepareToEncodeFrames(_ session: VTCompressionSession) -> OSStatus { kVTInvalidSessionErr }
@discardableResult
public func VTCompressionSessionEncodeFrame(
    _ session: VTCompressionSession, imageBuffer: CVImageBuffer, presentationTimeStamp: CMTime, duration: CMTime, frameProperties: CFDictionary?,
    sourceFrameRefcon: UnsafeMutableRawPointer?, infoFlagsOut: UnsafeMutablePointer<VTEncodeInfoFlags>?
) -> OSStatus { kVTInvalidSessionErr }
@discardableResult
public func VTCompressionSessionEncodeFrame(
    _ session: VTCompressionSession, imageBuffer: CVImageBuffer, presentationTimeStamp: CMTime, duration: CMTime, frameProperties: CFDictionary?,
    infoFlagsOut: UnsafeMutablePointer<VTEncodeInfoFlags>?, outputHandler: @escaping VTCompressionOutputHandler
) -> OSStatus { kVTInvalidSessionErr }
@discardableResult
public func VTCompressionSessionCompleteFrames(_ session: VTCompressionSession, untilPresentationTimeStamp: CMTime) -> OSStatus { kVTInvalidSessionErr }

/// Decodes films. There is no decoder, so that none is made.
public final class VTDecompressionSession: @unchecked Sendable {
    private init() {}
}
public typealias VTDecompressionOutputCallback = (
    UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, OSStatus, VTDecodeInfoFlags, CVImageBuffer?, CMTime, CMTime
) -> Void
public typealias VTDecompressionOutputHandler = (OSStatus, VTDecodeInfoFlags, CVImageBuffer?, CMTime, CMTime) -> Void

/// The function that has the frames.
public struct VTDecompressionOutputCallbackRecord {
    public var decompressionOutputCallback: VTDecompressionOutputCallback?
    public var decompressionOutputRefCon: UnsafeMutableRawPointer?
    public init() {}
    public init(decompressionOutputCallback: VTDecompressionOutputCallback?, decompressionOutputRefCon: UnsafeMutableRawPointer?) {
        (self.decompressionOutputCallback, self.decompressionOutputRefCon) = (decompressionOutputCallback, decompressionOutputRefCon)
    }
}

/// - Returns: `kVTCouldNotFindVideoDecoderErr`.
@discardableResult
public func VTDecompressionSessionCreate(
    allocator: CFAllocator?, formatDescription videoFormatDescription: CMVideoFormatDescription, decoderSpecification videoDecoderSpecification: CFDictionary?,
    imageBufferAttributes destinationImageBufferAttributes: CFDictionary?, outputCallback: UnsafePointer<VTDecompressionOutputCallbackRecord>?,
    decompressionSessionOut: UnsafeMutablePointer<VTDecompressionSession?>
) -> OSStatus {
    decompressionSessionOut.pointee = nil
    return kVTCouldNotFindVideoDecoderErr
}
public func VTDecompressionSessionInvalidate(_ session: VTDecompressionSession) {}
@discardableResult
public func VTDecompressionSessionDecodeFrame(
    _ session: VTDecompressionSession, sampleBuffer: CMSampleBuffer, flags decodeFlags: VTDecodeFrameFlags,
    frameRefcon sourceFrameRefCon: UnsafeMutableRawPointer?,
    infoFlagsOut: UnsafeMutablePointer<VTDecodeInfoFlags>?
) -> OSStatus { kVTInvalidSessionErr }
@discardableResult
public func VTDecompressionSessionWaitForAsynchronousFrames(_ session: VTDecompressionSession) -> OSStatus { kVTInvalidSessionErr }
@discardableResult
public func VTDecompressionSessionFinishDelayedFrames(_ session: VTDecompressionSession) -> OSStatus { kVTInvalidSessionErr }
public func VTDecompressionSessionCanAcceptFormatDescription(
    _ session: VTDecompressionSession, formatDescription newFormatDesc: CMFormatDescription
) -> Bool { false }
/// False: films are not decoded.
public func VTIsHardwareDecodeSupported(_ codecType: CMVideoCodecType) -> Bool { false }

@discardableResult
public func VTSessionSetProperty(_ session: VTSession, key propertyKey: CFString, value propertyValue: CFTypeRef?) -> OSStatus { kVTInvalidSessionErr }
@discardableResult
public func VTSessionSetProperties(_ session: VTSession, propertyDictionary: CFDictionary) -> OSStatus { kVTInvalidSessionErr }

nonisolated(unsafe) public let kVTCompressionPropertyKey_RealTime: CFString = "RealTime" as NSString
nonisolated(unsafe) public let kVTCompressionPropertyKey_ProfileLevel: CFString = "ProfileLevel" as NSString
nonisolated(unsafe) public let kVTCompressionPropertyKey_AverageBitRate: CFString = "AverageBitRate" as NSString
nonisolated(unsafe) public let kVTCompressionPropertyKey_DataRateLimits: CFString = "DataRateLimits" as NSString
nonisolated(unsafe) public let kVTCompressionPropertyKey_MaxKeyFrameInterval: CFString = "MaxKeyFrameInterval" as NSString
nonisolated(unsafe) public let kVTCompressionPropertyKey_MaxKeyFrameIntervalDuration: CFString = "MaxKeyFrameIntervalDuration" as NSString
nonisolated(unsafe) public let kVTCompressionPropertyKey_AllowFrameReordering: CFString = "AllowFrameReordering" as NSString
nonisolated(unsafe) public let kVTCompressionPropertyKey_ExpectedFrameRate: CFString = "ExpectedFrameRate" as NSString
nonisolated(unsafe) public let kVTCompressionPropertyKey_Quality: CFString = "Quality" as NSString
nonisolated(unsafe) public let kVTCompressionPropertyKey_H264EntropyMode: CFString = "H264EntropyMode" as NSString
nonisolated(unsafe) public let kVTH264EntropyMode_CABAC: CFString = "CABAC" as NSString
nonisolated(unsafe) public let kVTH264EntropyMode_CAVLC: CFString = "CAVLC" as NSString
nonisolated(unsafe) public let kVTProfileLevel_H264_Baseline_AutoLevel: CFString = "H264_Baseline_AutoLevel" as NSString
nonisolated(unsafe) public let kVTProfileLevel_H264_Main_AutoLevel: CFString = "H264_Main_AutoLevel" as NSString
nonisolated(unsafe) public let kVTProfileLevel_H264_High_AutoLevel: CFString = "H264_High_AutoLevel" as NSString
nonisolated(unsafe) public let kVTProfileLevel_HEVC_Main_AutoLevel: CFString = "HEVC_Main_AutoLevel" as NSString
nonisolated(unsafe) public let kVTEncodeFrameOptionKey_ForceKeyFrame: CFString = "ForceKeyFrame" as NSString
