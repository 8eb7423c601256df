@_exported import QuinceAddressBook
import QuinceContactsUI

/// Lets the user choose somebody of the address book, or one of their numbers and addresses.
@preconcurrency @MainActor open class ABPeoplePickerNavigationController: UINavigationController {
    open weak var peoplePickerDelegate: (any ABPeoplePickerNavigationControllerDelegate)?
    /// The properties that a card shows; nil for all.
    open var displayedProperties: [NSNumber]?
    open var addressBook: ABAddressBook?
    /// Which people can be chosen; the others are grey.
    open var predicateForEnablingPerson: NSPredicate?
    /// Which people are chosen by a tap; the others show their card.
    open var predicateForSelectionOfPerson: NSPredicate?
    open var predicateForSelectionOfProperty: NSPredicate?
    private let picker = CNContactPickerViewController()
    private lazy var listener = PickerListener(self)

    open override func viewDidLoad() {
        super.viewDidLoad()
        setNavigationBarHidden(true, animated: false)
        picker.delegate = listener
        picker.predicateForEnablingContact = predicateForEnablingPerson
        picker.predicateForSelectionOfContact = predicateForSelectionOfPerson
        setViewControllers([picker], animated: false)
    }

    private final class PickerListener: NSObject, CNContactPickerDelegate {
        private unowned let owner: ABPeoplePickerNavigationController
        init(_ owner: ABPeoplePickerNavigationController) { self.owner = owner }
        func contactPickerDidCancel(_ picker: CNContactPickerViewController) {
            try? owner.peoplePickerDelegate?.peoplePickerNavigationControllerDidCancel(owner)
        }
        func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
            try? owner.peoplePickerDelegate?.peoplePickerNavigationController(owner, didSelectPerson: owner.person(contact))
        }
    }

    func person(_ contact: CNContact) -> ABRecord { (addressBook as? PeopleBook ?? PeopleBook()).person(contact) }
}

/// Hears who was chosen. Every method is optional.
@preconcurrency @MainActor public protocol ABPeoplePickerNavigationControllerDelegate: NSObjectProtocol {
    func peoplePickerNavigationController(_ peoplePicker: ABPeoplePickerNavigationController, didSelectPerson person: ABRecord) throws(Unimplemented)
    func peoplePickerNavigationController(
        _ peoplePicker: ABPeoplePickerNavigationController, didSelectPerson person: ABRecord, property: ABPropertyID,
        identifier: ABMultiValueIdentifier) throws(Unimplemented)
    func peoplePickerNavigationControllerDidCancel(_ peoplePicker: ABPeoplePickerNavigationController) throws(Unimplemented)
}

extension ABPeoplePickerNavigationControllerDelegate {
    public func peoplePickerNavigationController(
        _ peoplePicker: ABPeoplePickerNavigationController, didSelectPerson person: ABRecord
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("peoplePickerNavigationController:didSelectPerson:", on: self, [peoplePicker, person])
    }
    // People are chosen, not their numbers: not called.
    public func peoplePickerNavigationController(
        _ peoplePicker: ABPeoplePickerNavigationController, didSelectPerson person: ABRecord, property: ABPropertyID, identifier: ABMultiValueIdentifier
    ) throws(Unimplemented) { throw Unimplemented() }
    public func peoplePickerNavigationControllerDidCancel(_ peoplePicker: ABPeoplePickerNavigationController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("peoplePickerNavigationControllerDidCancel:", on: self, [peoplePicker])
    }
}

/// The card of somebody.
@preconcurrency @MainActor open class ABPersonViewController: UIViewController {
    open weak var personViewDelegate: (any ABPersonViewControllerDelegate)?
    open var addressBook: ABAddressBook?
    open var displayedPerson: ABRecord = ABPersonCreate().takeRetainedValue()
    /// Default: all.
    open var displayedProperties: [NSNumber]?
    open var allowsEditing = false
    open var allowsActions = true
    open var shouldShowLinkedPeople = false
    open func setHighlightedItemForProperty(_ property: ABPropertyID, withIdentifier identifier: ABMultiValueIdentifier) {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        guard let contact = (displayedPerson as? PersonRecord)?.contact else { return }
        let card = CNContactViewController(for: contact)
        card.allowsEditing = allowsEditing
        card.allowsActions = allowsActions
        addChild(card)
        card.view.frame = view.bounds
        card.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(card.view)
        card.didMove(toParent: self)
        title = ABRecordCopyCompositeName(displayedPerson)?.takeRetainedValue() as String?
    }
}
@preconcurrency @MainActor public protocol ABPersonViewControllerDelegate: NSObjectProtocol {
    func personViewController(
        _ personViewController: ABPersonViewController, shouldPerformDefaultActionForPerson person: ABRecord, property: ABPropertyID,
        identifier: ABMultiValueIdentifier
    ) -> Bool
}

/// One line of text from an address.
public func ABCreateStringWithAddressDictionary(_ address: [AnyHashable: Any], _ addCountryName: Bool) -> String {
    func text(_ key: CFString) -> String { address[key as String] as? String ?? "" }
    let town = [text(kABPersonAddressCityKey), text(kABPersonAddressStateKey), text(kABPersonAddressZIPKey)].filter { !$0.isEmpty }.joined(separator: " ")
    let country: String = addCountryName ? text(kABPersonAddressCountryKey) : ""
    return [text(kABPersonAddressStreetKey), town, country].filter { !$0.isEmpty }.joined(separator: "\n")
}
