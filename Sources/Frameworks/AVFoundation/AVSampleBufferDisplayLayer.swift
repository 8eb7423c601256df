import QuinceCoreMedia
import UIKit

public enum AVQueuedSampleBufferRenderingStatus: Int, Sendable { case unknown = 0, rendering, failed }

/// Takes samples one after the other, and shows or plays them at their times.
public protocol AVQueuedSampleBufferRendering: NSObjectProtocol {
    var timebase: CMTimebase { get }
    var isReadyForMoreMediaData: Bool { get }
    var hasSufficientMediaDataForReliablePlaybackStart: Bool { get }
    func enqueue(_ sampleBuffer: CMSampleBuffer)
    func flush()
    func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void)
    func stopRequestingMediaData()
}

/// Asks for samples as long as it is not told to stop.
final class SampleRequest: @unchecked Sendable {
    private var block: (@Sendable () -> Void)?
    func begin(on queue: DispatchQueue, _ block: @escaping @Sendable () -> Void) {
        self.block = block
        ServiceReply.send(on: queue) { [self] in if self.block != nil { block() } }
    }
    func end() { block = nil }
}

/// Shows samples that an app decoded itself: the picture of the last one that it was given.
open class AVSampleBufferDisplayLayer: CALayer, AVQueuedSampleBufferRendering {
    open var videoGravity: AVLayerVideoGravity = .resizeAspect {
        didSet { contentsGravity = videoGravity == .resize ? .resize : videoGravity == .resizeAspectFill ? .resizeAspectFill : .resizeAspect }
    }
    open var controlTimebase: CMTimebase?
    open private(set) var status = AVQueuedSampleBufferRenderingStatus.unknown
    open private(set) var error: (any Error)?
    open var preventsCapture = false
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var isReadyForMoreMediaData: Bool { true }
    open var isReadyForDisplay: Bool { status == .rendering }
    open var requiresFlushToResumeDecoding: Bool { status == .failed }
    open var hasSufficientMediaDataForReliablePlaybackStart: Bool { status == .rendering }
    open var isOutputObscuredDueToInsufficientExternalProtection: Bool { false }
    open private(set) lazy var sampleBufferRenderer = AVSampleBufferVideoRenderer(self)
    private let request = SampleRequest()
    private lazy var own = CMTimebase(time: { CMClock.hostTimeClock.time }, rate: { 1 })
    open var timebase: CMTimebase { controlTimebase ?? own }

    public override init() {
        super.init()
        contentsGravity = .resizeAspect
    }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A sample that is no picture yet cannot be decoded: the layer's status is `failed` then.
    open func enqueue(_ sampleBuffer: CMSampleBuffer) {
        guard let picture = sampleBuffer.imageBuffer?.picture else {
            error = AVError(.decoderNotFound)
            status = .failed
            NotificationCenter.default.post(
                name: .AVSampleBufferDisplayLayerFailedToDecode, object: self,
                userInfo: [AVSampleBufferDisplayLayerFailedToDecodeNotificationErrorKey: AVError(.decoderNotFound)])
            return
        }
        contents = picture
        status = .rendering
    }
    open func flush() { if status == .failed { (status, error) = (.unknown, nil) } }
    open func flushAndRemoveImage() {
        flush()
        contents = nil
        status = .unknown
    }
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) { request.begin(on: queue, block) }
    open func stopRequestingMediaData() { request.end() }
}

/// The part of such a layer that takes samples.
open class AVSampleBufferVideoRenderer: NSObject, AVQueuedSampleBufferRendering, @unchecked Sendable {
    private weak var layer: AVSampleBufferDisplayLayer?
    private let request = SampleRequest()
    private lazy var own = CMTimebase(time: { CMClock.hostTimeClock.time }, rate: { 1 })
    public override init() { super.init() }
    init(_ layer: AVSampleBufferDisplayLayer) {
        self.layer = layer
        super.init()
    }
    open var timebase: CMTimebase { layer?.timebase ?? own }
    open var status: AVQueuedSampleBufferRenderingStatus { layer?.status ?? .unknown }
    open var error: (any Error)? { layer?.error }
    open var requiresFlushToResumeDecoding: Bool { layer?.requiresFlushToResumeDecoding ?? false }
    open var isReadyForMoreMediaData: Bool { true }
    open var hasSufficientMediaDataForReliablePlaybackStart: Bool { layer?.hasSufficientMediaDataForReliablePlaybackStart ?? false }
    open func enqueue(_ sampleBuffer: CMSampleBuffer) { layer?.enqueue(sampleBuffer) }
    open func flush() { layer?.flush() }
    open func flush(removingDisplayedImage removeDisplayedImage: Bool, completionHandler handler: (@Sendable () -> Void)? = nil) {
        if removeDisplayedImage { layer?.flushAndRemoveImage() } else { flush() }
        ServiceReply.send { handler?() }
    }
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) { request.begin(on: queue, block) }
    open func stopRequestingMediaData() { request.end() }
}

