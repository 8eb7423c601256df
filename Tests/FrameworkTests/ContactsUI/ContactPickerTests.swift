@testable import QuinceContacts
@testable import QuinceContactsUI
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct ContactPickerTests {
    private final class One: NSObject, CNContactPickerDelegate {
        var told: [String] = []
        func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) { told.append(contact.familyName) }
        func contactPickerDidCancel(_ picker: CNContactPickerViewController) { told.append("cancelled") }
    }

    private final class Several: NSObject, CNContactPickerDelegate {
        var told: [String] = []
        func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) { told = contacts.map(\.familyName) }
    }

    private final class Property: NSObject, CNContactPickerDelegate {
        var told: [String] = []
        func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {
            told.append("\(contactProperty.key) \((contactProperty.value as? CNPhoneNumber)?.stringValue ?? "")")
        }
    }

    private let folder: ScratchFolder
    private let people: NewPeople
    private let store: CNContactStore

    init() throws {
        folder = try ScratchFolder()
        people = NewPeople(file: ContainerFile("new.plist", container: folder.url))
        store = CNContactStore(book: AddressBook(file: ContainerFile("contacts.plist", container: folder.url), newPeople: people))
        for name in ["Ada Lovelace", "Grace Hopper", "Åsa Lindqvist", "Karen Spärck Jones", "Plato", "42"] {
            try people.add(.init(name: name, phone: name == "Ada Lovelace" ? "+44 20 7946 0321" : nil, email: name == "Ada Lovelace" ? "ada@example.org" : nil))
        }
    }

    /// Shows a picker from a bar button, in a popover on the pad and in a sheet on the phone.
    private func stage(_ window: String, _ delegate: any CNContactPickerDelegate, _ prepare: (CNContactPickerViewController) -> Void = { _ in }) throws
        -> FrameworkStage
    {
        let root = UIViewController()
        root.view.backgroundColor = .systemTeal
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        let stage = try FrameworkStage(window, root: UINavigationController(rootViewController: root))
        let picker = CNContactPickerViewController()
        picker.store = store
        picker.delegate = delegate
        picker.modalPresentationStyle = .popover
        picker.popoverPresentationController?.barButtonItem = root.navigationItem.rightBarButtonItem
        prepare(picker)
        root.present(picker, animated: true)
        return stage
    }

    @Test("people stand under the initials they are sorted by, those without one last") func sections() {
        let contacts: [CNContact] = ["Grace Hopper", "Ada Lovelace", "Åsa Lindqvist", "Plato", "42"].map { CNContact(record: ContactRecord(.init(name: $0))) }
        let sections = ContactList.sections(of: contacts)
        #expect(sections.map(\.title) == ["H", "L", "P", "#"])
        #expect(sections.map(\.contacts.count) == [1, 2, 1, 1])
    }

    @Test("somebody is searched for and chosen, in a popover and in a sheet", arguments: ["ipad-pro-11.landscape.full", "iphone-6.1-393.portrait.full"])
    func one(window: String) throws {
        let delegate = One()
        let stage = try stage(window, delegate)
        defer { stage.close() }
        let name = String(window.prefix(4))
        try stage.play("wait 1\npicture people-\(name)\nexpect \"Ada Lovelace\"\ntap \"Search\"\nwait 0.5\ntype \"gr\"\nwait 0.4\npicture people-found-\(name)")
        try stage.play("expect no \"Ada Lovelace\"\ntap \"Grace Hopper\"\nwait 1")
        #expect(delegate.told == ["Hopper"] && stage.window.rootViewController?.presentedViewController == nil)
    }

    @Test("the cancel button chooses nobody; people who come meanwhile are shown") func cancel() throws {
        let delegate = One()
        let stage = try stage("iphone-6.1-393.portrait.full", delegate)
        defer { stage.close() }
        try stage.play("wait 1")
        try people.add(.init(name: "Radia Perlman"))
        NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil)
        try stage.play("wait 0.3\nexpect \"Radia Perlman\"\ntap \"Cancel\"\nwait 1")
        #expect(delegate.told == ["cancelled"])
    }

    @Test("a delegate that takes several gets those with a mark") func several() throws {
        let delegate = Several()
        let stage = try stage("ipad-pro-11.landscape.full", delegate)
        defer { stage.close() }
        try stage.play("wait 1\ntap \"Ada Lovelace\"\nwait 0.3\ntap \"Grace Hopper\"\nwait 0.3\npicture people-several\ntap \"Done\"\nwait 1")
        #expect(delegate.told == ["Lovelace", "Hopper"])
    }

    @Test("a delegate that takes properties gets the one that is tapped on a card", arguments: ["ipad-pro-11.landscape.full", "iphone-6.1-393.portrait.full"])
    func property(window: String) throws {
        let delegate = Property()
        let stage = try stage(window, delegate) { $0.displayedPropertyKeys = [CNContactPhoneNumbersKey, CNContactEmailAddressesKey] }
        defer { stage.close() }
        try stage.play("wait 1\ntap \"Ada Lovelace\"\nwait 0.8\npicture people-card-\(window.prefix(4))\ntap \"+44 20 7946 0321\"\nwait 1")
        #expect(delegate.told == ["phoneNumbers +44 20 7946 0321"])
    }
}
