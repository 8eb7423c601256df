import ContactsUI
import UIKit

/// A place to try popovers: buttons at its edges open the same people picker, a square in the middle can be dragged, and a
/// panel of switches says how popovers behave.
final class LabViewController: UIViewController {
    let square = AnchorSquare(frame: CGRect(x: 0, y: 0, width: AnchorSquare.side, height: AnchorSquare.side))
    let panel = SettingsPanel()
    private(set) var settings = ArrowSettings()
    private(set) var buttons: [UIButton] = []
    private let board = UIView()
    private let panelScroll = UIScrollView()
    private let status = UILabel()
    private var upright: [NSLayoutConstraint] = []
    private var sideways: [NSLayoutConstraint] = []
    /// The popover of 2010 has to be kept by whoever shows it.
    private var popoverOf2010: UIPopoverController?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Popover Lab"
        view.backgroundColor = .systemGroupedBackground
        let people = UIBarButtonItem(image: UIImage(systemName: "person.2"), style: .plain, target: self, action: #selector(openFromBar(_:)))
        people.accessibilityLabel = "People"
        let contacts = UIBarButtonItem(
            image: UIImage(systemName: "person.crop.circle"), style: .plain, target: self, action: #selector(openContacts(_:)))
        contacts.accessibilityLabel = "Contacts"
        navigationItem.rightBarButtonItems = [people, contacts]
        panel.onChange = { [weak self] in self?.settings = $0 }
        addBoard()
        addPanel()
        arrange()
    }

    // MARK: Views

    private func addBoard() {
        board.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(board)
        // A remark under the square: where text is very large, the square and the switches matter more.
        status.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13), maximumPointSize: 18)
        status.adjustsFontForContentSizeCategory = true
        status.textColor = .secondaryLabel
        status.textAlignment = .center
        status.numberOfLines = 2
        status.text = "Tap a button to open a popover"
        // Where there is room for one only, the buttons keep their words.
        status.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        status.translatesAutoresizingMaskIntoConstraints = false
        board.addSubview(status)
        NSLayoutConstraint.activate([
            status.centerXAnchor.constraint(equalTo: board.centerXAnchor),
            status.bottomAnchor.constraint(equalTo: board.bottomAnchor, constant: -14),
        ])
        addButton("A") { [$0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 12), $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor)] }
        addButton("B") { [$0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 12), $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor)] }
        addButton("C") { [$0.centerYAnchor.constraint(equalTo: $1.centerYAnchor), $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor)] }
        addButton("D") { [$0.centerYAnchor.constraint(equalTo: $1.centerYAnchor), $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor)] }
        addButton("E") { [$0.bottomAnchor.constraint(equalTo: $1.bottomAnchor, constant: -12), $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor)] }
        addButton("F") { [$0.bottomAnchor.constraint(equalTo: $1.bottomAnchor, constant: -12), $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor)] }
        status.leadingAnchor.constraint(greaterThanOrEqualTo: buttons[4].trailingAnchor, constant: 8).isActive = true
        status.trailingAnchor.constraint(lessThanOrEqualTo: buttons[5].leadingAnchor, constant: -8).isActive = true
        board.addSubview(square)
    }

    private func addButton(_ name: String, _ place: (UIView, UIView) -> [NSLayoutConstraint]) {
        var configuration = UIButton.Configuration.tinted()
        configuration.image = UIImage(systemName: "person.crop.circle")
        configuration.title = name
        configuration.imagePadding = 6
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration)
        button.accessibilityIdentifier = name
        button.addTarget(self, action: #selector(openFromButton(_:)), for: .touchUpInside)
        button.translatesAutoresizingMaskIntoConstraints = false
        board.addSubview(button)
        NSLayoutConstraint.activate(place(button, board))
        buttons.append(button)
    }

    private func addPanel() {
        panelScroll.translatesAutoresizingMaskIntoConstraints = false
        panel.translatesAutoresizingMaskIntoConstraints = false
        panelScroll.contentInsetAdjustmentBehavior = .never
        panelScroll.addSubview(panel)
        view.addSubview(panelScroll)
        let height = panelScroll.heightAnchor.constraint(equalTo: panel.heightAnchor)
        // Below what keeps words whole: the panel scrolls rather than cutting them.
        height.priority = UILayoutPriority(650)
        NSLayoutConstraint.activate([
            panel.topAnchor.constraint(equalTo: panelScroll.contentLayoutGuide.topAnchor),
            panel.bottomAnchor.constraint(equalTo: panelScroll.contentLayoutGuide.bottomAnchor),
            panel.leadingAnchor.constraint(equalTo: panelScroll.contentLayoutGuide.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: panelScroll.contentLayoutGuide.trailingAnchor),
            panel.widthAnchor.constraint(equalTo: panelScroll.frameLayoutGuide.widthAnchor),
            height,
        ])
    }

    /// The panel stands below the board, beside it where there is little height.
    private func arrange() {
        let safe = view.safeAreaLayoutGuide
        let margins = view.layoutMarginsGuide
        let wide = panelScroll.widthAnchor.constraint(equalToConstant: 460)
        wide.priority = .defaultHigh
        // In very low windows the board gives way, so that the panel does not lie over it.
        let high = board.heightAnchor.constraint(greaterThanOrEqualToConstant: 260)
        high.priority = UILayoutPriority(999)
        upright = [
            board.topAnchor.constraint(equalTo: safe.topAnchor),
            board.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            board.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            high,
            board.bottomAnchor.constraint(equalTo: panelScroll.topAnchor, constant: -8),
            panelScroll.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            panelScroll.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
            panelScroll.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
            panelScroll.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -12),
            wide,
        ]
        sideways = [
            board.topAnchor.constraint(equalTo: safe.topAnchor),
            board.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            board.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            board.trailingAnchor.constraint(equalTo: panelScroll.leadingAnchor, constant: -24),
            panelScroll.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor, constant: 12),
            panelScroll.bottomAnchor.constraint(lessThanOrEqualTo: safe.bottomAnchor, constant: -12),
            panelScroll.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
            panelScroll.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            panelScroll.widthAnchor.constraint(equalToConstant: 316),
        ]
        updateArrangement()
    }

    private func updateArrangement() {
        let isFlat = traitCollection.verticalSizeClass == .compact
        // Beside the panel, and where they are very large, there is room for the letters alone.
        let isTight = isFlat || traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        for button in buttons { button.configuration?.image = isTight ? nil : UIImage(systemName: "person.crop.circle") }
        NSLayoutConstraint.deactivate(isFlat ? upright : sideways)
        NSLayoutConstraint.activate(isFlat ? sideways : upright)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isViewLoaded { updateArrangement() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        board.layoutIfNeeded()
        // Between the buttons at the sides.
        let room =
            buttons[3].frame.minX < buttons[2].frame.minX
            ? buttons[2].frame.minX - buttons[3].frame.maxX : buttons[3].frame.minX - buttons[2].frame.maxX
        let side = max(min(AnchorSquare.side, board.bounds.height / 3, room - 12), 44)
        square.bounds.size = CGSize(width: side, height: side)
        square.center = CGPoint(x: board.bounds.midX, y: board.bounds.midY)
    }

    // MARK: Popovers

    @objc private func openFromButton(_ button: UIButton) {
        open(.view(button))
    }

    @objc private func openFromBar(_ item: UIBarButtonItem) {
        open(.item(item))
    }

    enum Anchor {
        case view(UIView)
        case item(UIBarButtonItem)
    }

    /// Opens the picker: by a presentation, or by the popover of 2010, which an iPad has and a phone has not.
    func open(_ anchor: Anchor) {
        guard settings.usesPopoverOf2010 else {
            present(anchor)
            return
        }
        if UIDevice.current.userInterfaceIdiom == .pad {
            presentClassically(anchor)
        } else {
            navigationController?.pushViewController(PeopleViewController(), animated: true)
        }
    }

    private func present(_ anchor: Anchor) {
        let picker = PeopleViewController.makePicker()
        picker.modalPresentationStyle = .popover
        guard let popover = picker.popoverPresentationController else { return }
        popover.delegate = self
        popover.permittedArrowDirections = settings.directions
        popover.passthroughViews = settings.squareIsPassthrough ? [square] : nil
        switch anchor {
        case .view(let view):
            popover.sourceView = view
            popover.sourceRect = view.bounds
        case .item(let item):
            popover.barButtonItem = item
        }
        present(picker, animated: true)
        note("Presented")
    }

    /// The system's picker, over the device's address book. It is a sheet in a compact window and has a button that closes it there, too.
    @objc private func openContacts(_ item: UIBarButtonItem) {
        let picker = CNContactPickerViewController()
        picker.delegate = self
        picker.modalPresentationStyle = .popover
        picker.popoverPresentationController?.barButtonItem = item
        picker.popoverPresentationController?.permittedArrowDirections = settings.directions
        present(picker, animated: true)
    }

    private func presentClassically(_ anchor: Anchor) {
        let popover = UIPopoverController(contentViewController: PeopleViewController.makePicker())
        popover.delegate = self
        popover.passthroughViews = settings.squareIsPassthrough ? [square] : nil
        popoverOf2010 = popover
        switch anchor {
        case .view(let view):
            popover.present(from: view.bounds, in: view, permittedArrowDirections: settings.directions, animated: true)
        case .item(let item):
            popover.present(from: item, permittedArrowDirections: settings.directions, animated: true)
        }
        note("Presented as in 2010")
    }

    private func note(_ text: String) {
        status.text = text
    }
}

extension LabViewController: UIPopoverPresentationControllerDelegate {
    /// In a compact window the picker is a sheet, with a button that closes it.
    func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: UIViewControllerTransitionCoordinator?
    ) {
        let picker = presentationController.presentedViewController as? UINavigationController
        let isPopover = style == .none
        picker?.viewControllers.first?.navigationItem.rightBarButtonItem =
            isPopover ? nil : UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(closePicker))
    }

    @objc private func closePicker() {
        dismiss(animated: true)
        note("Closed in code: no delegate message")
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        note("Asked whether to dismiss")
        return true
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        note("Asked, then told: dismissed")
    }
}

extension LabViewController: UIPopoverControllerDelegate {
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
        note("Asked whether to dismiss")
        return true
    }

    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
        note("Asked, then told: dismissed")
        popoverOf2010 = nil
    }
}

extension LabViewController: CNContactPickerDelegate {
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        note("Chosen: \(CNContactFormatter.string(from: contact, style: .fullName) ?? "somebody")")
    }

    func contactPickerDidCancel(_ picker: CNContactPickerViewController) {
        note("Nobody chosen")
    }
}
