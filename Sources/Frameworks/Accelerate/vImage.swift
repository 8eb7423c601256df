@_exported import UIKit

public typealias vImagePixelCount = UInt
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32
public typealias Pixel_8 = UInt8
public typealias Pixel_F = Float

public var kvImageNoError: Int { 0 }
public var kvImageRoiLargerThanInputBuffer: Int { -21766 }
public var kvImageInvalidKernelSize: Int { -21767 }
public var kvImageInvalidEdgeStyle: Int { -21768 }
public var kvImageBufferSizeMismatch: Int { -21774 }
public var kvImageNullPointerArgument: Int { -21772 }
public var kvImageMemoryAllocationError: Int { -21771 }
public var kvImageNoFlags: Int { 0 }
public var kvImageLeaveAlphaUnchanged: Int { 1 }
public var kvImageCopyInPlace: Int { 2 }
public var kvImageBackgroundColorFill: Int { 4 }
public var kvImageEdgeExtend: Int { 8 }
public var kvImageDoNotTile: Int { 16 }
public var kvImageHighQualityResampling: Int { 32 }
public var kvImageTruncateKernel: Int { 64 }
public var kvImageGetTempBufferSize: Int { 128 }

/// Rows of pixels somewhere in memory.
public struct vImage_Buffer: @unchecked Sendable {
    public var data: UnsafeMutableRawPointer!
    public var height: vImagePixelCount
    public var width: vImagePixelCount
    public var rowBytes: Int
    public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }
}

/// Each pixel becomes the mean of a rectangle of `kernel_width` by `kernel_height` pixels around it, of four channels. Where the rectangle leaves the
/// picture the pixels at its edge count on (`kvImageEdgeExtend`), the background does (`kvImageBackgroundColorFill`), or only those that
/// there are (`kvImageTruncateKernel`).
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!, _ tempBuffer: UnsafeMutableRawPointer!,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
    _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    // No memory of the caller's is needed.
    if flags & UInt32(kvImageGetTempBufferSize) != 0 { return 0 }
    guard src.pointee.data != nil, dest.pointee.data != nil else { return kvImageNullPointerArgument }
    guard kernel_width % 2 == 1, kernel_height % 2 == 1 else { return kvImageInvalidKernelSize }
    guard dest.pointee.width + srcOffsetToROI_X <= src.pointee.width, dest.pointee.height + srcOffsetToROI_Y <= src.pointee.height else {
        return kvImageRoiLargerThanInputBuffer
    }
    let edge: BoxMean.Edge
    if flags & UInt32(kvImageBackgroundColorFill) != 0 {
        edge = .color((0..<4).map { index in backgroundColor.map { Int($0[index]) } ?? 0 })
    } else if flags & UInt32(kvImageTruncateKernel) != 0 {
        edge = .cut
    } else if flags & UInt32(kvImageEdgeExtend) != 0 {
        edge = .extend
    } else {
        return kvImageInvalidEdgeStyle
    }
    BoxMean(source: src.pointee, radiusX: Int(kernel_width) / 2, radiusY: Int(kernel_height) / 2, edge: edge)
        .write(to: dest.pointee, x: Int(srcOffsetToROI_X), y: Int(srcOffsetToROI_Y))
    return kvImageNoError
}

/// Means of rectangles, by running sums along rows and then columns.
private struct BoxMean {
    enum Edge { case extend, cut, color([Int]) }

    let source: vImage_Buffer
    let radiusX: Int
    let radiusY: Int
    let edge: Edge

