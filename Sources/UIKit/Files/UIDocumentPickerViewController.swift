public enum UIDocumentPickerMode: UInt, Sendable { case `import` = 0, open, exportToService, moveToService }

/// Shows the files of the app's own Documents folder, the only one that there is here, and lets one or several be chosen; or asks where to export
/// files to, which then are copied there.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
    open weak var delegate: (any UIDocumentPickerDelegate)?
    public let documentPickerMode: UIDocumentPickerMode
    /// Default false: the first file that is tapped is it.
    open var allowsMultipleSelection = false
    open var shouldShowFileExtensions = true
    /// The folder that it begins in. Folders outside of the app's own cannot be seen.
    open var directoryURL: URL?
    /// Whether a file can be chosen.
    package var allows: (URL) -> Bool
    private let exported: [URL]
    private let copies: Bool
    private let list = UITableViewController(style: .plain)
    private var files: [URL] = []
    private var hasEnded = false

    /// - Parameter allowedUTIs: identifiers of types; `public.item` and `public.data` mean all.
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(mode: mode, exported: [], copies: mode == .import) { DocumentTypes.conforms($0, to: allowedUTIs) }
    }

    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.init(mode: mode, exported: urls, copies: mode == .exportToService) { _ in false }
    }
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }
    public convenience init(forExporting urls: [URL], asCopy: Bool) {
        self.init(mode: asCopy ? .exportToService : .moveToService, exported: urls, copies: asCopy) { _ in false }
    }

    // Seen by the compiler elsewhere, so that classes below this one have the initialisers above.
    @usableFromInline package init(mode: UIDocumentPickerMode, exported: [URL], copies: Bool, allows: @escaping (URL) -> Bool) {
        documentPickerMode = mode
        self.exported = exported
        self.copies = copies
        self.allows = allows
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    private var folder: URL {
        let documents = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent("Documents", isDirectory: true)
        guard let directoryURL, directoryURL.standardizedFileURL.path.hasPrefix(documents.standardizedFileURL.path) else { return documents }
        return directoryURL
    }

    open dynamic override func viewDidLoad() {
        super.viewDidLoad()
        files = ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [])
            .filter { !$0.lastPathComponent.hasPrefix(".") && (!exported.isEmpty || allows($0)) }
            .sorted { $0.lastPathComponent.localizedStandardCompare($1.lastPathComponent) == .orderedAscending }
        list.title = exported.isEmpty ? SystemText.localized("Documents") : exported.count == 1 ? exported[0].lastPathComponent : "\(exported.count) items"
        list.tableView.dataSource = self
        list.tableView.delegate = self
        list.tableView.allowsMultipleSelection = allowsMultipleSelection
        list.tableView.allowsSelection = exported.isEmpty
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.end(with: nil) })
        if !exported.isEmpty {
            list.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: SystemText.localized(copies ? "Save" : "Move"), primaryAction: UIAction { [weak self] _ in self?.export() })
        } else if allowsMultipleSelection {
            list.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: SystemText.localized("Open"), primaryAction: UIAction { [weak self] _ in self?.openSelection() })
        }
        let stack = UINavigationController(rootViewController: list)
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
        if files.isEmpty {
            let empty = UILabel()
            empty.text = SystemText.localized("No Documents")
            empty.textColor = .secondaryLabel
            empty.textAlignment = .center
            list.tableView.backgroundView = empty
        }
    }

    private func openSelection() {
        let chosen = (list.tableView.indexPathsForSelectedRows ?? []).sorted().map { files[$0.row] }
        if !chosen.isEmpty { end(with: chosen) }
    }

    private func export() {
        var made: [URL] = []
        for url in exported {
            let target = folder.appendingPathComponent(url.lastPathComponent)
            if target.standardizedFileURL != url.standardizedFileURL {
                try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try? FileManager.default.removeItem(at: target)
                if copies { try? FileManager.default.copyItem(at: url, to: target) } else { try? FileManager.default.moveItem(at: url, to: target) }
            }
            made.append(target)
        }
        end(with: made)
    }

    /// Goes away, and tells the delegate once. Imported files are copies in the temporary folder, as on a device.
    private func end(with urls: [URL]?) {
        guard !hasEnded else { return }
        hasEnded = true
        let given = urls.map { urls in copies && exported.isEmpty ? urls.map(imported) : urls }
        presentingViewController?.dismiss(animated: true)
        guard let delegate else { return }
        guard let given else {
            try? delegate.documentPickerWasCancelled(self)
            return
        }
        do throws(Unimplemented) { try delegate.documentPicker(self, didPickDocumentsAt: given) } catch {
            for url in given { try? delegate.documentPicker(self, didPickDocumentAt: url) }
        }
    }

    private func imported(_ url: URL) -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Inbox", isDirectory: true)
        let target = folder.appendingPathComponent(url.lastPathComponent)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? FileManager.default.removeItem(at: target)
        return (try? FileManager.default.copyItem(at: url, to: target)) == nil ? url : target
    }
}

