import Foundation
import QuinceCompression
import Quincezlib
import Testing

@Suite struct CompressionTests {
    private let text: [UInt8] = Array(String(repeating: "quince ", count: 500).utf8)

    private func encoded(_ bytes: [UInt8], room: Int) -> [UInt8] {
        var target = [UInt8](repeating: 0, count: room)
        let count: Int = compression_encode_buffer(&target, room, bytes, bytes.count, nil, COMPRESSION_ZLIB)
        return Array(target.prefix(count))
    }

    @Test("a buffer is deflated without a header, as zlib reads it, and inflated again") func buffers() {
        let small: [UInt8] = encoded(text, room: 500)
        #expect(!small.isEmpty && small.count < 100)
        var raw = z_stream(), target = [UInt8](repeating: 0, count: 4000)
        #expect(inflateInit2_(&raw, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK)
        var source: [UInt8] = small
        let status: Int32 = source.withUnsafeMutableBufferPointer { input in
            target.withUnsafeMutableBufferPointer { output in
                (raw.next_in, raw.avail_in) = (input.baseAddress, UInt32(input.count))
                (raw.next_out, raw.avail_out) = (output.baseAddress, UInt32(output.count))
                return inflate(&raw, Z_FINISH)
            }
        }
        inflateEnd(&raw)
        #expect(status == Z_STREAM_END && Array(target.prefix(Int(raw.total_out))) == text)

        var back = [UInt8](repeating: 0, count: 4000)
        #expect(compression_decode_buffer(&back, 4000, small, small.count, nil, COMPRESSION_ZLIB) == text.count)
        #expect(Array(back.prefix(text.count)) == text)
    }

    @Test("too little room encodes nothing, decodes what fits; what is no deflate decodes to nothing") func limits() {
        #expect(encoded(text, room: 10).isEmpty)
        let small: [UInt8] = encoded(text, room: 500)
        var back = [UInt8](repeating: 0, count: 70)
        #expect(compression_decode_buffer(&back, 70, small, small.count, nil, COMPRESSION_ZLIB) == 70)
        #expect(back == Array(text.prefix(70)))
        #expect(compression_decode_buffer(&back, 70, [0xff, 0xff, 0xff, 0xff], 4, nil, COMPRESSION_ZLIB) == 0)
        #expect(compression_decode_buffer(&back, 70, small, small.count, nil, compression_algorithm(0x999)) == 0)
    }

    @Test("a stream is decompressed piece by piece") func streams() {
        let small: [UInt8] = encoded(text, room: 500)
        var result: [UInt8] = [], room = [UInt8](repeating: 0, count: 64)
        var stream = compression_stream(
            dst_ptr: UnsafeMutablePointer(bitPattern: 1)!, dst_size: 0, src_ptr: UnsafePointer(bitPattern: 1)!, src_size: 0, state: nil)
        #expect(compression_stream_init(&stream, COMPRESSION_STREAM_DECODE, COMPRESSION_ZLIB) == COMPRESSION_STATUS_OK)
        defer { compression_stream_destroy(&stream) }
        small.withUnsafeBufferPointer { source in
            room.withUnsafeMutableBufferPointer { target in
                (stream.src_ptr, stream.src_size) = (source.baseAddress!, source.count)
                var status: compression_status = COMPRESSION_STATUS_OK
                while status == COMPRESSION_STATUS_OK {
                    (stream.dst_ptr, stream.dst_size) = (target.baseAddress!, target.count)
                    status = compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
                    result += target.prefix(target.count - stream.dst_size)
                }
                #expect(status == COMPRESSION_STATUS_END)
            }
        }
        #expect(result == text)
    }
}
