import QuinceCoreMedia
import UIKit

/// The errors of Audio Services for a file that they do not know: 'typ?' and 'wht?'.
enum AudioFileError {
    static func unsupported(_ url: URL?) -> NSError {
        let isThere = url.map { FileManager.default.fileExists(atPath: $0.path) } ?? true
        return NSError(domain: NSOSStatusErrorDomain, code: isThere ? 1_954_115_647 : 2_003_334_207)
    }
}

/// Plays a sound by the session's clock: its time passes, its delegate hears of the end, nothing sounds.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    open weak var delegate: (any AVAudioPlayerDelegate)?
    public let url: URL?
    public let data: Data?
    open var volume: Float = 1
    open var pan: Float = 0
    open var enableRate = false
    /// Heeded where `enableRate` is set.
    open var rate: Float = 1 {
        willSet { if isPlaying { rest = currentTime } }
        didSet { if isPlaying { restart() } }
    }
    /// 0 plays once, a negative number for ever.
    open var numberOfLoops = 0
    open var isMeteringEnabled = false
    open var currentDevice: String?
    public let duration: TimeInterval
    public let numberOfChannels: Int
    public let settings: [String: Any]
    open private(set) var isPlaying = false

    private var rest = 0.0
    private var begin = 0.0
    private var loops = 0
    private var timer: SessionTimer?

    /// A player of nothing.
    public override init() {
        (url, data) = (nil, nil)
        (duration, numberOfChannels) = (0, 0)
        settings = [:]
        super.init()
    }

    /// - Throws: an error of `NSOSStatusErrorDomain` where there is no such file, or it is no sound.
    public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, fileTypeHint: nil) }
    public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        guard let file = MediaFile(contentsOf: url), file.hasAudio else { throw AudioFileError.unsupported(url) }
        (self.url, data) = (url, nil)
        (duration, numberOfChannels) = (file.duration, file.channels)
        settings = [AVSampleRateKey: file.sampleRate, AVNumberOfChannelsKey: file.channels]
        super.init()
    }

    public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }
    public init(data: Data, fileTypeHint utiString: String?) throws {
        guard let file = MediaFile(data), file.hasAudio else { throw AudioFileError.unsupported(nil) }
        (url, self.data) = (nil, data)
        (duration, numberOfChannels) = (file.duration, file.channels)
        settings = [AVSampleRateKey: file.sampleRate, AVNumberOfChannelsKey: file.channels]
        super.init()
    }

    private var speed: Double { enableRate ? Double(rate) : 1 }

    /// Seconds from the beginning. Setting it while playing goes on from there.
    open var currentTime: TimeInterval {
        get { isPlaying ? min(duration, rest + (CACurrentMediaTime() - begin) * speed) : rest }
        set {
            rest = min(max(0, newValue), duration)
            if isPlaying { restart() }
        }
    }

    open var deviceCurrentTime: TimeInterval { CACurrentMediaTime() }

    @discardableResult open func prepareToPlay() -> Bool { true }
    @discardableResult open func play() -> Bool {
        guard !isPlaying else { return true }
        if rest >= duration { rest = 0 }
        isPlaying = true
        loops = numberOfLoops
        restart()
        return true
    }
    @discardableResult open func play(atTime time: TimeInterval) -> Bool {
        guard time > CACurrentMediaTime() else { return play() }
        timer?.invalidate()
        timer = SessionTimer(after: time - CACurrentMediaTime()) { [weak self] in self?.play() }
        return true
    }
    open func pause() {
        rest = currentTime
        isPlaying = false
        timer?.invalidate()
    }
    /// Stops where it is; the next `play()` goes on from there, as on iOS.
    open func stop() { pause() }
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

    private func restart() {
        timer?.invalidate()
        begin = CACurrentMediaTime()
        let seconds = max(0, (duration - rest) / max(speed, 0.01))
        timer = SessionTimer(after: seconds) { [weak self] in self?.reachEnd() }
    }

    private func reachEnd() {
        rest = 0
        if loops != 0 {
            loops -= 1
            return restart()
        }
        isPlaying = false
        try? delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }

    open func updateMeters() {}
    /// In decibels; silence is -160.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Hears what becomes of a sound. Every method is optional.
