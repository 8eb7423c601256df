import QuinceCoreMedia
import UIKit

/// The samples of a WAVE file, which are written down plainly: whole numbers or floating-point ones.
struct WaveSamples: Equatable {
    var sampleRate: Double
    var channels: Int
    var bits: Int
    var isFloat: Bool
    /// As they are in the file, channels beside each other.
    var data: Data

    init(sampleRate: Double, channels: Int, bits: Int, isFloat: Bool, data: Data = Data()) {
        (self.sampleRate, self.channels, self.bits, self.isFloat, self.data) = (sampleRate, channels, bits, isFloat, data)
    }

    /// Nil where it is no such file, or its samples are compressed.
    init?(_ file: Data) {
        let reader = ByteReader(file)
        guard reader.text(0, 4) == "RIFF", reader.text(8, 4) == "WAVE" else { return nil }
        var (place, found): (Int, WaveSamples?) = (12, nil)
        while place + 8 <= reader.count {
            let size = Int(reader.little32(place + 4))
            switch reader.text(place, 4) {
            case "fmt ":
                var tag: UInt16 = reader.little16(place + 8)
                // A form that says more has the tag in front of a longer name.
                if tag == 0xFFFE { tag = reader.little16(place + 32) }
                guard tag == 1 || tag == 3 else { return nil }
                found = WaveSamples(
                    sampleRate: Double(reader.little32(place + 12)), channels: Int(reader.little16(place + 10)), bits: Int(reader.little16(place + 22)),
                    isFloat: tag == 3)
            case "data":
                guard var samples = found, samples.bytesPerFrame > 0, samples.isKnown else { return nil }
                let whole: Data = reader.bytes(place + 8, size)
                samples.data = Data(whole.prefix(whole.count / samples.bytesPerFrame * samples.bytesPerFrame))
                self = samples
                return
            default: break
            }
            place += 8 + size + size % 2
        }
        return nil
    }

    private var isKnown: Bool { channels > 0 && sampleRate > 0 && (isFloat ? bits == 32 || bits == 64 : [8, 16, 24, 32].contains(bits)) }
    var bytesPerFrame: Int { bits / 8 * channels }
    var frames: Int { bytesPerFrame > 0 ? data.count / bytesPerFrame : 0 }
    var duration: Double { sampleRate > 0 ? Double(frames) / sampleRate : 0 }

    var file: Data {
        func little(_ value: Int, _ bytes: Int) -> Data { Data((0..<bytes).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }) }
        let rate = Int(sampleRate)
        var file: Data = Data("RIFF".utf8) + little(36 + data.count, 4) + Data("WAVEfmt ".utf8) + little(16, 4)
        file += little(isFloat ? 3 : 1, 2) + little(channels, 2) + little(rate, 4) + little(rate * bytesPerFrame, 4)
        file += little(bytesPerFrame, 2) + little(bits, 2) + Data("data".utf8) + little(data.count, 4)
        return file + data + Data(repeating: 0, count: data.count % 2)
    }

    /// A span of it, in seconds.
    func slice(_ range: Range<Double>) -> WaveSamples {
        let first: Int = min(frames, max(0, Int((range.lowerBound * sampleRate).rounded())))
        let last: Int = min(frames, max(first, range.upperBound.isFinite ? Int((range.upperBound * sampleRate).rounded()) : frames))
        return frames(first..<last)
    }
    func frames(_ range: Range<Int>) -> WaveSamples {
        var part: WaveSamples = self
        let start: Int = data.startIndex
        part.data = Data(data[start + range.lowerBound * bytesPerFrame..<start + range.upperBound * bytesPerFrame])
        return part
    }

    /// A sample, from -1 to 1.
    func value(frame: Int, channel: Int) -> Float {
        let size: Int = bits / 8
        let place: Int = frame * bytesPerFrame + channel * size
        guard channel < channels, frame >= 0, place + size <= data.count else { return 0 }
        let reader = ByteReader(data)
        switch (isFloat, bits) {
        case (true, 32): return Float(bitPattern: reader.little32(place))
        case (true, _): return Float(Double(bitPattern: reader.big64(place).byteSwapped))
        case (_, 8): return (Float(reader.byte(place)) - 128) / 128
        case (_, 16): return Float(Int16(bitPattern: reader.little16(place))) / 32_768
        case (_, 24):
            let whole: UInt32 = UInt32(reader.byte(place)) << 8 | UInt32(reader.byte(place + 1)) << 16 | UInt32(reader.byte(place + 2)) << 24
            return Float(Int32(bitPattern: whole)) / 2_147_483_648
        default: return Float(reader.little32Signed(place)) / 2_147_483_648
        }
    }

    mutating func append(_ value: Float) {
        let clamped: Float = max(-1, min(1, value))
        func add(_ bits: UInt64, _ bytes: Int) { data.append(contentsOf: (0..<bytes).map { UInt8(truncatingIfNeeded: bits >> UInt64($0 * 8)) }) }
        switch (isFloat, bits) {
        case (true, 32): add(UInt64(value.bitPattern), 4)
        case (true, _): add(Double(value).bitPattern, 8)
        case (_, 8): add(UInt64(max(0, min(255, clamped * 128 + 128))), 1)
        case (_, 16): add(UInt64(UInt16(bitPattern: Int16(max(-32_768, min(32_767, (clamped * 32_768).rounded()))))), 2)
        case (_, 24): add(UInt64(UInt32(bitPattern: Int32(max(-8_388_608, min(8_388_607, (clamped * 8_388_608).rounded()))))), 3)
        default: add(UInt64(UInt32(bitPattern: Int32(max(-2_147_483_648, min(2_147_483_520, Double(clamped) * 2_147_483_648))))), 4)
        }
    }

    /// The same in another form and at another rate; channels that are missing are the last one's.
    func converted(sampleRate rate: Double, channels count: Int, bits: Int, isFloat: Bool) -> WaveSamples {
        var new = WaveSamples(sampleRate: rate, channels: count, bits: bits, isFloat: isFloat)
        if new.sampleRate == sampleRate, new.channels == channels, new.bits == self.bits, new.isFloat == self.isFloat { return self }
        let total = Int((Double(frames) * rate / sampleRate).rounded())
        for frame in 0..<total {
            let place: Double = Double(frame) * sampleRate / rate
            let (first, part) = (Int(place), Float(place - place.rounded(.down)))
            for channel in 0..<count {
                let source: Int = min(channel, channels - 1)
                let before: Float = value(frame: first, channel: source)
                new.append(part == 0 ? before : before + (value(frame: min(first + 1, frames - 1), channel: source) - before) * part)
            }
        }
        return new
    }
}
