@_exported import ObjectRuntime

// Not of classes alone, as Apple's is: there a `[String]` is bridged to a `[CNKeyDescriptor]`.
public protocol CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactNoteKey = "note"
public let CNContactBirthdayKey = "birthday"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactTypeKey = "contactType"
public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"

public enum CNContactType: Int, Codable, Sendable { case person = 0, organization }
public enum CNContactSortOrder: Int, Sendable { case none = 0, userDefault, givenName, familyName }

/// A value with what it is for.
open class CNLabeledValue<ValueType: NSCopying & NSSecureCoding>: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    public let label: String?
    public let value: ValueType
    public convenience init(label: String?, value: ValueType) { self.init(UUID().uuidString, label, value) }
    private init(_ identifier: String, _ label: String?, _ value: ValueType) {
        (self.identifier, self.label, self.value) = (identifier, label, value)
        super.init()
    }
    /// The same value, with another label or value of the same identifier.
    open func settingLabel(_ label: String?) -> CNLabeledValue { CNLabeledValue(identifier, label, value) }
    open func settingValue(_ value: ValueType) -> CNLabeledValue { CNLabeledValue(identifier, label, value) }
    open func settingLabel(_ label: String?, value: ValueType) -> CNLabeledValue { CNLabeledValue(identifier, label, value) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open class func localizedString(forLabel label: String) -> String {
        label.hasPrefix("_$!<") && label.hasSuffix(">!$_") ? label.dropFirst(4).dropLast(4).lowercased() : label
    }
}

open class CNPhoneNumber: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let stringValue: String
    public init(stringValue string: String) { stringValue = string }
    public convenience override init() { self.init(stringValue: "") }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) { coder.encode(stringValue as NSString, forKey: "stringValue") }
    public required init?(coder: NSCoder) { stringValue = coder.decodeObject(of: NSString.self, forKey: "stringValue").map { $0 as String } ?? "" }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    open override var hash: Int { stringValue.hashValue }
}

open class CNPostalAddress: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    var parts: [String: String] = [:]
    public override init() { super.init() }
    init(parts: [String: String]) { self.parts = parts }
    open var street: String { parts["street"] ?? "" }
    open var city: String { parts["city"] ?? "" }
    open var state: String { parts["state"] ?? "" }
    open var postalCode: String { parts["postalCode"] ?? "" }
    open var country: String { parts["country"] ?? "" }
    open var isoCountryCode: String { parts["ISOCountryCode"] ?? "" }
    open var subLocality: String { parts["subLocality"] ?? "" }
    open var subAdministrativeArea: String { parts["subAdministrativeArea"] ?? "" }
    /// The words for a key.
    open class func localizedString(forKey key: String) -> String { ContactWords.words(for: key) }
    open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(parts: parts) }
    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) { coder.encode(parts as NSDictionary, forKey: "parts") }
    public required init?(coder: NSCoder) { parts = (coder.decodeObject(of: NSDictionary.self, forKey: "parts") as? [String: String]) ?? [:] }
}
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    open override var street: String {
        get { super.street }
        set { parts["street"] = newValue }
    }
    open override var city: String {
        get { super.city }
        set { parts["city"] = newValue }
    }
    open override var state: String {
        get { super.state }
        set { parts["state"] = newValue }
    }
    open override var postalCode: String {
        get { super.postalCode }
        set { parts["postalCode"] = newValue }
    }
    open override var country: String {
        get { super.country }
        set { parts["country"] = newValue }
    }
    open override var isoCountryCode: String {
        get { super.isoCountryCode }
        set { parts["ISOCountryCode"] = newValue }
    }
    open override var subLocality: String {
        get { super.subLocality }
        set { parts["subLocality"] = newValue }
    }
    open override var subAdministrativeArea: String {
        get { super.subAdministrativeArea }
        set { parts["subAdministrativeArea"] = newValue }
    }
}

