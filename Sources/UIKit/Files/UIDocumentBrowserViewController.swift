/// The first screen of an app of documents: the files of the app's own Documents folder, and a button that makes a new one.
@preconcurrency @MainActor open class UIDocumentBrowserViewController: UIViewController {
    public enum ImportMode: UInt, Sendable {
        case none = 0
        case copy, move
    }

    public enum BrowserUserInterfaceStyle: UInt, Sendable {
        case white = 0
        case light, dark
    }

    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    /// Whether there is a button that makes a document. Default true.
    open var allowsDocumentCreation = true { didSet { reload() } }
    /// Default true: in `Select` mode several files can be chosen.
    open var allowsPickingMultipleItems = false { didSet { grid?.allowsMultipleSelection = allowsPickingMultipleItems } }
    /// The identifiers of the types that can be opened.
    public let allowedContentTypes: [String]
    open var recentDocumentsContentTypes: [String] { allowedContentTypes }
    /// Buttons before and behind the title.
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { updateBar() } }
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { updateBar() } }
    /// Actions that the menus of files have besides the browser's own.
    open var customActions: [UIDocumentBrowserAction] = []
    /// White has the system's colours, dark those of the dark look.
    open var browserUserInterfaceStyle: BrowserUserInterfaceStyle = .white {
        didSet { overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .unspecified }
    }
    /// The title of what makes a new document. Default "Create Document".
    open var localizedCreateDocumentActionTitle = SystemText.localized("Create Document") { didSet { reload() } }
    /// The width of a document's picture as a share of its height. Default 2/3.
    open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3 { didSet { grid?.collectionViewLayout.invalidateLayout() } }
    /// Default false.
    open var shouldShowFileExtensions = false { didSet { reload() } }

    private var grid: UICollectionView?
    private let page = UIViewController()
    private var files: [URL] = []

    /// - Parameter contentTypes: identifiers of types; nil: those of the app's Info.plist.
    public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        self.allowedContentTypes = allowedContentTypes ?? Self.typesOfApp
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        allowedContentTypes = Self.typesOfApp
        super.init(coder: coder)
    }

    private static var typesOfApp: [String] {
        let documents = Bundle.main.infoDictionary?["CFBundleDocumentTypes"] as? [[String: Any]] ?? []
        return documents.flatMap { $0["LSItemContentTypes"] as? [String] ?? [] }
    }

    private var folder: URL {
        URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent("Documents", isDirectory: true)
    }

    // MARK: What is shown

    open override func viewDidLoad() {
        super.viewDidLoad()
        let grid = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        grid.backgroundColor = .systemBackground
        grid.dataSource = self
        grid.delegate = self
        grid.alwaysBounceVertical = true
        grid.allowsMultipleSelection = allowsPickingMultipleItems
        grid.register(DocumentCell.self, forCellWithReuseIdentifier: "document")
        self.grid = grid
        page.view = grid
        page.title = SystemText.localized("Documents")
        let stack = UINavigationController(rootViewController: page)
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
        updateBar()
        reload()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    private func updateBar() {
        page.navigationItem.leftBarButtonItems = additionalLeadingNavigationBarButtonItems
        page.navigationItem.rightBarButtonItems = additionalTrailingNavigationBarButtonItems
    }

    private func reload() {
        guard let grid else { return }
        files = ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [])
            .filter { url in
                !url.lastPathComponent.hasPrefix(".")
                    && (allowedContentTypes.isEmpty || DocumentTypes.conforms(url, to: allowedContentTypes)
                        || allowedContentTypes.contains(DocumentTypes.identifier(of: url)))
            }
            .sorted { $0.lastPathComponent.localizedStandardCompare($1.lastPathComponent) == .orderedAscending }
        grid.reloadData()
    }

    private func name(of url: URL) -> String {
        shouldShowFileExtensions ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
    }

    private func url(at indexPath: IndexPath) -> URL? {
        let index: Int = indexPath.item - (allowsDocumentCreation ? 1 : 0)
        return files.indices.contains(index) ? files[index] : nil
    }

    // MARK: Acts

    private func create() {
        guard let delegate else { return }
        try? delegate.documentBrowser(self) { [weak self] url, mode in
            guard let self, let url, mode != .none else { return }
            self.bring(url, to: self.folder, mode)
        }
    }

    private func bring(_ url: URL, to folder: URL, _ mode: ImportMode) {
        do {
            let target: URL = try imported(url, to: folder, mode)
            reload()
            if let delegate { try? delegate.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: target) }
        } catch {
            if let delegate { try? delegate.documentBrowser(self, failedToImportDocumentAt: url, error: error) }
        }
    }

    /// A name that is taken gets a number.
    private func imported(_ url: URL, to folder: URL, _ mode: ImportMode) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var target: URL = folder.appendingPathComponent(url.lastPathComponent)
        if target.standardizedFileURL == url.standardizedFileURL { return url }
        var number = 2
        while FileManager.default.fileExists(atPath: target.path) {
            let stem: String = url.deletingPathExtension().lastPathComponent
            let last: String = url.pathExtension.isEmpty ? "" : ".\(url.pathExtension)"
            target = folder.appendingPathComponent("\(stem) \(number)\(last)")
            number += 1
        }
        if mode == .move {
            try FileManager.default.moveItem(at: url, to: target)
        } else {
            try FileManager.default.copyItem(at: url, to: target)
        }
        return target
    }

    private func picked(_ urls: [URL]) {
        guard let delegate else { return }
        do throws(Unimplemented) { try delegate.documentBrowser(self, didPickDocumentsAt: urls) } catch {
            try? delegate.documentBrowser(self, didPickDocumentURLs: urls)
        }
    }

    private func share(_ url: URL) {
        let activities: [UIActivity]? = delegate.flatMap { try? $0.documentBrowser(self, applicationActivitiesForDocumentURLs: [url]) }
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: activities)
        sheet.popoverPresentationController?.sourceView = view
        if let delegate { try? delegate.documentBrowser(self, willPresent: sheet) }
        present(sheet, animated: true)
    }

    /// Shows a document among the others; one from elsewhere is copied where `importIfNeeded` says so.
    open func revealDocument(at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil) {
        do {
            let isHere: Bool = url.deletingLastPathComponent().standardizedFileURL.path == folder.standardizedFileURL.path
            guard isHere || importIfNeeded else { throw UIDocumentBrowserError(.generic) }
            let target: URL = isHere ? url : try imported(url, to: folder, .copy)
            reload()
            if let index = files.firstIndex(where: { $0.lastPathComponent == target.lastPathComponent }) {
                let path = IndexPath(item: index + (allowsDocumentCreation ? 1 : 0), section: 0)
                grid?.scrollToItem(at: path, at: .centeredVertically, animated: true)
            }
            completion?(target, nil)
        } catch { completion?(nil, error) }
    }

    open func revealDocument(at url: URL, importIfNeeded: Bool) async throws -> URL {
        try await withCheckedThrowingContinuation { done in
            revealDocument(at: url, importIfNeeded: importIfNeeded) { done.resume(with: Self.result($0, $1)) }
        }
    }

    private static func result(_ url: URL?, _ error: (any Error)?) -> Result<URL, any Error> {
        url.map { .success($0) } ?? .failure(error ?? UIDocumentBrowserError(.generic))
    }

    /// Brings a document into the folder of another.
    open func importDocument(
        at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) {
        do {
            let target: URL = try imported(documentURL, to: neighbourURL.deletingLastPathComponent(), importMode)
            reload()
            completionHandler(target, nil)
        } catch { completionHandler(nil, error) }
    }

    open func importDocument(at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode) async throws -> URL {
        try await withCheckedThrowingContinuation { done in
            importDocument(at: documentURL, nextToDocumentAt: neighbourURL, mode: importMode) { done.resume(with: Self.result($0, $1)) }
        }
    }

    /// Gives a document another name, with its extension where the name has none.
    open func renameDocument(at documentURL: URL, proposedName: String, completionHandler: @escaping (URL?, (any Error)?) -> Void) {
        let old: String = documentURL.pathExtension
        var target: URL = documentURL.deletingLastPathComponent().appendingPathComponent(proposedName)
        if target.pathExtension.isEmpty, !old.isEmpty { target = target.appendingPathExtension(old) }
        do {
            try FileManager.default.moveItem(at: documentURL, to: target)
            NSFileCoordinator().item(at: documentURL, didMoveTo: target)
            reload()
            completionHandler(target, nil)
        } catch { completionHandler(nil, error) }
    }

    open func renameDocument(at documentURL: URL, proposedName: String) async throws -> URL {
        try await withCheckedThrowingContinuation { done in
            renameDocument(at: documentURL, proposedName: proposedName) { done.resume(with: Self.result($0, $1)) }
        }
    }

    /// The transition of a document that grows out of its picture.
    open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController { UIDocumentBrowserTransitionController() }
    open func transitionController(forDocumentURL documentURL: URL) -> UIDocumentBrowserTransitionController {
        transitionController(forDocumentAt: documentURL)
    }
}

