import Foundation

extension vImage_Buffer {
    /// A buffer with memory of its own, each row of which begins at a multiple of 16 bytes; `free()` gives it back.
    /// - Throws: an `NSError` for sizes that are not positive or larger than memory.
    public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
        let row = width.multipliedReportingOverflow(by: Int(bitsPerPixel))
        let bytesPerRow: Int = (row.partialValue / 8 + 15) & ~15
        let size = bytesPerRow.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0, bitsPerPixel > 0, bitsPerPixel % 8 == 0, !row.overflow, !size.overflow, let memory = malloc(size.partialValue)
        else { throw NSError(domain: "vImage", code: kvImageMemoryAllocationError) }
        self.init(data: memory, height: vImagePixelCount(height), width: vImagePixelCount(width), rowBytes: bytesPerRow)
    }

    /// Gives back the memory of a buffer that was made with a size.
    public func free() { Foundation.free(data) }

    public var size: CGSize { CGSize(width: Int(width), height: Int(height)) }
}

/// One channel of 16-bit numbers as 32-bit numbers.
@discardableResult
public func vImageConvert_Planar16FtoPlanarF(
    _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!, _ flags: vImage_Flags
) -> vImage_Error {
    convert(src.pointee, dest.pointee, from: UInt16.self, to: Float.self) { Float(Float16(bitPattern: $0)) }
}

/// One channel of 32-bit numbers as the nearest 16-bit ones.
@discardableResult
public func vImageConvert_PlanarFtoPlanar16F(
    _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!, _ flags: vImage_Flags
) -> vImage_Error {
    convert(src.pointee, dest.pointee, from: Float.self, to: UInt16.self) { Float16($0).bitPattern }
}

private func convert<From, To>(_ source: vImage_Buffer, _ target: vImage_Buffer, from: From.Type, to: To.Type, _ body: (From) -> To) -> vImage_Error {
    guard let input = source.data, let output = target.data else { return kvImageNullPointerArgument }
    guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
    for row in 0..<Int(target.height) {
        let pixels = (input + row * source.rowBytes).assumingMemoryBound(to: From.self)
        let results = (output + row * target.rowBytes).assumingMemoryBound(to: To.self)
        for column in 0..<Int(target.width) { results[column] = body(pixels[column]) }
    }
    return kvImageNoError
}
