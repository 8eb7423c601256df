import UIKit

public typealias AVMIDIPlayerCompletionHandler = @Sendable () -> Void

/// How long a file of notes is: its tempo changes and the last event of its longest track.
struct MIDIFile {
    let duration: Double

    /// Nil where it is no such file.
    init?(_ data: Data) {
        let reader = ByteReader(data)
        guard reader.text(0, 4) == "MThd", reader.big16(12) & 0x8000 == 0, reader.big16(12) > 0 else { return nil }
        let perQuarter = Double(reader.big16(12))
        var (place, tempos, end): (Int, [(tick: Int, seconds: Double)], Int) = (14, [(0, 0.5)], 0)
        for _ in 0..<Int(reader.big16(10)) where reader.text(place, 4) == "MTrk" {
            let size = Int(reader.big32(place + 4))
            let track = Self.track(reader, place + 8..<min(reader.count, place + 8 + size))
            tempos += track.tempos
            end = max(end, track.end)
            place += 8 + size
        }
        tempos.sort { $0.tick < $1.tick }
        var seconds = 0.0
        for (index, tempo) in tempos.enumerated() {
            let next: Int = index + 1 < tempos.count ? min(end, tempos[index + 1].tick) : end
            seconds += Double(max(0, next - min(end, tempo.tick))) / perQuarter * tempo.seconds
        }
        duration = seconds
    }

    private static func track(_ reader: ByteReader, _ range: Range<Int>) -> (end: Int, tempos: [(tick: Int, seconds: Double)]) {
        var (place, tick, status): (Int, Int, UInt8) = (range.lowerBound, 0, 0)
        var tempos: [(tick: Int, seconds: Double)] = []
        func number() -> Int {
            var value = 0
            while place < range.upperBound {
                let byte: UInt8 = reader.byte(place)
                place += 1
                value = value << 7 | Int(byte & 0x7F)
                if byte & 0x80 == 0 { break }
            }
            return value
        }
        while place < range.upperBound {
            tick += number()
            if reader.byte(place) & 0x80 != 0 {
                status = reader.byte(place)
                place += 1
            }
            switch status {
            case 0xFF:
                let kind: UInt8 = reader.byte(place)
                place += 1
                let length: Int = number()
                if kind == 0x51 { tempos.append((tick, Double(reader.big32(place) >> 8) / 1_000_000)) }
                place += length
            case 0xF0, 0xF7: place += number()
            default: place += [0xC0, 0xD0].contains(status & 0xF0) ? 1 : 2
            }
        }
        return (tick, tempos)
    }
}

/// Plays a file of notes by the session's clock; nothing sounds.
open class AVMIDIPlayer: NSObject, @unchecked Sendable {
    public let duration: TimeInterval
    open private(set) var isPlaying = false
    open var rate: Float = 1
    private var rest = 0.0
    private var begin = 0.0
    private var timer: SessionTimer?

    /// - Throws: an error of `NSOSStatusErrorDomain` where it is no such file, or there is no sound bank at that place.
    public convenience init(contentsOf inURL: URL, soundBankURL bankURL: URL?) throws {
        guard let data = try? Data(contentsOf: inURL) else { throw AudioFileError.unsupported(inURL) }
        try self.init(data: data, soundBankURL: bankURL)
    }
    public init(data: Data, soundBankURL bankURL: URL?) throws {
        guard let file = MIDIFile(data) else { throw AudioFileError.unsupported(nil) }
        if let bankURL, !FileManager.default.fileExists(atPath: bankURL.path) { throw AudioFileError.unsupported(bankURL) }
        duration = file.duration
        super.init()
    }

    /// In seconds from the beginning.
    open var currentPosition: TimeInterval {
        get { isPlaying ? min(duration, rest + (CACurrentMediaTime() - begin) * Double(rate)) : rest }
        set {
            rest = min(max(0, newValue), duration)
            begin = CACurrentMediaTime()
        }
    }
    open func prepareToPlay() {}
    open func play(_ completionHandler: AVMIDIPlayerCompletionHandler? = nil) {
        guard !isPlaying else { return }
        isPlaying = true
        begin = CACurrentMediaTime()
        timer = SessionTimer(after: (duration - rest) / Double(max(0.01, rate))) { [weak self] in
            self?.rest = self?.duration ?? 0
            self?.isPlaying = false
            completionHandler?()
        }
    }
    open func play() async { await withCheckedContinuation { waiting in play { waiting.resume() } } }
    open func stop() {
        rest = currentPosition
        isPlaying = false
        timer?.invalidate()
    }
}
