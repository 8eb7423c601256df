import Foundation
import Testing

@testable import QuinceContacts
@testable import ObjectRuntime

@Suite("People's further values, groups and containers") struct ContactValueTests {
    private func store(_ folder: ScratchFolder) -> CNContactStore {
        CNContactStore(book: AddressBook(file: ContainerFile("contacts.plist", container: folder.url)))
    }

    private func person(_ given: String, _ family: String) -> CNMutableContact {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName) = (given, family)
        return contact
    }

    @Test("profiles, relations, days and further names are kept") func values() throws {
        let folder = try ScratchFolder()
        let store = store(folder)
        let ada = person("Ada", "Lovelace")
        ada.nameSuffix = "Countess"
        ada.phoneticGivenName = "Eyda"
        ada.socialProfiles = [
            CNLabeledValue(
                label: nil,
                value: CNSocialProfile(urlString: "https://example.org/ada", username: "ada", userIdentifier: nil, service: CNSocialProfileServiceTwitter))
        ]
        ada.instantMessageAddresses = [
            CNLabeledValue(label: CNLabelHome, value: CNInstantMessageAddress(username: "ada", service: CNInstantMessageServiceSkype))
        ]
        ada.contactRelations = [CNLabeledValue(label: CNLabelContactRelationMother, value: CNContactRelation(name: "Anne"))]
        let day = NSDateComponents()
        (day.day, day.month) = (8, 7)
        ada.dates = [CNLabeledValue(label: CNLabelDateAnniversary, value: day)]
        let save = CNSaveRequest()
        save.add(ada, toContainerWithIdentifier: nil)
        try store.execute(save)

        let found = try store.unifiedContact(withIdentifier: ada.identifier, keysToFetch: [CNContactSocialProfilesKey])
        #expect(found.socialProfiles.first?.value.username == "ada" && found.socialProfiles.first?.value.service == "Twitter")
        #expect(found.instantMessageAddresses.first?.value.service == "Skype" && found.contactRelations.first?.value.name == "Anne")
        #expect(found.dates.first?.value.day == 8 && found.dates.first?.value.month == 7 && found.dates.first?.label == CNLabelDateAnniversary)
        #expect(CNContactFormatter.string(from: found, style: .fullName) == "Ada Lovelace Countess")
        #expect(CNContactFormatter.string(from: found, style: .phoneticFullName) == "Eyda")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelContactRelationMother) == "mother")
    }

    @Test("groups have members, within one container") func groups() throws {
        let folder = try ScratchFolder()
        let store = store(folder)
        let (ada, alan) = (person("Ada", "Lovelace"), person("Alan", "Turing"))
        let group = CNMutableGroup()
        group.name = "Pioneers"
        let save = CNSaveRequest()
        save.add(ada, toContainerWithIdentifier: nil)
        save.add(alan, toContainerWithIdentifier: store.defaultContainerIdentifier())
        save.add(group, toContainerWithIdentifier: nil)
        save.addMember(ada, to: group)
        try store.execute(save)
        #expect(try store.groups(matching: nil).map(\.name) == ["Pioneers"])
        let members = try store.unifiedContacts(matching: CNContact.predicateForContactsInGroup(withIdentifier: group.identifier), keysToFetch: [])
        #expect(members.map(\.givenName) == ["Ada"])
        let container = try #require(try store.containers(matching: nil).first)
        #expect(container.type == .local && container.identifier == store.defaultContainerIdentifier())
        #expect(
            try store.unifiedContacts(matching: CNContact.predicateForContactsInContainer(withIdentifier: container.identifier), keysToFetch: []).count == 2)
        let removal = CNSaveRequest()
        removal.delete(group)
        try store.execute(removal)
        #expect(try store.groups(matching: nil).isEmpty)
        #expect(try store.unifiedContacts(matching: CNContact.predicateForContactsInGroup(withIdentifier: group.identifier), keysToFetch: []).isEmpty)
        let unknown = CNSaveRequest()
        unknown.addMember(ada, to: group)
        #expect(throws: CNError.self) { try store.execute(unknown) }
    }

    @Test("a number is found with another form, and a contact comes back from an archive") func numbers() throws {
        let ada = person("Ada", "Lovelace")
        ada.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+49 30 123-4567"))]
        let matches = CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "030 1234567"))
        #expect(matches.evaluate(with: ada))
        #expect(!CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "030 1234568")).evaluate(with: ada))
        let data = try NSKeyedArchiver.archivedData(withRootObject: ada, requiringSecureCoding: false)
        let back = try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? CNContact)
        #expect(back == ada && back.phoneNumbers.first?.value.stringValue == "+49 30 123-4567")
        let value = CNLabeledValue(label: CNLabelHome, value: "a" as NSString)
        #expect(value.settingLabel(CNLabelWork).identifier == value.identifier && value.settingLabel(CNLabelWork).label == CNLabelWork)
    }
}
