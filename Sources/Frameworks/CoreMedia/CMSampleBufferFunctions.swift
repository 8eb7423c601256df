import ObjectRuntime
import QuinceCoreVideo

// What Core Media's functions ask samples.

public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { sbuf.dataBuffer }
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
public func CMSampleBufferGetDecodeTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.decodeTimeStamp }
public func CMSampleBufferGetOutputPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.outputPresentationTimeStamp }
public func CMSampleBufferGetOutputDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.outputDuration }
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { sbuf.formatDescription }
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { sbuf.dataReadiness == .ready }
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> CMItemCount { sbuf.numSamples }
public func CMSampleBufferGetTotalSampleSize(_ sbuf: CMSampleBuffer) -> Int { sbuf.totalSampleSize }
public func CMSampleBufferGetSampleSize(_ sbuf: CMSampleBuffer, at sampleIndex: CMItemCount) -> Int { sbuf.size(at: sampleIndex) }
public func CMSampleBufferGetSampleAttachmentsArray(_ sbuf: CMSampleBuffer, createIfNecessary: Bool) -> CFArray? {
    sbuf.attachments(create: createIfNecessary)
}
@discardableResult public func CMSampleBufferInvalidate(_ sbuf: CMSampleBuffer) -> OSStatus {
    (try? sbuf.invalidate()) == nil ? kCMSampleBufferError_Invalidated : 0
}
@discardableResult public func CMSampleBufferSetDataReady(_ sbuf: CMSampleBuffer) -> OSStatus {
    (try? sbuf.setDataReady()) == nil ? kCMSampleBufferError_Invalidated : 0
}
@discardableResult
public func CMSampleBufferSetOutputPresentationTimeStamp(_ sbuf: CMSampleBuffer, newValue outputPresentationTimeStamp: CMTime) -> OSStatus {
    (try? sbuf.setOutputPresentationTimeStamp(outputPresentationTimeStamp)) == nil ? kCMSampleBufferError_Invalidated : 0
}

@discardableResult
public func CMSampleBufferGetSampleTimingInfo(
    _ sbuf: CMSampleBuffer, at sampleIndex: CMItemCount, timingInfoOut: UnsafeMutablePointer<CMSampleTimingInfo>
) -> OSStatus {
    guard !sbuf.timings.isEmpty else { return kCMSampleBufferError_BufferHasNoSampleTimingInfo }
    guard let timing = sbuf.timing(at: sampleIndex) else { return kCMSampleBufferError_SampleIndexOutOfRange }
    timingInfoOut.pointee = timing
    return 0
}

@discardableResult
public func CMSampleBufferGetSampleTimingInfoArray(
    _ sbuf: CMSampleBuffer, entryCount timingArrayEntries: CMItemCount, arrayToFill timingArrayOut: UnsafeMutablePointer<CMSampleTimingInfo>?,
    entriesNeededOut timingArrayEntriesNeededOut: UnsafeMutablePointer<CMItemCount>?
) -> OSStatus {
    guard !sbuf.timings.isEmpty else { return kCMSampleBufferError_BufferHasNoSampleTimingInfo }
    timingArrayEntriesNeededOut?.pointee = sbuf.timings.count
    guard let timingArrayOut else { return 0 }
    guard timingArrayEntries >= sbuf.timings.count else { return kCMSampleBufferError_ArrayTooSmall }
    for (index, timing) in sbuf.timings.enumerated() { timingArrayOut[index] = timing }
    return 0
}

@discardableResult
public func CMSampleBufferCreate(
    allocator: AnyObject?, dataBuffer: CMBlockBuffer?, dataReady: Bool, makeDataReadyCallback: CMSampleBufferMakeDataReadyCallback?,
    refcon makeDataReadyRefcon: UnsafeMutableRawPointer?, formatDescription: CMFormatDescription?, sampleCount numSamples: CMItemCount,
    sampleTimingEntryCount numSampleTimingEntries: CMItemCount, sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?,
    sampleSizeEntryCount numSampleSizeEntries: CMItemCount, sampleSizeArray: UnsafePointer<Int>?, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    let timings = UnsafeBufferPointer(start: sampleTimingArray, count: sampleTimingArray == nil ? 0 : numSampleTimingEntries)
    let sizes = UnsafeBufferPointer(start: sampleSizeArray, count: sampleSizeArray == nil ? 0 : numSampleSizeEntries)
    sampleBufferOut.pointee = CMSampleBuffer(
        dataBuffer: dataBuffer, formatDescription: formatDescription, count: numSamples, timings: Array(timings), sizes: Array(sizes), isReady: dataReady)
    return 0
}

@discardableResult
public func CMSampleBufferCreateReady(
    allocator: AnyObject?, dataBuffer: CMBlockBuffer?, formatDescription: CMFormatDescription?, sampleCount numSamples: CMItemCount,
    sampleTimingEntryCount numSampleTimingEntries: CMItemCount, sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?,
    sampleSizeEntryCount numSampleSizeEntries: CMItemCount, sampleSizeArray: UnsafePointer<Int>?, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    CMSampleBufferCreate(
        allocator: allocator, dataBuffer: dataBuffer, dataReady: true, makeDataReadyCallback: nil, refcon: nil, formatDescription: formatDescription,
        sampleCount: numSamples, sampleTimingEntryCount: numSampleTimingEntries, sampleTimingArray: sampleTimingArray,
        sampleSizeEntryCount: numSampleSizeEntries, sampleSizeArray: sampleSizeArray, sampleBufferOut: sampleBufferOut)
}

@discardableResult
public func CMSampleBufferCreateForImageBuffer(
    allocator: AnyObject?, imageBuffer: CVImageBuffer, dataReady: Bool, makeDataReadyCallback: CMSampleBufferMakeDataReadyCallback?,
    refcon makeDataReadyRefcon: UnsafeMutableRawPointer?, formatDescription: CMVideoFormatDescription, sampleTiming: UnsafePointer<CMSampleTimingInfo>,
    sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    sampleBufferOut.pointee = CMSampleBuffer(
        imageBuffer: imageBuffer, formatDescription: formatDescription, timings: [sampleTiming.pointee], isReady: dataReady)
    return 0
}

@discardableResult
public func CMSampleBufferCreateReadyWithImageBuffer(
    allocator: AnyObject?, imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription, sampleTiming: UnsafePointer<CMSampleTimingInfo>,
    sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    CMSampleBufferCreateForImageBuffer(
        allocator: allocator, imageBuffer: imageBuffer, dataReady: true, makeDataReadyCallback: nil, refcon: nil, formatDescription: formatDescription,
        sampleTiming: sampleTiming, sampleBufferOut: sampleBufferOut)
}

@discardableResult
public func CMSampleBufferCreateCopy(
    allocator: AnyObject?, sampleBuffer sbuf: CMSampleBuffer, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    sampleBufferOut.pointee = try? CMSampleBuffer(copying: sbuf, withNewTiming: sbuf.timings)
    return 0
}

@discardableResult
public func CMSampleBufferCreateCopyWithNewTiming(
    allocator: AnyObject?, sampleBuffer originalSBuf: CMSampleBuffer, sampleTimingEntryCount numSampleTimingEntries: CMItemCount,
    sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    let timings = UnsafeBufferPointer(start: sampleTimingArray, count: sampleTimingArray == nil ? 0 : numSampleTimingEntries)
    sampleBufferOut.pointee = try? CMSampleBuffer(copying: originalSBuf, withNewTiming: Array(timings))
    return 0
}
