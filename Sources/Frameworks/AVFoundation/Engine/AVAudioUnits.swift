import UIKit

/// A node that changes sound. Its settings are kept; nothing sounds.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {}

open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
    open var bypass = false
}

open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
    open var bypass = false
}

open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
    /// In percent. Default 0.
    open var wetDryMix: Float = 0
    public override init() { super.init() }
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) { wetDryMix = 50 }
}

public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral, largeRoom2, mediumHall2, mediumHall3,
        largeHall2
}

open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
    /// In seconds. Default 1.
    open var delayTime: TimeInterval = 1
    /// In percent.
    open var feedback: Float = 50
    /// In hertz.
    open var lowPassCutoff: Float = 15_000
    open var wetDryMix: Float = 100
    public override init() { super.init() }
}

open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
    /// In decibels. Default -6.
    open var preGain: Float = -6
    open var wetDryMix: Float = 50
    public override init() { super.init() }
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}

public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1, multiDecimated2, multiDecimated3,
        multiDecimated4, multiDistortedFunk, multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2,
        multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}

public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf, resonantLowShelf, resonantHighShelf
}

open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
    open var filterType: AVAudioUnitEQFilterType = .parametric
    /// In hertz.
    open var frequency: Float = 1_000
    /// In octaves.
    open var bandwidth: Float = 0.5
    /// In decibels.
    open var gain: Float = 0
    open var bypass = true
}

open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
    public let bands: [AVAudioUnitEQFilterParameters]
    open var globalGain: Float = 0
    public init(numberOfBands: Int) {
        bands = (0..<numberOfBands).map { _ in AVAudioUnitEQFilterParameters() }
        super.init()
    }
}

open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
    open var rate: Float = 1
    /// In cents, from -2400 to 2400.
    open var pitch: Float = 0
    open var overlap: Float = 8
    public override init() { super.init() }
}

open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
    open var rate: Float = 1
    public override init() { super.init() }
}
