import Foundation

/// Reads WebP files of one picture by libwebp, which is loaded when the first is read; libtiff stands on it too.
enum WebPDecoder {
    /// As libwebp passes what a file says of itself.
    private struct Features {
        var width: Int32 = 0
        var height: Int32 = 0
        var hasAlpha: Int32 = 0
        var hasAnimation: Int32 = 0
        var format: Int32 = 0
        var padding: (UInt32, UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0, 0)
    }

    private struct Library: Sendable {
        typealias Describe = @convention(c) (UnsafeRawPointer?, UInt, UnsafeMutableRawPointer, Int32) -> Int32
        typealias Decode = @convention(c) (UnsafeRawPointer?, UInt, UnsafeMutableRawPointer, UInt, Int32) -> UnsafeMutableRawPointer?

        let describe: Describe
        let decode: Decode

        static let shared: Library? = {
            guard let webp = DynamicLibrary("libwebp.so.7"), let describe = webp.function("WebPGetFeaturesInternal", as: Describe.self),
                let decode = webp.function("WebPDecodeBGRAInto", as: Decode.self)
            else { return nil }
            return Library(describe: describe, decode: decode)
        }()
    }

    static var isInstalled: Bool { Library.shared != nil }

    /// Versions of the interface are compatible where their upper bytes are equal.
    private static let interfaceVersion: Int32 = 0x0200

    /// Nil for what does not begin as a WebP file, for animations, which libwebp alone does not read, and without the library.
    static func header(of data: Data) -> PictureHeader? {
        guard let library = Library.shared else { return nil }
        var features = Features()
        let status = data.withUnsafeBytes { library.describe($0.baseAddress, UInt($0.count), &features, interfaceVersion) }
        guard status == 0, features.hasAnimation == 0 else { return nil }
        return PictureHeader(width: Int(features.width), height: Int(features.height), hasAlpha: features.hasAlpha != 0)
    }

    static func decode(_ data: Data, header: PictureHeader) -> Bitmap? {
        guard let library = Library.shared,
            let bitmap = Bitmap(width: header.width, height: header.height, format: header.hasAlpha ? .premultiplied : .opaque)
        else { return nil }
        let read = data.withUnsafeBytes {
            library.decode(
                $0.baseAddress, UInt($0.count), bitmap.pixels, UInt(bitmap.bytesPerRow * bitmap.height), Int32(bitmap.bytesPerRow))
        }
        guard read != nil else { return nil }
        if header.hasAlpha { bitmap.premultiply() }
        bitmap.markChanged()
        return bitmap
    }
}
