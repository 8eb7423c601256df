import DeviceLink

/// Pictures made smaller by whole numbers: each pixel is the mean of a square.
enum Reduction {
    struct Small {
        var pixels: [SIMD4<UInt8>]
        var width: Int
        var height: Int
    }

    /// - Parameter source: Where the picture's pixels begin.
    static func reduce(_ source: UnsafeMutableRawPointer, _ picture: LivePicture, by factor: Int) -> Small {
        let width = max(1, picture.width / factor), height = max(1, picture.height / factor)
        let pixels = [SIMD4<UInt8>](unsafeUninitializedCapacity: width * height) { target, count in
            count = width * height
            // Division by the square's size, as a multiplication that rounds to the nearest.
            let count16 = UInt32(factor * factor), share = SIMD4<UInt32>(repeating: (1 << 16) / count16), half = SIMD4<UInt32>(repeating: 1 << 15)
            for y in 0..<height {
                let row = (source + y * factor * picture.stride).assumingMemoryBound(to: SIMD4<UInt8>.self)
                if factor == 1 {
                    (target.baseAddress! + y * width).initialize(from: row, count: width)
                    continue
                }
                for x in 0..<width {
                    var sum = SIMD4<UInt32>(repeating: 0)
                    for line in 0..<factor {
                        let pixel = UnsafeRawPointer(row + x * factor).advanced(by: line * picture.stride).assumingMemoryBound(to: SIMD4<UInt8>.self)
                        for column in 0..<factor { sum &+= SIMD4<UInt32>(truncatingIfNeeded: pixel[column]) }
                    }
                    (target.baseAddress! + y * width + x).initialize(to: SIMD4<UInt8>(truncatingIfNeeded: (sum &* share &+ half) &>> 16))
                }
            }
        }
        return Small(pixels: pixels, width: width, height: height)
    }
}