@preconcurrency public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) throws(Unimplemented)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) throws(Unimplemented)
    func audioPlayerBeginInterruption(_ player: AVAudioPlayer) throws(Unimplemented)
    func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) throws(Unimplemented)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("audioPlayerDidFinishPlaying:successfully:", on: self, [player, flag])
    }
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("audioPlayerDecodeErrorDidOccur:error:", on: self, [player, error])
    }
    public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("audioPlayerBeginInterruption:", on: self, [player])
    }
    public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("audioPlayerEndInterruption:withOptions:", on: self, [player, flags])
    }
}

/// Records sound by the session's clock: time passes, and the file holds silence of that length.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    open weak var delegate: (any AVAudioRecorderDelegate)?
    public let url: URL
    public let settings: [String: Any]
    open private(set) var isRecording = false
    open var isMeteringEnabled = false
    private var rest = 0.0
    private var begin = 0.0
    private var timer: SessionTimer?

    /// - Throws: what the file system says where the file cannot be made.
    /// A recorder that has nowhere to record to.
    public override init() {
        url = URL(fileURLWithPath: "/")
        settings = [:]
        super.init()
    }

    public init(url: URL, settings: [String: Any]) throws {
        self.url = url
        self.settings = settings
        super.init()
        try SilentSound(seconds: 0).data.write(to: url)
    }

    open var currentTime: TimeInterval { isRecording ? rest + CACurrentMediaTime() - begin : rest }
    open var deviceCurrentTime: TimeInterval { CACurrentMediaTime() }
    @discardableResult open func prepareToRecord() -> Bool { true }

    @discardableResult open func record() -> Bool {
        guard !isRecording else { return true }
        UsageDescription.require("NSMicrophoneUsageDescription")
        isRecording = true
        begin = CACurrentMediaTime()
        return true
    }
    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool {
        timer = SessionTimer(after: duration) { [weak self] in self?.stop() }
        return record()
    }
    open func pause() {
        rest = currentTime
        isRecording = false
    }
    open func stop() {
        timer?.invalidate()
        pause()
        let isWritten = (try? SilentSound(seconds: min(rest, 3600)).data.write(to: url)) != nil
        rest = 0
        ServiceReply.send(on: .main) { [weak self] in
            guard let self else { return }
            try? delegate?.audioRecorderDidFinishRecording(self, successfully: isWritten)
        }
    }
    open func deleteRecording() -> Bool { (try? FileManager.default.removeItem(at: url)) != nil }
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// A sound file without a sound.
struct SilentSound {
    var seconds: Double

    /// One channel of 8-bit samples, 8,000 a second.
    var data: Data {
        let samples = Int(max(0, seconds) * 8000)
        func little(_ value: Int, _ bytes: Int) -> Data { Data((0..<bytes).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }) }
        var data = Data("RIFF".utf8) + little(36 + samples, 4) + Data("WAVEfmt ".utf8) + little(16, 4) + little(1, 2) + little(1, 2)
        data += little(8000, 4) + little(8000, 4) + little(1, 2) + little(8, 2) + Data("data".utf8) + little(samples, 4)
        return data + Data(repeating: 128, count: samples)
    }
}

/// Hears what becomes of a recording. Every method is optional.
@preconcurrency public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) throws(Unimplemented)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) throws(Unimplemented)
    func audioRecorderBeginInterruption(_ recorder: AVAudioRecorder) throws(Unimplemented)
    func audioRecorderEndInterruption(_ recorder: AVAudioRecorder, withOptions flags: Int) throws(Unimplemented)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("audioRecorderDidFinishRecording:successfully:", on: self, [recorder, flag])
    }
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("audioRecorderEncodeErrorDidOccur:error:", on: self, [recorder, error])
    }
    public func audioRecorderBeginInterruption(_ recorder: AVAudioRecorder) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("audioRecorderBeginInterruption:", on: self, [recorder])
    }
    public func audioRecorderEndInterruption(_ recorder: AVAudioRecorder, withOptions flags: Int) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("audioRecorderEndInterruption:withOptions:", on: self, [recorder, flags])
    }
}
