import QuinceCoreMedia
import UIKit

/// A film or a sound that is played, and how far it came. A file that is known is ready at once; one that is not fails; a stream counts as one without end.
@preconcurrency @MainActor open class AVPlayerItem: NSObject, NSCopying {
    public enum Status: Int, Sendable { case unknown = 0, readyToPlay, failed }

    nonisolated public let asset: AVAsset
    open internal(set) var status: Status = .unknown {
        willSet { willChangeValue(forKey: "status") }
        didSet { didChangeValue(forKey: "status") }
    }
    open internal(set) var error: (any Error)?
    /// Statements for the player's page.
    open var externalMetadata: [AVMetadataItem] = []
    public let automaticallyLoadedAssetKeys: [String]
    open var preferredPeakBitRateForExpensiveNetworks: Double = 0
    open var preferredMaximumResolutionForExpensiveNetworks: CGSize = .zero
    open var startsOnFirstEligibleVariant = false
    open var isAudioSpatializationAllowed = false
    open var allowedAudioSpatializationFormats = AVAudioSpatializationFormats.multichannel
    open var configuredTimeOffsetFromLive: CMTime = .invalid
    open var recommendedTimeOffsetFromLive: CMTime { .invalid }
    open var appliesPerFrameHDRDisplayMetadata = true
    open var textStyleRules: [AVTextStyleRule]?
    open var videoApertureMode = AVVideoApertureMode.cleanAperture
    open var variantPreferences: AVVariantPreferences = []
    open var translatesPlayerInterstitialEvents = false
    open var customVideoCompositor: (any AVVideoCompositing)? { nil }
    open private(set) var mediaDataCollectors: [AVPlayerItemMediaDataCollector] = []
    private lazy var selection = AVMutableMediaSelection(asset: asset)
    open var forwardPlaybackEndTime: CMTime = .invalid
    open var reversePlaybackEndTime: CMTime = .invalid
    open var preferredForwardBufferDuration: TimeInterval = 0
    open var preferredPeakBitRate: Double = 0
    open var preferredMaximumResolution: CGSize = .zero
    open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
    open var automaticallyPreservesTimeOffsetFromLive = false
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    open var seekingWaitsForVideoCompositionRendering = false
    open var videoComposition: AVVideoComposition?
    open var audioMix: AVAudioMix?
    open private(set) var outputs: [AVPlayerItemOutput] = []

