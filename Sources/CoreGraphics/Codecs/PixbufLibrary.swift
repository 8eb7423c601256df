import Foundation

/// gdk-pixbuf, which reads the forms of picture files that are not iOS's own: GIF, TIFF, BMP and icons. It is loaded when the first of
/// them is read.
struct PixbufLibrary: Sendable {
    typealias NewLoader = @convention(c) (UnsafePointer<CChar>, UnsafeMutableRawPointer?) -> OpaquePointer?
    typealias Write = @convention(c) (OpaquePointer, UnsafeRawPointer, UInt, UnsafeMutableRawPointer?) -> Int32
    typealias Close = @convention(c) (OpaquePointer, UnsafeMutableRawPointer?) -> Int32
    typealias Part = @convention(c) (OpaquePointer) -> OpaquePointer?
    typealias Iterator = @convention(c) (OpaquePointer, UnsafeRawPointer) -> OpaquePointer?
    typealias Advance = @convention(c) (OpaquePointer, UnsafeRawPointer) -> Int32
    typealias Number = @convention(c) (OpaquePointer) -> Int32
    typealias Pixels = @convention(c) (OpaquePointer) -> UnsafePointer<UInt8>?
    typealias Release = @convention(c) (OpaquePointer) -> Void

    let newLoader: NewLoader
    let write: Write
    let close: Close
    let animation: Part
    let iterator: Iterator
    let advance: Advance
    let delay: Number
    let picture: Part
    let still: Part
    let width: Number
    let height: Number
    let channels: Number
    let bytesPerRow: Number
    let pixels: Pixels
    let retain: Part
    let release: Release

    /// Nil when the library is not installed.
    static let shared: PixbufLibrary? = {
        guard let pixbuf = DynamicLibrary("libgdk_pixbuf-2.0.so.0"), let objects = DynamicLibrary("libgobject-2.0.so.0"),
            let newLoader = pixbuf.function("gdk_pixbuf_loader_new_with_type", as: NewLoader.self),
            let write = pixbuf.function("gdk_pixbuf_loader_write", as: Write.self),
            let close = pixbuf.function("gdk_pixbuf_loader_close", as: Close.self),
            let animation = pixbuf.function("gdk_pixbuf_loader_get_animation", as: Part.self),
            let iterator = pixbuf.function("gdk_pixbuf_animation_get_iter", as: Iterator.self),
            let advance = pixbuf.function("gdk_pixbuf_animation_iter_advance", as: Advance.self),
            let delay = pixbuf.function("gdk_pixbuf_animation_iter_get_delay_time", as: Number.self),
            let picture = pixbuf.function("gdk_pixbuf_animation_iter_get_pixbuf", as: Part.self),
            let still = pixbuf.function("gdk_pixbuf_animation_get_static_image", as: Part.self),
            let width = pixbuf.function("gdk_pixbuf_get_width", as: Number.self),
            let height = pixbuf.function("gdk_pixbuf_get_height", as: Number.self),
            let channels = pixbuf.function("gdk_pixbuf_get_n_channels", as: Number.self),
            let bytesPerRow = pixbuf.function("gdk_pixbuf_get_rowstride", as: Number.self),
            let pixels = pixbuf.function("gdk_pixbuf_get_pixels", as: Pixels.self),
            let retain = objects.function("g_object_ref", as: Part.self),
            let release = objects.function("g_object_unref", as: Release.self)
        else { return nil }
        return PixbufLibrary(
            newLoader: newLoader, write: write, close: close, animation: animation, iterator: iterator, advance: advance, delay: delay,
            picture: picture, still: still, width: width, height: height, channels: channels, bytesPerRow: bytesPerRow, pixels: pixels,
            retain: retain, release: release)
    }()

    /// A file's pictures, which the caller releases. Nil when nothing of it can be read; a file that breaks off gives what came before.
    ///
    /// - Parameter type: the library's name for the form. It does not guess: loaders that nobody asked for are never run.
    func content(of data: Data, type: String) -> OpaquePointer? {
        guard !data.isEmpty, let loader = newLoader(type, nil) else { return nil }
        defer { release(loader) }
        data.withUnsafeBytes { bytes in
            if let base = bytes.baseAddress { _ = write(loader, base, UInt(bytes.count), nil) }
        }
        _ = close(loader, nil)
        return animation(loader).flatMap(retain)
    }

    /// The first picture of a file.
    func bitmap(of data: Data, type: String, header: PictureHeader) -> Bitmap? {
        guard let content = content(of: data, type: type) else { return nil }
        defer { release(content) }
        return still(content).flatMap { bitmap(of: $0, header: header) }
    }

    /// A picture's pixels, whose colours the library does not premultiply. Nil where its size is not the one announced.
    func bitmap(of picture: OpaquePointer, header: PictureHeader) -> Bitmap? {
        let channels = Int(channels(picture)), stride = Int(bytesPerRow(picture))
        guard Int(width(picture)) == header.width, Int(height(picture)) == header.height, channels == 3 || channels == 4,
            stride >= header.width * channels, let pixels = pixels(picture),
            let bitmap = Bitmap(width: header.width, height: header.height, format: header.hasAlpha ? .premultiplied : .opaque)
        else { return nil }
        for row in 0..<header.height {
            let source = pixels + row * stride
            let target = (bitmap.pixels + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for column in 0..<header.width {
                let pixel = source + column * channels
                let alpha = channels == 4 && header.hasAlpha ? UInt32(pixel[3]) : 255
                target[column] =
                    alpha << 24 | multiplied(UInt32(pixel[0]), alpha) << 16 | multiplied(UInt32(pixel[1]), alpha) << 8
                    | multiplied(UInt32(pixel[2]), alpha)
            }
        }
        bitmap.markChanged()
        return bitmap
    }
}
