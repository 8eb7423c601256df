import UIKit

/// A file of sound to be played by a node of an audio engine. Its samples cannot be read here, nor files be written.
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
}