    weak var player: AVPlayer?
    /// The item's time while it is not played, and since when it is.
    private var rest = CMTime.zero
    private var begin: (time: Double, rate: Double)?

    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }
    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        self.asset = asset
        self.automaticallyLoadedAssetKeys = automaticallyLoadedAssetKeys ?? []
        super.init()
    }

    /// Another item of the same asset, at its beginning.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        let asset: AVAsset = asset
        return ServiceReply.onMain { AVPlayerItem(asset: asset) }
    }

    open var duration: CMTime { status == .readyToPlay ? asset.duration : .indefinite }
    open var tracks: [AVPlayerItemTrack] { asset.tracks.map(AVPlayerItemTrack.init) }
    open var presentationSize: CGSize { status == .readyToPlay ? asset.naturalSize : .zero }
    open var timedMetadata: [AVMetadataItem]? { nil }
    open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
    open var isPlaybackBufferFull: Bool { status == .readyToPlay && duration.isNumeric }
    open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }
    open var loadedTimeRanges: [NSValue] { seekableTimeRanges }
    open var seekableTimeRanges: [NSValue] {
        status == .readyToPlay && duration.isNumeric ? [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))] : []
    }
    open var canPlayFastForward: Bool { true }
    open var canPlaySlowForward: Bool { true }
    open var canPlayReverse: Bool { false }
    open var canPlaySlowReverse: Bool { false }
    open var canPlayFastReverse: Bool { false }
    open var canStepForward: Bool { duration.isNumeric }
    open var canStepBackward: Bool { duration.isNumeric }
    /// Nil: nothing of a stream is loaded, so that nothing is logged.
    open func accessLog() -> AVPlayerItemAccessLog? { nil }
    /// Says why a file could not be opened. Nil where nothing went wrong.
    open func errorLog() -> AVPlayerItemErrorLog? { error.map { AVPlayerItemErrorLog($0, uri: (asset as? AVURLAsset)?.url.absoluteString) } }
    open func add(_ output: AVPlayerItemOutput) {
        outputs.append(output)
        output.item = self
    }
    open func remove(_ output: AVPlayerItemOutput) {
        outputs.removeAll { $0 === output }
        output.item = nil
    }
    open func add(_ collector: AVPlayerItemMediaDataCollector) { mediaDataCollectors.append(collector) }
    open func remove(_ collector: AVPlayerItemMediaDataCollector) { mediaDataCollectors.removeAll { $0 === collector } }
    open var currentMediaSelection: AVMediaSelection { selection }
    open func select(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup) {
        selection.select(mediaSelectionOption, in: mediaSelectionGroup)
        NotificationCenter.default.post(name: .AVPlayerItemMediaSelectionDidChange, object: self)
    }
    open func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) {
        select(mediaSelectionGroup.defaultOption, in: mediaSelectionGroup)
    }
    open func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? {
        selection.selectedMediaOption(in: mediaSelectionGroup)
    }

    // MARK: Time

    open func currentTime() -> CMTime {
        guard let begin else { return rest }
        return limited(rest + CMTime(seconds: (CACurrentMediaTime() - begin.time) * begin.rate, preferredTimescale: 1_000_000_000))
    }

    open func currentDate() -> Date? { nil }
    /// Follows the item's time and rate; nil until the item is ready.
    open var timebase: CMTimebase? { status == .readyToPlay ? line : nil }
    private lazy var line = CMTimebase(
        time: { [weak self] in ServiceReply.onMain { self?.currentTime() ?? .invalid } },
        rate: { [weak self] in ServiceReply.onMain { self?.begin?.rate ?? 0 } })
    open func cancelPendingSeeks() {}
    open func step(byCount stepCount: Int) { move(to: currentTime() + CMTime(value: CMTimeValue(stepCount), timescale: 30)) }

    open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
        move(to: time)
        ServiceReply.send(on: .main) { completionHandler?(true) }
    }
    open func seek(to time: CMTime) { move(to: time) }
    @discardableResult
    open func seek(to time: CMTime, toleranceBefore: CMTime = .positiveInfinity, toleranceAfter: CMTime = .positiveInfinity) async -> Bool {
        move(to: time)
        return true
    }
    /// False: nothing says on what day something was.
    @discardableResult open func seek(to date: Date) -> Bool { false }
    @discardableResult open func seek(to date: Date, completionHandler: (@Sendable (Bool) -> Void)?) -> Bool {
        ServiceReply.send(on: .main) { completionHandler?(false) }
        return false
    }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
        seek(to: time, completionHandler: completionHandler)
    }

    private var end: CMTime { forwardPlaybackEndTime.isNumeric ? forwardPlaybackEndTime : asset.duration }
    private func limited(_ time: CMTime) -> CMTime { end.isNumeric ? min(max(time, .zero), end) : max(time, .zero) }

    func move(to time: CMTime) {
        guard time.isNumeric else { return }
        rest = limited(time)
        if let begin { self.begin = (CACurrentMediaTime(), begin.rate) }
        NotificationCenter.default.post(name: .AVPlayerItemTimeJumped, object: self)
        player?.timeJumped()
    }

    func setRate(_ rate: Double) {
        rest = currentTime()
        begin = rate == 0 ? nil : (CACurrentMediaTime(), rate)
    }

    /// Seconds of the clock until the end; nil where there is none.
    var secondsToEnd: Double? {
        guard let begin, begin.rate > 0, end.isNumeric else { return nil }
        return max(0, (end - currentTime()).seconds / begin.rate)
    }

    func load() {
        guard status == .unknown else { return }
        let isPlayable = asset.isPlayable
        error = isPlayable ? nil : AVError(.fileFormatNotRecognized)
        status = isPlayable ? .readyToPlay : .failed
    }
}

/// A track of an item.
@preconcurrency @MainActor open class AVPlayerItemTrack: NSObject {
    open private(set) var assetTrack: AVAssetTrack?
    open var isEnabled = true
    init(_ track: AVAssetTrack) { assetTrack = track }
}

public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
    @available(iOS, deprecated: 15.0)
    public static let lowQualityZeroLatency = AVAudioTimePitchAlgorithm(rawValue: "LowQualityZeroLatency")
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}

