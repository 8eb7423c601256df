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
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelEmailiCloud = "iCloud"

public enum CNContactType: Int, Codable, Sendable { case person = 0, organization }
public enum CNContactSortOrder: Int, Sendable { case none = 0, userDefault, givenName, familyName }

/// A value with what it is for.
open class CNLabeledValue<ValueType: NSCopying & NSSecureCoding>: NSObject, @unchecked Sendable {
    public let identifier = UUID().uuidString
    public let label: String?
    public let value: ValueType
    public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
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
}

/// Somebody in the address book.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    var record: ContactRecord
    init(record: ContactRecord) { self.record = record }
    public override convenience init() { self.init(record: ContactRecord()) }

    open var identifier: String { record.identifier }
    open var contactType: CNContactType { record.type }
    open var namePrefix: String { record["namePrefix"] }
    open var givenName: String { record["givenName"] }
    open var middleName: String { record["middleName"] }
    open var familyName: String { record["familyName"] }
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

    /// Every key is at hand.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    open class func localizedString(forKey key: String) -> String { key }
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

    open func copy(with zone: NSZone? = nil) -> Any { CNContact(record: record) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(record: record) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

open class CNMutableContact: CNContact, @unchecked Sendable {
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
        let name = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }.joined(separator: " ")
        return !name.isEmpty ? name : contact.organizationName.isEmpty ? nil : contact.organizationName
    }
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { CNContactGivenNameKey as NSString }
}
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    public enum Style: Int, Sendable { case mailingAddress = 0 }
    open class func string(from postalAddress: CNPostalAddress, style: Style) -> String {
        let town = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }.joined(separator: " ")
        return [postalAddress.street, town, postalAddress.country].filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
