/// Several values with labels: what `ABMultiValue` is.
package final class MultiValue: NSObject {
    struct Entry {
        var identifier: ABMultiValueIdentifier
        var label: String?
        var value: CFTypeRef
    }
    var entries: [Entry] = []
    let type: ABPropertyType
    init(type: ABPropertyType) { self.type = type }
    func add(_ value: CFTypeRef, _ label: String?) -> ABMultiValueIdentifier {
        let identifier = (entries.map(\.identifier).max() ?? -1) + 1
        entries.append(Entry(identifier: identifier, label: label, value: value))
        return identifier
    }
}

/// Somebody: what `ABRecord` is.
package final class PersonRecord: NSObject {
    package let contact: CNMutableContact
    weak var book: PeopleBook?
    package init(contact: CNMutableContact) { self.contact = contact }

    /// The same for a person each time that the app is started.
    package static func identifier(of contact: CNContact) -> ABRecordID {
        let hash = contact.identifier.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return ABRecordID(bitPattern: hash & 0x7FFF_FFFF)
    }

    private static let texts: [ABPropertyID: any ReferenceWritableTextPath] = [
        kABPersonFirstNameProperty: TextPath(\.givenName), kABPersonLastNameProperty: TextPath(\.familyName),
        kABPersonMiddleNameProperty: TextPath(\.middleName), kABPersonOrganizationProperty: TextPath(\.organizationName),
        kABPersonDepartmentProperty: TextPath(\.departmentName), kABPersonNoteProperty: TextPath(\.note),
        kABPersonJobTitleProperty: TextPath(\.jobTitle), kABPersonNicknameProperty: TextPath(\.nickname), kABPersonPrefixProperty: TextPath(\.namePrefix),
    ]
    private static var addressKeys: [CFString] {
        [
            kABPersonAddressStreetKey, kABPersonAddressCityKey, kABPersonAddressStateKey, kABPersonAddressZIPKey, kABPersonAddressCountryKey,
            kABPersonAddressCountryCodeKey,
        ]
    }

    static func type(of property: ABPropertyID) -> ABPropertyType {
        if texts[property] != nil { return kABStringPropertyType }
        switch property {
        case kABPersonPhoneProperty, kABPersonEmailProperty, kABPersonURLProperty: return kABMultiStringPropertyType
        case kABPersonAddressProperty: return kABMultiDictionaryPropertyType
        case kABPersonBirthdayProperty: return kABDateTimePropertyType
        case kABPersonKindProperty: return kABIntegerPropertyType
        default: return kABInvalidPropertyType
        }
    }

    func value(_ property: ABPropertyID) -> CFTypeRef? {
        if let text = Self.texts[property]?.read(contact) { return text.isEmpty ? nil : text as NSString }
        switch property {
        case kABPersonPhoneProperty: return multi(contact.phoneNumbers.map { ($0.label, $0.value.stringValue as NSString) })
        case kABPersonEmailProperty: return multi(contact.emailAddresses.map { ($0.label, $0.value) })
        case kABPersonURLProperty: return multi(contact.urlAddresses.map { ($0.label, $0.value) })
        case kABPersonAddressProperty:
            let values = MultiValue(type: kABMultiDictionaryPropertyType)
            for address in contact.postalAddresses { _ = values.add(Self.dictionary(address.value), address.label) }
            return values
        case kABPersonBirthdayProperty: return contact.birthday.flatMap { Calendar(identifier: .gregorian).date(from: $0) }.map { $0 as NSDate }
        case kABPersonKindProperty: return contact.contactType == .organization ? kABPersonKindOrganization : kABPersonKindPerson
        default: return nil
        }
    }
    private func multi(_ values: [(label: String?, value: NSString)]) -> MultiValue {
        let multi = MultiValue(type: kABMultiStringPropertyType)
        for (label, value) in values { _ = multi.add(value, label) }
        return multi
    }
    private static func dictionary(_ address: CNPostalAddress) -> NSDictionary {
        let values = [address.street, address.city, address.state, address.postalCode, address.country, address.isoCountryCode]
        let result = NSMutableDictionary()
        for (key, value) in zip(addressKeys, values) where !value.isEmpty { result[key] = value as NSString }
        return result
    }
    private static func address(_ dictionary: NSDictionary) -> CNPostalAddress {
        func text(_ key: CFString) -> String { dictionary.object(forKey: key) as? String ?? "" }
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.state) = (
            text(kABPersonAddressStreetKey), text(kABPersonAddressCityKey), text(kABPersonAddressStateKey)
        )
        (address.postalCode, address.country, address.isoCountryCode) = (
            text(kABPersonAddressZIPKey), text(kABPersonAddressCountryKey), text(kABPersonAddressCountryCodeKey)
        )
        return address
    }

    /// Nil removes it. False for a value of another type, and for a property that is not there.
    func set(_ property: ABPropertyID, _ value: CFTypeRef?) -> Bool {
        defer { book?.didChange(self) }
        if let path = Self.texts[property] {
            guard value == nil || value is NSString else { return false }
            path.write(contact, (value as? NSString).map { $0 as String } ?? "")
            return true
        }
        let entries = (value as? MultiValue)?.entries ?? []
        func labelled() -> [CNLabeledValue<NSString>] {
            entries.compactMap { entry in (entry.value as? NSString).map { CNLabeledValue(label: entry.label, value: $0) } }
        }
        switch property {
        case kABPersonPhoneProperty:
            contact.phoneNumbers = labelled().map { CNLabeledValue(label: $0.label, value: CNPhoneNumber(stringValue: $0.value as String)) }
        case kABPersonEmailProperty: contact.emailAddresses = labelled()
        case kABPersonURLProperty: contact.urlAddresses = labelled()
        case kABPersonAddressProperty:
            contact.postalAddresses = entries.compactMap { entry in
                (entry.value as? NSDictionary).map { CNLabeledValue(label: entry.label, value: Self.address($0)) }
            }
        case kABPersonBirthdayProperty:
            let date = (value as? NSDate).map { $0 as Date }
            contact.birthday = date.map { Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: $0) }
        case kABPersonKindProperty: contact.contactType = (value as? NSNumber) == kABPersonKindOrganization ? .organization : .person
        default: return false
        }
        return true
    }

    var compositeName: String {
        let name = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }.joined(separator: " ")
        return name.isEmpty ? contact.organizationName : name
    }
}