/// Plays one item after another through time, by the session's clock. Nothing is heard or seen of it but a quiet page.
@preconcurrency @MainActor open class AVPlayer: NSObject {
    public enum Status: Int, Sendable { case unknown = 0, readyToPlay, failed }
    public enum TimeControlStatus: Int, Sendable { case paused = 0, waitingToPlayAtSpecifiedRate, playing }
    public enum ActionAtItemEnd: Int, Sendable { case advance = 0, pause, none }
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        public static let evaluatingBufferingRate = WaitingReason(rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
        public static let interstitialEvent = WaitingReason(rawValue: "AVPlayerWaitingDuringInterstitialEventReason")
        public static let waitingForCoordinatedPlayback = WaitingReason(rawValue: "AVPlayerWaitingForCoordinatedPlaybackReason")
    }

    open internal(set) var currentItem: AVPlayerItem? {
        willSet { willChangeValue(forKey: "currentItem") }
        didSet { didChangeValue(forKey: "currentItem") }
    }
    open private(set) var status: Status = .unknown {
        willSet { willChangeValue(forKey: "status") }
        didSet { didChangeValue(forKey: "status") }
    }
    open private(set) var timeControlStatus: TimeControlStatus = .paused {
        willSet { willChangeValue(forKey: "timeControlStatus") }
        didSet { didChangeValue(forKey: "timeControlStatus") }
    }
    open var error: (any Error)? { currentItem?.error }
    open var actionAtItemEnd: ActionAtItemEnd = .pause
    open var volume: Float = 1
    open var isMuted = false
    open var defaultRate: Float = 1
    open var allowsExternalPlayback = true
    open var isExternalPlaybackActive: Bool { false }
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    open var automaticallyWaitsToMinimizeStalling = true
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var appliesMediaSelectionCriteriaAutomatically = true
    open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
    open var externalPlaybackVideoGravity = AVLayerVideoGravity.resizeAspect
    open var isOutputObscuredDueToInsufficientExternalProtection: Bool { false }
    open var sourceClock: CMClock?
    nonisolated open class var eligibleForHDRPlayback: Bool { false }
    nonisolated open class var availableHDRModes: HDRMode { [] }
    private var criteria: [AVMediaCharacteristic: AVPlayerMediaSelectionCriteria] = [:]
    open func setMediaSelectionCriteria(_ criteria: AVPlayerMediaSelectionCriteria?, forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) {
        self.criteria[mediaCharacteristic] = criteria
    }
    open func mediaSelectionCriteria(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> AVPlayerMediaSelectionCriteria? {
        criteria[mediaCharacteristic]
    }
    /// Has the player play with others.
    open private(set) lazy var playbackCoordinator = AVPlayerPlaybackCoordinator(self)
    /// Nil unless `timeControlStatus` says that it waits.
    open var reasonForWaitingToPlay: WaitingReason? {
        guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
        return currentItem == nil ? .noItemToPlay : .evaluatingBufferingRate
    }

    private var wish: Float = 0
    private var timer: SessionTimer?
    private var observers: [TimeObserver] = []

    public override init() { super.init() }
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
    public init(playerItem item: AVPlayerItem?) {
        super.init()
        take(item)
    }

    /// Default 0. Anything else plays, at that speed, until the end of the item.
    open var rate: Float {
        get { wish }
        set {
            guard newValue != wish else { return }
            willChangeValue(forKey: "rate")
            wish = newValue
            update()
            didChangeValue(forKey: "rate")
            NotificationCenter.default.post(
                name: Self.rateDidChangeNotification, object: self,
                userInfo: [Self.rateDidChangeReasonKey: RateDidChangeReason.setRateCalled.rawValue])
        }
    }

    open func play() { rate = defaultRate }
    open func pause() { rate = 0 }
    open func playImmediately(atRate rate: Float) { self.rate = rate }
    open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {
        if itemTime.isNumeric { currentItem?.move(to: itemTime) }
        self.rate = rate
    }
    open func preroll(atRate rate: Float, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        let isReady = status == .readyToPlay
        ServiceReply.send(on: .main) { completionHandler?(isReady) }
    }
    open func preroll(atRate rate: Float) async -> Bool { status == .readyToPlay }
    open func cancelPendingPrerolls() {}
    open func replaceCurrentItem(with item: AVPlayerItem?) { take(item) }

    func take(_ item: AVPlayerItem?) {
        guard item !== currentItem else { return }
        currentItem?.setRate(0)
        currentItem?.player = nil
        currentItem = item
        item?.player = self
        ServiceReply.sendInSession { [weak self, weak item] in
            item?.load()
            guard let self, item == nil || item === currentItem else { return }
            status = item?.status == .failed ? .failed : .readyToPlay
            update()
        }
        update()
    }

    /// Time passes where an item is ready and the rate is not 0.
    private func update() {
        timer?.invalidate()
        timer = nil
        let isReady = currentItem?.status == .readyToPlay
        let next: TimeControlStatus = wish == 0 ? .paused : isReady ? .playing : .waitingToPlayAtSpecifiedRate
        currentItem?.setRate(next == .playing ? Double(wish) : 0)
        if next != timeControlStatus { timeControlStatus = next }
        if next == .playing, let seconds = currentItem?.secondsToEnd {
            timer = SessionTimer(after: seconds) { [weak self] in self?.reachEnd() }
        }
        for observer in observers { observer.schedule() }
    }

    func timeJumped() {
        update()
        for observer in observers where !observer.isBoundary { observer.call() }
    }

    func reachEnd() {
        guard let item = currentItem else { return }
        item.setRate(0)
        for observer in observers { observer.call(atEnd: true) }
        if actionAtItemEnd == .pause { rate = 0 }
        NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
        if actionAtItemEnd == .advance { advance() }
    }

    func advance() { rate = 0 }

    // MARK: Time

    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
    open func seek(to time: CMTime) { currentItem?.move(to: time) }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
    /// Nothing says on what day something was: it stays where it is.
    open func seek(to date: Date) {}
    open func seek(to date: Date, completionHandler: @escaping @Sendable (Bool) -> Void) { ServiceReply.send(on: .main) { completionHandler(false) } }
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        seek(to: time)
        ServiceReply.send(on: .main) { completionHandler(true) }
    }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        seek(to: time, completionHandler: completionHandler)
    }
    @discardableResult
    open func seek(to time: CMTime, toleranceBefore: CMTime = .positiveInfinity, toleranceAfter: CMTime = .positiveInfinity) async -> Bool {
        currentItem?.move(to: time)
        return true
    }

    /// Calls the block every `interval` of the item's time while it plays, and when time jumps. Keep what is returned.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any {
        let observer = TimeObserver(player: self, interval: interval.seconds, boundaries: [], block)
        observers.append(observer)
        observer.schedule()
        return observer
    }

    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any {
        let observer = TimeObserver(player: self, interval: nil, boundaries: times.map { $0.timeValue.seconds }.sorted()) { _ in block() }
        observers.append(observer)
        observer.schedule()
        return observer
    }

    open func removeTimeObserver(_ observer: Any) {
        guard let gone = observer as? TimeObserver else { return }
        gone.stop()
        observers.removeAll { $0 === gone }
    }
}

