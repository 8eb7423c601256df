@testable import QuinceAVFoundation
import Testing
import UIKit

@Suite(.serialized) @MainActor struct SoundTests {
    private func buffer(_ values: [Float], rate: Double = 1_000, kind: AVAudioCommonFormat = .pcmFormatFloat32) throws -> AVAudioPCMBuffer {
        let format = try #require(AVAudioFormat(commonFormat: kind, sampleRate: rate, channels: 1, interleaved: false))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(values.count)))
        buffer.frameLength = AVAudioFrameCount(values.count)
        for (index, value) in values.enumerated() { buffer.set(value, frame: index, channel: 0) }
        return buffer
    }

    @Test("what is written to a file is read from it") func files() throws {
        let folder = try ScratchFolder()
        let url = folder.url.appendingPathComponent("written.wav")
        let values: [Float] = [0, 0.5, -0.5, 0.25]
        let settings: [String: Any] = [AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: 1_000.0, AVNumberOfChannelsKey: 1]
        let written = try AVAudioFile(forWriting: url, settings: settings)
        try written.write(from: try buffer(values))
        written.close()
        let file = try AVAudioFile(forReading: url)
        let read = try buffer([0, 0, 0, 0])
        try file.read(into: read)
        #expect(file.length == 4 && read.frameLength == 4 && (0..<4).map { read.value(frame: $0, channel: 0) } == values)
        try file.read(into: read)
        #expect(read.frameLength == 0)
        #expect(throws: (any Error).self) {
            try AVAudioFile(forWriting: url, settings: [AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 1_000.0, AVNumberOfChannelsKey: 1])
        }
    }

    @Test("a converter changes the form and the rate of samples") func conversion() throws {
        let input = try buffer([0, 0.5, 1, 0.5])
        let output = try buffer([0, 0, 0, 0], kind: .pcmFormatInt16)
        try #require(AVAudioConverter(from: input.format, to: output.format)).convert(to: output, from: input)
        #expect(try #require(output.int16ChannelData)[0][1] == 16_384)
        #expect(AVAudioConverter.resampled([[0], [1]], by: 2, limit: 9) == [[0], [0.5], [1], [1]])
    }

    @Test("a file of notes is as long as its tempo makes it") func notes() throws {
        let track: [UInt8] = [0, 0xFF, 0x51, 3, 0x0F, 0x42, 0x40, 0, 0x90, 60, 64, 0x83, 0x60, 0x80, 60, 0, 0, 0xFF, 0x2F, 0]
        let file = Data("MThd".utf8) + Data([0, 0, 0, 6, 0, 0, 0, 1, 0, 240]) + Data("MTrk".utf8) + Data([0, 0, 0, UInt8(track.count)]) + Data(track)
        // Two quarters, of a second each.
        #expect(try AVMIDIPlayer(data: file, soundBankURL: nil).duration == 2)
        #expect(throws: (any Error).self) { try AVMIDIPlayer(data: Data("nothing".utf8), soundBankURL: nil) }
    }

    @Test("words have their places, marks are left out") func words() {
        #expect(SpeechMarks.ranges(of: "two  words") == [NSRange(location: 0, length: 3), NSRange(location: 5, length: 5)])
        #expect(SpeechMarks.words(of: "<speak>Hello <b>you</b></speak>") == "Hello you")
        #expect(AVSpeechUtterance(ssmlRepresentation: "no marks") == nil)
    }

    @Test("who plays and records hears the receiver, unless the loudspeaker is asked for") func routes() {
        func outputs(_ category: AVAudioSession.Category, isLoud: Bool) -> [AVAudioSession.Port] {
            AVAudioSessionRouteDescription(category, isLoud: isLoud).outputs.map(\.portType)
        }
        #expect(outputs(.playAndRecord, isLoud: false) == [.builtInReceiver] && outputs(.playAndRecord, isLoud: true) == [.builtInSpeaker])
        #expect(outputs(.playback, isLoud: false) == [.builtInSpeaker] && outputs(.record, isLoud: false).isEmpty)
    }

    @Test("samples of nothing are shown as failed, pictures as they are") func layers() throws {
        var pixels: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 4, 2, kCVPixelFormatType_32BGRA, nil, &pixels) == kCVReturnSuccess)
        let layer = AVSampleBufferDisplayLayer()
        let timing = CMSampleTimingInfo(duration: .invalid, presentationTimeStamp: .zero, decodeTimeStamp: .invalid)
        layer.enqueue(CMSampleBuffer(imageBuffer: pixels, formatDescription: nil, timings: [timing]))
        #expect(layer.status == .rendering && layer.contents != nil)
        layer.enqueue(CMSampleBuffer(formatDescription: nil, timings: [timing]))
        #expect(layer.status == .failed)
    }
}
