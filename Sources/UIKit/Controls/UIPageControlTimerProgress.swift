/// Progress that goes on with time, and takes the page control to its next page when a page's time is over. Since iOS 17.
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
    @_nonoverride
    open weak var delegate: (any UIPageControlTimerProgressDelegate)?

    /// Whether the first page follows the last one. Default false: the last one stays.
    open var resetsToInitialPageAfterEnd = false

    /// Seconds that a page takes which has no time of its own. Greater than 0.
    open var preferredDuration: TimeInterval

    /// Whether time goes on. It does from `resumeTimer()` to `pauseTimer()`, and not while a finger moves along the dots.
    public private(set) var isRunning = false

    private var durations: [Int: TimeInterval] = [:]
    private var last: Double = 0
    private var generation = 0
    private var waitsForVisibility = false

    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
    }

    /// Gives a page a time of its own, in seconds.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

    /// The seconds that a page takes: its own, or the preferred ones.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    open func resumeTimer() {
        guard !isRunning else { return }
        isRunning = true
        last = CACurrentMediaTime()
        schedule()
    }

    open func pauseTimer() {
        isRunning = false
        waitsForVisibility = false
        generation += 1
    }

    override var pageDelegate: (any UIPageControlProgressDelegate)? { delegate }

    override func setVisible(_ isVisible: Bool) {
        if !isVisible, isRunning {
            pauseTimer()
            waitsForVisibility = true
        } else if isVisible, waitsForVisibility {
            waitsForVisibility = false
            resumeTimer()
        }
        super.setVisible(isVisible)
    }

    private func schedule() {
        generation += 1
        let current: Int = generation
        DeferredWork.shared.schedule(after: 0) { [weak self] in
            guard let self, self.isRunning, self.generation == current else { return }
            self.step()
        }
    }

    private func step() {
        let now: Double = CACurrentMediaTime()
        let passed: Double = now - last
        last = now
        guard let control, control.window != nil else { return schedule() }
        let length: TimeInterval = duration(forPage: control.currentPage)
        if passed > 0, length > 0 {
            currentProgress += Float(passed / length)
            delegate?.pageControlTimerProgressDidChange(self)
        }
        if currentProgress >= 1 { advance(control) }
        if isRunning { schedule() }
    }

    /// A page's time is over.
    private func advance(_ control: UIPageControl) {
        let isLast: Bool = control.currentPage + 1 >= control.numberOfPages
        guard !isLast || resetsToInitialPageAfterEnd else { return pauseTimer() }
        let next: Int = isLast ? 0 : control.currentPage + 1
        guard delegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else { return pauseTimer() }
        control.advance(to: next)
    }
}

/// Hears of progress with time. Every member is optional.
@preconcurrency @MainActor public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    /// Whether a page whose time is over is followed by another. Default true; else the timer stops.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {
        try? ObjCRuntime.invokeOptional("pageControlTimerProgressDidChange:", on: self, [progress])
    }
    public func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
        (try? ObjCRuntime.invokeOptional("pageControlTimerProgress:shouldAdvanceToPage:", on: self, [progress, page])) ?? true
    }
}