/// Somebody who is told as an item's time passes.
@MainActor final class TimeObserver {
    private weak var player: AVPlayer?
    private let interval: Double?
    private let boundaries: [Double]
    private let block: @Sendable (CMTime) -> Void
    private var timer: SessionTimer?

    init(player: AVPlayer, interval: Double?, boundaries: [Double], _ block: @escaping @Sendable (CMTime) -> Void) {
        self.player = player
        self.interval = interval.map { max($0, 1.0 / 120) }
        self.boundaries = boundaries
        self.block = block
    }

    var isBoundary: Bool { interval == nil }
    func stop() {
        timer?.invalidate()
        timer = nil
    }

    func call(atEnd: Bool = false) {
        guard let player else { return stop() }
        if atEnd { stop() }
        if !atEnd || !isBoundary { block(player.currentTime()) }
    }

    /// The next call comes at the next multiple of the interval, or the next of the times.
    func schedule() {
        stop()
        guard let player, player.timeControlStatus == .playing, player.rate > 0 else { return }
        let now = player.currentTime().seconds
        let next: Double? = if let interval { ((now / interval + 1e-6).rounded(.down) + 1) * interval } else { boundaries.first { $0 > now + 1e-6 } }
        guard let next else { return }
        timer = SessionTimer(after: (next - now) / Double(player.rate)) { [weak self] in
            self?.call()
            self?.schedule()
        }
    }
}

/// Plays a list of items.
@preconcurrency @MainActor open class AVQueuePlayer: AVPlayer {
    private var queue: [AVPlayerItem] = []

    public init(items: [AVPlayerItem]) {
        super.init(playerItem: items.first)
        queue = Array(items.dropFirst())
        actionAtItemEnd = .advance
    }
    public override init(playerItem item: AVPlayerItem?) {
        super.init(playerItem: item)
        actionAtItemEnd = .advance
    }
    public override init() {
        super.init()
        actionAtItemEnd = .advance
    }