/// Somebody in the address book.
open class CNContact: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    var record: ContactRecord
    init(record: ContactRecord) {
        self.record = record
        super.init()
    }
    public override convenience init() { self.init(record: ContactRecord()) }

    open var identifier: String { record.identifier }
    open var contactType: CNContactType { record.type }
    open var namePrefix: String { record["namePrefix"] }
    open var givenName: String { record["givenName"] }
    open var middleName: String { record["middleName"] }
    open var familyName: String { record["familyName"] }
    open var nameSuffix: String { record["nameSuffix"] }
    open var previousFamilyName: String { record["previousFamilyName"] }
    open var phoneticGivenName: String { record["phoneticGivenName"] }
    open var phoneticMiddleName: String { record["phoneticMiddleName"] }
    open var phoneticFamilyName: String { record["phoneticFamilyName"] }
    open var phoneticOrganizationName: String { record["phoneticOrganizationName"] }
    open var nickname: String { record["nickname"] }
    open var organizationName: String { record["organizationName"] }
    open var departmentName: String { record["departmentName"] }
    open var jobTitle: String { record["jobTitle"] }
    open var note: String { record["note"] }
    open var birthday: DateComponents? { record.birthday }
    open var imageData: Data? { record.image }
    open var thumbnailImageData: Data? { record.image }
    open var imageDataAvailable: Bool { record.image != nil }
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        record.phones.map { CNLabeledValue(label: $0.label, value: CNPhoneNumber(stringValue: $0.value)) }
    }
    open var emailAddresses: [CNLabeledValue<NSString>] { record.emails.map { CNLabeledValue(label: $0.label, value: $0.value as NSString) } }
    open var urlAddresses: [CNLabeledValue<NSString>] { record.urls.map { CNLabeledValue(label: $0.label, value: $0.value as NSString) } }
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        record.addresses.map { CNLabeledValue(label: $0.label, value: CNPostalAddress(parts: $0.parts)) }
    }

    /// Other days than the birthday, by their labels.
    open var dates: [CNLabeledValue<NSDateComponents>] {
        (record.dates ?? []).map { CNLabeledValue(label: $0.label, value: NSDateComponents.of($0.parts)) }
    }
    /// The birthday by another calendar than the Gregorian.
    open var nonGregorianBirthday: DateComponents? { record.otherBirthday }
    open var contactRelations: [CNLabeledValue<CNContactRelation>] {
        (record.relations ?? []).map { CNLabeledValue(label: $0.label, value: CNContactRelation(name: $0.value)) }
    }
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        (record.profiles ?? []).map { CNLabeledValue(label: $0.label, value: CNSocialProfile(parts: $0.parts)) }
    }
    open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        (record.messages ?? []).map { CNLabeledValue(label: $0.label, value: CNInstantMessageAddress(parts: $0.parts)) }
    }
    /// Whether the contact is made of several, one of which has this identifier; each here is its own.
    open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { contactIdentifier == identifier }

    /// Every key is at hand.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    open class func localizedString(forKey key: String) -> String { ContactWords.words(for: key) }
    open class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor { CNContactGivenNameKey as NSString }
    open class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
        { a, b in
            guard let a = a as? CNContact, let b = b as? CNContact else { return .orderedSame }
            return ContactRecord.order(a.record, b.record, sortOrder)
        }
    }
    open class func predicateForContacts(matchingName name: String) -> NSPredicate {
        NSPredicate { contact, _ in
            guard let contact = contact as? CNContact else { return false }
            let words = [contact.givenName, contact.familyName, contact.nickname, contact.organizationName].map { $0.lowercased() }
            return name.lowercased().split(separator: " ").allSatisfy { part in words.contains { $0.hasPrefix(part) } }
        }
    }
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { contact, _ in identifiers.contains((contact as? CNContact)?.identifier ?? "") }
    }
    open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        NSPredicate { contact, _ in (contact as? CNContact)?.record.emails.contains { $0.value == emailAddress } == true }
    }

    /// Those with a number, whatever stands between its digits; a country's code in front may be missing.
    open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        let digits: String = phoneNumber.stringValue.filter(\.isNumber)
        return NSPredicate { contact, _ in
            guard digits.count > 2, let contact = contact as? CNContact else { return false }
            return contact.record.phones.contains { phone in
                let own: String = phone.value.filter(\.isNumber)
                return own == digits
                    || min(own.count, digits.count) > 6 && (own.hasSuffix(digits.drop { $0 == "0" }) || digits.hasSuffix(own.drop { $0 == "0" }))
            }
        }
    }
    open class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        NSPredicate { contact, _ in (contact as? CNContact)?.record.groups?.contains(groupIdentifier) == true }
    }
    /// All of them: there is one container.
    open class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate { _, _ in containerIdentifier == CNContainer.local.identifier }
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        if let data = try? PropertyListEncoder().encode(record) { coder.encode(data as NSData, forKey: "record") }
    }
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "record"),
            let found = try? PropertyListDecoder().decode(ContactRecord.self, from: data as Data)
        else { return nil }
        record = found
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { CNContact(record: record) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(record: record) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

open class CNMutableContact: CNContact, @unchecked Sendable {
    open override var nameSuffix: String {
        get { super.nameSuffix }
        set { record["nameSuffix"] = newValue }
    }
    open override var previousFamilyName: String {
        get { super.previousFamilyName }
        set { record["previousFamilyName"] = newValue }
    }
    open override var phoneticGivenName: String {
        get { super.phoneticGivenName }
        set { record["phoneticGivenName"] = newValue }
    }
    open override var phoneticMiddleName: String {
        get { super.phoneticMiddleName }
        set { record["phoneticMiddleName"] = newValue }
    }
    open override var phoneticFamilyName: String {
        get { super.phoneticFamilyName }
        set { record["phoneticFamilyName"] = newValue }
    }
    open override var phoneticOrganizationName: String {
        get { super.phoneticOrganizationName }
        set { record["phoneticOrganizationName"] = newValue }
    }
    open override var dates: [CNLabeledValue<NSDateComponents>] {
        get { super.dates }
        set { record.dates = newValue.map { .init(label: $0.label, parts: DateComponents.of($0.value)) } }
    }
    open override var nonGregorianBirthday: DateComponents? {
        get { super.nonGregorianBirthday }
        set { record.otherBirthday = newValue }
    }
    open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { super.contactRelations }
        set { record.relations = newValue.map { .init(label: $0.label, value: $0.value.name) } }
    }
    open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { super.socialProfiles }
        set { record.profiles = newValue.map { .init(label: $0.label, parts: $0.value.parts) } }
    }
    open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { super.instantMessageAddresses }
        set { record.messages = newValue.map { .init(label: $0.label, parts: $0.value.parts) } }
    }
    open override var contactType: CNContactType {
        get { super.contactType }
        set { record.type = newValue }
    }
    open override var namePrefix: String {
        get { super.namePrefix }
        set { record["namePrefix"] = newValue }
    }
    open override var givenName: String {
        get { super.givenName }
        set { record["givenName"] = newValue }
    }
    open override var middleName: String {
        get { super.middleName }
        set { record["middleName"] = newValue }
    }
    open override var familyName: String {
        get { super.familyName }
        set { record["familyName"] = newValue }
    }
    open override var nickname: String {
        get { super.nickname }
        set { record["nickname"] = newValue }
    }
    open override var organizationName: String {
        get { super.organizationName }
        set { record["organizationName"] = newValue }
    }
    open override var departmentName: String {
        get { super.departmentName }
        set { record["departmentName"] = newValue }
    }
    open override var jobTitle: String {
        get { super.jobTitle }
        set { record["jobTitle"] = newValue }
    }
    open override var note: String {
        get { super.note }
        set { record["note"] = newValue }
    }
    open override var birthday: DateComponents? {
        get { super.birthday }
        set { record.birthday = newValue }
    }
    open override var imageData: Data? {
        get { super.imageData }
        set { record.image = newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { record.phones = newValue.map { .init(label: $0.label, value: $0.value.stringValue) } }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { record.emails = newValue.map { .init(label: $0.label, value: $0.value as String) } }
    }
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { super.urlAddresses }
        set { record.urls = newValue.map { .init(label: $0.label, value: $0.value as String) } }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { record.addresses = newValue.map { .init(label: $0.label, parts: $0.value.parts) } }
    }
}

