import AppSession
import CoreGraphics

/// A picture of an app's window that the device shows in place of the app: stretched, blurred, turned or made smaller.
package struct Snapshot {
    package let width: Int
    package let height: Int
    private var pixels: [UInt32]

    package init(copying buffer: FrameBuffer) {
        width = buffer.width
        height = buffer.height
        pixels = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            let row: UnsafeMutablePointer<UInt32> = (buffer.pixels + y * buffer.stride).assumingMemoryBound(to: UInt32.self)
            pixels.append(contentsOf: UnsafeBufferPointer(start: row, count: width))
        }
    }

    /// The picture that `draw` paints.
    package init(width: Int, height: Int, _ draw: (FrameBuffer) -> Void) {
        self.width = width
        self.height = height
        pixels = [UInt32](repeating: 0, count: width * height)
        pixels.withUnsafeMutableBytes {
            draw(FrameBuffer(pixels: $0.baseAddress!, width: width, height: height, stride: width * 4))
        }
    }

    private init(width: Int, height: Int, pixels: [UInt32]) {
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Paints the picture over `frame`, corners of `radius` cut off.
    package func draw(in frame: CGRect, radius: CGFloat = 0, _ context: CGContext) {
        var copy: [UInt32] = pixels
        copy.withUnsafeMutableBytes { bytes in
            let bitmap = Bitmap(pixels: bytes.baseAddress!, width: width, height: height, bytesPerRow: width * 4, format: .premultiplied)
            context.saveGState()
            if radius > 0 {
                context.addPath(CGPath(roundedRect: frame, radius: radius, style: .continuous))
                context.clip()
            }
            context.drawUpright(CGImage(bitmap: bitmap), in: frame)
            context.restoreGState()
            context.flush()
        }
    }

    /// The picture lying on its left side: the top is at the left.
    package var turnedLeft: Snapshot {
        var turned = [UInt32](repeating: 0, count: pixels.count)
        for y in 0..<height {
            for x in 0..<width { turned[(width - 1 - x) * height + y] = pixels[y * width + x] }
        }
        return Snapshot(width: height, height: width, pixels: turned)
    }

    /// The picture lying on its right side: the top is at the right.
    package var turnedRight: Snapshot {
        var turned = [UInt32](repeating: 0, count: pixels.count)
        for y in 0..<height {
            for x in 0..<width { turned[x * height + (height - 1 - y)] = pixels[y * width + x] }
        }
        return Snapshot(width: height, height: width, pixels: turned)
    }

    /// Copies the pixels into a buffer of the same size.
    package func copy(into buffer: FrameBuffer) {
        pixels.withUnsafeBufferPointer { source in
            for y in 0..<min(height, buffer.height) {
                let row: UnsafeMutablePointer<UInt32> = (buffer.pixels + y * buffer.stride).assumingMemoryBound(to: UInt32.self)
                row.update(from: source.baseAddress! + y * width, count: min(width, buffer.width))
            }
        }
    }

    /// Lays the picture over a buffer of the same size, `opacity` of it covering what is there.
    package func blend(over buffer: FrameBuffer, opacity: Double) {
        guard buffer.width == width, buffer.height == height else { return }
        let share = UInt32((min(max(opacity, 0), 1) * 256).rounded())
        let rest: UInt32 = 256 - share
        pixels.withUnsafeBufferPointer { source in
            for y in 0..<height {
                let row: UnsafeMutablePointer<UInt32> = (buffer.pixels + y * buffer.stride).assumingMemoryBound(to: UInt32.self)
                for x in 0..<width {
                    let (over, under): (UInt32, UInt32) = (source[y * width + x], row[x])
                    guard over != under else { continue }
                    // Two channels at a time; eight bits lie between them.
                    let even: UInt32 = ((over & 0xFF00FF) * share + (under & 0xFF00FF) * rest) >> 8 & 0xFF00FF
                    let odd: UInt32 = ((over >> 8 & 0xFF00FF) * share + (under >> 8 & 0xFF00FF) * rest) & 0xFF00_FF00
                    row[x] = even | odd
                }
            }
        }
    }

    /// The picture out of focus: averaged over squares of `step` pixels and smoothed, which painting it large stretches out.
    package func blurred(step: Int) -> Snapshot {
        let (columns, rows): (Int, Int) = (max(1, width / step), max(1, height / step))
        var small = [SIMD4<Int32>](repeating: .zero, count: columns * rows)
        for row in 0..<rows {
            for column in 0..<columns {
                var sum = SIMD4<Int32>.zero
                for y in stride(from: row * step, to: min(height, (row + 1) * step), by: 2) {
                    for x in stride(from: column * step, to: min(width, (column + 1) * step), by: 2) {
                        sum &+= Self.channels(pixels[y * width + x])
                    }
                }
                let count = Int32(max(1, ((step + 1) / 2) * ((step + 1) / 2)))
                small[row * columns + column] = sum / SIMD4(repeating: count)
            }
        }
        for _ in 0..<3 { small = Self.smoothed(small, columns, rows) }
        return Snapshot(width: columns, height: rows, pixels: small.map(Self.pixel))
    }

    private static func smoothed(_ values: [SIMD4<Int32>], _ columns: Int, _ rows: Int) -> [SIMD4<Int32>] {
        var result: [SIMD4<Int32>] = values
        for row in 0..<rows {
            for column in 0..<columns {
                var sum = SIMD4<Int32>.zero
                for (dy, dx) in [(-1, 0), (1, 0), (0, -1), (0, 1), (0, 0)] {
                    let (y, x): (Int, Int) = (min(max(row + dy, 0), rows - 1), min(max(column + dx, 0), columns - 1))
                    sum &+= values[y * columns + x]
                }
                result[row * columns + column] = sum / 5
            }
        }
        return result
    }

    private static func channels(_ pixel: UInt32) -> SIMD4<Int32> {
        SIMD4(Int32(pixel & 255), Int32(pixel >> 8 & 255), Int32(pixel >> 16 & 255), Int32(pixel >> 24))
    }

    private static func pixel(_ value: SIMD4<Int32>) -> UInt32 {
        UInt32(value.x) | UInt32(value.y) << 8 | UInt32(value.z) << 16 | UInt32(value.w) << 24
    }
}
