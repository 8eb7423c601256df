import QuinceCoreMedia
import UIKit

/// The properties of a file of sound or film that it gives without being decoded.
struct MediaFile {
    var duration: Double
    var hasVideo: Bool
    var hasAudio: Bool
    var size: CGSize = .zero
    var channels = 2
    var sampleRate = 44_100.0
    var bytes = 0
    var tags: [MediaTag] = []
    /// How a film is turned to be seen upright.
    var transform = CGAffineTransform.identity
    var frameRate = 30.0
    var videoCodec: FourCharCode = kCMVideoCodecType_H264
    var audioCodec: AudioFormatID = kAudioFormatMPEG4AAC

    /// Nil where there is no such file, or it is of no kind that is known.
    init?(contentsOf url: URL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return nil }
        self.init(data)
    }

    init?(_ data: Data) {
        self.init(kind: data)
        bytes = data.count
    }

    private init?(kind data: Data) {
        guard data.count >= 12 else { return nil }
        let reader = ByteReader(data)
        switch (reader.text(0, 4), reader.text(8, 4)) {
        case ("RIFF", "WAVE"):
            self.init(wave: reader)
            audioCodec = kAudioFormatLinearPCM
        case ("FORM", "AIFF"), ("FORM", "AIFC"):
            self.init(aiff: reader)
            audioCodec = kAudioFormatLinearPCM
        case ("caff", _): self.init(caf: reader)
        case ("ID3\u{3}", _), ("ID3\u{4}", _), ("ID3\u{2}", _): self.init(mp3: reader)
        default:
            if ["ftyp", "moov", "mdat", "wide", "free"].contains(reader.text(4, 4)) {
                self.init(movie: reader)
            } else if reader.byte(0) == 0xFF, reader.byte(1) & 0xE0 == 0xE0 {
                self.init(mp3: reader)
            } else {
                return nil
            }
        }
    }

    private init(audio duration: Double, channels: Int, sampleRate: Double) {
        self.init(duration: duration, hasVideo: false, hasAudio: true)
        self.channels = channels
        self.sampleRate = sampleRate
    }

    private init(duration: Double, hasVideo: Bool, hasAudio: Bool) {
        self.duration = duration
        self.hasVideo = hasVideo
        self.hasAudio = hasAudio
    }

    private init?(wave reader: ByteReader) {
        var (place, rate, perSecond, channels) = (12, 0.0, 0.0, 1)
        while place + 8 <= reader.count {
            let size = Int(reader.little32(place + 4))
            switch reader.text(place, 4) {
            case "fmt ":
                channels = Int(reader.little16(place + 10))
                rate = Double(reader.little32(place + 12))
                perSecond = Double(reader.little32(place + 16))
            case "data":
                guard perSecond > 0 else { return nil }
                self.init(audio: Double(min(size, reader.count - place - 8)) / perSecond, channels: channels, sampleRate: rate)
                return
            default: break
            }
            place += 8 + size + size % 2
        }
        return nil
    }

    private init?(aiff reader: ByteReader) {
        var place = 12
        while place + 8 <= reader.count {
            let size = Int(reader.big32(place + 4))
            if reader.text(place, 4) == "COMM", place + 26 <= reader.count {
                let frames = Double(reader.big32(place + 10))
                let exponent = Int(reader.big16(place + 16) & 0x7FFF) - 16_383 - 31
                let rate = Double(reader.big32(place + 18)) * pow(2, Double(exponent))
                guard rate > 0 else { return nil }
                self.init(audio: frames / rate, channels: Int(reader.big16(place + 8)), sampleRate: rate)
                return
            }
            place += 8 + size + size % 2
        }
        return nil
    }

    private init?(caf reader: ByteReader) {
        var (place, rate, bytes, frames, channels) = (8, 0.0, 0.0, 0.0, 1)
        while place + 12 <= reader.count {
            let size = Int(truncatingIfNeeded: reader.big64(place + 4))
            switch reader.text(place, 4) {
            case "desc":
                rate = Double(bitPattern: reader.big64(place + 12))
                bytes = Double(reader.big32(place + 28))
                frames = Double(reader.big32(place + 32))
                channels = Int(reader.big32(place + 36))
            case "data":
                let length = size < 0 ? reader.count - place - 12 : min(size, reader.count - place - 12)
                guard rate > 0, bytes > 0 else { return nil }
                self.init(audio: Double(length) / bytes * frames / rate, channels: channels, sampleRate: rate)
                return
            default: break
            }
            guard size >= 0 else { return nil }
            place += 12 + size
        }
        return nil
    }

    /// From the bits per second of the first frame, or the number of frames that an encoder noted there.
    private init?(mp3 reader: ByteReader) {
        var place = 0
        if reader.text(0, 3) == "ID3" {
            place = 10 + (6...9).reduce(0) { $0 << 7 | Int(reader.byte($1) & 0x7F) }
        }
        while place + 4 < reader.count, !(reader.byte(place) == 0xFF && reader.byte(place + 1) & 0xE0 == 0xE0) { place += 1 }
        guard place + 4 < reader.count else { return nil }
        let (second, third, fourth) = (reader.byte(place + 1), reader.byte(place + 2), reader.byte(place + 3))
        let isVersion1 = second >> 3 & 3 == 3
        let rates: [Double] = isVersion1 ? [44_100, 48_000, 32_000] : second >> 3 & 3 == 2 ? [22_050, 24_000, 16_000] : [11_025, 12_000, 8_000]
        let bits: [Double] =
            isVersion1
            ? [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320] : [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
        let (bitIndex, rateIndex) = (Int(third >> 4), Int(third >> 2 & 3))
        guard rateIndex < 3, (1..<15).contains(bitIndex) else { return nil }
        let rate = rates[rateIndex]
        let isMono = fourth >> 6 == 3
        let tag = place + 4 + (isVersion1 ? (isMono ? 17 : 32) : (isMono ? 9 : 17))
        var seconds = Double(reader.count - place) * 8 / (bits[bitIndex] * 1000)
        if ["Xing", "Info"].contains(reader.text(tag, 4)), reader.big32(tag + 4) & 1 == 1 {
            seconds = Double(reader.big32(tag + 8)) * (isVersion1 ? 1152 : 576) / rate
        }
        self.init(audio: seconds, channels: isMono ? 1 : 2, sampleRate: rate)
        audioCodec = kAudioFormatMPEGLayer3
        tags = MediaTag.id3(reader)
    }

    private init?(movie reader: ByteReader) {
        var found = MediaFile(duration: 0, hasVideo: false, hasAudio: false)
        var (isMovie, kind, codec, scale, step) = (false, "", FourCharCode(0), 0.0, 0.0)
        reader.eachBox(0..<reader.count, depth: 0) { type, body in
            switch type {
            case "mvhd":
                isMovie = true
                let isLong = reader.byte(body.lowerBound) == 1
                let scale = Double(reader.big32(body.lowerBound + (isLong ? 20 : 12)))
                let length = isLong ? Double(reader.big64(body.lowerBound + 24)) : Double(reader.big32(body.lowerBound + 16))
                if scale > 0 { found.duration = length / scale }
            case "tkhd":
                let end = body.upperBound
                let size = CGSize(width: CGFloat(reader.big32(end - 8)) / 65_536, height: CGFloat(reader.big32(end - 4)) / 65_536)
                if size.width > 0 { (found.size, found.transform) = (size, Self.turn(reader, end - 44)) }
            case "hdlr":
                kind = reader.text(body.lowerBound + 8, 4)
                switch kind {
                case "vide": found.hasVideo = true
                case "soun": found.hasAudio = true
                default: break
                }
            case "mdhd":
                let isLong = reader.byte(body.lowerBound) == 1
                scale = Double(reader.big32(body.lowerBound + (isLong ? 20 : 12)))
            case "stsd": codec = reader.big32(body.lowerBound + 12)
            case "stts": step = Double(reader.big32(body.lowerBound + 12))
            case "ilst": found.tags = MediaTag.iTunes(reader, body)
            default: break
            }
            if type == "stsd", kind == "soun" { found.hear(reader, body, codec) }
            if type == "stsd", kind == "vide" { found.videoCodec = codec }
            if type == "stts", kind == "vide", step > 0, scale > 0 { found.frameRate = scale / step }
        }
        guard isMovie else { return nil }
        self = found
    }

    /// The description of a film's sound: channels and rate.
    private mutating func hear(_ reader: ByteReader, _ body: Range<Int>, _ codec: FourCharCode) {
        audioCodec = codec == 0x6D70_3461 ? kAudioFormatMPEG4AAC : codec
        let (count, rate) = (Int(reader.big16(body.lowerBound + 32)), Double(reader.big32(body.lowerBound + 40)) / 65_536)
        if (1...64).contains(count) { channels = count }
        if rate > 0 { sampleRate = rate }
    }

    /// The matrix of a track, of which the last column is always the same.
    static func turn(_ reader: ByteReader, _ place: Int) -> CGAffineTransform {
        func number(_ index: Int) -> CGFloat { CGFloat(Int32(bitPattern: reader.big32(place + index * 4))) / 65_536 }
        let found = CGAffineTransform(a: number(0), b: number(1), c: number(3), d: number(4), tx: number(6), ty: number(7))
        return found.a * found.d - found.b * found.c == 0 ? .identity : found
    }
}

