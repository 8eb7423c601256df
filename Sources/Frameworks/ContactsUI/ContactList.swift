import QuinceContacts
import UIKit

/// The address book by the initials of its people, with a field to search in it.
final class ContactList: UITableViewController, UISearchResultsUpdating {
    struct Section: Equatable {
        var title: String
        var contacts: [CNContact]
    }

    var store = CNContactStore()
    var isEnabled: (CNContact) -> Bool = { _ in true }
    var onChoice: (CNContact) -> Void = { _ in }
    var onSeveral: ([CNContact]) -> Void = { _ in }
    var onCancel: () -> Void = {}
    private var everybody: [CNContact] = []
    private var sections: [Section] = []
    /// Those who were chosen, in that order; nil while a tap chooses one person.
    private var several: [CNContact]?
    private var changes: (any NSObjectProtocol)?

    isolated deinit {
        if let changes { NotificationCenter.default.removeObserver(changes) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = SystemText.localized("Contacts")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        showButtons()
        changes = NotificationCenter.default.addObserver(forName: .CNContactStoreDidChange, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.reload() }
        }
        reload()
    }

    private func showButtons() {
        let cancel = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel() })
        guard let several else {
            navigationItem.rightBarButtonItem = cancel
            return
        }
        navigationItem.leftBarButtonItem = cancel
        let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self.map { $0.onSeveral($0.several ?? []) } })
        done.isEnabled = !several.isEmpty
        navigationItem.rightBarButtonItem = done
    }

    /// From now on taps add people to those who are chosen, and take them away again.
    func beginChoosingSeveral(with contact: CNContact) {
        several = [contact]
        showButtons()
        tableView.reloadData()
    }

    // MARK: People

    private func reload() {
        let request = CNContactFetchRequest(keysToFetch: [])
        request.sortOrder = .userDefault
        everybody = []
        try? store.enumerateContacts(with: request) { contact, _ in everybody.append(contact) }
        show(matching: navigationItem.searchController?.searchBar.text ?? "")
    }

    func updateSearchResults(for searchController: UISearchController) { show(matching: searchController.searchBar.text ?? "") }

    private func show(matching text: String) {
        let words: NSPredicate = CNContact.predicateForContacts(matchingName: text)
        sections = Self.sections(of: text.isEmpty ? everybody : everybody.filter { words.evaluate(with: $0) })
        tableView.reloadData()
    }

    /// By the initial of the name that people are sorted by; who has none stands last.
    static func sections(of contacts: [CNContact]) -> [Section] {
        var sections: [Section] = []
        var others: [CNContact] = []
        for contact in contacts {
            let name: String = [contact.familyName, contact.givenName, contact.organizationName].first { !$0.isEmpty } ?? ""
            guard let initial = name.folding(options: .diacriticInsensitive, locale: nil).first, initial.isLetter else {
                others.append(contact)
                continue
            }
            let title: String = initial.uppercased()
            if let place = sections.firstIndex(where: { $0.title == title }) {
                sections[place].contacts.append(contact)
            } else {
                sections.append(Section(title: title, contacts: [contact]))
            }
        }
        return others.isEmpty ? sections : sections + [Section(title: "#", contacts: others)]
    }

    /// The name that people are sorted by is bold.
    static func text(of contact: CNContact) -> NSAttributedString {
        let name: String = CNContactFormatter.string(from: contact, style: .fullName) ?? SystemText.localized("No Name")
        let regular = UIFont.preferredFont(forTextStyle: .body)
        let text = NSMutableAttributedString(string: name, attributes: [.font: regular])
        let sorted: String = [contact.familyName, contact.givenName].first { !$0.isEmpty } ?? name
        if let range = name.range(of: sorted, options: .backwards) {
            let bold: UIFontDescriptor = regular.fontDescriptor.withSymbolicTraits(.traitBold) ?? regular.fontDescriptor
            text.addAttribute(.font, value: UIFont(descriptor: bold, size: 0), range: NSRange(range, in: name))
        }
        return text
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].contacts.count }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.count > 1 ? sections.map(\.title) : nil }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        let contact: CNContact = sections[indexPath.section].contacts[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.attributedText = Self.text(of: contact)
        if !isEnabled(contact) { content.textProperties.color = .tertiaryLabel }
        cell.contentConfiguration = content
        cell.accessoryType = several?.contains(contact) == true ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        isEnabled(sections[indexPath.section].contacts[indexPath.row]) ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let contact: CNContact = sections[indexPath.section].contacts[indexPath.row]
        guard var chosen = several else { return onChoice(contact) }
        if let place = chosen.firstIndex(of: contact) { chosen.remove(at: place) } else { chosen.append(contact) }
        several = chosen
        showButtons()
        tableView.reloadRows(at: [indexPath], with: .none)
    }
}