extension UIDocumentBrowserViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        files.count + (allowsDocumentCreation ? 1 : 0)
    }

    public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "document", for: indexPath)
        if let url = url(at: indexPath) {
            (cell as? DocumentCell)?.show(name(of: url), symbol: url.hasDirectoryPath ? "folder" : "doc.text", ratio: defaultDocumentAspectRatio)
        } else {
            (cell as? DocumentCell)?.show(localizedCreateDocumentActionTitle, symbol: "plus", ratio: defaultDocumentAspectRatio)
        }
        return cell
    }

    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let url = url(at: indexPath) else {
            collectionView.deselectItem(at: indexPath, animated: false)
            return create()
        }
        if allowsPickingMultipleItems {
            picked((collectionView.indexPathsForSelectedItems ?? []).sorted().compactMap(self.url))
        } else {
            collectionView.deselectItem(at: indexPath, animated: true)
            picked([url])
        }
    }

    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let url = url(at: indexPath) else { return nil }
        let type: String = DocumentTypes.identifier(of: url)
        let actions: [UIDocumentBrowserAction] = customActions.filter { action in
            action.availability.contains(.menu)
                && (action.supportedContentTypes.isEmpty || action.supportedContentTypes.contains(type)
                    || DocumentTypes.conforms(url, to: action.supportedContentTypes))
        }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            let share = UIAction(title: SystemText.localized("Share"), image: UIImage(systemName: "square.and.arrow.up")) { _ in self?.share(url) }
            return UIMenu(
                children: [share] + actions.map { action in UIAction(title: action.localizedTitle, image: action.image) { _ in action.handler([url]) } })
        }
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 116, height: DocumentCell.pictureHeight + 44) }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20) }
}

