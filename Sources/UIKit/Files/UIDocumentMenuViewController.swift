/// The place of an option of the app's own among those of a document menu.
public enum UIDocumentMenuOrder: UInt, Sendable {
    case first = 0, last = 1
}

/// Asks where a document comes from, or goes: the device's documents, or what the app adds. As up to iOS 13: a popover on a pad, a sheet on a phone.
@preconcurrency @MainActor open class UIDocumentMenuViewController: UIViewController {
    private struct Option {
        var title: String
        var image: UIImage?
        var handler: () -> Void
    }

    open weak var delegate: (any UIDocumentMenuDelegate)?
    private var first: [Option] = []
    private var last: [Option] = []
    private let makePicker: @MainActor () -> UIDocumentPickerViewController
    private let list = UITableView(frame: .zero, style: .insetGrouped)
    private var hasEnded = false

    /// - Parameter allowedUTIs: identifiers of types, as `UIDocumentPickerViewController` takes them.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        makePicker = { UIDocumentPickerViewController(documentTypes: allowedUTIs, in: mode) }
        super.init(nibName: nil, bundle: nil)
    }

    /// For a document that is to be exported or moved.
    public init(url: URL, in mode: UIDocumentPickerMode) {
        makePicker = { UIDocumentPickerViewController(url: url, in: mode) }
        super.init(nibName: nil, bundle: nil)
    }

    /// Not kept in archives: without types the menu offers all documents.
    public required init?(coder: NSCoder) {
        makePicker = { UIDocumentPickerViewController(documentTypes: ["public.item"], in: .import) }
        super.init(coder: coder)
    }

    /// Adds an option of the app's own, above the documents or below them.
    open func addOption(withTitle title: String, image: UIImage?, order: UIDocumentMenuOrder, handler: @escaping () -> Void) {
        let option = Option(title: title, image: image, handler: handler)
        if order == .first { first.append(option) } else { last.append(option) }
        if isViewLoaded { list.reloadData() }
    }

    private var options: [Option] {
        let documents = Option(title: SystemText.localized("Documents"), image: UIImage(systemName: "folder")) { [weak self] in
            guard let self else { return }
            self.delegate?.documentMenu(self, didPickDocumentPicker: self.makePicker())
        }
        return first + [documents] + last
    }

    override var automaticPresentationStyle: UIModalPresentationStyle {
        UIDevice.current.userInterfaceIdiom == .pad ? .popover : .pageSheet
    }

    override func makePresentationController(for style: UIModalPresentationStyle, presenter: UIViewController?) -> UIPresentationController {
        let controller: UIPresentationController = super.makePresentationController(for: style, presenter: presenter)
        if let sheet = controller as? UISheetPresentationController { sheet.detents = [.medium()] }
        return controller
    }

    open dynamic override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.dataSource = self
        list.delegate = self
        view.addSubview(list)
        preferredContentSize = CGSize(width: 320, height: CGFloat(options.count + 1) * 52 + 70)
    }

    open dynamic override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Pulled down, or touched beside.
        if isBeingDismissed { end(with: nil) }
    }

    /// Goes away; then the option does what it does, or the delegate hears that none was chosen. That is once.
    private func end(with option: Option?) {
        guard !hasEnded else { return }
        hasEnded = true
        let tell: () -> Void = {
            if let option { option.handler() } else { self.delegate?.documentMenuWasCancelled(self) }
        }
        guard let presenter = presentingViewController else { return tell() }
        presenter.dismiss(animated: true, completion: tell)
    }
}

extension UIDocumentMenuViewController: UITableViewDataSource, UITableViewDelegate {
    public func numberOfSections(in tableView: UITableView) -> Int { 2 }
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? options.count : 1 }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        guard indexPath.section == 0 else {
            cell.textLabel?.text = SystemText.localized("Cancel")
            cell.textLabel?.textAlignment = .center
            return cell
        }
        cell.textLabel?.text = options[indexPath.row].title
        cell.imageView?.image = options[indexPath.row].image
        return cell
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        end(with: indexPath.section == 0 ? options[indexPath.row] : nil)
    }
}

/// Hears what was chosen in a document menu.
@preconcurrency @MainActor public protocol UIDocumentMenuDelegate: NSObjectProtocol {
    /// The user wants the device's documents: the delegate presents the picker.
    func documentMenu(_ documentMenu: UIDocumentMenuViewController, didPickDocumentPicker documentPicker: UIDocumentPickerViewController)
    /// Optional.
    func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController)
}

extension UIDocumentMenuDelegate {
    public func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController) {
        try? ObjCRuntime.invokeOptional("documentMenuWasCancelled:", on: self, [documentMenu])
    }
}
