import QuinceContacts
import UIKit

/// Shows somebody of the address book: a picture or the initials, the name, and what there is to reach them by.
@preconcurrency @MainActor open class CNContactViewController: UITableViewController {
    open private(set) var contact: CNContact
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var contactStore: CNContactStore?
    open var allowsEditing = true
    open var allowsActions = true
    /// The properties that are shown; nil for all.
    open var displayedPropertyKeys: [Any]?
    open var message: String?
    /// Takes the property that a people picker's user taps.
    var onChoice: ((CNContactProperty) -> Void)?
    private var properties: [CNContactProperty] = []

    public required init(for contact: CNContact) {
        self.contact = contact
        super.init(style: .insetGrouped)
    }
    public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
    public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
    public required init?(coder: NSCoder) { preconditionFailure("init(coder:) has not been implemented") }
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey as NSString }

    open override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        properties = CNContactProperty.all(of: contact, keys: displayedPropertyKeys?.compactMap { $0 as? String })
        tableView.tableHeaderView = ContactHeader(contact: contact)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let header = tableView.tableHeaderView else { return }
        let room = CGSize(width: tableView.bounds.width, height: UIView.layoutFittingCompressedSize.height)
        let height: CGFloat = header.systemLayoutSizeFitting(room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel).height
        guard abs(header.frame.height - height) > 0.5 else { return }
        header.frame.size.height = height
        tableView.tableHeaderView = header
    }

    // Each property is a group of its own, as a person's card has them.
    open override func numberOfSections(in tableView: UITableView) -> Int { properties.count }
    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        let property: CNContactProperty = properties[indexPath.section]
        var content = cell.defaultContentConfiguration()
        content.text = CNLabeledValue<NSString>.localizedString(forLabel: property.label ?? CNLabelOther)
        content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
        content.secondaryText = property.text
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        content.secondaryTextProperties.color = onChoice == nil && property.key == CNContactPostalAddressesKey ? .label : .tintColor
        cell.contentConfiguration = content
        cell.selectionStyle = onChoice == nil ? .none : .default
        return cell
    }
    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onChoice?(properties[indexPath.section])
    }
}

@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: NSObjectProtocol {}

/// One of the values that a contact has several of: a number, an address.
open class CNContactProperty: NSObject {
    public let contact: CNContact
    public let key: String
    public let value: Any?
    public let identifier: String?
    public let label: String?
    /// The value as a card writes it.
    let text: String

    init(contact: CNContact, key: String, value: Any?, identifier: String?, label: String?, text: String) {
        self.contact = contact
        self.key = key
        self.value = value
        self.identifier = identifier
        self.label = label
        self.text = text
    }

    /// In the order of a card.
    static func all(of contact: CNContact, keys: [String]?) -> [CNContactProperty] {
        func properties<Value>(_ key: String, _ values: [CNLabeledValue<Value>], _ text: (Value) -> String) -> [CNContactProperty] {
            guard keys?.contains(key) ?? true else { return [] }
            return values.map { .init(contact: contact, key: key, value: $0.value, identifier: $0.identifier, label: $0.label, text: text($0.value)) }
        }
        return properties(CNContactPhoneNumbersKey, contact.phoneNumbers) { $0.stringValue }
            + properties(CNContactEmailAddressesKey, contact.emailAddresses) { $0 as String }
            + properties(CNContactUrlAddressesKey, contact.urlAddresses) { $0 as String }
            + properties(CNContactPostalAddressesKey, contact.postalAddresses) { CNPostalAddressFormatter.string(from: $0, style: .mailingAddress) }
    }
}

/// The picture or the initials above the name.
final class ContactHeader: UIView {
    private static let side: CGFloat = 96

    init(contact: CNContact) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
        let portrait = UILabel()
        portrait.text = [contact.givenName, contact.familyName].compactMap { $0.first.map { String($0).uppercased() } }.joined()
        portrait.font = .systemFont(ofSize: 40, weight: .medium)
        portrait.textColor = .white
        portrait.textAlignment = .center
        portrait.backgroundColor = .systemGray
        let picture = UIImageView(image: contact.imageData.flatMap { UIImage(data: $0) })
        picture.contentMode = .scaleAspectFill
        picture.isHidden = picture.image == nil
        let name = UILabel()
        name.text = CNContactFormatter.string(from: contact, style: .fullName) ?? SystemText.localized("No Name")
        name.font = .preferredFont(forTextStyle: .title1)
        name.adjustsFontForContentSizeCategory = true
        name.textAlignment = .center
        name.numberOfLines = 0
        for view in [portrait, picture] {
            view.layer.cornerRadius = Self.side / 2
            view.clipsToBounds = true
        }
        for view in [portrait, picture, name] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        let end: NSLayoutConstraint = name.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16)
        // Until the table has given the header its height.
        end.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            portrait.topAnchor.constraint(equalTo: topAnchor, constant: 12), portrait.centerXAnchor.constraint(equalTo: centerXAnchor),
            portrait.widthAnchor.constraint(equalToConstant: Self.side), portrait.heightAnchor.constraint(equalToConstant: Self.side),
            picture.topAnchor.constraint(equalTo: portrait.topAnchor), picture.bottomAnchor.constraint(equalTo: portrait.bottomAnchor),
            picture.leadingAnchor.constraint(equalTo: portrait.leadingAnchor), picture.trailingAnchor.constraint(equalTo: portrait.trailingAnchor),
            name.topAnchor.constraint(equalTo: portrait.bottomAnchor, constant: 10),
            name.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            name.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor), end,
        ])
    }

    required init?(coder: NSCoder) { preconditionFailure("init(coder:) has not been implemented") }
}
