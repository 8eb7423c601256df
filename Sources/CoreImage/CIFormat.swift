import CoreGraphics

/// How the pixels of a bitmap lie in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let RGBA8 = CIFormat(rawValue: 264)
    public static let ARGB8 = CIFormat(rawValue: 265)
    public static let BGRA8 = CIFormat(rawValue: 266)
    public static let A8 = CIFormat(rawValue: 257)
    public static let R8 = CIFormat(rawValue: 258)
    public static let RG8 = CIFormat(rawValue: 260)
    public static let RGBA16 = CIFormat(rawValue: 520)
    public static let RG16 = CIFormat(rawValue: 516)
    public static let R16 = CIFormat(rawValue: 514)
    public static let RGBAh = CIFormat(rawValue: 1032)
    public static let RGBAf = CIFormat(rawValue: 2056)
    public static let Rh = CIFormat(rawValue: 1027)
    public static let Rf = CIFormat(rawValue: 2051)
    public static let ABGR8 = CIFormat(rawValue: 267)
    public static let A16 = CIFormat(rawValue: 513)
    public static let Ah = CIFormat(rawValue: 1025)
    public static let Af = CIFormat(rawValue: 2049)
    public static let RGh = CIFormat(rawValue: 1028)
    public static let RGf = CIFormat(rawValue: 2052)
    public static let L8 = CIFormat(rawValue: 259)
    public static let L16 = CIFormat(rawValue: 515)
    public static let Lh = CIFormat(rawValue: 1026)
    public static let Lf = CIFormat(rawValue: 2050)
    public static let LA8 = CIFormat(rawValue: 261)
    public static let LA16 = CIFormat(rawValue: 517)
    public static let LAh = CIFormat(rawValue: 1029)
    public static let LAf = CIFormat(rawValue: 2053)
}

/// The layout behind a format: which components in which order, each of which type.
struct PixelLayout {
    enum Component { case byte, short, half, float }

    /// Places in a pixel of red, green, blue and alpha.
    let order: [Int]
    let component: Component
    /// Whether the first component is the luminance.
    let isGray: Bool

    /// Nil for a format that is not known.
    init?(_ format: CIFormat) {
        isGray = [.L8, .L16, .Lh, .Lf, .LA8, .LA16, .LAh, .LAf].contains(format)
        switch format {
        case .L8: (order, component) = ([0], .byte)
        case .L16: (order, component) = ([0], .short)
        case .Lh: (order, component) = ([0], .half)
        case .Lf: (order, component) = ([0], .float)
        case .LA8: (order, component) = ([0, 3], .byte)
        case .LA16: (order, component) = ([0, 3], .short)
        case .LAh: (order, component) = ([0, 3], .half)
        case .LAf: (order, component) = ([0, 3], .float)
        case .ABGR8: (order, component) = ([3, 2, 1, 0], .byte)
        case .A16: (order, component) = ([3], .short)
        case .Ah: (order, component) = ([3], .half)
        case .Af: (order, component) = ([3], .float)
        case .RGh: (order, component) = ([0, 1], .half)
        case .RGf: (order, component) = ([0, 1], .float)
        case .RGBA8: (order, component) = ([0, 1, 2, 3], .byte)
        case .BGRA8: (order, component) = ([2, 1, 0, 3], .byte)
        case .ARGB8: (order, component) = ([3, 0, 1, 2], .byte)
        case .A8: (order, component) = ([3], .byte)
        case .R8: (order, component) = ([0], .byte)
        case .RG8: (order, component) = ([0, 1], .byte)
        case .RGBA16: (order, component) = ([0, 1, 2, 3], .short)
        case .RG16: (order, component) = ([0, 1], .short)
        case .R16: (order, component) = ([0], .short)
        case .RGBAh: (order, component) = ([0, 1, 2, 3], .half)
        case .RGBAf: (order, component) = ([0, 1, 2, 3], .float)
        case .Rh: (order, component) = ([0], .half)
        case .Rf: (order, component) = ([0], .float)
        default: return nil
        }
    }

    private var componentSize: Int { component == .byte ? 1 : component == .float ? 4 : 2 }
    var pixelSize: Int { order.count * componentSize }

    func write(_ pixel: SIMD4<Float>, to row: UnsafeMutableRawPointer, column: Int) {
        let color: SIMD4<Float> = isGray ? .gray(pixel.luminance, alpha: pixel.w) : pixel
        var place = column * pixelSize
        for part in order {
            switch component {
            case .byte: row.storeBytes(of: UInt8((min(max(color[part], 0), 1) * 255).rounded()), toByteOffset: place, as: UInt8.self)
            case .short: row.storeBytes(of: UInt16((min(max(color[part], 0), 1) * 65535).rounded()), toByteOffset: place, as: UInt16.self)
            case .half: row.storeBytes(of: Float16(color[part]).bitPattern, toByteOffset: place, as: UInt16.self)
            case .float: row.storeBytes(of: color[part], toByteOffset: place, as: Float.self)
            }
            place += componentSize
        }
    }

    /// A component that the format lacks is 0, alpha 1.
    func read(_ row: UnsafeRawPointer, column: Int) -> SIMD4<Float> {
        var color = SIMD4<Float>(0, 0, 0, 1)
        var place = column * pixelSize
        for part in order {
            switch component {
            case .byte: color[part] = Float(row.loadUnaligned(fromByteOffset: place, as: UInt8.self)) / 255
            case .short: color[part] = Float(row.loadUnaligned(fromByteOffset: place, as: UInt16.self)) / 65535
            case .half: color[part] = Float(Float16(bitPattern: row.loadUnaligned(fromByteOffset: place, as: UInt16.self)))
            case .float: color[part] = row.loadUnaligned(fromByteOffset: place, as: Float.self)
            }
            place += componentSize
        }
        if isGray { (color.y, color.z) = (color.x, color.x) }
        return color
    }
}
