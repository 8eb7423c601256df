import Foundation

/// 128 bits that tell pictures apart: size and every visible bit of every pixel count, the layout of rows does not.
///
/// The same on every machine and in every run. Reads at the speed of memory.
package struct PixelHash: Hashable, Sendable, CustomStringConvertible {
    package let high: UInt64
    package let low: UInt64

    package init(_ bitmap: Bitmap) {
        let bands = Self.bands(bitmap)
        var lanes = [Lanes](repeating: Lanes(width: bitmap.width, height: bitmap.height), count: bands.count)
        lanes.withUnsafeMutableBufferPointer { buffer in
            // Each is changed by one thread.
            nonisolated(unsafe) let lanes = buffer
            if bands.count == 1 { return lanes[0].add(bitmap, rows: bands[0]) }
            Processors.perform(iterations: bands.count) { lanes[$0].add(bitmap, rows: bands[$0]) }
        }
        (high, low) = Lanes.finish(lanes)
    }

    /// Large pictures are read by several threads; how they are cut depends on their size alone.
    private static func bands(_ bitmap: Bitmap) -> [Range<Int>] {
        let count = bitmap.bytesOfPixels < 2 << 20 ? 1 : 4
        return (0..<count).map { bitmap.height * $0 / count..<bitmap.height * ($0 + 1) / count }
    }

    /// 32 hexadecimal digits.
    package var description: String {
        let digits = [high, low].map { value in
            String(repeating: "0", count: value.leadingZeroBitCount == 64 ? 15 : value.leadingZeroBitCount / 4)
                + String(value, radix: 16)
        }
        return digits.joined()
    }

    /// Eight sums side by side, so that the processor need not wait for one multiplication before the next.
    private struct Lanes {
        private var a: UInt64 = 0x243F_6A88_85A3_08D3, b: UInt64 = 0x1319_8A2E_0370_7344
        private var c: UInt64 = 0xA409_3822_299F_31D0, d: UInt64 = 0x082E_FA98_EC4E_6C89
        private var e: UInt64 = 0x4528_21E6_38D0_1377, f: UInt64 = 0xBE54_66CF_34E9_0C6C
        private var g: UInt64 = 0xC0AC_29B7_C97C_50DD, h: UInt64 = 0x3F84_D5B5_B547_0917

        init(width: Int, height: Int) {
            a ^= UInt64(truncatingIfNeeded: width)
            b ^= UInt64(truncatingIfNeeded: height)
        }

        /// A bijection of `lane` for each word and of the word for each `lane`: no single change can go unseen.
        @inline(__always)
        private static func step(_ lane: UInt64, _ word: UInt64) -> UInt64 {
            let mixed = (lane ^ word) &* 0x9E37_79B9_7F4A_7C15
            return mixed &<< 29 | mixed &>> 35
        }

        mutating func add(_ bitmap: Bitmap, rows: Range<Int>) {
            // The fourth byte of opaque pixels means nothing.
            let ignored: UInt64 = bitmap.format == .opaque ? 0xFF00_0000_FF00_0000 : 0
            for row in rows {
                let start = UnsafeRawPointer(bitmap.pixels + row * bitmap.bytesPerRow)
                add(start, count: bitmap.width * bitmap.format.bytesPerPixel, ignored: ignored)
            }
        }

        private mutating func add(_ bytes: UnsafeRawPointer, count: Int, ignored: UInt64) {
            // Copies, which the compiler can keep in registers whatever `bytes` points at.
            var (a, b, c, d, e, f, g, h) = (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h)
            @inline(__always) func word(_ offset: Int) -> UInt64 {
                bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) | ignored
            }
            var offset = 0
            while offset &+ 64 <= count {
                a = Self.step(a, word(offset))
                b = Self.step(b, word(offset &+ 8))
                c = Self.step(c, word(offset &+ 16))
                d = Self.step(d, word(offset &+ 24))
                e = Self.step(e, word(offset &+ 32))
                f = Self.step(f, word(offset &+ 40))
                g = Self.step(g, word(offset &+ 48))
                h = Self.step(h, word(offset &+ 56))
                offset &+= 64
            }
            while offset &+ 8 <= count {
                a = Self.step(a, word(offset))
                offset &+= 8
            }
            if offset < count {
                var rest: UInt64 = 0
                memcpy(&rest, bytes + offset, count - offset)
                a = Self.step(a, rest | ignored)
            }
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
        }

        static func finish(_ all: [Lanes]) -> (UInt64, UInt64) {
            var high: UInt64 = 0
            var low: UInt64 = 0
            for lane in all.flatMap({ [$0.a, $0.b, $0.c, $0.d, $0.e, $0.f, $0.g, $0.h] }) {
                high = mix(high ^ lane)
                low = mix(low &+ lane &* 0xD6E8_FEB8_6659_FD93)
            }
            return (mix(high ^ low &>> 32), mix(low ^ high))
        }

        private static func mix(_ value: UInt64) -> UInt64 {
            var value = value
            value ^= value &>> 32
            value &*= 0xD6E8_FEB8_6659_FD93
            value ^= value &>> 32
            value &*= 0xD6E8_FEB8_6659_FD93
            return value ^ value &>> 32
        }
    }
}

extension Bitmap {
    /// Without what pads rows.
    fileprivate var bytesOfPixels: Int { width * height * format.bytesPerPixel }

    /// Whether both show the same: equal size, and equal visible bits of all pixels.
    package func hasSamePixels(as other: Bitmap) -> Bool {
        guard width == other.width, height == other.height else { return false }
        guard (format == .coverage) == (other.format == .coverage) else { return false }
        let rowLength = width * format.bytesPerPixel
        for row in 0..<height {
            let mine = pixels + row * bytesPerRow
            let theirs = other.pixels + row * other.bytesPerRow
            if memcmp(mine, theirs, rowLength) == 0, format == other.format { continue }
            if format == .premultiplied && other.format == .premultiplied || format == .coverage { return false }
            guard Self.sameVisible(mine, format, theirs, other.format, width) else { return false }
        }
        return true
    }

    /// Compares rows of which at least one has no alpha.
    private static func sameVisible(
        _ a: UnsafeRawPointer, _ aFormat: Format, _ b: UnsafeRawPointer, _ bFormat: Format, _ width: Int
    ) -> Bool {
        let p = a.assumingMemoryBound(to: UInt32.self), q = b.assumingMemoryBound(to: UInt32.self)
        let fillA: UInt32 = aFormat == .opaque ? 0xFF00_0000 : 0
        let fillB: UInt32 = bFormat == .opaque ? 0xFF00_0000 : 0
        for column in 0..<width where p[column] | fillA != q[column] | fillB { return false }
        return true
    }
}
