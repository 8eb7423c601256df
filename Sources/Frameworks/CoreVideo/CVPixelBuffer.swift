@_exported import ObjectRuntime
import Synchronization

public typealias CVReturn = Int32
public typealias CVOptionFlags = UInt64

public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnError: CVReturn = -6660
public let kCVReturnInvalidArgument: CVReturn = -6661
public let kCVReturnAllocationFailed: CVReturn = -6662
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
public let kCVReturnInvalidSize: CVReturn = -6681
public let kCVReturnInvalidPixelBufferAttributes: CVReturn = -6682
public let kCVReturnPixelBufferNotOpenGLCompatible: CVReturn = -6683
public let kCVReturnInvalidPoolAttributes: CVReturn = -6690
public let kCVReturnWouldExceedAllocationThreshold: CVReturn = -6689

public let kCVPixelFormatType_32ARGB: OSType = 0x0000_0020
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
public let kCVPixelFormatType_24RGB: OSType = 0x0000_0018
public let kCVPixelFormatType_24BGR: OSType = 0x3234_4247
public let kCVPixelFormatType_32ABGR: OSType = 0x4142_4752
public let kCVPixelFormatType_64RGBAHalf: OSType = 0x5247_6841
public let kCVPixelFormatType_128RGBAFloat: OSType = 0x5247_6641
public let kCVPixelFormatType_OneComponent16Half: OSType = 0x4C30_3068
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4C30_3066
public let kCVPixelFormatType_TwoComponent8: OSType = 0x3243_3038
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
public let kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange: OSType = 0x7834_3230
public let kCVPixelFormatType_420YpCbCr10BiPlanarFullRange: OSType = 0x7866_3230
public let kCVPixelFormatType_422YpCbCr8: OSType = 0x3276_7579
public let kCVPixelFormatType_420YpCbCr8Planar: OSType = 0x7934_3230
public let kCVPixelFormatType_DisparityFloat16: OSType = 0x6864_6973
public let kCVPixelFormatType_DisparityFloat32: OSType = 0x6664_6973
public let kCVPixelFormatType_DepthFloat16: OSType = 0x6864_6570
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570

nonisolated(unsafe) public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType" as NSString
nonisolated(unsafe) public let kCVPixelBufferWidthKey: CFString = "Width" as NSString
nonisolated(unsafe) public let kCVPixelBufferHeightKey: CFString = "Height" as NSString
nonisolated(unsafe) public let kCVPixelBufferBytesPerRowAlignmentKey: CFString = "BytesPerRowAlignment" as NSString
nonisolated(unsafe) public let kCVPixelBufferIOSurfacePropertiesKey: CFString = "IOSurfaceProperties" as NSString
nonisolated(unsafe) public let kCVPixelBufferMetalCompatibilityKey: CFString = "MetalCompatibility" as NSString
nonisolated(unsafe) public let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility" as NSString
nonisolated(unsafe) public let kCVPixelBufferOpenGLESCompatibilityKey: CFString = "OpenGLESCompatibility" as NSString
nonisolated(unsafe) public let kCVPixelBufferPoolMinimumBufferCountKey: CFString = "MinimumBufferCount" as NSString
nonisolated(unsafe) public let kCVPixelBufferPoolMaximumBufferAgeKey: CFString = "MaximumBufferAge" as NSString
nonisolated(unsafe) public let kCVPixelBufferPoolAllocationThresholdKey: CFString = "BufferPoolAllocationThreshold" as NSString
nonisolated(unsafe) public let kCVImageBufferColorPrimariesKey: CFString = "CVImageBufferColorPrimaries" as NSString
nonisolated(unsafe) public let kCVImageBufferTransferFunctionKey: CFString = "CVImageBufferTransferFunction" as NSString
nonisolated(unsafe) public let kCVImageBufferYCbCrMatrixKey: CFString = "CVImageBufferYCbCrMatrix" as NSString
nonisolated(unsafe) public let kCVImageBufferCGColorSpaceKey: CFString = "CGColorSpace" as NSString
nonisolated(unsafe) public let kCVImageBufferColorPrimaries_ITU_R_709_2: CFString = "ITU_R_709_2" as NSString
nonisolated(unsafe) public let kCVImageBufferTransferFunction_ITU_R_709_2: CFString = "ITU_R_709_2" as NSString
nonisolated(unsafe) public let kCVImageBufferYCbCrMatrix_ITU_R_709_2: CFString = "ITU_R_709_2" as NSString
nonisolated(unsafe) public let kCVImageBufferYCbCrMatrix_ITU_R_601_4: CFString = "ITU_R_601_4" as NSString
nonisolated(unsafe) public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility" as NSString

