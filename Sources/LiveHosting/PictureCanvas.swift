import DeviceLink
import Foundation

/// The picture that an app's process made last, kept so that it can be told what of it changed, and sent when there is room for it.
public final class PictureCanvas {
    /// In pixels; 0 before the first picture.
    public private(set) var width = 0
    public private(set) var height = 0
    /// Pixels a point.
    public private(set) var scale = 1.0
    private var pixels: UnsafeMutableRawPointer?

    public init() {}

    deinit { pixels?.deallocate() }

    public var bytesPerRow: Int { width * 4 }

    /// The first pixel of a part. Nil before the first picture.
    public func start(of part: PixelRectangle) -> UnsafeRawPointer? {
        pixels.map { UnsafeRawPointer($0 + part.y * bytesPerRow + part.x * 4) }
    }

    /// The whole picture; nil before the first.
    public var whole: PixelRectangle? { pixels == nil ? nil : PixelRectangle(x: 0, y: 0, width: width, height: height) }

    /// Takes a picture out of the memory that is shared with the app's process. Returns what is other than before: nil where nothing is.
    ///
    /// - Parameters:
    ///   - picture: What the app's process says of it. One that is not sound is not taken.
    ///   - memory: The first byte of the shared memory, of `picture.memorySize` bytes at least.
    public func take(_ picture: LivePicture, from memory: UnsafeRawPointer) -> PixelRectangle? {
        guard picture.isSound else { return nil }
        guard let pixels, width == picture.width, height == picture.height, scale == picture.scale else { return replace(by: picture, from: memory) }
        let bytes: Int = bytesPerRow
        func row(_ index: Int) -> (old: UnsafeMutableRawPointer, new: UnsafeRawPointer) {
            (pixels + index * bytes, memory + picture.offset + index * picture.stride)
        }
        func isSame(_ index: Int) -> Bool {
            let (old, new) = row(index)
            return memcmp(old, new, bytes) == 0
        }
        guard let top = (0..<height).first(where: { !isSame($0) }), let bottom = (top..<height).last(where: { !isSame($0) }) else { return nil }
        var left: Int = width, right = 0
        for index in top...bottom {
            let (old, new) = row(index)
            let before: UnsafePointer<UInt32> = UnsafePointer(old.assumingMemoryBound(to: UInt32.self))
            let after: UnsafePointer<UInt32> = new.assumingMemoryBound(to: UInt32.self)
            var first = 0
            while first < left, before[first] == after[first] { first += 1 }
            left = min(left, first)
            var last: Int = width
            while last > right, before[last - 1] == after[last - 1] { last -= 1 }
            right = max(right, last)
            old.copyMemory(from: new, byteCount: bytes)
        }
        return PixelRectangle(x: left, y: top, width: right - left, height: bottom - top + 1)
    }

    private func replace(by picture: LivePicture, from memory: UnsafeRawPointer) -> PixelRectangle? {
        pixels?.deallocate()
        (width, height, scale) = (picture.width, picture.height, picture.scale)
        let fresh = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 16)
        for row in 0..<height { (fresh + row * bytesPerRow).copyMemory(from: memory + picture.offset + row * picture.stride, byteCount: bytesPerRow) }
        pixels = fresh
        return whole
    }
}
