@_exported import QuinceContacts
@_exported import UIKit

/// Lets the user choose somebody of the address book.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: NSPredicate?
    open var predicateForSelectionOfContact: NSPredicate?
    open var predicateForSelectionOfProperty: NSPredicate?
    private let list = ContactList(style: .plain)
    private lazy var inner = UINavigationController(rootViewController: list)

    open override func viewDidLoad() {
        super.viewDidLoad()
        let request = CNContactFetchRequest(keysToFetch: [])
        request.sortOrder = .userDefault
        var found: [CNContact] = []
        try? CNContactStore().enumerateContacts(with: request) { contact, _ in found.append(contact) }
        list.contacts = found.filter { predicateForEnablingContact?.evaluate(with: $0) ?? true }
        list.onChoice = { [weak self] contact in
            guard let self else { return }
            if let contact { try? delegate?.contactPicker(self, didSelect: contact) } else { try? delegate?.contactPickerDidCancel(self) }
            presentingViewController?.dismiss(animated: true)
        }
        addChild(inner)
        inner.view.frame = view.bounds
        inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner.view)
        inner.didMove(toParent: self)
    }
}

@preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController) throws(Unimplemented)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) throws(Unimplemented)
}

extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("contactPickerDidCancel:", on: self, [picker])
    }
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("contactPicker:didSelect:", on: self, [picker, contact])
    }
}

final class ContactList: UITableViewController {
    var contacts: [CNContact] = []
    var onChoice: (CNContact?) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = SystemText.localized("Contacts")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onChoice(nil) })
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { contacts.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = CNContactFormatter.string(from: contacts[indexPath.row], style: .fullName) ?? SystemText.localized("No Name")
        cell.contentConfiguration = content
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onChoice(contacts[indexPath.row]) }
}

/// Shows somebody of the address book.
@preconcurrency @MainActor open class CNContactViewController: UITableViewController {
    open private(set) var contact: CNContact
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var contactStore: CNContactStore?
    open var allowsEditing = true
    open var allowsActions = true
    open var displayedPropertyKeys: [Any]?
    open var message: String?
    private var rows: [(label: String, value: String)] = []

    public required init(for contact: CNContact) {
        self.contact = contact
        super.init(style: .insetGrouped)
        let label = { (name: String?) in CNLabeledValue<NSString>.localizedString(forLabel: name ?? "other") }
        rows = contact.phoneNumbers.map { (label($0.label), $0.value.stringValue) } + contact.emailAddresses.map { (label($0.label), $0.value as String) }
            + contact.postalAddresses.map { (label($0.label), CNPostalAddressFormatter.string(from: $0.value, style: .mailingAddress)) }
        title = CNContactFormatter.string(from: contact, style: .fullName)
    }
    public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
    public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
    public required init?(coder: NSCoder) { preconditionFailure("init(coder:) has not been implemented") }
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey as NSString }

    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = rows[indexPath.row].label
        content.secondaryText = rows[indexPath.row].value
        cell.contentConfiguration = content
        return cell
    }
}

@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: NSObjectProtocol {}
