import QuinceAddressBookUI
import Testing

@testable import QuinceAddressBook
@testable import QuinceContacts
@testable import UIKit

@Suite struct AddressBookTests {
    private func store(_ folder: ScratchFolder) -> CNContactStore {
        CNContactStore(book: AddressBook(file: ContainerFile("contacts.plist", container: folder.url)))
    }

    @Test("the region that numbers belong to is the locale's, in small letters") func defaults() {
        #expect(CNContactsUserDefaults.shared().countryCode == (Locale.current.region?.identifier.lowercased() ?? "us"))
        #expect(CNContactsUserDefaults.shared() === CNContactsUserDefaults.shared() && CNContactsUserDefaults.shared().sortOrder == .familyName)
    }

    @Test("people are written by functions, and Contacts finds them") func people() throws {
        let folder = try ScratchFolder()
        let book: ABAddressBook = PeopleBook(store: store(folder))
        let person: ABRecord = ABPersonCreate().takeRetainedValue()
        #expect(ABRecordSetValue(person, kABPersonFirstNameProperty, "Ann" as CFString, nil))
        #expect(ABRecordSetValue(person, kABPersonLastNameProperty, "Bell" as CFString, nil))
        let phones: ABMutableMultiValue = ABMultiValueCreateMutable(kABMultiStringPropertyType).takeRetainedValue()
        #expect(ABMultiValueAddValueAndLabel(phones, "+49 1" as CFString, kABPersonPhoneMobileLabel, nil))
        #expect(ABRecordSetValue(person, kABPersonPhoneProperty, phones, nil))
        let places: ABMutableMultiValue = ABMultiValueCreateMutable(kABMultiDictionaryPropertyType).takeRetainedValue()
        let place: NSDictionary = ["City": "Bonn", "Street": "Hill 1"]
        #expect(ABMultiValueAddValueAndLabel(places, place, kABHomeLabel, nil) && ABRecordSetValue(person, kABPersonAddressProperty, places, nil))
        #expect(ABAddressBookAddRecord(book, person, nil) && ABAddressBookHasUnsavedChanges(book))
        #expect(ABAddressBookSave(book, nil) && !ABAddressBookHasUnsavedChanges(book))

        let found = try store(folder).unifiedContacts(matching: CNContact.predicateForContacts(matchingName: "ann"), keysToFetch: [])
        #expect(found.map(\.familyName) == ["Bell"] && found.first?.phoneNumbers.first?.value.stringValue == "+49 1")
        #expect(found.first?.postalAddresses.first?.value.city == "Bonn")

        let later: ABAddressBook = PeopleBook(store: store(folder))
        let all = ABAddressBookCopyArrayOfAllPeople(later).takeRetainedValue() as [AnyObject]
        let kept = try #require(all.first as ABRecord?)
        #expect(
            ABRecordCopyValue(kept, kABPersonFirstNameProperty)?.takeRetainedValue() as? String == "Ann"
                && ABRecordGetRecordID(kept) == ABRecordGetRecordID(person))
        #expect(ABRecordCopyValue(kept, kABPersonNoteProperty) == nil && ABRecordCopyCompositeName(kept)?.takeRetainedValue() == "Ann Bell")
        let numbers: ABMultiValue = ABRecordCopyValue(kept, kABPersonPhoneProperty).takeRetainedValue()
        #expect(ABMultiValueGetCount(numbers) == 1 && ABMultiValueCopyLabelAtIndex(numbers, 0)?.takeRetainedValue() == kABPersonPhoneMobileLabel)
        #expect(ABRecordSetValue(kept, kABPersonNoteProperty, "friend" as CFString, nil) && ABAddressBookSave(later, nil))
        #expect(try store(folder).unifiedContact(withIdentifier: found[0].identifier, keysToFetch: []).note == "friend")
        #expect(ABAddressBookRemoveRecord(later, kept, nil) && ABAddressBookSave(later, nil) && ABAddressBookGetPersonCount(later) == 0)
    }

    @Test("somebody is written down by hand") @MainActor func newPerson() throws {
        final class Owner: NSObject, ABNewPersonViewControllerDelegate {
            var name: String?
            func newPersonViewController(_ newPersonView: ABNewPersonViewController, didCompleteWithNewPerson person: ABRecord?) {
                name = person.flatMap { ABRecordCopyCompositeName($0)?.takeRetainedValue() as String? }
            }
        }
        let folder = try ScratchFolder()
        let owner = Owner(), controller = ABNewPersonViewController()
        controller.newPersonViewDelegate = owner
        controller.addressBook = PeopleBook(store: store(folder))
        controller.loadViewIfNeeded()
        let fields = try #require(controller.view.subviews.first as? UIStackView).arrangedSubviews.compactMap { $0 as? UITextField }
        fields[0].text = "Carl"
        fields[3].text = "c@d.org"
        let done = try #require(controller.navigationItem.rightBarButtonItem?.primaryAction)
        done.perform(sender: nil)
        #expect(owner.name == "Carl")
        let all = try store(folder).unifiedContacts(matching: NSPredicate(value: true), keysToFetch: [])
        #expect(all.first?.emailAddresses.first?.value == "c@d.org")
    }
}
