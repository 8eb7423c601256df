internal import InterfaceFiles

/// Views of the common kinds, laid out and drawn where nobody sees them.
///
/// The first use of a type, a table, a font or a function of another library costs much more than those that follow, and what it leaves
/// behind is the same in every window. No window is shown and no controller appears, so nothing of the app is met or told of anything.
@MainActor enum Rehearsal {
    static func run() {
        Processors.$isOne.withValue(true) {
            UIView.performWithoutAnimation {
                let screen = RehearsalScreen()
                screen.window.layoutIfNeeded()
                draw(screen.texts.layer, scale: 3)
                draw(screen.texts.layer, scale: 2)
                draw(screen.navigation.view.layer, scale: 2)
                _ = screen.window.recursiveDescription
                _ = AccessibilityTree.elements(in: screen.navigation.view).count
            }
        }
        DeferredWork.shared.removeAll()
        settings()
    }

    private static func draw(_ layer: CALayer, scale: CGFloat) {
        let width = Int(layer.bounds.width * scale), height = Int(min(layer.bounds.height, 300) * scale)
        let pixels = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 64)
        defer { pixels.deallocate() }
        LayerCompositor(root: layer).draw(into: pixels, width: width, height: height, bytesPerRow: width * 4, scale: scale)
    }

    /// The look-ups that Foundation makes at its first use, of settings that are no window's own.
    private static func settings() {
        _ = InfoPlist.main.count
        _ = InterfaceOrientations.onPhones.union(InterfaceOrientations.onPads)
        let value = NSDictionary(dictionary: ["languages": ["en"], "locale": "en_US"])
        _ = value as? [String: Any]
        _ = Locale(identifier: "en_US").language.languageCode
        _ = TimeZone(identifier: "America/Los_Angeles")?.secondsFromGMT()
        NSTimeZone.resetSystemTimeZone()
        _ = "en_US".replacingOccurrences(of: "_", with: "-")
        let center = NotificationCenter()
        let name = Notification.Name("rehearsal")
        let observer = center.addObserver(forName: name, object: nil, queue: nil) { _ in }
        center.post(name: name, object: NSNull())
        center.removeObserver(observer)
    }
}

/// A hidden window with texts, controls, a list and bars in it.
@MainActor private final class RehearsalScreen {
    let window: UIWindow
    let texts: UIView
    let navigation: UINavigationController
    private let rows = RehearsalRows(style: .insetGrouped)

    init() {
        let size = CGSize(width: 390, height: 700)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        texts = Self.makeTexts()
        navigation = UINavigationController(rootViewController: rows)
        navigation.navigationBar.prefersLargeTitles = true
        let list = rows.view!
        window.addSubview(navigation.view)
        window.addSubview(texts)
        navigation.view.frame = window.bounds
        list.frame = window.bounds
        if list.superview == nil { window.addSubview(list) }
    }

    /// The characters that most texts are made of, in the fonts of most texts, and controls.
    private static func makeTexts() -> UIView {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        stack.axis = .vertical
        stack.backgroundColor = .systemBackground
        let characters = "The quick brown fox jumps over the lazy dog. SPHINX OF BLACK QUARTZ, JUDGE MY VOW! 0123456789 (:-/'&@?)"
        for style in [UIFont.TextStyle.body, .headline, .subheadline, .footnote, .caption1] {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: style)
            label.text = characters
            label.numberOfLines = 2
            label.textColor = style == .body ? .label : .secondaryLabel
            stack.addArrangedSubview(label)
        }
        let button = UIButton(configuration: .filled())
        button.setTitle("OK", for: .normal)
        button.layer.shadowOpacity = 0.2
        let field = UITextField()
        field.placeholder = "Text"
        field.borderStyle = .roundedRect
        let image = UIImageView(image: UIImage(systemName: "star.fill"))
        image.layer.cornerRadius = 8
        image.clipsToBounds = true
        for view in [button, field, image, UISwitch(), UISegmentedControl(items: ["One", "Two"])] { stack.addArrangedSubview(view) }
        return stack
    }
}

/// A list of a few rows, some of them laid out by constraints.
@MainActor private final class RehearsalRows: UITableViewController {
    private lazy var rows = UITableViewDiffableDataSource<Int, Int>(tableView: tableView) { table, path, row in
        let cell: UITableViewCell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        row < 2 ? Self.configure(cell) : Self.constrain(cell)
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Rows"
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        var content = NSDiffableDataSourceSnapshot<Int, Int>()
        content.appendSections([0])
        content.appendItems(Array(0..<4))
        rows.apply(content, animatingDifferences: false)
    }

    private static func configure(_ cell: UITableViewCell) {
        var content = cell.defaultContentConfiguration()
        content.text = "Row"
        content.secondaryText = "Subtitle"
        content.image = UIImage(systemName: "folder")
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
    }

    private static func constrain(_ cell: UITableViewCell) {
        let label = UILabel(), detail = UILabel()
        for view in [label, detail] {
            view.translatesAutoresizingMaskIntoConstraints = false
            view.text = "Row"
            cell.contentView.addSubview(view)
        }
        let margins: UILayoutGuide = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: margins.topAnchor), label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            detail.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4), detail.leadingAnchor.constraint(equalTo: label.leadingAnchor),
            detail.bottomAnchor.constraint(equalTo: margins.bottomAnchor), detail.heightAnchor.constraint(equalToConstant: 20),
            label.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
            detail.firstBaselineAnchor.constraint(greaterThanOrEqualTo: label.firstBaselineAnchor),
        ])
    }
}
