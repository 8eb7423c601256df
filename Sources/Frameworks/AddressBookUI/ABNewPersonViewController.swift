/// Writes somebody into the address book.
@preconcurrency @MainActor open class ABNewPersonViewController: UIViewController {
    open weak var newPersonViewDelegate: (any ABNewPersonViewControllerDelegate)?
    open var addressBook: ABAddressBook?
    /// The values to begin with.
    open var displayedPerson: ABRecord?
    open var parentGroup: ABRecord?

    private let first = UITextField(), last = UITextField(), phone = UITextField(), email = UITextField()

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = SystemText.localized("New Contact")
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                newPersonViewDelegate?.newPersonViewController(self, didCompleteWithNewPerson: nil)
            })
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
        let person = displayedPerson as? PersonRecord
        let fields: [(UITextField, String, String?)] = [
            (first, "First name", person?.contact.givenName), (last, "Last name", person?.contact.familyName),
            (phone, "Phone", person?.contact.phoneNumbers.first?.value.stringValue),
            (email, "Email", person?.contact.emailAddresses.first.map { $0.value as String }),
        ]
        for (field, name, value) in fields {
            field.placeholder = SystemText.localized(name)
            field.text = value
            field.borderStyle = .roundedRect
        }
        phone.keyboardType = .phonePad
        email.keyboardType = .emailAddress
        let stack = UIStackView(arrangedSubviews: fields.map(\.0))
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    /// Keeps the person, and says who it is.
    private func finish() {
        let book = addressBook ?? ABAddressBookCreateWithOptions(nil, nil).takeRetainedValue()
        let person = displayedPerson ?? ABPersonCreate().takeRetainedValue()
        for (field, property) in [(first, kABPersonFirstNameProperty), (last, kABPersonLastNameProperty)] {
            _ = ABRecordSetValue(person, property, (field.text ?? "") as NSString, nil)
        }
        for (field, property, label) in [(phone, kABPersonPhoneProperty, kABPersonPhoneMobileLabel), (email, kABPersonEmailProperty, kABHomeLabel)] {
            guard let text = field.text, !text.isEmpty else { continue }
            let values: ABMutableMultiValue = ABMultiValueCreateMutable(kABMultiStringPropertyType).takeRetainedValue()
            _ = ABMultiValueAddValueAndLabel(values, text as NSString, label, nil)
            _ = ABRecordSetValue(person, property, values, nil)
        }
        _ = ABAddressBookAddRecord(book, person, nil) && ABAddressBookSave(book, nil)
        newPersonViewDelegate?.newPersonViewController(self, didCompleteWithNewPerson: person)
    }
}

/// Hears who was written down; nil after Cancel.
@preconcurrency @MainActor public protocol ABNewPersonViewControllerDelegate: NSObjectProtocol {
    func newPersonViewController(_ newPersonView: ABNewPersonViewController, didCompleteWithNewPerson person: ABRecord?)
}
