import Foundation

/// An SVG document, drawn by librsvg.
final class SVGDrawing {
    let size: CGSize
    private let handle: OpaquePointer
    private let library: Library

    private struct Rectangle {
        var x: Double, y: Double, width: Double, height: Double
    }

    /// A length with its unit, as librsvg passes it.
    private struct Length {
        var value: Double = 0
        var unit: Int32 = 0
    }

    private struct Library: Sendable {
        typealias Load = @convention(c) (UnsafePointer<UInt8>?, UInt, UnsafeMutableRawPointer?) -> OpaquePointer?
        typealias PixelSize = @convention(c) (OpaquePointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32
        typealias Dimensions =
            @convention(c) (
                OpaquePointer, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?,
                UnsafeMutableRawPointer?, UnsafeMutableRawPointer, UnsafeMutableRawPointer
            ) -> Void
        typealias Render = @convention(c) (OpaquePointer, OpaquePointer, UnsafeRawPointer, UnsafeMutableRawPointer?) -> Int32
        typealias Release = @convention(c) (OpaquePointer) -> Void

        let load: Load
        let pixelSize: PixelSize
        let dimensions: Dimensions
        let render: Render
        let release: Release

        static let shared: Library? = {
            guard let svg = DynamicLibrary("librsvg-2.so.2"), let objects = DynamicLibrary("libgobject-2.0.so.0"),
                let load = svg.function("rsvg_handle_new_from_data", as: Load.self),
                let pixelSize = svg.function("rsvg_handle_get_intrinsic_size_in_pixels", as: PixelSize.self),
                let dimensions = svg.function("rsvg_handle_get_intrinsic_dimensions", as: Dimensions.self),
                let render = svg.function("rsvg_handle_render_document", as: Render.self),
                let release = objects.function("g_object_unref", as: Release.self)
            else { return nil }
            return Library(load: load, pixelSize: pixelSize, dimensions: dimensions, render: render, release: release)
        }()
    }

    /// Nil when the library is not installed or the document cannot be read.
    init?(_ data: Data) {
        guard let library = Library.shared else { return nil }
        let handle = data.withUnsafeBytes { bytes in
            library.load(bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), nil)
        }
        guard let handle else { return nil }
        self.library = library
        self.handle = handle
        size = Self.intrinsicSize(of: handle, library)
    }

    deinit {
        library.release(handle)
    }

    /// Fits the document into `size`, as its `preserveAspectRatio` says.
    func draw(on cairo: OpaquePointer, size: CGSize) -> Bool {
        var viewport = Rectangle(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
        return library.render(handle, cairo, &viewport, nil) != 0
    }

    /// Width and height as written; without them the view box's, without that the 300 × 150 that CSS gives.
    private static func intrinsicSize(of handle: OpaquePointer, _ library: Library) -> CGSize {
        var width = 0.0, height = 0.0
        if library.pixelSize(handle, &width, &height) != 0, width > 0, height > 0 {
            return CGSize(width: width, height: height)
        }
        var hasWidth: Int32 = 0, hasHeight: Int32 = 0, hasViewBox: Int32 = 0
        var writtenWidth = Length(), writtenHeight = Length()
        var viewBox = Rectangle(x: 0, y: 0, width: 0, height: 0)
        library.dimensions(handle, &hasWidth, &writtenWidth, &hasHeight, &writtenHeight, &hasViewBox, &viewBox)
        if hasViewBox != 0, viewBox.width > 0, viewBox.height > 0 {
            return CGSize(width: viewBox.width, height: viewBox.height)
        }
        return CGSize(width: 300, height: 150)
    }
}