/// The values that are kept of a person.
struct ContactRecord: Codable, Sendable {
    struct Labelled: Codable, Sendable {
        var label: String?
        var value: String
    }
    struct Address: Codable, Sendable {
        var label: String?
        var parts: [String: String]
    }
    var identifier = UUID().uuidString + ":ABPerson"
    var type = CNContactType.person
    var texts: [String: String] = [:]
    var birthday: DateComponents?
    var image: Data?
    var phones: [Labelled] = []
    var emails: [Labelled] = []
    var urls: [Labelled] = []
    var addresses: [Address] = []
    // Not in what earlier versions kept.
    struct Day: Codable, Sendable {
        var label: String?
        var parts: DateComponents
    }
    var dates: [Day]?
    var otherBirthday: DateComponents?
    var relations: [Labelled]?
    var profiles: [Address]?
    var messages: [Address]?
    /// The groups that the person is in, by their identifiers.
    var groups: [String]?

    init() {}

    /// The last word of a name is the family's, what stands between it and the first a middle name.
    init(_ person: NewPeople.Person) {
        let words: [String] = person.name.split(separator: " ").map(String.init)
        self["givenName"] = words.first ?? ""
        if words.count > 1 { self["familyName"] = words[words.count - 1] }
        if words.count > 2 { self["middleName"] = words[1..<words.count - 1].joined(separator: " ") }
        if let phone = person.phone { phones = [Labelled(label: CNLabelPhoneNumberMobile, value: phone)] }
        if let email = person.email { emails = [Labelled(label: CNLabelHome, value: email)] }
    }