/// A document's picture above its name.
final class DocumentCell: UICollectionViewCell {
    static let pictureHeight: CGFloat = 110
    private let picture = UIImageView()
    private let label = UILabel()
    private var ratio: CGFloat = 1

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .center
        picture.backgroundColor = .secondarySystemBackground
        picture.layer.cornerRadius = 6
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textAlignment = .center
        label.numberOfLines = 2
        contentView.addSubview(picture)
        contentView.addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    func show(_ name: String, symbol: String, ratio: CGFloat) {
        picture.image = UIImage(systemName: symbol)
        label.text = name
        accessibilityLabel = name
        self.ratio = max(0.2, ratio)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width: CGFloat = min(contentView.bounds.width, Self.pictureHeight * ratio)
        picture.frame = CGRect(x: (contentView.bounds.width - width) / 2, y: 0, width: width, height: Self.pictureHeight)
        let size: CGSize = label.sizeThatFits(CGSize(width: contentView.bounds.width, height: .greatestFiniteMagnitude))
        label.frame = CGRect(x: 0, y: Self.pictureHeight + 6, width: contentView.bounds.width, height: min(size.height, 36))
    }
}

/// Something that can be done with files in a browser.
@preconcurrency @MainActor open class UIDocumentBrowserAction: NSObject {
    public struct Availability: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        nonisolated public init(rawValue: Int) { self.rawValue = rawValue }
        /// In the menu of a file.
        public static let menu = Availability(rawValue: 1 << 0)
        /// Kept: files are not selected for the bar here.
        public static let navigationBar = Availability(rawValue: 1 << 1)
    }

    open private(set) var identifier: String
    open private(set) var localizedTitle: String
    open private(set) var availability: Availability
    open var image: UIImage?
    /// The identifiers of the types that it is for; empty: all. Default `public.item`.
    open var supportedContentTypes: [String] = ["public.item"]
    open var supportsMultipleItems = false
    let handler: ([URL]) -> Void

    public init(identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void) {
        self.identifier = identifier
        self.localizedTitle = localizedTitle
        self.availability = availability
        self.handler = handler
        super.init()
    }
}

