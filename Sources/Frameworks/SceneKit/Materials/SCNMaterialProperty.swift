/// How a picture goes on beyond its edges.
public enum SCNWrapMode: Int, Sendable { case clamp = 1, `repeat` = 2, clampToBorder = 3, mirror = 4 }
/// How a picture is made larger or smaller.
public enum SCNFilterMode: Int, Sendable { case none = 0, nearest = 1, linear = 2 }

/// A surface's colour or picture.
open class SCNMaterialProperty: NSObject, SCNAnimatable, NSSecureCoding, @unchecked Sendable {
    /// A colour, a picture, the name or the address of a file with one, or a number of grey.
    open var contents: Any? { didSet { known = nil } }
    /// Default 1.
    open var intensity: CGFloat = 1
    open var minificationFilter: SCNFilterMode = .linear
    open var magnificationFilter: SCNFilterMode = .linear
    open var mipFilter: SCNFilterMode = .nearest
    /// Of places on the picture. Default identity.
    open var contentsTransform: SCNMatrix4 = SCNMatrix4Identity
    /// Default clamp.
    open var wrapS: SCNWrapMode = .clamp
    open var wrapT: SCNWrapMode = .clamp
    open var mappingChannel = 0
    open var textureComponents: SCNColorMask = .all
    open var maxAnisotropy: CGFloat = 1
    open var borderColor: Any?
    let animationStore = AnimationStore()

    public override init() { super.init() }
    public convenience init(contents: Any) {
        self.init()
        self.contents = contents
    }
    /// Nothing is read of archives.
    public required init?(coder: NSCoder) { super.init() }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}

    /// A scene's light can be that of a picture: nothing is precomputed here.
    open class func precomputedLightingEnvironmentContents(with url: URL) throws -> Any { throw CocoaError(.fileReadUnsupportedScheme) }

    private var known: SurfacePaint?

    /// The contents as a colour or picture; nil where they are nothing that can be drawn.
    var paint: SurfacePaint? {
        if let known { return known }
        known = contents.flatMap(SurfacePaint.init)
        return known
    }

    func copyValues(to copy: SCNMaterialProperty) {
        (copy.contents, copy.intensity, copy.contentsTransform, copy.wrapS, copy.wrapT) = (contents, intensity, contentsTransform, wrapS, wrapT)
        (copy.minificationFilter, copy.magnificationFilter, copy.mipFilter) = (minificationFilter, magnificationFilter, mipFilter)
        (copy.mappingChannel, copy.textureComponents, copy.borderColor) = (mappingChannel, textureComponents, borderColor)
    }
}

/// Which of red, green, blue and alpha.
public struct SCNColorMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let red = SCNColorMask(rawValue: 8)
    public static let green = SCNColorMask(rawValue: 4)
    public static let blue = SCNColorMask(rawValue: 2)
    public static let alpha = SCNColorMask(rawValue: 1)
    public static let all = SCNColorMask(rawValue: 15)
}

/// A colour or a picture of a surface.
enum SurfacePaint {
    /// In sRGB, not premultiplied.
    case color(SIMD4<Float>)
    case picture(RasterTexture)

    init?(_ contents: Any) {
        switch contents {
        case let color as UIColor: self = .color(SurfacePaint.components(color.cgColor))
        case let color as CGColor: self = .color(SurfacePaint.components(color))
        case let image as UIImage: self.init(image.cgImage)
        case let image as CGImage: self.init(image)
        case let name as String: self.init((UIImage(named: name) ?? UIImage(contentsOfFile: name))?.cgImage)
        case let url as URL: self.init(url.isFileURL ? UIImage(contentsOfFile: url.path)?.cgImage : nil)
        default:
            guard let grey = SceneNumber.float(contents) else { return nil }
            self = .color(SIMD4<Float>(grey, grey, grey, 1))
        }
    }

    /// Pixels of the largest picture that is taken.
    private static let mostPixels = 1 << 25

    private init?(_ image: CGImage?) {
        guard let image, image.width * image.height <= SurfacePaint.mostPixels, let bitmap = image.bitmap, bitmap.format != .coverage else { return nil }
        var texels: [UInt32] = []
        texels.reserveCapacity(bitmap.width * bitmap.height)
        let isOpaque: Bool = bitmap.format == .opaque
        for row in 0..<bitmap.height {
            let start = (bitmap.pixels + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for column in 0..<bitmap.width { texels.append(isOpaque ? start[column] | 0xFF00_0000 : start[column]) }
        }
        guard let texture = RasterTexture(width: bitmap.width, height: bitmap.height, texels: texels) else { return nil }
        self = .picture(texture)
    }

    private static func components(_ color: CGColor) -> SIMD4<Float> { SIMD4<Float>(color.rgba) }
}