/// A text of a contact.
protocol ReferenceWritableTextPath: Sendable {
    func read(_ contact: CNMutableContact) -> String
    func write(_ contact: CNMutableContact, _ text: String)
}
private struct TextPath: ReferenceWritableTextPath, @unchecked Sendable {
    let path: ReferenceWritableKeyPath<CNMutableContact, String>
    init(_ path: ReferenceWritableKeyPath<CNMutableContact, String>) { self.path = path }
    func read(_ contact: CNMutableContact) -> String { contact[keyPath: path] }
    func write(_ contact: CNMutableContact, _ text: String) { contact[keyPath: path] = text }
}

/// The people with the changes that are not saved yet: what `ABAddressBook` is.
package final class PeopleBook: NSObject {
    private let store: CNContactStore
    private var known: [String: PersonRecord] = [:]
    private var added: [PersonRecord] = []
    private var changed: [PersonRecord] = []
    private var removed: [PersonRecord] = []

    package init(store: CNContactStore = CNContactStore()) { self.store = store }

    var isAllowed: Bool { CNContactStore.authorizationStatus(for: .contacts) == .authorized }
    var hasChanges: Bool { !added.isEmpty || !changed.isEmpty || !removed.isEmpty }

    package var people: [PersonRecord] {
        var found: [PersonRecord] = []
        try? store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: [])) { contact, _ in found.append(person(contact)) }
        return found.filter { person in !removed.contains { $0 === person } } + added
    }
    /// One object a person, so that changes are seen wherever it was handed out.
    package func person(_ contact: CNContact) -> PersonRecord {
        if let person = known[contact.identifier] { return person }
        let person = PersonRecord(contact: (contact.mutableCopy() as? CNMutableContact) ?? CNMutableContact())
        person.book = self
        known[contact.identifier] = person
        return person
    }

    func add(_ person: PersonRecord) {
        person.book = self
        known[person.contact.identifier] = person
        added.append(person)
    }
    func remove(_ person: PersonRecord) {
        if added.contains(where: { $0 === person }) { return added.removeAll { $0 === person } }
        changed.removeAll { $0 === person }
        removed.append(person)
    }
    func didChange(_ person: PersonRecord) {
        guard !added.contains(where: { $0 === person }), !changed.contains(where: { $0 === person }) else { return }
        changed.append(person)
    }
    func revert() { (added, changed, removed, known) = ([], [], [], [:]) }

    package func save() throws {
        let request = CNSaveRequest()
        for person in added { request.add(person.contact, toContainerWithIdentifier: nil) }
        for person in changed { request.update(person.contact) }
        for person in removed { request.delete(person.contact) }
        try store.execute(request)
        (added, changed, removed) = ([], [], [])
    }

    func ask() async throws { _ = try await store.requestAccess(for: .contacts) }
    func ask(_ completion: @escaping ABAddressBookRequestAccessCompletionHandler) {
        store.requestAccess(for: .contacts) { isAllowed, error in completion(isAllowed, error as NSError?) }
    }
}
