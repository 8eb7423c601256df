@_exported import QuinceContacts
@_exported import UIKit

/// Lets the user choose somebody of the address book, or one of their numbers and addresses. The app needs no access to the address book for it.
///
/// What is chosen follows from what the delegate has: one contact, several, or a property of a contact's card.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    /// The properties that a contact's card shows; nil for all.
    open var displayedPropertyKeys: [String]?
    /// Which contacts can be chosen; the others are grey.
    open var predicateForEnablingContact: NSPredicate?
    /// Which contacts are chosen by a tap; the others show their card.
    open var predicateForSelectionOfContact: NSPredicate?
    /// Which properties of a card are chosen by a tap.
    open var predicateForSelectionOfProperty: NSPredicate?
    /// The address book that is shown.
    var store = CNContactStore()
    private let list = ContactList(style: .plain)
    private lazy var inner = UINavigationController(rootViewController: list)

    open override func viewDidLoad() {
        super.viewDidLoad()
        list.store = store
        list.isEnabled = { [weak self] in self?.predicateForEnablingContact?.evaluate(with: $0) ?? true }
        list.onChoice = { [weak self] in self?.choose($0) }
        list.onCancel = { [weak self] in
            guard let self else { return }
            try? delegate?.contactPickerDidCancel(self)
            end()
        }
        list.onSeveral = { [weak self] in self?.choose($0) }
        addChild(inner)
        inner.view.frame = view.bounds
        inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner.view)
        inner.didMove(toParent: self)
    }

    private func choose(_ contact: CNContact) {
        guard predicateForSelectionOfContact?.evaluate(with: contact) ?? true else { return showCard(of: contact) }
        guard let delegate else { return end() }
        do throws(Unimplemented) {
            try delegate.contactPicker(self, didSelect: contact)
            end()
        } catch {
            // A delegate that names properties waits for one of them, any other for several contacts.
            if displayedPropertyKeys == nil { list.beginChoosingSeveral(with: contact) } else { showCard(of: contact) }
        }
    }

    private func choose(_ contacts: [CNContact]) {
        guard let delegate else { return end() }
        do throws(Unimplemented) {
            try delegate.contactPicker(self, didSelect: contacts)
            end()
        } catch {
            if let first = contacts.first { showCard(of: first) }
        }
    }

    private func showCard(of contact: CNContact) {
        let card = CNContactViewController(for: contact)
        card.displayedPropertyKeys = displayedPropertyKeys
        card.onChoice = { [weak self] in self?.choose($0) }
        inner.pushViewController(card, animated: true)
    }

    private func choose(_ property: CNContactProperty) {
        guard predicateForSelectionOfProperty?.evaluate(with: property) ?? true, let delegate else { return }
        do throws(Unimplemented) {
            try delegate.contactPicker(self, didSelect: property)
        } catch {
            do throws(Unimplemented) { try delegate.contactPicker(self, didSelectContactProperties: [property]) } catch { return }
        }
        end()
    }

    private func end() { presentingViewController?.dismiss(animated: true) }
}

@preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController) throws(Unimplemented)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) throws(Unimplemented)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) throws(Unimplemented)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) throws(Unimplemented)
    func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]) throws(Unimplemented)
}

// Three methods share a name, by which the runtime could not tell them apart.
extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("contactPickerDidCancel:", on: self, [picker])
    }
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) throws(Unimplemented) { throw Unimplemented() }
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) throws(Unimplemented) {
        throw Unimplemented()
    }
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) throws(Unimplemented) { throw Unimplemented() }
    public func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("contactPicker:didSelectContactProperties:", on: self, [picker, contactProperties])
    }
}