/// Numbers at places of a file; 0 behind its end.
struct ByteReader {
    private let data: Data
    init(_ data: Data) { self.data = data }
    var count: Int { data.count }

    func byte(_ place: Int) -> UInt8 { place >= 0 && place < data.count ? data[data.startIndex + place] : 0 }
    func big16(_ place: Int) -> UInt16 { UInt16(byte(place)) << 8 | UInt16(byte(place + 1)) }
    func big32(_ place: Int) -> UInt32 { UInt32(big16(place)) << 16 | UInt32(big16(place + 2)) }
    func big64(_ place: Int) -> UInt64 { UInt64(big32(place)) << 32 | UInt64(big32(place + 4)) }
    func little16(_ place: Int) -> UInt16 { big16(place).byteSwapped }
    func little32(_ place: Int) -> UInt32 { big32(place).byteSwapped }
    func little32Signed(_ place: Int) -> Int32 { Int32(bitPattern: little32(place)) }
    /// Letters of a name; the sign of copyright, with which Apple's names begin, is one byte.
    func text(_ place: Int, _ length: Int) -> String {
        let bytes: [UInt8] = (0..<length).map { byte(place + $0) }
        return bytes.first == 0xA9 ? "\u{A9}" + String(decoding: bytes.dropFirst(), as: UTF8.self) : String(decoding: bytes, as: UTF8.self)
    }
    /// As many as there are.
    func bytes(_ place: Int, _ length: Int) -> Data {
        guard place >= 0, length > 0, place < count else { return Data() }
        let start: Int = data.startIndex + place
        return Data(data[start..<start + min(length, count - place)])
    }

    /// The boxes of a film, and those within the boxes that hold others.
    func eachBox(_ range: Range<Int>, depth: Int, _ body: (String, Range<Int>) -> Void) {
        var place = range.lowerBound
        while place + 8 <= range.upperBound, depth < 8 {
            var (size, head) = (Int(big32(place)), 8)
            if size == 1 { (size, head) = (Int(truncatingIfNeeded: big64(place + 8)), 16) }
            if size == 0 { size = range.upperBound - place }
            guard size >= head, place <= range.upperBound - size else { return }
            let type = text(place + 4, 4)
            let inner = place + head..<place + size
            body(type, inner)
            if ["moov", "trak", "mdia", "minf", "stbl", "udta"].contains(type) { eachBox(inner, depth: depth + 1, body) }
            if type == "meta" { eachBox(inner.lowerBound + (text(inner.lowerBound + 4, 4) == "hdlr" ? 0 : 4)..<inner.upperBound, depth: depth + 1, body) }
            place += size
        }
    }
}