public struct CVPixelBufferLockFlags: OptionSet, Hashable, Sendable {
    public let rawValue: CVOptionFlags
    public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// How the pixels of a format lie in memory: bytes a pixel of each plane, and by how much a plane is smaller than the picture.
struct PixelLayout: Equatable {
    var planes: [Plane]
    struct Plane: Equatable {
        var bytesPerPixel: Int
        var divisor = 1
        func width(_ width: Int) -> Int { (width + divisor - 1) / divisor }
        func height(_ height: Int) -> Int { (height + divisor - 1) / divisor }
        func bytesPerRow(_ width: Int) -> Int { (self.width(width) * bytesPerPixel + 63) / 64 * 64 }
    }
    var isPlanar: Bool { planes.count > 1 }

    /// Nil for a format that is not made.
    init?(of format: OSType) {
        let sizes: [OSType: Int] = [
            kCVPixelFormatType_32ARGB: 4, kCVPixelFormatType_32BGRA: 4, kCVPixelFormatType_32RGBA: 4, kCVPixelFormatType_32ABGR: 4,
            kCVPixelFormatType_24RGB: 3, kCVPixelFormatType_24BGR: 3, kCVPixelFormatType_64RGBAHalf: 8, kCVPixelFormatType_128RGBAFloat: 16,
            kCVPixelFormatType_OneComponent8: 1, kCVPixelFormatType_TwoComponent8: 2, kCVPixelFormatType_OneComponent16Half: 2,
            kCVPixelFormatType_OneComponent32Float: 4, kCVPixelFormatType_422YpCbCr8: 2, kCVPixelFormatType_DisparityFloat16: 2,
            kCVPixelFormatType_DisparityFloat32: 4, kCVPixelFormatType_DepthFloat16: 2, kCVPixelFormatType_DepthFloat32: 4,
        ]
        if let bytes = sizes[format] {
            planes = [Plane(bytesPerPixel: bytes)]
            return
        }
        switch format {
        case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange:
            planes = [Plane(bytesPerPixel: 1), Plane(bytesPerPixel: 2, divisor: 2)]
        case kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr10BiPlanarFullRange:
            planes = [Plane(bytesPerPixel: 2), Plane(bytesPerPixel: 4, divisor: 2)]
        case kCVPixelFormatType_420YpCbCr8Planar:
            planes = [Plane(bytesPerPixel: 1), Plane(bytesPerPixel: 1, divisor: 2), Plane(bytesPerPixel: 1, divisor: 2)]
        default: return nil
        }
    }
}

/// Pixels in memory.
public final class CVBuffer: @unchecked Sendable {
    let width: Int
    let height: Int
    let format: OSType
    let layout: PixelLayout
    let bytesPerRow: Int
    let memory: UnsafeMutableRawPointer
    let count: Int
    private let notes = Mutex<[String: Note]>([:])
    struct Note: @unchecked Sendable {
        let value: AnyObject
        let mode: CVAttachmentMode
    }