/// Shows a document growing out of the browser, or going back into it: here, by fading.
@preconcurrency @MainActor open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
    /// How much of the document is loaded.
    open var loadingProgress: Progress?
    /// The view that has the document's content.
    open weak var targetView: UIView?

    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let arriving: UIView? = transitionContext.view(forKey: .to), leaving: UIView? = transitionContext.view(forKey: .from)
        if let arriving {
            arriving.frame = transitionContext.viewController(forKey: .to).map(transitionContext.finalFrame(for:)) ?? transitionContext.containerView.bounds
            transitionContext.containerView.addSubview(arriving)
        }
        let isPresenting: Bool = transitionContext.viewController(forKey: .to)?.presentingViewController === transitionContext.viewController(forKey: .from)
        if isPresenting { arriving?.alpha = 0 } else if let leaving { transitionContext.containerView.bringSubviewToFront(leaving) }
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            if isPresenting { arriving?.alpha = 1 } else { leaving?.alpha = 0 }
        } completion: { _ in
            leaving?.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

public let UIDocumentBrowserErrorDomain: String = "UIDocumentBrowserErrorDomain"

/// Errors of documents in a browser.
public struct UIDocumentBrowserError: CustomNSError, Hashable, Error, @unchecked Sendable {
    public enum Code: Int, Sendable {
        case generic = 1
        case noLocationAvailable = 2
    }

    public let code: Code
    public let userInfo: [String: Any]

    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
    }

    public static var errorDomain: String { UIDocumentBrowserErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { userInfo }
    public static var generic: Code { .generic }
    public static var noLocationAvailable: Code { .noLocationAvailable }

    public static func == (lhs: UIDocumentBrowserError, rhs: UIDocumentBrowserError) -> Bool { lhs.code == rhs.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]) throws(Unimplemented)
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) throws(Unimplemented)
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) throws(Unimplemented)
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL
    ) throws(Unimplemented)
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
    ) throws(Unimplemented)
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) throws(Unimplemented) -> [UIActivity]
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
    ) throws(Unimplemented)
}

extension UIDocumentBrowserViewControllerDelegate {
    public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("documentBrowser:didPickDocumentURLs:", on: self, [controller, documentURLs])
    }
    public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("documentBrowser:didPickDocumentsAtURLs:", on: self, [controller, documentURLs])
    }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("documentBrowser:didRequestDocumentCreationWithHandler:", on: self, [controller, importHandler])
    }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("documentBrowser:didImportDocumentAtURL:toDestinationURL:", on: self, [controller, sourceURL, destinationURL])
    }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("documentBrowser:failedToImportDocumentAtURL:error:", on: self, [controller, documentURL, error as Any])
    }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) throws(Unimplemented) -> [UIActivity] {
        try ObjCRuntime.invokeOptional("documentBrowser:applicationActivitiesForDocumentURLs:", on: self, [controller, documentURLs])
    }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("documentBrowser:willPresentActivityViewController:", on: self, [controller, activityViewController])
    }
}