extension UIDocumentPickerViewController: UITableViewDataSource, UITableViewDelegate {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "file") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "file")
        let url = files[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = shouldShowFileExtensions ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
        content.image = UIImage(systemName: url.hasDirectoryPath ? "folder" : "doc")
        cell.contentConfiguration = content
        return cell
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if !allowsMultipleSelection { end(with: [files[indexPath.row]]) }
    }
}

@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) throws(Unimplemented)
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) throws(Unimplemented)
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) throws(Unimplemented)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("documentPicker:didPickDocumentsAtURLs:", on: self, [controller, urls])
    }
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("documentPickerWasCancelled:", on: self, [controller])
    }
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("documentPicker:didPickDocumentAtURL:", on: self, [controller, url])
    }
}

/// Which types a file's name says it has: enough for the types that apps ask for by their identifiers.
enum DocumentTypes {
    private static let extensions: [String: [String]] = [
        "public.image": ["png", "jpg", "jpeg", "gif", "heic", "tiff", "bmp", "webp"], "public.png": ["png"], "public.jpeg": ["jpg", "jpeg"],
        "public.text": ["txt", "md", "csv", "json", "xml", "html", "htm", "swift", "rtf"], "public.plain-text": ["txt", "md"],
        "public.comma-separated-values-text": ["csv"], "public.json": ["json"], "public.xml": ["xml"], "public.html": ["html", "htm"],
        "public.rtf": ["rtf"], "com.adobe.pdf": ["pdf"], "public.movie": ["mov", "mp4", "m4v"], "public.mpeg-4": ["mp4"],
        "public.audio": ["mp3", "m4a", "wav", "aac", "aiff"], "public.mp3": ["mp3"], "public.zip-archive": ["zip"], "public.archive": ["zip", "gz", "tar"],
    ]

    /// The types that the app's Info.plist describes, with their extensions.
    private static var declared: [(identifier: String, extensions: [String])] {
        ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap { key in
            (Bundle.main.infoDictionary?[key] as? [[String: Any]] ?? []).compactMap { entry in
                guard let identifier = entry["UTTypeIdentifier"] as? String else { return nil }
                let tag: Any? = (entry["UTTypeTagSpecification"] as? [String: Any])?["public.filename-extension"]
                return (identifier, (tag as? [String] ?? (tag as? String).map { [$0] } ?? []).map { $0.lowercased() })
            }
        }
    }

    // Of several types with an extension the narrowest.
    private static let identifiers: [String: String] = [
        "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif", "txt": "public.plain-text",
        "md": "net.daringfireball.markdown", "csv": "public.comma-separated-values-text", "json": "public.json", "xml": "public.xml",
        "html": "public.html", "htm": "public.html", "rtf": "public.rtf", "rtfd": "com.apple.rtfd", "pdf": "com.adobe.pdf", "mov": "com.apple.quicktime-movie",
        "mp4": "public.mpeg-4", "mp3": "public.mp3", "m4a": "public.mpeg-4-audio", "wav": "com.microsoft.waveform-audio", "zip": "public.zip-archive",
        "swift": "public.swift-source", "plist": "com.apple.property-list", "heic": "public.heic", "tiff": "public.tiff",
    ]

    /// The type of a file by its extension: one of the app's own, of the system's, or `public.data`; `public.folder` for a folder.
    static func identifier(of url: URL) -> String {
        let name: String = url.pathExtension.lowercased()
        if name.isEmpty { return url.hasDirectoryPath ? "public.folder" : "public.data" }
        return declared.first { $0.extensions.contains(name) }?.identifier ?? identifiers[name] ?? "public.data"
    }

    /// An extension of files of a type; nil for one that is not known.
    static func fileExtension(of identifier: String) -> String? {
        declared.first { $0.identifier == identifier }?.extensions.first
            ?? identifiers.filter { $0.value == identifier }.keys.min { ($0.count, $0) < ($1.count, $1) }
    }

    static func conforms(_ url: URL, to identifiers: [String]) -> Bool {
        let name = url.pathExtension.lowercased()
        return identifiers.contains { identifier in
            if ["public.item", "public.data", "public.content", "public.composite-content"].contains(identifier) { return !url.hasDirectoryPath }
            if identifier == "public.folder" || identifier == "public.directory" { return url.hasDirectoryPath }
            // Of an app's own type the last word is most often the ending.
            if let own = declared.first(where: { $0.identifier == identifier }) { return own.extensions.contains(name) }
            return extensions[identifier]?.contains(name) ?? (identifier.split(separator: ".").last.map { $0.lowercased() == name } ?? false)
        }
    }
}

/// The domain of errors about files that a provider keeps.
public let NSFileProviderErrorDomain = "NSFileProviderErrorDomain"
