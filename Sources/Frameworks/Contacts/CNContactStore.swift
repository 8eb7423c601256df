import ObjectRuntime
import Synchronization

public enum CNEntityType: Int, Sendable { case contacts = 0 }
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized, limited }
public let CNErrorDomain = "CNErrorDomain"
public struct CNError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case communicationError = 1, dataAccessError = 2, authorizationDenied = 100, noAccessibleWritableContainers = 101, recordDoesNotExist = 200,
            insertedRecordAlreadyExists = 201, predicateInvalid = 400
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { CNErrorDomain }
    public var errorCode: Int { code.rawValue }
}
extension NSNotification.Name {
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// Which contacts are wanted.
open class CNContactFetchRequest: NSObject {
    open var predicate: NSPredicate?
    open var keysToFetch: [any CNKeyDescriptor]
    open var sortOrder: CNContactSortOrder = .none
    open var mutableObjects = false
    open var unifyResults = true
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Changes to be made together.
open class CNSaveRequest: NSObject {
    var added: [CNMutableContact] = []
    var updated: [CNMutableContact] = []
    var deleted: [CNMutableContact] = []
    /// The changes of groups, in order.
    var groupChanges: [(inout [GroupRecord], inout [ContactRecord]) throws -> Void] = []
    /// Kept: contacts are fetched anew in any case.
    open var shouldRefetchContacts = true
    open var transactionAuthor: String?

    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {
        let record: GroupRecord = group.record
        groupChanges.append { groups, _ in
            guard !groups.contains(where: { $0.identifier == record.identifier }) else { throw CNError(.insertedRecordAlreadyExists) }
            groups.append(record)
        }
    }
    open func update(_ group: CNMutableGroup) {
        let record: GroupRecord = group.record
        groupChanges.append { groups, _ in groups[try Self.place(record.identifier, groups)] = record }
    }
    /// The people of the group stay.
    open func delete(_ group: CNMutableGroup) {
        let identifier: String = group.identifier
        groupChanges.append { groups, contacts in
            groups.remove(at: try Self.place(identifier, groups))
            for index in contacts.indices { contacts[index].groups?.removeAll { $0 == identifier } }
        }
    }
    open func addSubgroup(_ subgroup: CNGroup, to group: CNGroup) {
        let (child, parent): (String, String) = (subgroup.identifier, group.identifier)
        groupChanges.append { groups, _ in groups[try Self.place(child, groups)].parent = parent }
    }
    open func removeSubgroup(_ subgroup: CNGroup, from group: CNGroup) {
        let child: String = subgroup.identifier
        groupChanges.append { groups, _ in groups[try Self.place(child, groups)].parent = nil }
    }
    open func addMember(_ contact: CNContact, to group: CNGroup) {
        let (person, identifier): (String, String) = (contact.identifier, group.identifier)
        groupChanges.append { groups, contacts in
            _ = try Self.place(identifier, groups)
            guard let index = contacts.firstIndex(where: { $0.identifier == person }) else { throw CNError(.recordDoesNotExist) }
            if contacts[index].groups?.contains(identifier) != true { contacts[index].groups = (contacts[index].groups ?? []) + [identifier] }
        }
    }
    open func removeMember(_ contact: CNContact, from group: CNGroup) {
        let (person, identifier): (String, String) = (contact.identifier, group.identifier)
        groupChanges.append { _, contacts in
            guard let index = contacts.firstIndex(where: { $0.identifier == person }) else { throw CNError(.recordDoesNotExist) }
            contacts[index].groups?.removeAll { $0 == identifier }
        }
    }
    private static func place(_ identifier: String, _ groups: [GroupRecord]) throws -> Int {
        guard let place = groups.firstIndex(where: { $0.identifier == identifier }) else { throw CNError(.recordDoesNotExist) }
        return place
    }

    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) { added.append(contact) }
    open func update(_ contact: CNMutableContact) { updated.append(contact) }
    open func delete(_ contact: CNMutableContact) { deleted.append(contact) }
}

/// The device's address book, empty at first; what apps and the user put into it is kept in the app's container. The user allows access when asked.
open class CNContactStore: NSObject, @unchecked Sendable {
    private static var book: AddressBook {
        AppServices.object {
            let people: NewPeople = .current
            people.onArrival = { ServiceReply.send(on: .main) { NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil) } }
            return AddressBook(file: ContainerFile("Services/contacts.plist"), newPeople: people)
        }
    }
    private let book: AddressBook

