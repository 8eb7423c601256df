import ObjectRuntime

/// Contacts as vCards of version 3.0, the form in which they are sent.
open class CNContactVCardSerialization: NSObject, @unchecked Sendable {
    /// The keys that contacts are fetched with, to be written: all of them.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactFormatter.descriptorForRequiredKeys(for: .fullName) }

    open class func data(with contacts: [CNContact]) throws -> Data { Data(contacts.map(VCard.text).joined().utf8) }

    /// The contacts of a file of cards.
    ///
    /// - Throws: an error where no card is in it.
    open class func contacts(with data: Data) throws -> [CNContact] {
        let contacts: [CNContact] = VCard.contacts(in: String(decoding: data, as: UTF8.self))
        guard !contacts.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
        return contacts
    }
}

/// Writes and reads cards.
enum VCard {
    static func text(of contact: CNContact) -> String {
        var lines = ["BEGIN:VCARD", "VERSION:3.0"]
        let name: [String] = [contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, ""]
        lines.append("N:" + name.map(escaped).joined(separator: ";"))
        let full: String = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }.joined(separator: " ")
        lines.append("FN:" + escaped(full.isEmpty ? contact.organizationName : full))
        if !contact.nickname.isEmpty { lines.append("NICKNAME:" + escaped(contact.nickname)) }
        if !contact.organizationName.isEmpty || !contact.departmentName.isEmpty {
            lines.append("ORG:" + escaped(contact.organizationName) + ";" + escaped(contact.departmentName))
        }
        if !contact.jobTitle.isEmpty { lines.append("TITLE:" + escaped(contact.jobTitle)) }
        lines += contact.phoneNumbers.map { "TEL\(type($0.label)):" + escaped($0.value.stringValue) }
        lines += contact.emailAddresses.map { "EMAIL;type=INTERNET\(type($0.label)):" + escaped(String($0.value)) }
        lines += contact.urlAddresses.map { "URL\(type($0.label)):" + escaped(String($0.value)) }
        lines += contact.postalAddresses.map { address in
            let value: CNPostalAddress = address.value
            let parts: [String] = ["", "", value.street, value.city, value.state, value.postalCode, value.country]
            return "ADR\(type(address.label)):" + parts.map(escaped).joined(separator: ";")
        }
        if let birthday = contact.birthday, let year = birthday.year, let month = birthday.month, let day = birthday.day {
            lines.append("BDAY:" + [number(year, 4), number(month, 2), number(day, 2)].joined(separator: "-"))
        }
        lines.append("END:VCARD")
        return lines.map { $0 + "\r\n" }.joined()
    }

    static func contacts(in text: String) -> [CNContact] {
        var result: [CNContact] = []
        var contact: CNMutableContact?
        for line in unfolded(text) {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let words: [Substring] = line[..<colon].split(separator: ";")
            // A group's name stands before the property's, "item1.TEL".
            guard let name = words.first?.split(separator: ".").last?.uppercased() else { continue }
            let value = String(line[line.index(after: colon)...])
            switch (name, value.uppercased()) {
            case ("BEGIN", "VCARD"): contact = CNMutableContact()
            case ("END", "VCARD"):
                if let contact { result.append(contact) }
                contact = nil
            default: if let contact { read(name, label: label(in: words.dropFirst().map(String.init)), value: value, into: contact) }
            }
        }
        return result
    }

    private static func read(_ name: String, label: String?, value: String, into contact: CNMutableContact) {
        let parts: [String] = fields(value)
        func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
        switch name {
        case "N": (contact.familyName, contact.givenName, contact.middleName, contact.namePrefix) = (part(0), part(1), part(2), part(3))
        case "NICKNAME": contact.nickname = part(0)
        case "ORG": (contact.organizationName, contact.departmentName) = (part(0), part(1))
        case "TITLE": contact.jobTitle = part(0)
        case "TEL": contact.phoneNumbers += [CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: part(0)))]
        case "EMAIL": contact.emailAddresses += [CNLabeledValue(label: label, value: part(0) as NSString)]
        case "URL": contact.urlAddresses += [CNLabeledValue(label: label, value: part(0) as NSString)]
        case "ADR":
            let address = CNMutablePostalAddress()
            (address.street, address.city, address.state) = (part(2), part(3), part(4))
            (address.postalCode, address.country) = (part(5), part(6))
            contact.postalAddresses += [CNLabeledValue(label: label, value: address)]
        case "BDAY":
            let numbers: [Int] = value.prefix(10).split(separator: "-").compactMap { Int($0) }
            if numbers.count == 3 { contact.birthday = DateComponents(year: numbers[0], month: numbers[1], day: numbers[2]) }
        default: break
        }
    }

    /// A long line goes on in the next one, which begins with a space.
    private static func unfolded(_ text: String) -> [String] {
        var lines: [String] = []
        for line in text.split(whereSeparator: \.isNewline) {
            if line.first == " " || line.first == "\t", let last = lines.indices.last {
                lines[last] += line.dropFirst()
            } else {
                lines.append(String(line))
            }
        }
        return lines
    }

    /// The parts of a value between semicolons, without the signs that keep some from being read.
    static func fields(_ value: String) -> [String] {
        var parts = [""]
        var isEscaped = false
        for character in value {
            if isEscaped {
                parts[parts.count - 1].append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == ";" {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts
    }

    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\n": result += "\\n"
            case ";", ",", "\\": result += "\\\(character)"
            default: result.append(character)
            }
        }
        return result
    }

    private static let types: [(label: String, type: String)] = [
        (CNLabelHome, "HOME"), (CNLabelWork, "WORK"), (CNLabelPhoneNumberMobile, "CELL"), (CNLabelPhoneNumberMain, "MAIN"),
    ]

    private static func type(_ label: String?) -> String { types.first { $0.label == label }.map { ";type=\($0.type)" } ?? "" }

    /// The label of a property's types: `type=CELL,VOICE`.
    private static func label(in parameters: [String]) -> String? {
        let words: [String] = parameters.flatMap { $0.uppercased().replacingOccurrences(of: "TYPE=", with: "").split(separator: ",").map(String.init) }
        return types.first { words.contains($0.type) }?.label
    }

    private static func number(_ value: Int, _ digits: Int) -> String {
        let text = String(value)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
