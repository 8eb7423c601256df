import QuinceAVFoundation
import UIKit

/// A film in a small window over other apps. Not supported, as in a simulator of a phone.
@preconcurrency @MainActor open class AVPictureInPictureController: NSObject {
    nonisolated open class func isPictureInPictureSupported() -> Bool { false }
    open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
    open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }
    open class func pictureInPictureButtonStartImage(compatibleWith traitCollection: UITraitCollection?) -> UIImage { pictureInPictureButtonStartImage }
    open class func pictureInPictureButtonStopImage(compatibleWith traitCollection: UITraitCollection?) -> UIImage { pictureInPictureButtonStopImage }

    public let playerLayer: AVPlayerLayer
    open var contentSource: ContentSource?
    open func invalidatePlaybackState() {}

    /// The source of the small window's pictures.
    open class ContentSource: NSObject {
        open private(set) weak var playerLayer: AVPlayerLayer?
        open private(set) weak var sampleBufferDisplayLayer: AVSampleBufferDisplayLayer?
        open private(set) weak var sampleBufferPlaybackDelegate: (any AVPictureInPictureSampleBufferPlaybackDelegate)?
        open private(set) weak var activeVideoCallSourceView: UIView?
        public let activeVideoCallContentViewController: AVPictureInPictureVideoCallViewController?
        public init(playerLayer: AVPlayerLayer) {
            activeVideoCallContentViewController = nil
            super.init()
            self.playerLayer = playerLayer
        }
        public init(sampleBufferDisplayLayer: AVSampleBufferDisplayLayer, playbackDelegate: any AVPictureInPictureSampleBufferPlaybackDelegate) {
            activeVideoCallContentViewController = nil
            super.init()
            self.sampleBufferDisplayLayer = sampleBufferDisplayLayer
            sampleBufferPlaybackDelegate = playbackDelegate
        }
        public init(activeVideoCallSourceView sourceView: UIView, contentViewController: AVPictureInPictureVideoCallViewController) {
            activeVideoCallContentViewController = contentViewController
            super.init()
            activeVideoCallSourceView = sourceView
        }
    }
    public init(contentSource: ContentSource) {
        playerLayer = contentSource.playerLayer ?? AVPlayerLayer()
        super.init()
        self.contentSource = contentSource
    }
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    open var isPictureInPicturePossible: Bool { false }
    open var isPictureInPictureActive: Bool { false }
    open var isPictureInPictureSuspended: Bool { false }
    open var requiresLinearPlayback = false
    open var canStartPictureInPictureAutomaticallyFromInline = false

    public init?(playerLayer: AVPlayerLayer) {
        self.playerLayer = playerLayer
        super.init()
    }

    /// Fails: the delegate hears so.
    open func startPictureInPicture() {
        ServiceReply.sendInSession { [weak self] in
            guard let self else { return }
            try? delegate?.pictureInPictureController(self, failedToStartPictureInPictureWithError: AVError(.operationNotAllowed))
        }
    }
    open func stopPictureInPicture() {}
}

/// Shows a call in the small window.
@preconcurrency @MainActor open class AVPictureInPictureVideoCallViewController: UIViewController {}

/// Plays what a layer of samples shows.
@preconcurrency @MainActor public protocol AVPictureInPictureSampleBufferPlaybackDelegate: NSObjectProtocol {
    func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, setPlaying playing: Bool)
    func pictureInPictureControllerTimeRangeForPlayback(_ pictureInPictureController: AVPictureInPictureController) -> CMTimeRange
    func pictureInPictureControllerIsPlaybackPaused(_ pictureInPictureController: AVPictureInPictureController) -> Bool
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController, didTransitionToRenderSize newRenderSize: CMVideoDimensions)
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController, skipByInterval skipInterval: CMTime, completion completionHandler: @escaping () -> Void)
}
extension AVPictureInPictureSampleBufferPlaybackDelegate {
    public func pictureInPictureControllerShouldProhibitBackgroundAudioPlayback(_ pictureInPictureController: AVPictureInPictureController) -> Bool { false }
}

@preconcurrency @MainActor public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
    func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) throws(Unimplemented)
    func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) throws(Unimplemented)
    func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
        throws(Unimplemented)
    func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) throws(Unimplemented)
    func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) throws(Unimplemented)
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void) throws(Unimplemented)
}

extension AVPictureInPictureControllerDelegate {
    public func pictureInPictureControllerWillStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("pictureInPictureControllerWillStartPictureInPicture:", on: self, [pictureInPictureController])
    }
    public func pictureInPictureControllerDidStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("pictureInPictureControllerDidStartPictureInPicture:", on: self, [pictureInPictureController])
    }
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("pictureInPictureController:failedToStartPictureInPictureWithError:", on: self, [pictureInPictureController, error])
    }
    public func pictureInPictureControllerWillStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("pictureInPictureControllerWillStopPictureInPicture:", on: self, [pictureInPictureController])
    }
    public func pictureInPictureControllerDidStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("pictureInPictureControllerDidStopPictureInPicture:", on: self, [pictureInPictureController])
    }
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional(
            "pictureInPictureController:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:", on: self,
            [pictureInPictureController, completionHandler])
    }
}

/// A button to send sound and film to another device; there is none to send to.
@preconcurrency @MainActor open class AVRoutePickerView: UIView {
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    open var activeTintColor: UIColor! = .tintColor
    open var prioritizesVideoDevices = false
    open var isRoutePickerButtonBordered = false
    private let button = UIButton(type: .system)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }
    private func prepare() {
        button.setImage(UIImage(systemName: "airplayaudio"), for: .normal)
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.accessibilityLabel = "AirPlay"
        addSubview(button)
    }
}

/// Hears that devices are offered. None is.
@preconcurrency @MainActor public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) throws(Unimplemented)
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) throws(Unimplemented)
}
extension AVRoutePickerViewDelegate {
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("routePickerViewWillBeginPresentingRoutes:", on: self, [routePickerView])
    }
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("routePickerViewDidEndPresentingRoutes:", on: self, [routePickerView])
    }
}

/// Interface files name the class.
@section(".init_array") @used private let announceAVRoutePickerView: @convention(c) () -> Void = {
    ObjCRuntime.addModule {
        ObjCRuntime.registration(of: AVRoutePickerView.self, named: "AVRoutePickerView").initializer("initWithCoder:") { AVRoutePickerView(coder: $0[0]) }
    }
}
