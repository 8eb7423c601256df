import ObjectRuntime
import Synchronization

public typealias CMBlockBufferFlags = UInt32
public let kCMBlockBufferNoErr: OSStatus = 0
public let kCMBlockBufferStructureAllocationFailedErr: OSStatus = -12_700
public let kCMBlockBufferBlockAllocationFailedErr: OSStatus = -12_701
public let kCMBlockBufferBadCustomBlockSourceErr: OSStatus = -12_702
public let kCMBlockBufferBadOffsetParameterErr: OSStatus = -12_703
public let kCMBlockBufferBadLengthParameterErr: OSStatus = -12_704
public let kCMBlockBufferBadPointerParameterErr: OSStatus = -12_705
public let kCMBlockBufferEmptyBBufErr: OSStatus = -12_706
public let kCMBlockBufferUnallocatedBlockErr: OSStatus = -12_707
public let kCMBlockBufferInsufficientSpaceErr: OSStatus = -12_708
public let kCMBlockBufferAssureMemoryNowFlag: CMBlockBufferFlags = 1 << 0
public let kCMBlockBufferAlwaysCopyDataFlag: CMBlockBufferFlags = 1 << 1

/// A range of memory with the data of samples. It is one block; what is appended to it makes it a larger one.
public final class CMBlockBuffer: @unchecked Sendable {
    private(set) var memory: UnsafeMutableRawPointer
    private(set) var count: Int

    init(count: Int) {
        self.count = count
        memory = .allocate(byteCount: max(1, count), alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, count))
    }

    deinit { memory.deallocate() }

    /// In bytes.
    public var dataLength: Int { count }

    public func withUnsafeMutableBytes<R>(atOffset offset: Int = 0, _ body: (UnsafeMutableRawBufferPointer) throws -> R) throws -> R {
        guard offset >= 0, offset <= count else {
            throw NSError(domain: NSOSStatusErrorDomain, code: Int(kCMBlockBufferBadOffsetParameterErr))
        }
        return try body(UnsafeMutableRawBufferPointer(start: memory + offset, count: count - offset))
    }

    public func dataBytes() throws -> Data { Data(bytes: memory, count: count) }

    /// Whether `length` bytes from `offset` lie within it.
    func status(_ offset: Int, _ length: Int) -> OSStatus {
        guard count > 0 else { return kCMBlockBufferEmptyBBufErr }
        guard offset >= 0, offset < count else { return kCMBlockBufferBadOffsetParameterErr }
        return length >= 0 && length <= count - offset ? kCMBlockBufferNoErr : kCMBlockBufferBadLengthParameterErr
    }

    func append(_ bytes: UnsafeRawBufferPointer) {
        let larger = UnsafeMutableRawPointer.allocate(byteCount: max(1, count + bytes.count), alignment: 16)
        larger.copyMemory(from: memory, byteCount: count)
        if let base = bytes.baseAddress { (larger + count).copyMemory(from: base, byteCount: bytes.count) }
        memory.deallocate()
        memory = larger
        count += bytes.count
    }
}

/// Makes a buffer of memory that is given, which is copied, or of new memory where none is.
@discardableResult
public func CMBlockBufferCreateWithMemoryBlock(
    allocator structureAllocator: AnyObject?, memoryBlock: UnsafeMutableRawPointer?, blockLength: Int, blockAllocator: AnyObject?,
    customBlockSource: UnsafeRawPointer?, offsetToData: Int, dataLength: Int, flags: CMBlockBufferFlags,
    blockBufferOut: UnsafeMutablePointer<CMBlockBuffer?>
) -> OSStatus {
    guard offsetToData >= 0, offsetToData <= blockLength else { return kCMBlockBufferBadOffsetParameterErr }
    guard dataLength >= 0, dataLength <= blockLength - offsetToData else { return kCMBlockBufferBadLengthParameterErr }
    let buffer = CMBlockBuffer(count: dataLength)
    if let memoryBlock { buffer.memory.copyMemory(from: memoryBlock + offsetToData, byteCount: dataLength) }
    blockBufferOut.pointee = buffer
    return kCMBlockBufferNoErr
}

