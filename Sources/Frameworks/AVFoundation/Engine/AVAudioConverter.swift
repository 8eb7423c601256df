import UIKit

public enum AVAudioConverterInputStatus: Int, Sendable { case haveData = 0, noDataNow, endOfStream }
public enum AVAudioConverterOutputStatus: Int, Sendable { case haveData = 0, inputRanDry, endOfStream, error }
public enum AVAudioConverterPrimeMethod: Int, Sendable { case pre = 0, normal, none }
public typealias AVAudioConverterInputBlock = (AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>) -> AVAudioBuffer?

/// Turns plain samples into those of another form, number of channels and rate, by straight lines between them.
open class AVAudioConverter: NSObject, @unchecked Sendable {
    public let inputFormat: AVAudioFormat
    public let outputFormat: AVAudioFormat
    open var channelMap: [NSNumber] = []
    open var downmix = false
    open var dither = false
    open var sampleRateConverterQuality = AVAudioQuality.medium.rawValue
    open var sampleRateConverterAlgorithm: String?
    open var primeMethod = AVAudioConverterPrimeMethod.normal
    open var bitRate = 0
    open var magicCookie: Data?
    private var rest: [[Float]] = []

    public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
        guard fromFormat.commonFormat != .otherFormat, toFormat.commonFormat != .otherFormat else { return nil }
        (inputFormat, outputFormat) = (fromFormat, toFormat)
    }
    open func reset() { rest = [] }

    /// Buffers of one rate.
    open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
        // kAudioConverterErr_InvalidInputSize.
        guard inputFormat.sampleRate == outputFormat.sampleRate, outputBuffer.frameCapacity >= inputBuffer.frameLength else {
            throw NSError(domain: NSOSStatusErrorDomain, code: 1_768_846_202)
        }
        fill(outputBuffer, with: Self.frames(of: inputBuffer))
    }

    /// Asks the block for buffers until the output is full, the input says that it has none now, or it ends.
    open func convert(
        to outputBuffer: AVAudioBuffer, error outError: NSErrorPointer, withInputFrom inputBlock: AVAudioConverterInputBlock
    ) -> AVAudioConverterOutputStatus {
        guard let output = outputBuffer as? AVAudioPCMBuffer else {
            outError?.pointee = NSError(domain: NSOSStatusErrorDomain, code: 1_718_449_215)
            return .error
        }
        let ratio: Double = outputFormat.sampleRate / inputFormat.sampleRate
        let needed = Int((Double(output.frameCapacity) / ratio).rounded(.up))
        var status = AVAudioConverterInputStatus.haveData
        while rest.count < needed {
            guard let buffer = inputBlock(AVAudioPacketCount(needed - rest.count), &status) as? AVAudioPCMBuffer, status == .haveData else { break }
            rest += Self.frames(of: buffer)
        }
        let taken = Array(rest.prefix(needed))
        rest.removeFirst(taken.count)
        fill(output, with: Self.resampled(taken, by: ratio, limit: Int(output.frameCapacity)))
        if output.frameLength > 0 { return status == .noDataNow ? .inputRanDry : .haveData }
        return status == .endOfStream ? .endOfStream : .inputRanDry
    }

    private static func frames(of buffer: AVAudioPCMBuffer) -> [[Float]] {
        (0..<Int(buffer.frameLength)).map { frame in (0..<Int(buffer.format.channelCount)).map { buffer.value(frame: frame, channel: $0) } }
    }

    static func resampled(_ frames: [[Float]], by ratio: Double, limit: Int) -> [[Float]] {
        if ratio == 1 || frames.isEmpty { return Array(frames.prefix(limit)) }
        return (0..<min(limit, Int((Double(frames.count) * ratio).rounded()))).map { index in
            let place: Double = Double(index) / ratio
            let first: Int = min(Int(place), frames.count - 1)
            let next: [Float] = frames[min(first + 1, frames.count - 1)]
            let part = Float(place - Double(first))
            return zip(frames[first], next).map { $0 + ($1 - $0) * part }
        }
    }

    /// One channel goes to all; of more than there is room for, those behind are dropped, or mixed where `downmix` says so.
    private func fill(_ output: AVAudioPCMBuffer, with frames: [[Float]]) {
        output.frameLength = AVAudioFrameCount(frames.count)
        for (index, values) in frames.prefix(Int(output.frameLength)).enumerated() {
            for channel in 0..<Int(output.format.channelCount) {
                let source: Int = channel < channelMap.count ? channelMap[channel].intValue : min(channel, values.count - 1)
                let isMixed: Bool = downmix && output.format.channelCount == 1 && values.count > 1
                output.set(
                    isMixed ? values.reduce(0, +) / Float(values.count) : values.indices.contains(source) ? values[source] : 0, frame: index, channel: channel)
            }
        }
    }
}