    open func items() -> [AVPlayerItem] { [currentItem].compactMap { $0 } + queue }
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !items().contains { $0 === item } }
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        if currentItem == nil { return take(item) }
        if afterItem === currentItem { return queue.insert(item, at: 0) }
        if let place = queue.firstIndex(where: { $0 === afterItem }) { queue.insert(item, at: place + 1) } else { queue.append(item) }
    }
    open func remove(_ item: AVPlayerItem) {
        if item === currentItem { advanceToNextItem() } else { queue.removeAll { $0 === item } }
    }
    open func removeAllItems() {
        queue = []
        take(nil)
    }
    open func advanceToNextItem() { take(queue.isEmpty ? nil : queue.removeFirst()) }
    override func advance() { advanceToNextItem() }
}

/// Plays an item again and again.
@preconcurrency @MainActor open class AVPlayerLooper: NSObject {
    public enum Status: Int, Sendable { case unknown = 0, ready, failed, cancelled }
    public enum ItemOrdering: Int, Sendable { case loopingItemsPrecedeExistingItems = 0, loopingItemsFollowExistingItems }
    open private(set) var status: Status = .ready
    open private(set) var loopCount = 0
    open var error: (any Error)? { nil }
    open var loopingPlayerItems: [AVPlayerItem] { [item] }
    private let item: AVPlayerItem
    private weak var player: AVQueuePlayer?
    private var token: (any NSObjectProtocol)?

    public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
    }

    public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange) {
        self.init(player: player, templateItem: itemToLoop, timeRange: loopRange, existingItemsOrdering: .loopingItemsPrecedeExistingItems)
    }

    /// Plays the item over and over, or the span of it where that is valid. It takes the player for itself: what else the player has is not come to.
    public init(
        player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange, existingItemsOrdering itemOrdering: ItemOrdering
    ) {
        item = AVPlayerItem(asset: itemToLoop.asset)
        let start: CMTime = loopRange.isValid && loopRange.start.isNumeric ? loopRange.start : .zero
        if loopRange.isValid, loopRange.end.isNumeric { item.forwardPlaybackEndTime = loopRange.end }
        if start > .zero { item.move(to: start) }
        self.player = player
        super.init()
        player.actionAtItemEnd = .none
        player.take(item)
        token = NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self, self.status == .ready else { return }
                self.loopCount += 1
                self.item.move(to: start)
            }
        }
    }

    open func disableLooping() {
        status = .cancelled
        player?.actionAtItemEnd = .advance
    }
}

/// The keys that apps observe.
@section(".init_array") @used private let announcePlayerKeys: @convention(c) () -> Void = {
    ObjCRuntime.addModule {
        let player = ObjCRuntime.registration(of: AVPlayer.self, named: "AVPlayer")
        player.key("rate", get: { $0.rate }, set: { $0.rate = $1[0] })
        player.key("status", get: { $0.status.rawValue })
        player.key("timeControlStatus", get: { $0.timeControlStatus.rawValue })
        player.key("currentItem", get: { $0.currentItem })
        player.key("reasonForWaitingToPlay", get: { $0.reasonForWaitingToPlay?.rawValue })
        player.key("volume", get: { $0.volume }, set: { $0.volume = $1[0] })
        player.key("muted", get: { $0.isMuted }, set: { $0.isMuted = $1[0] })
        player.key("error", get: { $0.error })
        let item = ObjCRuntime.registration(of: AVPlayerItem.self, named: "AVPlayerItem")
        item.key("status", get: { $0.status.rawValue })
        item.key("duration", get: { NSValue(time: $0.duration) })
        item.key("loadedTimeRanges", get: { $0.loadedTimeRanges })
        item.key("playbackBufferEmpty", get: { $0.isPlaybackBufferEmpty })
        item.key("playbackLikelyToKeepUp", get: { $0.isPlaybackLikelyToKeepUp })
        item.key("playbackBufferFull", get: { $0.isPlaybackBufferFull })
        item.key("seekableTimeRanges", get: { $0.seekableTimeRanges })
        item.key("error", get: { $0.error })
        item.key("tracks", get: { $0.tracks })
        item.key("timedMetadata", get: { $0.timedMetadata })
        item.key("presentationSize", get: { NSValue(cgSize: $0.presentationSize) })
    }
}
