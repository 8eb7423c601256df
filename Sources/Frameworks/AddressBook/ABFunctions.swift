private func unmanaged<Value: AnyObject>(_ value: Value?) -> Unmanaged<Value>! { value.map { Unmanaged.passRetained($0) } }
/// Not the receiver's to release.
private func borrowed<Value: AnyObject>(_ value: Value?) -> Unmanaged<Value>! { value.map { Unmanaged.passUnretained($0) } }
private func report(_ error: NSError, _ place: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    place?.pointee = Unmanaged.passRetained(error)
    return false
}

// MARK: The address book

public func ABAddressBookGetAuthorizationStatus() -> ABAuthorizationStatus {
    CNContactStore.authorizationStatus(for: .contacts) == .authorized ? .authorized : .notDetermined
}
public func ABAddressBookCreateWithOptions(_ options: CFDictionary!, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!) -> Unmanaged<ABAddressBook>! {
    unmanaged(PeopleBook() as ABAddressBook)
}
public func ABAddressBookRequestAccessWithCompletion(_ addressBook: ABAddressBook!, _ completion: ABAddressBookRequestAccessCompletionHandler!) {
    guard let book = addressBook as? PeopleBook, let completion else { return }
    book.ask(completion)
}
public func ABAddressBookHasUnsavedChanges(_ addressBook: ABAddressBook!) -> Bool { (addressBook as? PeopleBook)?.hasChanges ?? false }
public func ABAddressBookRevert(_ addressBook: ABAddressBook!) { (addressBook as? PeopleBook)?.revert() }
/// Keeps what was added, changed and removed since the last time.
public func ABAddressBookSave(_ addressBook: ABAddressBook!, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!) -> Bool {
    guard let book = addressBook as? PeopleBook else { return false }
    do {
        try book.save()
        return true
    } catch let failure {
        return report(failure as NSError, error)
    }
}
public func ABAddressBookAddRecord(_ addressBook: ABAddressBook!, _ record: ABRecord!, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!) -> Bool {
    guard let book = addressBook as? PeopleBook, let person = record as? PersonRecord else { return false }
    book.add(person)
    return true
}
public func ABAddressBookRemoveRecord(_ addressBook: ABAddressBook!, _ record: ABRecord!, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!) -> Bool {
    guard let book = addressBook as? PeopleBook, let person = record as? PersonRecord else { return false }
    book.remove(person)
    return true
}
public func ABAddressBookCopyLocalizedLabel(_ label: CFString!) -> Unmanaged<CFString>! {
    unmanaged(label.map { CNLabeledValue<NSString>.localizedString(forLabel: $0 as String) as NSString })
}

// MARK: People

public func ABAddressBookGetPersonCount(_ addressBook: ABAddressBook!) -> CFIndex { (addressBook as? PeopleBook)?.people.count ?? 0 }
public func ABAddressBookGetPersonWithRecordID(_ addressBook: ABAddressBook!, _ recordID: ABRecordID) -> Unmanaged<ABRecord>! {
    borrowed((addressBook as? PeopleBook)?.people.first { PersonRecord.identifier(of: $0.contact) == recordID } as ABRecord?)
}
public func ABAddressBookCopyArrayOfAllPeople(_ addressBook: ABAddressBook!) -> Unmanaged<CFArray>! {
    unmanaged(((addressBook as? PeopleBook)?.people ?? []) as NSArray)
}
public func ABAddressBookCopyArrayOfAllPeopleInSource(_ addressBook: ABAddressBook!, _ source: ABRecord!) -> Unmanaged<CFArray>! {
    ABAddressBookCopyArrayOfAllPeople(addressBook)
}
public func ABAddressBookCopyArrayOfAllPeopleInSourceWithSortOrdering(
    _ addressBook: ABAddressBook!, _ source: ABRecord!, _ sortOrdering: ABPersonSortOrdering
) -> Unmanaged<CFArray>! {
    let people = ((addressBook as? PeopleBook)?.people ?? []).sorted { PeopleOrder.compare($0, $1, sortOrdering) == .orderedAscending }
    return unmanaged(people as NSArray)
}
public func ABAddressBookCopyPeopleWithName(_ addressBook: ABAddressBook!, _ name: CFString!) -> Unmanaged<CFArray>! {
    let predicate = CNContact.predicateForContacts(matchingName: name as String)
    return unmanaged(((addressBook as? PeopleBook)?.people ?? []).filter { predicate.evaluate(with: $0.contact) } as NSArray)
}
/// Groups are not there.
public func ABAddressBookCopyArrayOfAllGroups(_ addressBook: ABAddressBook!) -> Unmanaged<CFArray>! { unmanaged(NSArray()) }
public func ABAddressBookGetGroupCount(_ addressBook: ABAddressBook!) -> CFIndex { 0 }
/// The one account of the device.
public func ABAddressBookCopyDefaultSource(_ addressBook: ABAddressBook!) -> Unmanaged<ABRecord>! { unmanaged(NSObject() as ABRecord) }

