public enum MTLPixelFormat: UInt, Sendable {
    case invalid = 0, a8Unorm
    case r8Unorm = 10, r8Unorm_srgb, r8Snorm, r8Uint, r8Sint
    case r16Unorm = 20
    case r16Snorm = 22, r16Uint, r16Sint, r16Float
    case rg8Unorm = 30, rg8Unorm_srgb, rg8Snorm, rg8Uint, rg8Sint
    case b5g6r5Unorm = 40, a1bgr5Unorm, abgr4Unorm, bgr5A1Unorm
    case r32Uint = 53, r32Sint, r32Float
    case rg16Unorm = 60
    case rg16Snorm = 62, rg16Uint, rg16Sint, rg16Float
    case rgba8Unorm = 70, rgba8Unorm_srgb, rgba8Snorm, rgba8Uint, rgba8Sint
    case bgra8Unorm = 80, bgra8Unorm_srgb
    case rgb10a2Unorm = 90, rgb10a2Uint, rg11b10Float, rgb9e5Float, bgr10a2Unorm
    case rg32Uint = 103, rg32Sint, rg32Float
    case rgba16Unorm = 110
    case rgba16Snorm = 112, rgba16Uint, rgba16Sint, rgba16Float
    case rgba32Uint = 123, rgba32Sint, rgba32Float
    case depth16Unorm = 250
    case depth32Float = 252, stencil8
    case depth32Float_stencil8 = 260, x32_stencil8
    case bgra10_xr = 552, bgra10_xr_srgb, bgr10_xr, bgr10_xr_srgb
}

public struct MTLClearColor: Sendable {
    public var red: Double, green: Double, blue: Double, alpha: Double
    public init() { (red, green, blue, alpha) = (0, 0, 0, 0) }
    public init(red: Double, green: Double, blue: Double, alpha: Double) { (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha) }
}
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
    MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}

public struct MTLOrigin: Sendable {
    public var x: Int, y: Int, z: Int
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}
public func MTLOriginMake(_ x: Int, _ y: Int, _ z: Int) -> MTLOrigin { MTLOrigin(x: x, y: y, z: z) }

public struct MTLSize: Sendable {
    public var width: Int, height: Int, depth: Int
    public init() { (width, height, depth) = (0, 0, 0) }
    public init(width: Int, height: Int, depth: Int) { (self.width, self.height, self.depth) = (width, height, depth) }
}
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize { MTLSize(width: width, height: height, depth: depth) }

public struct MTLRegion: Sendable {
    public var origin: MTLOrigin, size: MTLSize
    public init() { (origin, size) = (MTLOrigin(), MTLSize()) }
    public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}
public func MTLRegionMake1D(_ x: Int, _ width: Int) -> MTLRegion {
    MTLRegion(origin: MTLOrigin(x: x, y: 0, z: 0), size: MTLSize(width: width, height: 1, depth: 1))
}
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
    MTLRegion(origin: MTLOrigin(x: x, y: y, z: 0), size: MTLSize(width: width, height: height, depth: 1))
}
public func MTLRegionMake3D(_ x: Int, _ y: Int, _ z: Int, _ width: Int, _ height: Int, _ depth: Int) -> MTLRegion {
    MTLRegion(origin: MTLOrigin(x: x, y: y, z: z), size: MTLSize(width: width, height: height, depth: depth))
}

public struct MTLViewport: Sendable {
    public var originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double
    public init() { (originX, originY, width, height, znear, zfar) = (0, 0, 0, 0, 0, 0) }
    public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) {
        (self.originX, self.originY, self.width, self.height) = (originX, originY, width, height)
        (self.znear, self.zfar) = (znear, zfar)
    }
}

public struct MTLScissorRect: Sendable {
    public var x: Int, y: Int, width: Int, height: Int
    public init() { (x, y, width, height) = (0, 0, 0, 0) }
    public init(x: Int, y: Int, width: Int, height: Int) { (self.x, self.y, self.width, self.height) = (x, y, width, height) }
}
