import UIKit

/// A file of sound to be played by a node of an audio engine, or written.
///
/// Length and format are the file's. Samples are not read or written here, where nothing sounds: `read(into:)` and `write(from:)` throw.
open class AVAudioFile: NSObject, @unchecked Sendable {
    public let url: URL
    public let fileFormat: AVAudioFormat
    /// The format that its samples are turned into: floating-point numbers, each channel by itself.
    public let processingFormat: AVAudioFormat
    /// In frames.
    public let length: AVAudioFramePosition
    /// The frame that is read next.
    open var framePosition: AVAudioFramePosition = 0

    /// - Throws: an error of `NSOSStatusErrorDomain` where there is no such file, or it is no sound.
    public init(forReading fileURL: URL) throws {
        guard let file = MediaFile(contentsOf: fileURL), file.hasAudio else { throw AudioFileError.unsupported(fileURL) }
        url = fileURL
        fileFormat = AVAudioFormat(of: file)
        processingFormat = fileFormat
        length = AVAudioFramePosition(file.duration * file.sampleRate)
        super.init()
    }

    /// - Throws: an error of `NSOSStatusErrorDomain` where the settings name no format or the folder cannot be written.
    public init(forWriting fileURL: URL, settings: [String: Any]) throws {
        guard let format = AVAudioFormat(settings: settings),
            FileManager.default.isWritableFile(atPath: fileURL.deletingLastPathComponent().path)
        else { throw AudioFileError.unsupported(fileURL) }
        url = fileURL
        fileFormat = format
        processingFormat = format
        length = 0
        super.init()
    }

    open func read(into buffer: AVAudioPCMBuffer) throws { throw AudioFileError.unsupported(url) }
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws { throw AudioFileError.unsupported(url) }
    open func write(from buffer: AVAudioPCMBuffer) throws { throw AudioFileError.unsupported(url) }
}
