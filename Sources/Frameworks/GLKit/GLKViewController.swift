/// Hears of the frames of a controller.
@preconcurrency @MainActor public protocol GLKViewControllerDelegate: NSObjectProtocol {
    func glkViewControllerUpdate(_ controller: GLKViewController)
    /// Not heard where it is not there.
    func glkViewController(_ controller: GLKViewController, willPause pause: Bool)
}
extension GLKViewControllerDelegate {
    public func glkViewController(_ controller: GLKViewController, willPause pause: Bool) {}
}

/// Has its delegate, or its own `update`, called for each frame. Nothing is drawn: there is no OpenGL.
@preconcurrency @MainActor open class GLKViewController: UIViewController, GLKViewDelegate {
    private var link: CADisplayLink?
    private var times = FrameTimes()
    private static let updating = Selector("update")

    open weak var delegate: (any GLKViewControllerDelegate)?
    /// Default 30.
    open var preferredFramesPerSecond = 30 { didSet { link?.preferredFramesPerSecond = preferredFramesPerSecond } }
    open var framesPerSecond: Int { preferredFramesPerSecond }
    open var isPaused: Bool {
        get { link?.isPaused ?? true }
        set {
            guard let link, link.isPaused != newValue else { return }
            delegate?.glkViewController(self, willPause: newValue)
            link.isPaused = newValue
            if !newValue { times.lastResume = nil }
        }
    }
    /// Default true.
    open var pauseOnWillResignActive = true
    /// Default true.
    open var resumeOnDidBecomeActive = true
    open private(set) var framesDisplayed = 0
    /// Seconds.
    open var timeSinceFirstResume: TimeInterval { times.since(times.firstResume) }
    /// Seconds.
    open var timeSinceLastResume: TimeInterval { times.since(times.lastResume) }
    /// Seconds.
    open var timeSinceLastUpdate: TimeInterval { times.since(times.lastUpdate) }
    /// Seconds.
    open var timeSinceLastDraw: TimeInterval { times.since(times.lastUpdate) }

    open override func loadView() {
        if nibName != nil || storyboard != nil { return super.loadView() }
        view = GLKView(frame: UIScreen.main.bounds)
    }
    open override func viewDidLoad() {
        super.viewDidLoad()
        if let view = view as? GLKView, view.delegate == nil { view.delegate = self }
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard link == nil else { return isPaused = false }
        let link = CADisplayLink { [weak self] link in MainActor.assumeIsolated { self?.frame(at: link.timestamp) } }
        link.preferredFramesPerSecond = preferredFramesPerSecond
        link.add(to: .main, forMode: .common)
        self.link = link
    }
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        link?.invalidate()
        link = nil
    }

    private func frame(at time: CFTimeInterval) {
        times.begin(at: time)
        if let delegate {
            delegate.glkViewControllerUpdate(self)
        } else if ObjCRuntime.responds(self, to: Self.updating) {
            _ = ObjCRuntime.send(Self.updating, to: self)
        }
        times.lastUpdate = time
        framesDisplayed += 1
    }

    /// Does nothing: there is nothing to draw with.
    open func glkView(_ view: GLKView, drawIn rect: CGRect) {}
}

/// Moments of a controller's frames, in seconds of the session's clock.
struct FrameTimes {
    var now: CFTimeInterval = 0
    var firstResume: CFTimeInterval?
    /// Nil until the first frame after it.
    var lastResume: CFTimeInterval?
    var lastUpdate: CFTimeInterval?

    mutating func begin(at time: CFTimeInterval) {
        now = time
        firstResume = firstResume ?? time
        lastResume = lastResume ?? time
    }
    func since(_ moment: CFTimeInterval?) -> TimeInterval { moment.map { now - $0 } ?? 0 }
}
