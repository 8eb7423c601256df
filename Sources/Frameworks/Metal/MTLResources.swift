public struct MTLResourceOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let cpuCacheModeWriteCombined = MTLResourceOptions(rawValue: 1 << 0)
    public static let storageModeShared: MTLResourceOptions = []
    public static let storageModePrivate = MTLResourceOptions(rawValue: 2 << 4)
    public static let storageModeMemoryless = MTLResourceOptions(rawValue: 3 << 4)
    public static let hazardTrackingModeUntracked = MTLResourceOptions(rawValue: 1 << 8)
    public static let hazardTrackingModeTracked = MTLResourceOptions(rawValue: 2 << 8)
    public static let cpuCacheModeDefaultCache: MTLResourceOptions = []
}
public enum MTLStorageMode: UInt, Sendable { case shared = 0, `private` = 2, memoryless }
public enum MTLCPUCacheMode: UInt, Sendable { case defaultCache = 0, writeCombined }

/// Memory of a graphics processor.
public protocol MTLResource: NSObjectProtocol {
    var label: String? { get set }
    var device: any MTLDevice { get }
    var cpuCacheMode: MTLCPUCacheMode { get }
    var storageMode: MTLStorageMode { get }
    var allocatedSize: Int { get }
}

/// Bytes.
public protocol MTLBuffer: MTLResource {
    var length: Int { get }
    func contents() -> UnsafeMutableRawPointer
}

public enum MTLTextureType: UInt, Sendable { case type1D = 0, type1DArray, type2D, type2DArray, type2DMultisample, typeCube, typeCubeArray, type3D }
public struct MTLTextureUsage: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let unknown: MTLTextureUsage = []
    public static let shaderRead = MTLTextureUsage(rawValue: 1)
    public static let shaderWrite = MTLTextureUsage(rawValue: 2)
    public static let renderTarget = MTLTextureUsage(rawValue: 4)
    public static let pixelFormatView = MTLTextureUsage(rawValue: 16)
}

/// A picture.
public protocol MTLTexture: MTLResource {
    var textureType: MTLTextureType { get }
    var pixelFormat: MTLPixelFormat { get }
    var width: Int { get }
    var height: Int { get }
    var depth: Int { get }
    var mipmapLevelCount: Int { get }
    var sampleCount: Int { get }
    var arrayLength: Int { get }
    var usage: MTLTextureUsage { get }
    func getBytes(_ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
    func replace(region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
    func makeTextureView(pixelFormat: MTLPixelFormat) -> (any MTLTexture)?
}

/// How a picture is to be made.
open class MTLTextureDescriptor: NSObject, NSCopying {
    open var textureType: MTLTextureType = .type2D
    open var pixelFormat: MTLPixelFormat = .rgba8Unorm
    open var width = 1
    open var height = 1
    open var depth = 1
    open var mipmapLevelCount = 1
    open var sampleCount = 1
    open var arrayLength = 1
    open var resourceOptions: MTLResourceOptions = []
    open var cpuCacheMode: MTLCPUCacheMode = .defaultCache
    open var storageMode: MTLStorageMode = .shared
    open var usage: MTLTextureUsage = .shaderRead
    public override init() { super.init() }
    open class func texture2DDescriptor(pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool) -> MTLTextureDescriptor {
        let descriptor = MTLTextureDescriptor()
        (descriptor.pixelFormat, descriptor.width, descriptor.height) = (pixelFormat, width, height)
        if mipmapped { descriptor.mipmapLevelCount = Int.bitWidth - max(width, height, 1).leadingZeroBitCount }
        return descriptor
    }
    open class func textureCubeDescriptor(pixelFormat: MTLPixelFormat, size: Int, mipmapped: Bool) -> MTLTextureDescriptor {
        let descriptor = texture2DDescriptor(pixelFormat: pixelFormat, width: size, height: size, mipmapped: mipmapped)
        descriptor.textureType = .typeCube
        return descriptor
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = MTLTextureDescriptor()
        (copy.textureType, copy.pixelFormat, copy.width, copy.height, copy.depth) = (textureType, pixelFormat, width, height, depth)
        (copy.mipmapLevelCount, copy.sampleCount, copy.arrayLength) = (mipmapLevelCount, sampleCount, arrayLength)
        (copy.resourceOptions, copy.cpuCacheMode, copy.storageMode, copy.usage) = (resourceOptions, cpuCacheMode, storageMode, usage)
        return copy
    }
}

public enum MTLSamplerMinMagFilter: UInt, Sendable { case nearest = 0, linear }
public enum MTLSamplerMipFilter: UInt, Sendable { case notMipmapped = 0, nearest, linear }
public enum MTLSamplerAddressMode: UInt, Sendable {
    case clampToEdge = 0, mirrorClampToEdge, `repeat`, mirrorRepeat, clampToZero, clampToBorderColor
}
public enum MTLCompareFunction: UInt, Sendable { case never = 0, less, equal, lessEqual, greater, notEqual, greaterEqual, always }

/// How a picture is read.
open class MTLSamplerDescriptor: NSObject {
    open var label: String?
    open var minFilter: MTLSamplerMinMagFilter = .nearest
    open var magFilter: MTLSamplerMinMagFilter = .nearest
    open var mipFilter: MTLSamplerMipFilter = .notMipmapped
    open var maxAnisotropy = 1
    open var sAddressMode: MTLSamplerAddressMode = .clampToEdge
    open var tAddressMode: MTLSamplerAddressMode = .clampToEdge
    open var rAddressMode: MTLSamplerAddressMode = .clampToEdge
    open var normalizedCoordinates = true
    open var lodMinClamp: Float = 0
    open var lodMaxClamp: Float = .greatestFiniteMagnitude
    open var compareFunction: MTLCompareFunction = .never
}

/// The way that depth is compared and kept.
open class MTLDepthStencilDescriptor: NSObject {
    open var label: String?
    open var depthCompareFunction: MTLCompareFunction = .always
    open var isDepthWriteEnabled = false
}
