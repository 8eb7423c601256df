/// Cuts a film. There is no editor here: `canEditVideo(atPath:)` says so of every film, and a controller that is shown all the same tells its delegate
/// that it failed.
@preconcurrency @MainActor open class UIVideoEditorController: UINavigationController {
    open class func canEditVideo(atPath videoPath: String) -> Bool { false }

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    @_nonoverride
    open weak var delegate: (any UINavigationControllerDelegate & UIVideoEditorControllerDelegate)? {
        didSet { super.delegate = delegate }
    }

    /// The file of the film.
    open var videoPath: String = "" { didSet { screen.title = URL(fileURLWithPath: videoPath).lastPathComponent } }
    /// Seconds that the film may have when it is saved. Default ten minutes.
    open var videoMaximumDuration: TimeInterval = 600
    /// The quality that it is saved in. Default low.
    open var videoQuality: UIImagePickerController.QualityType = .typeLow

    private let screen = UIViewController()
    private var hasFailed = false

    private func prepare() {
        screen.view.backgroundColor = .systemBackground
        let page = ServicePageView(symbol: "film")
        page.frame = screen.view.bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screen.view.addSubview(page)
        screen.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        setViewControllers([screen], animated: false)
    }

    open dynamic override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasFailed else { return }
        hasFailed = true
        delegate?.videoEditorController(self, didFailWithError: CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: videoPath]))
    }

    /// Without a delegate that deals with it, the controller goes away.
    private func cancel() {
        do throws(Unimplemented) {
            guard let delegate else { throw Unimplemented() }
            try delegate.videoEditorControllerDidCancel(self)
        } catch {
            presentingViewController?.dismiss(animated: true)
        }
    }
}

/// Hears how the cutting of a film ended. Every method is optional.
@preconcurrency @MainActor public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
    func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
    func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
    func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) throws(Unimplemented)
}

extension UIVideoEditorControllerDelegate {
    public func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String) {
        try? ObjCRuntime.invokeOptional("videoEditorController:didSaveEditedVideoToPath:", on: self, [editor, editedVideoPath])
    }
    public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {
        try? ObjCRuntime.invokeOptional("videoEditorController:didFailWithError:", on: self, [editor, error])
    }
    public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("videoEditorControllerDidCancel:", on: self, [editor])
    }
}
