@testable import QuinceContacts
import Testing
import UIKit

@Suite("Contacts as cards") struct VCardTests {
    private var contact: CNMutableContact {
        let contact = CNMutableContact()
        contact.givenName = "Anna"
        contact.familyName = "Haro; Smith"
        contact.organizationName = "Ltd"
        contact.birthday = DateComponents(year: 1985, month: 8, day: 9)
        contact.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "555-522-8243"))]
        contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "anna@example.com")]
        let address = CNMutablePostalAddress()
        address.street = "1001 Leavenworth\nStreet"
        address.city = "Sausalito"
        contact.postalAddresses = [CNLabeledValue(label: CNLabelWork, value: address)]
        return contact
    }

    @Test("are written line by line") func writing() throws {
        let text = String(decoding: try CNContactVCardSerialization.data(with: [contact]), as: UTF8.self)
        let lines: [String] = text.components(separatedBy: "\r\n")
        #expect(lines.first == "BEGIN:VCARD" && lines[1] == "VERSION:3.0" && lines.contains("END:VCARD"))
        #expect(lines.contains("N:Haro\\; Smith;Anna;;;") && lines.contains("FN:Anna Haro\\; Smith"))
        #expect(lines.contains("TEL;type=CELL:555-522-8243") && lines.contains("BDAY:1985-08-09"))
    }

    @Test("are read as they were written") func reading() throws {
        let read: [CNContact] = try CNContactVCardSerialization.contacts(with: CNContactVCardSerialization.data(with: [contact, CNMutableContact()]))
        #expect(read.count == 2)
        let first: CNContact = try #require(read.first)
        #expect(first.givenName == "Anna" && first.familyName == "Haro; Smith" && first.organizationName == "Ltd")
        #expect(first.phoneNumbers.first?.value.stringValue == "555-522-8243" && first.phoneNumbers.first?.label == CNLabelPhoneNumberMobile)
        #expect(first.emailAddresses.first?.value == "anna@example.com" && first.emailAddresses.first?.label == CNLabelHome)
        #expect(first.postalAddresses.first?.value.street == "1001 Leavenworth\nStreet" && first.postalAddresses.first?.label == CNLabelWork)
        #expect(first.birthday?.year == 1985 && first.birthday?.month == 8 && first.birthday?.day == 9)
    }

    @Test("of other programs are read, with folded lines and groups; no card is an error") func foreign() throws {
        let text = "BEGIN:VCARD\nVERSION:2.1\nN:Bell;Kate\nitem1.TEL;TYPE=work,voice:1\n 23\nEND:VCARD\n"
        let contact: CNContact = try #require(VCard.contacts(in: text).first)
        #expect(contact.givenName == "Kate" && contact.phoneNumbers.first?.value.stringValue == "123")
        #expect(contact.phoneNumbers.first?.label == CNLabelWork)
        #expect(throws: CocoaError.self) { try CNContactVCardSerialization.contacts(with: Data("nothing".utf8)) }
        #expect(VCard.fields("a\\;b;c\\nd") == ["a;b", "c\nd"])
    }
}
