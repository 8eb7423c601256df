import UIKit

/// A file of sound to be played by a node of an audio engine. The samples of WAVE files are read and written; those of another form have no decoder.
open class AVAudioFile: NSObject, @unchecked Sendable {
    public let url: URL
    public let fileFormat: AVAudioFormat
    /// The format that its samples are turned into: floating-point numbers, each channel by itself.
    public let processingFormat: AVAudioFormat
    /// In frames.
    open private(set) var length: AVAudioFramePosition
    /// The frame that is read next.
    open var framePosition: AVAudioFramePosition = 0
    private var samples: WaveSamples?
    private let isWritten: Bool

    /// - Throws: an error of `NSOSStatusErrorDomain` where there is no such file, or it is no sound.
    public init(forReading fileURL: URL) throws {
        guard let file = MediaFile(contentsOf: fileURL), file.hasAudio else { throw AudioFileError.unsupported(fileURL) }
        url = fileURL
        fileFormat = AVAudioFormat(of: file)
        processingFormat = fileFormat
        length = AVAudioFramePosition((file.duration * file.sampleRate).rounded())
        samples = (try? Data(contentsOf: fileURL)).flatMap { WaveSamples($0) }
        isWritten = false
        super.init()
    }
    /// Read in a form of one's own.
    public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        guard let file = MediaFile(contentsOf: fileURL), file.hasAudio else { throw AudioFileError.unsupported(fileURL) }
        url = fileURL
        fileFormat = AVAudioFormat(of: file)
        processingFormat =
            AVAudioFormat(commonFormat: format, sampleRate: file.sampleRate, channels: AVAudioChannelCount(max(1, file.channels)), interleaved: interleaved)
            ?? fileFormat
        length = AVAudioFramePosition((file.duration * file.sampleRate).rounded())
        samples = (try? Data(contentsOf: fileURL)).flatMap { WaveSamples($0) }
        isWritten = false
        super.init()
    }

    /// A new file; one that is there goes. It is a WAVE file, whatever its name says.
    public convenience init(forWriting fileURL: URL, settings: [String: Any]) throws {
        try self.init(forWriting: fileURL, settings: settings, commonFormat: .pcmFormatFloat32, interleaved: false)
    }
    /// - Throws: an error of `NSOSStatusErrorDomain` for settings without rate and channels, or of a form that has no encoder.
    public init(forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        let id: UInt32 = settings[AVFormatIDKey] as? UInt32 ?? (settings[AVFormatIDKey] as? NSNumber)?.uint32Value ?? kAudioFormatLinearPCM
        // 'fmt?', "unsupported format".
        guard let wanted = AVAudioFormat(settings: settings), id == kAudioFormatLinearPCM,
            let processing = AVAudioFormat(
                commonFormat: format, sampleRate: wanted.sampleRate, channels: wanted.channelCount, interleaved: interleaved)
        else { throw NSError(domain: NSOSStatusErrorDomain, code: 1_718_449_215) }
        (url, fileFormat, processingFormat, length, isWritten) = (fileURL, wanted, processing, 0, true)
        let empty = WaveSamples(sampleRate: wanted.sampleRate, channels: Int(wanted.channelCount), bits: 16, isFloat: false).converted(settings: settings)
        samples = WaveSamples(sampleRate: wanted.sampleRate, channels: Int(wanted.channelCount), bits: empty.bits, isFloat: empty.isFloat)
        super.init()
        try samples?.file.write(to: fileURL)
    }

    deinit { close() }

    /// Fills the buffer from the frame that is next.
    /// - Throws: an error of `NSOSStatusErrorDomain` where the file's form has no decoder.
    open func read(into buffer: AVAudioPCMBuffer) throws { try read(into: buffer, frameCount: buffer.frameCapacity) }
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        guard let samples else { throw NSError(domain: NSOSStatusErrorDomain, code: 1_718_449_215) }
        let count: Int = min(Int(min(frames, buffer.frameCapacity)), max(0, samples.frames - Int(framePosition)))
        buffer.frameLength = AVAudioFrameCount(count)
        for channel in 0..<Int(buffer.format.channelCount) {
            for frame in 0..<count {
                buffer.set(samples.value(frame: Int(framePosition) + frame, channel: min(channel, samples.channels - 1)), frame: frame, channel: channel)
            }
        }
        framePosition += AVAudioFramePosition(count)
    }

    /// Adds what the buffer has.
    open func write(from buffer: AVAudioPCMBuffer) throws {
        guard isWritten, var samples else { throw NSError(domain: NSOSStatusErrorDomain, code: -38) }
        for frame in 0..<Int(buffer.frameLength) {
            for channel in 0..<samples.channels { samples.append(buffer.value(frame: frame, channel: min(channel, Int(buffer.format.channelCount) - 1))) }
        }
        self.samples = samples
        length = AVAudioFramePosition(samples.frames)
        framePosition = length
    }

    /// Writes what there is to the disk.
    open func close() { if isWritten { try? samples?.file.write(to: url) } }
}
