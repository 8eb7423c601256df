import Foundation
import QuinceCompression
import TestSupport
import Testing

@Suite("Forms of compressed bytes") struct CompressedFormTests {
    private static let forms: [compression_algorithm] = [COMPRESSION_LZFSE, COMPRESSION_LZ4, COMPRESSION_LZ4_RAW, COMPRESSION_LZMA]
    private static let algorithms: [Algorithm] = [.lzfse, .zlib, .lz4, .lzma]

    /// Words, zeros and noise by a fixed seed.
    private static let samples: [[UInt8]] = {
        var state: UInt64 = 7
        let noise: [UInt8] = (0..<5000).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1
            return UInt8(state >> 56)
        }
        let words: [UInt8] = (0..<4000).flatMap { Array("line \($0 * 7 % 131), ".utf8) }
        return [[], [1], Array("hello hello hello hello".utf8), [UInt8](repeating: 0, count: 60_000), noise, words, words + noise + words]
    }()

    @Test("what is compressed comes back, and text is fewer bytes", arguments: forms) func buffers(form: compression_algorithm) {
        for sample in Self.samples {
            var small = [UInt8](repeating: 0, count: sample.count + 500)
            let size: Int = compression_encode_buffer(&small, small.count, sample, sample.count, nil, form)
            #expect(size > 0)
            if sample.count > 20_000 { #expect(size < sample.count / 2) }
            var back = [UInt8](repeating: 0, count: sample.count + 1)
            #expect(compression_decode_buffer(&back, back.count, small, size, nil, form) == sample.count)
            #expect(back.dropLast() == sample[...])
        }
    }

    @Test("blocks that Apple's published encoder made are read: of LZVN, and of LZFSE") func reference() throws {
        for (name, text) in Self.references {
            let data = try #require(Data(base64Encoded: text))
            let back = try (data as NSData).decompressed(using: .lzfse) as Data
            let expected: String = name == "bvxn" ? String(repeating: "quince ", count: 40) : (0..<900).map { "\($0 * $0 % 97) pips, " }.joined()
            #expect(data.prefix(4) == Data(name.utf8) && String(decoding: back, as: UTF8.self) == expected)
        }
    }

    private static let references: [(String, String)] = [
        (
            "bvxn",
            "YnZ4bhgBAAAWAAAA53F1aW5jZSA4B/D24SAGAAAAAAAAAGJ2eCQ="
        ),
        (
            "bvx2",
            "YnZ4MhcfAAA8ANABAGQAcKNw0TneoQBQpwAAAD8McAHfwH0ARAAAEADmA/ACCGAhJwW4hyuOe9Cr45Ornt6tk5N1sO7uDgAAAAAAAAAAeAUAAAAAAAAAgGcBAAB4BYBX4H"
                + "v4Hr6H3+BZ+B6+h5fiWQAAAAAAAAAAAAAAAF4BAHgW4BUAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAALenzuglrZSJkFK7bWW4cIH31ZYRTmt5xRpw"
                + "LQAAAAAAAAAAAACs9wH7v+c1//+H85PrNHMlacDvdk4LXf53Tq0mwyRNQ9oDcg6xPZKAm7qETFQB5NU0z0t2mM35mwpmmDuGmoe5V62CmXAIVWHgWP69cXtNFpHVSz12xr"
                + "xKL+zn0kgzQBCQnarMqzlqecCS0xq8dXY7iOBJOOHiBtOX5H+53RQ2lWzJDc/wgT3fhOtBUi8f8KhYonB8j6QoYnZ4JA=="
        ),
    ]

    @Test("what is none of them is an error") func errors() {
        let bytes: [UInt8] = Array("bvx2 and then nothing that it could be read as".utf8)
        for form in Self.forms {
            var room = [UInt8](repeating: 0, count: 100)
            #expect(compression_decode_buffer(&room, 100, bytes, bytes.count, nil, form) == 0)
        }
        #expect(throws: FilterError.self) {
            let filter = try OutputFilter(.decompress, using: .lzma) { _ in }
            try filter.write(Data(bytes))
            try filter.finalize()
        }
    }

    @Test("damaged and cut off bytes give what is left of them or nothing, and never more than was asked for", arguments: forms)
    func mutations(form: compression_algorithm) {
        var generator = SeededGenerator(11)
        for sample in Self.samples where sample.count > 1 && sample.count < 60_000 {
            var small = [UInt8](repeating: 0, count: sample.count + 500)
            let size: Int = compression_encode_buffer(&small, small.count, sample, sample.count, nil, form)
            for _ in 0..<400 {
                var damaged = Array(small[..<size])
                for _ in 0..<Int.random(in: 1...4, using: &generator) {
                    damaged[Int.random(in: 0..<size, using: &generator)] = .random(in: 0...255, using: &generator)
                }
                if Bool.random(using: &generator) { damaged.removeLast(Int.random(in: 0..<size, using: &generator)) }
                var back = [UInt8](repeating: 0, count: sample.count + 64)
                let count: Int = compression_decode_buffer(&back, back.count, damaged, damaged.count, nil, form)
                #expect(count >= 0 && count <= back.count)
            }
        }
    }

    @Test("filters take pieces of any size, and say the end by nil", arguments: algorithms) func filters(algorithm: Algorithm) throws {
        let source = Data(Self.samples[6])
        var small = Data()
        var ends = 0
        let output = try OutputFilter(.compress, using: algorithm, bufferCapacity: 1000) { piece in
            if let piece { small.append(piece) } else { ends += 1 }
        }
        for start in stride(from: 0, to: source.count, by: 777) { try output.write(source[start..<min(start + 777, source.count)]) }
        try output.finalize()
        try output.finalize()
        #expect(ends == 1 && small.count < source.count)

        var position = 0
        let input = try InputFilter<Data>(.decompress, using: algorithm, bufferCapacity: 333) { count in
            let piece: Data = small[position..<min(position + count, small.count)]
            position += piece.count
            return piece
        }
        var back = Data()
        while let piece = try input.readData(ofLength: 5000) { back.append(piece) }
        #expect(back == source)
    }
}
