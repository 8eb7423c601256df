import UIKit

public enum AVAudio3DMixingRenderingAlgorithm: Int, Sendable {
    case equalPowerPanning = 0, sphericalHead, HRTF, soundField, stereoPassThrough = 5, HRTFHQ, auto
}
public enum AVAudio3DMixingSourceMode: Int, Sendable { case spatializeIfMono = 0, bypass, pointSource, ambienceBed }
public enum AVAudio3DMixingPointSourceInHeadMode: Int, Sendable { case mono = 0, bypass }

/// A place in space, in metres.
public struct AVAudio3DPoint: Hashable, Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public init() { self.init(x: 0, y: 0, z: 0) }
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
}
public typealias AVAudio3DVector = AVAudio3DPoint
public func AVAudioMake3DPoint(_ x: Float, _ y: Float, _ z: Float) -> AVAudio3DPoint { AVAudio3DPoint(x: x, y: y, z: z) }
public func AVAudioMake3DVector(_ x: Float, _ y: Float, _ z: Float) -> AVAudio3DVector { AVAudio3DVector(x: x, y: y, z: z) }

public struct AVAudio3DVectorOrientation: Hashable, Sendable {
    public var forward: AVAudio3DVector
    public var up: AVAudio3DVector
    public init() { self.init(forward: AVAudio3DVector(x: 0, y: 0, z: -1), up: AVAudio3DVector(x: 0, y: 1, z: 0)) }
    public init(forward: AVAudio3DVector, up: AVAudio3DVector) { (self.forward, self.up) = (forward, up) }
}
/// In degrees.
public struct AVAudio3DAngularOrientation: Hashable, Sendable {
    public var yaw: Float
    public var pitch: Float
    public var roll: Float
    public init() { self.init(yaw: 0, pitch: 0, roll: 0) }
    public init(yaw: Float, pitch: Float, roll: Float) { (self.yaw, self.pitch, self.roll) = (yaw, pitch, roll) }
}
public func AVAudioMake3DAngularOrientation(_ yaw: Float, _ pitch: Float, _ roll: Float) -> AVAudio3DAngularOrientation {
    AVAudio3DAngularOrientation(yaw: yaw, pitch: pitch, roll: roll)
}

/// A node that plays by the app's own samples. Nothing sounds, so that it asks for none.
open class AVAudioSourceNode: AVAudioNode, @unchecked Sendable {
    public typealias RenderBlock = (UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafeMutablePointer<AudioBufferList>) ->
        OSStatus
    package let render: RenderBlock
    open var volume: Float = 1
    open var pan: Float = 0
    open override var numberOfInputs: Int { 0 }
    public init(
        renderBlock block:
            @escaping (UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafeMutablePointer<AudioBufferList>)
            -> OSStatus
    ) {
        render = block
        super.init()
    }
    public init(
        format: AVAudioFormat,
        renderBlock block:
            @escaping (UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafeMutablePointer<AudioBufferList>)
            -> OSStatus
    ) {
        render = block
        super.init()
        connect(format, bus: 0)
    }
}

/// A node that hands samples to the app. Nothing sounds, so that none come.
open class AVAudioSinkNode: AVAudioNode, @unchecked Sendable {
    package let receive: (UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafePointer<AudioBufferList>) -> OSStatus
    open override var numberOfOutputs: Int { 0 }
    public init(receiverBlock block: @escaping (UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafePointer<AudioBufferList>) -> OSStatus) {
        receive = block
        super.init()
    }
}

public enum AVAudioEnvironmentDistanceAttenuationModel: Int, Sendable { case exponential = 1, inverse, linear }
public enum AVAudioEnvironmentOutputType: Int, Sendable { case auto = 0, headphones, builtInSpeakers, externalSpeakers }

open class AVAudioEnvironmentDistanceAttenuationParameters: NSObject, @unchecked Sendable {
    open var distanceAttenuationModel = AVAudioEnvironmentDistanceAttenuationModel.inverse
    /// In metres.
    open var referenceDistance: Float = 1
    open var maximumDistance: Float = 100_000
    open var rolloffFactor: Float = 1
    override init() {}
}

open class AVAudioEnvironmentReverbParameters: NSObject, @unchecked Sendable {
    open var enable = false
    /// In decibels, from -40 to 40.
    open var level: Float = 0
    public let filterParameters = AVAudioUnitEQFilterParameters()
    package private(set) var preset: AVAudioUnitReverbPreset?
    override init() {}
    open func loadFactoryReverbPreset(_ preset: AVAudioUnitReverbPreset) { self.preset = preset }
}

/// Puts sounds into space, around a listener. Kept; nothing sounds.
open class AVAudioEnvironmentNode: AVAudioNode, @unchecked Sendable {
    open var outputVolume: Float = 1
    open var outputType = AVAudioEnvironmentOutputType.auto
    open var volume: Float = 1
    open var pan: Float = 0
    open var listenerPosition = AVAudio3DPoint()
    open var listenerVectorOrientation = AVAudio3DVectorOrientation()
    open var listenerAngularOrientation = AVAudio3DAngularOrientation()
    public let distanceAttenuationParameters = AVAudioEnvironmentDistanceAttenuationParameters()
    public let reverbParameters = AVAudioEnvironmentReverbParameters()
    open var applicableRenderingAlgorithms: [NSNumber] { [0, 1, 2, 3, 5, 6, 7] }
    open var isListenerHeadTrackingEnabled = false
    open var nextAvailableInputBus: AVAudioNodeBus { 0 }
    public override init() { super.init() }
}

/// An input or output of a node.
open class AVAudioConnectionPoint: NSObject, @unchecked Sendable {
    open private(set) weak var node: AVAudioNode?
    public let bus: AVAudioNodeBus
    public init(node: AVAudioNode, bus: AVAudioNodeBus) {
        self.node = node
        self.bus = bus
    }
}

extension AVAudioEngine {
    /// Connects a node to several; time passes for each.
    public func connect(_ sourceNode: AVAudioNode, to destNodes: [AVAudioConnectionPoint], fromBus sourceBus: AVAudioNodeBus, format: AVAudioFormat?) {
        for point in destNodes { if let node = point.node { connect(sourceNode, to: node, fromBus: sourceBus, toBus: point.bus, format: format) } }
    }
}

public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable { case dataConsumed = 0, dataRendered, dataPlayedBack }
public typealias AVAudioPlayerNodeCompletionHandler = @Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void

extension AVAudioPlayerNode {
    public func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
    ) { scheduleBuffer(buffer, at: nil, options: [], completionHandler: told(callbackType, completionHandler)) }
    public func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType, completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
    ) { scheduleBuffer(buffer, at: when, options: options, completionHandler: told(callbackType, completionHandler)) }
    public func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
    ) { scheduleFile(file, at: when, completionHandler: told(callbackType, completionHandler)) }
    public func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType, completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
    ) {
        scheduleSegment(
            file, startingFrame: startFrame, frameCount: numberFrames, at: when,
            completionHandler: told(callbackType, completionHandler))
    }
    private func told(
        _ type: AVAudioPlayerNodeCompletionCallbackType, _ handler: AVAudioPlayerNodeCompletionHandler?
    ) -> AVAudioNodeCompletionHandler? {
        guard let handler else { return nil }
        return { @Sendable in handler(type) }
    }
    /// Everything is at hand.
    public func prepare(withFrameCount frameCount: AVAudioFrameCount) {}
}
