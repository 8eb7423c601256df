import QuinceAVFoundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct EngineTests {
    private final class Log: @unchecked Sendable {
        private let lock = NSLock()
        private var names: [String] = []
        var ended: [String] { lock.withLock { names } }
        func append(_ name: String) { lock.withLock { names.append(name) } }
    }

    private func buffer(seconds: Double) throws -> AVAudioPCMBuffer {
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 1_000, channels: 1))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 10_000))
        buffer.frameLength = AVAudioFrameCount(seconds * 1_000)
        return buffer
    }

    private func pass(_ seconds: Double, on stage: FrameworkStage) {
        for _ in 0..<Int(seconds * 20) { stage.session.advance(by: 0.05) }
    }

    /// Handlers are called on a queue of their own: waits for as many as are expected, and a moment for one too many. Keeps the main actor:
    /// another test would launch an app of its own there, whose clock this one's player would go by.
    private func ended(_ log: Log, _ count: Int) -> [String] {
        for _ in 0..<500 where log.ended.count < count { Thread.sleep(forTimeInterval: 0.01) }
        Thread.sleep(forTimeInterval: 0.02)
        return log.ended
    }

    @Test("a player plays what was scheduled one after the other, by the session's clock") func players() throws {
        let stage = try FrameworkStage()
        let engine = AVAudioEngine(), player = AVAudioPlayerNode(), log = Log()
        engine.attach(player)
        engine.connect(player, to: engine.mainMixerNode, format: nil)
        try engine.start()
        player.scheduleBuffer(try buffer(seconds: 1)) { log.append("first") }
        player.scheduleBuffer(try buffer(seconds: 2)) { log.append("second") }
        pass(1.5, on: stage)
        #expect(ended(log, 0).isEmpty && !player.isPlaying)
        player.play()
        pass(1.5, on: stage)
        #expect(ended(log, 1) == ["first"])
        player.pause()
        pass(5, on: stage)
        #expect(ended(log, 1) == ["first"])
        player.play()
        pass(2, on: stage)
        #expect(ended(log, 2) == ["first", "second"])
        player.scheduleBuffer(try buffer(seconds: 1)) { log.append("stopped") }
        player.stop()
        pass(0.5, on: stage)
        #expect(ended(log, 3).last == "stopped" && !player.isPlaying)
        stage.close()
    }

    @Test("a buffer that loops has no end, until another interrupts it") func loops() throws {
        let stage = try FrameworkStage()
        let engine = AVAudioEngine(), player = AVAudioPlayerNode(), log = Log()
        engine.attach(player)
        try engine.start()
        player.scheduleBuffer(try buffer(seconds: 0.5), at: nil, options: .loops) { log.append("loop") }
        player.play()
        pass(4, on: stage)
        #expect(ended(log, 0).isEmpty)
        player.scheduleBuffer(try buffer(seconds: 1), at: nil, options: .interrupts) { log.append("once") }
        pass(1.5, on: stage)
        #expect(ended(log, 2) == ["loop", "once"])
        stage.close()
    }

    @Test("a buffer's channels are its memory, apart or woven") func buffers() throws {
        for isWoven in [false, true] {
            let format = try #require(AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 8_000, channels: 2, interleaved: isWoven))
            let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
            let channels = try #require(buffer.int16ChannelData)
            #expect(buffer.floatChannelData == nil && buffer.stride == (isWoven ? 2 : 1))
            for frame in 0..<4 { channels[1][frame * buffer.stride] = Int16(frame + 1) }
            #expect((0..<4).map { channels[1][$0 * buffer.stride] } == [1, 2, 3, 4] && (0..<4).allSatisfy { channels[0][$0 * buffer.stride] == 0 })
            buffer.frameLength = 9
            #expect(buffer.frameLength == 4)
        }
        #expect(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 6) == nil)
    }

    @Test("nodes belong to their engine while they are attached") func graph() {
        let engine = AVAudioEngine(), delay = AVAudioUnitDelay()
        engine.attach(delay)
        engine.connect(engine.inputNode, to: delay, format: AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1))
        #expect(engine.inputNode.outputFormat(forBus: 0).sampleRate == 16_000 && delay.engine === engine && engine.attachedNodes.contains(delay))
        engine.detach(delay)
        #expect(delay.engine == nil && !engine.attachedNodes.contains(delay))
    }

    @Test("a sampler knows the notes that were started, in calls and in messages, and refuses a file that is nowhere") func sampler() {
        let sampler = AVAudioUnitSampler()
        sampler.startNote(60, withVelocity: 100, onChannel: 1)
        sampler.sendMIDIEvent(0x91, data1: 64, data2: 80)
        sampler.startNote(67, withVelocity: 90, onChannel: 0)
        #expect(sampler.soundingNotes(onChannel: 1) == [60, 64])
        sampler.sendMIDIEvent(0x81, data1: 64, data2: 0)
        sampler.startNote(60, withVelocity: 0, onChannel: 1)
        #expect(sampler.soundingNotes(onChannel: 1).isEmpty && sampler.soundingNotes(onChannel: 0) == [67])
        sampler.sendController(123, withValue: 0, onChannel: 0)
        #expect(sampler.soundingNotes(onChannel: 0).isEmpty && sampler.value(ofController: 123, onChannel: 0) == 0)
        sampler.sendProgramChange(5, bankMSB: 0x79, bankLSB: 2, onChannel: 3)
        #expect(
            sampler.program(onChannel: 3) == 5 && sampler.value(ofController: 0, onChannel: 3) == 0x79 && sampler.value(ofController: 32, onChannel: 3) == 2)
        sampler.sendMIDIEvent(0xC3, data1: 9)
        #expect(sampler.program(onChannel: 3) == 9)
        #expect(throws: NSError.self) { try sampler.loadInstrument(at: URL(fileURLWithPath: "/nowhere.sf2")) }
    }
}