enum PeopleOrder {
    static func compare(_ a: PersonRecord, _ b: PersonRecord, _ ordering: ABPersonSortOrdering) -> ComparisonResult {
        let order: CNContactSortOrder = ordering == kABPersonSortByLastName ? .familyName : .givenName
        return CNContact.comparator(forNameSortOrder: order)(a.contact, b.contact)
    }
}
public func ABPersonComparePeopleByName(_ person1: ABRecord!, _ person2: ABRecord!, _ ordering: ABPersonSortOrdering) -> ComparisonResult {
    guard let a = person1 as? PersonRecord, let b = person2 as? PersonRecord else { return .orderedSame }
    return PeopleOrder.compare(a, b, ordering)
}
public func ABPersonGetSortOrdering() -> ABPersonSortOrdering { kABPersonSortByLastName }
public func ABPersonGetCompositeNameFormatForRecord(_ record: ABRecord!) -> ABPersonCompositeNameFormat { kABPersonCompositeNameFormatFirstNameFirst }
public func ABPersonCreate() -> Unmanaged<ABRecord>! { unmanaged(PersonRecord(contact: CNMutableContact()) as ABRecord) }
public func ABPersonCreateInSource(_ source: ABRecord!) -> Unmanaged<ABRecord>! { ABPersonCreate() }
public func ABPersonCopySource(_ person: ABRecord!) -> Unmanaged<ABRecord>! { unmanaged(NSObject() as ABRecord) }
public func ABPersonGetTypeOfProperty(_ property: ABPropertyID) -> ABPropertyType { PersonRecord.type(of: property) }
/// Nobody is linked with somebody else.
public func ABPersonCopyArrayOfAllLinkedPeople(_ person: ABRecord!) -> Unmanaged<CFArray>! { unmanaged([person as Any] as NSArray) }
public func ABPersonHasImageData(_ person: ABRecord!) -> Bool { (person as? PersonRecord)?.contact.imageDataAvailable ?? false }
public func ABPersonCopyImageData(_ person: ABRecord!) -> Unmanaged<CFData>! { unmanaged((person as? PersonRecord)?.contact.imageData.map { $0 as NSData }) }
public func ABPersonCopyImageDataWithFormat(_ person: ABRecord!, _ format: ABPersonImageFormat) -> Unmanaged<CFData>! { ABPersonCopyImageData(person) }
public func ABPersonSetImageData(_ person: ABRecord!, _ imageData: CFData!, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!) -> Bool {
    guard let person = person as? PersonRecord else { return false }
    person.contact.imageData = imageData.map { $0 as Data }
    person.book?.didChange(person)
    return true
}
public func ABPersonRemoveImageData(_ person: ABRecord!, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!) -> Bool {
    ABPersonSetImageData(person, nil, error)
}

// MARK: Records

public func ABRecordGetRecordID(_ record: ABRecord!) -> ABRecordID {
    (record as? PersonRecord).map { PersonRecord.identifier(of: $0.contact) } ?? kABRecordInvalidID
}
public func ABRecordGetRecordType(_ record: ABRecord!) -> ABRecordType { record is PersonRecord ? kABPersonType : kABSourceType }
/// Nil where the property is empty.
public func ABRecordCopyValue(_ record: ABRecord!, _ property: ABPropertyID) -> Unmanaged<CFTypeRef>! {
    unmanaged((record as? PersonRecord)?.value(property))
}
public func ABRecordSetValue(
    _ record: ABRecord!, _ property: ABPropertyID, _ value: CFTypeRef!, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!
) -> Bool {
    (record as? PersonRecord)?.set(property, value) ?? false
}
public func ABRecordRemoveValue(_ record: ABRecord!, _ property: ABPropertyID, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!) -> Bool {
    (record as? PersonRecord)?.set(property, nil) ?? false
}
public func ABRecordCopyCompositeName(_ record: ABRecord!) -> Unmanaged<CFString>! {
    guard let name = (record as? PersonRecord)?.compositeName, !name.isEmpty else { return nil }
    return unmanaged(name as NSString)
}