    init(width: Int, height: Int, format: OSType, layout: PixelLayout) {
        self.width = width
        self.height = height
        self.format = format
        self.layout = layout
        bytesPerRow = layout.planes[0].bytesPerRow(width)
        count = layout.planes.reduce(0) { $0 + $1.bytesPerRow(width) * $1.height(height) }
        memory = .allocate(byteCount: max(1, count), alignment: 64)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, count))
    }

    deinit { memory.deallocate() }

    /// Nil where there is no such plane.
    func plane(_ index: Int) -> (start: UnsafeMutableRawPointer, plane: PixelLayout.Plane)? {
        guard layout.planes.indices.contains(index) else { return nil }
        let before: Int = layout.planes[..<index].reduce(0) { $0 + $1.bytesPerRow(width) * $1.height(height) }
        return (memory + before, layout.planes[index])
    }

    func note(_ key: String) -> Note? { notes.withLock { $0[key] } }
    func setNote(_ key: String, _ note: Note?) { notes.withLock { $0[key] = note } }
    func allNotes(_ mode: CVAttachmentMode) -> [String: Note] { notes.withLock { $0.filter { $0.value.mode == mode } } }
    func removeAllNotes() { notes.withLock { $0 = [:] } }
}

public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVBuffer

/// Makes a buffer. Formats that are not made are refused with `kCVReturnInvalidPixelFormat`.
public func CVPixelBufferCreate(
    _ allocator: AnyObject?, _ width: Int, _ height: Int, _ pixelFormatType: OSType, _ pixelBufferAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard let layout = PixelLayout(of: pixelFormatType) else { return kCVReturnInvalidPixelFormat }
    guard width > 0, height > 0, width < 1 << 15, height < 1 << 15 else { return kCVReturnInvalidSize }
    pixelBufferOut.pointee = CVBuffer(width: width, height: height, format: pixelFormatType, layout: layout)
    return kCVReturnSuccess
}

public typealias CVPixelBufferReleaseBytesCallback = @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void

/// Makes a buffer of one plane that begins with the bytes that are given. They are copied, and released at once.
public func CVPixelBufferCreateWithBytes(
    _ allocator: AnyObject?, _ width: Int, _ height: Int, _ pixelFormatType: OSType, _ baseAddress: UnsafeMutableRawPointer, _ bytesPerRow: Int,
    _ releaseCallback: CVPixelBufferReleaseBytesCallback?, _ releaseRefCon: UnsafeMutableRawPointer?, _ pixelBufferAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard let layout = PixelLayout(of: pixelFormatType), !layout.isPlanar else { return kCVReturnInvalidPixelFormat }
    let status: CVReturn = CVPixelBufferCreate(allocator, width, height, pixelFormatType, pixelBufferAttributes, pixelBufferOut)
    guard status == kCVReturnSuccess, let buffer = pixelBufferOut.pointee else { return status }
    let bytes: Int = min(bytesPerRow, buffer.bytesPerRow, width * layout.planes[0].bytesPerPixel)
    guard bytes >= 0 else { return kCVReturnInvalidArgument }
    for y in 0..<height { (buffer.memory + y * buffer.bytesPerRow).copyMemory(from: baseAddress + y * bytesPerRow, byteCount: bytes) }
    releaseCallback?(releaseRefCon, UnsafeRawPointer(baseAddress))
    return kCVReturnSuccess
}

@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn { kCVReturnSuccess }
@discardableResult
public func CVPixelBufferUnlockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags) -> CVReturn { kCVReturnSuccess }
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { pixelBuffer.memory }
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.count }
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { pixelBuffer.layout.isPlanar }
/// 0 for a buffer that is not of planes.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.layout.isPlanar ? pixelBuffer.layout.planes.count : 0 }
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.plane(planeIndex)?.plane.width(pixelBuffer.width) ?? 0
}
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.plane(planeIndex)?.plane.height(pixelBuffer.height) ?? 0
}
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.plane(planeIndex)?.plane.bytesPerRow(pixelBuffer.width) ?? 0
}
public func CVPixelBufferGetBaseAddressOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> UnsafeMutableRawPointer? {
    pixelBuffer.plane(planeIndex)?.start
}
public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize { CGSize(width: imageBuffer.width, height: imageBuffer.height) }
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize { CGSize(width: imageBuffer.width, height: imageBuffer.height) }
public func CVImageBufferGetCleanRect(_ imageBuffer: CVImageBuffer) -> CGRect {
    CGRect(x: 0, y: 0, width: imageBuffer.width, height: imageBuffer.height)
}
public func CVImageBufferIsFlipped(_ imageBuffer: CVImageBuffer) -> Bool { true }