    subscript(key: String) -> String {
        get { texts[key] ?? "" }
        set { texts[key] = newValue }
    }

    static func order(_ a: ContactRecord, _ b: ContactRecord, _ order: CNContactSortOrder) -> ComparisonResult {
        func key(_ record: ContactRecord) -> String {
            // Who has no family name stands where the other name belongs.
            let (given, family): (String, String) = (record["givenName"], record["familyName"])
            return switch order {
            case .none: ""
            case .givenName: given.isEmpty ? family : given + " " + family
            case .familyName, .userDefault: family.isEmpty ? given : family + " " + given
            }
        }
        return key(a).localizedCaseInsensitiveCompare(key(b))
    }
}

public enum CNContactFormatterStyle: Int, Sendable { case fullName = 0, phoneticFullName }
/// Writes names.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    open var style: CNContactFormatterStyle = .fullName
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts: [String] =
            style == .phoneticFullName
            ? [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
            : [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        if style == .phoneticFullName { return name.isEmpty ? nil : name }
        return !name.isEmpty ? name : contact.organizationName.isEmpty ? nil : contact.organizationName
    }
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    /// The name with the attributes given. `CNContactPropertyAttribute` says of each part which one of the contact's it is.
    open class func attributedString(
        from contact: CNContact, style: CNContactFormatterStyle, defaultAttributes attributes: [AnyHashable: Any]? = nil
    ) -> NSAttributedString? {
        guard let name = string(from: contact, style: style) else { return nil }
        let given: [NSAttributedString.Key: Any] = (attributes ?? [:]).reduce(into: [:]) { result, entry in
            let key: NSAttributedString.Key? =
                entry.key.base as? NSAttributedString.Key ?? (entry.key.base as? String).map { NSAttributedString.Key(rawValue: $0) }
            if let key { result[key] = entry.value }
        }
        let text = NSMutableAttributedString(string: name, attributes: given)
        for (part, key) in [
            (contact.givenName, CNContactGivenNameKey), (contact.middleName, CNContactMiddleNameKey), (contact.familyName, CNContactFamilyNameKey),
        ] {
            let range = (name as NSString).range(of: part)
            if range.length > 0 { text.addAttribute(NSAttributedString.Key(rawValue: CNContactPropertyAttribute), value: key, range: range) }
        }
        return text
    }
    open func attributedString(from contact: CNContact, defaultAttributes attributes: [AnyHashable: Any]? = nil) -> NSAttributedString? {
        Self.attributedString(from: contact, style: style, defaultAttributes: attributes)
    }
    /// Which name comes first: the family's, where both are Chinese, Japanese or Korean.
    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
        let letters: String.UnicodeScalarView = (contact.givenName + contact.familyName).unicodeScalars
        let isEastAsian: Bool = !letters.isEmpty && letters.allSatisfy { (0x2E80...0x9FFF).contains($0.value) || (0xAC00...0xD7AF).contains($0.value) }
        return isEastAsian ? .familyNameFirst : .givenNameFirst
    }
    /// The text between the names.
    open class func delimiter(for contact: CNContact) -> String { nameOrder(for: contact) == .familyNameFirst ? "" : " " }
    open class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor { CNContactGivenNameKey as NSString }
    open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor { CNContactGivenNameKey as NSString }
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { CNContactGivenNameKey as NSString }
}
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    public enum Style: Int, Sendable { case mailingAddress = 0 }
    open var style: Style = .mailingAddress
    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }
    /// The address with the attributes given.
    open class func attributedString(
        from postalAddress: CNPostalAddress, style: Style, withDefaultAttributes attributes: [AnyHashable: Any] = [:]
    ) -> NSAttributedString {
        let given: [NSAttributedString.Key: Any] = attributes.reduce(into: [:]) { result, entry in
            let key: NSAttributedString.Key? =
                entry.key.base as? NSAttributedString.Key ?? (entry.key.base as? String).map { NSAttributedString.Key(rawValue: $0) }
            if let key { result[key] = entry.value }
        }
        return NSAttributedString(string: string(from: postalAddress, style: style), attributes: given)
    }
    open func attributedString(from postalAddress: CNPostalAddress, withDefaultAttributes attributes: [AnyHashable: Any] = [:]) -> NSAttributedString {
        Self.attributedString(from: postalAddress, style: style, withDefaultAttributes: attributes)
    }
    open class func string(from postalAddress: CNPostalAddress, style: Style) -> String {
        let town = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }.joined(separator: " ")
        return [postalAddress.street, postalAddress.subLocality, town, postalAddress.subAdministrativeArea, postalAddress.country].filter { !$0.isEmpty }
            .joined(separator: "\n")
    }
}
