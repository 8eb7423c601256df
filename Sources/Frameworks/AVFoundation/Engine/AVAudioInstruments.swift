import ObjectRuntime

/// A node that plays notes. Nothing sounds: its state is kept.
open class AVAudioUnitMIDIInstrument: AVAudioUnit, @unchecked Sendable {
    /// The notes that sound on each channel, from 0 to 15.
    private var notes: [UInt8: Set<UInt8>] = [:]
    /// The values of controllers by channel, those that were sent.
    private var controllers: [UInt8: [UInt8: UInt8]] = [:]
    private var programs: [UInt8: UInt8] = [:]

    /// - Parameters:
    ///   - note: 0 to 127; 60 is the middle C.
    ///   - velocity: 0 to 127. A note of none ends.
    ///   - channel: 0 to 15.
    open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {
        if velocity > 0 { notes[channel, default: []].insert(note) } else { stopNote(note, onChannel: channel) }
    }

    open func stopNote(_ note: UInt8, onChannel channel: UInt8) { notes[channel]?.remove(note) }

    /// Controllers 120 and 123, all sounds and all notes off, end the channel's notes.
    open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {
        controllers[channel, default: [:]][controller] = value
        if [120, 123].contains(controller) { notes[channel] = nil }
    }

    open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) { programs[channel] = program }
    /// The bank goes by controllers 0 and 32, as over the wire.
    open func sendProgramChange(_ program: UInt8, bankMSB: UInt8, bankLSB: UInt8, onChannel channel: UInt8) {
        sendController(0, withValue: bankMSB, onChannel: channel)
        sendController(32, withValue: bankLSB, onChannel: channel)
        sendProgramChange(program, onChannel: channel)
    }
    open func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8) { sendMIDIEvent(midiStatus, data1: data1, data2: 0) }
    /// A message as it goes over the wire: its kind and channel, and two bytes with it.
    open func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8, data2: UInt8) {
        let channel: UInt8 = midiStatus & 0x0F
        switch midiStatus & 0xF0 {
        case 0x80: stopNote(data1, onChannel: channel)
        case 0x90: startNote(data1, withVelocity: data2, onChannel: channel)
        case 0xB0: sendController(data1, withValue: data2, onChannel: channel)
        case 0xC0: sendProgramChange(data1, onChannel: channel)
        default: break
        }
    }

    package func soundingNotes(onChannel channel: UInt8) -> [UInt8] { notes[channel, default: []].sorted() }
    package func program(onChannel channel: UInt8) -> UInt8? { programs[channel] }
    package func value(ofController controller: UInt8, onChannel channel: UInt8) -> UInt8? { controllers[channel]?[controller] }
}

/// An instrument made of recorded sounds. Files are looked for and not read: nothing sounds.
open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument, @unchecked Sendable {
    /// In percent, from -100 (left) to 100. Default 0.
    open var stereoPan: Float = 0
    /// In decibels, from -90 to 12. Default 0.
    open var overallGain: Float = 0
    open var masterGain: Float {
        get { overallGain }
        set { overallGain = newValue }
    }
    /// In cents, from -2400 to 2400. Default 0.
    open var globalTuning: Float = 0

    public override init() { super.init() }

    /// - Throws: an error of `NSOSStatusErrorDomain` where there is no such file.
    open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws { try find(bankURL) }
    open func loadInstrument(at instrumentURL: URL) throws { try find(instrumentURL) }
    open func loadAudioFiles(at audioFiles: [URL]) throws { try audioFiles.forEach(find) }

    private func find(_ url: URL) throws {
        // fnfErr, "file not found".
        guard FileManager.default.fileExists(atPath: url.path) else { throw NSError(domain: NSOSStatusErrorDomain, code: -43) }
    }
}
