import Foundation

/// A picture made of pixels. Images are equal when they are the same object.
public final class CGImage: Hashable, @unchecked Sendable {
    private let format: PixelFormat
    private let provider: CGDataProvider
    private let storage: LazyBitmap

    public let width: Int
    public let height: Int
    public let bytesPerRow: Int
    public let shouldInterpolate: Bool
    public let renderingIntent: CGColorRenderingIntent
    public let colorSpace: CGColorSpace?
    /// Whether it is a stencil: its samples say where *not* to paint.
    public let isMask: Bool

    /// The values that samples are mapped to; nil: they are taken as they are, and images cannot be made in another way.
    public var decode: UnsafePointer<CGFloat>? { nil }

    /// A picture from pixels laid out as described. Nil when the layout is not understood (8 and 16 bits a component of
    /// gray and RGB are) or the provider holds too few bytes. `decode` is not supported and must be nil.
    public init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard width > 0, height > 0, width <= Bitmap.largestSide, height <= Bitmap.largestSide, decode == nil,
            let format = PixelFormat(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, profile: space.profile,
                bitmapInfo: bitmapInfo),
            bytesPerRow >= width * bitsPerPixel / 8,
            provider.content.count >= bytesPerRow * (height - 1) + width * bitsPerPixel / 8
        else { return nil }
        self.format = format
        self.provider = provider
        storage = Self.storage(provider, format, width: width, height: height, bytesPerRow: bytesPerRow)
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.shouldInterpolate = shouldInterpolate
        renderingIntent = intent
        colorSpace = space
        isMask = false
    }

    /// A stencil mask of 8 bits a pixel: painting shows where samples are 0 and is kept out where they are 255.
    public init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        guard width > 0, height > 0, width <= Bitmap.largestSide, height <= Bitmap.largestSide, decode == nil,
            let format = PixelFormat(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, profile: .gray(isDevice: true),
                bitmapInfo: []),
            bytesPerRow >= width * bitsPerPixel / 8,
            provider.content.count >= bytesPerRow * (height - 1) + width * bitsPerPixel / 8
        else { return nil }
        self.format = format
        self.provider = provider
        storage = Self.storage(provider, format, width: width, height: height, bytesPerRow: bytesPerRow)
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.shouldInterpolate = shouldInterpolate
        renderingIntent = .defaultIntent
        colorSpace = nil
        isMask = true
    }

    /// A picture of pixels that are already in the rasteriser's layout, which must not change any more.
    package convenience init(bitmap: Bitmap) {
        self.init(
            LazyBitmap(bitmap), width: bitmap.width, height: bitmap.height, bytesPerRow: bitmap.bytesPerRow,
            .native(isOpaque: bitmap.format == .opaque))
    }

    /// A picture whose file is read when its pixels are first needed. Without pixels, should that fail. Its bytes are those of a file, red before green and blue.
    convenience init(_ header: PictureHeader, decode: @escaping () -> Bitmap?) {
        self.init(
            LazyBitmap(decode), width: header.width, height: header.height, bytesPerRow: header.width * 4,
            .stored(isOpaque: !header.hasAlpha))
    }

    /// A picture that is drawn when its pixels are first needed: one that nobody sees is never drawn. Without pixels, should `draw` give nil or
    /// another size.
    package convenience init(width: Int, height: Int, isOpaque: Bool, drawnLazily draw: @escaping () -> CGImage?) {
        self.init(
            LazyBitmap { draw().flatMap { $0.width == width && $0.height == height ? $0.bitmap : nil } }, width: width, height: height,
            bytesPerRow: Bitmap.bytesPerRow(width: width, format: isOpaque ? .opaque : .premultiplied), .native(isOpaque: isOpaque))
    }

    private init(_ storage: LazyBitmap, width: Int, height: Int, bytesPerRow: Int, _ format: PixelFormat) {
        self.storage = storage
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.format = format
        shouldInterpolate = true
        renderingIntent = .defaultIntent
        colorSpace = .sRGBSpace
        isMask = false
        provider = CGDataProvider(lazily: {
            guard let bitmap = storage.bitmap else { return Data() }
            if !format.isNative { return Self.bytes(of: bitmap, in: format, bytesPerRow: bytesPerRow) }
            return Data(bytes: bitmap.pixels, count: bitmap.bytesPerRow * (bitmap.height - 1) + bitmap.width * 4)
        })
    }

    private static func bytes(of bitmap: Bitmap, in format: PixelFormat, bytesPerRow: Int) -> Data {
        guard bitmap.width * format.bitsPerPixel / 8 <= bytesPerRow else { return Data() }
        var data = Data(count: bytesPerRow * bitmap.height)
        data.withUnsafeMutableBytes { bytes in
            if let base = bytes.baseAddress { format.write(bitmap, to: base, bytesPerRow: bytesPerRow) }
        }
        return data
    }

    /// Pixels that are translated from those of a provider when they are first needed.
    private static func storage(
        _ provider: CGDataProvider, _ format: PixelFormat, width: Int, height: Int, bytesPerRow: Int
    ) -> LazyBitmap {
        LazyBitmap {
            let bitmap = Bitmap(width: width, height: height, format: format.hasAlpha ? .premultiplied : .opaque)
            guard let bitmap else { return nil }
            provider.content.withUnsafeBytes { bytes in
                if let base = bytes.baseAddress { format.read(base, bytesPerRow: bytesPerRow, into: bitmap) }
            }
            return bitmap
        }
    }

    public var bitsPerComponent: Int { format.bitsPerComponent }
    public var bitsPerPixel: Int { format.bitsPerPixel }
    public var bitmapInfo: CGBitmapInfo { format.bitmapInfo }
    public var alphaInfo: CGImageAlphaInfo { format.alphaInfo }
    public var byteOrderInfo: CGImageByteOrderInfo {
        CGImageByteOrderInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue) ?? .orderDefault
    }

    /// The pixels' bytes, `bytesPerRow` for each row from the top.
    public var dataProvider: CGDataProvider? { provider }

    public func copy() -> CGImage? { self }

    /// The part inside `rect`, given in pixels from the upper left, made integral and cut to the image. Nil when nothing
    /// is left. Shares the pixels.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width > 0, part.height > 0, let bitmap else { return nil }
        if part.width == CGFloat(width), part.height == CGFloat(height) { return self }
        return CGImage(
            bitmap: Bitmap(
                of: bitmap, x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height)))
    }

    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Whether every pixel hides what is below.
    package var isOpaque: Bool { !format.hasAlpha }

    /// The pixels in the rasteriser's layout, made at first use.
    package var bitmap: Bitmap? { storage.bitmap }
}

extension CGImage {
    /// How much each pixel lets through when the image is a mask: alpha where it has some, else its brightness, and for
    /// stencils the inverse of its samples.
    package func coverage() -> Bitmap? {
        guard let bitmap, let mask = Bitmap(width: width, height: height, format: .coverage) else { return nil }
        let usesAlpha = format.hasAlpha
        let flip: UInt32 = isMask ? 255 : 0
        for row in 0..<height {
            let input = (bitmap.pixels + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            let output = (mask.pixels + row * mask.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for column in 0..<width {
                let pixel = input[column]
                let brightness = ((pixel >> 16 & 255) * 54 + (pixel >> 8 & 255) * 183 + (pixel & 255) * 19 + 128) >> 8
                output[column] = UInt8(truncatingIfNeeded: usesAlpha ? pixel >> 24 : brightness ^ flip)
            }
        }
        mask.markChanged()
        return mask
    }

    /// This image shown through `mask`, which is scaled to it.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard let context = CGContext(bitmapWidth: width, height: height) else { return nil }
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        context.clip(to: whole, mask: mask)
        context.draw(self, in: whole)
        return context.makeImage()
    }
}
