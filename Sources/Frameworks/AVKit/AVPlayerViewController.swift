@_exported import QuinceAVFoundation
import UIKit

/// Shows a film with the system's controls: a dark page that names the film, a button to play and pause, how far it came, and a button
/// to leave it where it was presented.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer? { didSet { if isViewLoaded { show() } } }
    /// Default true.
    open var showsPlaybackControls = true { didSet { if isViewLoaded { controls.isHidden = !showsPlaybackControls } } }
    open var videoGravity: AVLayerVideoGravity = .resizeAspect
    open var allowsPictureInPicturePlayback = true
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var updatesNowPlayingInfoCenter = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var requiresLinearPlayback = false
    open var pixelBufferAttributes: [String: Any]?
    open var showsTimecodes = false
    open var allowsVideoFrameAnalysis = true
    open private(set) var selectedSpeed: AVPlaybackSpeed?
    /// Has the film played that fast.
    open func selectSpeed(_ speed: AVPlaybackSpeed) {
        selectedSpeed = speed
        player?.defaultRate = speed.rate
        if let player, player.rate != 0 { player.rate = speed.rate }
    }
    open var speeds: [AVPlaybackSpeed] = AVPlaybackSpeed.systemDefaultSpeeds
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    open var isReadyForDisplay: Bool { player?.currentItem?.status == .readyToPlay }
    open var videoBounds: CGRect {
        guard isViewLoaded, let size = player?.currentItem?.presentationSize, size.width > 0 else { return .zero }
        return AVMakeRect(aspectRatio: size, insideRect: view.bounds)
    }
    /// Between the film and the controls.
    open private(set) lazy var contentOverlayView: UIView? = UIView()

    private let page = ServicePageView(symbol: "film")
    private let controls = PlayerControls()
    private var observer: Any?

    open override func loadView() {
        let view = UIView()
        view.backgroundColor = .black
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        page.ink = .lightGray
        let overlay = contentOverlayView ?? UIView()
        for part in [page, overlay, controls] as [UIView] {
            part.frame = view.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(part)
        }
        controls.isHidden = !showsPlaybackControls
        controls.onPlay = { [weak self] in
            guard let player = self?.player else { return }
            if player.rate == 0 { player.play() } else { player.pause() }
            self?.updateControls()
        }
        controls.onClose = { [weak self] in self?.presentingViewController?.dismiss(animated: true) }
        show()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        controls.showsClose = presentingViewController?.presentedViewController === self
        updateControls()
    }

    open override var prefersStatusBarHidden: Bool { presentingViewController?.presentedViewController === self && modalPresentationStyle == .fullScreen }

    private func show() {
        if let observer { observed?.removeTimeObserver(observer) }
        observed = player
        observer = player?.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 2), queue: .main) { [weak self] _ in
            MainActor.assumeIsolated { self?.updateControls() }
        }
        let url = (player?.currentItem?.asset as? AVURLAsset)?.url
        page.show(title: url?.lastPathComponent ?? "", detail: url.map { $0.isFileURL ? "" : $0.absoluteString } ?? "")
        updateControls()
    }

    private weak var observed: AVPlayer?

    private func updateControls() {
        let now = player?.currentTime().seconds ?? 0
        let end = player?.currentItem?.duration
        controls.show(isPlaying: (player?.rate ?? 0) != 0, now: now, end: end?.isNumeric == true ? end?.seconds : nil)
    }
}

/// How fast a film may be played.
public struct AVPlaybackSpeed: Hashable, Sendable {
    public let rate: Float
    public let localizedName: String
    public init(rate: Float, localizedName: String) {
        self.rate = rate
        self.localizedName = localizedName
    }
    public static let systemDefaultSpeeds = [0.5, 1, 1.25, 1.5, 2].map { AVPlaybackSpeed(rate: Float($0), localizedName: "\($0)×") }
}

/// The buttons over a film.
final class PlayerControls: UIView {
    private let play = UIButton(type: .system)
    private let close = UIButton(type: .system)
    private let track = UIProgressView(progressViewStyle: .default)
    private let now = UILabel()
    private let end = UILabel()
    var onPlay: () -> Void = {}
    var onClose: () -> Void = {}
    var showsClose = false { didSet { close.isHidden = !showsClose } }

