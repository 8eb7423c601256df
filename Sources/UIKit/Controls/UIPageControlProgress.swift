/// How far the page that a page control shows has gone, as of a film: the page's indicator becomes a bar that fills. Since iOS 17.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
    // The timer has a delegate of a narrower type under the same name.
    @_disfavoredOverload
    open weak var delegate: (any UIPageControlProgressDelegate)?

    /// From 0 to 1. A page that becomes the current one begins at 0, or where the delegate has it.
    open var currentProgress: Float = 0 {
        didSet {
            let kept: Float = min(max(currentProgress, 0), 1)
            if kept != currentProgress { currentProgress = kept }
            if currentProgress != oldValue { control?.progressDidChange() }
        }
    }

    /// Whether the page control shows the progress: not while a finger moves along its dots, nor where no page control has it.
    public private(set) var isProgressVisible = false

    /// The control that shows the progress.
    weak var control: UIPageControl? {
        didSet { if control !== oldValue { pageDidChange() } }
    }

    public override init() {
        super.init()
    }

    /// The delegate under the type that all kinds of progress share.
    var pageDelegate: (any UIPageControlProgressDelegate)? { delegate }

    func setVisible(_ isVisible: Bool) {
        guard isVisible != isProgressVisible else { return }
        isProgressVisible = isVisible
        pageDelegate?.pageControlProgressVisibilityDidChange(self)
    }

    /// Another page is the current one.
    func pageDidChange() {
        guard let control else { return }
        currentProgress = pageDelegate?.pageControlProgress(self, initialProgressForPage: control.currentPage) ?? 0
    }
}

/// Hears of the progress of pages. Every member is optional.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// The progress at which a page begins, from 0 to 1. Default 0.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    /// The progress is shown, or hidden while a finger moves along the dots: what it stands for may go on or wait.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
        (try? ObjCRuntime.invokeOptional("pageControlProgress:initialProgressForPage:", on: self, [progress, page])) ?? 0
    }
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
        try? ObjCRuntime.invokeOptional("pageControlProgressVisibilityDidChange:", on: self, [progress])
    }
}
