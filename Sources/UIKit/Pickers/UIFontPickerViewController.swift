/// A list of the fonts that there are.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
    @preconcurrency @MainActor open class Configuration: NSObject, @preconcurrency NSCopying {
        /// Whether faces are listed, not only families. Default false.
        open var includeFaces = false
        /// Whether names are written in the system's font. Default false: each in its own.
        open var displayUsingSystemFont = false
        /// Fonts that have all of these alone. Default all.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            (copy.includeFaces, copy.displayUsingSystemFont, copy.filteredTraits) = (includeFaces, displayUsingSystemFont, filteredTraits)
            return copy
        }
    }

    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    open var selectedFontDescriptor: UIFontDescriptor?
    public let configuration: Configuration
    private let list = UITableViewController(style: .plain)
    private var names: [String] = []

    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init() { self.init(configuration: Configuration()) }
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    open dynamic override func viewDidLoad() {
        super.viewDidLoad()
        names = UIFont.familyNames.sorted().flatMap { family in configuration.includeFaces ? UIFont.fontNames(forFamilyName: family) : [family] }
            .filter { configuration.filteredTraits.isEmpty || font($0).fontDescriptor.symbolicTraits.isSuperset(of: configuration.filteredTraits) }
        list.title = SystemText.localized("Choose Font")
        list.tableView.dataSource = self
        list.tableView.delegate = self
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        let stack = UINavigationController(rootViewController: list)
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
    }

    private func font(_ name: String) -> UIFont {
        UIFont(name: name, size: 17) ?? UIFont.fontNames(forFamilyName: name).first.flatMap { UIFont(name: $0, size: 17) } ?? .systemFont(ofSize: 17)
    }

    private func cancel() {
        presentingViewController?.dismiss(animated: true)
        try? delegate?.fontPickerViewControllerDidCancel(self)
    }
}

extension UIFontPickerViewController: UITableViewDataSource, UITableViewDelegate {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "font") ?? UITableViewCell(style: .default, reuseIdentifier: "font")
        var content = cell.defaultContentConfiguration()
        content.text = names[indexPath.row]
        if !configuration.displayUsingSystemFont { content.textProperties.font = font(names[indexPath.row]) }
        cell.contentConfiguration = content
        return cell
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selectedFontDescriptor = font(names[indexPath.row]).fontDescriptor
        // Whoever hears of it dismisses the picker; nobody does where there is nobody.
        guard let delegate, (try? delegate.fontPickerViewControllerDidPickFont(self)) != nil else {
            presentingViewController?.dismiss(animated: true)
            return
        }
    }
}

@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) throws(Unimplemented)
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) throws(Unimplemented)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("fontPickerViewControllerDidPickFont:", on: self, [viewController])
    }
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("fontPickerViewControllerDidCancel:", on: self, [viewController])
    }
}