    func write(to target: vImage_Buffer, x: Int, y: Int) {
        let width = Int(source.width), height = Int(source.height)
        guard width > 0, height > 0 else { return }
        // Sums of each row's windows, then of those the columns'.
        var sums = [Int32](repeating: 0, count: width * height * 4), counts = [Int32](repeating: 0, count: width)
        for row in 0..<height {
            let pixels = (source.data + row * source.rowBytes).assumingMemoryBound(to: UInt8.self)
            for channel in 0..<4 {
                run(length: width, radius: radiusX, channel: channel, value: { Int(pixels[$0 * 4 + channel]) }) { place, sum, count in
                    sums[(row * width + place) * 4 + channel] = Int32(sum)
                    counts[place] = Int32(count)
                }
            }
        }
        for column in 0..<Int(target.width) {
            for channel in 0..<4 {
                let background: Int? = if case .color(let color) = edge { color[channel] * (2 * radiusX + 1) } else { nil }
                run(length: height, radius: radiusY, outside: background, channel: channel, value: { Int(sums[($0 * width + column + x) * 4 + channel]) }) {
                    place, sum, count in
                    guard place >= y, place < y + Int(target.height) else { return }
                    let all = count * Int(counts[column + x])
                    let bytes = (target.data + (place - y) * target.rowBytes).assumingMemoryBound(to: UInt8.self)
                    bytes[column * 4 + channel] = UInt8(min(max((sum + all / 2) / max(all, 1), 0), 255))
                }
            }
        }
    }

    /// The sum of the window about each place, and of how many places it is.
    private func run(length: Int, radius: Int, outside: Int? = nil, channel: Int, value: (Int) -> Int, _ body: (Int, Int, Int) -> Void) {
        func at(_ place: Int) -> (Int, Int) {
            if place >= 0, place < length { return (value(place), 1) }
            switch edge {
            case .extend: return (value(min(max(place, 0), length - 1)), 1)
            case .cut: return (0, 0)
            case .color(let color): return (outside ?? color[channel], 1)
            }
        }
        var sum = 0, count = 0
        for place in -radius...radius {
            let (part, one) = at(place)
            sum += part
            count += one
        }
        for place in 0..<length {
            body(place, sum, count)
            let (gone, less) = at(place - radius), (new, more) = at(place + radius + 1)
            sum += new - gone
            count += more - less
        }
    }
}

/// Each pixel's four channels times a matrix of whole numbers, row by row of it, over `divisor`.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!, _ matrix: UnsafePointer<Int16>!, _ divisor: Int32,
    _ pre_bias: UnsafePointer<Int16>!, _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
    guard src.pointee.data != nil, dest.pointee.data != nil, matrix != nil else { return kvImageNullPointerArgument }
    guard dest.pointee.width <= src.pointee.width, dest.pointee.height <= src.pointee.height else { return kvImageRoiLargerThanInputBuffer }
    let divisor = divisor == 0 ? 1 : Int(divisor)
    for row in 0..<Int(dest.pointee.height) {
        let from = (src.pointee.data + row * src.pointee.rowBytes).assumingMemoryBound(to: UInt8.self)
        let to = (dest.pointee.data + row * dest.pointee.rowBytes).assumingMemoryBound(to: UInt8.self)
        for column in 0..<Int(dest.pointee.width) {
            let pixel = (0..<4).map { Int(from[column * 4 + $0]) + (pre_bias.map { bias in Int(bias.pointee) } ?? 0) }
            for channel in 0..<4 {
                var sum = post_bias.map { Int($0[channel]) } ?? 0
                for index in 0..<4 { sum += pixel[index] * Int(matrix[index * 4 + channel]) }
                to[column * 4 + channel] = UInt8(min(max(Int((Double(sum) / Double(divisor)).rounded()), 0), 255))
            }
        }
    }
    return kvImageNoError
}

/// The channels of each pixel in another order: `permuteMap` says from which channel each comes.
@discardableResult
public func vImagePermuteChannels_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!, _ permuteMap: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    guard src.pointee.data != nil, dest.pointee.data != nil, permuteMap != nil else { return kvImageNullPointerArgument }
    guard dest.pointee.width <= src.pointee.width, dest.pointee.height <= src.pointee.height else { return kvImageRoiLargerThanInputBuffer }
    for row in 0..<Int(dest.pointee.height) {
        let from = (src.pointee.data + row * src.pointee.rowBytes).assumingMemoryBound(to: UInt8.self)
        let to = (dest.pointee.data + row * dest.pointee.rowBytes).assumingMemoryBound(to: UInt8.self)
        for column in 0..<Int(dest.pointee.width) {
            let pixel = (0..<4).map { from[column * 4 + $0] }
            for channel in 0..<4 { to[column * 4 + channel] = pixel[Int(permuteMap[channel] & 3)] }
        }
    }
    return kvImageNoError
}
