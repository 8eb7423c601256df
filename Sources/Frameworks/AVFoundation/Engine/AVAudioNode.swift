import UIKit

/// A part of an audio engine: it makes, changes or takes sound.
open class AVAudioNode: NSObject, @unchecked Sendable {
    /// The engine that it is attached to.
    open internal(set) weak var engine: AVAudioEngine?
    open var numberOfInputs: Int { 1 }
    open var numberOfOutputs: Int { 1 }
    private var formats: [AVAudioNodeBus: AVAudioFormat] = [:]
    private(set) var taps: Set<AVAudioNodeBus> = []

    override init() { super.init() }

    func connect(_ format: AVAudioFormat?, bus: AVAudioNodeBus) { formats[bus] = format }

    /// The format that the bus was connected with; before that the device's: 44,100 frames a second in two channels.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { formats[bus] ?? Self.device }
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { formats[bus] ?? Self.device }
    open func name(forInputBus bus: AVAudioNodeBus) -> String? { nil }
    open func name(forOutputBus bus: AVAudioNodeBus) -> String? { nil }
    open func reset() {}

    static let device = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)!

    /// Listens to what comes out of a bus. Here nothing sounds, so that nothing is heard.
    open func installTap(onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?, block tapBlock: @escaping AVAudioNodeTapBlock) {
        precondition(!taps.contains(bus), "required condition is false: nullptr == Tap()")
        taps.insert(bus)
    }
    open func removeTap(onBus bus: AVAudioNodeBus) { taps.remove(bus) }
    open var lastRenderTime: AVAudioTime? { engine.flatMap { $0.isRunning ? $0.now : nil } }
}

/// The microphone or the loudspeaker.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
    open var presentationLatency: TimeInterval { 0 }
    open private(set) var isVoiceProcessingEnabled = false
    open func setVoiceProcessingEnabled(_ enabled: Bool) throws { isVoiceProcessingEnabled = enabled }
}

open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {
    open var volume: Float = 1
    open override var numberOfInputs: Int { 0 }
}

open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {
    open override var numberOfOutputs: Int { 0 }
}

/// Puts sounds together.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
    /// From 0 to 1, of all that comes in.
    open var outputVolume: Float = 1
    open var volume: Float = 1
    open var pan: Float = 0
    open var nextAvailableInputBus: AVAudioNodeBus { inputs }
    var inputs = 0
    public override init() { super.init() }
}

/// Plays buffers and files one after the other, by the session's clock, while it and its engine run. Nothing sounds.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
    open var volume: Float = 1
    open var pan: Float = 0
    open private(set) var isPlaying = false
    open override var numberOfInputs: Int { 0 }

    private struct Piece {
        var seconds: Double
        var loops: Bool
        var completion: AVAudioNodeCompletionHandler?
    }
    private var pieces: [Piece] = []
    private var timer: SessionTimer?
    /// Calls handlers in the order in which pieces end.
    private let completions = DispatchQueue(label: "AVAudioPlayerNode.completions")
    /// When the piece that plays began, and how much of it had been played before.
    private var begin = 0.0
    private var played = 0.0
    private var total = 0.0

    public override init() { super.init() }

    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil) {
        scheduleBuffer(buffer, at: nil, options: [], completionHandler: completionHandler)
    }
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {
        if options.contains(.interrupts) { clear() }
        add(Double(buffer.frameLength) / max(1, buffer.format.sampleRate), loops: options.contains(.loops), completionHandler)
    }
    open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil) {
        add(Double(file.length - file.framePosition) / max(1, file.processingFormat.sampleRate), loops: false, completionHandler)
    }
    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame: AVAudioFramePosition, frameCount: AVAudioFrameCount, at when: AVAudioTime?,
        completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {
        add(Double(min(Int64(frameCount), max(0, file.length - startingFrame))) / max(1, file.processingFormat.sampleRate), loops: false, completionHandler)
    }

    private func add(_ seconds: Double, loops: Bool, _ completion: AVAudioNodeCompletionHandler?) {
        pieces.append(Piece(seconds: seconds, loops: loops, completion: completion))
        if pieces.count == 1, isPlaying { startPiece() }
    }

    open func play() { play(at: nil) }
    open func play(at when: AVAudioTime?) {
        precondition(engine?.isRunning == true, "required condition is false: _engine->IsRunning()")
        guard !isPlaying else { return }
        isPlaying = true
        startPiece()
    }

    open func pause() {
        guard isPlaying else { return }
        played += CACurrentMediaTime() - begin
        isPlaying = false
        timer?.invalidate()
    }

    /// Ends all that is scheduled; what was is told that it is done.
    open func stop() {
        isPlaying = false
        clear()
        (played, total) = (0, 0)
    }

    open override func reset() { clear() }

    private func clear() {
        timer?.invalidate()
        let ended: [Piece] = pieces
        pieces = []
        played = 0
        for piece in ended { piece.completion.map { handler in ServiceReply.send(on: completions) { handler() } } }
    }

    private func startPiece() {
        begin = CACurrentMediaTime()
        guard let piece = pieces.first else { return }
        timer?.invalidate()
        timer = SessionTimer(after: piece.seconds - played) { [weak self] in self?.endPiece() }
    }

    private func endPiece() {
        guard isPlaying, let piece = pieces.first else { return }
        total += piece.seconds
        played = 0
        if !piece.loops || piece.seconds <= 0 {
            pieces.removeFirst()
            piece.completion.map { handler in ServiceReply.send(on: completions) { handler() } }
        }
        startPiece()
    }

    /// The node's own time at a moment of the engine's: frames since it was started.
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? {
        guard isPlaying else { return nil }
        let rate: Double = outputFormat(forBus: 0).sampleRate
        return AVAudioTime(sampleTime: AVAudioFramePosition((total + played + CACurrentMediaTime() - begin) * rate), atRate: rate)
    }
    open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { isPlaying ? lastRenderTime : nil }
}

public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}