    public override init() { book = Self.book }
    init(book: AddressBook) { self.book = book }

    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { book.isAllowed ? .authorized : .notDetermined }

    open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        book.allow()
        ServiceReply.send { completionHandler(true, nil) }
    }
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        book.allow()
        return true
    }

    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] {
        book.records.map { CNContact(record: $0) }.filter { predicate.evaluate(with: $0) }
    }
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        guard let found = book.records.first(where: { $0.identifier == identifier }) else { throw CNError(.recordDoesNotExist) }
        return CNContact(record: found)
    }
    open func enumerateContacts(with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void) throws {
        var stop = ObjCBool(false)
        var records = book.records
        if fetchRequest.sortOrder != .none { records.sort { ContactRecord.order($0, $1, fetchRequest.sortOrder) == .orderedAscending } }
        for record in records {
            let contact = fetchRequest.mutableObjects ? CNMutableContact(record: record) : CNContact(record: record)
            guard fetchRequest.predicate?.evaluate(with: contact) ?? true else { continue }
            block(contact, &stop)
            if stop.boolValue { return }
        }
    }
    open func execute(_ saveRequest: CNSaveRequest) throws {
        try book.change { records, groups in
            for contact in saveRequest.added {
                guard !records.contains(where: { $0.identifier == contact.identifier }) else { throw CNError(.insertedRecordAlreadyExists) }
                records.append(contact.record)
            }
            for contact in saveRequest.updated {
                guard let place = records.firstIndex(where: { $0.identifier == contact.identifier }) else { throw CNError(.recordDoesNotExist) }
                records[place] = contact.record
            }
            for contact in saveRequest.deleted {
                guard let place = records.firstIndex(where: { $0.identifier == contact.identifier }) else { throw CNError(.recordDoesNotExist) }
                records.remove(at: place)
            }
            for change in saveRequest.groupChanges { try change(&groups, &records) }
        }
        ServiceReply.send(on: .main) { NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil) }
    }
    open func defaultContainerIdentifier() -> String { CNContainer.local.identifier }
    /// The containers that match; all of them for nil.
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
        [CNContainer.local].filter { predicate?.evaluate(with: $0) ?? true }
    }
    /// The groups that match, in the order of their making; all of them for nil.
    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
        book.groups.map { CNGroup(record: $0) }.filter { predicate?.evaluate(with: $0) ?? true }
    }
    /// Nil: no history of changes is kept.
    open var currentHistoryToken: Data? { nil }
}

/// The people who are kept.
final class AddressBook: Sendable {
    private struct State: Codable {
        var isAllowed = false
        var records: [ContactRecord] = []
        // Not in what earlier versions kept.
        var groups: [GroupRecord]?
    }
    private let state = Mutex<State?>(nil)
    private let file: ContainerFile<Data>
    private let newPeople: NewPeople?

    init(file: ContainerFile<Data>, newPeople: NewPeople? = nil) {
        self.file = file
        self.newPeople = newPeople
    }

    private func load() -> State { file.read().flatMap { try? PropertyListDecoder().decode(State.self, from: $0) } ?? State() }
    var isAllowed: Bool { (state.withLock { $0 } ?? load()).isAllowed }
    var records: [ContactRecord] {
        takeOverNewPeople()
        return (state.withLock { $0 } ?? load()).records
    }

    var groups: [GroupRecord] { (state.withLock { $0 } ?? load()).groups ?? [] }

    private func takeOverNewPeople() {
        guard let people = newPeople?.take(), !people.isEmpty else { return }
        try? modify { $0.records += people.map(ContactRecord.init) }
    }

    func allow() {
        UsageDescription.require("NSContactsUsageDescription")
        try? modify { $0.isAllowed = true }
    }
    func change(_ body: (inout [ContactRecord], inout [GroupRecord]) throws -> Void) throws {
        takeOverNewPeople()
        try modify { state in
            var groups: [GroupRecord] = state.groups ?? []
            try body(&state.records, &groups)
            state.groups = groups
        }
    }

    private func modify(_ body: (inout State) throws -> Void) throws {
        var copy = state.withLock { $0 } ?? load()
        try body(&copy)
        let kept = copy
        try file.write(PropertyListEncoder().encode(kept))
        state.withLock { $0 = kept }
    }
}