    init() {
        super.init(frame: .zero)
        for button in [play, close] { button.tintColor = .white }
        close.setImage(UIImage(systemName: "xmark"), for: .normal)
        close.accessibilityLabel = SystemText.localized("Close")
        close.isHidden = true
        play.addAction(UIAction { [weak self] _ in self?.onPlay() }, for: .touchUpInside)
        close.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .touchUpInside)
        for label in [now, end] {
            label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
            label.textColor = .white
        }
        end.textAlignment = .right
        track.progressTintColor = .white
        track.trackTintColor = UIColor(white: 1, alpha: 0.3)
        for view in [play, close, track, now, end] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { preconditionFailure("made by player view controllers") }

    func show(isPlaying: Bool, now seconds: Double, end: Double?) {
        let size = UIImage.SymbolConfiguration(pointSize: 28, weight: .regular)
        play.setImage(UIImage(systemName: isPlaying ? "pause.fill" : "play.fill", withConfiguration: size), for: .normal)
        play.accessibilityLabel = SystemText.localized(isPlaying ? "Pause" : "Play")
        now.text = Self.text(seconds)
        self.end.text = end.map { "-" + Self.text($0 - seconds) } ?? "LIVE"
        track.progress = end.map { $0 > 0 ? Float(seconds / $0) : 0 } ?? 0
        setNeedsLayout()
    }

    private static func text(_ seconds: Double) -> String {
        let whole = Int(max(0, seconds.isFinite ? seconds : 0))
        return String(format: "%02d:%02d", whole / 60, whole % 60)
    }

    /// Below the middle, so that the film's name stays free.
    override func layoutSubviews() {
        super.layoutSubviews()
        let room: CGRect = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 12)
        close.frame = CGRect(x: room.minX, y: room.minY, width: 44, height: 44)
        now.frame = CGRect(x: room.minX, y: room.maxY - 20, width: room.width / 2, height: 16)
        end.frame = CGRect(x: room.midX, y: room.maxY - 20, width: room.width / 2, height: 16)
        track.frame = CGRect(x: room.minX, y: room.maxY - 32, width: room.width, height: 4)
        play.frame = CGRect(x: room.midX - 28, y: room.maxY - 96, width: 56, height: 56)
    }
}

@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator) throws(Unimplemented)
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator) throws(Unimplemented)
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) throws(Unimplemented)
    func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) throws(Unimplemented)
    func playerViewController(_ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error) throws(Unimplemented)
    func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) throws(Unimplemented)
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) throws(Unimplemented)
    func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_ playerViewController: AVPlayerViewController) throws(Unimplemented) -> Bool
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void) throws(Unimplemented)
}

extension AVPlayerViewControllerDelegate {
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional(
            "playerViewController:willBeginFullScreenPresentationWithAnimationCoordinator:", on: self, [playerViewController, coordinator])
    }
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional(
            "playerViewController:willEndFullScreenPresentationWithAnimationCoordinator:", on: self, [playerViewController, coordinator])
    }
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("playerViewControllerWillStartPictureInPicture:", on: self, [playerViewController])
    }
    public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("playerViewControllerDidStartPictureInPicture:", on: self, [playerViewController])
    }
    public func playerViewController(
        _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("playerViewController:failedToStartPictureInPictureWithError:", on: self, [playerViewController, error])
    }
    public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("playerViewControllerWillStopPictureInPicture:", on: self, [playerViewController])
    }
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("playerViewControllerDidStopPictureInPicture:", on: self, [playerViewController])
    }
    public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) throws(Unimplemented) -> Bool {
        try ObjCRuntime.invokeOptional("playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart:", on: self, [playerViewController])
    }
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional(
            "playerViewController:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:", on: self, [playerViewController, completionHandler])
    }
}

/// Interface files name the class.
@section(".init_array") @used private let announceAVPlayerViewController: @convention(c) () -> Void = {
    ObjCRuntime.addModule {
        ObjCRuntime.registration(of: AVPlayerViewController.self, named: "AVPlayerViewController").initializer("initWithCoder:") {
            AVPlayerViewController(coder: $0[0])
        }
    }
}