// MARK: Several values

public func ABMultiValueCreateMutable(_ type: ABPropertyType) -> Unmanaged<ABMutableMultiValue>! { unmanaged(MultiValue(type: type) as ABMutableMultiValue) }
public func ABMultiValueCreateMutableCopy(_ multiValue: ABMultiValue!) -> Unmanaged<ABMutableMultiValue>! {
    guard let values = multiValue as? MultiValue else { return nil }
    let copy = MultiValue(type: values.type)
    copy.entries = values.entries
    return unmanaged(copy as ABMutableMultiValue)
}
public func ABMultiValueGetPropertyType(_ multiValue: ABMultiValue!) -> ABPropertyType { (multiValue as? MultiValue)?.type ?? kABInvalidPropertyType }
public func ABMultiValueGetCount(_ multiValue: ABMultiValue!) -> CFIndex { (multiValue as? MultiValue)?.entries.count ?? 0 }
private func entry(_ multiValue: ABMultiValue?, _ index: CFIndex) -> MultiValue.Entry? {
    guard let entries = (multiValue as? MultiValue)?.entries, entries.indices.contains(index) else { return nil }
    return entries[index]
}
public func ABMultiValueCopyValueAtIndex(_ multiValue: ABMultiValue!, _ index: CFIndex) -> Unmanaged<CFTypeRef>! {
    unmanaged(entry(multiValue, index)?.value)
}
public func ABMultiValueCopyLabelAtIndex(_ multiValue: ABMultiValue!, _ index: CFIndex) -> Unmanaged<CFString>! {
    unmanaged(entry(multiValue, index)?.label.map { $0 as NSString })
}
public func ABMultiValueCopyArrayOfAllValues(_ multiValue: ABMultiValue!) -> Unmanaged<CFArray>! {
    guard let entries = (multiValue as? MultiValue)?.entries, !entries.isEmpty else { return nil }
    return unmanaged(entries.map(\.value) as NSArray)
}
public func ABMultiValueGetIdentifierAtIndex(_ multiValue: ABMultiValue!, _ index: CFIndex) -> ABMultiValueIdentifier {
    entry(multiValue, index)?.identifier ?? kABMultiValueInvalidIdentifier
}
public func ABMultiValueGetIndexForIdentifier(_ multiValue: ABMultiValue!, _ identifier: ABMultiValueIdentifier) -> CFIndex {
    (multiValue as? MultiValue)?.entries.firstIndex { $0.identifier == identifier } ?? -1
}
public func ABMultiValueAddValueAndLabel(
    _ multiValue: ABMutableMultiValue!, _ value: CFTypeRef!, _ label: CFString!, _ outIdentifier: UnsafeMutablePointer<ABMultiValueIdentifier>!
) -> Bool {
    guard let values = multiValue as? MultiValue, let value else { return false }
    let identifier = values.add(value, label.map { $0 as String })
    outIdentifier?.pointee = identifier
    return true
}
public func ABMultiValueReplaceValueAtIndex(_ multiValue: ABMutableMultiValue!, _ value: CFTypeRef!, _ index: CFIndex) -> Bool {
    guard let values = multiValue as? MultiValue, values.entries.indices.contains(index), let value else { return false }
    values.entries[index].value = value
    return true
}
public func ABMultiValueReplaceLabelAtIndex(_ multiValue: ABMutableMultiValue!, _ label: CFString!, _ index: CFIndex) -> Bool {
    guard let values = multiValue as? MultiValue, values.entries.indices.contains(index) else { return false }
    values.entries[index].label = label.map { $0 as String }
    return true
}
public func ABMultiValueRemoveValueAndLabelAtIndex(_ multiValue: ABMutableMultiValue!, _ index: CFIndex) -> Bool {
    guard let values = multiValue as? MultiValue, values.entries.indices.contains(index) else { return false }
    values.entries.remove(at: index)
    return true
}
