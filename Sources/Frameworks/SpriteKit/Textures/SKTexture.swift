/// How a texture is drawn larger or smaller than it is.
public enum SKTextureFilteringMode: Int, Sendable { case nearest = 0, linear = 1 }

/// How something is mixed with what is behind it.
public enum SKBlendMode: Int, Sendable {
    case alpha = 0, add = 1, subtract = 2, multiply = 3, multiplyX2 = 4, screen = 5, replace = 6, multiplyAlpha = 7
}

/// A picture for sprites, or a part of one.
open class SKTexture: NSObject, NSCopying, @unchecked Sendable {
    private let source: TextureSource
    private let part: CGRect

    /// - Parameter part: in parts of the source's size, from the lower left.
    init(source: TextureSource, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) {
        (self.source, self.part) = (source, part)
        super.init()
    }

    /// A picture of the app's: a file, an image of its catalogues, or one of its atlases. Where there is none: a white square with a red cross, as SpriteKit draws.
    public convenience init(imageNamed name: String) { self.init(source: .named(name)) }
    public convenience init(image: UIImage) { self.init(source: TextureSource(image: image)) }
    public convenience init(cgImage image: CGImage) {
        self.init(source: TextureSource(image: image, size: CGSize(width: image.width, height: image.height)))
    }
    /// A part of another texture.
    ///
    /// - Parameter rect: in parts of its size, from the lower left.
    public convenience init(rect: CGRect, in texture: SKTexture) {
        let outer = texture.part
        self.init(
            source: texture.source,
            part: CGRect(
                x: outer.minX + rect.minX * outer.width, y: outer.minY + rect.minY * outer.height, width: rect.width * outer.width,
                height: rect.height * outer.height))
        filteringMode = texture.filteringMode
    }
    /// - Parameter pixelData: four bytes a pixel, red, green, blue and alpha, the lowest row first.
    public convenience init(data pixelData: Data, size: CGSize) {
        self.init(source: TextureSource(image: TexturePixels.image(pixelData, width: Int(size.width), height: Int(size.height)), size: size))
    }
    public convenience override init() { self.init(source: TextureSource(image: nil, size: .zero)) }
    public required convenience init?(coder aDecoder: NSCoder) { nil }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKTexture(source: source, part: part)
        copy.filteringMode = filteringMode
        return copy
    }

    /// Default linear.
    open var filteringMode: SKTextureFilteringMode = .linear
    /// Whether smaller versions are kept for drawing it small; pictures are drawn from the whole here. Default false.
    open var usesMipmaps = false

    /// In points.
    open func size() -> CGSize { CGSize(width: source.size.width * part.width, height: source.size.height * part.height) }
    /// The part of the whole picture that the texture is, in parts of its size, from the lower left.
    open func textureRect() -> CGRect { part }
    open func cgImage() -> CGImage { cgImageIfAny ?? TexturePixels.nothing }

    private var cut: CGImage?
    var cgImageIfAny: CGImage? {
        if let cut { return cut }
        guard let image = source.image else { return nil }
        if part == CGRect(x: 0, y: 0, width: 1, height: 1) { return image }
        let width = CGFloat(image.width), height = CGFloat(image.height)
        cut = image.cropping(to: CGRect(x: part.minX * width, y: (1 - part.maxY) * height, width: part.width * width, height: part.height * height))
        return cut
    }

    /// The texture changed by a filter.
    open func applying(_ filter: CIFilter) -> Self {
        guard let image = cgImageIfAny else { return self }
        filter.setValue(CIImage(cgImage: image), forKey: "inputImage")
        guard let output = filter.outputImage, let made = CIContext().createCGImage(output, from: output.extent) else { return self }
        return unsafeDowncast(SKTexture(source: TextureSource(image: made, size: size())), to: Self.self)
    }

    /// Makes the picture ready. It is read when it is first drawn: there is nothing to wait for.
    open func preload(completionHandler: @escaping @Sendable () -> Void) { DispatchQueue.main.async { completionHandler() } }
    open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping @Sendable () -> Void) {
        DispatchQueue.main.async { completionHandler() }
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? SKTexture).map { $0.source === source && $0.part == part } ?? false }
    open override var hash: Int { ObjectIdentifier(source).hashValue }
}

/// A picture that textures share.
final class TextureSource: @unchecked Sendable {
    let image: CGImage?
    /// In points.
    let size: CGSize
    init(image: CGImage?, size: CGSize) { (self.image, self.size) = (image, size) }

    convenience init(image: UIImage) { self.init(image: TexturePixels.image(of: image), size: image.size) }

    /// The app's picture of a name; the same one each time.
    static func named(_ name: String) -> TextureSource { AppServices.object { NamedTextures() }.texture(name) }
}

/// The app's textures that have been asked for by name.
private final class NamedTextures: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [String: TextureSource] = [:]

    func texture(_ name: String) -> TextureSource {
        if let found = lock.withLock({ known[name] }) { return found }
        let image = AtlasFolders.image(named: name) ?? UIImage(named: name)
        let made = image.map { TextureSource(image: $0) } ?? TextureSource(image: TexturePixels.missing, size: CGSize(width: 128, height: 128))
        lock.withLock { known[name] = made }
        return made
    }
}

/// Pictures as pixels.
enum TexturePixels {
    static func image(of image: UIImage) -> CGImage? {
        if let pixels = image.cgImage, image.imageOrientation == .up { return pixels }
        guard image.size.width > 0, image.size.height > 0 else { return image.cgImage }
        UIGraphicsBeginImageContextWithOptions(image.size, false, max(image.scale, 1))
        defer { UIGraphicsEndImageContext() }
        image.draw(in: CGRect(origin: .zero, size: image.size))
        return UIGraphicsGetImageFromCurrentImageContext()?.cgImage
    }

    static func image(_ data: Data, width: Int, height: Int) -> CGImage? {
        guard width > 0, height > 0, data.count >= width * height * 4 else { return nil }
        var rows = Data(capacity: width * height * 4)
        for row in stride(from: height - 1, through: 0, by: -1) {
            let start = data.startIndex + row * width * 4
            rows.append(data[start..<start + width * 4])
        }
        guard let provider = CGDataProvider(data: rows as CFData) else { return nil }
        return CGImage(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider, decode: nil, shouldInterpolate: true,
            intent: .defaultIntent)
    }

    /// The picture that stands for one that is not there.
    static var missing: CGImage? {
        guard let context = CGContext(bitmapWidth: 128, height: 128) else { return nil }
        context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 128, height: 128))
        context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.setLineWidth(12)
        context.strokeLineSegments(between: [CGPoint(x: 8, y: 8), CGPoint(x: 120, y: 120), CGPoint(x: 8, y: 120), CGPoint(x: 120, y: 8)])
        context.stroke(CGRect(x: 6, y: 6, width: 116, height: 116))
        return context.makeImage()
    }

    static var nothing: CGImage {
        guard let image = CGContext(bitmapWidth: 1, height: 1)?.makeImage() else { fatalError("A picture of one pixel can be made.") }
        return image
    }

    /// The pixels as premultiplied red, green, blue and alpha, the top row first.
    static func bytes(of image: CGImage) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: image.width * image.height * 4)
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: image.width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
            context?.flush()
        }
        return bytes
    }
}