@discardableResult
public func CMBlockBufferCreateEmpty(
    allocator structureAllocator: AnyObject?, capacity subBlockCapacity: UInt32, flags: CMBlockBufferFlags,
    blockBufferOut: UnsafeMutablePointer<CMBlockBuffer?>
) -> OSStatus {
    blockBufferOut.pointee = CMBlockBuffer(count: 0)
    return kCMBlockBufferNoErr
}

public func CMBlockBufferGetDataLength(_ theBuffer: CMBlockBuffer) -> Int { theBuffer.count }
public func CMBlockBufferIsEmpty(_ theBuffer: CMBlockBuffer) -> Bool { theBuffer.count == 0 }
public func CMBlockBufferIsRangeContiguous(_ theBuffer: CMBlockBuffer, atOffset offset: Int, length: Int) -> Bool {
    theBuffer.status(offset, length) == kCMBlockBufferNoErr
}
@discardableResult public func CMBlockBufferAssureBlockMemory(_ theBuffer: CMBlockBuffer) -> OSStatus {
    theBuffer.count > 0 ? kCMBlockBufferNoErr : kCMBlockBufferEmptyBBufErr
}

@discardableResult
public func CMBlockBufferGetDataPointer(
    _ theBuffer: CMBlockBuffer, atOffset offset: Int, lengthAtOffsetOut: UnsafeMutablePointer<Int>?, totalLengthOut: UnsafeMutablePointer<Int>?,
    dataPointerOut: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> OSStatus {
    let status: OSStatus = theBuffer.status(offset, 0)
    guard status == kCMBlockBufferNoErr else { return status }
    lengthAtOffsetOut?.pointee = theBuffer.count - offset
    totalLengthOut?.pointee = theBuffer.count
    dataPointerOut?.pointee = (theBuffer.memory + offset).assumingMemoryBound(to: CChar.self)
    return kCMBlockBufferNoErr
}

@discardableResult
public func CMBlockBufferCopyDataBytes(
    _ theSourceBuffer: CMBlockBuffer, atOffset offsetToData: Int, dataLength: Int, destination: UnsafeMutableRawPointer
) -> OSStatus {
    let status: OSStatus = theSourceBuffer.status(offsetToData, dataLength)
    if status == kCMBlockBufferNoErr { destination.copyMemory(from: theSourceBuffer.memory + offsetToData, byteCount: dataLength) }
    return status
}

@discardableResult
public func CMBlockBufferReplaceDataBytes(
    with sourceBytes: UnsafeRawPointer, blockBuffer destinationBuffer: CMBlockBuffer, offsetIntoDestination: Int, dataLength: Int
) -> OSStatus {
    let status: OSStatus = destinationBuffer.status(offsetIntoDestination, dataLength)
    if status == kCMBlockBufferNoErr { (destinationBuffer.memory + offsetIntoDestination).copyMemory(from: sourceBytes, byteCount: dataLength) }
    return status
}

@discardableResult
public func CMBlockBufferFillDataBytes(
    with fillByte: CChar, blockBuffer destinationBuffer: CMBlockBuffer, offsetIntoDestination: Int, dataLength: Int
) -> OSStatus {
    let status: OSStatus = destinationBuffer.status(offsetIntoDestination, dataLength)
    guard status == kCMBlockBufferNoErr else { return status }
    (destinationBuffer.memory + offsetIntoDestination).initializeMemory(as: CChar.self, repeating: fillByte, count: dataLength)
    return status
}

/// Copies bytes of another buffer to the end.
@discardableResult
public func CMBlockBufferAppendBufferReference(
    _ theBuffer: CMBlockBuffer, targetBBuf: CMBlockBuffer, offsetToData: Int, dataLength: Int, flags: CMBlockBufferFlags
) -> OSStatus {
    let status: OSStatus = targetBBuf.status(offsetToData, dataLength)
    if status == kCMBlockBufferNoErr { theBuffer.append(UnsafeRawBufferPointer(start: targetBBuf.memory + offsetToData, count: dataLength)) }
    return status
}
