@_exported import UIKit

/// Shows a web page with Safari's bars around it.
///
/// There is no web here yet: a quiet page names the address. Buttons and delegate work; a page counts as loaded.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    /// How the controller is set up. Changes after it was made have no effect.
    @preconcurrency @MainActor open class Configuration: NSObject, NSCopying {
        /// Default false.
        open var entersReaderIfAvailable = false
        /// Whether the bars shrink while the page is scrolled. Default true.
        open var barCollapsingEnabled = true
        /// A button beside the activity button.
        open var activityButton: ActivityButton?

        nonisolated public override init() { super.init() }

        nonisolated open func copy(with zone: NSZone? = nil) -> Any {
            MainActor.assumeIsolated {
                let copy = Configuration()
                copy.entersReaderIfAvailable = entersReaderIfAvailable
                copy.barCollapsingEnabled = barCollapsingEnabled
                copy.activityButton = activityButton
                return copy
            } as Configuration
        }
    }

    /// A button of an app's own in Safari's bar.
    @preconcurrency @MainActor open class ActivityButton: NSObject {
        open private(set) var templateImage: UIImage?
        open private(set) var extensionIdentifier: String?

        public init(templateImage: UIImage, extensionIdentifier: String) {
            self.templateImage = templateImage
            self.extensionIdentifier = extensionIdentifier
            super.init()
        }
    }

    public enum DismissButtonStyle: Int, Sendable {
        case done = 0, close = 1, cancel = 2
    }

    /// The answer of `prewarmConnections(to:)`; nothing is kept warm here.
    @preconcurrency @MainActor open class PrewarmingToken: NSObject {
        open func invalidate() {}
    }

    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open private(set) var configuration: Configuration
    /// Nil for the bars' own.
    open var preferredBarTintColor: UIColor? { didSet { if isViewLoaded { updateColors() } } }
    open var preferredControlTintColor: UIColor? { didSet { if isViewLoaded { updateColors() } } }
    /// Default `.done`.
    open var dismissButtonStyle: DismissButtonStyle = .done { didSet { if isViewLoaded { updateItems() } } }

    private let address: URL
    private let bar = UINavigationBar()
    private let item = UINavigationItem(title: "")
    private let tools = UIToolbar()
    private var page: ServicePageView?

    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    @available(iOS, deprecated: 11.0)
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }

    /// - Parameter URL: An address of the web; any other stops the program, as in UIKit.
    public init(url URL: URL, configuration: Configuration) {
        precondition(
            ["http", "https"].contains(URL.scheme?.lowercased() ?? ""),
            "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
        address = URL
        self.configuration = configuration.copy() as? Configuration ?? configuration
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    public required init?(coder: NSCoder) { preconditionFailure("init(coder:) has not been implemented") }

    /// Connects to servers early. There is nothing to connect to here.
    open class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken { PrewarmingToken() }

    // MARK: The page

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let page = ServicePageView(symbol: "safari", title: host, detail: address.absoluteString)
        view.addSubview(page)
        self.page = page
        bar.items = [item]
        item.title = host
        view.addSubview(bar)
        view.addSubview(tools)
        updateItems()
        updateColors()
        ServiceReply.sendInSession { [weak self] in
            guard let self else { return }
            try? self.delegate?.safariViewController(self, didCompleteInitialLoad: true)
        }
    }

    private var host: String { address.host.map { $0.hasPrefix("www.") ? String($0.dropFirst(4)) : $0 } ?? address.absoluteString }

    private func updateItems() {
        let style: UIBarButtonItem.SystemItem =
            switch dismissButtonStyle {
            case .done: .done
            case .close: .close
            case .cancel: .cancel
            }
        item.leftBarButtonItem = UIBarButtonItem(systemItem: style, primaryAction: UIAction { [weak self] _ in self?.finish() })
        let share = UIBarButtonItem(systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
        let back = UIBarButtonItem(image: UIImage(systemName: "chevron.backward"), style: .plain, target: nil, action: nil)
        let forward = UIBarButtonItem(image: UIImage(systemName: "chevron.forward"), style: .plain, target: nil, action: nil)
        for button in [back, forward] { button.isEnabled = false }
        let safari = UIBarButtonItem(
            primaryAction: UIAction(image: UIImage(systemName: "safari")) { [weak self] _ in self?.openInBrowser() })
        let space = { UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil) }
        tools.items = [back, space(), forward, space(), share, space(), safari]
    }

    private func updateColors() {
        bar.barTintColor = preferredBarTintColor
        tools.barTintColor = preferredBarTintColor
        bar.tintColor = preferredControlTintColor
        tools.tintColor = preferredControlTintColor
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe: UIEdgeInsets = view.safeAreaInsets
        let bounds: CGRect = view.bounds
        let height: CGFloat = bar.sizeThatFits(bounds.size).height
        let below: CGFloat = tools.sizeThatFits(bounds.size).height
        bar.frame = CGRect(x: 0, y: safe.top, width: bounds.width, height: height)
        tools.frame = CGRect(x: 0, y: bounds.height - safe.bottom - below, width: bounds.width, height: below)
        page?.frame = CGRect(x: 0, y: bar.frame.maxY, width: bounds.width, height: max(0, tools.frame.minY - bar.frame.maxY))
    }

    // MARK: What the user does

    private func finish() {
        try? delegate?.safariViewControllerDidFinish(self)
        presentingViewController?.dismiss(animated: true)
    }

    private func share() {
        let own: [UIActivity] = (try? delegate?.safariViewController(self, activityItemsFor: address, title: host)) ?? []
        let excluded = try? delegate?.safariViewController(self, excludedActivityTypesFor: address, title: host)
        let activities = UIActivityViewController(activityItems: [address], applicationActivities: own)
        activities.excludedActivityTypes = excluded
        activities.popoverPresentationController?.sourceView = tools
        present(activities, animated: true)
    }

    private func openInBrowser() { try? delegate?.safariViewControllerWillOpenInBrowser(self) }
}

/// Hears what happens in a Safari controller. Every method is optional.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?) throws(Unimplemented) -> [UIActivity]
    func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) throws(Unimplemented) -> [UIActivity.ActivityType]
    /// The user tapped Done; the controller goes by itself.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) throws(Unimplemented)
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) throws(Unimplemented)
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) throws(Unimplemented)
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) throws(Unimplemented)
}

extension SFSafariViewControllerDelegate {
    public func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
    ) throws(Unimplemented) -> [UIActivity] {
        try ObjCRuntime.invokeOptional("safariViewController:activityItemsFor:title:", on: self, [controller, URL, title])
    }
    public func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) throws(Unimplemented) -> [UIActivity.ActivityType] {
        try ObjCRuntime.invokeOptional("safariViewController:excludedActivityTypesFor:title:", on: self, [controller, URL, title])
    }
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("safariViewControllerDidFinish:", on: self, [controller])
    }
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("safariViewController:didCompleteInitialLoad:", on: self, [controller, didLoadSuccessfully])
    }
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("safariViewController:initialLoadDidRedirectTo:", on: self, [controller, URL])
    }
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("safariViewControllerWillOpenInBrowser:", on: self, [controller])
    }
}