/// Plays samples of sound; nothing is heard.
open class AVSampleBufferAudioRenderer: NSObject, AVQueuedSampleBufferRendering, @unchecked Sendable {
    open var volume: Float = 1
    open var isMuted = false
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
    open var allowedAudioSpatializationFormats = AVAudioSpatializationFormats.multichannel
    open private(set) var status = AVQueuedSampleBufferRenderingStatus.unknown
    open var error: (any Error)? { nil }
    weak var synchronizer: AVSampleBufferRenderSynchronizer?
    private let request = SampleRequest()
    private lazy var own = CMTimebase(time: { CMClock.hostTimeClock.time }, rate: { 1 })
    public override init() { super.init() }
    open var timebase: CMTimebase { synchronizer?.timebase ?? own }
    open var isReadyForMoreMediaData: Bool { true }
    open var hasSufficientMediaDataForReliablePlaybackStart: Bool { status == .rendering }
    open func enqueue(_ sampleBuffer: CMSampleBuffer) { status = .rendering }
    open func flush() { status = .unknown }
    open func flush(fromSourceTime time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) { ServiceReply.send { completionHandler(true) } }
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) { request.begin(on: queue, block) }
    open func stopRequestingMediaData() { request.end() }
}

/// Has several renderers go by one time.
open class AVSampleBufferRenderSynchronizer: NSObject, @unchecked Sendable {
    open private(set) var renderers: [any AVQueuedSampleBufferRendering] = []
    open var delaysRateChangeUntilHasSufficientMediaData = true
    private var rest = CMTime.zero
    private var begin: Double?
    private var speed: Float = 0
    public override init() { super.init() }
    open private(set) lazy var timebase = CMTimebase(time: { [weak self] in self?.currentTime() ?? .invalid }, rate: { [weak self] in Double(self?.rate ?? 0) })
    open var rate: Float {
        get { speed }
        set { setRate(newValue, time: .invalid) }
    }
    /// From a time on where that is one.
    open func setRate(_ rate: Float, time: CMTime) {
        rest = time.isNumeric ? time : currentTime()
        speed = rate
        begin = rate == 0 ? nil : CACurrentMediaTime()
    }
    open func setRate(_ rate: Float, time: CMTime, atHostTime hostTime: CMTime) { setRate(rate, time: time) }
    open func currentTime() -> CMTime {
        guard let begin else { return rest }
        return rest + CMTime(seconds: (CACurrentMediaTime() - begin) * Double(speed), preferredTimescale: 1_000_000_000)
    }
    open func addRenderer(_ renderer: any AVQueuedSampleBufferRendering) {
        renderers.append(renderer)
        (renderer as? AVSampleBufferAudioRenderer)?.synchronizer = self
    }
    open func removeRenderer(_ renderer: any AVQueuedSampleBufferRendering, at time: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        let before: Int = renderers.count
        renderers.removeAll { $0 === renderer }
        let isRemoved: Bool = renderers.count < before
        ServiceReply.send { completionHandler?(isRemoved) }
    }
}

extension NSNotification.Name {
    public static let AVSampleBufferDisplayLayerFailedToDecode = NSNotification.Name("AVSampleBufferDisplayLayerFailedToDecodeNotification")
    public static let AVSampleBufferDisplayLayerRequiresFlushToResumeDecodingDidChange = NSNotification.Name(
        "AVSampleBufferDisplayLayerRequiresFlushToResumeDecodingDidChangeNotification")
    public static let AVSampleBufferAudioRendererWasFlushedAutomatically = NSNotification.Name("AVSampleBufferAudioRendererWasFlushedAutomaticallyNotification")
    public static let AVSampleBufferRenderSynchronizerRateDidChange = NSNotification.Name("AVSampleBufferRenderSynchronizerRateDidChangeNotification")
}
public let AVSampleBufferDisplayLayerFailedToDecodeNotificationErrorKey = "AVSampleBufferDisplayLayerFailedToDecodeNotificationErrorKey"
