import QuinceAccelerate
import Testing

@Suite struct AccelerateTests {
    private func blurred(_ bytes: [UInt8], width: Int, kernel: UInt32, flags: Int) -> (Int, [UInt8]) {
        var source = bytes, target = [UInt8](repeating: 0, count: bytes.count)
        let height = bytes.count / 4 / width
        let status = source.withUnsafeMutableBytes { from in
            target.withUnsafeMutableBytes { to in
                var a = vImage_Buffer(data: from.baseAddress, height: vImagePixelCount(height), width: vImagePixelCount(width), rowBytes: width * 4)
                var b = vImage_Buffer(data: to.baseAddress, height: vImagePixelCount(height), width: vImagePixelCount(width), rowBytes: width * 4)
                return vImageBoxConvolve_ARGB8888(&a, &b, nil, 0, 0, kernel, kernel, nil, vImage_Flags(flags))
            }
        }
        return (status, target)
    }

    @Test("a box blur is the mean of its neighbours, with the edge's pixels beyond it") func blur() {
        // One row of three pixels, all channels alike.
        let row: [UInt8] = [0, 0, 0, 0, 90, 90, 90, 90, 180, 180, 180, 180]
        #expect(blurred(row, width: 3, kernel: 3, flags: kvImageEdgeExtend).1.enumerated().filter { $0.offset % 4 == 0 }.map(\.element) == [30, 90, 150])
        #expect(blurred(row, width: 3, kernel: 3, flags: kvImageTruncateKernel).1.enumerated().filter { $0.offset % 4 == 0 }.map(\.element) == [45, 90, 135])
        #expect(blurred(row, width: 3, kernel: 2, flags: kvImageEdgeExtend).0 == kvImageInvalidKernelSize)
        #expect(blurred(row, width: 3, kernel: 3, flags: 0).0 == kvImageInvalidEdgeStyle)
    }

    @Test("rows of numbers are summed, multiplied and measured") func rows() {
        let a: [Float] = [1, -2, 3, -4], b: [Float] = [1, 1, 2, 2]
        var one: Float = 0, many = [Float](repeating: 0, count: 4)
        vDSP_sve(a, 1, &one, 4)
        #expect(one == -2)
        vDSP_sve(a, 2, &one, 2)
        #expect(one == 4)
        vDSP_meamgv(a, 1, &one, 4)
        #expect(one == 2.5)
        vDSP_dotpr(a, 1, b, 1, &one, 4)
        #expect(one == -3)
        vDSP_vsub(a, 1, b, 1, &many, 1, 4)
        #expect(many == [0, 3, -1, 6])
    }
}
